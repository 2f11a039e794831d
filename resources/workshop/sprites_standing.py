"""Sprites of the castle that stands: pieces of all colours at three sizes with their shadows, the
foundations, flags and dust.

A frame is not what the picture takes but the place it stands on: its middle is the middle of the
foot, and towers rise out of it. So a piece is drawn in the box of its site, at any size."""

from collections.abc import Callable
from functools import partial

from .canvas import img2arr, surf
from .sprites import AUTHOR, Book
from .standing import box_of, standing
from .standing_board import flag, puff, rival_ground
from .standing_models import KINDS, PLACES, POWER_KINDS
from .style import PLAYERS, POWERS

#: Families of sprites by the place where a castle is shown.
FAMILIES = {"own": "stand", "rival2p": "stand-2p", "rival": "stand-small"}
#: Width and height of a site of the own castle.
SITES = {"tower": (70, 70), "wall": (92, 38), "keep": (62, 66)}
#: Side of the box of a rival's castle, and the middle of its pentagon there.
GROUNDS = {"rival2p": (190, 95, 127), "rival": (90, 45, 57)}
#: The square whose middle is the foot of a flagpole, or of what is wrapped in dust.
SPOT = 20
#: What a flag takes: from the foot of its pole to the left and up, width, height; its size.
FLAGS = {"": (5, 37, 40, 40, 1.0), "-small": (4, 24, 26, 26, 0.62)}
WAVES, PUFFS = 4, 6


def site(kind: str, place: str) -> tuple[int, int]:
    """The frame of a piece, even so that its middle is a whole pixel."""
    w, h = SITES[kind.split("-")[-1]]
    scale = PLACES[place][1]
    return round(w * scale / 2) * 2, round(h * scale / 2) * 2


def stood(book: Book, name: str, kind: str, player: str, side: int, place: str) -> None:
    """Add a piece and its shadow; the picture lies about the middle of the frame."""
    piece, shade, _ = standing(kind, player, side, place)
    x, y, _, _ = box_of(kind, side, place)
    w, h = site(kind, place)
    offset = (round((w / 2 + x) * AUTHOR), round((h / 2 + y) * AUTHOR))
    book.still(name, piece, w, h, offset)
    book.still(name + ".shadow", shade, w, h, offset)


def sides(kind: str) -> tuple[int, ...]:
    """Walls have one picture for each side of the pentagon."""
    return (1, 2, 3, 4, 5) if kind.endswith("wall") else (0,)


def prebuilt(kind: str, side: int) -> bool:
    """Whether every castle begins with that piece."""
    return (kind, side) in (("tower", 0), ("wall", 1))


def pieces(
    book: Book,
    kinds: dict[str, str],
    player: str,
    wanted: Callable[[str, int], bool] = lambda kind, side: True,
) -> None:
    """Add pieces, told by the name of each and its kind, in one colour at all sizes."""
    for place, family in FAMILIES.items():
        for name, kind in kinds.items():
            for side in filter(partial(wanted, kind), sides(kind)):
                full = f"{family}/{name}-{player}" + (f"-{side}" if side else "")
                stood(book, full, kind, player, side, place)


def foundations(book: Book) -> None:
    """The empty sites, for what glows over them; the board shows them too."""
    for kind in SITES:
        for side in sides(kind):
            name = f"stand/site-{kind}" + (f"-{side}" if side else "")
            stood(book, name, f"site-{kind}", "red", side, "own")


def grounds(book: Book) -> None:
    """What a rival's castle stands on, in the box of its panel."""
    for place, (side, x, y) in GROUNDS.items():
        s = surf(side * AUTHOR, side * AUTHOR)
        s.getCanvas().scale(AUTHOR, AUTHOR)
        rival_ground(s.getCanvas(), place, (x, y))
        book.still(f"{FAMILIES[place]}/ground", img2arr(s), side, side)


def spotted(book: Book, name: str, box: tuple[int, int, int, int], draw) -> None:
    """Add a picture that is drawn about a spot: left, up, width, height from the spot."""
    left, up, w, h = box
    s = surf(w * AUTHOR, h * AUTHOR)
    s.getCanvas().scale(AUTHOR, AUTHOR)
    draw(s.getCanvas(), left, up)
    offset = ((SPOT // 2 - left) * AUTHOR, (SPOT // 2 - up) * AUTHOR)
    book.still(name, img2arr(s), SPOT, SPOT, offset)


def flags(book: Book) -> None:
    """Four pictures of each waving flag; the first is its rest."""
    for player in PLAYERS:
        for size, (*box, k) in FLAGS.items():
            for i in range(WAVES):
                spotted(
                    book,
                    f"flag/{player}{size}-{i + 1}",
                    tuple(box),
                    lambda c, x, y, p=player, k=k, i=i: flag(c, x, y, p, k, i / WAVES),
                )


def dust(book: Book) -> None:
    """What rises when a piece is set down."""
    for i in range(PUFFS):
        name = f"dust/{i + 1}"
        spotted(book, name, (60, 54, 120, 96), lambda c, x, y, i=i: puff(c, x, y, i / PUFFS))


def paint_prebuilt(book: Book) -> None:
    """The group of what a castle begins with."""
    for player in PLAYERS:
        pieces(book, {kind: kind for kind in KINDS}, player, prebuilt)
    foundations(book)
    grounds(book)
    flags(book)


def paint_standing(book: Book) -> None:
    """The group of what is built in a castle."""
    for player in PLAYERS:
        pieces(
            book, {kind: kind for kind in KINDS}, player, lambda k, side: not prebuilt(k, side)
        )
    dust(book)


def paint_powers(book: Book) -> None:
    """What Pope and Emperor build in a standing castle."""
    for power in POWERS:
        pieces(book, {kind: f"{power}-{kind}" for kind in POWER_KINDS}, power)


