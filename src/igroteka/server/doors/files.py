"""Files that a build has left, as they are sent: kept in memory, compressed for who can read that."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
HASHED = ("assets/", "files-")  # the name of such a file has its contents' hash in it
ASK_AGAIN = "no-cache"
COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
BYTES = "application/octet-stream"


@dataclass(frozen=True)
class File:
    body: bytes
    small: bytes  # compressed; empty if that does not help
    kind: str
    tag: str
    cache: str


def found(folder: Path) -> dict[str, Path]:
    """All files of a folder, by the names that lead to them: nothing else is ever opened."""
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path for path in paths if path.is_file()}


def read(body: bytes, name: str) -> File:
    kind = _kind(name)
    small = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else b""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return File(body, small if len(small) < len(body) else b"", kind, tag, caching)


def _kind(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    kind, packed = mimetypes.guess_type(name)
    if packed or kind is None:
        return BYTES  # whoever asks for what is packed unpacks it
    return {"text/javascript": "application/javascript"}.get(kind, kind)


def answer(request: Request, file: File, status: int = 200, **more: str) -> Response:
    headers = {"etag": file.tag, "cache-control": file.cache, **more}
    if file.small:
        headers["vary"] = "accept-encoding, accept-language"
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.small and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, status, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, status, media_type=file.kind, headers=headers)
