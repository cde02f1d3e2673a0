"""What the measurements in a browser share: Chromium, and a server of their own."""

from __future__ import annotations

import functools
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

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("Chromium is needed on the PATH")
    return found


def serve(folder: str) -> Process:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"{folder}/igroteka.db"]
    return Process(command, Path(folder), {"PYTHONUNBUFFERED": "1"}, None)


@contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """The address at which a folder is served, as any web space would."""
    quiet = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(quiet, directory=str(folder))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_port}/"
        serving.shutdown()
