"""The table of The Castles of Burgundy: a rondeau for three voices as it was sung about 1450."""

from .drums import drum
from .loudness import integrated, levelled
from .room import HALL, looped, within
from .score import Stage, adorned, blower, bower, moved, plucker, read
from .strings import harp, lute, vielle
from .waves import above, samples
from .winds import DULCIAN, RECORDER, STOPPED, blown

UNIT = 0.365
BAR = 6
BARS = 11
FLAT = {"B": "b"}
#: Superius, tenor and contratenor of both parts; the first stays open on C, the second ends on F.
PARTS = {
    "A": (
        ["A4 - - - Bb4 -", "C5 - - - A4 -", "Bb4 - A4 - G4 -", "A4 - - - - .", "F4 - G4 - A4 -",
         "Bb4 - - A4 G4 -", "A4 - - - C5 -", "D5 - - - C5 -", "Bb4 - A4 - G4 -",
         "C5 - - B4 - A4", "C5 - - - - ."],
        ["F3 - - - - -", "A3 - - - F3 -", "G3 - F3 - Bb3 -", "C4 - - - - .", "A3 - Bb3 - C4 -",
         "D4 - - - Bb3 -", "C4 - - - A3 -", "Bb3 - - - A3 -", "G3 - F3 - E3 -",
         "A3 - D4 - - -", "C4 - - - - ."],
        ["C4 - - - D4 -", "E4 - - - C4 -", "D4 - C4 - D4 -", "F3 - - - - .", "C4 - D4 - E4 -",
         "F4 - - - D4 -", "F3 - - - - -", "G3 - - - F3 -", "D4 - C4 - C4 -",
         "F3 - G3 - - -", "G4 - - - - ."],
    ),
    "B": (
        ["C5 - D5 - E5 -", "F5 - - - E5 -", "D5 - - C5 Bb4 -", "C5 - - - - .", "A4 - Bb4 - C5 -",
         "D5 - - - C5 -", "Bb4 - - A4 G4 -", "A4 - F4 - G4 -", "A4 - - - G4 -",
         "F4 - - E4 - D4", "F4 - - - - ."],
        ["A3 - Bb3 - C4 -", "D4 - - - C4 -", "Bb3 - - - G3 -", "A3 - - - - .", "C4 - D4 - E4 -",
         "F4 - - - E4 -", "D4 - - - Bb3 -", "C4 - A3 - Bb3 -", "F3 - - - Bb3 -",
         "A3 - G3 - - -", "F3 - - - - ."],
        ["F3 - - - G3 -", "Bb3 - - - G3 -", "G3 - - - D4 -", "F3 - - - E4 .", "E4 - F4 - G4 -",
         "A4 - - - G4 -", "F4 - - - D4 -", "E4 - C4 - D4 -", "C4 - - - D4 -",
         "C4 - - - - -", "C4 - - - - ."],
    ),
}  # fmt: skip
_RECORDER = (blower(blown, RECORDER), 0.28, 0.12)
_LOW_RECORDER = (blower(blown, RECORDER, 0.1), 0.22, -0.12)
_SHAWM = (blower(blown, DULCIAN, 0.1), 0.48, 0.18)
_HARP = (plucker(harp, 0, 2.6), 0.95, -0.30)
_SOFT_HARP = (plucker(harp, 1, 2.6), 0.75, -0.30)
_LUTE = (plucker(lute, 1, 2.0), 0.85, 0.32)
_VIELLE = (bower(vielle, 2), 0.44, -0.2)
_PIPES = (blower(blown, STOPPED), 0.16, 0.3)
#: A B a A a b A B: who sings superius, tenor and contratenor, ornaments, and whether a drum is by.
RONDEAU = (
    ("A", _RECORDER, _HARP, _SOFT_HARP, 0.10, False),
    ("B", _RECORDER, _HARP, _LUTE, 0.15, False),
    ("A", _SHAWM, _VIELLE, _HARP, 0.20, True),
    ("A", _LUTE, _HARP, None, 0.35, False),
    ("A", _VIELLE, _PIPES, _SOFT_HARP, 0.25, False),
    ("B", _SHAWM, _VIELLE, _LUTE, 0.30, True),
    ("A", _RECORDER, _LOW_RECORDER, _PIPES, 0.35, False),
    ("B", _RECORDER, _VIELLE, _HARP, 0.40, True),
)


def table():
    """Three minutes and more that go round."""
    length = len(RONDEAU) * BARS * BAR * UNIT
    stage = Stage(length, UNIT, 53)
    for number, (part, *singers, much, beaten) in enumerate(RONDEAU):
        begin = number * BARS * BAR
        for voice, singer in enumerate(singers):
            if singer is not None:
                tune = read(PARTS[part][voice])
                shown = adorned(tune, FLAT, stage.chance, much if voice == 0 else much * 0.2)
                stage.play(moved(shown, begin), *singer, loose=0.012)
        if beaten:
            beats(stage, begin)
    heard = within(stage.sound, HALL, 0.32)
    return levelled(above(looped(heard, samples(length)), 38), -25.0, integrated)


def beats(stage, begin):
    """A tabor, touched with the fingers."""
    for bar in range(BARS):
        for kind, unit, gain in (("dum", 0, 0.13), ("brush", 2, 0.14), ("brush", 4, 0.10)):
            x = drum(kind, int(stage.chance.integers(6)))
            stage.strike(x, (begin + bar * BAR + unit) * stage.unit, gain, 0.1)
