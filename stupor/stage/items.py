"""The things a page is made of: plain values in logical units, compared by value.

Coordinates are logical units of a 1920 x 1080 page with the origin at the top left. Angles are
degrees clockwise about the middle of the rectangle. Colours are (r, g, b) or (r, g, b, a).
"""

from typing import Literal

from stupor.engine.record import record

Rect = tuple[float, float, float, float]
Colour = tuple[int, int, int] | tuple[int, int, int, int]
Face = Literal["text", "bold", "italic", "title", "number", "label"]
Align = Literal["left", "center", "right"]
Valign = Literal["top", "middle", "bottom"]


@record
class Picture:
    """A sprite of the atlas that fills its rectangle; shade shows it veiled."""

    key: str
    z: int
    rect: Rect
    sprite: str
    angle: float = 0.0
    alpha: int = 255
    shade: bool = False


@record
class NineSlice:
    """A nine-slice: corners keep their size, edges and middle stretch."""

    key: str
    z: int
    rect: Rect
    sprite: str
    corner: float


@record
class Label:
    """Words at their real size; shrink fits them into the box, max_lines cuts with an ellipsis.

    With peers, they are as small as the longest of these would be in boxes so many times as wide.
    """

    key: str
    z: int
    rect: Rect
    text: str
    face: Face = "text"
    size: float = 18
    colour: Colour = (43, 29, 18)
    align: Align = "center"
    valign: Valign = "middle"
    wrap: bool = False
    outline: Colour | None = None
    max_lines: int = 0
    angle: float = 0.0
    shrink: bool = True
    peers: tuple[tuple[str, float], ...] = ()


@record
class Box:
    """A rectangle with fill, border, rounded corners or a dashed rim."""

    key: str
    z: int
    rect: Rect
    fill: Colour | None = None
    border: Colour | None = None
    width: float = 1
    radius: float = 0
    dash: float = 0


@record
class Line:
    """A line through points, counted from the corner of its rectangle, as thick as `width`.

    With a fill, the ground between it and the foot of the rectangle is covered.
    """

    key: str
    z: int
    rect: Rect
    points: tuple[tuple[float, float], ...]
    colour: Colour
    width: float = 2
    fill: Colour | None = None


@record
class Board:
    """An opaque big picture, boards/NAME@1x.jpg or @2x.webp."""

    key: str
    z: int
    rect: Rect
    name: str


@record
class Photo:
    """A picture file of the player, cut to fill its rectangle; nothing where it cannot be read.

    A file that was written anew comes with another version.
    """

    key: str
    z: int
    rect: Rect
    file: str
    version: int = 0


class Parts(tuple["Item", ...]):
    """Items that always lie together; their hash is worked out once."""

    def __hash__(self) -> int:
        """The hash of the items."""
        known: int | None = self.__dict__.get("known")
        if known is None:
            known = self.__dict__["known"] = super().__hash__()
        return known


@record
class Group:
    """Items made into one sprite: painted once on a sheet of that size, then fitted to the rect.

    Only the upper share that is shown rises over the foot of the rectangle. What of a `cropped` one
    lies beside its sheet is cut off.
    """

    key: str
    z: int
    rect: Rect
    parts: Parts
    size: tuple[float, float]
    angle: float = 0.0
    alpha: int = 255
    shown: float = 1.0
    cropped: bool = False


Item = Picture | NineSlice | Label | Box | Line | Board | Photo | Group
