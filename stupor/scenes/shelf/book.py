"""A box on the shelf, bound like a book: cover, spine, pages, clasps, ribbons and a plate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stupor.language import tr
from stupor.scenes.game_boxes import box_of, title_of
from stupor.scenes.looks import CREAM, GILT, GLOW, GOLD, WALNUT
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Colour, Item, Label, NineSlice, Photo, Picture, Rect

if TYPE_CHECKING:
    from stupor.scenes.host import Host
    from stupor.stage.sheet import Rgb

#: Height of a book to its width.
TALL: Final = 1.32
#: So many letters of a title have room in one line.
_ONE_LINE: Final = 14
#: Of the width: the spine, the block of pages, the rim about the picture; of the height: the title.
_SPINE: Final = 0.085
_PAGES: Final = 0.045
_RIM: Final = 0.035
_TITLE: Final = 0.235
#: Two lines of a title and two of a motto have so many logical units on a small book, too.
_LEAST_TITLE: Final = 122.0
#: Longer words than that stand on a ribbon in two lines.
_LONG: Final = 16
_LONG_MOTTO: Final = 44
_LAPIS: Final = (30, 66, 130)
_WINE: Final = (138, 26, 40)
_BRASS: Final = (201, 152, 47)
#: Letters that catch the light: name, shift and colour of each layer.
_GOLD_LETTERS: Final[tuple[tuple[str, float, float, Colour], ...]] = (
    ("depth", 2.0, 3.0, (0, 0, 0, 150)),
    ("foot", 0.6, 1.2, (122, 79, 18)),
    ("light", -0.5, -0.8, (255, 247, 214)),
    ("gold", 0.0, 0.0, (233, 192, 98)),
)


def book_items(key: str, rect: Rect, app: Host, game: str, lifted: bool) -> list[Item]:
    """A closed book; the one that is chosen stands in the light."""
    x, y, w, h = rect
    leather = box_of(game).leather
    pages = w * _PAGES
    front: Rect = (x, y, w - pages, h)
    items: list[Item] = [
        Box(
            f"{key}.shadow{n}", 10, (x - 4 + n * 3, y + 10, w + 10, h - 4), (0, 0, 0, 46), radius=14
        )
        for n in range(3)
    ]
    items += _leaves(f"{key}.leaf", (x + w - pages - 4, y + 10, pages, h - 20))
    items += [
        Box(f"{key}.board", 20, front, leather, _darker(leather, 0.5), 2.5, radius=10),
        *_grain(key, front, leather),
        *_spine(key, front, leather),
        *_face(key, front, app, game),
        *_clasps(key, front, pages),
    ]
    if lifted:
        items += [
            Box(f"{key}.light{n}", 60, inset(rect, -by), None, (*GLOW, alpha), 4, radius=by + 8)
            for n, (by, alpha) in enumerate(((3, 255), (7, 120), (11, 60), (15, 26)))
        ]
    return items


def _grain(key: str, front: Rect, leather: Rgb) -> list[Item]:
    """The leather of the cover: a panel's grain in the dye of the game."""
    inner = inset(front, 4)
    return [
        NineSlice(f"{key}.grain", 21, inner, "ui/panel-leather", 24),
        Box(f"{key}.dye", 22, inset(front, 3), (*leather, 205), radius=9),
    ]


def _leaves(key: str, rect: Rect) -> list[Item]:
    x, y, w, h = rect
    items: list[Item] = [Box(f"{key}.block", 15, rect, (226, 208, 168), (92, 66, 36), 1.5, 3)]
    count = 6
    for number in range(1, count):
        at = x + w * number / count
        items.append(Box(f"{key}.{number}", 16, (at, y + 3, 1.2, h - 6), (150, 122, 82)))
    return items


