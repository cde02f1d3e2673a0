"""An evening at the terminal: what is typed comes through stdin, what is shown is read from stdout."""

from __future__ import annotations

import hashlib
import io
import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from igroteka import words
from igroteka.cli import main
from igroteka.cli.telling import story, verdict
from igroteka.cli.terminal import Screen, flow, large
from igroteka.games import catalogue
from igroteka.match import Game, read_records, replay, verify
from settings import KINDS_OF_GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

GAMES = [id for id in catalogue.ids() if words.of(id, "en").has("game")]
LIMITS = {"max_rounds": "2", "max_deals": "2"}  # so that a match ends soon
NAMES = {"en": "Guest", "ru": "Гость", "uk": "Гість"}


class Typing(io.StringIO):
    """Somebody who types the given lines, and then `always` for ever (nothing: the end of the input)."""

    def __init__(self, lines: Sequence[str], always: str | None) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.always = always

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return super().readline(size) or ("" if self.always is None else f"{self.always}\n")


@dataclass
class Evening:
    status: int
    shown: str
    error: str


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Evening]:
    def sit_down(*arguments: str, keys: Sequence[str] = (), always: str | None = None, columns: int = 80) -> Evening:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(sys, "argv", ["igroteka", "play", *arguments])
        monkeypatch.setattr(sys, "stdin", Typing(keys, always))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        out, error = capsys.readouterr()
        assert "Traceback" not in out + error
        return Evening(end.value.code if isinstance(end.value.code, int) else 0, out, error)

    return sit_down


def limits(game: str) -> list[str]:
    known = catalogue.rules(game).OPTIONS
    return [text for name, value in LIMITS.items() if name in known for text in ("--option", f"{name}={value}")]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("game", KINDS_OF_GAMES)
def test_every_game_is_played_to_its_end_in_every_language_within_the_width(
    play: Callable[..., Evening], game: str, columns: int, language: str
) -> None:
    evening = play(game, "--lang", language, "--seed", "3", *limits(game), always="1", columns=columns)
    assert evening.status == 0
    said = words.of(game, language)
    assert said.text("ui-place") in evening.shown
    assert NAMES[language] in evening.shown
    assert said.text("ui-in-all") in evening.shown
    assert not re.search(r"\b(ui|zone|do|did|no|option|card|why|row|part)-[a-z]", evening.shown), (
        "an id instead of words"
    )
    prompt = said.text("ui-prompt", last=2).split(":")[0]
    wide = [line for line in evening.shown.splitlines() if cell_len(line) > columns and not line.startswith(prompt)]
    assert not wide


@pytest.mark.parametrize("columns", [40, 100])
def test_the_end_says_what_decided_and_how_the_scores_came_about(play: Callable[..., Evening], columns: int) -> None:
    shown = play("pairs", "--players", "8", "--lang", "en", "--seed", "3", always="1", columns=columns).shown
    end = shown[shown.index("Place") :]
    scores = [int(found) for found in re.findall(r"^ +\d +\S+(?: \(you\))? +(\d+)$", end, re.MULTILINE)]
    totals: list[int] = []
    for table in (block for block in re.split(r"\n\s*\n", end) if "In all" in block):
        *rows, last = [[int(n) for n in row.split()] for row in re.findall(r"  ([\d ]+)$", table, re.MULTILINE)]
        assert [sum(column) for column in zip(*rows, strict=True)] == last
        totals += last
    assert sorted(totals) == sorted(scores)
    assert len(totals) == 8
    assert f"has {max(scores)} points, and whoever has 11 or more loses." in " ".join(end.split())


@pytest.mark.parametrize("players", [2, 8])
def test_any_number_of_players_finds_room_on_a_narrow_screen(play: Callable[..., Evening], players: int) -> None:
    evening = play("pairs", "--players", str(players), "--lang", "ru", "--seat", "1", always="1", columns=40)
    assert evening.status == 0
    assert all(cell_len(line) <= 40 for line in evening.shown.splitlines())


