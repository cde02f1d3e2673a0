"""Score pads: what people have written down is counted, and nothing of it is kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.catalogue import BadPlayers
from igroteka.kernel import BadOption
from igroteka.match.pad import NoPad
from igroteka.server.doors.catalogue import known_game
from igroteka.server.doors.door import Trouble
from igroteka.tables.pads import Written, counted
from igroteka.tables.refusals import Refusal

if TYPE_CHECKING:
    from igroteka.server.doors.door import Request
    from igroteka.tables.pads import Counted


async def count(request: Request) -> Counted:
    """On the spot: of the longest pad it takes some milliseconds."""
    game = request.path["game"]
    known_game(game)
    try:
        return counted(game, request.given(Written))
    except NoPad as error:
        raise Trouble(404, "no-pad", str(error)) from None
    except (BadPlayers, BadOption) as error:
        raise Trouble(422, "bad-terms", str(error)[:300]) from None
    except Refusal as refusal:
        raise Trouble(422, refusal.code, refusal.text) from None
