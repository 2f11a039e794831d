"""The end of a game: a conductus for two voices, four stanzas, each with other players."""

from .drums import bell, drum
from .loudness import integrated, levelled
from .room import CHAPEL, looped, within
from .score import Stage, adorned, blower, bower, moved, plucker, read
from .strings import harp, lute, vielle
from .waves import above, hertz, samples
from .winds import PORTATIVE, RECORDER, STOPPED, blown

UNIT = 0.425
BAR = 6
BARS = 18
PLAIN: dict[str, str] = {}
UPPER = [
    "G4 - - A4 B4 -", "C5 - - - B4 A4", "G4 - A4 B4 C5 -", "D5 - - C5 B4 -", "A4 - G4 F#4 - E4",
    "G4 - - - - .",
    "C5 - - B4 C5 -", "D5 - - E5 D5 C5", "B4 - C5 D5 - B4", "C5 - - - - A4", "A4 - D5 C#5 - B4",
    "D5 - - - - .",
    "E5 - - D5 C5 -", "B4 - C5 - A4 -", "G4 - A4 B4 C5 D5", "E5 - - D5 C5 B4", "A4 - C5 B4 - A4",
    "C5 - - - - .",
]  # fmt: skip
TENOR = [
    "C4 - - - D4 -", "E4 - - - D4 F4", "E4 - F4 D4 E4 -", "F4 - - E4 D4 -", "C4 - B3 A3 - -",
    "G3 - - - - .",
    "A3 - - G3 A3 -", "B3 - - C4 B3 A3", "G3 - A3 B3 - G3", "A3 - - - - F3", "D4 - E4 - - -",
    "D4 - - - - .",
    "C4 - - B3 A3 -", "G3 - A3 - F3 -", "E3 - F3 G3 A3 B3", "C4 - - B3 A3 G3", "F3 - D4 - - -",
    "C4 - - - - .",
]  # fmt: skip
#: Bars in which a bell is heard in the last stanza, and its notes.
BELLS = {0: "C5", 5: "G4", 6: "C5", 11: "D5", 12: "E5", 17: "C5"}


def end():
    """Three minutes and more that go round."""
    length = 4 * BARS * BAR * UNIT
    stage = Stage(length, UNIT, 47)
    for stanza, sing in enumerate((pipes, bows, plucks, everybody)):
        sing(stage, stanza * BARS * BAR)
    heard = within(stage.sound, CHAPEL, 0.38)
    return levelled(above(looped(heard, samples(length)), 38), -25.0, integrated)


def voices(stage, begin, much):
    """Both voices, adorned as a singer would."""
    upper = adorned(read(UPPER), PLAIN, stage.chance, much)
    return moved(upper, begin), moved(read(TENOR), begin)


def pipes(stage, begin):
    """First the portative alone."""
    upper, tenor = voices(stage, begin, 0.1)
    stage.play(upper, blower(blown, PORTATIVE, 0.15), 0.42, 0.15)
    stage.play(tenor, blower(blown, STOPPED), 0.40, -0.15)


def bows(stage, begin):
    """Then vielle over pipes, with a lute between."""
    upper, tenor = voices(stage, begin, 0.3)
    stage.play(upper, bower(vielle, 1), 0.50, -0.25)
    stage.play(tenor, blower(blown, STOPPED), 0.20, 0.3)
    stage.play([n for n in tenor if n.long >= 2], plucker(lute, 1, 2.5), 0.7, 0.2, depth=0.2)


def plucks(stage, begin):
    """Then harp and recorder."""
    upper, tenor = voices(stage, begin, 0.45)
    stage.play(upper, blower(blown, RECORDER), 0.27, 0.2)
    stage.play(tenor, plucker(harp, 0, 2.6), 0.9, -0.25)
    for bar in range(0, BARS, 2):
        low = tenor[0].name if not bar else TENOR[bar].split()[0]
        pitch = hertz(low) / 2
        for step, ratio in enumerate((1, 1.5, 2)):
            at = (begin + bar * BAR + step * 2) * stage.unit
            stage.strike(harp(pitch * ratio, 4.0, 1, step), at, 0.5, -0.35)


def everybody(stage, begin):
    """At last all of them, with bells and a slow drum."""
    upper, tenor = voices(stage, begin, 0.3)
    stage.play(upper, blower(blown, PORTATIVE), 0.24, 0.25)
    stage.play(upper, bower(vielle, 1), 0.34, -0.3)
    stage.play(tenor, plucker(lute, 0, 2.5), 0.75, 0.1)
    stage.play(tenor, blower(blown, STOPPED), 0.16, -0.2)
    for bar in range(BARS):
        at = (begin + bar * BAR) * stage.unit
        stage.strike(drum("dum", bar % 6), at, 0.16, 0.0)
        if bar in BELLS:
            stage.strike(bell(hertz(BELLS[bar]), 3.5, 0.5, bar % 3), at, 0.13, 0.4)
