"""What a table says of decisions in real time can be relied on in every position of every game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from igroteka import words
from igroteka.games import catalogue
from igroteka.kernel import SPECTATOR, together
from igroteka.kernel.random import derive
from igroteka.match import Game
from settings import GAMES, player_counts, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = range(4)


def positions(id: str, every: int = 3) -> Iterator[tuple[Game, Any, random.Random]]:
    """Positions along random games of every number of players; of the most and the fewest with every option."""
    counts = player_counts(id)
    for players in counts:
        for number, game in enumerate(settings(id, players)):
            if number and players not in (counts[0], counts[-1]):
                break
            for seed in SEEDS:
                luck = random.Random(f"{id} {players} {number} {seed}")
                s: Any = game.blank()
                s.rng = derive(id, players, seed)
                game.rules.start(s)
                step = 0
                while actions := game.actions(s):
                    if step % every == seed % every or game.table.window(s):
                        yield game, s, luck
                    game.rules.apply(s, luck.choice(actions))
                    step += 1
                    if step > 400:  # long matches only say the same again
                        break
                else:
                    yield game, s, luck


def seen_by(game: Game, s: Any, seat: int) -> Any:
    seen: Any = game.redacted(s, seat)
    seen.rng = 0
    return seen


@pytest.mark.parametrize("id", GAMES)
def test_the_default_of_a_window_is_legal_and_defaults_lead_out_of_windows(id: str) -> None:
    for game, s, _ in positions(id):
        after = s.copy()
        steps = 0
        while found := game.table.window(after):  # when the game is over there is none
            assert found.default in game.actions(after)
            game.rules.apply(after, found.default)
            steps += 1
            assert steps <= game.players + 3


@pytest.mark.parametrize("id", GAMES)
def test_windows_buttons_and_who_chooses_are_no_secret(id: str) -> None:
    """They are the same for every seat and for a spectator, who has no button."""
    for game, s, luck in positions(id, every=7):
        said = everything(game, s)
        viewer = luck.randrange(SPECTATOR, game.players)
        assert everything(game, seen_by(game, s, viewer)) == said
        assert game.table.calls(s, SPECTATOR) == ()


def everything(game: Game, s: Any) -> list[Any]:
    buttons = [game.table.calls(s, seat) for seat in range(game.players)]
    return [game.table.window(s), together(game.table, game.rules, s), buttons]


@pytest.mark.parametrize("id", GAMES)
def test_a_live_button_is_an_action_of_the_game(id: str) -> None:
    for game, s, _ in positions(id):
        for seat in range(game.players):
            assert set(game.table.calls(s, seat)) <= set(range(len(game.rules.TOKENS)))


@pytest.mark.parametrize("id", GAMES)
def test_those_who_choose_together_do_not_learn_what_the_others_choose(id: str) -> None:
    """Whatever those before a seat choose, it sees the same table and has the same choice."""
    for game, s, luck in positions(id):
        actor = game.rules.actor(s)
        group = together(game.table, game.rules, s)
        if actor < 0:
            assert group == 0
            continue
        assert group >> actor & 1
        assert group < 1 << game.players
        others = [seat for seat in range(game.players) if group >> seat & 1 and seat != actor]
        for seat in luck.sample(others, min(2, len(others))):
            one, other = (chosen_before(game, s, seat, luck) for _ in range(2))
            assert game.actions(one) == game.actions(other)
            assert seen_by(game, one, seat) == seen_by(game, other, seat)
            assert own_hand(one, seat) == own_hand(s, seat)


def own_hand(s: Any, seat: int) -> list[int]:
    return list(s.hands[seat]) if "hands" in s.fields else []


def chosen_before(game: Game, s: Any, seat: int, luck: random.Random) -> Any:
    """The decision of a seat of the group, after any choices of those before it, who leave the group one by one."""
    after = s.copy()
    group = together(game.table, game.rules, s)
    while (actor := game.rules.actor(after)) != seat:
        assert group >> actor & 1, f"seat {actor} decides, and is not of the group"
        game.rules.apply(after, luck.choice(game.actions(after)))
        if game.rules.actor(after) != actor:
            group &= ~(1 << actor)
        assert together(game.table, game.rules, after) == group
    return after


@pytest.mark.parametrize("id", GAMES)
def test_a_first_game_is_played_by_a_pleasant_number(id: str) -> None:
    low, high = catalogue.rules(id).PLAYERS
    assert low <= catalogue.usual_players(id) <= high
    assert catalogue.usual_players(id) == {"kitty": 4, "regent": 2, "monster": 4, "five-cards": 2}.get(id, 3)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_lobby_preselects_can_be_played(id: str) -> None:
    rules = catalogue.rules(id)
    friendly = {name: option.friendly for name, option in rules.OPTIONS.items() if option.friendly is not None}
    for players in player_counts(id):
        for options in (catalogue.table(id).suggest(players), friendly):
            game = Game(id, players, options)
            assert options == game.chosen_options(), "what is the default need not be preselected"


@pytest.mark.parametrize("id", [id for id in GAMES if catalogue.table(id).presets])
def test_a_preset_can_be_played_by_as_many_as_it_is_for_and_has_a_name_of_its_own(id: str) -> None:
    presets = catalogue.table(id).presets
    for preset in presets:
        for players in catalogue.preset_players(id, preset):
            assert players in player_counts(id)
            assert preset.options == Game(id, players, preset.options).chosen_options(), (
                "what is the default is no news"
            )
            Game(id, players, {**catalogue.table(id).suggest(players), **preset.options})
    for language in words.LANGUAGES:
        names = {words.of(id, language).text(f"preset-{preset.id}") for preset in presets}
        assert len(names) == len(presets)


@pytest.mark.rule("DOBRO-63")
def test_a_long_game_is_only_named_where_it_is_longer() -> None:
    [long] = catalogue.table("dobro").presets
    for players in player_counts("dobro"):
        rounds = [
            next(
                zone.of or 0
                for zone in Game("dobro", players, options).start(seed=1).view(0).zones
                if zone.id == "round"
            )
            for options in ({}, long.options)
        ]
        assert (rounds[1] > rounds[0]) == (players in catalogue.preset_players("dobro", long))
