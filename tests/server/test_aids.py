"""What the screen counts for people can be switched off, and then nothing of it is sent to anybody."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from igroteka.games import catalogue
from igroteka.tables import journal, messages, views
from igroteka.tables.play import Play
from igroteka.tables.terms import Terms
from server.client import whole
from server.indoors import BEGAN, do, go_on, seated, sent
from server.parties import short
from settings import GAMES, player_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

HELPFUL = [id for id in GAMES if catalogue.table(id).aids]


def news_of(id: str, *, aids: bool | None, games: int = 2) -> Iterator[dict[str, Any]]:
    """Every message to every viewer along random games between people."""
    for number in range(games):
        luck = random.Random(f"{id} {number}")
        play = seated(id, player_counts(id)[0], f"aids {id} {number}", options=short(id), aids=aids)
        while True:
            for viewer in range(-1, len(play.seats)):
                yield msgspec.json.decode(sent(play, viewer))
            if play.status == "over":
                break
            go_on(play, luck)


def aids_in(id: str, news: dict[str, Any]) -> set[str]:
    """What a message brings that only aids bring."""
    aids = catalogue.table(id).aids
    [view] = news["views"]
    zones = view["zones"]
    found = {f"zone {zone['id']}" for zone in zones if zone["id"] in aids.zones}
    found |= {f"marks {zone['id']}" for zone in zones if zone["id"] in aids.marked and zone.get("marked")}
    found |= {f"list {zone['id']}" for zone in zones if zone["id"] in aids.listed and zone.get("items")}
    news_told = {line["said"]["id"].removeprefix("did-") for line in view.get("happened", [])}
    found |= {f"told {name}" for name in news_told & set(aids.told)}
    found |= {"odds" for offer in view.get("offers", []) if odds(id, offer["label"])}
    return found


def odds(id: str, label: dict[str, Any]) -> bool:
    match id:
        case "blackstone":
            return label["id"] == "do-take" or (label["id"].startswith("do-take") and "more" in label)
        case "goblin-poker":
            return label["id"].startswith("do-donate") and (label["id"] == "do-donate-own" or "value" in label)
        case "sweep":
            return str(label["id"]).startswith("do-spend")
        case "pairs":
            return str(label["id"]).startswith("do-draw-")
        case _:
            return str(label["id"]).endswith("-odds")


def all_of(id: str) -> set[str]:
    aids = catalogue.table(id).aids
    names = {"zone": aids.zones, "marks": aids.marked, "list": aids.listed}
    found = {f"{what} {zone}" for what, zones in names.items() for zone in zones} | ({"odds"} if aids.label else set())
    return found | {f"told {name}" for name in aids.told if not name.startswith("team-")}  # not played in teams here


@pytest.mark.parametrize("id", HELPFUL)
def test_with_aids_off_no_message_has_any(id: str) -> None:
    for news in news_of(id, aids=False):
        assert aids_in(id, news) == set()
        assert not news["sheet"].get("aids", False)


@pytest.mark.parametrize("id", HELPFUL)
def test_with_aids_on_all_of_them_come_up(id: str) -> None:
    """So that the test above looks at what there is."""
    found: set[str] = set()
    for news in news_of(id, aids=True, games=8):
        assert news["sheet"]["aids"]
        found |= aids_in(id, news)
    assert found == all_of(id)


@pytest.mark.parametrize("id", HELPFUL)
def test_whatever_else_lies_on_the_table_is_the_same(id: str) -> None:
    aids = catalogue.table(id).aids
    for without, with_aids in zip(news_of(id, aids=False, games=1), news_of(id, aids=True, games=1), strict=True):
        [plain], [helped] = ([whole(view, None) for view in news["views"]] for news in (without, with_aids))
        kept = [zone for zone in helped["zones"] if zone["id"] not in aids.zones]
        assert [(zone["id"], zone["seat"]) for zone in plain["zones"]] == [(zone["id"], zone["seat"]) for zone in kept]
        for bare, full in zip(plain["zones"], kept, strict=True):
            if full["id"] in aids.listed:
                assert (bare["kind"], bare["value"]) == ("stack", len(full["items"]))
            else:
                assert {**bare, "marked": 0} == {**full, "marked": 0}
        tokens = [[offer["token"] for offer in view.get("offers", [])] for view in (plain, helped)]
        assert tokens[0] == tokens[1]


@pytest.mark.parametrize(
    ("people", "terms", "hold"),
    [
        (1, {}, True),
        (2, {}, False),
        (1, {"aids": False}, False),
        (2, {"aids": True}, True),
        (3, {"rated": True}, False),
    ],
    ids=["one person against bots", "between people", "switched off", "switched on", "rated"],
)
def test_where_nobody_says_so_aids_are_for_those_who_play_against_bots(
    people: int, terms: dict[str, Any], hold: bool
) -> None:
    play = seated("blackstone", 3, "aids", bots=3 - people, **terms)
    assert play.aids is hold
    assert views.sheet(play, (), 0).aids is hold


def test_it_is_settled_when_the_game_begins() -> None:
    play = Play("a-table-of-tests", Terms("blackstone", 2), "person0", bytes(32))
    do(play, [journal.Sat(seat=0, person="person0", name="Vera"), journal.BotSat(seat=1, level="easy")])
    assert play.aids
    do(play, [journal.Sat(seat=1, person="person1", name="Oleg")])
    assert not play.aids
    do(play, [journal.Started(), journal.Left(seat=1, why="resigned")])
    assert not play.aids


def test_two_on_one_device_are_two_people() -> None:
    play = Play("a-table-of-tests", Terms("blackstone", 2), "person0", bytes(32))
    do(play, [journal.Sat(seat=seat, person="person0", name=f"{seat}") for seat in (0, 1)])
    do(play, [journal.Started()])
    assert not play.aids


def test_a_journal_of_before_can_be_read() -> None:
    terms = msgspec.json.decode(b'{"game": "kitty", "players": 4}', type=Terms)
    assert terms.aids is None


def test_who_comes_from_an_older_version_is_told_anew() -> None:
    """The sheet, which says whether aids hold, comes with the first news of a game that has begun."""
    play = seated("blackstone", 2, "aids", aids=True)
    told = views.table(play, [0], play.version - 1, BEGAN, here=(), watching=0, fresh_sheet=False)
    assert isinstance(told.sheet, messages.Sheet)
    assert told.sheet.aids
