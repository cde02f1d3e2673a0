"""What Lighthouse says of the shelf and of a table, on a phone as it imagines one.

It needs Chromium on the PATH, the built client (`make client`), and once: `npm ci` in `bench/lighthouse`.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from visiting import FLAGS, SITE, chromium, serve, web_space

HERE = Path(__file__).parent
LIGHTHOUSE = HERE / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
WANTED = 95
PATIENCE = 120_000  # milliseconds, where Python has to come first


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="dobro", help="on the table (default: dobro)")
    ask.add_argument("--preset", choices=["desktop"], help="a desktop instead of a phone")
    ask.add_argument("--site", action="store_true", help="the edition without a server (`make site`)")
    ask.add_argument("--runs", type=int, default=3, help="the middle one counts (default: 3)")
    ask.add_argument("--why", action="store_true", help="also what cost points")
    ask.add_argument("--keep", type=Path, help="a folder for the reports")
    asked = ask.parse_args()
    if not LIGHTHOUSE.exists():
        raise SystemExit("Lighthouse is needed: `npm ci` in bench/lighthouse")
    worst = 100
    with tempfile.TemporaryDirectory(prefix="pages-") as folder, sync_playwright() as playwright, ExitStack() as stack:
        if asked.site:
            home = stack.enter_context(web_space(SITE))
        else:
            server = serve(folder)
            stack.callback(server.stop)
            home = server.address
        port = free_port()
        args = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/profile", executable_path=chromium(), args=args, service_workers="block"
        )
        try:
            page = context.new_page()
            page.goto(home)
            page.click(f"[data-play={asked.game}]")
            page.wait_for_selector(".actions", timeout=PATIENCE)
            table = page.url
            page.goto("about:blank")
            for name, address in (("shelf", home), ("table", table)):
                reports = []
                for _ in range(asked.runs):
                    context.new_cdp_session(page).send("Network.clearBrowserCache")
                    reports.append(look(address, port, asked.preset))
                report = sorted(reports, key=lambda one: one["categories"]["performance"]["score"])[len(reports) // 2]
                scores = {one: round(100 * report["categories"][one]["score"]) for one in CATEGORIES}
                worst = min(worst, *scores.values())
                sys.stdout.write(f"{name:6} " + "  ".join(f"{one} {score}" for one, score in scores.items()) + "\n")
                if asked.why:
                    sys.stdout.writelines(f"       {line}\n" for line in reasons(report))
                if asked.keep:
                    asked.keep.mkdir(parents=True, exist_ok=True)
                    (asked.keep / f"{name}.json").write_text(json.dumps(report))
        finally:
            context.close()
    return 0 if worst >= WANTED else 1


def look(address: str, port: int, preset: str | None, tries: int = 3) -> dict[str, Any]:
    """What it says of a page in a browser that is known to the server and has nothing of the page yet."""
    command = ["node", str(LIGHTHOUSE), address, f"--port={port}", "--disable-storage-reset", "--quiet"]
    command += ["--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--preset={preset}"] if preset else []
    for _ in range(tries):  # now and then it does not see its own beginning
        made = subprocess.run(command, timeout=300, capture_output=True, check=False)
        if made.returncode == 0:
            report: dict[str, Any] = json.loads(made.stdout)
            return report
    raise SystemExit(f"Lighthouse could not look at {address}: {made.stderr.decode()[-400:]}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


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
