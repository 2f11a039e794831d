"""The crown of the first player walks on in the header, and the Houses close up behind it."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.margin.header import CROWN, crown_over, order_boxes
from stupor.games.stupor_mundi.face.motion.counting import Flash
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.easing import bump, ease_in_out_cubic, ease_in_out_sine, part, stepped
from stupor.stage.geometry import around, centre, fitted
from stupor.stage.items import Item, Picture, Rect
from stupor.stage.palette import LIFTED
from stupor.stage.timeline import Clip
from stupor.stage.tween import between

#: Shares of the time: the crown has come to the next House, the Houses have closed up.
WALKED: Final = 0.52
CLOSED: Final = 0.92
#: How high the crown is lifted, how far the others pass below, and how large it is on its way.
LIFT: Final = 16.0
BELOW: Final = 14.0
LARGE: Final = 1.7
SIZES: Final = 6
SHIELD: Final = 160 / 190


@record
class Crowning:
    """The arms in the order of play: as it was, then as it is; and the crown on its way."""

    key: str
    arms: tuple[tuple[str, Rect, Rect], ...]
    crown: tuple[Rect, Rect, Rect]
    mark: Flash | None = None

    def items(self, t: float) -> list[Item]:
        """The crown first, then the Houses behind it."""
        closing = ease_in_out_cubic(part(t, WALKED, CLOSED))
        found: list[Item] = []
        for number, (sprite, was, will) in enumerate(self.arms):
            x, y, w, h = between(was, will, closing)
            low = BELOW * bump(closing) if will[0] > was[0] else 0.0
            z = LIFTED + 1 + (will[0] <= was[0])
            found.append(Picture(f"{self.key}.arms{number}", z, (x, y + low, w, h), sprite))
        found += self._crown(t, closing)
        if self.mark is not None and t > WALKED:
            found += self.mark.items(part(t, WALKED, 1.0))
        return found

    def _crown(self, t: float, closing: float) -> list[Item]:
        begin, there, end = self.crown
        walk = part(t, 0.0, WALKED)
        x, y = centre(between(begin, there, ease_in_out_sine(walk)))
        if closing:
            x, y = centre(between(there, end, closing))
        grow = 1 + (LARGE - 1) * stepped(bump(walk), SIZES)
        box = around((x, y - LIFT * bump(walk)), CROWN[0] * grow, CROWN[1] * grow)
        glow = around(centre(box), 38 * grow)
        light = Picture(f"{self.key}.glow", LIFTED + 3, glow, "glow/round", alpha=136)
        crown = Picture(f"{self.key}.crown", LIFTED + 4, box, "piece/first-player")
        return [light, crown] if t < CLOSED else [crown]


def crowning(view: TableView, clip: Clip, key: str) -> Crowning | None:
    """The walk of the crown to the House that begins from now on; alone there is none."""
    if view.solo:
        return None
    seats, boxes = view.seats, order_boxes(view)
    now, step = int(clip.event.args[1]), int(clip.event.args[2])
    was = [boxes[(seat - now + step) % seats] for seat in range(seats)]
    will = [boxes[(seat - now) % seats] for seat in range(seats)]
    arms = tuple(
        (view.crest(seat), fitted(SHIELD, was[seat]), fitted(SHIELD, will[seat]))
        for seat in range(seats)
    )
    crown = crown_over(boxes[0]), crown_over(was[now]), crown_over(boxes[0])
    mark = (
        None
        if now == view.viewer
        else Flash(f"{key}.mark", view.anchors[f"{place_of(view, now)}.first"])
    )
    return Crowning(key, arms, crown, mark)
