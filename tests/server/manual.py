"""What operators read, and its examples."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def examples(title: str, kind: str = "sh") -> list[str]:
    """The examples under a heading of the page."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no heading {title!r}"
    blocks = re.findall(rf"```{kind}\n(.*?)```", found[1], re.DOTALL)
    assert blocks, f"there is no example under {title!r}"
    return blocks
