"""The game of the day: one solo game for each date, the same for everybody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.rooms.careers import left_daily
from stupor.games.stupor_mundi.rooms.solo.daily_paper import (
    PAPER,
    best_items,
    day_row,
    paper_items,
    shelf_items,
)
from stupor.games.stupor_mundi.rooms.solo.days import Day, daily_table, day_at, days_before, today
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, heading, plates
from stupor.scenes.looks import SAND
from stupor.scenes.page import PageScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, Picture, Rect

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame, UnfinishedGame

_SEAL: Final[Rect] = (1010.0, 806.0, 160.0, 160.0)
_PLATES: Final = (
    ("on", mark("Continue"), "ui/play"),
    ("best", mark("Replay"), "ui/play"),
    ("back", mark("Back"), ""),
)
_FOOT: Final = 1014.0
_WATCH: Final = mark("Replay your best game of that day")
_BEST: Final[Rect] = (PAPER[0] + 220, PAPER[1] + 722, 300.0, 54.0)
_ON: Final[Rect] = (PAPER[0] + 792, PAPER[1] + 588, 314.0, 54.0)


class DailyScene(PageScene):
    """A paper with today's set-up, a shelf of the days before."""

    of_game = GAME.id
    board = "title"
    music_share = 1.0
    day: Day
    days: list[Day]
    left: UnfinishedGame | None

    def enter(self) -> None:
        """Look at the calendar and at what was played; both may have changed."""
        now = today()
        self.day, self.days = day_at(self.app, now), days_before(self.app, now)
        self.left = left_daily(self.app, self.day.iso)
        super().enter()

    def widgets(self) -> list[Widget]:
        """The seal, games of today, the days that were played, and the way back."""
        tip = tr("Start the game of the day (Enter)")
        if self.left:
            tip = tr("Start the game of the day")
        found = [Widget("begin", _SEAL, self.begin, tip=tip)]
        if self.left is not None:
            tip = tr("Continue the game of the day (Enter)")
            found.append(Widget("on", _ON, self.go_on, tip=tip))
        if self.day.best is not None:
            found.append(Widget("best", _BEST, partial(self.watch, self.day.best)))
        for number, day in enumerate(self.days):
            if day.best is not None:
                press = partial(self.watch, day.best)
                found.append(Widget(f"day.{day.iso}", day_row(number), press, tip=tr(_WATCH)))
        return [*found, Widget("back", (64, _FOOT, 220, 48), self.escape)]

    def drawn(self) -> list[Item]:
        """Head, paper, shelf and buttons."""
        line = tr("A new game every day at midnight.")
        x, y, _, h = _SEAL
        items: list[Item] = [
            *gilded("name", (64, 34, 900, 66), tr("Game of the day"), 50, "left"),
            Label("said", 110, (66, 100, 900, 36), line, "italic", 24, SAND, "left"),
            *paper_items(self.day),
            *best_items(self.day.best),
            *shelf_items(self.days, self.day.date),
            heading(
                "begin",
                (x - 200, y + h / 2 - 30, 190, 60),
                tr("Start over") if self.left else tr("Start"),
                30 if self.left else 38,
                "right",
            ),
            Picture("begin.seal", 200, _SEAL, "seal/red"),
        ]
        told = ((name, tr(words)) for name, words, _ in _PLATES)
        icons = {name: icon for name, _, icon in _PLATES}
        return items + plates(self.controls, told, 21, "do.", icons)

    def begin(self) -> None:
        """Sit down at today's table; after midnight look at the new day first."""
        if today() == self.day.date:
            self.app.stack.reset(daily_table(self.app, self.day.iso))
        else:
            self.enter()

    def go_on(self) -> None:
        """Take up the game of the day at the very decision."""
        from stupor.scenes.begin import resume  # imported late: the title is there sooner

        if self.left is not None:
            self.app.stack.reset(resume(self.app, self.left.path))

    def watch(self, deed: FinishedGame) -> None:
        """See a game again."""
        from stupor.scenes.begin import resume  # imported late: the title is there sooner

        self.app.stack.push(resume(self.app, deed.path))

    def confirm(self) -> None:
        """Enter goes on with the game of the day, or begins it."""
        if self.left is not None:
            self.go_on()
        else:
            self.begin()
