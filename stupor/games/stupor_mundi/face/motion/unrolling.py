"""The expansions at full size as a cloth: it unrolls over the common boards, and rolls up again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.docks.dock import opened_dock, strip_of
from stupor.games.stupor_mundi.face.docks.opened import CLOSE_BUTTON, paint_opened
from stupor.games.stupor_mundi.face.motion.sheets import Sheet
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.easing import ease_in_out_sine
from stupor.stage.geometry import moved
from stupor.stage.items import Group, Item, NineSlice, Parts, Rect
from stupor.stage.motion import Expandable

#: Over the boards below and all that is said beside them, under every light.
LAYER: Final = 390
#: The roll at the foot: how high, how far it reaches beyond the cloth, its corner.
ROLL: Final = 40.0
BEYOND: Final = 6.0
CORNER: Final = 18
#: How much of it hangs at least.
LEAST: Final = 8.0


@record
class Unrolling:
    """As much of the boards as hangs down, and the roll at its foot."""

    key: str
    box: Rect
    sheet: Sheet

    def items(self, t: float) -> list[Item]:
        """What is seen when that share of the way is unrolled."""
        x, y, w, h = self.box
        high = LEAST + (h - LEAST) * ease_in_out_sine(t)
        hung = (x, y + high - h, w, h)
        cloth = Group(
            f"{self.key}.cloth", LAYER, hung, self.sheet.parts, self.sheet.size, shown=high / h
        )
        roll = (x - BEYOND, y + high - ROLL / 2, w + 2 * BEYOND, ROLL)
        return [cloth, NineSlice(f"{self.key}.roll", LAYER + 1, roll, "banner/roll", CORNER)]


def expandable(view: TableView) -> Expandable | None:
    """The expansions, small and opened; None where none are played."""
    strip, dock = strip_of(view), opened_dock(view)
    if dock is None:
        return None
    plates = strip.plates() if strip is not None else ()
    close = view.anchors[CLOSE_BUTTON]
    return Expandable(plates, dock.box, close, partial(_unrolling, view, dock.box))


def _unrolling(view: TableView, box: Rect) -> Unrolling:
    x, y, w, h = box
    painted = paint_opened(replace(view, panel_open=True, hidden=frozenset()))
    parts = Parts(replace(item, rect=moved(item.rect, -x, -y)) for item in painted)
    return Unrolling("unrolling", box, Sheet(parts, (w, h)))
