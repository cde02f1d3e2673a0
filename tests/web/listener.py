"""Somebody who does not see the screen: hears the browser's accessibility tree, and has a keyboard and nothing else."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

STEPS = 200  # of the Tab key, after which something counts as out of reach


@dataclass(frozen=True)
class Heard:
    """A thing in the tree, as a screen reader would announce it."""

    role: str
    name: str
    state: dict[str, Any]
    inside: tuple[Heard, ...]

    @property
    def possible(self) -> bool:
        return not self.state.get("disabled")

    def all(self, role: str = "", name: str = "") -> Iterator[Heard]:
        """What lies inside, in the order in which it is read; names are compared by their beginning."""
        for each in self.inside:
            if role in ("", each.role) and each.name.startswith(name):
                yield each
            yield from each.all(role, name)

    def first(self, role: str, name: str = "") -> Heard | None:
        return next(self.all(role, name), None)

    @property
    def text(self) -> str:
        return " ".join(each.name for each in self.all("StaticText"))


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)

    def listen(self) -> Heard:
        """The whole page, or the dialog that lies over it."""
        nodes = {node["nodeId"]: node for node in self.tree.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return self._heard(root, nodes)

    def _heard(self, node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> Heard:
        inside = [self._heard(nodes[child], nodes) for child in node.get("childIds", ()) if child in nodes]
        if node["ignored"]:  # what it holds may be heard all the same
            return Heard("", "", {}, tuple(inside))
        state = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        return Heard(node["role"]["value"], node.get("name", {}).get("value", ""), state, tuple(inside))

    def wait(self, heard: Callable[[Heard], Any], seconds: float = 60) -> Heard:
        """Listen until it is heard."""
        end = time.monotonic() + seconds
        while True:
            page = self.listen()
            if heard(page):
                return page
            assert time.monotonic() < end, f"never heard: {page.text}"
            self.page.wait_for_timeout(60)  # listening takes about as long

    def focused(self) -> Heard | None:
        """What a screen reader announces after a key; the rest of the page is not asked for."""
        active = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        asked = {"objectId": active["objectId"], "fetchRelatives": False}
        [node] = self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"]
        return None if node["ignored"] else self._heard(node, {})

    def reach(self, role: str, name: str) -> None:
        """Tab until it has the focus; every stop on the way says what it is."""
        self.wait(lambda page: page.first(role, name))
        for _ in range(STEPS):
            here = self.focused()
            if here and here.role == role and here.name.startswith(name):
                return
            assert here is None or here.role == "RootWebArea" or here.name, f"a stop without a name: {here}"
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never gets to {role} {name!r}")

    def press(self, role: str, name: str, key: str = "Enter") -> None:
        self.reach(role, name)
        self.page.keyboard.press(key)
