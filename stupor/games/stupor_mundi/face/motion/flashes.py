"""Lights on the table: a castle side that gives its income, an Ally that counts, a change."""

from stupor.engine.record import record
from stupor.stage.easing import bump, ease_out_cubic, stepped
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Box, Item, Picture, Rect
from stupor.stage.palette import GILT, LIFTED, clear

ALPHAS = (0, 51, 102, 153, 204, 255)


@record
class Flash:
    """A place lights up, and a ring runs outward."""

    key: str
    place: Rect
    strong: bool = False

    def items(self, t: float) -> list[Item]:
        """The light at a share of its time."""
        alpha = ALPHAS[min(5, round(5 * min(1.0, 1.6 * bump(t))))]
        if not alpha:
            return []
        at, wide = centre(self.place), max(self.place[2], self.place[3])
        found: list[Item] = [
            Picture(f"{self.key}.glow", LIFTED, around(at, wide * 1.9), "glow/round", alpha=alpha)
        ]
        if self.strong:
            ring = around(at, wide * (0.9 + 1.1 * stepped(ease_out_cubic(t), 8)))
            found.append(_ring(f"{self.key}.ring", ring, alpha))
        return found


@record
class Frame:
    """A place is framed while something about it changes."""

    key: str
    place: Rect

    def items(self, t: float) -> list[Item]:
        """The frame, paler at both ends."""
        alpha = ALPHAS[min(5, round(5 * min(1.0, 2 * bump(t))))]
        if not alpha:
            return []
        box = grown(self.place, 2)
        return [Box(f"{self.key}.frame", LIFTED, box, None, clear(GILT, alpha), 3, 7)]


def _ring(key: str, box: Rect, alpha: int) -> Box:
    return Box(key, LIFTED + 1, box, None, clear(GILT, alpha), 3, box[2] / 2)
