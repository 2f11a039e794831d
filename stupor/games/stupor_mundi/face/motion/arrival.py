"""An Ally enters somebody's service: a second on a large plate, or a strip over a rival's panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.allies import INDEPENDENT
from stupor.games.stupor_mundi.face.motion.sheets import Sheet, sheet_from
from stupor.games.stupor_mundi.face.plate.biographies import large_portrait
from stupor.games.stupor_mundi.face.plate.condition import standing_of
from stupor.games.stupor_mundi.face.plate.large import PORTRAIT, REACH, SIZE, Plate, paint_plate
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import ease_in_out_cubic, ease_out_cubic, part, stepped
from stupor.stage.geometry import around, centre, grown, moved
from stupor.stage.items import Box, Colour, Group, Item, NineSlice, Parts, Picture, Rect
from stupor.stage.motion import Motion
from stupor.stage.name import parsed
from stupor.stage.palette import CREAM, INK, LIFTED, SEPIA, WALNUT
from stupor.stage.timeline import Clip
from stupor.stage.tween import between

#: Shares of the time: the plate has risen, it goes.
RISEN: Final = 0.26 / 1.9
GOES: Final = 1.5 / 1.9
#: From then on day breaks, and until then the plate has faded behind the portrait.
DAWN: Final = 1.72 / 1.9
FADED: Final = 1.62 / 1.9
DUSK: Final = (12, 5, 2)
DARK: Final = 153
RAYS: Final = 1100.0
BRIGHT: Final = 204
#: Steps in which dusk, rays and plate come and go: so many surfaces are made.
FADES: Final = 4
#: Room on the sheet for the ribbon above the plate, and for its shadow.
HEAD: Final = 46.0
EDGE: Final = 20.0
RIBBON: Final = (540.0, 52.0)
#: Sizes of the plate while it rises, of the portrait while it goes: so many surfaces are made.
SIZES: Final = 5
DOT: Final = 9.0
DOTS: Final = 9
#: Words of gold thread on a ribbon: the shadow below them, then themselves.
EMBROIDERED: Final[tuple[tuple[str, float, Colour], ...]] = (
    ("shade", 2.0, (40, 4, 8, 220)),
    ("words", 0.0, (255, 228, 156)),
)
#: The strip over a rival's panel.
STRIP: Final = 140.0
#: When it has come, and from when on it goes; plates with sums lie below it meanwhile.
COMES: Final = 0.12
LEAVES: Final = 0.86


@record
class Arrival:
    """Dusk about the space that is filled, the plate before its rays, then the way to the space."""

    key: str
    start: Rect
    place: Rect
    slot: Rect
    page: Rect
    sheet: Sheet
    portrait: Sheet
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """What is seen at a share of the time."""
        if self.calm:
            return [*self._dusk(1.0), self._plate(self.place)]
        dusk = self._dusk(part(t, 0.0, RISEN) * (1 - part(t, DAWN, 1.0)))
        if t < RISEN:
            risen = stepped(ease_out_cubic(part(t, 0.0, RISEN)), SIZES)
            return [*dusk, self._plate(between(self.start, self.place, risen))]
        if t < GOES:
            light = part(t, RISEN, 2 * RISEN)
            return [*dusk, *self._rays(light), *self._way(), self._plate(self.place)]
        left = 1 - part(t, GOES, FADED)
        behind = [*self._rays(left), self._plate(self.place, left)] if left else []
        return [*dusk, *behind, *self._way(), self._going(part(t, GOES, 1.0))]

    def _dusk(self, share: float) -> list[Item]:
        """The table in dusk, without the space that waits."""
        x, y, w, h = self.page
        left, top, wide, high = grown(self.slot, 4)
        parts = (
            (x, y, w, top - y),
            (x, top + high, w, y + h - top - high),
            (x, top, left - x, high),
            (left + wide, top, x + w - left - wide, high),
        )
        dark = (*DUSK, round(DARK * stepped(share, FADES)))
        boxes = [Box(f"{self.key}.dusk{n}", LIFTED - 9, box, dark) for n, box in enumerate(parts)]
        ring = NineSlice(f"{self.key}.slot", LIFTED - 8, grown(self.slot, 32), "glow/next", 44)
        return [*boxes, ring]

    def _rays(self, share: float) -> list[Item]:
        box, seen = around(centre(self.place), RAYS), round(BRIGHT * stepped(share, FADES))
        key = f"{self.key}.rays"
        return [Picture(key, LIFTED - 7, box, "glow/rays", alpha=seen)] if seen else []

    def _way(self) -> list[Item]:
        """Dots from the plate to the space."""
        x0, y0 = self.place[0] + 140, self.place[1] + self.place[3] - EDGE
        x1, y1 = self.slot[0] + self.slot[2] / 2, self.slot[1] - 8
        found: list[Item] = []
        for n in range(DOTS):
            u = n / (DOTS - 1)
            bend = 2 * u * (1 - u)
            x = x0 + (x1 - x0) * (u * u + bend * 0.35)
            y = y0 + (y1 - y0) * (u * u + bend * 0.5)
            dot = around((x, y), DOT)
            found.append(Box(f"{self.key}.dot{n}", LIFTED - 6, dot, CREAM, WALNUT, 2, DOT / 2))
        return found

    def _plate(self, box: Rect, share: float = 1.0) -> Item:
        sheet, seen = self.sheet, round(255 * stepped(share, FADES))
        key = f"{self.key}.plate"
        return Group(key, LIFTED + 30, box, sheet.parts, sheet.size, alpha=seen)

    def _going(self, t: float) -> Item:
        """The portrait shrinks along the way."""
        x, y, _, _ = self.place
        frame = grown(PORTRAIT, REACH)
        start = (x + EDGE + frame[0], y + HEAD + frame[1], frame[2], frame[3])
        end = grown(self.slot, REACH * self.slot[2] / PORTRAIT[2])
        box = between(start, end, ease_in_out_cubic(t))
        _, _, w, h = between(start, end, stepped(ease_in_out_cubic(t), SIZES))
        place = around(centre(box), w, h)
        sheet = self.portrait
        return Group(f"{self.key}.portrait", LIFTED + 31, place, sheet.parts, sheet.size)


@record
class Passage:
    """An Ally's tile on its way to a rival, and a strip that says who it is."""

    key: str
    fly: Motion
    strip: Sheet
    place: Rect

    def items(self, t: float) -> list[Item]:
        """The strip all the time, the tile in the first half of it."""
        sheet, key = self.strip, f"{self.key}.strip"
        there = part(t, 0.0, COMES) * (1 - part(t, LEAVES, 1.0))
        seen = round(255 * stepped(there, FADES))
        strip = Group(key, LIFTED + 66, self.place, sheet.parts, sheet.size, alpha=seen)
        return [*([strip] if seen else []), *self.fly.items(part(t, 0.0, 0.5))]


