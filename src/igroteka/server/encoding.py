"""Bytes as text that can stand in links and headers."""

from __future__ import annotations

import base64


def text_of(data: bytes) -> str:
    """Base64 as it stands in links, in cookies, in headers and in what browsers say."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
