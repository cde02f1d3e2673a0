"""The sounds of the table, as Chromium plays them into memory: soft, short, of one family, and not to be confused.

`pytest -s tests/web/test_sounds.py` prints what is measured.
"""

from __future__ import annotations

import itertools
import json
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from igroteka.server.doors import pages
from web.loudness import RATE, Measured, difference, measure

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.serving import Serving
    from web.loudness import Samples

SECONDS = 2.4
# How loud each is meant to be, in LUFS of its loudest fifth of a second: things below people, people below the end.
THINGS, CALLS, ENDS = -30.0, -25.0, -20.5
MEANT = {
    **dict.fromkeys(("card", "cards", "dealt", "die", "chip", "refused"), THINGS),
    **dict.fromkeys(("shout", "turn", "moment", "good", "bad", "round"), CALLS),
    **dict.fromkeys(("won", "over"), ENDS),
}
NEAR = 2.0  # decibels
# Plays sounds at once by the built client's own synthesizer, the same way every time.
RENDER = """async ([file, sounds, rate, seconds]) => {
  const { mixer, sing, TIMBRES } = await import(file)
  const context = new OfflineAudioContext(1, rate * seconds, rate)
  const into = mixer(context)
  let state = 7
  const chance = () => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff
  for (const sound of sounds ?? []) sing(into, sound, 0.05, chance)
  const buffer = await context.startRendering()
  const bytes = new Uint8Array(buffer.getChannelData(0).buffer)
  return [Object.keys(TIMBRES), bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')]
}"""


class Listening:
    def __init__(self, browser: Browser, site: Serving) -> None:
        self.page = browser.new_page()
        self.page.goto(site.address)
        self.file = "/" + json.loads(pages.files()[pages.MANIFEST].body)["src/lib/synth.ts"]["file"]

    def render(self, *sounds: str) -> Samples:
        _, samples = self.page.evaluate(RENDER, [self.file, sounds, RATE, SECONDS])
        return np.frombuffer(samples.encode("latin-1"), np.float32)

    def names(self) -> list[str]:
        names: list[str] = self.page.evaluate(RENDER, [self.file, [], RATE, 1])[0]
        return names


@pytest.fixture(scope="module")
def listening(browser: Browser, site: Serving) -> Listening:
    return Listening(browser, site)


@pytest.fixture(scope="module")
def sounds(listening: Listening) -> dict[str, Measured]:
    found = {name: measure(listening.render(name)) for name in listening.names()}
    sys.stdout.write("\nsound     peak   LUFS  length s  centroid Hz  attack ms  <150 Hz  >9 kHz  nearest\n")
    for name, one in found.items():
        apart, nearest = min((difference(one, other), called) for called, other in found.items() if called != name)
        sys.stdout.write(
            f"{name:8} {one.peak:5.2f} {one.loudness:6.1f} {one.length:9.2f} {one.centroid:12.0f} {one.attack:10.1f}"
            f" {one.low:8.1%} {one.high:7.1%}  {nearest} ({apart:.1f} dB)\n"
        )
    return found


def test_every_sound_is_as_loud_as_what_it_tells_of(sounds: dict[str, Measured]) -> None:
    assert set(sounds) == set(MEANT)
    far = {name: one.loudness for name, one in sounds.items() if abs(one.loudness - MEANT[name]) > NEAR}
    assert not far


def test_every_sound_is_short_and_goes_out_without_a_click(sounds: dict[str, Measured]) -> None:
    assert not {name: one.length for name, one in sounds.items() if not 0.04 <= one.length <= 1.6}
    assert not {name: one.last for name, one in sounds.items() if one.last > 1e-3}


def test_no_sound_hurts_or_needs_a_large_speaker(sounds: dict[str, Measured]) -> None:
    assert not {name: (one.low, one.high) for name, one in sounds.items() if one.low > 0.05 or one.high > 0.02}


def test_no_two_sounds_can_be_confused(sounds: dict[str, Measured]) -> None:
    pairs = itertools.combinations(sounds, 2)
    alike = {(one, other): difference(sounds[one], sounds[other]) for one, other in pairs}
    assert not {pair: apart for pair, apart in alike.items() if apart < 5}


def test_however_many_sound_at_once_nothing_is_cut_off(listening: Listening, sounds: dict[str, Measured]) -> None:
    assert all(one.peak < 0.5 for one in sounds.values())  # one alone is never bent
    together = listening.render(*listening.names(), *listening.names())
    assert 0.5 < abs(together).max() < 0.95


def test_the_same_sound_twice_is_the_same_only_when_it_is_asked_for(listening: Listening) -> None:
    """With the same chance it is; as it is played at the table, it is not."""
    assert abs(listening.render("card") - listening.render("card")).max() < 1e-4
    twice = listening.render("card", "card") / 2
    assert abs(twice - listening.render("card")).max() > 0.001
