"""A server that takes letters, for tests, on this machine; and what is in them."""

from __future__ import annotations

import asyncio
import re
import ssl
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from threading import Thread
from typing import TYPE_CHECKING, Any, Self

from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from igroteka.server.settings import Mail

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

SENDER, LINKS = "games@example.org", "https://play.example.org"
USER, PASSWORD = "games", "a secret of the operator"


class PostOffice:
    """Takes what is handed over, by STARTTLS if it has a certificate, and then with the right password only."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.letters: list[EmailMessage] = []
        self.taken_by: list[str] = []  # who had logged in
        self.says_to_address = "250 OK"
        self.says_to_letter = "250 OK"
        self._certificate = certificate
        self._loop = asyncio.new_event_loop()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.says_to_address.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.says_to_address

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.says_to_letter.startswith("250"):
            letter = message_from_bytes(envelope.content, policy=default)
            assert envelope.rcpt_tos == [letter["To"]], "one letter, one reader"
            assert envelope.mail_from == SENDER
            self.letters.append(letter)
            self.taken_by.append((session.auth_data or b"").decode())
        return self.says_to_letter

    def _protocol(self) -> SMTP:
        if self._certificate is None:
            return SMTP(self)
        secure = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        secure.load_cert_chain(self._certificate)
        return SMTP(self, tls_context=secure, require_starttls=True, auth_required=True, authenticator=_login)

    def __enter__(self) -> Self:
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = self._loop.create_server(self._protocol, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(60)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    @property
    def mail(self) -> Mail:
        return Mail("127.0.0.1", self.port, "none", SENDER, LINKS)

    @property
    def options(self) -> tuple[str, ...]:
        """The same, for `igroteka serve`."""
        return ("--mail", f"smtp://127.0.0.1:{self.port}", "--mail-from", SENDER, "--mail-links", LINKS)


def _login(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
    good = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=good, handled=False, auth_data=given.login)


def text(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def link(letter: EmailMessage, to: str) -> str:
    """The path of a link in a letter."""
    found = re.search(rf"{LINKS}(/{to}/\S+)", text(letter))
    assert found, text(letter)
    return found[1]


def certificate(folder: Path, host: str) -> Path:
    """A key and a certificate of one's own making for a host, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / f"{host}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file
