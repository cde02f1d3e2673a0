"""Bad input becomes one sentence, never a traceback."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from igroteka.bots import UnknownBot
from igroteka.games.catalogue import BadPlayers, UnknownGame
from igroteka.kernel import BadOption
from igroteka.lab import CannotGoOn
from igroteka.match import BadRecord, RecordRefused
from igroteka.words import UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Iterator

BAD_INPUT, REFUSED, NO_SEED = 2, 1, 3


class CannotDo(Exception):
    """A command that cannot be carried out, with its exit status."""

    def __init__(self, sentence: str, status: int = BAD_INPUT) -> None:
        self.status = status
        super().__init__(sentence)


@contextmanager
def one_sentence(about: str = "") -> Iterator[None]:
    """Turn every error that input can cause into `CannotDo`."""
    prefix = f"{about}: " if about else ""
    try:
        yield
    except RecordRefused as error:
        raise CannotDo(f"{prefix}{error}", REFUSED) from None
    except (UnknownGame, BadPlayers, BadOption, UnknownBot, UnknownLanguage, BadRecord, CannotGoOn) as error:
        raise CannotDo(f"{prefix}{error.args[0]}") from None
    except BrokenPipeError:  # no bad input: the reader of our output has left
        raise
    except MemoryError:
        raise CannotDo(f"{prefix}there is not enough memory for that; ask for less") from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else prefix
        raise CannotDo(where + (error.strerror or str(error)).lower()) from None


def fail(sentence: str, status: int) -> NoReturn:
    sys.stderr.write(f"igroteka: {sentence}\n")
    sys.exit(status)
