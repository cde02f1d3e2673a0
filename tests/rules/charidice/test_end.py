"""After the last round: totals, charity, places."""

from __future__ import annotations

import pytest

from scripted_tables.charidice import ONES, ChariTable, by_chance, thrown

FIVE_SIXES = "1r 6r 6y 6g 6b 6s"


def with_sheets(donated: list[int], counted: list[int] | None = None) -> ChariTable:
    """A table whose columns add up to this."""
    table = ChariTable(len(donated))
    table.s.donated[: len(donated)] = donated
    table.s.counted[: len(donated)] = counted or [0] * len(donated)
    return table


@pytest.mark.rule("CHARI-60", "CHARI-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_seven_rounds(players: int) -> None:
    table = ChariTable(players)
    turns = 0
    while not table.over:
        table.count("abcdef")
        turns += 1
    assert turns == 7 * players
    assert table.s.round == 7
    assert {table.why_not(token) for token in ("ask", "stop", "roll a", "score a")} == {"CHARI-60"}


@pytest.mark.rule("CHARI-61")
def test_the_total_is_three_columns_and_the_charity_bonus() -> None:
    table = thrown("2y 2g 2b 6g 2k 6s", players=3, rounds=1)
    table.count("abce", then="1r 6r 6y 4r 3r 2r")
    table.count("bdef", then=ONES)
    table.count("abcdef")
    assert [table.cells(seat) for seat in range(3)] == [[8, 15, 0, 24], [15, 15, 24, 13], [6, 60, 13, 0]]
    assert table.result()[0] == [8 + 15 + 20, 15 + 15 + 24, 6 + 60 + 13]
    assert [(seat, value) for seat, value, _ in table.told("total")] == [(0, 43), (1, 54), (2, 79)]


@pytest.mark.rule("CHARI-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_gave_is_not_added(players: int) -> None:
    table = ChariTable(players, filler=by_chance(players), rounds=5)
    while not table.over:
        table.play(table.legal[-1])  # pass, stop, and the last set of the list
    most = max(table.donated)
    for seat, score in enumerate(table.result()[0]):
        rows = [table.cells(seat, round) for round in range(1, 6)]
        charity = (30 if most > 60 else 20) if table.donated[seat] == most else 0
        assert score == sum(counted + bonus + received for counted, bonus, received, _ in rows) + charity


@pytest.mark.rule("CHARI-62", "CHARI-63")
@pytest.mark.parametrize(("second_gift", "charity"), [(0, 20), (1, 30)])
def test_sixty_earn_20_and_one_more_earns_30(second_gift: int, charity: int) -> None:
    """R10: more than 60, so 61 are needed."""
    table = thrown(FIVE_SIXES, count="any", rounds=2)
    table.count("a")
    table.count("abcdef")
    table.count("bcdef" if second_gift else "abcdef")
    table.count("abcdef")
    assert table.donated == [60 + second_gift, 0]
    assert table.told("charity") == [(0, charity, -1)]
    own = 1 + (5 + 30 if second_gift else 6 + 60)
    assert table.result()[0] == [own + charity, 60 + second_gift + 2 * 66]


@pytest.mark.rule("CHARI-62", "CHARI-63")
def test_only_the_largest_giver_gets_it_however_much_the_others_gave() -> None:
    """R10."""
    assert with_sheets([81, 80, 79]).result()[0] == [30, 0, 0]
    assert with_sheets([1, 0, 0]).result()[0] == [20, 0, 0]


@pytest.mark.rule("CHARI-62", "CHARI-63", "CHARI-53")
def test_requested_doublings_count_in_full() -> None:
    """R10: 31 given and asked for are 62."""
    table = thrown("1r 6r 5r 4r 3r 2r", rounds=1)
    table.play("ask")
    table.count("a", then=ONES)
    table.count("abcdef")
    assert table.donated == [62, 0]
    assert table.told("charity") == [(0, 30, -1)]


@pytest.mark.rule("CHARI-64")
@pytest.mark.parametrize(
    ("donated", "charity"),
    [([50, 50, 3], [20, 20, 0]), ([60, 60, 60, 60], [20, 20, 20, 20]), ([5, 99, 98, 99], [0, 30, 0, 30])],
)
def test_those_tied_for_the_most_all_get_it(donated: list[int], charity: list[int]) -> None:
    assert with_sheets(donated).result()[0] == charity


@pytest.mark.rule("CHARI-64")
def test_if_nobody_gave_anything_all_get_20() -> None:
    """R11."""
    table = ChariTable(3, rounds=1)
    for _ in range(3):
        table.count("abcdef")
    assert table.donated == [0, 0, 0]
    assert table.result() == ([86, 86, 86], [1, 1, 1])
    assert [(seat, value) for seat, value, _ in table.told("charity")] == [(0, 20), (1, 20), (2, 20)]


@pytest.mark.rule("CHARI-3", "CHARI-65")
def test_the_highest_total_wins() -> None:
    assert with_sheets([0, 0, 0, 1], [90, 120, 100, 60]).result() == ([90, 120, 100, 80], [3, 1, 2, 4])


@pytest.mark.rule("CHARI-3", "CHARI-62", "CHARI-65")
def test_charity_can_decide_the_game() -> None:
    assert with_sheets([61, 60], [100, 129]).result() == ([130, 129], [1, 2])
    assert with_sheets([60, 59], [100, 129]).result() == ([120, 129], [2, 1])


@pytest.mark.rule("CHARI-60", "CHARI-62", "CHARI-63", "CHARI-65")
def test_that_charity_decided_is_said_where_it_did() -> None:
    played = [("CHARI-60", "rounds", -1), ("CHARI-65", "most-points", -1)]
    assert with_sheets([61, 60], [100, 129]).grounds() == [*played, ("CHARI-63", "charity", 0)]
    assert with_sheets([60, 59], [110, 129]).grounds() == [*played, ("CHARI-62", "charity", 0)]
    assert with_sheets([60, 59], [100, 129]).grounds() == played
    tied = with_sheets([60, 59], [109, 129]).grounds()
    assert tied == [*played, ("CHARI-65", "shared", -1), ("CHARI-62", "charity", 0)]


@pytest.mark.rule("CHARI-65")
@pytest.mark.parametrize(
    ("counted", "places"), [([100, 100, 80], [1, 1, 3]), ([120, 90, 90], [1, 2, 2]), ([90, 90, 90], [1, 1, 1])]
)
def test_equal_totals_share_a_place(counted: list[int], places: list[int]) -> None:
    """R15: nothing breaks a tie."""
    assert with_sheets([7, 7, 7], counted).result()[1] == places


@pytest.mark.rule("CHARI-65")
def test_a_tie_is_not_broken_by_generosity() -> None:
    """R15: equal totals, although one of them gave more."""
    assert with_sheets([20, 0], [100, 120]).result() == ([120, 120], [1, 1])
