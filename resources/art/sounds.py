#!/usr/bin/env python3
"""Makes the sounds of the table: paper and wood, short, dry and quiet.

    python3 resources/art/sounds.py [FOLDER]

writes one WAV file a sound into resources/sounds/ (or FOLDER). Plain Python 3; the same script gives the same bytes.
Two things are sounded: noise, which a filter makes paper, and tones that die away at once, which are wood.
"""

import math
import pathlib
import random
import struct
import sys
import wave

RATE = 22050  # samples a second; mono, 16 bit
PEAK = 0.5     # of full scale, in the loudest sound
LONGEST = 0.3  # seconds


class Sound:
    """Samples to which strokes are added, each at its own moment in seconds."""

    def __init__(self, seconds, seed):
        assert seconds < LONGEST
        self.samples = [0.0] * int(seconds * RATE)
        self.random = random.Random(seed)

    def add(self, at, stroke):
        start = int(at * RATE)
        for i, value in enumerate(stroke):
            if start + i < len(self.samples):
                self.samples[start + i] += value

    def knock(self, at, tone, level, decay=0.028):
        """Wood that is struck: a tone with two that are not its harmonics, and the click of the stroke."""
        partials = [(1.0, 1.0, 1.0), (2.41, 0.45, 0.6), (4.2, 0.2, 0.35)]
        length = int(decay * 7 * RATE)
        stroke = []
        for i in range(length):
            time = i / RATE
            value = sum(part * math.sin(2 * math.pi * tone * ratio * time) * math.exp(-time / (decay * last))
                        for ratio, part, last in partials)
            stroke.append(level * value * min(1.0, i / 12))
        self.add(at, stroke)
        self.paper(at, 0.006, 2600, 0.25 * level, rise=0.0005)

    def paper(self, at, decay, pitch, level, rise=0.002, fall_to=None):
        """Paper that moves: noise round `pitch`, which may sink to `fall_to` while it dies away."""
        length = int((rise + decay * 6) * RATE)
        low = high = 0.0
        stroke = []
        for i in range(length):
            time = i / RATE
            part = min(1.0, time / (rise + decay * 3))
            now = pitch + ((fall_to or pitch) - pitch) * part
            keep = math.exp(-2 * math.pi * now / RATE)
            low = keep * low + (1 - keep) * self.random.uniform(-1, 1)
            floor = math.exp(-2 * math.pi * 0.35 * now / RATE)
            high = floor * high + (1 - floor) * low
            swell = min(1.0, time / rise)
            stroke.append(level * 3 * (low - high) * swell * math.exp(-max(0.0, time - rise) / decay))
        self.add(at, stroke)

    def pcm(self, level):
        """As 16 bit samples, as loud as `level` at the most, and silent at the end."""
        top = max(abs(value) for value in self.samples)
        fade = int(0.01 * RATE)
        out = []
        for i, value in enumerate(self.samples):
            left = min(1.0, (len(self.samples) - 1 - i) / fade)
            out.append(round(32767 * PEAK * level * value / top * left))
        return struct.pack("<%dh" % len(out), *out)


def deal():
    """Cards slide off the deck, one after the other."""
    sound = Sound(0.29, 1)
    for i in range(4):
        sound.paper(0.062 * i, 0.012, 3400 - 150 * i, 1.0, rise=0.016, fall_to=1900)
    return sound.pcm(0.55)


def card():
    """A card is put on the cloth."""
    sound = Sound(0.13, 2)
    sound.paper(0.0, 0.010, 3000, 0.5, rise=0.012, fall_to=2000)
    sound.paper(0.016, 0.008, 1500, 1.0, rise=0.0008)
    sound.knock(0.016, 150, 0.55, 0.020)
    return sound.pcm(0.75)


def trick():
    """A trick is swept together and turned over."""
    sound = Sound(0.28, 3)
    sound.paper(0.0, 0.040, 2300, 1.0, rise=0.09, fall_to=1100)
    sound.paper(0.185, 0.008, 1300, 0.8, rise=0.0008)
    sound.knock(0.185, 130, 0.5, 0.020)
    return sound.pcm(0.6)


def turn():
    """Two light knocks on the table."""
    sound = Sound(0.24, 4)
    sound.knock(0.0, 430, 1.0)
    sound.knock(0.105, 540, 0.9)
    return sound.pcm(0.6)


def won():
    """Three knocks that rise."""
    sound = Sound(0.29, 5)
    for i, tone in enumerate((392, 494, 587)):
        sound.knock(0.085 * i, tone, 0.8 + 0.1 * i, 0.030)
    return sound.pcm(0.7)


def lost():
    """Two knocks that fall."""
    sound = Sound(0.29, 6)
    sound.knock(0.0, 330, 1.0, 0.032)
    sound.knock(0.12, 247, 0.9, 0.034)
    return sound.pcm(0.6)


def refusal():
    """A dull tap: not that one."""
    sound = Sound(0.15, 7)
    sound.knock(0.0, 175, 1.0, 0.016)
    sound.knock(0.055, 165, 0.7, 0.016)
    return sound.pcm(0.6)


def tick():
    """A clock: one soft stroke on small wood."""
    sound = Sound(0.08, 8)
    sound.knock(0.0, 880, 1.0, 0.007)
    return sound.pcm(0.42)


def main():
    default = pathlib.Path(__file__).resolve().parent.parent / "sounds"
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    folder.mkdir(parents=True, exist_ok=True)
    for make in (deal, card, trick, turn, won, lost, refusal, tick):
        with wave.open(str(folder / (make.__name__ + ".wav")), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(make())


if __name__ == "__main__":
    main()
