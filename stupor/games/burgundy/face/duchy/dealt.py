"""Duchies to choose from: both maps side by side at full size, and between them what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.board import Board
from stupor.games.burgundy.face.components.painted_boards import SPILL, form_of
from stupor.games.burgundy.face.gestures.asked import OF_DUCHIES, dealt_names, dealt_space
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import COLOURS
from stupor.games.burgundy.queries import region_value
from stupor.language import joined, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import fitted, grown, overlap
from stupor.stage.items import Item, Rect
from stupor.stage.measure import alike
from stupor.stage.palette import GILT, HAND, INK, PAPER, SEPIA, TITLE

#: Above everything that lies on the common board, below every light.
OVER: Final = HAND + 40
LAPIS: Final = (22, 44, 110)
_GOLD: Final = (201, 152, 47)
_GREY: Final = (112, 96, 78)
#: The plate of a name: how far from the corner of its map, and how large.
_PLATE: Final = (18.0, 12.0, 150.0, 46.0)
#: The leaf: where its rows begin, how far they are apart, how high they are, how large a sign is.
_ROWS: Final = 98.0
_STEP: Final = 74.0
_ROW: Final = 60.0
_SIGN: Final = 36.0
#: The kinds from the most spaces to the fewest, as the leaf lists them.
_KINDS: Final = ("building", "livestock", "ship", "monastery", "mine", "castle")
#: So many regions are named for a duchy: usually, in large letters, and beside a tip.
_NAMED: Final = 3
_FEWER: Final = 2
_FEW: Final = 1
#: With less than this share of the paper's width a tip lies beside the words.
_BROAD: Final = 0.7
_FIRST_LINE: Final = 44.0
_LINE: Final = 40.0
_LETTERS: Final = 22.0


def dealt(view: TableView) -> Sequence[str]:
    """The duchies that the one who looks chooses from now; none at any other time."""
    asked = view.mine(*OF_DUCHIES)
    return dealt_names(asked) if asked is not None else ()


def frame(view: TableView, number: int) -> Rect:
    """Where a duchy lies that can be chosen: the last one in the place of one's own."""
    x, y, w, h = view.anchors["own"]
    return (x, y, w, h) if number == len(dealt(view)) else (view.anchors["central"][0], y, w, h)


def space_box(view: TableView, number: int, space: int) -> Rect | None:
    """A space of such a duchy."""
    box = view.anchors.get(f"own.d{space}")
    if box is None or not 1 <= number <= len(dealt(view)):
        return None
    return (box[0] + frame(view, number)[0] - view.anchors["own"][0], *box[1:])


def castle_boxes(view: TableView) -> Iterator[tuple[str, Rect]]:
    """Every space on which the first castle may stand."""
    for number, name in enumerate(dealt(view), 1):
        for space in view.printed(name).castles:
            box = space_box(view, number, space + 1)
            if box is not None:
                yield dealt_space(number, space + 1), box


def covering(view: TableView) -> Iterator[Rect]:
    """What the maps and the leaf between them lie over: nothing below is pointed at."""
    count = len(dealt(view))
    yield from (frame(view, number) for number in range(1, count + 1))
    if count > 1:
        yield _leaf(view, count)


def sizes(board: Board, kind: str) -> list[int]:
    """How large its regions of a kind are, the largest first."""
    colour = COLOURS.index(kind)
    found = zip(board.regions, board.region_size, strict=True)
    return sorted((size for spaces, size in found if spaces & board.coloured[colour]), reverse=True)


def differing(view: TableView) -> list[str]:
    """The kinds of which the duchies have other regions."""
    boards = [view.printed(name) for name in dealt(view)]
    return [kind for kind in _KINDS if len({tuple(sizes(board, kind)) for board in boards}) > 1]


def paint_dealt(view: TableView) -> list[Item]:
    """The maps, the leaf between them and the paper below; nothing while nothing is chosen."""
    draw = DrawList("dealt", OVER)
    told = dealt(view)
    for number, name in enumerate(told, 1):
        _paint_map(view, draw, number, name)
    if len(told) > 1:
        _paint_leaf(view, draw, told)
        _paint_paper(view, draw, told)
    return alike(draw.items, ".told")


def name_plate(box: Rect) -> Rect:
    """Where the name of a map stands in its frame."""
    dx, dy, wide, high = _PLATE
    return box[0] + dx, box[1] + dy, wide, high


def _paint_map(view: TableView, draw: DrawList, number: int, name: str) -> None:
    box, board = frame(view, number), view.printed(name)
    draw.board(f"{number}.land", grown(box, SPILL), "own" + form_of(view, "own"), OVER)
    draw.z = OVER + 2
    for space in range(1, board.size + 1):
        place = space_box(view, number, space)
        if place is not None:
            kind = f"{view.kind(board, space)}-{board.numbers[space - 1]}"
            draw.picture(f"{number}.{space}", place, f"space/{kind}")
    plate = name_plate(box)
    draw.box(f"{number}.plate", plate, fill=LAPIS, border=_GOLD, width=2, radius=4)
    words = tr("Duchy {name}", name=names.printed(name))
    draw.label(f"{number}.name", grown(plate, -6), words, 22, "title", GILT)


