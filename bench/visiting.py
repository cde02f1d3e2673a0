"""What the measurements in a browser share: Chromium, and a server of their own."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from processes import Process

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("Chromium is needed on the PATH")
    return found


def serve(folder: str) -> Process:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"{folder}/igroteka.db"]
    return Process(command, Path(folder), {"PYTHONUNBUFFERED": "1"}, None)
