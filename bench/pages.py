"""What Lighthouse says of the shelf and of a table, on a phone as it imagines one.

It needs Chromium on the PATH, the built client (`make client`), and once: `npm ci` in `bench/lighthouse`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from processes import Process

HERE = Path(__file__).parent
LIGHTHOUSE = HERE / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
)
WANTED = 95


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="dobro", help="on the table (default: dobro)")
    ask.add_argument("--players", type=int, default=4)
    ask.add_argument("--preset", choices=["desktop"], help="a desktop instead of a phone")
    ask.add_argument("--runs", type=int, default=3, help="the middle one counts (default: 3)")
    ask.add_argument("--why", action="store_true", help="also what cost points")
    asked = ask.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None or not LIGHTHOUSE.exists():
        sys.stderr.write("Chromium on the PATH is needed, and `npm ci` in bench/lighthouse\n")
        return 2
    worst = 100
    with tempfile.TemporaryDirectory(prefix="pages-") as folder:
        command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"{folder}/igroteka.db"]
        server = Process(command, Path(folder), {"PYTHONUNBUFFERED": "1"}, None)
        try:
            me = httpx.post(f"{server.address}/api/me", json={"name": "Vera"})
            cookie = "; ".join(f"{name}={value}" for name, value in me.cookies.items())
            terms = {"game": asked.game, "players": asked.players}
            new = {"terms": terms, "bots": "medium"}
            made = httpx.post(f"{server.address}/api/tables", json=new, headers={"cookie": cookie})
            for name, path in (("shelf", "/"), ("table", f"/t/{made.json()['table']}")):
                reports = [look(server.address + path, cookie, chromium, asked.preset) for _ in range(asked.runs)]
                report = sorted(reports, key=lambda one: one["categories"]["performance"]["score"])[len(reports) // 2]
                scores = {one: round(100 * report["categories"][one]["score"]) for one in CATEGORIES}
                worst = min(worst, *scores.values())
                sys.stdout.write(f"{name:6} " + "  ".join(f"{one} {score}" for one, score in scores.items()) + "\n")
                if asked.why:
                    sys.stdout.writelines(f"       {line}\n" for line in reasons(report))
        finally:
            server.stop()
    return 0 if worst >= WANTED else 1


def look(address: str, cookie: str, chromium: str, preset: str | None, tries: int = 3) -> dict[str, Any]:
    command = ["node", str(LIGHTHOUSE), address, "--quiet", f"--chrome-flags={FLAGS}", "--output=json"]
    command += [f"--only-categories={','.join(CATEGORIES)}", *([f"--preset={preset}"] if preset else [])]
    command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    for _ in range(tries):  # now and then it does not see its own beginning
        made = subprocess.run(
            command, env={**os.environ, "CHROME_PATH": chromium}, timeout=300, capture_output=True, check=False
        )
        if made.returncode == 0:
            report: dict[str, Any] = json.loads(made.stdout)
            return report
    raise SystemExit(f"Lighthouse could not look at {address}: {made.stderr.decode()[-400:]}")


def reasons(report: dict[str, Any]) -> list[str]:
    """The audits that were not passed, with what they say."""
    wanted = {one["id"] for name in CATEGORIES for one in report["categories"][name]["auditRefs"] if one["weight"]}
    audits = [report["audits"][id] for id in sorted(wanted)]
    return [
        f"{one['id']}: {one['score']} {one.get('displayValue', '')}"
        for one in audits
        if one["score"] is not None and one["score"] < 1
    ]


if __name__ == "__main__":
    sys.exit(main())
