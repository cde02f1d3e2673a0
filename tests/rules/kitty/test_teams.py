"""Two teams, seated alternately."""

from __future__ import annotations

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import BadOption
from igroteka.match import Game
from scripted_tables.kitty import HANDS, KITTY, KittyTable, auction, dealt, last_round
from scripted_tables.pairs import VALUES, by_chance


@pytest.mark.rule("KITTY-41")
@pytest.mark.parametrize("version", ["hard", "light"])
@pytest.mark.parametrize("players", [4, 6])
def test_four_or_six_players_may_form_two_teams(players: int, version: str) -> None:
    table = KittyTable(players, filler=by_chance(players), teams=True, version=version)
    table.play_out(players)
    scores, places = table.result()
    assert scores == [scores[0], scores[1]] * (players // 2)
    lost = 1 + players // 2
    expected = [1 if scores[side] == max(scores) else lost for side in range(2)]
    assert places == expected * (players // 2)


@pytest.mark.rule("KITTY-41")
@pytest.mark.parametrize("players", [3, 5])
def test_three_or_five_cannot(players: int) -> None:
    with pytest.raises(BadOption, match="teams can be true only with 4 or 6 players"):
        catalogue.blank(catalogue.rules("kitty"), players, {"teams": True})
    assert Game("kitty", players, {"teams": False}).options["teams"] is False


@pytest.mark.rule("KITTY-42")
@pytest.mark.parametrize(("bids", "opponents"), [("1 2 3 4", [1, 3]), ("1 2 3 4 5 6", [1, 3, 5]), ("4 1 5 6", [0, 2])])
def test_mates_sit_alternately(bids: str, opponents: list[int]) -> None:
    """K-4: seats 0, 2, 4 against 1, 3, 5."""
    table = auction("8", bids, teams=True)
    assert table.legal == [f"give {seat}" for seat in opponents]


@pytest.mark.rule("KITTY-42", "KITTY-10")
def test_a_card_is_always_passed_to_an_opponent() -> None:
    """K-4: otherwise the pass would be a private channel between mates."""
    table = dealt(KITTY, *HANDS, teams=True)
    table.passes("10 10 10 10")
    ways = [(giver, seat) for name, seat, _, _, giver, _ in table.happenings if name == "receive"]
    assert len(ways) == 4
    assert all((giver + receiver) % 2 for giver, receiver in ways)


@pytest.mark.rule("KITTY-43")
def test_mates_are_told_not_to_talk_about_their_cards() -> None:
    for language in words.LANGUAGES:
        assert any("KITTY-43" in section.clauses for section in words.of("kitty", language).sections())
    [section] = [found for found in words.of("kitty", "en").sections() if "KITTY-43" in found.clauses]
    assert "You may not talk about your cards with your teammates" in section.text


@pytest.mark.rule("KITTY-43")
def test_mates_do_not_see_each_others_hands_nor_their_choices() -> None:
    table = dealt(KITTY, *HANDS, teams=True)
    table.play("pass 2", seat=0)
    s = table.s.copy()
    table.rules.redact(s, 2)
    assert s.hands[0] == [12, *[0] * 10]
    twin = dealt(KITTY, *HANDS, teams=True)
    twin.play("pass 10", seat=0)
    t = twin.s.copy()
    twin.rules.redact(t, 2)
    assert s == t


@pytest.mark.rule("KITTY-44", "KITTY-35")
def test_in_the_light_version_too_the_1_gives_to_the_other_team() -> None:
    table = auction("8 6", "5 1 7 7", teams=True, version="light")
    table.play("choose 8", seat=1)
    assert table.legal == ["give 0", "give 2"]


@pytest.mark.rule("KITTY-45")
def test_the_hands_of_a_team_count_as_one() -> None:
    """Seat 1 alone has the most nines, and yet the nines are the other team's."""
    hands = ("9 9 3", "9 9 9", "9 9", "4")
    assert last_round(*hands).result()[0] == [3, 9, 0, 4]
    table = last_round(*hands, teams=True)
    assert table.result() == ([12, 4, 12, 4], [1, 3, 1, 3])
    assert table.told("team-most") == [(0, 3, 1), (1, 4, 1), (0, 9, 4)]


@pytest.mark.rule("KITTY-45")
def test_both_teams_score_in_full_on_a_tie() -> None:
    table = last_round("9 9", "9 8", "10", "9", teams=True)
    assert table.result() == ([19, 17, 19, 17], [1, 3, 1, 3])


@pytest.mark.rule("KITTY-45", "KITTY-26")
def test_teams_with_equal_points_share_the_first_place() -> None:
    assert last_round("9", "", "", "9", teams=True).result() == ([9] * 4, [1] * 4)


@pytest.mark.rule("KITTY-45")
def test_three_hands_count_as_one() -> None:
    table = KittyTable(6, filler=by_chance(3), teams=True)
    table.play_out(3)
    teams = [sorted(card for hand in table.hands[side::2] for card in hand) for side in range(2)]
    expected = [0, 0]
    for value in VALUES:
        counts = [team.count(value) for team in teams]
        for side in range(2):
            expected[side] += value if counts[side] and counts[side] == max(counts) else 0
    assert table.result()[0] == expected * 3


@pytest.mark.rule("KITTY-46")
def test_prizes_and_gifts_go_to_one_players_hand() -> None:
    table = auction("8", "2 3 4 5", teams=True)
    assert table.hands == [[8, 10], [10], [10], [10]]
    table = auction("8", "1 3 4 5", teams=True)
    table.play("give 3")
    assert table.hands == [[10], [10], [10], [8, 10]]


@pytest.mark.rule("KITTY-17")
def test_equal_bids_of_mates_cancel_each_other_too() -> None:
    assert auction("8", "2 5 2 6", teams=True).told("win") == [(1, 8, 5)]
