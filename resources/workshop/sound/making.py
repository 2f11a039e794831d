"""What is made for each folder of resources: effects in variants, beds, all brought to one level."""

from typing import NamedTuple

import numpy as np
import soundfile as sf

from . import bed_burgundy, bed_end, bed_solo, bed_table, bed_theme, voices
from . import effects_burgundy as burgundy
from . import effects_common as common
from . import effects_mundi as mundi
from .loudness import levelled, limited, loudest, quiet_ends
from .room import CHAPEL, HALL, TABLE, Room, within
from .waves import RATE, above, ended

#: LUFS of the loudest 400 ms of an effect, of a click of the interface, of a touch.
LEVEL, LIGHT, FAINT = -18.0, -24.0, -34.0
#: Variants of the same effect differ in pitch by these.
PITCHES = (1.0, 0.982, 1.021, 0.993)


class Effect(NamedTuple):
    """Who makes it, in how many variants, in which room and how wet, and how loud."""

    make: object
    variants: int = 3
    room: Room = TABLE
    wet: float = 0.12
    level: float = LEVEL


def _rare(make, room=HALL, wet=0.3):
    return Effect(make, 1, room, wet)


def _beast(make):
    return Effect(make, 3, mundi.COURT, 0.12, -19.5)


EFFECTS = {
    "common": {
        "card_flip": Effect(common.card_flip), "card_place": Effect(common.card_place),
        "deal": Effect(common.deal), "shuffle": Effect(common.shuffle),
        "coin": Effect(common.coin, wet=0.16), "wood": Effect(common.wood),
        "stone": Effect(common.stone, wet=0.16), "page": Effect(common.page),
        "seal": Effect(common.seal), "bell": Effect(common.bell, 3, HALL, 0.25),
        "round": _rare(common.turned), "fanfare": _rare(common.fanfare),
        "click": Effect(common.click, 3, TABLE, 0.04, LIGHT),
        "hover": Effect(common.hover, 3, TABLE, 0.05, FAINT),
        "error": Effect(common.error, 3, TABLE, 0.08, LIGHT),
    },
    "stupor_mundi": {
        "sail": Effect(mundi.sail, 3, HALL, 0.15), "chisel": Effect(mundi.chisel, 3, mundi.COURT),
        "grain": Effect(mundi.grain), "ally": Effect(mundi.ally, 3, mundi.COURT, 0.25),
        "wall": Effect(mundi.wall, 1, mundi.COURT, 0.3),
    },
    "burgundy": {
        "die_rattle": Effect(burgundy.die_rattle),
        "die_knock": Effect(burgundy.die_knock, 4), "die_land": Effect(burgundy.die_land, 4),
        "snap": Effect(burgundy.snap, 4), "take": Effect(burgundy.take),
        "goods": Effect(burgundy.goods), "sale": Effect(burgundy.sale),
        "silver": Effect(burgundy.silver, wet=0.16), "workers": Effect(burgundy.workers),
        "ship": Effect(burgundy.ship), "church": Effect(burgundy.church, 3, HALL, 0.25),
        "market": Effect(burgundy.market), "horn": Effect(burgundy.horn, 3, HALL, 0.25),
        "castle": Effect(burgundy.castle, 3, HALL, 0.25),
        "bonus": Effect(burgundy.bonus, 3, HALL, 0.15), "link": Effect(burgundy.link),
        "leaf": Effect(burgundy.leaf), "error": Effect(burgundy.error, 3, TABLE, 0.08, LIGHT),
        "cow": _beast(voices.cow), "sheep": _beast(voices.sheep), "goat": _beast(voices.goat),
        "pig": _beast(voices.pig), "geese": _beast(voices.geese),
        **{f"region_{n}": _rare(burgundy.region(n), HALL, 0.25) for n in range(1, 6)},
        **{f"phase_{letter}": _rare(burgundy.phase(letter), CHAPEL, 0.3) for letter in "abcde"},
    },
}  # fmt: skip
BEDS = {
    "common": {"theme": bed_theme.theme, "end": bed_end.end},
    "stupor_mundi": {"table": bed_table.table, "solo": bed_solo.solo},
    "burgundy": {"table": bed_burgundy.table},
}


def effect(folder, name, variant):
    """One variant of an effect: in its room, level, ending in nothing."""
    told = EFFECTS[folder][name]
    seed = sum(map(ord, folder + name)) * 10 + variant
    dry = told.make(np.random.default_rng(seed), PITCHES[variant])
    dry = np.concatenate([np.zeros(30), dry / np.abs(dry).max()])
    wet = above(within(dry, told.room, told.wet, seed), 32)
    x = quiet_ends(levelled(quiet_ends(wet), told.level, loudest))
    return ended(limited(x), min(0.25, len(x) / RATE * 0.3))


def make(folder, into):
    """Everything of a folder of resources; returns how many files."""
    into.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, told in EFFECTS[folder].items():
        for variant in range(told.variants):
            number = f"-{variant + 1}" if told.variants > 1 else ""
            write(into / f"{name}{number}.ogg", effect(folder, name, variant), 0.8)
            count += 1
    for name, bed in BEDS[folder].items():
        write(into / f"{name}.ogg", bed(), 1.0)
        count += 1
    return count


def write(path, x, thrift):
    """Ogg Vorbis, a second at a time (long buffers crash some encoders)."""
    with sf.SoundFile(
        str(path), "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=thrift
    ) as file:
        for begin in range(0, len(x), RATE):
            file.write(x[begin : begin + RATE])
