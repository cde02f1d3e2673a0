"""Sentences as the wire has them: an id in the words, and what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.tables.messages import Ground, Refused, Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka import kernel
    from igroteka.kernel import Phrase
    from igroteka.match import Variant
    from igroteka.tables.refusals import Refusal
    from igroteka.words.story import Telling


def said(game: Variant, phrase: Phrase) -> Said:
    """A phrase as the wire has it: the card by its token."""
    card = game.rules.FACES[phrase.card] if phrase.card else ""
    return Said(phrase.id, phrase.seat, card, phrase.value, phrase.other, phrase.more)


def telling_said(game: Variant, telling: Telling) -> Said:
    """The same of a sentence that may stand for several phrases."""
    faces, phrase = game.rules.FACES, telling.phrase
    card = faces[phrase.card] if phrase.card else ""
    cards = [faces[each] for each in telling.cards]
    return Said(
        phrase.id, phrase.seat, card, phrase.value, phrase.other, phrase.more, telling.way, telling.times, cards
    )


def grounds_said(game: Variant, grounds: Sequence[kernel.Ground]) -> list[Ground]:
    """The rules that decided, as the wire has them."""
    return [
        Ground(ground.clause, said(game, ground.phrase._replace(id="why-" + ground.phrase.id)), ground.row)
        for ground in grounds
    ]


def refused(id: str, game: Variant, refusal: Refusal) -> Refused:
    """A refusal as the wire has it, with the sentence of the rule if a rule forbids it."""
    reason = refusal.reason
    return Refused(
        id=id,
        code=refusal.code,
        text=refusal.text,
        clause=reason.clause if reason else "",
        said=said(game, reason.phrase._replace(id="no-" + reason.phrase.id)) if reason else None,
        label=said(game, refusal.label) if refusal.label else None,
    )
