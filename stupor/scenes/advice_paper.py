"""The paper of advice: a head, two lines, a reason and one thing to press, on the log's leaf."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from stupor.engine.record import record
from stupor.language import tr
from stupor.scenes.drawing import gold_plate, plate
from stupor.scenes.looks import CREAM, GILT, GLOW, SAND, TITLE_INK, WALNUT
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Controls, inset
from stupor.stage import measure
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.log_leaf import column, columns, room_for

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: In logical units: a paper's least height where it is narrow, its most, and the width from which
#: the reason stands beside the button.
LOW: Final = 172.0
HIGH: Final = 232.0
ROOMY: Final = 400.0
PAD: Final = 12.0
HEAD: Final = 30.0
BUTTON: Final = 38.0
#: How wide the button is beside a reason, the rank, the number of the move, and the cross.
PRESS: Final = 128.0
RANK: Final = 0.32
#: A rank so wide, in units of the page, has room to say that it is a level.
RANKED: Final = 150.0
COUNT: Final = 66.0
CROSS: Final = 28.0
#: A line is at most so high; its number stands in a disc.
LINE: Final = 72.0
DISC: Final = 24.0
#: A thing so many times as wide as it is high is flat.
_FLAT: Final = 1.5
_SMALL: Final = 60.0
#: Letters of a step that have room; much smaller ones are worth a wider paper.
LETTERS: Final = 20.0
SMALLER: Final = 0.85
#: How much of one row of letters, or of two, their words fill.
FILLED: Final = (0.0, 1.0, 0.9)
#: How high a reason below the lines is at most.
WHY: Final = 36.0
STEPS: Final = 2


@record
class AdviceText:
    """What the paper says: whose advice, one or two lines, why, and which move of how many."""

    rank: str
    lines: tuple[str, ...]
    why: str = ""
    count: str = ""
    numbered: bool = False
    #: How many steps are played, if more than two.
    steps: int = 0
    #: How many rows each line takes, where they do not take as many.
    needs: tuple[int, ...] = ()


class Places(NamedTuple):
    """Where everything stands on a paper."""

    title: Rect
    rank: Rect
    which: Rect
    cross: Rect
    lines: tuple[Rect, ...]
    why: Rect
    press: Rect


def rooms_for(leaf: Rect, hand: Rect) -> list[Rect]:
    """Where a paper may lie, the usual room first: on the log's leaf, or else by the cards."""
    room = room_for(paper_in(column(leaf))[3], leaf, hand)
    return [room, *columns(leaf)[1:]] if room == column(leaf) else [room]


def paper_in(room: Rect) -> Rect:
    """The paper at the foot of a room, as high as it needs to be."""
    x, y, w, h = room
    high = min(max(h, LOW if w < ROOMY else 0.0), HIGH)
    return x, y + h - high, w, high


def places(paper: Rect, needs: Sequence[int] = (1,) * STEPS, why: bool = True) -> Places:
    """Head, lines of so many rows, a reason where there is one, and the button of a paper."""
    x, y, w, h = paper
    left, right, top = x + PAD, x + w - PAD, y + PAD / 2
    room = right - left
    beside = w >= ROOMY
    button = BUTTON - 4 if beside else BUTTON
    foot = y + h - PAD - button + 4
    *lines, below = _rows((left, top + HEAD, room, foot - top - HEAD), needs, why, beside)
    press = (right - PRESS, foot, PRESS, button) if beside else (left, foot, room, button)
    reason = (left, foot, room - PRESS - 10, button) if beside else below
    return Places(*_head((left, top, room, HEAD)), tuple(lines), reason, press)


