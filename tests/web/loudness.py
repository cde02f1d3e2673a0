"""What samples tell of a sound: how loud it is to an ear, how long, how bright, how it begins and ends."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Samples = NDArray[np.floating[Any]]

RATE = 48_000
INAUDIBLE = 1e-3  # of a sound's peak
EAR = int(0.2 * RATE)  # for about so long an ear adds up what it hears
LOWEST, HIGHEST = 150, 9000  # hertz: below, small speakers are silent; above, it hurts
# The two filters of ITU-R BS.1770 (K-weighting) at 48 kHz: a head in the sound, and what low tones are worth.
HEAD = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
BASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
BANDS = np.geomspace(150, 9000, 17)
FRAME = int(0.05 * RATE)
FLOOR = -45.0  # decibels below a sound's loudest band, from which it is silence


@dataclass(frozen=True)
class Measured:
    peak: float
    loudness: float  # LUFS of its loudest fifth of a second
    length: float  # seconds
    centroid: float  # hertz
    attack: float  # milliseconds until it is loudest
    low: float  # share of its energy
    high: float
    last: float  # its very last sample that can be told from silence, as a share of its peak
    shape: Samples  # decibels by time and pitch, its loudest band 0: what one knows it by


def measure(samples: Samples) -> Measured:
    size = abs(samples)
    peak = float(size.max())
    heard = np.flatnonzero(size > peak * INAUDIBLE)
    end = int(heard[-1]) + 1
    power = abs(np.fft.rfft(samples)) ** 2
    pitches = np.fft.rfftfreq(samples.size, 1 / RATE)
    whole = power.sum()
    return Measured(
        peak=peak,
        loudness=_loudness(samples),
        length=(end - int(heard[0])) / RATE,
        centroid=float((power * pitches).sum() / whole),
        attack=1000 * (int(size.argmax()) - int(heard[0])) / RATE,
        low=float(power[pitches < LOWEST].sum() / whole),
        high=float(power[pitches > HIGHEST].sum() / whole),
        last=float(size[end:].max(initial=0.0)) / peak,
        shape=_shape(samples),
    )


def _loudness(samples: Samples) -> float:
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(samples.size) * np.arange(3)[:, None])
    weight = np.prod([np.dot(above, turn) / np.dot(below, turn) for above, below in (HEAD, BASS)], axis=0)
    weighted = np.fft.irfft(np.fft.rfft(samples) * weight, samples.size)
    sums = np.concatenate([[0.0], np.cumsum(weighted**2)])
    loudest = float((sums[EAR:] - sums[:-EAR]).max()) / EAR
    return -0.691 + 10 * float(np.log10(loudest))


def _shape(samples: Samples) -> Samples:
    frames = samples[: samples.size // FRAME * FRAME].reshape(-1, FRAME) * np.hanning(FRAME)
    power = abs(np.fft.rfft(frames)) ** 2
    pitches = np.fft.rfftfreq(FRAME, 1 / RATE)
    bands = [power[:, (pitches >= low) & (pitches < high)].sum(axis=1) for low, high in itertools.pairwise(BANDS)]
    energy = np.stack(bands)
    shape: Samples = np.maximum(10 * np.log10(energy / energy.max() + 1e-12), FLOOR)
    return shape


def difference(one: Measured, other: Measured) -> float:
    """Decibels by which two sounds differ on average, wherever either of them is heard."""
    either = np.maximum(one.shape, other.shape) > FLOOR
    return float(abs(one.shape - other.shape)[either].mean())
