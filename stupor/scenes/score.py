"""The score sheet: points by category for every seat, charts of the whole game, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.rules import Result
from stupor.render.items import Item, Label
from stupor.scenes.drawing import gilded, plate
from stupor.scenes.lobby import LobbyScene
from stupor.scenes.lobby_setup import LobbySetup
from stupor.scenes.lobby_start import table_scene
from stupor.scenes.looks import SAND, SeatLook
from stupor.scenes.page import PageScene
from stupor.scenes.score_charts import chart_items
from stupor.scenes.score_data import Gain, ScoreSheet, score_sheet
from stupor.scenes.score_paper import ceremony_items, sheet_items, turning_items
from stupor.scenes.title import TitleScene
from stupor.scenes.widgets import Widget

_COUNT: Final = (
    "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
    "Twelve",
)  # fmt: skip
REASONS: Final = {
    "castle": "A Castle stands complete.",
    "edicts": "The Edicts have run out.",
    "cards": "The Advanced Action cards have run out.",
}
_BUTTONS: Final = (
    ("replay", "Replay", "ui/play"),
    ("rematch", "Rematch", "ui/redo"),
    ("new", "New game", ""),
    ("menu", "Menu", ""),
)


class ScoreScene(PageScene):
    """The end of a game."""

    board = "score"

    def __init__(
        self,
        result: Result,
        seats: Sequence[SeatLook],
        history: Sequence[Gain],
        setup: LobbySetup | None = None,
        seed: int | None = None,
    ) -> None:
        """A finished game and its seed; without the choices of its lobby there is no rematch."""
        super().__init__()
        self.sheet = score_sheet(result, seats, history)
        self.setup = setup
        self.seed = seed

    def widgets(self) -> list[Widget]:
        """The four ways on."""
        again = self.rematch if self.setup is not None else None
        presses = {"rematch": again, "new": self.new_game, "menu": self.menu}
        asleep = {
            "replay": "Replays come in a later version.",
            "rematch": "" if again else "This table did not come from the lobby.",
        }
        return [
            Widget(name, self.anchors[f"score.{name}"], presses.get(name), asleep.get(name, ""))
            for name, _, _ in _BUTTONS
        ]

    def drawn(self) -> list[Item]:
        """Title, sheet, turning points or ceremony, charts and buttons."""
        title = self.anchors["score.title"]
        line = self.anchors["score.line"]
        items = gilded("title", title, headline(self.sheet), 44, "left")
        items.append(Label("line", 110, line, subline(self.sheet), "text", 23, SAND, "left"))
        items += sheet_items(self.sheet, self.anchors)
        below = ceremony_items if self.sheet.solo else turning_items
        items += below(self.sheet, self.anchors)
        items += chart_items(self.sheet, self.anchors)
        for name, words, icon in _BUTTONS:
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(name, widget, words, 17, icon)
        return items

    def confirm(self) -> None:
        """Enter leads back to the menu."""
        self.menu()

    def escape(self) -> None:
        """Escape leads back to the menu."""
        self.menu()

    def menu(self) -> None:
        """Back to the title page."""
        self.app.stack.reset(TitleScene())

    def new_game(self) -> None:
        """Back to the lobby, with the same chairs."""
        self.app.stack.reset(TitleScene())
        self.app.stack.push(LobbyScene(self.setup or LobbySetup()))

    def rematch(self) -> None:
        """The same seats, options and seed: the same set-up once more."""
        if self.setup is not None:
            self.app.stack.reset(table_scene(replace(self.setup), self.seed))


def headline(sheet: ScoreSheet) -> str:
    """Who reigns now."""
    if sheet.solo:
        return f"{sheet.seats[0].house.name}, {sheet.title}"
    names = [sheet.seats[seat].house.name for seat in sheet.winners]
    if len(names) == 1:
        return f"The reign of {names[0]}"
    return f"A shared reign: {', '.join(names[:-1])} and {names[-1]}"


def subline(sheet: ScoreSheet) -> str:
    """How long the game was, why it ended and what it took."""
    last = len(sheet.rounds) - 1
    count = _COUNT[last] if last < len(_COUNT) else str(last)
    top = max(sheet.totals)
    reason = f" {REASONS[sheet.reason]}" if sheet.reason in REASONS else ""
    rounds = "round" if last == 1 else "rounds"
    won = f"{top} VP" if sheet.solo else f"{top} VP win the game"
    if len(sheet.winners) > 1:
        won = f"{top} VP share the victory"
    return f"{count} {rounds}.{reason} {won}."