def test_the_table_shows_seats_cards_the_turn_and_the_large_number(play: Callable[..., Evening]) -> None:
    shown = play("pairs", "--players", "4", "--lang", "en", "--seed", "3", "--bot", "random").shown
    assert re.search(r"▶ Guest \(you\) +0 / 16 +\[5\]", shown)
    assert re.search(r"Clara +7 / 16 +\[4\] \[5\] +\[7\]", shown)
    assert re.search(r"Ada \[Dealer\]", shown)
    assert "Deck ▊ 39" in shown
    assert all(line in shown for line in large(0))


def test_the_goal_is_said_first_and_every_decision_is_asked_for(play: Callable[..., Evening]) -> None:
    shown = play("pairs", "--players", "4", "--lang", "en", "--seed", "3", "--bot", "random").shown
    before, after = shown.split("4 players are at the table")
    assert "Don’t be the first to reach 16 penalty points" in before
    asked = after.index("or fold for 4 penalty points")
    assert asked < after.index("1  Take a card") < after.index("2  Fold: take 4 penalty points")


def test_what_happened_is_told_line_by_line_and_a_deal_in_one(play: Callable[..., Evening]) -> None:
    shown = play("pairs", "--players", "4", "--lang", "en", "--seed", "3", "--bot", "random").shown
    told = " ".join(shown.split())  # wherever lines end
    assert "Clara folds and takes their own 7. A fold ends the round." in told
    assert "Clara gets 7 penalty points, 7 in all." in told
    assert "· Basil is dealt a 9. Clara is dealt an 8. You are dealt a 10. Ada is dealt an 8." in told


@pytest.mark.parametrize("game", ["dobro", "hawthorn"])
def test_the_hands_of_others_are_backs_and_what_they_draw_is_not_told(game: str) -> None:
    chosen = Game(game, 3)
    state = chosen.start(seed=5)
    console = Console(width=300, file=io.StringIO(), record=True)
    screen = Screen(console, chosen, words.of(game, "en"), ["Ann", "Bob", "Eve"], 1)
    console.print(screen.table(state.view(1)))
    table = console.export_text()
    for name in ("Ann", "Eve"):
        (line,) = (line for line in table.splitlines() if name in line)
        assert "▊▊▊" in line
        assert not re.search(r"\[\w{1,6}\]", line.replace("[Dealer]", ""))
    assert re.search(r"^  Hand( \(not in play yet\))?( \[\w+\]){5,6}$", table, re.MULTILINE)
    console.print(story(screen, [state.told(1)]))
    assert re.search(r"Everybody is dealt \d cards\. You are dealt: \w+(, \w+){4,5}\.", console.export_text())


def test_a_token_does_as_well_as_a_number(play: Callable[..., Evening]) -> None:
    by_number = play("pairs", "--lang", "en", "--seed", "3", keys=["2"]).shown
    by_token = play("pairs", "--lang", "en", "--seed", "3", keys=["  FOLD "]).shown
    assert by_number.replace("› 2", "› FOLD") == by_token


@pytest.mark.parametrize("typed", ["roll bd", "roll db", "db"])
def test_dice_are_named_by_their_letters_in_any_order(play: Callable[..., Evening], typed: str) -> None:
    start = ("charidice", "--lang", "en", "--seed", "3", "--option", "first_seat=0", "--bot", "random")
    assert "· You reroll 2 dice." in play(*start, keys=[typed]).shown


def test_a_long_list_is_shortened_and_a_star_shows_it_all(play: Callable[..., Evening]) -> None:
    shown = play("charidice", "--lang", "en", "--seed", "3", "--option", "first_seat=0", keys=["*"]).shown
    short, _, full = shown.partition("› *")
    assert re.search(r"8–22 +Reroll 2 dice +roll ab … roll ef", short)
    assert "roll bdf" not in short
    assert re.search(r"\d+ roll bdf", full)


