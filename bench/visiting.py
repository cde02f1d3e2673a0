"""What the measurements in a browser share: Chromium, and a server of their own."""

from __future__ import annotations

import functools
import gzip
import shutil
import sys
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from processes import Process

if TYPE_CHECKING:
    from collections.abc import Iterator

SITE = Path(__file__).parents[1] / "dist" / "site"

TEXTS = {".html", ".js", ".css", ".json", ".svg", ".webmanifest"}

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("Chromium is needed on the PATH")
    return found


def serve(folder: str) -> Process:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"{folder}/igroteka.db"]
    return Process(command, Path(folder), {"PYTHONUNBUFFERED": "1"}, None)


class Space(SimpleHTTPRequestHandler):
    """A web space as most are: what is text goes out compressed."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if file.suffix not in TEXTS or not file.exists():
            return super().do_GET()
        body = packed(file)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(file))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

    def log_message(self, *_: object) -> None:
        pass


@functools.cache
def packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes())


@contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Space, directory=str(folder))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/"
        serving.shutdown()