def _paint_leaf(view: TableView, draw: DrawList, told: Sequence[str]) -> None:
    x, y, w, h = _leaf(view, len(told))
    draw.nine_slice("leaf", (x, y, w, h), "ui/panel-paper", 24)
    draw.label("leaf.title", (x + 14, y + 16, w - 28, 32), tr("Region sizes"), 22, "title", TITLE)
    half = w / 2 - 18
    for side, name in enumerate(told[:2]):
        words = tr("Duchy {name}", name=names.printed(name))
        room = (x + 14 + side * (w - 28 - half), y + 54, half, 26)
        align = "right" if side else "left"
        draw.label(f"leaf.head{side}", room, words, 18, "bold", align=align)  # type: ignore[arg-type]
    draw.box("leaf.rule", (x + 12, y + 84, w - 24, 2), fill=SEPIA)
    differ = differing(view)
    for row, kind in enumerate(_KINDS):
        place = (x + 8, y + _ROWS + row * _STEP, w - 16, _ROW)
        _paint_row(view, draw, kind, place, kind in differ)
    foot = (x + 14, y + _ROWS + len(_KINDS) * _STEP - 6, w - 28, 64)
    words = tr("Lit rows differ.")
    draw.label("leaf.foot", foot, words, 18, "italic", SEPIA, wrap=True, max_lines=2)


def _leaf(view: TableView, count: int) -> Rect:
    """Between the first map and the last."""
    x, y, w, h = frame(view, 1)
    return x + w, y, frame(view, count)[0] - x - w, h


def _paint_row(view: TableView, draw: DrawList, kind: str, place: Rect, lit: bool) -> None:
    """The sizes of one kind, left and right of its sign."""
    x, y, w, h = place
    if lit:
        draw.box(f"leaf.{kind}", place, fill=PAPER, border=_GOLD, width=1.6, radius=8)
    middle = x + w / 2
    sign = fitted(32 / 36, (middle - _SIGN / 2, y, _SIGN, h))
    draw.picture(f"leaf.{kind}.sign", sign, f"kind/{kind}", alpha=255 if lit else 150)
    room = w / 2 - _SIGN / 2 - 8
    for side, name in enumerate(dealt(view)[:2]):
        left = x + 4 + side * (w - room - 8)
        words = _short(sizes(view.printed(name), kind))
        ink = INK if lit else _GREY
        draw.label(f"leaf.{kind}.{side}", (left, y, room, h), words, 19.5, "bold", ink)


def _short(found: Sequence[int]) -> str:
    """The sizes of regions in little room.

    >>> _short([5, 5, 1]), _short([1, 1, 1, 1])
    ('5 5 1', '4 × 1')
    """
    if len(found) > 2 and len(set(found)) == 1:
        return f"{len(found)} \u00d7 {found[0]}"
    return " ".join(map(str, found))


def _paint_paper(view: TableView, draw: DrawList, told: Sequence[str]) -> None:
    x, y, w, _ = paper = view.anchors["preview"]
    draw.nine_slice("paper", paper, "ui/panel-paper", 24)
    if overlap(paper, lines := view.anchors["log.text"]):  # a tip may lie on the other half
        w = lines[0] + lines[2] - x
    count = _count(view, told, w - 48) if w > paper[2] * _BROAD else _FEW
    draw.title("paper.title", (x + 24, y + 10, w - 48, 34), tr("What differs"), 24)
    for row, name in enumerate(told):
        line = (x + 24, y + _FIRST_LINE + row * _LINE, w - 48, _LINE)
        draw.text(f"paper.{row}.told", line, _told(view, name, count), _LETTERS, wrap=True)


def _count(view: TableView, told: Sequence[str], room: float) -> int:
    """How many regions are named of each duchy: large letters have room for fewer in a row."""
    for count in (_NAMED, _FEWER) if view.text <= 1 else (_FEWER,):
        lines = [_told(view, name, count) for name in told]
        if all(view.measure(line, "text", _LETTERS) <= room for line in lines):
            return count
    return _FEWER


def _told(view: TableView, name: str, count: int) -> str:
    """The largest regions of each kind that the other duchy has not, and what they bring."""
    other = next(one for one in dealt(view) if one != name)
    boards = [view.printed(one) for one in (name, other)]
    own = {kind: [Counter(sizes(board, kind)) for board in boards] for kind in differing(view)}
    # of a kind a duchy may have no region that the other lacks
    most = {kind: max(mine - more, default=0) for kind, (mine, more) in own.items()}
    best = sorted(((size, kind) for kind, size in most.items() if size), reverse=True)
    regions = [
        tr(
            "{region} ({vp} VP)",
            region=names.region_text(COLOURS.index(kind), size),
            vp=region_value(size),
        )
        for size, kind in best[:count]
    ]
    return tr("Duchy {name}: {regions}", name=names.printed(name), regions=joined(regions))