def test_dice_show_what_they_are_called_their_number_and_their_colour(play: Callable[..., Evening]) -> None:
    for language, black in {"en": "blk", "ru": "чёр", "uk": "чор"}.items():
        shown = play("charidice", "--lang", language, "--seed", "4", keys=["1", "1", "1"]).shown
        assert re.search(r"  a     b     c     d     e     f", shown)
        assert re.search(r"\[ \d \] \[ \d \]", shown)
        assert black in shown


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This table does not play Pieces of Eight. (PAIRS-27)"),
        ("ru", "За этим столом играют без «Восьми реалов». (PAIRS-27)"),
        ("uk", "За цим столом грають без «Восьми реалів». (PAIRS-27)"),
    ],
)
def test_an_illegal_token_explains_itself(play: Callable[..., Evening], language: str, sentence: str) -> None:
    evening = play("pairs", "--lang", language, keys=["eight", "q"])
    assert sentence in evening.shown
    assert evening.status == 0


@pytest.mark.parametrize("typed", ["99", "-1", "0", "9" * 5000, "nonsense", "\x1b[31m", "[bold]", "draw draw", "²"])
def test_what_is_not_understood_is_asked_again(play: Callable[..., Evening], typed: str) -> None:
    evening = play("pairs", "--lang", "en", "--seed", "3", keys=[typed, "", "q"])
    assert evening.status == 0
    assert evening.shown.count("? rules") == 3
    assert "There is no" in evening.shown
    assert "\x1b" not in evening.shown


def test_a_question_mark_opens_the_rules(play: Callable[..., Evening]) -> None:
    shown = play("pairs", "--lang", "ru", keys=["?", "? 2", "?999", "? *", "q"]).shown
    sections = words.of("pairs", "ru").sections()
    assert all(section.title in shown for section in sections)
    assert f"Раздела «999» нет: выберите от 1 до {len(sections)}" in shown
    listed, _, opened = shown.partition("› ? 2")
    assert "Колода из 55 карт" not in listed
    assert "55 карт" in opened


@pytest.mark.parametrize("keys", [["q"], ["Q"], ["й"], []], ids=["q", "Q", "cyrillic", "end of input"])
def test_leaving_is_kind(play: Callable[..., Evening], keys: list[str]) -> None:
    evening = play("pairs", "--lang", "ru", keys=keys)
    assert evening.status == 0
    assert evening.error == ""
    assert evening.shown.endswith("На этом партия прервана. Спасибо за игру, до встречи!\n")


def test_an_interrupt_is_kind_too(play: Callable[..., Evening], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    for game in ([], ["pairs"]):
        evening = play(*game, "--lang", "en")
        assert evening.status == 0
        assert "See you soon!" in evening.shown or "see you soon!" in evening.shown


def test_without_a_game_there_is_a_shelf_to_choose_from(play: Callable[..., Evening]) -> None:
    number = str(1 + GAMES.index("pairs"))
    for choice in (number, "pairs", "дайте две!"):
        evening = play("--lang", "ru", keys=["", "0", "шашки", choice, "q"])
        assert evening.status == 0
        assert "Во что сыграем?" in evening.shown
        assert all(words.of(id, "ru").text("game") in evening.shown for id in GAMES)
        assert "В списке нет «шашки»" in evening.shown
        assert "Взять карту" in evening.shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["pairs", "--players", "99"], "2 to 8 players, not 99"),
        (["pairs", "--option", "jokers=1"], "there is no option 'jokers'"),
        (["pairs", "--option", "burn=many"], "option burn takes a whole number"),
        (["pairs", "--option", "burn"], "--option takes name=value"),
        (["kitty", "--players", "5", "--option", "teams=true"], "can be true only with 4 or 6 players, not with 5"),
        (["pairs", "--bot", "clever"], "there is no bot 'clever'"),
        (["--bot", "clever"], "there is no bot 'clever'"),
        (["pairs", "--bot", "random", "--bot", "random", "--bot", "random"], "--bot stands here 3 times"),
        (["pairs", "--lang", "fr"], "there are no words in 'fr'"),
        (["pairs", "--seat", "3"], "--seat takes 0 to 2"),
        (["pairs", "--record", "/nowhere/games.jsonl"], "/nowhere/games.jsonl: no such file"),
    ],
)
def test_bad_input_is_one_sentence(play: Callable[..., Evening], arguments: list[str], sentence: str) -> None:
    evening = play(*arguments, always="1")
    assert evening.status == 2
    assert evening.shown == ""
    assert sentence in evening.error
    assert evening.error.startswith("igroteka: ")
    assert evening.error.count("\n") == 1


