"""What people call themselves, made fit to be shown: it can be seen, and does not pass for another's name."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST = 24
MARKS = 2  # combining marks in a row: enough for every script, too few to cover the lines around
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")  # letters and signs that look like nothing
ALIKE = str.maketrans("авезікмнорстухѕјһԁԛԝӏαβεζηικμνορτυχ01iı|", "abe3lkmhopctyxsjhdqwlabezhlkmvoptyxollll")


def printable(text: str) -> str:
    """A line of text without control characters, line breaks and marks that turn its direction."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())


def cleaned(name: str) -> str:
    """A name as it is kept and shown; empty if nothing of it can be seen."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", "".join(filter(_kept, name))):  # what is left may compose now
        mark = unicodedata.combining(letter) > 0 or unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if mark else 0
        if marks <= MARKS:
            kept.append(letter)
    plain = " ".join("".join(kept).split())[:LONGEST].strip()
    return plain if any(_seen(letter) for letter in plain) else ""


def _kept(letter: str) -> bool:
    return letter.isspace() or (letter.isprintable() and letter not in BLANK and not _invisible(letter))


def _invisible(letter: str) -> bool:
    """Selectors of variants, joiners and the like."""
    code = ord(letter)
    return code == 0x34F or 0x180B <= code <= 0x180F or 0xFE00 <= code <= 0xFE0F or 0xE0000 <= code <= 0xE0FFF


def _seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP"


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, or the name with a number, so that it does not look like another's at the same table."""
    taken = {look(other) for other in others if other}
    found, number = name, 1
    while look(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST - len(ending)].rstrip() + ending
    return found


def imitates(name: str, others: Collection[str]) -> bool:
    """Whether a name is read as another's and is not the same: its letters only look like those."""
    same = unicodedata.normalize("NFKC", name).casefold()
    alike = (other for other in others if other and look(other) == look(name))
    return any(unicodedata.normalize("NFKC", other).casefold() != same for other in alike)


def look(name: str) -> str:
    """What a hasty reader takes a name for: letters that look alike are the same (a skeleton)."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in folded if unicodedata.category(letter)[0] in "LNSP")
    return plain.translate(ALIKE)
