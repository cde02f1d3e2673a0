"""Every action that is not allowed says which clause forbids it, from what its player can see."""

from __future__ import annotations

import pytest

import specifications
from igroteka.games.zabiray.cards import FACE, TILES
from scripted import seen
from scripted_tables.zabiray import ZabirayTable, facing, seated


@pytest.mark.parametrize(
    ("pile", "hand", "token", "clause", "phrase"),
    [
        ("", "gr s", "play gr", "ZAB-9", "number-starts"),
        ("", "za be ru", "triple za be ru", "ZAB-9", "number-starts"),
        ("g1", "g2 s", "play g3", "ZAB-11", "not-in-hand"),
        ("g1", "g2 s", "play w g", "ZAB-11", "not-in-hand"),
        ("g1", "g2 s", "play be", "ZAB-11", "not-in-hand"),
        ("g1", "p2 s", "play p2", "ZAB-12", "no-match"),
        ("gr", "p2 s", "play p2", "ZAB-13", "other-colour"),
        ("g1", "be ru", "play be", "ZAB-17", "be-needs-za"),
        ("yr", "be ru", "play ru", "ZAB-18", "ru-needs-be"),
        ("za", "g1 ru", "play g1", "ZAB-17", "only-be"),
        ("za", "g1 ru", "play ru", "ZAB-17", "only-be"),
        ("be", "g1 za", "play za", "ZAB-18", "only-ru"),
        ("w:be", "g1 w", "play w be", "ZAB-18", "only-ru"),
        ("g1", "pr s", "play pr", "ZAB-27", "other-colour-reverse"),
        ("w:y", "g1 s", "play g1", "ZAB-31", "named-colour"),
        ("w:y", "g1 s", "play s", "ZAB-31", "named-colour"),
        ("g1", "w s", "play w be", "ZAB-32", "be-needs-za"),
        ("g1", "w s", "play w ru", "ZAB-32", "ru-needs-be"),
        ("s", "w g1", "play w g", "ZAB-33", "no-wild-now"),
        ("s", "w g1", "play g1", "ZAB-35", "must-seek"),
        ("s", "w g1", "draw", "ZAB-35", "must-seek"),
        ("s", "za be ru", "triple za be ru", "ZAB-35", "must-seek"),
        ("s", "za w ru", "triple za w ru", "ZAB-33", "no-wild-now"),
        ("g1", "s g2", "seek", "ZAB-35", "no-search"),
        ("ru", "gr s", "play gr", "ZAB-25", "number-after-ru"),
        ("g1", "za ru", "triple za be ru", "ZAB-39", "triple-lacks"),
        ("g1", "za w", "triple za w w", "ZAB-39", "triple-lacks-wilds"),
        ("w:g", "za be ru", "triple za be ru", "ZAB-39", "triple-needs-colour"),
        ("za", "za be ru", "triple za be ru", "ZAB-40", "be-alone"),
        ("za", "g1 g2", "triple w be ru", "ZAB-40", "be-alone"),
        ("g1", "w g2", "name g", "ZAB-31", "nothing-to-name"),
        ("g1", "w g2", "say", "ZAB-19", "nothing-captured"),
        ("g1", "w g2", "forget", "ZAB-19", "nothing-captured"),
        ("g1", "w g2", "catch", "ZAB-38", "nobody-to-catch"),
        ("g1", "w g2", "pass", "ZAB-38", "nobody-to-catch"),
    ],
)
def test_each_kind_of_mistake_has_its_clause(pile: str, hand: str, token: str, clause: str, phrase: str) -> None:
    reason = facing(pile, hand).reason(token)
    assert (reason.clause, reason.phrase.id) == (clause, phrase)


@pytest.mark.rule("ZAB-22", "ZAB-43")
def test_refusing_with_an_empty_stock() -> None:
    """R-12."""
    reason = seated(2).lay("g1 s", "y1", pile="g2", stock="").reason("draw")
    assert (reason.clause, reason.phrase.id) == ("ZAB-22", "stock-is-empty")


@pytest.mark.rule("ZAB-31")
def test_while_a_colour_is_to_be_named_nothing_else_goes() -> None:
    """R-7."""
    table = facing("za", "be ru g1 w", top="w/x g5/5")
    table.play("draw")
    others = [token for token in table.rules.TOKENS if not token.startswith("name")]
    assert {table.why_not(token) for token in others} == {"ZAB-31"}


@pytest.mark.rule("ZAB-12", "ZAB-13", "ZAB-27", "ZAB-31", "ZAB-39", "ZAB-11")
def test_a_reason_names_the_card_or_the_colour_that_matters() -> None:
    def card(pile: str, hand: str, token: str) -> str:
        return TILES[facing(pile, hand).reason(token).phrase.card - FACE]

    assert card("g1", "p2 s", "play p2") == "g1"
    assert card("gr", "p2 s", "play p2") == "gr"
    assert card("y4", "pr s", "play pr") == "y4"
    assert card("g1", "g2 s", "play w y") == "w"
    assert card("g1", "g2 s", "play g5") == "g5"
    assert card("g1", "za ru", "triple za be ru") == "be"
    assert facing("w:y", "g1 s").reason("play g1").phrase.value == 3
    assert facing("g1", "za w").reason("triple za w w").phrase.value == 2


@pytest.mark.rule("ZAB-19")
def test_with_an_automatic_call_there_is_nothing_to_say() -> None:
    table = facing("g1", "g2 s", call="auto")
    for token in ("say", "forget", "catch", "pass"):
        assert table.reason(token).phrase.id == "said-for-you"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_along_a_deal_every_illegal_action_has_a_reason_that_the_player_could_find(players: int) -> None:
    table = ZabirayTable(players, max_rounds=1, seed=players)
    known = set(specifications.clauses("zabiray"))
    while not table.over:
        legal, view = table.legal, seen(table, table.to_move)
        for action, token in enumerate(table.rules.TOKENS):
            if token not in legal:
                reason = table.rules.why_not(view, action)
                assert reason.clause in known
                assert reason == table.rules.why_not(table.s, action)
        table.play(table.luck.choice(legal))
