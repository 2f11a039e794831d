"""The theme of the house: an estampie in seven puncta, each with an open and a closed ending."""

from .drums import drum, zills
from .loudness import integrated, levelled
from .room import CHAMBER, looped, within
from .score import Stage, adorned, blower, bower, moved, plucker, read, step
from .strings import lute, vielle
from .waves import above, hertz, samples
from .winds import PORTATIVE, blown

UNIT = 60 / 69 / 3
BAR = 6
DORIAN = {"B": "b"}
OPEN = ["F4 - E4 D4 - F4", "E4 - - - - -"]
CLOSED = ["F4 - E4 D4 - C4", "D4 - - - - -"]
PUNCTA = {
    1: ["D4 - E4 F4 - G4", "A4 - - - G4 F4", "G4 - F4 E4 - D4", "E4 - - A3 - -",
        "D4 - E4 F4 G4 A4", "C5 - Bb4 A4 - G4"],
    2: ["A4 - A4 C5 - Bb4", "A4 - G4 A4 - -", "G4 A4 G4 F4 - E4", "F4 - - - E4 D4",
        "F4 - G4 A4 - C5", "Bb4 - A4 G4 - A4"],
    3: ["D5 - C5 D5 - -", "C5 - A4 Bb4 A4 G4", "A4 - - D5 - -", "C5 Bb4 A4 G4 - F4",
        "G4 - A4 F4 - D4", "E4 F4 G4 A4 - G4"],
    4: ["A4 - - D4 - -", "E4 - F4 G4 - -", "A4 - Bb4 A4 G4 F4", "E4 - - C4 - -",
        "D4 - F4 E4 - G4", "F4 - A4 G4 - E4"],
}  # fmt: skip
#: A third and a fifth of every bar's harmony, for the low courses.
BASS = {
    1: ["D", "D", "C", "A", "D", "F", "G", "A"],
    2: ["A", "F", "C", "D", "F", "G", "D", "A"],
    3: ["D", "A", "D", "C", "G", "C", "D", "A"],
    4: ["D", "C", "F", "C", "D", "F", "D", "A"],
}
_FIFTH = {"D": "A", "C": "G", "A": "E", "F": "C", "G": "D"}
#: Who leads, what lies below, drum, ornaments, organum.
ORDER = (
    (1, "lute", "", "", 0.1, ""),
    (2, "lute", "low", "soft", 0.35, ""),
    (3, "vielle", "low", "full", 0.3, ""),
    (1, "organ", "low", "", 0.2, "vielle"),
    (4, "vielle", "drone", "full", 0.45, "lute"),
    (2, "organ", "low", "full", 0.3, "lute"),
    (1, "lute", "drone", "soft", 0.5, "vielle"),
)
VOICES = {
    "lute": (plucker(lute), 0.95, 0.22),
    "vielle": (bower(vielle), 0.52, -0.30),
    "organ": (blower(blown, PORTATIVE), 0.36, 0.34),
}


def theme():
    """Three minutes and more that go round."""
    length = len(ORDER) * 16 * BAR * UNIT
    stage = Stage(length, UNIT, 5)
    for number, told in enumerate(ORDER):
        punctum(stage, number * 16 * BAR, number == 0, *told)
    heard = within(stage.sound, CHAMBER, 0.30)
    return levelled(above(looped(heard, samples(length)), 38), -24.5, integrated)


def punctum(stage, at, first, which, lead, under, beat, much, beside):
    """One punctum, twice: the first time it stays open."""
    for again, ending in enumerate((OPEN, CLOSED)):
        begin = at + again * 8 * BAR
        tune = read(PUNCTA[which] + ending)
        shown = adorned(tune, DORIAN, stage.chance, much * (0.6 + 0.6 * again))
        make, gain, side = VOICES[lead]
        stage.play(moved(shown, begin), make, gain, side)
        if beside and again:
            second = adorned(tune, DORIAN, stage.chance, 0.15)
            organum = [n._replace(name=step(n.name, -3, DORIAN)) for n in second if n.long >= 2]
            make, gain, side = VOICES[beside]
            stage.play(moved(organum, begin + 0.04), make, gain * 0.5, -side, depth=0.3)
        if under:
            ground(stage, begin, which, under, ending is CLOSED)
        elif not first or again:
            sparse(stage, begin, which)
        if beat:
            beats(stage, begin, beat, again)


def ground(stage, begin, which, under, closed):
    """Low courses in the rhythm of the dance, or a drone of the vielle."""
    if under == "drone":
        for half in range(2):
            for name, gain in (("D3", 0.20), ("A3", 0.13)):
                x = vielle(hertz(name), round(4 * BAR * stage.unit + 0.5, 2), 2, half)
                stage.strike(x, (begin + half * 4 * BAR) * stage.unit, gain, -0.35)
    pluck = plucker(lute, 1, 2.2)
    for bar, root in enumerate(BASS[which]):
        low = f"{root}2"
        if closed and bar == 7:
            low = "D2"
        names = [(low, 0), (f"{_FIFTH.get(low[0], 'A')}{3 if low[0] in 'DFG' else 2}", 3)]
        if bar % 2 and under == "low":
            names.append((f"{low[0]}3", 5))
        for name, unit in names:
            x = pluck(hertz(name), 1.2, unit == 0, bar % 4)
            stage.strike(x, (begin + bar * BAR + unit) * stage.unit, 0.62 if unit else 0.8, -0.2)


def sparse(stage, begin, which):
    """Only a low course now and then."""
    pluck = plucker(lute, 1, 2.6)
    for bar in (0, 3, 4, 7):
        x = pluck(hertz(f"{BASS[which][bar]}2"), 1.6, True, bar)
        stage.strike(x, (begin + bar * BAR) * stage.unit, 0.55, -0.2)


def beats(stage, begin, beat, again):
    """The frame drum; a full one fills the last bar of a phrase."""
    size = 0.20 if beat == "soft" else 0.30
    for bar in range(8):
        strokes = [("dum", 0, 1.0), ("brush" if beat == "soft" else "tak", 3, 0.5)]
        if beat == "full":
            strokes += [("tak", 5, 0.28), ("brush", 2, 0.3)]
        if bar == 7 and again:
            strokes += [("tak", 4, 0.3), ("tak", 4.5, 0.2)]
        for kind, unit, gain in strokes:
            seed = int(stage.chance.integers(6))
            stage.strike(drum(kind, seed), (begin + bar * BAR + unit) * stage.unit, size * gain, 0.05)
    if beat == "full":
        stage.strike(zills(again), begin * stage.unit, 0.05, 0.4)


