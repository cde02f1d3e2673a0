"""Letters: plain text in the reader's language, with nothing that the public could not see, and a way to stop them."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, make_msgid
from typing import TYPE_CHECKING

from igroteka import words
from igroteka.live.world import now_ms
from igroteka.server.telling.news import recalled, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from igroteka.server.storage.mailboxes import Mailbox
    from igroteka.server.storage.untold import Held
    from igroteka.server.telling.links import Links
    from igroteka.server.telling.news import News

WHOLE = ("to", "message-id", "list-unsubscribe")  # ASCII without a space
NO_LINK = ".\u2060"  # a dot after which no program for mail takes a name for the address of a page


class Unbroken(EmailPolicy):
    """Long addresses and links stay whole: the usual way is to encode them, and then no program knows them any more."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name.lower() in WHOLE:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


POLICY = Unbroken(linesep="\r\n")


def question(box: Mailbox, links: Links, sender: str) -> EmailMessage:
    """Whether the address is theirs. Nobody's name is in it: a stranger may have given the address."""
    spoken = words.of(None, box.language)
    asked = f"{spoken.text('ui-mail-confirm')}\n{links.confirm(box)}"
    return _letter(box, links, sender, spoken.text("ui-mail-confirm-subject"), [asked])


def news(box: Mailbox, rows: Sequence[Held], links: Links, sender: str) -> EmailMessage:
    """What has happened at somebody's tables."""
    told = [recalled(row) for row in rows]
    parts = [_part(one, box.language, links) for one in told]
    return _letter(box, links, sender, _subject(told, box.language), parts)


def _subject(told: Sequence[News], language: str) -> str:
    if len(told) > 1:
        return words.of(None, language).text("ui-mail-several", count=len(told))
    spoken = words.of(told[0].game, language)
    match told[0].kind:
        case "turn":
            said = spoken.text("ui-your-turn")
        case "over":
            said = spoken.text("ui-the-end")
        case "sat":
            said = spoken.text("ui-mail-sat")
        case "invited":
            said = spoken.text("ui-mail-invited")
    return f"{spoken.text('game')}: {said}"


def _part(one: News, language: str, links: Links) -> str:
    plain = one._replace(names=tuple(name.replace(".", NO_LINK) for name in one.names))
    title = words.of(one.game, language).text("game")
    return f"{title}\n{sentence(plain, language)}\n{links.table(one.table)}"


def _letter(box: Mailbox, links: Links, sender: str, subject: str, parts: Sequence[str]) -> EmailMessage:
    spoken, stop = words.of(None, box.language), links.stop(box)
    letter = EmailMessage(policy=POLICY)
    letter["From"] = Address(spoken.text("ui-name"), addr_spec=sender)
    letter["Subject"] = subject
    letter["To"] = Address(addr_spec=box.address)
    letter["Date"] = format_datetime(datetime.fromtimestamp(now_ms() / 1000, UTC))
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    end = f"{spoken.text('ui-mail-stop')}\n{stop}"
    letter.set_content("\n\n".join([*parts, f"-- \n{end}"]) + "\n")
    letter["Content-Language"] = box.language
    return letter