def test_chance_is_sealed_before_the_game_and_opened_after_it(play: Callable[..., Evening], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    start = ("pairs", "--players", "2", "--lang", "en", "--record", str(file), "--name", "Vera")
    shown = play(*start, always="1", columns=200).shown
    commitment, seed = re.findall(r"^([0-9a-f]{64})\s*$", shown, re.MULTILINE)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert shown.index(commitment) < shown.index("? rules")
    assert f"\nigroteka verify {file}\n" in shown
    (record,) = read_records(file)
    assert (record.commitment, record.seed) == (commitment, seed)
    assert [(sitter.name, sitter.kind, sitter.bot) for sitter in record.seats] == [
        ("Vera", "human", None),
        ("Ada", "bot", "medium"),
    ]
    assert verify(record)


def test_games_are_added_to_the_file_and_an_unfinished_one_keeps_its_secret(
    play: Callable[..., Evening], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    play("pairs", "--record", str(file), always="1")
    file.write_text(file.read_text().rstrip("\n"))  # as an editor may leave it
    evening = play("pairs", "--lang", "en", "--record", str(file), keys=["q"], columns=200)
    assert f"What was played so far is in {file}." in " ".join(evening.shown.split())
    finished, unfinished = read_records(file)
    assert verify(finished)
    assert unfinished.seed is None
    assert unfinished.commitment
    assert not replay(unfinished).over


def test_a_file_that_holds_something_else_is_left_alone(play: Callable[..., Evening], tmp_path: Path) -> None:
    for content in (b"Dear diary,\n", b"\xff\xfe\x00binary", b"{\n}\n"):
        file = tmp_path / "diary"
        file.write_bytes(content)
        evening = play("pairs", "--record", str(file), always="1")
        assert evening.status == 2
        assert "choose another file" in evening.error
        assert file.read_bytes() == content


def test_a_seed_repeats_the_game(play: Callable[..., Evening]) -> None:
    first, again = (play("pairs", "--players", "3", "--seed", "8", "--lang", "uk", always="1").shown for _ in range(2))
    assert first == again
    assert "зерном 8" in first


def test_only_one_thing_to_do_is_asked_unless_in_a_hurry(play: Callable[..., Evening]) -> None:
    start = ("pairs", "--option", "continuous=true", "--lang", "en", "--seed", "3")
    assert "\n1, ? rules" in play(*start, keys=["fold 0 1", *["2"] * 60]).shown
    assert "\n1, ? rules" not in play(*start, "--quick", keys=["fold 0 1", *["2"] * 60]).shown


def test_options_are_told_in_words(play: Callable[..., Evening]) -> None:
    options = ("--option", "continuous=true", "--option", "dealer=rotate", "--option", "burn=0")
    shown = play("pairs", *options, "--option", "forfeit=sing [bold]a song", "--lang", "en", always="1").shown
    opening, _, end = shown.partition("? rules")
    assert "Continuous\n" in opening
    assert "Dealer: passes to the left" in opening
    assert "Cards set aside: 0" in opening
    assert "Forfeit: sing [bold]a song" in opening
    assert "Forfeit: sing [bold]a song" in end, "the loser hears it again"


def test_an_option_that_is_a_seat_tells_who_sits_there(play: Callable[..., Evening]) -> None:
    start = ("charidice", "--players", "3", "--lang", "en", "--name", "Ann", "--seat", "1")
    assert "Who starts: Ann" in play(*start, "--option", "first_seat=1", keys=["q"]).shown


@pytest.mark.parametrize(("backs", "told"), [("mild", "помягче"), ("12,12,12,12,12,12,12,12,12", "12,12,12")])
def test_an_option_tells_its_names_in_words_and_other_values_as_given(
    play: Callable[..., Evening], backs: str, told: str
) -> None:
    shown = play("zabiray", "--option", f"backs={backs}", "--lang", "ru", keys=["q"]).shown
    assert f"Рубашки карт: {told}" in shown


def test_a_name_is_shown_as_it_is(play: Callable[..., Evening]) -> None:
    shown = play("pairs", "--name", "[red]Ёж\x1b[31m", "--lang", "ru", always="1").shown
    assert "[red]Ёж[31m (вы)" in shown
    assert play("pairs", "--name", "Ада", "--lang", "ru", always="1").shown.count("Ада, Бэзил") == 1


def screen_of(id: str) -> Screen:
    return Screen(Console(file=io.StringIO()), Game(id, 3), words.of(id, "en"), ["Ann", "Bob", "Eve"], 1)


def test_who_has_lost_is_said_in_a_game_with_a_loser() -> None:
    screen = screen_of("pairs")
    assert verdict(screen, [1, 1, 3]) == "Eve has lost; everybody else is safe."
    assert verdict(screen, [1, 3, 1]) == "You have lost; everybody else is safe."


@pytest.mark.parametrize("id", ["dobro", "hawthorn"])
def test_who_has_won_is_said_in_all_other_games(id: str) -> None:
    screen = screen_of(id)
    assert verdict(screen, [1, 1, 3]) == "A shared victory: Ann, Bob!"
    assert verdict(screen, [1, 3, 1]) == "A shared victory: Ann, Eve! Your place: 3 of 3."
    assert verdict(screen, [2, 1, 3]) == "You win!"
    assert verdict(screen, [1, 3, 2]) == "Ann wins! Your place: 3 of 3."
    assert verdict(screen, [1, 1, 1]) == "A shared victory: Ann, Bob, Eve!"


def test_colours_are_for_terminals_that_have_them() -> None:
    game = Game("charidice", 2)
    for color_system, tile in (("256", " 6 "), (None, "[6 blk]")):
        console = Console(file=io.StringIO(), force_terminal=True, color_system=color_system)  # type: ignore[arg-type]
        assert Screen(console, game, words.of("charidice", "en"), ["Ann", "Bob"], 0).tile("6k").plain == tile


def test_the_large_number_is_three_lines_of_dots() -> None:
    assert large(7) == ["▀▀█", " █ ", " ▀ "]
    assert large(-10) == ["    ▄█  █▀█", "▀▀▀  █  █ █", "    ▀▀▀ ▀▀▀"]


def test_pieces_flow_into_lines_and_groups_stay_together_where_they_can() -> None:
    groups = [[Text(piece) for piece in group.split()] for group in ("Hand [1] [2]", "Row [3]", "long [4] [5]")]
    assert [line.plain for line in flow(groups, 15)] == ["Hand [1] [2]", "Row [3]", "long [4] [5]"]
    assert [line.plain for line in flow(groups, 24)] == ["Hand [1] [2]   Row [3]", "long [4] [5]"]
    assert [line.plain for line in flow(groups[:1], 9, indent=1)] == [" Hand [1]", "   [2]"]
    assert flow([], 9, indent=2) == []


def test_advice_names_the_best_candidates_with_their_reasons(play: Callable[..., Evening]) -> None:
    evening = play("pairs", "--players", "4", "--lang", "en", "--seed", "3", keys=["!", "q"])
    advice = evening.shown.split("› !\n")[1]
    assert re.search(
        r"· Take a card: \d+% risk of a pair \((up to )?\d+ points\): makes a pair in \d+% of cases",
        advice.replace("\n", " "),
    )
    assert "· Fold: take " in advice


@pytest.mark.parametrize(("game", "players"), [("dobro", 3), ("kitty", 4), ("regent", 2), ("five-cards", 2)])
def test_where_no_number_is_given_a_pleasant_company_plays(
    play: Callable[..., Evening], game: str, players: int
) -> None:
    evening = play(game, "--lang", "en", "--seed", "3", keys=["q"])
    assert re.search(rf"\b{players} players\b", evening.shown)
