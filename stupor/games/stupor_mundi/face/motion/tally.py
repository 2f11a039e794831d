"""The income of an End Phase, added up before everybody's eyes: per seat and source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.ids import END_PHASE
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.motion import RunningTotals
from stupor.stage.name import parsed
from stupor.stage.palette import CREAM, GILT, PREVIEW, WALNUT, clear
from stupor.stage.view import View

CASTLE: Final = "castle"
ALLIES: Final = "allies"
#: The sign of a source, and of what it brings.
SOURCES: Final = {CASTLE: "icon/castle-side", ALLIES: "icon/ally"}
#: So long the sums are read after the last of them has come.
READ_SECONDS: Final = 2.6
HIGH: Final = 38.0
SIGN: Final = 28.0
CELL: Final = 64.0
GAP: Final = 10.0
#: The own plate: two sums a row, so far below the name; a second row takes the place of its head.
COLUMNS: Final = 2
EDGE: Final = 4.0
BELOW: Final = 12.0
ROW: Final = 38.0


class EndPhaseTotals(RunningTotals):
    """Listens to the events of an End Phase and keeps the sums until they have been read."""

    def __init__(self) -> None:
        """Nothing has come in yet."""
        self.totals: dict[int, dict[tuple[str, str], int]] = {}
        self._open = False
        self._read = False
        self._until = 0.0

    @override
    def add(self, events: Iterable[Event], now: float) -> None:
        """Take in what has just been seen to happen."""
        for event in events:
            if event.kind == COUNTER:
                self._count(event, now)
            elif event.kind == "round":
                self.close()  # the banner has told it
            elif event.kind == "contributed" and self._open:
                self._add(event.who, ALLIES, "vp", int(event.args[1]), now)

    def close(self) -> None:
        """Show the sums no longer."""
        self.totals.clear()

    @override
    def seconds_left(self, now: float) -> float | None:
        """Seconds until the sums go, None when there are none.

        While more may come in they are only out of sight once they were read.
        """
        if not self.totals or self._read:
            return None
        if now < self._until:
            return self._until - now
        self._read = self._open
        if not self._open:
            self.close()
        return 0.0

    @override
    def items(self, view: View) -> list[Item]:
        """A plate for each seat that has got something; the own one goes with an open choice."""
        draw, chooses = DrawList("tally", PREVIEW), view.asks()
        for seat, sums in self.totals.items():
            own = seat == view.viewer
            if self._read and not (own and chooses):
                continue
            if own:
                _paint_own(view, draw, str(seat), sums)
            elif 0 <= seat < view.seats:
                _paint(draw, str(seat), _within(view, seat, sums), sums)
        return draw.items

    def _count(self, event: Event, now: float) -> None:
        name, value, delta, reason = event.args
        what, seat = parsed(str(name))
        if what == "phase":
            self._open = value == END_PHASE
            if self._open:
                self.close()
            self._until = now + READ_SECONDS
        elif self._open and reason == CASTLE and what in GOOD_OF:
            self._add(int(seat), CASTLE, what, int(delta), now)

    def _add(self, seat: int, source: str, what: str, amount: int, now: float) -> None:
        sums = self.totals.setdefault(seat, {})
        sums[source, what] = sums.get((source, what), 0) + amount
        self._until, self._read = now + READ_SECONDS, False


def plate_of(view: View, seat: int) -> tuple[float, float]:
    """The middle of the plate of a rival: across its slots, so that its Allies are seen."""
    panel = place_of(view, seat)
    x, _, w, _ = view.anchors[panel]
    return x + w / 2, view.anchors[f"{panel}.ally1"][1] - HIGH / 2 - 2


def _wide(sums: dict[tuple[str, str], int]) -> float:
    """How wide the plate of a rival is."""
    return len({source for source, _ in sums}) * (SIGN + GAP) + len(sums) * CELL + 2 * GAP


def _within(view: View, seat: int, sums: dict[tuple[str, str], int]) -> tuple[float, float]:
    """The middle of that plate: one that is wider than the panel reaches to the left of it."""
    x, _, w, _ = view.anchors[place_of(view, seat)]
    middle, y = plate_of(view, seat)
    return min(middle, x + w - _wide(sums) / 2), y


def _paint_own(view: View, draw: DrawList, name: str, sums: dict[tuple[str, str], int]) -> None:
    """On the meadow below the own name: neither Castle nor income lies under it."""
    totals: dict[str, int] = {}
    for (_, what), amount in sums.items():
        totals[what] = totals.get(what, 0) + amount
    x, y, _, h = view.anchors["castle.title"]
    plate = (x - EDGE, y + h + BELOW, COLUMNS * CELL + 2 * EDGE + 6, 2 * ROW)
    draw.box(f"{name}.plate", plate, fill=clear(WALNUT, 240), border=GILT, width=2, radius=12)
    headed = len(totals) <= COLUMNS
    if headed:
        room = (plate[0] + EDGE, plate[1] + 5, plate[2] - 2 * EDGE, ROW - 6)
        draw.label(f"{name}.head", room, tr("Received"), 20, "bold", CREAM)
    shift = (COLUMNS - min(COLUMNS, len(totals))) * CELL / 2
    for number, (what, amount) in enumerate(totals.items()):
        row, column = divmod(number, COLUMNS)
        down = (1.4 if headed else row + 0.5) * ROW
        at = (plate[0] + EDGE + shift + column * CELL, plate[1] + down)
        _paint_sum(draw, f"{name}.{what}", at, what, amount)


def _paint(
    draw: DrawList, name: str, at: tuple[float, float], sums: dict[tuple[str, str], int]
) -> None:
    sources = list(dict.fromkeys(source for source, _ in sums))
    plate = around(at, _wide(sums), HIGH)
    draw.box(f"{name}.plate", plate, fill=clear(WALNUT, 240), border=GILT, width=2, radius=12)
    x = plate[0] + GAP
    for source in sources:
        draw.picture(f"{name}.{source}", around((x + SIGN / 2, at[1]), SIGN), SOURCES[source])
        x += SIGN + GAP / 2
        for (origin, what), amount in sums.items():
            if origin == source:
                _paint_sum(draw, f"{name}.{source}.{what}", (x, at[1]), what, amount)
                x += CELL
        x += GAP / 2


def _paint_sum(draw: DrawList, name: str, at: tuple[float, float], what: str, amount: int) -> None:
    room: Rect = (at[0], at[1] - 14, CELL - 29, 28)
    draw.label(name, room, f"+{amount}", 21, "number", CREAM, align="right")
    icon = around((at[0] + CELL - 15, centre(room)[1]), 25)
    draw.picture(f"{name}.icon", icon, GOOD_OF[what].sprite)