def _head(head: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    """Title, rank, number of the move and cross."""
    left, top, room, high = head
    cross = (left + room - CROSS, top, CROSS, high)
    count = (cross[0] - COUNT - 6, top, COUNT, high)
    wide = room * RANK
    title = (left, top, count[0] - wide - 12 - left, high)
    return title, (left + title[2] + 6, top, wide, high), count, cross


def _rows(body: Rect, needs: Sequence[int], why: bool, beside: bool) -> list[Rect]:
    """Lines below each other and the place of a reason below them, if it needs one."""
    x, y, w, h = body
    count = sum(needs)
    below = min(WHY, h / (count + 1)) if why and not beside else 0.0
    high = min(LINE, (h - below) / count)
    below = min(LINE, h - count * high) if below else 0.0
    tops = [y + sum(needs[:n]) * high for n in range(len(needs))]
    lines = [(x, top, w, need * high) for top, need in zip(tops, needs, strict=True)]
    return [*lines, (x, y + count * high, w, below)]


def rows_of(steps: Sequence[str], paper: Rect, app: Host) -> tuple[int, ...]:
    """How many rows of each step make letters largest on a wide paper; nothing if as many."""
    rows = _best_rows(steps, paper, app)[1] if paper[2] >= ROOMY else ()
    return rows if len(set(rows)) > 1 else ()


def paper_for(steps: Sequence[str], rooms: Sequence[Rect], app: Host) -> Rect:
    """The paper for these steps, in the first of some rooms where their letters are not small."""
    for paper in map(paper_in, rooms):
        short, _ = _best_rows(("",) * len(steps), paper, app)
        letters, _ = _best_rows(steps, paper, app)
        if letters >= SMALLER * short:
            break
    return paper


def _wanted(app: Host) -> float:
    """How large the letters of a step are where they have room."""
    return LETTERS * max(100, app.settings.text) / 100


def _best_rows(steps: Sequence[str], paper: Rect, app: Host) -> tuple[float, tuple[int, ...]]:
    """How large letters become at most, and in how many rows of each step."""
    room = paper[2] - 2 * PAD - DISC - 8
    body = paper[3] - HEAD - BUTTON - 1.5 * PAD + 8
    ruler = Ruler(app)
    wide = [ruler.width(step, "text", LETTERS) / _wanted(app) for step in steps]

    def letters(rows: tuple[int, ...]) -> float:
        across = [
            many * room * FILLED[many] / (by or 1.0) for many, by in zip(rows, wide, strict=True)
        ]
        return min(_wanted(app), body / sum(rows) / measure.LINE, *across)

    return max(
        ((letters(rows), rows) for rows in product((1, 2), repeat=len(steps))), key=itemgetter(0)
    )


def paper_items(paper: Rect, told: AdviceText, controls: Controls) -> list[Item]:
    """The paper and all that it says."""
    said = told.lines[:STEPS]
    at = places(paper, told.needs or (1,) * len(said), bool(told.why))
    tallest = max(line[3] for line in at.lines)
    why = tr("Why: {reason}", reason=told.why) if told.why else ""
    low = at.why[3] < at.lines[0][3]  # else it is never larger than the lines
    peers = () if low else _peers(told, (at.lines[0][2] - DISC - 8) / at.why[2])
    items: list[Item] = [
        NineSlice("paper", 1, paper, "ui/panel-leather", 20),
        Label("title", 112, at.title, tr("Advice"), "title", 22, GILT, "left"),
        *_rank_items(at.rank, told.rank),
        Label("why", 112, at.why, why, "italic", 18, SAND, "left", wrap=True, peers=peers),
        Label("cross", 112, at.cross, "\u00d7", "bold", 30, GILT),
    ]
    items += _count_items(at.which, told.count) if told.count else []
    for number, words in enumerate(said):
        items += _line_items(number, at.lines[number], words, told, tallest)
    return [*items, *_press_items(controls, told.steps)]


def _rank_items(place: Rect, rank: str) -> list[Item]:
    x, y, w, h = place
    words = tr("Level: {rank}", rank=rank) if w >= RANKED else rank
    sign = (x + w - 18, y + h / 2 - 8, 16.0, 16.0)
    return [
        Label("rank", 112, (x, y, w - 22, h), words, "italic", 20, SAND, "right"),
        Picture("rank.sign", 112, sign, "ui/play"),
    ]


def _peers(told: AdviceText, share: float = 1.0) -> tuple[tuple[str, float], ...]:
    """The lines, which are alike, in boxes so many times as wide."""
    return tuple((line, share) for line in told.lines[:STEPS])


def _count_items(place: Rect, words: str) -> list[Item]:
    ground = inset(place, 0, 3)
    return [
        Box("count.ground", 110, ground, (0, 0, 0, 110), (*GILT, 150), 1.2, radius=6),
        Label("count", 112, inset(ground, 5, 0), words, "bold", 18, CREAM),
    ]


def _line_items(
    number: int, place: Rect, words: str, told: AdviceText, tallest: float
) -> list[Item]:
    """A line, as large as the others would be in the tallest; a step stands behind its number."""
    x, y, w, h = place
    key = f"line{number}"
    left = DISC + 8 if told.numbered else 0.0
    room = (x + left, y + (h - tallest) / 2, w - left, tallest)
    line = Label(
        key, 112, room, words, "text", LETTERS, CREAM, "left", wrap=True, peers=_peers(told)
    )
    if not told.numbered:
        return [line]
    wide = min(DISC, h - 2)  # on a low paper the lines lie close to each other
    disc = (x, y + (h - wide) / 2, wide, wide)
    return [
        Box(f"{key}.disc", 110, disc, WALNUT, GILT, 1.4, radius=wide / 2),
        Label(f"{key}.number", 112, disc, str(number + 1), "bold", 17, GILT),
        line,
    ]


def _press_items(controls: Controls, steps: int) -> list[Item]:
    """The golden button that plays the steps, or the plate that says more."""
    more, do = controls.get("more"), controls.get("do")
    words = tr("Do all {count} steps", count=steps) if steps > STEPS else tr("Do it")
    if more is not None:
        return plate("more", more, tr("Say more"), 19)
    if do is None or not do.awake:
        return plate("do", do, words, 21) if do is not None else []
    return gold_plate("do", do, words, 21)


def unlisted_steps(steps: Iterable[str]) -> str:
    """The steps that the button plays and no line names, with their numbers."""
    return " \u00b7 ".join([f"{n}: {words}" for n, words in enumerate(steps, 1)][STEPS:])


def number_items(meant: Sequence[Rect], number: str, foot: float) -> list[Item]:
    """The number of a step on the rim of each thing that it speaks of.

    It lies on the upper rim; so that it hides nothing above, on the left one of what is flat, and
    on the lower one of a small piece, no lower than the foot of the page.
    """
    items: list[Item] = []
    for n, (x, y, w, h) in enumerate(meant):
        above = (x + w / 2 - DISC / 2, max(0.0, y - 5 - DISC / 2))
        beside = (max(0.0, x - 5 - DISC / 2), y + h / 2 - DISC / 2)
        below = (x + w / 2 - DISC / 2, min(y + h + 5 - DISC / 2, foot - DISC))
        corner = beside if w > _FLAT * h else below if h < _SMALL else above
        disc = (*corner, DISC, DISC)
        items += [
            Box(f"disc{number}.{n}", 2, disc, TITLE_INK, GLOW, 2, DISC / 2),
            Label(f"number{number}.{n}", 3, disc, number, "bold", 18, CREAM),
        ]
    return items


def placed(paper: Rect) -> dict[str, Rect]:
    """Where the things to press are."""
    at = places(paper)
    return {"rank": at.rank, "count": at.which, "more": at.press, "do": at.press, "back": at.cross}
