"""What people at a table would write down of a game on a score pad, read off from what everybody sees there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.games.dobro.deck import HIGH, LOW, card_with
from igroteka.kernel import POT, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from igroteka.kernel import Entries, Phrase
    from igroteka.match import State


class Round:
    """What was told of one round."""

    def __init__(self, players: int, told: Sequence[Phrase]) -> None:
        self.players = players
        self.told = told

    def of(self, *happenings: str) -> list[Phrase]:
        return [phrase for phrase in self.told if phrase.id.removeprefix("did-") in happenings]

    def numbers(self, *happenings: str) -> list[int]:
        """The values of some happenings, added up by seat."""
        found = [0] * self.players
        for phrase in self.of(*happenings):
            found[phrase.seat] += phrase.value
        return found

    def marks(self, *happenings: str) -> list[int]:
        """To whom something happened."""
        seats = {phrase.seat for phrase in self.of(*happenings)}
        return [int(seat in seats) for seat in range(self.players)]

    def owners(self, *happenings: str) -> list[int]:
        """By card value, the group of those to whom something happened with it."""
        found = [0] * 10
        for phrase in self.of(*happenings):
            found[phrase.card - 1] |= 1 << phrase.seat
        return found


def payments(round: Round) -> Entries:
    return {"paid": round.numbers("pay", "pay-all")}


def pot_shared(round: Round) -> Entries:
    return {**payments(round), "shares-pot": round.marks("share-pot", "take-pot")}


def pot_taken(round: Round) -> Entries:
    return {**payments(round), "takes-pot": round.marks("take-pot")}


def monster(round: Round) -> Entries:
    fines = [0] * round.players
    for phrase in round.of("pay", "pay-all"):
        fines[phrase.seat] += phrase.value > 0
    return {"fines": fines, "shares-pot": round.marks("share-pot", "take-pot")}


def blackstone(round: Round) -> Entries:
    return {"still-in": round.marks("stake-back"), "fine": round.numbers("pay", "pay-all")}


def regent(round: Round) -> Entries:
    to = [POT] * round.players
    for phrase in round.of("pay-player"):
        to[phrase.seat] = phrase.other
    paid = round.numbers("pay-player", "pay", "pay-all")
    return {"paid": paid, "paid-to": to, "takes-pot": round.marks("alone")}


def collections(round: Round) -> Entries:
    return {"most-cards": round.owners("most", "team-most")}


def five_cards(round: Round) -> Entries:
    columns = round.owners("column")
    for phrase in round.of("column-tied"):
        columns[phrase.card - 1] = 0b11
    return {"column": columns}


def port(round: Round) -> Entries:
    return {"sum": round.numbers("pass")}


def venture(round: Round) -> Entries:
    """A set's own cards are no other cards."""
    others, sets = [0] * round.players, {(phrase.seat, phrase.card) for phrase in round.of("set")}
    for phrase in round.of("capture"):
        others[phrase.seat] += phrase.value if (phrase.seat, phrase.card) not in sets else 0
    return {"other-cards": others, "set": round.owners("set")}


def dobro(round: Round) -> Entries:
    return {"taken": round.numbers("swallowed"), "forgetful": round.marks("forgot")}


def zabiray(round: Round) -> Entries:
    left_over = [0] * round.players
    for phrase in round.of("left-over"):
        left_over[phrase.other] = phrase.value
    return {"went-out": round.marks("out"), "piles": round.numbers("piles"), "left-over": left_over}


def charidice(round: Round) -> Entries:
    return {"counted": round.numbers("count"), "bonus": round.numbers("bonus"), "given": round.numbers("gift")}


READ: dict[str, Callable[[Round], Entries]] = {
    "blackstone": blackstone,
    "charidice": charidice,
    "dobro": dobro,
    "five-cards": five_cards,
    "goblin-poker": pot_shared,
    "hawthorn": pot_taken,
    "kitty": collections,
    "monster": monster,
    "port": port,
    "regent": regent,
    "starboard": pot_shared,
    "sweep": collections,
    "troll-guts": pot_taken,
    "venture": venture,
    "zabiray": zabiray,
}


def written_down(state: State) -> list[Entries]:
    """A round after the other. Whatever it calls a round, Pairs goes from one taken card to the next."""
    told = state.told(SPECTATOR)
    players = state.game.players
    if state.game.id == "pairs":
        cards = [phrase for phrase in told if phrase.id == "did-score"]
        return [
            {"took": [int(seat == phrase.seat) for seat in range(players)], "card": [phrase.card]} for phrase in cards
        ]
    begins = f"did-{state.game.table.accounting.part}"
    starts = [place for place, phrase in enumerate(told) if phrase.id == begins]
    parts = [told[start:end] for start, end in zip(starts, [*starts[1:], len(told)], strict=True)]
    return [READ[state.game.id](Round(players, part)) for part in parts]


def numbers_counted(state: State, among: Sequence[int]) -> Entries:
    """What Dobro asks for when nothing else decides: the numbers on the cards that some have taken."""
    s: Any = state._s
    piles = [
        sum(number * s.taken[seat][card_with(number)] for number in range(LOW, HIGH + 1))
        for seat in range(state.game.players)
    ]
    return {"numbers": [pile if asked else 0 for pile, asked in zip(piles, among, strict=True)]}
