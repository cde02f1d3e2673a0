"""The headers that tell a browser to trust nothing but us."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY_HEADER = "content-security-policy"


def content_policy(*scripts: str) -> str:
    """What a page may load and run: ours alone. `scripts` are further sources of what runs."""
    run = " ".join(("'self'", *scripts))
    return (
        f"default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src {run}; "
        "manifest-src 'self'; worker-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


HEADERS = (
    (POLICY_HEADER.encode(), content_policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class SafeHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self._answer if scope["type"] == "http" else self.app)(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])  # an answer may have a policy of its own
                given = {name for name, _ in own}
                message["headers"] = [*own, *(header for header in HEADERS if header[0] not in given)]
            await send(message)

        await self.app(scope, receive, with_headers)
