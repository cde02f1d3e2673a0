"""Hands letters over to the server that sends them (SMTP), which may be slow, in trouble or gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiosmtplib

if TYPE_CHECKING:
    from email.message import EmailMessage

    from igroteka.server.settings import Mail

WITHIN = 30.0  # seconds for all of it


class NotTaken(Exception):
    """The letter was not taken; perhaps it will be later. `all_of_them`: nor would any other be now."""

    def __init__(self, why: str, *, all_of_them: bool) -> None:
        self.all_of_them = all_of_them
        super().__init__(why)


class Refused(Exception):
    """The letter will never be taken: there is no such address, or it does not want to hear from us."""


async def hand_over(mail: Mail, letter: EmailMessage, address: str) -> None:
    """Neither trouble names the address: it may stand in a log."""
    try:
        async with asyncio.timeout(WITHIN):
            await aiosmtplib.send(
                letter.as_bytes(),
                sender=mail.sender,
                recipients=[address],
                hostname=mail.host,
                port=mail.port,
                username=mail.user or None,
                password=mail.password or None,
                use_tls=mail.security == "tls",
                start_tls=mail.security == "starttls",
                timeout=WITHIN,
            )
    except aiosmtplib.SMTPRecipientsRefused as trouble:
        _judge(trouble.recipients[0])
    except aiosmtplib.SMTPDataError as trouble:
        _judge(trouble)
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as trouble:
        code = getattr(trouble, "code", "")
        raise NotTaken(f"{type(trouble).__name__}({code})", all_of_them=True) from None


def _judge(trouble: aiosmtplib.SMTPResponseException) -> None:
    """What a server says of one letter."""
    why = f"{type(trouble).__name__}({trouble.code})"
    if trouble.code >= 500:
        raise Refused(why) from None
    raise NotTaken(why, all_of_them=False) from None