def arrival(view: TableView, clip: Clip, key: str, start: Rect, calm: bool) -> Arrival:
    """The moment of an Ally who comes to the one who looks, from where he was."""
    slot = view.anchors[f"player.ally{parsed(clip.target).parts[1]}"]
    place, told = _place(view), _told(view, clip)
    small = around(centre(start), place[2] * 0.2, place[3] * 0.2)
    return Arrival(key, small, place, slot, view.page, _sheet(told), _portrait(told), calm)


def _place(view: TableView) -> Rect:
    """Over the middle of the common boards, room for the ribbon included."""
    left, top, _, _ = view.anchors["central"]
    x, _, w, _ = view.anchors["voyage"]
    middle = (left + x + w) / 2
    wide = SIZE[0] + 2 * EDGE
    return middle - wide / 2, top + 94 - HEAD, wide, SIZE[1] + HEAD + EDGE


def _told(view: TableView, clip: Clip) -> Plate:
    """What the plate says, with the figures as they are once he is there."""
    seat, space = parsed(clip.target).parts
    after = replace(view, facts=clip.after) if clip.after is not None else view
    met = bool(after.fact(f"met.{seat}.{space}"))
    standing = standing_of(after.words(f"compare.{seat}.{space}"), met)
    city = parsed(clip.source).words
    known = city[0] == "city_ally"
    place = tr("From {city}", city=tr(CITY_NAMES[int(city[1])])) if known else ""
    return Plate(
        number_of(clip.piece),
        standing,
        True,
        view.crest(int(seat)),
        view.colour(int(seat)),
        place,
        tr("paid"),
    )


def _sheet(told: Plate) -> Sheet:
    draw = DrawList("arrival")
    size = (SIZE[0] + 2 * EDGE, SIZE[1] + HEAD + EDGE)
    paint_plate(draw, (EDGE, HEAD), told)
    ribbon = ((size[0] - RIBBON[0]) / 2, 4.0, *RIBBON)
    draw.nine_slice("ribbon", ribbon, f"ribbon/{told.colour}", 26)
    room, words = (ribbon[0] + 30, ribbon[1] + 6, ribbon[2] - 60, 34), tr("Enters your service")
    for name, down, ink in EMBROIDERED:
        draw.label(name, moved(room, 0, down), words.upper(), 24, "title", ink)
    return Sheet(Parts(draw.items), size)


def _portrait(told: Plate) -> Sheet:
    """The portrait in its frame, alone."""
    draw = DrawList("portrait")
    size = (PORTRAIT[2] + 2 * REACH, PORTRAIT[3] + 2 * REACH)
    draw.picture("face", (REACH, REACH, *PORTRAIT[2:]), large_portrait(told.ally))
    draw.nine_slice("frame", (0, 0, *size), f"plate/frame-{told.who.circle}", 44)
    return Sheet(Parts(draw.items), size)


def passage(view: TableView, clip: Clip, key: str, fly: Motion, seat: int) -> Passage:
    """The strip over the panel of another, or over one's own board when a computer plays it."""
    box = view.anchors[place_of(view, seat) if seat != view.viewer else "player"]
    wide = min(box[2], 306.0)
    place = (box[0], box[1] + max(0.0, min(18.0, box[3] - STRIP)), wide, STRIP)
    return Passage(key, fly, _strip(view, number_of(clip.piece), seat, wide), place)


def _strip(view: TableView, number: int, seat: int, wide: float) -> Sheet:
    draw, ally = DrawList("strip"), ALLIES[number]
    draw.nine_slice("ground", (0, 0, wide, STRIP), "ui/tooltip", 16)
    draw.picture("face", (14, 12, 89, 116), large_portrait(number))
    tint = (23, 105, 107) if ally.circle == INDEPENDENT else (190, 94, 26)
    draw.box("frame", (12, 10, 93, 120), border=tint, width=4, radius=4)
    draw.picture("crest", (wide - 44, 92, 30, 34), view.crest(seat))
    room = wide - 128
    draw.title("name", (116, 18, room, 30), tr(ally.name), 22)
    draw.text("role", (116, 48, room, 24), tr(ally.profession), 17, "italic", SEPIA)
    words = tr("now serves {house}", house=view.names[seat])
    draw.text("house", (116, 84, room - 46, 46), words, 18, colour=INK, wrap=True)
    return sheet_from(draw, (wide, STRIP))
