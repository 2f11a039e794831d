"""Reduced motion: nothing travels; what comes appears in its place."""

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.motion.sheets import Sheet
from stupor.stage.items import Group, Item, Rect
from stupor.stage.palette import LIFTED

ALPHAS = (51, 102, 153, 204, 255)


@record
class Appear:
    """A piece that fades in where it belongs."""

    key: str
    place: Rect
    sheet: Sheet

    def items(self, t: float) -> list[Item]:
        """The piece, ever more of it."""
        alpha = ALPHAS[min(4, int(t * 5))]
        sheet = self.sheet
        return [Group(self.key, LIFTED + 20, self.place, sheet.parts, sheet.size, alpha=alpha)]
