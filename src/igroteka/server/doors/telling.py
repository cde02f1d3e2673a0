"""What somebody wants to be told when they are not at the table, and how: in which browsers, by letters to where."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from igroteka.server.doors.door import Trouble, nobody
from igroteka.server.storage.people import Unknown
from igroteka.server.telling.addresses import BadMailAddress, counted, read_mail_address
from igroteka.server.telling.wishes import Wishes, wishes_of
from igroteka.tables.bodies import Device, ForgetDevice, LinkDone, MailAddress

if TYPE_CHECKING:
    from typing import Literal

    from igroteka.server.doors.door import Request
    from igroteka.server.storage.mailboxes import Mailbox
    from igroteka.server.telling.mailer import Mailer
    from igroteka.server.telling.push import Push


class Telling(Struct, frozen=True, omit_defaults=True):
    """What I am told, and how. Without a key this server sends no messages to browsers, without `mail` no letters."""

    key: str = ""  # with which a browser subscribes
    wishes: Wishes = Wishes()
    mail: bool = False
    address: str = ""  # that I have given
    confirmed: bool = False


async def what_i_am_told(request: Request) -> Telling:
    teller, store, me = request.server.teller, request.server.store, request.me.id
    if teller is None:
        return Telling()
    box = await store.later.mailbox(me) if teller.mailer is not None else None
    return Telling(
        key=teller.push.sender.public if teller.push is not None else "",
        wishes=await wishes_of(store, me),
        mail=teller.mailer is not None,
        address=box.address if box else "",
        confirmed=box is not None and box.confirmed,
    )


async def wish(request: Request) -> Telling:
    if request.server.teller is None:
        raise Trouble(404, "no-telling", "this server tells nobody anything")
    try:
        await request.server.store.wish(request.me.id, msgspec.json.encode(request.given(Wishes)).decode())
    except Unknown:
        raise nobody() from None
    return await what_i_am_told(request)


# Browsers.


async def add_device(request: Request) -> Telling:
    from igroteka.server.encoding import bytes_of
    from igroteka.server.telling.carriers import BadAddress, read_address
    from igroteka.server.telling.encryption import BadKey, read_key

    device, push = request.given(Device), _push(request)
    try:
        read_address(device.address, loopback=push.loopback)
        key, auth = bytes_of(device.key), bytes_of(device.auth)
        read_key(key)
        if len(auth) != 16:
            raise BadKey("the browser's secret has 16 bytes")
    except (BadAddress, BadKey) as error:
        raise Trouble(422, "bad-device", str(error)) from None
    except ValueError:
        raise Trouble(422, "bad-device", "key and auth are base64") from None
    try:
        await request.server.store.subscribe(
            _id(device.address), request.me.id, device.address, key, auth, device.language
        )
    except Unknown:
        raise nobody() from None
    return await what_i_am_told(request)


async def forget_device(request: Request) -> Telling:
    await request.server.store.unsubscribe(_id(request.given(ForgetDevice).address), request.me.id)
    return await what_i_am_told(request)


def _id(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:43]


def _push(request: Request) -> Push:
    teller = request.server.teller
    if teller is None or teller.push is None:
        raise Trouble(404, "no-telling", "this server sends no messages to browsers")
    return teller.push


# Mail.


async def give_address(request: Request) -> Telling:
    """A link goes there: nothing else does before it is followed."""
    mailer, later, me = _mailer(request), request.server.store.later, request.me.id
    wanted = request.given(MailAddress)
    try:
        address = read_mail_address(wanted.address)
    except BadMailAddress as error:
        raise Trouble(422, "bad-address", str(error)) from None
    box = await later.mailbox(me)
    if box and box.confirmed and box.address == address:
        return await what_i_am_told(request)
    if not _may_give(request, address):
        raise Trouble(429, "too-many-letters", "you have asked for letters just now; wait an hour")
    try:
        await later.give(me, address, wanted.language, mailer.now())
    except Unknown:
        raise nobody() from None
    mailer.hurry()
    return await what_i_am_told(request)


def _may_give(request: Request, address: str) -> bool:
    """Nobody makes us write to strangers again and again: by person, by address of mail, by address in the network."""
    server = request.server
    return (
        server.addresses_of_all.allows(request.address)
        and server.addresses.allows(f"by {request.me.id}")
        and server.addresses.allows(f"to {counted(address)}")
    )


async def forget_address(request: Request) -> Telling:
    await request.server.store.later.forget(request.me.id)
    return await what_i_am_told(request)


async def confirm(request: Request) -> LinkDone:
    """A letter's link says that the address is theirs."""
    mailer, box = _mailer(request), await _box(request, "confirm")
    if box is None or not await request.server.store.later.confirm(box, mailer.now()):
        raise Trouble(410, "used-link", "this link has been used, or is too old; ask for another in your profile")
    return LinkDone()


async def stop(request: Request) -> LinkDone:
    """A letter's link stops all letters to its reader, also by their program for mail (RFC 8058). Who has stopped them
    before, and who has made a link up, gets the same answer.
    """
    if box := await _box(request, "stop"):
        await request.server.store.later.forget(box.person)
    return LinkDone()


async def _box(request: Request, purpose: Literal["confirm", "stop"]) -> Mailbox | None:
    links, key = _mailer(request).links, request.path["link"]
    box = await request.server.store.later.mailbox(key.partition(".")[0])
    return box if box and links.fits(key, purpose, box) else None


def _mailer(request: Request) -> Mailer:
    teller = request.server.teller
    if teller is None or teller.mailer is None:
        raise Trouble(404, "no-telling", "this server sends no letters")
    return teller.mailer
