"""Pieces on their way, dice in the air, light about what has come about."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.burgundy.face.components.tiles import SMALL, sprite_of
from stupor.stage.boxes import around, centre
from stupor.stage.easing import bump, ease_in_out_cubic, ease_out_cubic, settle, stepped
from stupor.stage.items import Area, Item, Label, Picture
from stupor.stage.palette import LIFTED
from stupor.stage.tween import between

#: Sizes on the way from one place to another: so many surfaces are made at most.
SIZES: Final = 6
#: Shares of a throw at which its key frames begin: lifted, rising, on top, falling, the knock.
KEYS: Final = (0.0, 0.15, 0.33, 0.53, 0.70)
LANDED: Final = 0.83
#: The key frames of the other die.
OTHER: Final = (2, 1, 4, 3, 5)
#: The frame of a throw, and where the die lies in it, as it was drawn.
FRAME: Final[Area] = (18.0, 44.0, 120.0, 144.0)
DIE: Final = 84.0
FLASHES: Final = (230, 190, 150, 100, 50)


@record
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


@record
class Appear:
    """Reduced motion: what comes is lit in its place."""

    key: str
    place: Area
    sprite: str

    def items(self, t: float) -> list[Item]:
        """The piece, ever more of it."""
        alpha = FLASHES[::-1][min(4, int(t * 5))]
        return [Picture(self.key, LIFTED, self.place, self.sprite, alpha=alpha)]


@record
class Throw:
    """A die that is thrown: key frames, the landing with its number, rest."""

    key: str
    place: Area
    colour: str
    number: int
    other: bool = False
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """The die at a share of the throw; the other of two shows other sides on its way."""
        x, y, w, _ = self.place
        k = w / DIE
        frame = (x - FRAME[0] * k, y - FRAME[1] * k, FRAME[2] * k, FRAME[3] * k)
        if t >= LANDED or (self.calm and t >= 0.5):
            sprite = f"die/{self.colour}-land-{self.number}"
        else:
            step = 1 if self.calm else sum(t >= begin for begin in KEYS)
            sprite = f"die/{self.colour}-key-{OTHER[step - 1] if self.other else step}"
        return [Picture(self.key, LIFTED, frame, sprite)]


@record
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


@record
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
