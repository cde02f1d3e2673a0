"""The OpenAPI document, made from the doors and their types."""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.server.doors.api import DOORS
from igroteka.tables.bodies import Problem

REF = "#/components/schemas/{name}"


def document(version: str) -> dict[str, Any]:
    typed = [door for door in DOORS if door.returns not in (bytes, msgspec.Raw)]
    types = [*(door.returns for door in typed), *(door.takes for door in typed if door.takes), Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(kind)}
            for name, kind in door.path_types
        ]
        parameters += [
            {"name": name, "in": "query", "required": required, "schema": msgspec.json.schema(kind)}
            for name, kind, required in door.query
        ]
        operation: dict[str, Any] = {
            "summary": door.about,
            "operationId": f"{door.method.lower()}_{door.answer.__name__}{len(door.path_types)}",
            "parameters": parameters,
            "responses": {"200": _content(door.returns, known), **_problems(known)},
        }
        if door.takes is not None:
            body = {"application/json": {"schema": known[repr(door.takes)]}}
            operation["requestBody"] = {"required": True, "content": body}
        if door.known:
            operation["security"] = [{"cookie": []}, {"bearer": []}]
        paths.setdefault(door.path, {})[door.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "igroteka"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _content(returns: Any, known: dict[str, Any]) -> dict[str, Any]:
    if returns is bytes:
        return {"description": "the picture", "content": {"image/svg+xml": {}}}
    schema = {} if returns is msgspec.Raw else known[repr(returns)]
    return {"description": "what was asked for", "content": {"application/json": {"schema": schema}}}


def _problems(known: dict[str, Any]) -> dict[str, Any]:
    said = {"application/json": {"schema": known[repr(Problem)]}}
    about = {
        "400": "it cannot be read",
        "401": "say who you are first",
        "403": "it came from another site",
        "404": "there is no such thing",
        "405": "this cannot be done here",
        "409": "not now",
        "410": "not any more",
        "413": "too large",
        "415": "a body is JSON",
        "422": "it makes no sense",
        "429": "too much at once",
        "503": "not ready, or restarting",
    }
    return {status: {"description": text, "content": said} for status, text in about.items()}
