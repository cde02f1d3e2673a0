"""The browser's half of the wire, `web/src/lib/wire.ts`, made from the types of the server's: `make wire` renews it."""

from __future__ import annotations

import json
import textwrap
import typing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import NODEFAULT, UNSET
from msgspec.inspect import (
    AnyType,
    BoolType,
    DataclassType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)

import described
import protocol
from igroteka import words
from igroteka.kernel import Value, Zone
from igroteka.kernel.scene import Kind, Mood
from igroteka.server.doors import api
from igroteka.tables import commands, messages
from igroteka.tables.commands import Emote
from igroteka.tables.in_full import FullZone
from igroteka.tables.journal import Level

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
WIDTH = 120
ALIASES = {"Kind": Kind, "Mood": Mood, "Level": Level, "Emote": Emote, "Value": Value}
FILLED_IN: dict[type, type] = {FullZone: Zone}  # the same in the browser, which fills in what the other leaves out
UNIONS = {"In": commands.AnyIn, "Command": commands.AnyCommand, "Out": messages.AnyOut}
HEAD = """\
// What crosses the wire. Made from the server's types by `make wire`: change them there.
// A field that may be left out has the default that docs/protocol.md gives it.
"""


def page() -> str:
    """The whole file."""
    sent = _reached(map(type_info, [commands.AnyIn, *(door.takes for door in api.DOORS if door.takes)]))
    received = _reached(map(type_info, [messages.AnyOut, *(door.returns for door in api.DOORS)]))
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL}\n",
        languages(),
        table_ids(),
        usual_zone(),
        *(_one_of(name, _members(name)) for name in ALIASES),
        *(interface(kind, sent=kind in sent) for kind in dict.fromkeys([*sent, *received])),
        *(_one_of(name, (kind.__name__ for kind in typing.get_args(kinds))) for name, kinds in UNIONS.items()),
    ]
    return "\n".join(parts)


def languages() -> str:
    """The languages there are, and which other languages' readers are likely to read them."""
    rows = [
        f"  {code}: {{ own: {_literal(told.own)}, near: {_literal(told.near)} as string[] }},"
        for code, told in words.LANGUAGES.items()
    ]
    named = "export type Language = keyof typeof LANGUAGES\n"
    return "\n".join(["export const LANGUAGES = {", *rows, "}", named])


def table_ids() -> str:
    """What a table's id looks like, so that a link which is cut short is known for one."""
    looks: Any = typing.get_args(commands.TableId)[1]
    inside = looks.pattern.removeprefix("^").removesuffix("+$")
    return f"export const TABLE_ID = /^{inside}{{{looks.min_length},{looks.max_length}}}$/\n"


def usual_zone() -> str:
    """What a zone is told without. It is filled in where messages come in."""
    usual = {field.name: field.default for field, _ in described.fields(Zone) if field.default is not NODEFAULT}
    rows = [f"  {name}: {_literal(value)}," for name, value in usual.items() if value is not UNSET]
    return "\n".join(["export const USUAL_ZONE: Omit<Zone, 'id' | 'kind'> = {", *rows, "}\n"])


def interface(kind: Any, *, sent: bool) -> str:
    """A type as TypeScript has it. What the client sends may leave out defaults; what it gets, only where the server
    does.
    """
    config = getattr(kind, "__struct_config__", None)
    omits = sent or bool(config and config.omit_defaults and kind not in FILLED_IN.values())
    lines = _doc(described.about(kind))
    lines.append(f"export interface {kind.__name__} {{")
    if tag := described.tag(kind):
        lines.append(f"  type: {_literal(tag)}")
    for field, meaning in described.fields(kind):
        unset = field.default is field.default_factory is NODEFAULT
        mark = "?" if not field.required and (omits or unset) else ""
        comment = f" // {meaning}" if meaning else ""
        lines.append(f"  {field.name}{mark}: {written(field.type)}{comment}")
    return "\n".join([*lines, "}\n"])


def _doc(about: str) -> list[str]:
    if len(about) + 7 <= WIDTH:
        return [f"/** {about} */"] if about else []
    first, *rest = textwrap.wrap(about, WIDTH - 4)
    return [f"/** {first}", *(f" * {line}" for line in rest), " */"]


def written(kind: Any) -> str:
    """A type in the words of TypeScript."""
    match kind:
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case LiteralType():
            return _alias(kind) or " | ".join(map(_literal, kind.values))
        case UnionType():
            return _alias(kind) or " | ".join(dict.fromkeys(written(one) for one in kind.types if not _unset(one)))
        case ListType() | VarTupleType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case StructType() | DataclassType():
            return str(FILLED_IN.get(kind.cls, kind.cls).__name__)
        case AnyType() | RawType():
            return "unknown"
    raise TypeError(f"no way to write {kind} in TypeScript: teach it to tools/wire.py")


def _reached(roots: Iterable[Any]) -> dict[Any, None]:
    """All types with fields that messages consist of, in the order in which they are met."""
    found: dict[Any, None] = {}
    for root in roots:
        for kind in with_fields(root):
            if kind not in found:
                found[kind] = None
                inner = _reached(field.type for field, _ in described.fields(kind))
                found |= {one: None for one in inner if one not in found}
    return found


def with_fields(kind: Any) -> Iterator[Any]:
    """The types with fields that a type is made of."""
    match kind:
        case StructType() | DataclassType():
            yield FILLED_IN.get(kind.cls, kind.cls)
        case ListType() | VarTupleType():
            yield from with_fields(kind.item_type)
        case TupleType():
            for one in kind.item_types:
                yield from with_fields(one)
        case DictType():
            yield from with_fields(kind.value_type)
        case UnionType():
            for one in kind.types:
                yield from with_fields(one)


def _alias(kind: Any) -> str:
    """The name of a choice that has one."""
    for name, alias in ALIASES.items():
        if type_info(alias) == kind:
            return name
    return ""


def _members(name: str) -> Iterable[str]:
    found: Any = type_info(ALIASES[name])
    return map(_literal, found.values) if isinstance(found, LiteralType) else map(written, found.types)


def _one_of(name: str, members: Iterable[str]) -> str:
    told = list(members)
    line = f"export type {name} = {' | '.join(told)}"
    return (line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *told])) + "\n"


def _unset(kind: Any) -> bool:
    return type(kind).__name__ == "UnsetType" or (isinstance(kind, UnionType) and any(map(_unset, kind.types)))


def _literal(value: Any) -> str:
    """A value as TypeScript writes it, in single quotes."""
    return json.dumps(value, ensure_ascii=False).replace('"', "'")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    protocol.PAGE.write_text(protocol.up_to_date(protocol.PAGE.read_text(encoding="utf-8")), encoding="utf-8")
