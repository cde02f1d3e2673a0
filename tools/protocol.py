"""The parts of docs/protocol.md that follow from the code: `make wire` renews them.

A part stands between `<!-- made: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import ast
import re
import typing
from pathlib import Path
from typing import Any

import msgspec

import described
import igroteka
from igroteka.kernel import Zone
from igroteka.live import presence
from igroteka.live import table as tables
from igroteka.server.doors import answers, api, sockets
from igroteka.server.live import sweeping
from igroteka.server.settings import Limits
from igroteka.tables import bodies, commands, finished, hearing, history, messages, plans, terms

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
PART = re.compile(r"(<!-- made: (?P<name>[\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
COMMAND = ("id", "table")  # in every command
PACKAGE = Path(igroteka.__file__).parent
SOURCES = sorted(file for room in ("tables", "live", "server") for file in (PACKAGE / room).rglob("*.py"))

FROM_CLIENT = (commands.Hello, commands.Pong, commands.Knock, commands.Lobby, commands.Follow, commands.Unfollow)
COMMANDS = typing.get_args(commands.AnyCommand)
FROM_SERVER = typing.get_args(messages.AnyOut)
PARTS = (
    messages.Seen,
    messages.Offer,
    messages.Said,
    messages.Happened,
    Zone,
    messages.Sheet,
    messages.Sitter,
    messages.Timer,
    messages.Line,
    messages.AccountPart,
    messages.AccountRow,
    messages.Standing,
    messages.Ground,
    messages.Candidate,
    messages.Listed,
)


def fields(kind: Any) -> list[tuple[str, str, str, str]]:
    """Name, type, default and meaning of a type's fields."""
    shared = COMMAND if issubclass(kind, commands.Command) else ()
    return [
        (field.name, holds(field.type), _default(field), meaning)
        for field, meaning in described.fields(kind)
        if field.name not in shared
    ]


def _default(field: Any) -> str:
    """What it is if left out."""
    if field.default is not msgspec.NODEFAULT:
        value = field.default
    elif field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    else:
        return ""
    return f"; else `{msgspec.json.encode(value).decode()}`"


def holds(kind: Any) -> str:
    """A type in the words of JSON."""
    match kind:
        case msgspec.inspect.StrType():
            return "text" + (f", up to {kind.max_length} letters" if kind.max_length else "")
        case msgspec.inspect.IntType():
            return "number" + (f" {kind.ge}–{kind.le}" if kind.ge is not None else "")
        case msgspec.inspect.FloatType():
            return "fraction"
        case msgspec.inspect.BoolType():
            return "`true` or `false`"
        case msgspec.inspect.NoneType():
            return "`null`"
        case msgspec.inspect.LiteralType():
            return " ".join(f'`"{value}"`' for value in kind.values)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return f"list of {holds(kind.item_type)}"
        case msgspec.inspect.DictType():
            return f"object of {holds(kind.value_type)}"
        case msgspec.inspect.UnionType():
            return " or ".join(holds(one) for one in kind.types)
        case msgspec.inspect.StructType() | msgspec.inspect.DataclassType():
            return f"`{kind.cls.__name__}`"
    return "anything"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ").strip()


def table(kinds: typing.Iterable[Any], *, tagged: bool) -> str:
    """A table of types: a row for each field."""
    rows = [f"| {'type' if tagged else 'part'} | field | what it holds | meaning |", "|---|---|---|---|"]
    for kind in kinds:
        name = f"`{described.tag(kind)}`" if tagged else f"`{kind.__name__}`"
        rows.append(f"| {name} | | | {_cell(described.about(kind))} |")
        for field, of, default, why in fields(kind):
            rows.append(f"| | `{field}` | {_cell(of + default)} | {_cell(why)} |")
    return "\n".join(rows)


def doors() -> str:
    rows = ["| door | who | takes | gives | |", "|---|---|---|---|---|"]
    for door in api.DOORS:
        who = "who is known" if door.known else "anybody"
        takes = f"`{_named(door.takes)}`" if door.takes else ""
        rows.append(f"| `{door.method} {door.path}` | {who} | {takes} | {_gives(door.returns)} | {_cell(door.about)} |")
    return "\n".join(rows)


def _gives(kind: Any) -> str:
    return {"bytes": "a picture", "Raw": "a [record](record.md)"}.get(_named(kind), f"`{_named(kind)}`")


def _named(kind: Any) -> str:
    return (
        kind.__name__
        if isinstance(kind, type) and not typing.get_args(kind)
        else str(kind).replace("igroteka.tables.bodies.", "")
    )


