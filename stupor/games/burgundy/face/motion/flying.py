"""Pieces on their way, dice in the air, light about what has come about, the calendar's leaf."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.games.burgundy.face.components.tiles import SMALL, sprite_of
from stupor.stage.boxes import around, centre
from stupor.stage.easing import bump, ease_in_out_cubic, ease_out_cubic, part, settle, stepped
from stupor.stage.items import Area, Board, Box, Group, Item, Label, Parts, Picture
from stupor.stage.palette import GILT, LIFTED, Rgb, clear
from stupor.stage.tween import between

#: Sizes on the way from one place to another: so many surfaces are made at most.
SIZES: Final = 6
#: Shares of a throw at which its key frames begin: lifted, rising, on top, falling, the knock.
KEYS: Final = (0.0, 0.15, 0.33, 0.53, 0.70)
LANDED: Final = 0.83
#: The frame of a throw, and where the die lies in it, as it was drawn.
FRAME: Final[Area] = (18.0, 44.0, 120.0, 144.0)
DIE: Final = 84.0
#: So narrow the leaf is when it has turned, in steps.
LEAVES: Final = 7
#: The share of the leaf on which words stand, and when they come: picture first, words last.
VELLUM: Final = 0.26
TOLD: Final = 0.46
LAPIS: Final[Rgb] = (24, 52, 122)
WINE: Final[Rgb] = (122, 22, 38)
FLASHES: Final = (230, 190, 150, 100, 50)


@dataclass(frozen=True, slots=True)
class Fly:
    """A piece that flies in an arc; what a hand has let go only settles."""

    key: str
    start: Area
    end: Area
    sprite: str
    arc: float = 0.0
    dropped: bool = False

    def items(self, t: float) -> list[Item]:
        """The piece at a share of its way, with its shadow on the table below."""
        ease = settle if self.dropped else ease_in_out_cubic
        x, y = centre(between(self.start, self.end, ease(t)))
        _, _, w, h = between(self.start, self.end, stepped(ease_out_cubic(t), SIZES))
        middle = (x, y - self.arc * bump(t))
        found: list[Item] = []
        if self.sprite.startswith("hex/") and w >= SMALL:
            shade = around((x + 4, y + 8), w, h)
            found.append(Picture(f"{self.key}.shade", LIFTED, shade, "hex/any.shadow", alpha=170))
        return [*found, Picture(self.key, LIFTED + 1, around(middle, w, h), self.sprite)]


@dataclass(frozen=True, slots=True)
class Appear:
    """Reduced motion: what comes is lit in its place."""

    key: str
    place: Area
    sprite: str

    def items(self, t: float) -> list[Item]:
        """The piece, ever more of it."""
        alpha = FLASHES[::-1][min(4, int(t * 5))]
        return [Picture(self.key, LIFTED, self.place, self.sprite, alpha=alpha)]


@dataclass(frozen=True, slots=True)
class Throw:
    """A die that is thrown: key frames, the landing with its number, rest."""

    key: str
    place: Area
    colour: str
    number: int
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """The die at a share of the throw."""
        x, y, w, _ = self.place
        k = w / DIE
        frame = (x - FRAME[0] * k, y - FRAME[1] * k, FRAME[2] * k, FRAME[3] * k)
        if t >= LANDED or (self.calm and t >= 0.5):
            sprite = f"die/{self.colour}-land-{self.number}"
        else:
            step = 1 if self.calm else sum(t >= begin for begin in KEYS)
            sprite = f"die/{self.colour}-key-{step}"
        return [Picture(self.key, LIFTED, frame, sprite)]


@dataclass(frozen=True, slots=True)
class Flash:
    """Light about a place; a burst is larger and turns behind what has come about."""

    key: str
    place: Area
    burst: bool = False

    def items(self, t: float) -> list[Item]:
        """The light, ever less of it."""
        alpha = FLASHES[min(4, int(t * 5))]
        wide = max(self.place[2], 80.0) * (1.9 if self.burst else 1.35)
        sprite = "glow/burst" if self.burst else "glow/possible-round"
        return [Picture(self.key, LIFTED, around(centre(self.place), wide), sprite, alpha=alpha)]


@dataclass(frozen=True, slots=True)
class Gain:
    """What is gained or paid: a sign and a figure that rise from a place."""

    key: str
    place: Area
    words: str
    sprite: str = ""
    rise: float = 26.0

    def items(self, t: float) -> list[Item]:
        """Both, a little higher."""
        x, y = centre(self.place)
        y -= self.rise * ease_out_cubic(t)
        found: list[Item] = []
        if self.sprite:
            found.append(
                Picture(f"{self.key}.sign", LIFTED + 1, around((x - 17, y), 32), self.sprite)
            )
        box = (x - 2 if self.sprite else x - 40, y - 18, 80.0, 36.0)
        return [*found, Label(
            self.key, LIFTED + 2, box, self.words, "number", 26, colour=(255, 236, 170),
            align="left" if self.sprite else "center", outline=(40, 20, 10),
        )]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Leaf:
    """The calendar: the old month's leaf turns round its left edge and shows the new one."""

    key: str
    place: Area
    old: str
    new: str
    letter: str
    words: str
    points: int
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """Both months, and the words once the picture is seen."""
        x, y, w, h = self.place
        turn = (
            1.0
            if self.calm or not self.old
            else stepped(ease_in_out_cubic(part(t, 0.12, 0.42)), LEAVES)
        )
        found: list[Item] = [Board(f"{self.key}.new", LIFTED, self.place, self.new)]
        if turn < 1:
            page = Parts((Board("page", 0, (0.0, 0.0, w, h), self.old),))
            narrow = (x, y, max(8.0, w * (1 - turn)), h)
            found.append(Group(f"{self.key}.old", LIFTED + 1, narrow, page, (w, h)))
        found.append(
            Box(f"{self.key}.rim", LIFTED + 2, self.place, border=clear(GILT, 255), width=4)
        )
        if self.calm or t >= TOLD:
            found += self._words()
        return found

    def _words(self) -> list[Item]:
        """On the vellum beside the picture: the letter, its name, what a whole region brings."""
        x, y, w, h = self.place
        wide, z = w * VELLUM, LIFTED + 3
        medal = around((x + wide / 2, y + h * 0.78), 72)
        return [
            Label(f"{self.key}.letter", z, (x, y + 24, wide, h * 0.42), self.letter, "title", 110,
                  colour=LAPIS),
            Label(f"{self.key}.words", z, (x + 12, y + h * 0.46, wide - 24, 44), self.words,
                  "title", 32, colour=WINE),
            Picture(f"{self.key}.medal", z, medal, "points/medal-large"),
            Label(f"{self.key}.points", z + 1, medal, str(self.points), "number", 34,
                  colour=(250, 240, 214), outline=(30, 50, 30)),
        ]  # fmt: skip


def look_of(piece: str, wide: float, colour: str = "red") -> str:
    """The sprite of any piece."""
    head, _, rest = piece.partition(".")
    if head in ("hex", "back"):
        return sprite_of(piece, wide)
    if head == "goods" and rest.isdigit():
        return f"goods/{(int(rest) - 1) // 7 + 1}"
    if head == "bonus":
        return f"bonus/{rest.replace('.', '-')}"
    if head in ("shield", "route") and rest.isdigit():
        return f"{head}/{rest}"
    return f"pawn/{colour}" if head == "pawn" else "goods/back"
