"""`igroteka serve`: tables for people, in the browser or over the protocol."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from igroteka import __version__
from igroteka.cli.app import app
from igroteka.cli.errors import CannotDo
from igroteka.cli.mail import mail_of

UNREAD = 64 * 1024  # bytes that the system keeps for a client that reads slowly: news is not to grow old in a queue
HOME = "IGROTEKA_HOME"  # where the embedded database lies, unless --database says otherwise


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Four boxes of tabletop games: play them, look up their rules, simulate them, check their records.

    Without a command: start the server on this machine and open the browser.
    """
    if version:
        typer.echo(f"igroteka {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port; 0 takes a free one.", min=0, max=65535)] = 8700,
    lan: Annotated[bool, typer.Option("--lan", help="For phones in the same network: prints a QR code.")] = False,
    database: Annotated[
        str, typer.Option("--database", help="A file, or postgresql://user@host/name.", show_default="in your home")
    ] = "",
    redis: Annotated[str, typer.Option("--redis", help="redis://host, where several processes serve.")] = "",
    processes: Annotated[
        int,
        typer.Option(
            "--processes", help="So many at one port; more than one need PostgreSQL and Redis.", min=1, max=64
        ),
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    pace: Annotated[float, typer.Option("--pace", help="How slowly bots move; 0: at once.", min=0.0, max=10.0)] = 1.0,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Limits on how often one may ask.")] = True,
    open_days: Annotated[
        int, typer.Option("--open-days", help="Tables at which nothing began are kept so long; 0: for ever.", min=0)
    ] = 7,
    guest_days: Annotated[
        int, typer.Option("--guest-days", help="Guests who never played are kept so long; 0: for ever.", min=0)
    ] = 30,
    pack_days: Annotated[
        int, typer.Option("--pack-days", help="Finished games are packed after so long; 0: never.", min=0)
    ] = 0,
    metrics: Annotated[bool, typer.Option("--metrics", help="Figures for everybody, not this machine alone.")] = False,
    push: Annotated[
        str, typer.Option("--push", help="Send messages to browsers; mailto:… or https://… says who is behind it.")
    ] = "",
    push_loopback: Annotated[bool, typer.Option("--push-loopback", hidden=True)] = False,
    mail: Annotated[
        str, typer.Option("--mail", help="Send letters through smtp://user@host or smtps://user@host.")
    ] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", help="The address that letters come from.")] = "",
    mail_links: Annotated[
        str, typer.Option("--mail-links", help="The address of this server that letters lead to, https://….")
    ] = "",
    mail_after: Annotated[
        float, typer.Option("--mail-after", help="Minutes that somebody has not come before a letter.", min=0.0)
    ] = 10.0,
    site: Annotated[
        str, typer.Option("--site", help="What `make site` built, for who loses the line.", show_default="built in")
    ] = "",
    log: Annotated[str, typer.Option("--log", help="debug, info, warning or error.")] = "info",
) -> None:
    """Start the server.

    Examples: `igroteka serve` · `igroteka serve --lan` ·
    `igroteka serve --processes 2 --database postgresql://me@localhost/igroteka --redis redis://localhost`
    """
    from igroteka.server import logs
    from igroteka.server.settings import NO_LIMITS, Keeping, Limits, Settings
    from igroteka.server.troubles import CannotServe

    if log not in ("debug", "info", "warning", "error"):
        raise CannotDo(f"--log takes debug, info, warning or error, not {log[:20]!r}")
    if push and not (push.startswith(("mailto:", "https://")) and push.isascii() and push.isprintable()):
        raise CannotDo(f"--push takes an address at which you are reached, mailto:… or https://…, not {push[:40]!r}")
    if site and not (Path(site) / "index.html").is_file():
        raise CannotDo(f"--site takes a folder that `make site` has built; there is no index.html in {site!r}")
    if processes > 1:
        _check_shared(processes, database, redis)
    letters = mail_of(mail, mail_from, mail_links, mail_after)
    logs.set_up(log)
    if lan:
        host = "0.0.0.0"  # every address of this machine
    listening = _listen(host, port)
    shown = f"http://{_own_address() if lan else host}:{listening.getsockname()[1]}"
    settings = Settings(
        database=database or str(_embedded()),
        redis=redis or None,
        pace=pace,
        limits=Limits() if limits else NO_LIMITS,
        keeping=Keeping(open_days, guest_days, pack_days),
        metrics=metrics,
        push=push,
        push_loopback=push_loopback,
        mail=letters,
        site=site,
    )

    def announce() -> None:
        typer.echo(f"Igroteka is at {shown} (Ctrl+C stops it)")
        if lan:
            import segno

            segno.make(shown, error="m").terminal(compact=True, out=sys.stdout)
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(shown)

    try:
        if processes > 1:
            from igroteka.server.gate import supervisor

            supervisor.run(settings, processes, log, listening, announce)
        else:
            from igroteka.server.doors import running

            running.run(settings, listening, announce)
    except CannotServe as error:
        raise CannotDo(str(error), status=1) from None


def _check_shared(processes: int, database: str, redis: str) -> None:
    """Several processes need what they can share."""
    if not database.startswith("postgres") or "://" not in database or not redis:
        raise CannotDo(
            f"--processes {processes} needs a database that processes can share, and Redis between them:"
            " add --database postgresql://user@host/name --redis redis://host"
        )
    if not hasattr(socket, "send_fds"):
        raise CannotDo("--processes needs Linux or macOS; without it one process serves")


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotDo(f"cannot listen on {host}:{port} ({error}); name another with --port or --host", 1) from None
    listening.listen(2048)
    return listening


def _own_address() -> str:
    """This machine's address in its network, as far as it can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _embedded() -> Path:
    """The file of the embedded database."""
    folder = Path(os.environ.get(HOME) or Path.home() / ".igroteka")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotDo(f"cannot make the folder {folder} ({error}); set {HOME} or --database", 1) from None
    return folder / "igroteka.db"