# Codes of refusals: where the server's source makes one.

MAKERS = {"Refusal": 0, "NotWritten": 0, "Trouble": 1, "problem": 1, "_refuse": 1, "_gone": 1}
NAMED = {"Refused", "Gone"}


def refusals() -> dict[str, tuple[set[str], list[str]]]:
    """By code: where it is used (`socket`, or the HTTP status), and what is said with it."""
    found: dict[str, tuple[set[str], list[str]]] = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (made := _made(node)):
                code, where, text = made
                places, texts = found.setdefault(code, (set(), []))
                places.add(where)
                if text and text not in texts:
                    texts.append(text)
    return dict(sorted(found.items()))


def _made(call: ast.Call) -> tuple[str, str, str] | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in NAMED and "code" in given:
        code, text = given["code"], given.get("text")
    elif name in MAKERS and len(call.args) > MAKERS[name] + 1:
        code, text = call.args[MAKERS[name]], call.args[MAKERS[name] + 1]
    else:
        return None
    if not (isinstance(code, ast.Constant) and isinstance(code.value, str)):
        return None
    status = call.args[0] if name in ("Trouble", "problem") else None
    where = f"HTTP {status.value!r}" if isinstance(status, ast.Constant) else "socket"
    return code.value, where, _sentence(text)


def _sentence(text: ast.expr | None) -> str:
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in text.values)
    return str(text.value) if isinstance(text, ast.Constant) else ""


def codes() -> str:
    rows = ["| code | where | what it says |", "|---|---|---|"]
    for code, (places, texts) in refusals().items():
        rows.append(f"| `{code}` | {', '.join(sorted(places))} | {_cell(' · '.join(texts))} |")
    return "\n".join(rows)


def limits() -> str:
    settings = Limits()
    seconds = f"{tables.TALK_SPAN:g}"
    rows = [
        "| what | limit |",
        "|---|---|",
        f"| a client's message on the socket | {commands.LARGEST:,} bytes |",
        f"| the body of a request | {answers.LARGEST_BODY:,} bytes |",
        f"| messages on sockets, for each person | {settings.messages:g} a second, {5 * settings.messages:g} at once |",
        f"| requests, for each address (some doors count for several) | {settings.requests:g} a second, "
        f"{10 * settings.requests:g} at once |",
        f"| sockets, for each address | {settings.sockets} |",
        f"| tables followed on one socket | {sockets.FOLLOWED} |",
        f"| answers that wait for a client that does not read | {sockets.ANSWERS} |",
        f"| messages that make no sense | {sockets.BAD_MESSAGES} |",
        f"| talk, for each person at a table | {tables.TALKS} lines in {seconds} seconds, 200 letters each |",
        f"| talk that a newcomer is told | the last {history.LINES} lines |",
        f"| happenings that a newcomer is told | about the last {hearing.TAIL} |",
        f"| commands whose ids a table remembers | {history.COMMANDS} |",
        f"| grace of a slow connection | its own latency, {presence.LATENCY} ms at most |",
        f"| away from the table before a bot keeps the seat warm | {presence.GRACE // 1000} seconds |",
        f"| decisions in a row that the clock may take before that | {plans.MISSES} |",
        f"| a table that nobody looks at stays in memory | {sweeping.IDLE // 60_000} minutes; in storage for ever |",
        f"| the time between two `ping` | {sockets.PING:g} seconds |",
    ]
    return "\n".join(rows)


def parts() -> dict[str, str]:
    return {
        "doors": doors(),
        "doors-types": table(
            (
                bodies.NewMe,
                bodies.Arrived,
                bodies.Recover,
                bodies.NewTable,
                terms.Terms,
                terms.Clock,
                bodies.Opened,
                bodies.GameInfo,
                bodies.OptionInfo,
                bodies.BoxInfo,
                bodies.Words,
                finished.Replay,
                finished.Frame,
                bodies.Problem,
            ),
            tagged=False,
        ),
        "from-client": table(FROM_CLIENT, tagged=True),
        "commands": table(COMMANDS, tagged=True),
        "from-server": table(FROM_SERVER, tagged=True),
        "parts": table(PARTS, tagged=False),
        "codes": codes(),
        "limits": limits(),
    }


def up_to_date(page: str) -> str:
    made = parts()
    return PART.sub(lambda part: f"{part[1]}{made[part['name']]}\n{part[3]}", page)


if __name__ == "__main__":
    PAGE.write_text(up_to_date(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
