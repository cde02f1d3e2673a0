"""Every action that is not allowed says which clause forbids it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.kernel import Phrase, Value
from igroteka.match import Game, IllegalAction
from scripted_tables.venture import VentureTable, rulebook, shuffled


def reason(table: VentureTable, token: str) -> Any:
    assert token not in table.legal
    return table.rules.why_not(table.s, table.rules.TOKENS.index(token))


def claiming() -> VentureTable:
    table = rulebook(talk="claims")
    table.bid("2 3 4 5 6")
    return table


def confirming() -> VentureTable:
    table = claiming()
    table.claim(*["none"] * 5)
    return table


@pytest.mark.rule("VENT-10")
@pytest.mark.parametrize("talk", ["free", "claims"])
def test_one_bids_what_one_holds(talk: str) -> None:
    table = rulebook(talk=talk)
    assert table.why_not("bid 3") == "VENT-10"
    assert reason(table, "bid 3").phrase == Phrase("not-in-hand", card=3)


@pytest.mark.rule("VENT-14")
@pytest.mark.parametrize("token", ["claim 3", "claim none", "stay", "change 5"])
def test_where_talk_is_free_there_are_no_claims(token: str) -> None:
    table = rulebook()
    assert table.why_not(token) == "VENT-14"
    assert reason(table, token).phrase.id == "talk-is-free"


@pytest.mark.rule("VENT-14")
@pytest.mark.parametrize("token", ["claim 3", "claim none", "stay", "change 5"])
def test_before_the_claims_come_the_bids(token: str) -> None:
    table = rulebook(talk="claims")
    assert table.why_not(token) == "VENT-14"
    assert reason(table, token).phrase.id == "bid-first"


@pytest.mark.rule("VENT-14")
@pytest.mark.parametrize("token", ["bid 2", "bid 10", "stay", "change 5"])
def test_while_claims_are_made_bids_lie(token: str) -> None:
    table = claiming()
    assert table.why_not(token) == "VENT-14"
    assert reason(table, token).phrase.id == "claim-now"


@pytest.mark.rule("VENT-14")
@pytest.mark.parametrize("token", ["bid 10", "claim 3", "claim none"])
def test_after_the_claims_one_stays_or_changes(token: str) -> None:
    table = confirming()
    assert table.why_not(token) == "VENT-14"
    assert reason(table, token).phrase.id == "confirm-now"


@pytest.mark.rule("VENT-14", "VENT-12")
@pytest.mark.parametrize(("token", "said"), [("change 2", "same-bid"), ("change 3", "not-in-hand")])
def test_one_changes_to_another_value_of_the_hand(token: str, said: str) -> None:
    table = confirming()
    assert table.why_not(token) == "VENT-14"
    assert reason(table, token).phrase == Phrase(said, card=int(token.split()[1]))


@pytest.mark.rule("VENT-5")
def test_without_the_draft_nothing_is_kept() -> None:
    assert rulebook().why_not("keep 2") == "VENT-5"
    assert reason(rulebook(), "keep 2").phrase.id == "no-draft"


@pytest.mark.rule("VENT-41")
@pytest.mark.parametrize("talk", ["free", "claims"])
@pytest.mark.parametrize("token", ["bid 2", "claim 1", "claim none", "stay", "change 5"])
def test_first_the_draft_then_everything_else(token: str, talk: str) -> None:
    table = rulebook(draft=True, talk=talk)
    assert table.why_not(token) == "VENT-41"
    assert reason(table, token).phrase.id == "draft-first"


@pytest.mark.rule("VENT-42", "VENT-43")
def test_one_keeps_what_is_in_the_pack() -> None:
    table = rulebook(draft=True)
    assert table.why_not("keep 3") == "VENT-42"
    table.play("keep 1")
    assert table.why_not("keep 1") == "VENT-42"
    assert reason(table, "keep 1").phrase == Phrase("not-in-pack", card=1)
    while not table.told("pass-packs"):
        table.play(table.legal[0])
    assert table.why_not("keep 1") == "VENT-43"
    assert reason(table, "keep 1").phrase == Phrase("not-in-pack", card=1)


@pytest.mark.rule("VENT-44")
def test_after_the_draft_nothing_is_kept_any_more() -> None:
    table = shuffled(8, draft=True)
    while table.drafting:
        table.play(table.legal[0])
    assert table.why_not("keep 10") == "VENT-44"
    assert reason(table, "keep 10").phrase.id == "draft-is-over"


@pytest.mark.rule("VENT-5", "VENT-10", "VENT-14", "VENT-41", "VENT-42", "VENT-43", "VENT-44")
@pytest.mark.parametrize(
    ("options", "clauses"),
    [
        ({}, {"VENT-5", "VENT-10", "VENT-14"}),
        ({"talk": "claims"}, {"VENT-5", "VENT-10", "VENT-14"}),
        ({"draft": True}, {"VENT-10", "VENT-14", "VENT-41", "VENT-42", "VENT-43", "VENT-44"}),
        ({"draft": True, "talk": "claims"}, {"VENT-10", "VENT-14", "VENT-41", "VENT-42", "VENT-43", "VENT-44"}),
    ],
)
def test_along_whole_deals_every_illegal_action_has_a_reason(options: dict[str, Value], clauses: set[str]) -> None:
    luck = random.Random(5)
    table = shuffled(7, 5, **options)
    found = set()
    while not table.over:
        legal = table.legal
        found |= {
            table.rules.why_not(table.s, action).clause
            for action, token in enumerate(table.rules.TOKENS)
            if token not in legal
        }
        table.play(luck.choice(legal))
    assert found == clauses


@pytest.mark.rule("VENT-10", "VENT-14")
def test_a_refused_action_changes_nothing_and_says_why_in_words() -> None:
    state = Game("venture", 3).start(seed=1)
    before = state.flat()
    with pytest.raises(IllegalAction, match="you talk as you like") as refused:
        state.play("claim 1")
    assert refused.value.clause == "VENT-14"
    with pytest.raises(IllegalAction, match="seat 0 is to move"):
        state.play(state.legal[0], seat=1)
    assert state.flat() == before
