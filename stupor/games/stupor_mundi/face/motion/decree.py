"""Frederick turns up a Solo card: it is shown large, with what he does, until it is read."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.motion.moves import Fly
from stupor.games.stupor_mundi.face.motion.sheets import Sheet, sheet_from, sheet_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import part
from stupor.stage.geometry import around, fitted
from stupor.stage.items import Group, Item, Rect
from stupor.stage.palette import INK, LIFTED, SEPIA

#: The paper on which the card lies while it is read, and the card on it.
PAPER: Final = (664.0, 380.0)
CARD: Final = (231.0, 330.0)
#: Shares of the time in which the card comes, and from which on it goes.
COMES: Final = 0.14
GOES: Final = 0.9
ALPHAS: Final = (51, 102, 153, 204, 255)
KEEP: Final = mark("Click to pin  ·  Space to continue")
KEPT: Final = mark("Pinned  ·  Click or Space to continue")


@record
class Decree:
    """A Solo card that comes to be read and goes to its place; calm, it only appears."""

    key: str
    place: Rect
    paper: Sheet
    comes: Fly
    goes: Fly
    calm: bool = False

    def items(self, t: float) -> list[Item]:
        """Paper and card at a share of the time."""
        found: list[Item] = [self._paper(t)]
        if self.calm or COMES <= t < GOES:
            return found + self.goes.items(0.0)
        if t < COMES:
            return found + self.comes.items(part(t, 0.0, COMES))
        return found + self.goes.items(part(t, GOES, 1.0))

    def _paper(self, t: float) -> Item:
        strength = part(t, 0.0, COMES) if t < GOES else 1 - part(t, GOES, 1.0)
        alpha = ALPHAS[min(4, int(strength * 5))]
        sheet = self.paper
        return Group(f"{self.key}.paper", LIFTED, self.place, sheet.parts, sheet.size, alpha=alpha)


def decree(view: TableView, piece: str, key: str, start: Rect, end: Rect, calm: bool) -> Decree:
    """The card from its pile over the own area to its place in Frederick's panel."""
    place = decree_box(view)
    x, y, _, h = place
    large = (x + 24, y + (h - CARD[1]) / 2, *CARD)
    front, back = sheet_of(view, piece, CARD), sheet_of(view, piece, CARD, "back")
    comes = Fly(f"{key}.card", fitted(CARD[0] / CARD[1], start), large, front, back, 30.0)
    goes = Fly(f"{key}.card", large, fitted(CARD[0] / CARD[1], end), front)
    return Decree(key, place, _paper(view), comes, goes, calm)


def decree_box(view: TableView) -> Rect:
    """Where the card is read: over the own board and hand, which Frederick never touches."""
    x, y, wide, _ = view.anchors["player"]
    _, top, _, high = view.anchors["hand"]
    return around((x + wide / 2, (y + top + high) / 2), *PAPER)


def _paper(view: TableView) -> Sheet:
    draw = DrawList("decree")
    w, h = PAPER
    draw.box("shade", (6, 10, w - 8, h - 10), fill=(8, 3, 0, 130), radius=14)
    draw.nine_slice("paper", (0, 0, w - 6, h - 8), "ui/panel-paper", 24)
    left = CARD[0] + 48
    wide = w - left - 34
    draw.title("title", (left, 26, wide, 40), tr("Frederick\u2019s turn"), 28)
    draw.text(
        "words", (left, 76, wide, h - 150), view.game_event, 28, colour=INK, valign="top", wrap=True
    )
    keys = tr(KEPT if view.pinned else KEEP)
    draw.text("keys", (left, h - 58, wide, 28), keys, 17, "italic", SEPIA)
    return sheet_from(draw, PAPER)
