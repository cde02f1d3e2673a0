"""Who somebody is, and how they stay who they are: passes, and codes for other devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.server.doors import identity
from igroteka.server.doors.door import Trouble, nobody
from igroteka.server.doors.qr import qr_of
from igroteka.server.storage.people import Unknown
from igroteka.tables.bodies import Arrived, Code, Me, NewMe, Recover
from igroteka.tables.names import cleaned

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.tables.people import Person


async def who_am_i(request: Request) -> Me:
    return Me(request.me.id, request.me.name)


async def introduce(request: Request) -> Arrived:
    """A newcomer gets an identity; somebody known a new name."""
    server, name = request.server, _clean(request.given(NewMe).name)
    if request.person is not None:
        await server.store.rename(request.person.id, name)
        return _arrived(request, await server.changed(request.person.id) or request.person)
    id = identity.new_id()
    code = server.codes.of(id, 0)
    return _arrived(request, await server.store.add_person(name, identity.code_hash(code), id), code)


def _arrived(request: Request, person: Person, code: str = "") -> Arrived:
    return Arrived(person.id, person.name, request.server.visitors.signer.sign(person.id, person.passes), code)


def _clean(name: str) -> str:
    plain = cleaned(name)
    if not plain:
        raise Trouble(422, "no-name", "a name has at least one letter that can be seen")
    return plain


async def new_code(request: Request) -> Arrived:
    server, me = request.server, request.me
    _, number = await _recovery(request)
    code = server.codes.of(me.id, number + 1)
    await server.store.set_recovery(me.id, identity.code_hash(code), number + 1)
    return _arrived(request, me, code)


async def my_code(request: Request) -> Code:
    code = await _code(request)
    return Code(code, _code_link(request, code))


async def code_qr(request: Request) -> bytes:
    """What the other device scans: the code is behind the #, so that no server or log sees it."""
    return await qr_of(request, _code_link(request, await _code(request)))


def _code_link(request: Request, code: str) -> str:
    return f"{request.base}/me#{code}"


async def _code(request: Request) -> str:
    me = request.me
    recovery, number = await _recovery(request)
    code = request.server.codes.of(me.id, number)
    if identity.code_hash(code) != recovery:
        raise Trouble(404, "no-code", "your code is from a time when codes were shown once; ask for a new one")
    return code


async def _recovery(request: Request) -> tuple[str, int]:
    try:
        return await request.server.store.recovery(request.me.id)
    except Unknown:  # a guest who was cleaned away, and is still known to this process
        raise nobody() from None


async def sign_out(request: Request) -> Arrived:
    """All passes are void, on all devices; whoever asked gets a new one."""
    await request.server.store.void_passes(request.me.id)
    return _arrived(request, await request.server.changed(request.me.id) or request.me)


async def recover(request: Request) -> Arrived:
    person = await request.server.store.recover(identity.code_hash(request.given(Recover).code))
    if person is None:
        raise Trouble(404, "no-code", "nobody has this code; check the letters, or come as somebody new")
    return _arrived(request, person)
