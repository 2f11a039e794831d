"""Alone: a single game, the campaign, or the game of the day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.games.stupor_mundi.rooms.solo.cards import card_items, card_rect
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.waiting_games import Choice, choices
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plates
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import SAND
from stupor.scenes.page import LatePage
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label
from stupor.stage.measure import alike

_LINE: Final = mark("Frederick has a ship, a castle and cards of his own. You have one House.")
_FOOT: Final = 980.0


class SoloScene(LatePage):
    """Three papers, each with a line of what waits."""

    board = "title"
    music_share = 1.0

    def __init__(self) -> None:
        """What waits is read once the page is shown."""
        super().__init__()
        self.choices: Sequence[Choice] = ()

    def enter(self) -> None:
        """Show the papers; what waits is read later."""
        self.choices = choices(None)
        super().enter()

    def language_changed(self) -> None:
        """What waits is told in other words."""
        self.look()

    def look(self) -> None:
        """Read what was played."""
        self.choices = choices(self.app)
        self.refresh()

    def widgets(self) -> list[Widget]:
        """The three papers, then the foot."""
        presses: dict[str, Callable[[], None]] = {
            "single": self.single,
            "campaign": self.campaign,
            "daily": self.daily,
        }
        found = [
            Widget(choice.id, card_rect(number), presses[choice.id])
            for number, choice in enumerate(self.choices)
        ]
        found.append(Widget("back", (96, _FOOT, 260, 54), self.escape))
        return [*found, Widget("chronicle", (1564, _FOOT, 260, 54), self.statistics)]

    def drawn(self) -> list[Item]:
        """Title, papers and buttons."""
        items = gilded("name", (96, 48, 1728, 76), tr("Solo against Frederick"), 58)
        items.append(Label("said", 120, (96, 128, 1728, 40), tr(_LINE), "italic", 27, SAND))
        cards: list[Item] = []
        for number, choice in enumerate(self.choices):
            cards += card_items(number, choice)
        items += alike(cards, *(f".{part}" for part in ("title", "gist", "waits", "button")))
        told = ("back", tr("Back")), ("chronicle", tr("Statistics"))
        return items + plates(self.controls, told, 23, "foot.", {"chronicle": "ui/book"})

    def single(self) -> None:
        """Open the lobby with one chair against Frederick."""
        from stupor.scenes.lobby.scene import LobbyScene  # imported late: this page is there sooner

        self.app.stack.push(LobbyScene(LobbySetup.alone()))

    def campaign(self) -> None:
        """Open the map of the campaign."""
        from stupor.games.stupor_mundi.rooms.campaign.scene import (
            CampaignScene,  # imported late: this page is there sooner
        )

        self.app.stack.push(CampaignScene())

    def daily(self) -> None:
        """Open the page of the day."""
        self.app.stack.push(DailyScene())

    def statistics(self) -> None:
        """Open the statistics at the games alone."""
        from stupor.scenes.statistics.game_filter import SOLO
        from stupor.scenes.statistics.scene import (
            StatisticsScene,  # imported late: this page is sooner
        )

        self.app.stack.push(StatisticsScene(SOLO))

    def confirm(self) -> None:
        """Enter opens the map."""
        self.campaign()
