"""What decides in Kitty; its points come from the biggest collections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.pairs.accounts import grounds_of_deals
from igroteka.kernel import NULL, Ground, by_rule, leaders

if TYPE_CHECKING:
    from igroteka.games.pairs.kitty.rules import State


def grounds(s: State) -> list[Ground]:
    if not s.teams:
        return grounds_of_deals(s, most="KITTY-26", target="KITTY-27", last="KITTY-28")
    return [*end_for_teams(s), by_rule("KITTY-45", "most-points-team"), *shared_by_teams(s)]


def end_for_teams(s: State) -> list[Ground]:
    best = max(s.points[:2])
    if s.target == NULL:
        return []
    if best < s.target or shared_by_teams(s):
        return [by_rule("KITTY-28", "last-deal", value=s.deal)]
    return [by_rule("KITTY-27", "target-team", value=best, more=s.target)]


def shared_by_teams(s: State) -> list[Ground]:
    return [by_rule("KITTY-26", "shared")] if len(leaders(s.points[:2])) > 1 else []