def _spine(key: str, front: Rect, leather: Rgb) -> list[Item]:
    """The spine with its bands, darker than the cover."""
    x, y, w, h = front
    wide = w * _SPINE
    items: list[Item] = [
        Box(f"{key}.spine", 23, (x + 3, y + 3, wide, h - 6), (0, 0, 0, 70), radius=8),
        Box(f"{key}.hinge", 24, (x + wide, y + 8, 2.0, h - 16), GOLD),
    ]
    for number in range(5):
        at = y + h * (0.11 + number * 0.19)
        band: Rect = (x + 1, at, wide - 4, 12.0)
        items += [
            Box(f"{key}.band{number}", 25, band, _darker(leather, 0.8), (0, 0, 0, 120), 1.5, 4),
            Box(f"{key}.shine{number}", 26, (x + 4, at + 2, wide - 10, 2), (255, 255, 255, 50)),
        ]
    return items


def _face(key: str, front: Rect, app: Host, game: str) -> list[Item]:
    """The picture in its gilt frame, and the title below it."""
    x, y, w, h = front
    rim = w * _RIM
    left = x + w * _SPINE + rim
    frame: Rect = (left, y + rim * 0.8, x + w - rim - left, h - rim * 1.6)
    title = max(h * _TITLE, _LEAST_TITLE)
    picture: Rect = (frame[0] + 14, frame[1] + 14, frame[2] - 28, frame[3] - title - 22)
    words: Rect = (frame[0] + 10, picture[1] + picture[3] + 8, frame[2] - 20, title - 68)
    line: Rect = (frame[0] + 10, frame[1] + frame[3] - 68, frame[2] - 20, 54)
    corners = [
        (frame[0] + a * frame[2] - 9, frame[1] + b * frame[3] - 9) for a in (0, 1) for b in (0, 1)
    ]
    items: list[Item] = [
        Box(f"{key}.tooled", 27, frame, None, GOLD, 2.4, 3),
        Box(f"{key}.fillet", 27, inset(frame, 5), None, (*GILT, 110), 1.0, 2),
        *_picture(key, picture, app, game),
        *_title(key, words, title_of(game)),
        Label(f"{key}.motto", 50, line, _motto(game), "italic", 21, CREAM, wrap=True),
    ]
    for number, (cx, cy) in enumerate(corners):
        items += [
            Box(f"{key}.boss{number}", 40, (cx, cy, 18, 18), _BRASS, (92, 60, 14), 1.6, 9),
            Box(f"{key}.gleam{number}", 41, (cx + 4, cy + 3, 6, 5), (255, 246, 206, 210), radius=3),
        ]
    return items


def _motto(game: str) -> str:
    """The motto of a game, a long one in two lines."""
    motto = tr(box_of(game).motto)
    return "\n".join(halves(motto)) if len(motto) > _LONG_MOTTO else motto


def _picture(key: str, rect: Rect, app: Host, game: str) -> list[Item]:
    file = app.cover(game)
    frame = Box(f"{key}.frame", 34, inset(rect, -3), None, GOLD, 4, 4)
    if file is not None:
        return [Photo(f"{key}.picture", 30, rect, str(file)), frame]
    x, y, w, h = rect
    side = min(w, h) * 0.44
    spot: Rect = (x + (w - side) / 2, y + (h - side) / 2, side, side)
    return [
        Box(f"{key}.field", 30, rect, (0, 0, 0, 90)),
        Box(f"{key}.ring", 31, inset(spot, -26), None, (*GOLD, 170), 2, side / 2 + 26),
        Picture(f"{key}.sign", 32, spot, "ui/crown"),
        frame,
    ]


def in_two(title: str) -> str:
    r"""A long title in two lines as even as can be; a short one as it is.

    >>> in_two("The Wheel of the Year")
    'The Wheel\nof the Year'
    """
    gaps = [place for place, sign in enumerate(title) if sign == " "]
    if len(title) <= _ONE_LINE or not gaps:
        return title
    gap = min(gaps, key=lambda place: abs(len(title) - 1 - 2 * place))
    return f"{title[:gap]}\n{title[gap + 1 :]}"


def _title(key: str, rect: Rect, title: str) -> list[Item]:
    """The title in gold, in as many lines as it needs."""
    x, y, w, h = rect
    size = min(46.0, w / 8.6)
    return [
        Label(
            f"{key}.title.{name}",
            50 + z,
            (x + dx, y + dy, w, h),
            in_two(title),
            "title",
            size,
            colour,
            wrap=True,
        )
        for z, (name, dx, dy, colour) in enumerate(_GOLD_LETTERS)
    ]


