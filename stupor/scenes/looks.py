"""How Houses and papers look: names, arms and colours that the scenes outside the table share."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.language import mark, tr

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]

INK: Final[Rgb] = (43, 29, 20)
SEPIA: Final[Rgb] = (90, 58, 34)
TITLE_INK: Final[Rgb] = (90, 16, 24)
BEST_RED: Final[Rgb] = (163, 38, 46)
CREAM: Final[Rgb] = (255, 233, 176)
IVORY: Final[Rgb] = (247, 240, 222)
SAND: Final[Rgb] = (234, 217, 181)
GILT: Final[Rgb] = (246, 220, 138)
GOLD: Final[Rgb] = (201, 152, 47)
WALNUT: Final[Rgb] = (36, 22, 14)
GLOW: Final[Rgb] = (255, 217, 122)


class House(NamedTuple):
    """A House: its key, English name, word of its colour, its colours and its starting talent."""

    key: str
    word: str
    colour: str
    rgb: Rgb
    ink: Rgb
    gift: str

    @property
    def name(self) -> str:
        """How it is called."""
        return tr(self.word)

    @property
    def talent(self) -> str:
        """What it has from the beginning."""
        return tr(self.gift)

    @property
    def hue(self) -> str:
        """What its colour is called."""
        return tr(self.colour)

    @property
    def crest(self) -> str:
        """The sprite of its arms; Frederick shows his face, for a House bears his eagle too."""
        return "portrait/frederick" if self.key == "frederick" else f"crest/{self.key}"

    @property
    def aspect(self) -> float:
        """Width of that sprite for a height of one."""
        return 118 / 153 if self.key == "frederick" else 160 / 190


HOUSES: Final = (
    House(
        "savoy",
        mark("Savoy"),
        mark("red"),
        (163, 38, 46),
        (150, 30, 38),
        mark("Grain from Frederick\u2019s Allies"),
    ),
    House(
        "hohenstaufen",
        mark("Hohenstaufen"),
        mark("black"),
        (52, 48, 47),
        (52, 44, 40),
        mark("Stone from Frederick\u2019s Castle"),
    ),
    House(
        "wittelsbach",
        mark("Wittelsbach"),
        mark("blue"),
        (39, 85, 156),
        (31, 63, 119),
        mark("Coins from Frederick\u2019s Reserve"),
    ),
    House(
        "di-romano",
        mark("Di Romano"),
        mark("green"),
        (64, 140, 86),
        (32, 86, 57),
        mark("VP from Frederick\u2019s Specialist"),
    ),
)
FREDERICK: Final = House(
    "frederick", mark("Frederick"), mark("yellow"), (217, 167, 44), (122, 79, 18), ""
)


class SeatLook(NamedTuple):
    """A seat as other people see it: its House, whoever sits there and the taste of a computer."""

    house: House
    name: str
    human: bool = True
    taste: str = ""

    @property
    def called(self) -> str:
        """The name, with the taste of a computer: "Baron Taddeo (merchant)"."""
        return f"{self.name} ({self.taste})" if self.taste else self.name


def house_of(index: int) -> House:
    """The House with that number; any other number means Frederick."""
    return HOUSES[index] if 0 <= index < len(HOUSES) else FREDERICK
