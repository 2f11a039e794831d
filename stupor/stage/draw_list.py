"""The draw list collects what a painter draws, gives it stable keys and can lean or shrink it."""

from typing import TypedDict, Unpack

from stupor.stage.geometry import Point, around, centre, turned
from stupor.stage.items import (
    Align,
    Board,
    Box,
    Colour,
    Face,
    Item,
    Label,
    NineSlice,
    Picture,
    Rect,
    Valign,
)
from stupor.stage.palette import DARK_RIM, GAIN, GILT, INK, OWN, PALE_RIM, PAPER, PAY, PIECE, TITLE

#: Fill and rim of a number by what it says.
NUMBERS: dict[str, tuple[Colour, Colour]] = {
    "gain": (GAIN, DARK_RIM),
    "pay": (PAY, PALE_RIM),
    "own": (OWN, DARK_RIM),
    "gold": (GILT, DARK_RIM),
    "plain": (INK, PAPER),
}


class Lettering(TypedDict, total=False):
    """How words lie in their box, where they do not as usual."""

    valign: Valign
    wrap: bool
    outline: Colour | None
    max_lines: int


class DrawList:
    """Items of one region; every key starts with the region's name."""

    def __init__(self, name: str, z: int = PIECE) -> None:
        """Empty, for a region that paints on layer z unless told otherwise."""
        self.items: list[Item] = []
        self.name = name
        self.z = z
        self._used: dict[str, int] = {}
        self._lean: tuple[Point, float] | None = None
        self._alpha = 255

    def rotate(self, middle: Point | None, degrees: float = 0.0) -> None:
        """Turn whatever is painted from now on about a point; None ends it."""
        self._lean = (middle, degrees) if middle is not None and degrees else None

    def fade(self, alpha: int = 255) -> None:
        """Paint pictures from now on with that opacity."""
        self._alpha = alpha

    def picture(
        self,
        name: str,
        box: Rect,
        sprite: str,
        z: int | None = None,
        *,
        angle: float = 0.0,
        alpha: int = 255,
        shade: bool = False,
    ) -> None:
        """A sprite that fills the box."""
        seen = min(alpha, self._alpha)
        box, angle = self._leant(box, angle)
        self.items.append(Picture(self._key(name), self._z(z), box, sprite, angle, seen, shade))

    def with_shadow(
        self,
        name: str,
        box: Rect,
        sprite: str,
        z: int | None = None,
        *,
        angle: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """A sprite that lies on the table and throws its shadow."""
        self.picture(f"{name}.shade", box, f"{sprite}.shadow", z, angle=angle, alpha=alpha)
        self.picture(name, box, sprite, z, angle=angle, alpha=alpha)

    def nine_slice(
        self, name: str, box: Rect, sprite: str, corner: float, z: int | None = None
    ) -> None:
        """A nine-slice plate."""
        self.items.append(NineSlice(self._key(name), self._z(z), box, sprite, corner))

    def board(self, name: str, box: Rect, board: str, z: int = 0) -> None:
        """A big opaque picture."""
        self.items.append(Board(self._key(name), z, box, board))

    def box(
        self,
        name: str,
        box: Rect,
        z: int | None = None,
        *,
        fill: Colour | None = None,
        border: Colour | None = None,
        width: float = 1,
        radius: float = 0,
        dash: float = 0,
    ) -> None:
        """A plain rectangle; it never leans."""
        item = Box(self._key(name), self._z(z), box, fill, border, width, radius, dash)
        self.items.append(item)

    def label(
        self,
        name: str,
        box: Rect,
        text: str,
        size: float,
        face: Face = "text",
        colour: Colour = INK,
        *,
        align: Align = "center",
        valign: Valign = "middle",
        wrap: bool = False,
        outline: Colour | None = None,
        max_lines: int = 0,
        z: int | None = None,
    ) -> None:
        """Words in a box."""
        box, angle = self._leant(box, 0.0)
        at = self._key(name), self._z(z), box
        lying = Label(*at, text, face, size, colour, align, valign, wrap, outline, max_lines, angle)
        self.items.append(lying)

    def text(
        self,
        name: str,
        box: Rect,
        text: str,
        size: float,
        face: Face = "text",
        colour: Colour = INK,
        **more: Unpack[Lettering],
    ) -> None:
        """Words that begin at the left of a box."""
        self.label(name, box, text, size, face, colour, align="left", **more)

    def title(self, name: str, box: Rect, text: str, size: float) -> None:
        """A title in wine red on paper."""
        self.text(name, box, text, size, "title", TITLE)

    def number(
        self,
        name: str,
        middle: Point,
        text: str | int,
        size: float,
        kind: str = "gain",
        z: int | None = None,
        growth: float = 1.5,
    ) -> None:
        """A figure with its rim about a point; large letters make it so many times as high."""
        fill, rim = NUMBERS[kind]
        words = str(text).replace("-", "\u2212")
        room = around(middle, size * (0.9 + 0.75 * len(words)), size * growth)
        self.label(name, room, words, size, "number", fill, outline=rim, z=z)

    def extend(self, items: list[Item]) -> None:
        """Take over items painted elsewhere."""
        self.items.extend(items)

    def _z(self, z: int | None) -> int:
        return self.z if z is None else z

    def _key(self, name: str) -> str:
        seen = self._used.get(name, 0)
        self._used[name] = seen + 1
        return f"{self.name}/{name}" + (f"#{seen}" if seen else "")

    def _leant(self, box: Rect, angle: float) -> tuple[Rect, float]:
        """The box and the angle of something, turned with all that leans."""
        if self._lean is None:
            return box, angle
        middle, degrees = self._lean
        return around(turned(centre(box), middle, degrees), box[2], box[3]), angle + degrees
