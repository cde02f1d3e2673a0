"""The site that a server holds ready for those who lose it, as it is sent."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

import httpx
import pytest

from igroteka import words
from server.here import serving_here
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKED = gzip.compress(b"\0asm")
FILES = {
    "index.html": b"<!doctype html><title>Igroteka</title>",
    "sw.js": b"const VERSION = 'one'",
    "manifest.webmanifest": b"{}",
    "assets/index-Ab12.js": b"let there = 'be light'; " * 100,
    "files-0123/games.json": b'["pairs", "dobro"]' * 100,
    "files-0123/python/pyodide.asm.wasm.gz": PACKED,
    "files-0123/python/pyodide.asm.mjs.gz": PACKED,
}
KEPT, ASKED = "public, max-age=31536000, immutable", "no-cache"


def built(folder: Path) -> Path:
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture(scope="module")
def holding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a site."""
    folder = tmp_path_factory.mktemp("holding")
    (folder / "secret.txt").write_text("not for visitors")
    with Serving(str(folder / "igroteka.db"), folder, "--site", str(built(folder / "site"))) as serving:
        yield serving


def get(server: Serving, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers=headers, timeout=60)


def policy(answer: httpx.Response) -> dict[str, set[str]]:
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: set(sources) for name, *sources in parts}


@pytest.mark.parametrize("name", FILES)
def test_every_file_comes_as_it_is_and_is_kept_as_long_as_its_name_allows(holding: Serving, name: str) -> None:
    came = get(holding, f"/here/{name}")
    assert (came.status_code, came.content) == (200, FILES[name])
    assert came.headers["cache-control"] == (KEPT if name.startswith(("assets/", "files-")) else ASKED)
    assert get(holding, f"/here/{name}", **{"if-none-match": came.headers["etag"]}).status_code == 304


def test_the_page_is_where_the_path_ends(holding: Serving) -> None:
    page = get(holding, "/here/")
    assert (page.content, page.headers["content-type"]) == (FILES["index.html"], "text/html; charset=utf-8")
    assert get(holding, "/here").headers["location"].endswith("/here/")


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".gz")])
def test_what_is_compressed_already_is_unpacked_by_the_page_and_not_on_the_way(holding: Serving, name: str) -> None:
    came = get(holding, f"/here/{name}", **{"accept-encoding": "gzip"})
    assert came.headers["content-type"] == "application/octet-stream"
    assert "content-encoding" not in came.headers


def test_the_rest_is_compressed_for_who_can_read_it(holding: Serving) -> None:
    for name in ("assets/index-Ab12.js", "files-0123/games.json"):
        came = get(holding, f"/here/{name}", **{"accept-encoding": "gzip"})
        assert came.headers["content-encoding"] == "gzip"
        assert came.content == FILES[name]


@pytest.mark.parametrize("path", ["/here/", "/here/sw.js", "/here/assets/index-Ab12.js"])
def test_its_pages_and_workers_may_run_webassembly_and_nothing_else_is_allowed_more(
    holding: Serving, path: str
) -> None:
    here, elsewhere = policy(get(holding, path)), policy(get(holding, "/"))
    assert here.pop("script-src") == {"'self'", "blob:", "'wasm-unsafe-eval'"}
    assert elsewhere.pop("script-src") == {"'self'"}
    assert here == elsewhere
    assert get(holding, path).headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "name",
    ["nothing.js", "assets", "assets/", "index.html/", "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt",
     "assets/..%2f..%2fsecret.txt", "%2fetc%2fpasswd", "files-0123/python/pyodide.asm.wasm", "index.html%00"],
)  # fmt: skip
def test_other_names_lead_nowhere(holding: Serving, name: str) -> None:
    came = get(holding, f"/here/{name}")
    assert came.status_code == 404
    assert policy(came)["script-src"] == {"'self'"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_client_is_told_in_its_language(holding: Serving, language: str) -> None:
    said = words.of(None, language).text("ui-play-here")
    assert f'data-here="{said}"' in get(holding, "/", **{"accept-language": language}).text


def test_where_no_site_was_built_in_nothing_is_there_and_nothing_is_told(tmp_path: Path) -> None:
    async def look() -> None:
        async with (
            serving_here(tmp_path, site=str(tmp_path / "none")) as (address, _),
            httpx.AsyncClient(base_url=address, timeout=60) as somebody,
        ):
            assert [(await somebody.get(path)).status_code for path in ("/here", "/here/", "/here/sw.js")] == [404] * 3
            assert 'data-here=""' in (await somebody.get("/")).text

    asyncio.run(look())


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    serving = Serving(str(tmp_path / "igroteka.db"), tmp_path, "--site", str(tmp_path))
    assert serving.launch().wait(60) == 2
    assert "make site" in serving.log.read_text()
