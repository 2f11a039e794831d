"""Going back by everybody's leave: each person at the table clicks their own arms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stupor.language import mark, tr
from stupor.match.way_back import WayBack
from stupor.scenes.drawing import plates
from stupor.scenes.game_boxes import seal_of
from stupor.scenes.looks import CREAM, GILT, SAND, SeatLook
from stupor.scenes.panel import PanelScene
from stupor.scenes.widgets import Widget
from stupor.stage.geometry import around
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.layout import MIDDLE
from stupor.table.form import shares
from stupor.table.session.flow import TurnFlow
from stupor.table.session.leave import looks, table_options

WIDE: Final = 900.0
ARMS: Final = (176.0, 216.0)
LINE: Final = 32.0
DARK: Final = (22, 12, 8)
TITLE: Final = mark("Undo, if everyone agrees")
NOTE: Final = mark("To agree, click your own arms.")


class UndoConsent(PanelScene):
    """Lies over the table until all have agreed, or one has not."""

    key = "agree"
    title = TITLE

    def __init__(self, flow: TurnFlow, way: WayBack, go: Callable[[], None]) -> None:
        """Ask the persons of a way back; `go` goes it."""
        super().__init__()
        self.flow = flow
        self.agreed: set[int] = {flow.viewer} & set(way.agree)
        self._seats = way.agree
        self._looks = looks(flow)
        self._lines = flow.events_to_undo(way)
        self._undoes = self._count(flow.undo_losses(way))
        self._go = go
        #: Others come to the screen: a hand that they must not see is covered.
        self.veil = 255 if shares(flow, table_options(flow.session)) else 165

    def _widgets(self) -> list[Widget]:
        """The arms, and the way to leave things as they are."""
        found = []
        for number, seat in enumerate(self._seats):
            press = partial(self.agree, seat)
            found.append(Widget(f"arms{seat}", self._arms(number), press))
        x, y, w, h = self._panel()
        spot = (x + (w - 380) / 2, y + h - 92, 380.0, 58.0)
        return [*found, Widget("stay", spot, lambda: self.app.stack.pop(), tip=tr("Key: Esc"))]

    def agree(self, seat: int) -> None:
        """A person agrees, or thinks again; the last one opens the way."""
        self.agreed ^= {seat}
        self.app.audio.play("seal")
        if self.agreed >= set(self._seats):
            self.app.stack.pop()
            self._go()

    def _content(self) -> list[Item]:
        x, y, w, _ = self._panel()
        undoes = (x + 30, y + 80, w - 60, 30)
        items: list[Item] = [Label("undoes", 112, undoes, self._undoes, "italic", 21, SAND)]
        for number, words in enumerate(self._lines):
            place = (x + 60, y + 116 + number * LINE, w - 120, LINE)
            items.append(Label(f"line{number}", 112, place, words, "text", 21, CREAM, max_lines=1))
        foot = y + 124 + len(self._lines) * LINE
        items.append(Label("note", 112, (x + 60, foot, w - 120, 30), tr(NOTE), "italic", 21, SAND))
        for number, seat in enumerate(self._seats):
            items += self._person(number, seat, self._looks[seat])
        return items + plates(self.controls, [("stay", tr("Do not undo"))], 21)

    def _count(self, losers: Mapping[int, int]) -> str:
        """How much each person would take back; the lines below are only the last of it."""
        parts = [f"{_called(self._looks[seat])} ({count})" for seat, count in losers.items()]
        return tr("Moves undone: {parts}. The latest:", parts=", ".join(parts))

    def _person(self, number: int, seat: int, look: SeatLook) -> list[Item]:
        rect = x, y, w, _ = self._arms(number)
        yes = seat in self.agreed
        rim = GILT if yes else (246, 220, 138, 120)
        high = 116.0
        sign = look.badge.crest if not look.badge.nobody else "ui/human"
        wide = high * look.badge.aspect
        items: list[Item] = [
            Box(f"{seat}.box", 100, rect, (0, 0, 0, 110), rim, 2.6 if yes else 1.4, radius=8),
            Picture(f"{seat}.arms", 102, (x + (w - wide) / 2, y + 14, wide, high), sign),
            Label(f"{seat}.name", 112, (x + 8, y + 136, w - 16, 32), look.name, "title", 21, CREAM),
            Label(
                f"{seat}.said",
                112,
                (x + 8, y + 170, w - 16, 30),
                tr("agrees") if yes else tr("has not agreed"),
                "italic",
                19,
                GILT if yes else SAND,
            ),
        ]
        if yes:
            seal = (x + w - 70, y + 72, 64.0, 64.0)
            items.append(Picture(f"{seat}.seal", 114, seal, seal_of(self.app.game, "gold")))
        return items

    def _arms(self, number: int) -> Rect:
        x, y, w, _ = self._panel()
        wide, high = ARMS
        count = len(self._seats)
        left = x + (w - count * wide - (count - 1) * 20) / 2
        return left + number * (wide + 20), y + 166 + len(self._lines) * LINE, wide, high

    def _panel(self) -> Rect:
        high = 166 + len(self._lines) * LINE + ARMS[1] + 124
        return around(MIDDLE, WIDE, high)


def _called(look: SeatLook) -> str:
    return look.name
