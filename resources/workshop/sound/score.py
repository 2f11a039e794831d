"""Scores: bars as grids of notes, voices in a room, ornaments as a player adds them."""

from typing import NamedTuple

import numpy as np

from .waves import RATE, hertz, placed, put

_LETTERS = "CDEFGAB"


class Note(NamedTuple):
    """A pitch by name, when it begins and how long it lasts, both in units of the grid."""

    name: str
    at: float
    long: float


def read(bars):
    """Notes of a grid: one word a unit, "-" holds, "." rests; bars are strings.

    >>> read(["D4 - ."])
    [Note(name='D4', at=0, long=2)]
    """
    notes, at = [], 0
    for word in " ".join(bars).split():
        if word == "-" and notes:
            notes[-1] = notes[-1]._replace(long=notes[-1].long + 1)
        elif word != ".":
            notes.append(Note(word, at, 1))
        at += 1
    return notes


def moved(notes, units):
    """The same notes later."""
    return [note._replace(at=note.at + units) for note in notes]


def step(name, steps, mode):
    """The note so many steps of a mode away; a mode tells which letters are bent.

    >>> step("A4", 1, {"B": "b"})
    'Bb4'
    """
    letter, octave = name[0], int(name[-1])
    place = _LETTERS.index(letter) + steps
    octave += place // 7
    letter = _LETTERS[place % 7]
    return f"{letter}{mode.get(letter, '')}{octave}"


def adorned(notes, mode, chance, much):
    """Notes with mordents on long ones and passing notes into thirds, as often as `much` says."""
    out = []
    for note, after in zip(notes, [*notes[1:], None], strict=True):
        out += _adorned(note, after, mode, chance, much)
    return out


def _adorned(note, after, mode, chance, much):
    name, at, long = note
    if after is not None and long >= 2 and chance.random() < much:
        for way in (1, -1):
            if step(name, 2 * way, mode)[0] + after.name[-1] == after.name[0] + after.name[-1]:
                return [Note(name, at, long - 1), Note(step(name, way, mode), at + long - 1, 1)]
    if long >= 3 and chance.random() < much * 0.8:
        upper = step(name, 1, mode)
        return [Note(name, at, 0.4), Note(upper, at + 0.4, 0.4), Note(name, at + 0.8, long - 0.8)]
    if long == 2 and chance.random() < much * 0.35:
        return [Note(step(name, -1, mode), at, 0.3), Note(name, at + 0.3, 1.7)]
    return [note]


class Stage:
    """Where voices sound together: a stretch of time, two channels."""

    def __init__(self, seconds, unit, seed):
        """Begin in silence; a `unit` of the scores lasts so many seconds."""
        self.sound = np.zeros((int(seconds * RATE) + 9 * RATE, 2))
        self.unit = unit
        self.chance = np.random.default_rng(seed)

    def play(self, notes, make, gain=1.0, side=0.0, start=0.0, loose=0.008, depth=0.0):
        """Let a voice play notes; `make(pitch, seconds, strong, seed)` sounds one of them."""
        for number, (name, at, long) in enumerate(notes):
            strong = at % 3 == 0 or at % 4 == 0
            when = start + at * self.unit + abs(self.chance.normal()) * loose
            x = make(hertz(name), round(long * self.unit, 3), strong, number % 5)
            size = gain * (1.0 if strong else 0.8) * (1 + 0.07 * self.chance.normal())
            put(self.sound, placed(x, side, depth), when, size)

    def strike(self, x, when, gain=1.0, side=0.0):
        """Sound something at a time."""
        loose = abs(self.chance.normal()) * 0.006
        put(self.sound, placed(x, side), when + loose, gain * (1 + 0.08 * self.chance.normal()))


def plucker(string, soft=0, over=1.6, most=4.0):
    """A way to play a plucked string that rings on after its note."""

    def make(pitch, seconds, strong, seed):
        long = round(min(most, seconds + over) * 2) / 2
        return string(pitch, long, soft if strong else min(2, soft + 1), seed)

    return make


def bower(string, soft=0, legato=0.06):
    """A way to bow notes into each other."""

    def make(pitch, seconds, strong, seed):
        return string(pitch, round(seconds + legato, 2), soft, seed)

    return make


def blower(blown, pipe, dark=0.0, tongue=0.04):
    """A way to blow notes with a little air between."""

    def make(pitch, seconds, strong, seed):
        return blown(pipe, pitch, round(max(0.09, seconds - tongue + pipe.release), 2), seed, dark)

    return make
