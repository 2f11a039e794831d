"""The leaf of the calendar: it unrolls, turns and rolls up; below it what the mines paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from stupor.engine.events import Event
from stupor.engine.record import record
from stupor.games.burgundy.face.preview.consequences import SILVER, WORKER, Chip
from stupor.games.burgundy.face.preview.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import bump, ease_in_out_cubic, part, stepped
from stupor.stage.geometry import around
from stupor.stage.items import Board, Box, Group, Item, Label, NineSlice, Parts, Picture, Rect
from stupor.stage.palette import GILT, INK, IVORY, LIFTED, SEPIA, Rgb, clear

#: Every way is cut into so many steps, more than frames are seen.
STEPS: Final = 40
#: Shares of the time: unrolled, turned from and to, rolled up.
OPEN: Final = 0.07
TURN: Final = (0.16, 0.44)
ROLL: Final = 0.93
#: Of what is turned up so much is seen from behind; it comes nearer and so looks wider by this.
BENT: Final = 0.55
NEARER: Final = 0.03
#: The share of the leaf on which words stand.
VELLUM: Final = 0.26
#: How dark the table lies behind the leaf.
NIGHT: Final[Rgb] = (10, 8, 16)
SHADE: Final = 160
DUSKS: Final = 7
#: Where words begin on the vellum, how large the initial and the medal are.
MARGIN: Final = 38.0
INITIAL: Final = 96.0
MEDAL: Final = 46.0
WINE: Final[Rgb] = (122, 22, 38)
#: From which share of the back of a page on, from its free edge to the fold, it is how light.
BENDS: Final[tuple[tuple[float, Rgb], ...]] = (
    (0.0, (244, 231, 196)),
    (0.3, (234, 219, 180)),
    (0.62, (214, 196, 154)),
    (0.84, (182, 162, 120)),
)
EDGE: Final[Rgb] = (150, 112, 48)
SHADOW: Final = (20, 12, 6, 90)
#: How far below the leaf the row lies, how high it is, how wide its head and its button are.
BELOW: Final = 34.0
HIGH: Final = 44.0
HEAD: Final = 240.0
BUTTON: Final = 180.0
CHIP: Final = 32.0
ARMS: Final = (30.0, 36.0)
GAP: Final = 8.0
APART: Final = 30.0
_ROW_NIGHT: Final = (10, 8, 16, 190)


@record
class Page:
    """A page: picture, letter and name of the phase, month, its work, VP and what they are for."""

    picture: str
    letter: str
    words: str
    month: str
    work: str
    points: int
    whole: str


@record
class Leaf:
    """The calendar: the old month's page is turned up over the upper edge and shows the new one."""

    key: str
    place: Rect
    table: Rect
    old: Page | None
    new: Page
    calm: bool = False
    #: What lies below it while it is open.
    row: tuple[Item, ...] = ()

    def items(self, t: float) -> list[Item]:
        """Both phases, one over the other."""
        out = 1.0 if self.calm else stepped(min(part(t, 0, OPEN), 1 - part(t, ROLL, 1)), STEPS)
        turned = 1.0 if self.calm or self.old is None else ease_in_out_cubic(part(t, *TURN))
        veil = (*NIGHT, round(SHADE * stepped(out, DUSKS)))
        found: list[Item] = [Box(f"{self.key}.veil", LIFTED, self.table, veil)]
        if self.old is not None and turned < 1 and out < 1:
            found += self._page(self.old, 1, out)
        else:
            found += self._page(self.new, 1, out)
            found += self._turning(stepped(turned, STEPS))
        found += self.row if out == 1 else ()
        x, y, w, h = self.place
        rim = (x, y, w, h * out)
        found.append(Box(f"{self.key}.rim", LIFTED + 4, rim, border=clear(GILT, 255), width=4))
        return found

    def _page(self, page: Page, z: int, shown: float) -> list[Item]:
        """The upper share of a page, which hangs from its upper edge."""
        x, y, w, h = self.place
        if shown <= 0:
            return []
        hung = (x, y - (1 - shown) * h, w, h)
        sheet = _sheet(page, w, h)
        return [Group(f"{self.key}.{z}", LIFTED + z, hung, sheet, (w, h), shown=shown)]

    def _turning(self, turned: float) -> list[Item]:
        """What is left of the old page, its back above the fold, its shadow below."""
        if self.old is None or turned >= 1:
            return []
        x, y, w, h = self.place
        fold, bent = y + h * (1 - turned), h * BENT * bump(turned)
        wider = w * NEARER * bump(turned)
        back = (x - wider / 2, fold - bent, w + wider, bent)
        found = self._page(self.old, 2, 1 - turned)
        if bent < 1:
            return found
        shade = (x, fold, w, min(bent * 0.4, y + h - fold))
        return [*found, Box(f"{self.key}.shade", LIFTED + 2, shade, SHADOW), *self._back(back)]

    def _back(self, rect: Rect) -> list[Item]:
        """The back of the page: in shade where it bends, in light at its free edge."""
        x, y, w, h = rect
        found: list[Item] = [
            Box(f"{self.key}.bend{n}", LIFTED + 5 + n, (x, y + h * begin, w, h * (1 - begin)), at)
            for n, (begin, at) in enumerate(BENDS)
        ]
        rim = Box(f"{self.key}.edge", LIFTED + 5 + len(BENDS), rect, border=EDGE, width=2)
        return [*found, rim]


