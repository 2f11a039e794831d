"""The solo game: Sicily looks south; a taqsim on the oud, a samai in ten, a vielle that answers."""

from .drums import drum
from .loudness import integrated, levelled
from .room import CHAMBER, looped, within
from .score import Stage, adorned, bower, moved, plucker, read
from .strings import oud, vielle
from .waves import above, hertz, samples

UNIT = 0.165
BAR = 20
HIJAZ = {"E": "b", "F": "#", "B": "b"}
#: Free phrases, each with a breath after it.
TAQSIM = (
    "D4 - - - - - . . D4 Eb4 D4 - C4 D4 - - - - . . . .",
    "D4 Eb4 F#4 - - - G4 F#4 Eb4 - D4 - - - - . . . .",
    "F#4 G4 A4 - - - - Bb4 A4 G4 F#4 G4 - A4 - - - . . . . .",
    "G4 - A4 Bb4 A4 G4 F#4 Eb4 F#4 - - - G4 - F#4 Eb4 D4 - - - - - . . . . .",
    "A4 - - - Bb4 C5 Bb4 A4 G4 A4 - - - . . D5 - - C5 Bb4 A4 - G4 F#4 G4 A4 - - - . . . . .",
    "G4 F#4 Eb4 - F#4 Eb4 D4 - Eb4 D4 C4 - D4 - - - - - - . . . . . .",
    "D5 - - - - C5 D5 Eb5 D5 C5 Bb4 - A4 - - - . . Bb4 A4 G4 F#4 - A4 - - - - . . . . .",
    "A4 G4 F#4 - G4 F#4 Eb4 - F#4 Eb4 D4 - - - - - - - . . . . . .",
)
FIRST, SECOND = (0, 1, 2, 3, 4, 5), (6, 2, 4, 3, 7)
SAMAI = {
    "A": ["D4 - - Eb4 F#4 - G4 - F#4 -", "A4 - - G4 F#4 - Eb4 - D4 -",
          "F#4 - - G4 A4 - Bb4 A4 G4 -", "F#4 - Eb4 - F#4 Eb4 D4 - - -"],
    "B": ["A4 - - Bb4 C5 - Bb4 - A4 -", "D5 - - C5 Bb4 - A4 - G4 -",
          "A4 - G4 - F#4 - G4 A4 Bb4 -", "A4 - G4 - F#4 - Eb4 - F#4 -"],
    "C": ["G4 - - A4 Bb4 - A4 - G4 -", "F#4 - - G4 A4 - G4 - F#4 -",
          "Eb4 - F#4 - G4 F#4 Eb4 - D4 -", "C4 - Eb4 - D4 - - - - -"],
}  # fmt: skip
#: What is danced to: part, leader, how full the drum is.
DANCE = (("A", "oud", 0), ("A", "both", 1), ("B", "oud", 1), ("A", "vielle", 1),
         ("C", "both", 2), ("A", "oud", 2))  # fmt: skip
LAST = (("B", "both", 2), ("C", "vielle", 1), ("B", "oud", 2), ("A", "oud", 0))
STROKES = (("dum", 0, 1.0), ("tak", 3, 0.5), ("dum", 5, 0.75), ("dum", 6, 0.7), ("tak", 7, 0.6))
_OUD = plucker(oud, 0, 0.9)
_BOW = bower(vielle, 1, 0.1)


def solo():
    """Three minutes and more that go round."""
    plan = [("taqsim", FIRST), ("dance", DANCE), ("taqsim", SECOND), ("dance", LAST)]
    length = sum(_units(kind, parts) for kind, parts in plan) * UNIT
    stage = Stage(length, UNIT, 31)
    at, bowed = 0.0, False
    for kind, parts in plan:
        if kind == "taqsim":
            taqsim(stage, at, parts, bowed)
            bowed = True
        else:
            dance(stage, at, parts)
        at += _units(kind, parts)
    heard = within(stage.sound, CHAMBER, 0.36)
    return levelled(above(looped(heard, samples(length)), 38), -25.5, integrated)


def _units(kind, parts):
    return 4 * BAR * len(parts) if kind == "dance" else sum(_free(n) for n in parts)


def _free(number):
    return len(TAQSIM[number].split()) + 4


def taqsim(stage, at, parts, bowed):
    """Phrases without a beat over a soft drone; the second time the vielle speaks."""
    whole = sum(_free(n) for n in parts)
    for name, gain in (("D3", 0.11), ("A3", 0.05)):
        long = round(whole * stage.unit, 2)
        stage.strike(vielle(hertz(name), long, 2, 3), at * stage.unit, gain, -0.4)
    for number in parts:
        tune = [n._replace(at=n.at + stage.chance.normal() * 0.15) for n in read([TAQSIM[number]])]
        tune = adorned(tune, HIJAZ, stage.chance, 0.3)
        tune = [n._replace(at=max(0, n.at)) for n in tune]
        if bowed:
            stage.play(moved(tune, at), _BOW, 0.46, -0.2, loose=0.02)
            stage.strike(oud(hertz("D3"), 3.0, 1, number % 5), at * stage.unit, 0.7, 0.25)
        else:
            stage.play(moved(tune, at), _OUD, 1.0, 0.15, loose=0.02)
        low = oud(hertz("D2"), 3.0, 1, number % 5)
        stage.strike(low, (at + _free(number) - 5) * stage.unit, 0.6, 0.1)
        at += _free(number)


def dance(stage, at, parts):
    """The samai: ten beats a bar, its drum, and who leads."""
    for which, lead, full in parts:
        tune = [n._replace(at=n.at * 2, long=n.long * 2) for n in read(SAMAI[which])]
        if lead != "vielle":
            shown = adorned(tune, HIJAZ, stage.chance, 0.35)
            stage.play(moved(shown, at), _OUD, 0.95, 0.15, loose=0.012)
        if lead != "oud":
            shown = adorned(tune, HIJAZ, stage.chance, 0.2)
            stage.play(moved(shown, at + 0.1), _BOW, 0.40, -0.25, loose=0.02)
        for bar in range(4):
            begin = at + bar * BAR
            for name, unit in (("D2", 0), ("A2", 10), ("D3", 14)):
                x = oud(hertz(name), 2.0, 1, bar)
                stage.strike(x, (begin + unit) * stage.unit, 0.5, 0.05)
            for kind, unit, gain in STROKES[: (0, 3, 5)[full]]:
                x = drum(kind, int(stage.chance.integers(6)))
                stage.strike(x, (begin + unit * 2) * stage.unit, 0.24 * gain, 0.3)
        at += 4 * BAR
