"""An address that leads nowhere: a person gets our page, which says so, and a program gets a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from server.serving import Serving


def test_who_looks_for_a_page_that_is_not_there_is_told_by_our_page(server: Serving) -> None:
    answer = httpx.get(f"{server.address}/no/such/page", headers={"accept": "text/html,*/*"}, timeout=60)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_a_program_is_told_by_a_code(server: Serving) -> None:
    for path, accept in (("/no/such/page", "*/*"), ("/api/no-such-door", "text/html,*/*")):
        answer = httpx.get(server.address + path, headers={"accept": accept}, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-thing")
