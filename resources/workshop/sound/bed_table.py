"""The table of Stupor Mundi: a quiet lai in thirteen phrases, with air between them."""

from .loudness import integrated, levelled
from .room import HALL, looped, within
from .score import Stage, adorned, blower, bower, moved, plucker, read
from .strings import harp, lute, vielle
from .waves import above, hertz, samples
from .winds import PORTATIVE, STOPPED, blown

UNIT = 60 / 64 / 2
BAR = 8
MIXOLYDIAN: dict[str, str] = {}
PHRASES = {
    1: ["G4 - - A4 B4 - D5 -", "C5 - B4 A4 G4 - - -", "A4 - - B4 C5 - B4 A4", "G4 - - - - - . ."],
    2: ["D5 - - C5 B4 - A4 -", "B4 - G4 - A4 - - -", "G4 - A4 B4 A4 - G4 F4", "D4 - - - - - . ."],
    3: ["F4 - - G4 A4 - C5 -", "B4 - A4 G4 A4 - - -", "D5 - C5 B4 A4 - B4 G4", "A4 - - - - - . ."],
    4: ["B4 - - - A4 - G4 -", "E4 - - - F4 - G4 -", "A4 - G4 F4 E4 - F4 -", "G4 - - - - - . ."],
    5: ["G3 - B3 - D4 - G4 -", "F4 - D4 - B3 - G3 -", "C4 - E4 - G4 - E4 -", "D4 - - - - - . ."],
    6: ["D5 - - E5 F5 - E5 D5", "C5 - - D5 B4 - - -", "A4 - B4 C5 D5 - C5 B4", "A4 - G4 - - - . ."],
}  # fmt: skip
#: The lowest note of every half bar.
GROUND = {
    1: "G2 D3 C3 G2 F2 C3 G2 D3", 2: "G2 D3 E3 D3 C3 F3 D3 A2", 3: "F2 C3 G2 D3 D3 E3 A2 E3",
    4: "E3 C3 A2 D3 F2 A2 G2 D3", 5: "G2 G2 D3 G2 C3 C3 D3 G2", 6: "D3 D3 A2 G2 F2 G2 D3 G2",
}  # fmt: skip
#: Phrase, who leads, what lies below, ornaments.
ORDER = (
    (1, "lute", "", 0.1), (2, "lute", "low", 0.2), (5, "harp", "pad", 0.0),
    (3, "vielle", "harp", 0.15), (4, "lute", "pad", 0.35), (6, "organ", "harp", 0.15),
    (1, "vielle", "low", 0.3), (3, "lute", "low", 0.4), (2, "organ", "pad", 0.2),
    (5, "lute", "drone", 0.2), (4, "vielle", "harp", 0.1), (6, "lute", "low", 0.3),
    (1, "harp", "pad", 0.2),
)  # fmt: skip
VOICES = {
    "lute": (plucker(lute, 1, 2.4), 1.0, 0.2),
    "harp": (plucker(harp, 0, 3.0), 0.95, -0.3),
    "vielle": (bower(vielle, 2, 0.12), 0.42, -0.25),
    "organ": (blower(blown, PORTATIVE, 0.25), 0.30, 0.35),
}


def table():
    """Three minutes and more that go round."""
    length = len(ORDER) * 4 * BAR * UNIT
    stage = Stage(length, UNIT, 23)
    for number, (which, lead, under, much) in enumerate(ORDER):
        begin = number * 4 * BAR
        tune = adorned(read(PHRASES[which]), MIXOLYDIAN, stage.chance, much)
        make, gain, side = VOICES[lead]
        stage.play(moved(tune, begin), make, gain, side, loose=0.02)
        below(stage, begin, which, under)
    heard = within(stage.sound, HALL, 0.34)
    return levelled(above(looped(heard, samples(length)), 38), -25.5, integrated)


def below(stage, begin, which, under):
    """What accompanies a phrase: single low notes, a broken chord, held pipes or a drone."""
    for half, name in enumerate(GROUND[which].split()):
        at = (begin + half * 4) * stage.unit
        pitch = hertz(name)
        if under in ("low", "") and (under or half % 2 == 0):
            stage.strike(lute(pitch, 3.5, 1, half % 5), at, 0.6, -0.15)
        if under == "low" and half % 2:
            stage.strike(lute(pitch * 2, 2.5, 2, half % 5), at + 2 * stage.unit, 0.4, -0.1)
        if under == "harp":
            for step, ratio in enumerate((1, 1.5, 2, 3)):
                x = harp(pitch * ratio, 3.5, 1, (half + step) % 5)
                stage.strike(x, at + step * stage.unit, 0.5 if step else 0.62, 0.35)
        if under == "pad" and half % 2 == 0:
            for ratio, gain in ((2, 0.15), (3, 0.09)):
                long = round(8 * stage.unit + 0.3, 2)
                stage.strike(blown(STOPPED, pitch * ratio, long, half % 3, 0.2), at, gain, 0.3)
            stage.strike(harp(pitch, 4.0, 1, half % 5), at, 0.5, -0.3)
    if under == "drone":
        long = round(4 * BAR * stage.unit, 2)
        for name, gain in (("G3", 0.10), ("D4", 0.06)):
            stage.strike(vielle(hertz(name), long, 2, 1), begin * stage.unit, gain, -0.4)
