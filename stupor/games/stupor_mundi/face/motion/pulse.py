"""What changes without a way through the air: a figure of a rival, a wish, whose turn it is."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.easing import ease_out_cubic, stepped
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import CREAM, SEAT_LINES, Rgb

#: What is counted on a rival's panel, and what comes and goes there.
PANELS: Final = ("rival", "kept")
COUNTED: Final = ("coins.n", "stone.n", "grain.n", "hand.n", "built", "paths")
COMES: Final = ("turn", "passed")
#: Points stand on a laurel, which would hide what lies below them.
LAUREL: Final = 44.0
#: Figures of one's own and of all that change with what others do.
OWN: Final = ("castle/status", "header/edicts")
MET: Final = ".met"
LEFT: Final = ".left"
FULFILLED: Final = (96, 176, 80)
MISSED: Final = (196, 60, 44)
#: How far the ground reaches beyond words.
ROOM: Final = 8.0
STRENGTH: Final = 190
STEPS: Final = 8


@record
class Pulse:
    """A soft ground in a colour below what has changed, or a rim about it, that fades."""

    key: str
    place: Rect
    colour: Rgb
    z: int
    rim: bool = False
    corner: float = 7.0

    def items(self, t: float) -> list[Item]:
        """Strong at once, then ever paler."""
        left = 1.0 - stepped(t, STEPS)
        alpha = round(STRENGTH * left)
        if not alpha:
            return []
        if self.rim:
            more = 2 + 8 * ease_out_cubic(t)
            box, corner = grown(self.place, more), self.corner + more
            return [Box(self.key, self.z, box, None, (*self.colour, alpha), 4, corner)]
        light = (*CREAM[:3], round(alpha * 0.7))
        radius = min(self.place[2:]) / 2
        return [Box(self.key, self.z, self.place, (*self.colour, alpha), light, 1.4, radius)]


def pulse(view: TableView, was: Item | None, now: Item) -> Pulse | None:
    """How the change of a resting thing is made noticed, if it is one of those."""
    region, _, rest = now.key.partition("/")
    if region in PANELS and rest[:1].isdigit():
        seat, part = parsed(rest)
        return _on_panel(view, was, now, int(seat), part)
    if not _differs(was, now):
        return None
    if rest.endswith(MET) and isinstance(now, Picture):
        colour = FULFILLED if now.sprite.endswith("yes") else MISSED
        return Pulse(f"pulse/{now.key}", grown(now.rect, 6), colour, now.z - 1)
    told = now.key.startswith(OWN) or rest.endswith(LEFT)
    return _below(view, now, SEAT_LINES[view.colour(view.viewer)]) if told else None


def _on_panel(view: TableView, was: Item | None, now: Item, seat: int, part: str) -> Pulse | None:
    colour = SEAT_LINES[view.colour(seat)]
    if part == "vp" and _differs(was, now):
        laurel = around(centre(now.rect), LAUREL)
        return Pulse(f"pulse/{now.key}", laurel, colour, now.z + 1, rim=True, corner=LAUREL / 2)
    if part in COUNTED and _differs(was, now):
        return _below(view, now, colour)
    if part in COMES and was is None:
        return Pulse(f"pulse/{now.key}", now.rect, colour, now.z + 1, rim=True)
    return None


def _below(view: TableView, now: Item, colour: Rgb) -> Pulse:
    """Below a figure or words, no wider than they are."""
    x, y, w, h = now.rect
    if isinstance(now, Label):
        wide = min(w, view.measure(now.text, now.face, now.size) + 2 * ROOM)
        left = {"left": x - ROOM, "center": x + (w - wide) / 2, "right": x + w - wide + ROOM}
        x, w = left[now.align], wide
    return Pulse(f"pulse/{now.key}", (x, y, w, h), colour, now.z - 1)


def _differs(was: Item | None, now: Item) -> bool:
    """Whether it shows something else, wherever it lies."""
    if isinstance(was, Label) and isinstance(now, Label):
        return was.text != now.text
    return isinstance(was, Picture) and isinstance(now, Picture) and was.sprite != now.sprite
