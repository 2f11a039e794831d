"""Alone: a single game, the campaign, or the game of the day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.daily_paper import leaf_items, tile_items
from stupor.games.stupor_mundi.rooms.solo.waiting_games import Choice, choices
from stupor.language import mark, tr
from stupor.scenes.drawing import BUTTON_CORNER, PANEL_CORNER, gilded, heading, plates
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import CREAM, GOLD, INK, SAND, TITLE_INK
from stupor.scenes.page import LatePage
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

_LINE: Final = mark("Frederick has a ship, a castle and cards of his own. You have one House.")
_FOOT: Final = 980.0
_WIDE: Final = 560.0
_HIGH: Final = 740.0
_GAP: Final = 24.0
_LEFT: Final = 96.0
_TOP: Final = 206.0
_PICTURE: Final = 280.0
_IN_ROW: Final = 5
#: What Enter opens: its button alone is red.
MEANT: Final = "campaign"


class SoloScene(LatePage):
    """Three papers, each with a line of what waits."""

    of_game = GAME.id
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


def card_rect(number: int) -> Rect:
    """The place of a paper."""
    return _LEFT + number * (_WIDE + _GAP), _TOP, _WIDE, _HIGH


def card_items(number: int, choice: Choice) -> list[Item]:
    """One way to play alone."""
    x, y, w, h = rect = card_rect(number)
    key = choice.id
    photo = (x + 28, y + 28, w - 56, _PICTURE)
    button = (x + 100, y + h - 96, w - 200, 64.0)
    look = "ui/button-wine" if key == MEANT else "ui/button-dark"
    return [
        NineSlice(f"{key}.paper", 100, rect, "ui/panel-paper", PANEL_CORNER),
        NineSlice(f"{key}.ground", 102, photo, "ui/panel-leather", PANEL_CORNER),
        *_emblem(choice, photo),
        heading(f"{key}.title", (x + 30, y + 326, w - 60, 56), choice.title, 40, "center"),
        Label(f"{key}.gist", 112, (x + 44, y + 386, w - 88, 104), choice.gist, "text", 25, INK,
              valign="top", wrap=True),
        Box(f"{key}.rule", 109, (x + 90, y + 500, w - 180, 2), (*GOLD, 200)),
        Label(f"{key}.waits", 112, (x + 40, y + 516, w - 80, 104), choice.waits, "bold", 24,
              TITLE_INK, wrap=True),
        NineSlice(f"{key}.plate", 110, button, look, BUTTON_CORNER),
        Label(f"{key}.button", 112, inset(button, 20, 0), choice.button, "title", 26, CREAM),
    ]  # fmt: skip


def _emblem(choice: Choice, rect: Rect) -> list[Item]:
    if choice.id == "campaign":
        return _seals(choice, rect)
    if choice.day is not None:
        return _leaf(choice, rect)
    return _court(rect) if choice.id == "single" else []


def _court(rect: Rect) -> list[Item]:
    """Frederick between his ship and his cards."""
    x, y, w, h = rect
    high = h - 48
    face = (x + (w - high * 118 / 153) / 2, y + 24, high * 118 / 153, high)
    card = (x + w - 138, y + 62, 108.0, 108.0 * 272 / 190)
    ship = (x + 18, y + 88, 128.0, 128.0 * 86 / 100)
    return [
        Picture("single.ship", 111, ship, "ship/yellow"),
        Picture("single.card", 111, card, "card/solo-back", angle=7),
        Box("single.frame", 112, inset(face, -5), (58, 30, 14), GOLD, 3, radius=6),
        Picture("single.face", 113, face, "portrait/frederick"),
    ]


def _seals(choice: Choice, rect: Rect) -> list[Item]:
    """Ten seals in two rows, the wax of each as on the map."""
    x, y, w, h = rect
    step, side = (w - 40) / _IN_ROW, 92.0
    items: list[Item] = []
    for number, wax in enumerate(choice.seals[: 2 * _IN_ROW]):
        row, column = divmod(number, _IN_ROW)
        middle = x + 20 + step * (column + 0.5)
        top = y + h * (0.29 + 0.42 * row) - side / 2
        spot = (middle - side / 2, top, side, side)
        items.append(Picture(f"seal{number}", 112, spot, wax))
    return items


def _leaf(choice: Choice, rect: Rect) -> list[Item]:
    """The day on a leaf between its House and its market."""
    x, y, w, h = rect
    day = choice.day
    if day is None:
        return []
    leaf = (x + w / 2 - 84, y + 26, 168.0, h - 52)
    crest = (x + 34, y + 78, 104.0, 104.0 / day.house.aspect)
    return [
        *leaf_items("day", leaf, day),
        Picture("day.crest", 112, crest, day.house.crest),
        *tile_items("day", (x + w - 150, y + h / 2 - 14, 132.0, 28.0), day.market),
    ]
