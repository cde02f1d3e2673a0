"""What hostile tests share: a server as people have it, with its limits and its pace, and uninvolved people on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hostile.victims import Felt, Victims
from server.databases import Postgres
from server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

ALONE = 2.0  # seconds for which people are alone


@pytest.hookimpl(tryfirst=True)  # before tests are selected by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here measures what people feel while somebody else misbehaves."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.alone)


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with its limits. What was done to it in one test is not to be felt in the next, so all share it."""
    folder = tmp_path_factory.mktemp("guarded")
    with Serving(str(folder / "igroteka.db"), folder, limits=True) as serving:
        yield serving


@pytest.fixture(scope="session")
def victims(guarded: Serving) -> Iterator[Victims]:
    with Victims(guarded) as people:
        yield people


@pytest.fixture(scope="session")
def before(victims: Victims) -> Felt:
    """What they feel while nobody misbehaves."""
    return victims.feel(ALONE)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running
