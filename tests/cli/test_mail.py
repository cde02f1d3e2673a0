"""Through whom letters are sent, as the command line says it: never with a password, never in the clear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from igroteka.cli.errors import CannotDo
from igroteka.cli.mail import PASSWORD, PASSWORD_FILE, mail_of

if TYPE_CHECKING:
    from pathlib import Path

FROM, LINKS = "games@example.org", "https://play.example.org/"


def test_letters_are_encrypted_but_on_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(PASSWORD, "a secret")
    found = mail_of("smtp://me%40example.org@mail.example.org", FROM, LINKS, 10)
    assert found is not None
    assert (found.host, found.port, found.security) == ("mail.example.org", 587, "starttls")
    assert (found.user, found.password, found.sender) == ("me@example.org", "a secret", FROM)
    assert (found.links, found.after) == ("https://play.example.org", 600)
    assert "a secret" not in repr(found)
    file = tmp_path / "password"
    file.write_text("another\n")
    monkeypatch.setenv(PASSWORD_FILE, str(file))
    found = mail_of("smtps://me@mail.example.org", FROM, LINKS, 10)
    assert found is not None
    assert (found.port, found.security, found.password) == (465, "tls", "another")
    found = mail_of("smtp://localhost:25", FROM, LINKS, 10)
    assert found is not None
    assert (found.port, found.security, found.user, found.password) == (25, "none", "", "")
    assert mail_of("", "", "", 10) is None


@pytest.mark.parametrize(
    ("through", "sender", "links", "said"),
    [
        ("smtp://me:secret@mail.example.org", FROM, LINKS, PASSWORD),
        ("mail.example.org", FROM, LINKS, "--mail takes"),
        ("imap://mail.example.org", FROM, LINKS, "--mail takes"),
        ("smtp://mail.example.org/folder", FROM, LINKS, "--mail takes"),
        ("smtp://mail.example.org:port", FROM, LINKS, "--mail takes"),
        ("smtp://mail.example.org", "games", LINKS, "--mail-from takes"),
        ("smtp://mail.example.org", f"{FROM}\nBcc: x@example.org", LINKS, "--mail-from takes"),
        ("smtp://mail.example.org", FROM, "", "--mail-links takes"),
        ("smtp://mail.example.org", FROM, "play.example.org", "--mail-links takes"),
        ("smtp://mail.example.org", FROM, "https://", "--mail-links takes"),
        ("", FROM, "", "go with --mail"),
    ],
)
def test_what_makes_no_sense_is_said(through: str, sender: str, links: str, said: str) -> None:
    with pytest.raises(CannotDo, match=said) as refused:
        mail_of(through, sender, links, 10)
    assert "secret" not in str(refused.value)


def test_a_password_that_cannot_be_read_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(PASSWORD_FILE, str(tmp_path / "nowhere"))
    with pytest.raises(CannotDo, match=PASSWORD_FILE):
        mail_of("smtp://me@mail.example.org", FROM, LINKS, 10)
