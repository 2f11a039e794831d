"""The banner between rounds: a cloth unrolls, the income flies to what it fills, the cloth goes."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.lights.spots import purse_spot, store_spots
from stupor.games.stupor_mundi.face.motion.clip_groups import SECONDS
from stupor.games.stupor_mundi.face.motion.cloth import (
    CLOTH,
    SIZE,
    SPILL,
    Gain,
    cloth_sheet,
    columns_sheet,
    heading,
    told_gains,
)
from stupor.games.stupor_mundi.face.motion.sheets import Sheet
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import bump, ease_in_out_sine, ease_out_cubic, part, stepped
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Box, Group, Item, Label, Parts, Picture, Rect
from stupor.stage.palette import GILT, LIFTED, WALNUT
from stupor.stage.timeline import Clip

#: Moments of the banner in seconds.
UNROLLED: Final = 0.42
COLUMNS: Final = 0.62
FLIES: Final = 0.46
APART: Final = 0.07
ONE: Final = 0.52
ROLLS: Final = 1.5
ROLLED: Final = 2.1
#: Dusk over the table, in steps so that few surfaces are made.
DUSK: Final = (12, 5, 2)
DARK: Final = 128
STEPS: Final = 4
ROLL: Final = (1016.0, 40.0)
ROD: Final = (1152.0, 44.0)
#: How much of the cloth hangs at least while it unrolls, how far an arc rises, and how far what
#: goes to rivals sags below the cloth, so that it hides no words.
LEAST: Final = 24.0
ARC: Final = 60.0
SAG: Final = 250.0
#: From a rival's laurel to the plate beside it: its number stays in sight.
ASIDE: Final = 46.0
TRAIL: Final = 6
MEADOW: Final = (241, 248, 230)
LEAF: Final = (47, 90, 42)


@record
class Flight:
    """One thing on its way from the cloth to what it fills."""

    gain: Gain
    begin: float
    start: Point
    end: Point
    size: float
    #: How high or low the way bends.
    bend: float
    #: Where the plate with the gain lies once it has landed.
    chip: Point

    def at(self, u: float) -> Point:
        """Where it is at a share of its way."""
        x0, y0, x1, y1 = *self.start, *self.end
        mx, my = (x0 + x1) / 2, self.bend
        a, b, c = (1 - u) ** 2, 2 * u * (1 - u), u * u
        return a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1


@record
class Banner:
    """Cloth, columns, flights and what they leave, at every share of the time."""

    key: str
    at: Point
    page: Rect
    cloth: Sheet
    columns: Sheet
    flights: tuple[Flight, ...]

    def items(self, t: float) -> list[Item]:
        """Everything of it at a share of the time."""
        now = t * SECONDS
        found = [*self._dusk(now), *self._hanging(now)]
        for flight in self.flights:
            found += self._flown(flight, now)
        return found

    def _dusk(self, now: float) -> list[Item]:
        dark = part(now, 0.0, UNROLLED) * (1 - part(now, ROLLS, ROLLED))
        alpha = round(DARK * stepped(dark, STEPS))
        return [Box(f"{self.key}.dusk", LIFTED - 9, self.page, (*DUSK, alpha))] if alpha else []

    def _hanging(self, now: float) -> list[Item]:
        """The rod, as much of the cloth as hangs, and the roll while it is not all of it."""
        if now >= ROLLED:
            return []
        open_ = ease_out_cubic(part(now, 0.0, UNROLLED))
        open_ *= 1 - ease_in_out_sine(part(now, ROLLS, ROLLED))
        high = LEAST + (SIZE[1] - LEAST) * open_
        x, y = self.at
        found = [self._sheet("cloth", self.cloth, high)]
        if now > UNROLLED:
            alpha = (51, 102, 153, 204, 255)[min(4, int(part(now, UNROLLED, COLUMNS) * 5))]
            found.append(self._sheet("columns", self.columns, high, alpha))
        if open_ < 0.98:
            roll = (x - (ROLL[0] - CLOTH[0]) / 2, y + high - ROLL[1] / 2 - SPILL[1] * open_, *ROLL)
            found.append(Picture(f"{self.key}.roll", LIFTED + 33, roll, "banner/roll"))
        rod = (x - (ROD[0] - CLOTH[0]) / 2, y - ROD[1] / 2, *ROD)
        return [*found, Picture(f"{self.key}.rod", LIFTED + 34, rod, "banner/rod")]

    def _sheet(self, name: str, sheet: Sheet, high: float, alpha: int = 255) -> Item:
        """The upper part of a sheet, hanging from the rod."""
        x, y = self.at[0] - SPILL[0], self.at[1] + high - SIZE[1]
        shown = min(1.0, high / SIZE[1])
        z = LIFTED + 31 + (name == "columns")
        return Group(
            f"{self.key}.{name}", z, (x, y, *SIZE), sheet.parts, sheet.size, 0.0, alpha, shown
        )

    def _flown(self, flight: Flight, now: float) -> list[Item]:
        share = part(now, flight.begin, flight.begin + ONE)
        if share <= 0:
            return []
        key = f"{self.key}.{flight.gain.seat}.{flight.gain.what}"
        if share >= 1:
            return self._landed(key, flight, now)
        return [*_trail(key, flight, share), *_thing(key, flight, share)]

    def _landed(self, key: str, flight: Flight, now: float) -> list[Item]:
        """A green plate with what was gained, beside the counter that ticks."""
        words = f"+{flight.gain.number}"
        chip = around(flight.chip, 20 + 12.0 * len(words), 26)
        alpha = (
            255 if now < ROLLED else 255 - round(204 * stepped(part(now, ROLLED, SECONDS), STEPS))
        )
        return [
            Box(f"{key}.chip", LIFTED + 60, chip, (*MEADOW, alpha), (*LEAF, alpha), 1.6, 13),
            Label(f"{key}.words", LIFTED + 61, chip, words, "number", 18, (36, 80, 30)),
        ]


def _trail(key: str, flight: Flight, share: float) -> list[Item]:
    """Light that fades behind what flies."""
    found: list[Item] = []
    for k in range(1, TRAIL + 1):
        u = ease_in_out_sine(share) - k * 0.045
        if u > 0:
            dot = around(flight.at(u), 20 - 2.4 * k)
            fade = 96 - 14 * k
            found.append(Box(f"{key}.t{k}", LIFTED + 38, dot, (*GILT, fade), radius=dot[2] / 2))
    return found


def _thing(key: str, flight: Flight, share: float) -> list[Item]:
    at = flight.at(ease_in_out_sine(share))
    size = 40 + (flight.size - 40) * stepped(share, STEPS)
    glow = around(at, 60)
    return [
        Picture(f"{key}.glow", LIFTED + 39, glow, "glow/round", alpha=153 if bump(share) else 102),
        Picture(key, LIFTED + 41, around(at, size), GOOD_OF[flight.gain.what].sprite),
    ]


@record
class Line:
    """The same in one still line: for those who want nothing to move."""

    key: str
    place: Rect
    sheet: Sheet

    def items(self, t: float) -> list[Item]:
        """The line, all the time."""
        sheet = self.sheet
        return [Group(self.key, LIFTED + 40, self.place, sheet.parts, sheet.size)]


def banner(view: TableView, clip: Clip, key: str, calm: bool) -> Banner | Line:
    """The banner of the round that begins; before a curtain it only tells the sums."""
    x, y = _corner(view)
    found = told_gains(view, clip.events)
    if calm:
        wide, high = CLOTH[0], 92.0
        return Line(key, (x, y, wide, high), _line(view, clip, found, (wide, high)))
    flown = [] if view.shared else found
    made = _flights(view, (x, y), flown)
    sheets = cloth_sheet(view, clip.events), columns_sheet(view, clip.events)
    return Banner(key, (x, y), view.page, *sheets, made)


def _corner(view: TableView) -> Point:
    """Over the middle of the common boards."""
    left, top, _, _ = view.anchors["central"]
    x, _, w, _ = view.anchors["voyage"]
    return (left + x + w - CLOTH[0]) / 2, top + 44


def _flights(view: TableView, corner: Point, gains: list[Gain]) -> tuple[Flight, ...]:
    """The own gains first, then from the right: none overtakes another, and all land in time."""
    order = sorted(gains, key=lambda gain: (gain.seat != view.viewer, -gain.at[0]))
    apart = min(APART, (ROLLS - FLIES - ONE) / max(1, len(order) - 1))
    made = (_flight(view, corner, FLIES + apart * n, gain) for n, gain in enumerate(order))
    return tuple(flight for flight in made if flight is not None)


def _flight(view: TableView, corner: Point, begin: float, gain: Gain) -> Flight | None:
    goal = _goal(view, gain)
    if goal is None:
        return None
    start, end = (corner[0] + gain.at[0], corner[1] + gain.at[1]), centre(goal)
    mine = gain.seat == view.viewer
    size = 44.0 if mine else 28.0
    bend = min(start[1], end[1]) - ARC if mine else corner[1] + CLOTH[1] + SAG
    beside = (end[0] + size * 0.5, end[1] - size * 0.6)
    if gain.what == "vp" and not mine:
        beside = (end[0] - ASIDE, end[1])
    return Flight(gain, begin, start, end, size, bend, beside)


def _goal(view: TableView, gain: Gain) -> Rect | None:
    """The counter or the free cell that a gain fills."""
    if gain.what == "coins":
        return purse_spot(view, gain.seat)
    if gain.what == "vp":
        mine = gain.seat == view.viewer
        return view.anchors.get("castle.vp" if mine else f"{place_of(view, gain.seat)}.vp")
    homes = store_spots(view, gain.seat, gain.what, gain.number)
    return homes[0] if homes else None


def _line(view: TableView, clip: Clip, found: list[Gain], size: tuple[float, float]) -> Sheet:
    draw = DrawList("line")
    wide, high = size
    draw.nine_slice("ground", (0, 0, wide, high), "ui/panel-leather", 24)
    draw.label(
        "round",
        (30, 12, 240, high - 24),
        heading(clip.events).upper(),
        30,
        "title",
        GILT,
        outline=WALNUT,
    )
    x, step = 280.0, (wide - 310) / view.seats
    for n, seat in enumerate(dict.fromkeys([view.viewer, *range(view.seats)])):
        left = x + step * n
        draw.picture(f"crest{seat}", (left, 22, 40, 48), view.crest(seat))
        mine = [gain for gain in found if gain.seat == seat]
        for k, gain in enumerate(mine):
            at = (left + 62 + 38 * k, high / 2 - 4)
            draw.picture(f"gain{seat}.{k}", around(at, 30), GOOD_OF[gain.what].sprite)
            room = around((at[0] + 6, at[1] + 14), 40, 22)
            draw.label(
                f"count{seat}.{k}", room, f"+{gain.number}", 16, "number", GILT, outline=WALNUT
            )
    return Sheet(Parts(draw.items), size)
