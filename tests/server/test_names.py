"""Names: what people may call themselves, and whom they cannot pass for at a table."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from igroteka.tables.names import LONGEST, cleaned, told_apart
from server.client import Client
from server.parties import guests

if TYPE_CHECKING:
    from server.serving import Serving

INVISIBLE = [
    " ",
    "\u200b",  # a space of no width
    "\u3164",  # a letter of Hangul that fills a place
    "\u2800",  # a sign of Braille without dots
    "\u115f",
    "\uffa0",
    "\u034f",
    "\ufe0f",
    "\u202e",
    "\U000e0041",
    "\U0001d159",  # a note without a head
    "\u0301\u0301",  # accents on nothing
]

# What people write, with much that makes trouble: marks, fillers, syllables that grow together, spaces of all kinds.
ODD = "aEi1 |\n\t\u00a0\u0301\u0302\u0338\u200b\u200d\u202e\u034f\ufe0f\u3164\u1100\u1161\u11a8\u0b47\u0b3e\u0958\u2126"
TEXTS = some.text(some.sampled_from(ODD) | some.characters(exclude_categories=["Cs"]), max_size=60)
NAMES = TEXTS.map(cleaned).filter(bool)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Vera", "Vera"),
        ("  Vera \t Petrivna\n", "Vera Petrivna"),
        ("Ve\u202era", "Vera"),
        ("Ve\x07ra\x00", "Vera"),
        ("Ve\u200bra", "Vera"),
        ("Re\u0301mi", "Rémi"),
        ("Re\u200b\u0301mi", "Rémi"),  # what was between letter and accent is gone, and they are one
        ("Q\u0335\u0335\u0335\u0335\u0335x", "Q\u0335\u0335x"),
        ("Їжак", "Їжак"),
        ("Vera ❤\ufe0f", "Vera ❤"),
        ("李", "李"),
        ("!", "!"),
        ("x" * 40, "x" * LONGEST),
        ("x" * (LONGEST - 1) + " yz", "x" * (LONGEST - 1)),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(name: str, shown: str) -> None:
    assert cleaned(name) == shown


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_nothing_to_be_seen_is_no_name(name: str) -> None:
    assert cleaned(name) == cleaned(3 * name) == ""


@settings(deadline=None)
@given(TEXTS)
@example("e\u200b\u0301")
@example("a\u034f\u0301\u0302\u0303")
@example("x" * 23 + " \u0301y")
def test_whatever_is_written_a_name_is_short_plain_and_visible(text: str) -> None:
    name = cleaned(text)
    assert cleaned(name) == name
    assert len(name) <= LONGEST
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name)
    assert name == " ".join(name.split())
    assert not name or any(unicodedata.category(letter)[0] in "LNSP" for letter in name)


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Vera", [], "Vera"),
        ("Vera", ["Oleg", ""], "Vera"),
        ("Vera", ["Vera"], "Vera 2"),
        ("Vera", ["Vera", "Vera 2"], "Vera 3"),
        ("vera", ["VERA"], "vera 2"),
        ("Vеrа", ["Vera"], "Vеrа 2"),  # е and а are Cyrillic
        ("Βera", ["Bera"], "Βera 2"),  # Β is Greek
        ("Оlеg", ["Oleg"], "Оlеg 2"),
        ("0leg", ["Oleg"], "0leg 2"),
        ("lvan", ["Ivan"], "lvan 2"),
        ("Véra", ["Vera"], "Véra 2"),
        ("Ｖｅｒａ", ["Vera"], "Ｖｅｒａ 2"),
        ("V e r a", ["Vera"], "V e r a 2"),
        ("Vera 2", ["Vera", "Vera 2"], "Vera 2 2"),
        ("x" * LONGEST, ["x" * LONGEST], "x" * (LONGEST - 2) + " 2"),
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(name: str, others: list[str], shown: str) -> None:
    assert told_apart(name, others) == shown


@settings(deadline=None)
@given(some.lists(NAMES | some.sampled_from(["Vera", "Vеra", "Vera 2", "x" * LONGEST]), min_size=1, max_size=12))
def test_all_at_a_table_can_be_told_apart(wanted: list[str]) -> None:
    """Each as they come; a name that has been told apart looks like no other, and needs nothing more."""
    shown: list[str] = []
    for name in wanted:
        shown.append(told_apart(name, shown))
        assert told_apart(shown[-1], shown[:-1]) == shown[-1]
        assert len(shown[-1]) <= LONGEST
    assert len({name.casefold() for name in shown}) == len(wanted)


# At a table.


def names(client: Client, table: str) -> list[str]:
    return [seat.get("name", "") for seat in client.tables[table]["sheet"]["seats"]]


def test_odd_names_at_a_table_are_cleaned(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            table = await vera.open("dobro", 4)
            await vera.do("sit", table, seat=0, name="Gra\u202end\nma\x07")
            await vera.do("sit", table, seat=1, name="\u3164\u2800")
            await vera.do("sit", table, seat=2, name="\u200b")
            await vera.do("sit", table, seat=3, name="\u115f.\u034f")
            await vera.follow(table)
            assert names(vera, table) == ["Grand ma", "Vera", "Vera 2", "."]

    asyncio.run(story())


@pytest.mark.parametrize("name", ["Vera", "VERA", "Vеrа", "Ve\u200bra", " Vera "], ids=ascii)
def test_nobody_sits_under_the_name_of_another(server: Serving, name: str) -> None:
    """Neither by asking for it at the table nor by being called so; and talk stands under the name that is shown."""

    async def story() -> None:
        async with guests(server.address, 2) as (vera, mallory):
            table = await vera.open("dobro", 3)
            await vera.do("sit", table, seat=0)
            await mallory.do("sit", table, seat=1, name=name)
            await mallory.http.post("/api/me", json={"name": name})
            await mallory.do("sit", table, seat=2)
            await mallory.follow(table)
            shown = [cleaned(name) + number for number in ("", " 2", " 3")]
            assert names(mallory, table) == ["Vera", *shown[1:]]
            await vera.follow(table)
            await mallory.do("say", table, text="I give up")
            await vera.until(table, lambda _: bool(vera.lines))
            assert (vera.lines[0]["name"], vera.lines[0]["person"]) == (shown[1], mallory.person)

    asyncio.run(story())


def test_talk_stands_under_the_name_at_the_table_even_after_another_was_taken(server: Serving) -> None:
    async def story() -> None:
        async with guests(server.address, 2) as (vera, oleg):
            table = await vera.open("dobro", 2)
            await vera.do("sit", table, seat=0)
            await oleg.do("sit", table, seat=1, name="Grandfather")
            renamed = await oleg.http.post("/api/me", json={"name": "Vera"})
            assert renamed.json()["name"] == "Vera"
            await vera.follow(table)
            await oleg.do("say", table, text="I give up")
            await vera.until(table, lambda _: bool(vera.lines))
            assert vera.lines[0]["name"] == names(vera, table)[1] == "Grandfather"

    asyncio.run(story())


def test_somebody_on_a_freed_seat_may_have_the_name_that_is_free_again(server: Serving) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera, Client(server.address, "Vera") as other:
            table = await vera.open("dobro", 2)
            await vera.do("sit", table, seat=0)
            await vera.do("stand", table, seat=0)
            await other.do("sit", table, seat=0)
            await vera.do("sit", table, seat=1)
            await vera.follow(table)
            assert names(vera, table) == ["Vera", "Vera 2"]

    asyncio.run(story())


@pytest.mark.parametrize("name", [name for name in INVISIBLE if len(name) < 3], ids=ascii)
def test_nobody_comes_with_a_name_that_cannot_be_seen(server: Serving, name: str) -> None:
    async def story() -> None:
        async with Client(server.address, "Vera") as vera:
            refused = await vera.http.post("/api/me", json={"name": name})
            assert (refused.status_code, refused.json()["code"]) == (422, "no-name")
            me: dict[str, Any] = (await vera.http.get("/api/me")).json()
            assert me["name"] == "Vera"

    asyncio.run(story())