def _clasps(key: str, front: Rect, pages: float) -> list[Item]:
    x, y, w, h = front
    items: list[Item] = []
    for number, share in enumerate((0.24, 0.74)):
        clasp: Rect = (x + w - 26, y + h * share, 26 + pages, 26.0)
        items += [
            Box(f"{key}.clasp{number}", 42, clasp, _BRASS, (84, 56, 12), 1.8, 3),
            Box(
                f"{key}.edge{number}",
                43,
                (clasp[0] + 3, clasp[1] + 3, clasp[2] - 6, 3),
                (255, 240, 190, 150),
                radius=1,
            ),
        ]
    return items


def ribbon_items(widget: Widget, words: str, great: bool) -> list[Item]:
    """A silk ribbon that hangs out of the book, with a swallow's tail."""
    x, y, w, h = widget.rect
    silk = _WINE if great else _LAPIS
    key, deep = widget.id, h * 0.42
    items: list[Item] = [Box(f"{key}.shadow", 61, (x, y + 5, w - deep * 0.6, h), (0, 0, 0, 70))]
    for line in range(round(h)):
        notch = deep * (1 - abs(line + 0.5 - h / 2) / (h / 2))
        fade = 1.0 - 0.28 * abs(line + 0.5 - h * 0.4) / h
        rim = line < 2 or line >= round(h) - 2
        colour = GOLD if rim else _darker(silk, fade)
        items.append(Box(f"{key}.{line}", 62, (x, y + line, w - notch, 1.0), colour))
        items.append(Box(f"{key}.{line}.end", 63, (x + w - notch - 3, y + line, 3.0, 1.0), GOLD))
    ink = CREAM if widget.awake else (176, 154, 120)
    place = (x + 12, y, w - deep - 20, h)
    long = len(words) > _LONG
    if long:
        said = "\n".join(halves(words))
        return [*items, Label(f"{key}.two", 66, place, said, "title", 21, ink)]
    return [*items, Label(f"{key}.words", 66, place, words, "title", 25, ink)]


def halves(words: str) -> tuple[str, str]:
    """Words for two lines, parted where both are nearest to the same length.

    >>> halves("Learn by playing: 3 minutes")
    ('Learn by playing:', '3 minutes')
    """
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    at = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)), default=len(words))
    return words[:at], words[at + 1 :]


def plate_items(key: str, rect: Rect, left: str, right: str) -> list[Item]:
    """A brass plate on the edge of the shelf: for how many, and what waits."""
    x, y, w, h = rect
    items: list[Item] = [
        Box(f"{key}.shadow", 69, (x + 2, y + 4, w, h), (0, 0, 0, 110), radius=5),
        Box(f"{key}.brass", 70, rect, _BRASS, (84, 56, 12), 2, 5),
        Box(f"{key}.sheen", 71, (x + 3, y + 3, w - 6, h * 0.42), (255, 236, 170, 90), radius=4),
    ]
    for number, at in enumerate((x + 9, x + w - 16)):
        items.append(
            Box(f"{key}.nail{number}", 72, (at, y + h / 2 - 3.5, 7, 7), (84, 56, 12), radius=3.5)
        )
    inner = inset(rect, 28, 0)
    if not right:
        return [*items, Label(f"{key}.left", 73, inner, left, "bold", 20, WALNUT)]
    less, more = inner[2] * 0.36, inner[2] * 0.62
    first, rest = (inner[0], y, less, h), (inner[0] + inner[2] - more, y, more, h)
    as_left, as_right = ((right, more / less),), ((left, less / more),)
    return [
        *items,
        Label(f"{key}.left", 73, first, left, "bold", 20, WALNUT, "left", peers=as_left),
        Label(f"{key}.right", 73, rest, right, "text", 20, WALNUT, "right", peers=as_right),
    ]


def _darker(colour: Rgb, share: float) -> Rgb:
    red, green, blue = colour
    return round(red * share), round(green * share), round(blue * share)
