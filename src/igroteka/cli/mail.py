"""How `igroteka serve` is told through whom to send letters. Passwords never stand on the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

from igroteka.cli.errors import CannotDo

if TYPE_CHECKING:
    from igroteka.server.settings import Mail

PASSWORD = "IGROTEKA_MAIL_PASSWORD"
PASSWORD_FILE = "IGROTEKA_MAIL_PASSWORD_FILE"
PORTS = {"smtp": 587, "smtps": 465}  # unless another is named
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def mail_of(through: str, sender: str, links: str, minutes: float) -> Mail | None:
    """What the options say; None: no letters are sent."""
    from igroteka.server.settings import Mail
    from igroteka.server.telling.addresses import BadMailAddress, read_mail_address

    if not through:
        if sender or links:
            raise CannotDo(
                "--mail-from and --mail-links go with --mail smtp://user@host, through which letters are sent"
            )
        return None
    try:
        parts = urlsplit(through)
        port, host, plain = parts.port, parts.hostname, parts.password is None
    except ValueError:
        port, host, plain = None, None, True
    if not host or parts.scheme not in PORTS or parts.path.strip("/") or parts.query or not _fit(through):
        raise CannotDo(f"--mail takes smtp://user@host:587 or smtps://user@host:465, not {through[:40]!r}")
    if not plain:
        raise CannotDo(f"a password on the command line can be seen by everybody: set {PASSWORD} or {PASSWORD_FILE}")
    try:
        sender = read_mail_address(sender)
    except BadMailAddress:
        raise CannotDo(f"--mail-from takes the address that letters come from, not {sender[:40]!r}") from None
    where = links.rstrip("/")
    if not where.startswith(("https://", "http://")) or not _fit(where) or not urlsplit(where).hostname:
        raise CannotDo(f"--mail-links takes the address of this server, such as https://…, not {links[:40]!r}")
    return Mail(
        host=host,
        port=port or PORTS[parts.scheme],
        security=_security(parts.scheme, host),
        sender=sender,
        links=where,
        user=unquote(parts.username or ""),
        password=_password() if parts.username else "",
        after=60 * minutes,
    )


def _security(scheme: str, host: str) -> Literal["starttls", "tls", "none"]:
    if scheme == "smtps":
        return "tls"
    return "none" if host in THIS_MACHINE else "starttls"


def _fit(address: str) -> bool:
    return address.isascii() and address.isprintable() and " " not in address


def _password() -> str:
    file = os.environ.get(PASSWORD_FILE)
    if not file:
        return os.environ.get(PASSWORD, "")
    try:
        return Path(file).read_text().rstrip("\n")
    except (OSError, ValueError) as error:
        raise CannotDo(f"cannot read the file that {PASSWORD_FILE} names ({error})", 1) from None