@lru_cache(maxsize=4)
def _sheet(page: Page, w: float, h: float) -> Parts:
    """All that is painted on a page of that size."""
    return Parts((Board("page", 0, (0.0, 0.0, w, h), page.picture), *_words(page, w)))


def _words(page: Page, w: float) -> list[Item]:
    """On the vellum beside the picture: phase and month, what a whole region brings."""
    left, end = MARGIN, w * VELLUM - 12
    initial = (left, 44.0, INITIAL, INITIAL)
    beside = left + INITIAL + 18
    medal = (left, 206.0, MEDAL, MEDAL)
    after = left + MEDAL + 10
    return [
        NineSlice("initial", 1, initial, "ui/panel-lapis", 16),
        Label("letter", 2, initial, page.letter, "title", 74, colour=GILT),
        Label("words", 1, (beside, 46, end - beside, 48), page.words, "title", 36,
              colour=WINE, align="left"),
        Label("month", 1, (beside, 98, end - beside, 34), page.month, "italic", 25,
              colour=SEPIA, align="left"),
        Label("work", 1, (left, 152, end - left, 36), page.work, "bold", 25,
              colour=INK, align="left"),
        Picture("medal", 1, medal, "points/medal"),
        Label("points", 2, medal, str(page.points), "number", 24,
              colour=(250, 240, 214), outline=(30, 50, 30)),
        Label("whole", 1, (after, medal[1] - 4, end - after, MEDAL + 8), page.whole,
              "text", 21, colour=INK, align="left", wrap=True, max_lines=2),
    ]  # fmt: skip


def mines_row(view: TableView, paid: Sequence[Event], leaf: Rect) -> tuple[Item, ...]:
    """Arms and gain of each who was paid; the button says what any press does."""
    draw = DrawList("leaf.row", LIFTED + 20)
    x, y, w, h = leaf
    top = y + h + BELOW
    draw.box("ground", (x, top - 8, w, HIGH + 16), fill=_ROW_NIGHT, radius=10)
    button = (x + w - BUTTON - 16, top, BUTTON, HIGH)
    draw.nine_slice("on.plate", button, "ui/button-dark", 16)
    draw.label("on", button, tr("Continue"), 23, "title", GILT)
    if paid:
        head = (x + 16, top, HEAD, HIGH)
        draw.label("head", head, tr("The mines pay:"), 24, "bold", IVORY, align="right")
        left = x + 16 + HEAD + APART / 2
        for event in paid:
            left = _paint(view, draw, event, left, top) + APART
    return tuple(draw.items)


def _paint(view: TableView, draw: DrawList, event: Event, left: float, top: float) -> float:
    """One who was paid; where that ends."""
    arms = around((left + ARMS[0] / 2, top + HIGH / 2), *ARMS)
    draw.picture(f"arms{event.who}", arms, view.crest(event.who))
    left += ARMS[0] + GAP
    for number, chip in enumerate(_chips(event)):
        wide = chip_width(view, chip, CHIP)
        place = (left, top + (HIGH - CHIP) / 2, wide, CHIP)
        paint_chip(view, draw, f"paid{event.who}.{number}", chip, place)
        left += wide + GAP
    return left - GAP


def _chips(event: Event) -> Iterator[Chip]:
    """Silver, and workers where a monastery brings them."""
    for count, icon in zip(event.args, (SILVER, WORKER), strict=False):
        if count:
            yield Chip(f"+{count}", icon)
