"""Advice that one can believe: the choice is the one that its figures support."""

from __future__ import annotations

from igroteka.bots import Advice, Candidate
from igroteka.kernel.policies import Known
from igroteka.match import Game


def advice(*candidates: Candidate) -> Advice:
    return Advice(Game("pairs", 2), candidates, 0, candidates[0].token)


def tried(token: str, visits: int, worth: float) -> Candidate:
    return Candidate(token, visits, worth, 0.0, (worth, 1 - worth))


def test_a_few_lucky_games_do_not_speak_for_a_choice() -> None:
    assert advice(tried("draw", 900, 0.6), tried("fold", 4, 0.75)).favourites[0] == "draw"


def test_what_cannot_be_told_apart_is_called_equal() -> None:
    assert advice(tried("draw", 500, 0.50), tried("fold", 480, 0.51)).favourites == ("fold", "draw")


def test_what_is_clearly_worse_is_not() -> None:
    assert advice(tried("draw", 900, 0.6), tried("fold", 300, 0.45)).favourites == ("draw",)


def test_what_is_known_for_certain_leaves_no_doubt() -> None:
    draw, fold = (
        Candidate(token, 10, 0.5, 0.0, (0.5, 0.5), Known(worth, "known", {}))
        for token, worth in (("draw", -1.40), ("fold", -1.41))
    )
    assert advice(draw, fold).favourites == ("draw",)
