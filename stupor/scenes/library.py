"""The library: the rulebook, what was played, and how the game is set up for its player."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plates
from stupor.scenes.figures.chosen import has_figures
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.gallery.scene import GalleryScene
from stupor.scenes.gallery.shelves import has_gallery
from stupor.scenes.game_parts import book_of, required_book
from stupor.scenes.game_switch import following, game_switch, several
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.looks import INK, SAND, TITLE_INK
from stupor.scenes.page import PageScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

#: A row of the library: its name, sign, title and what it is.
_Row = tuple[str, str, str, str]

_BOOKS: Final[tuple[_Row, ...]] = (
    (
        "games",
        "icon/hourglass",
        mark("Games"),
        mark("Games in progress and finished: continue, replay, export, import."),
    ),
    ("rulebook", "ui/book", mark("Rulebook"), mark("All rules, cards and tiles, with search.")),
    ("gallery", "ui/human", mark("Gallery"), mark("Every piece up close, with its rules.")),
    (
        "chronicle",
        "icon/crown",
        mark("Statistics"),
        mark("Your finished games in charts: best scores, titles, VP sources, rivals."),
    ),
    (
        "figures",
        "ui/gear",
        mark("Reconstructed values"),
        mark("Values that no rulebook states, and your corrections."),
    ),
)
_TOP: Final = 200.0
_HIGH: Final = 112.0
_GAP: Final = 12.0
_LEFT: Final = 410.0
_WIDE: Final = 1100.0


class LibraryScene(PageScene):
    """Lists what there is to read."""

    board = "title"
    music_share = 1.0

    def widgets(self) -> list[Widget]:
        """The books, then the way out."""
        presses = {
            "games": self.games,
            "rulebook": self.read,
            "lists": self.look_up,
            "gallery": self.look_round,
            "chronicle": self.statistics,
            "figures": self.figures,
        }
        found = [
            Widget(name, _row(number), presses[name])
            for number, (name, *_) in enumerate(self._books())
        ]
        found.append(Widget("close", (_LEFT, 962, 300, 56), self.escape))
        if several():
            tip = tr("Library of another game")
            found.append(Widget("which", (_LEFT + _WIDE - 420, 962, 420, 56), self.turn, tip=tip))
        return found

    def _books(self) -> list[_Row]:
        """What there is to read of the game."""
        game = self.app.game
        book = book_of(game)
        found = {"rulebook": bool(book), "gallery": has_gallery(game), "figures": has_figures(game)}
        there = [row for row in _BOOKS if found.get(row[0], True)]
        if book is None:
            return there
        lists = ("lists", "icon/card", book.LISTS_TITLE, book.LISTS_GIST)
        at = [row[0] for row in there].index("rulebook") + 1
        return [*there[:at], lists, *there[at:]]

    def drawn(self) -> list[Item]:
        """Title, rows and button."""
        items = gilded("name", (_LEFT, 52, _WIDE, 74), tr("Library"), 58)
        told = tr("Games, rules and statistics")
        items.append(Label("said", 120, (_LEFT, 132, _WIDE, 38), told, "italic", 26, SAND))
        rows: list[Item] = []
        for number, (name, sprite, title, gist) in enumerate(self._books()):
            rows += self._book(number, name, sprite, title, gist)
        items += alike(rows, ".title", ".gist")
        items += plates(self.controls, [("close", tr("Back"))], 23, "foot.")
        return items + game_switch(self.controls, self.app.game, "foot.")

    def turn(self) -> None:
        """Show what there is to read of the next game."""
        self.app.use_game(following(self.app.game))
        self.refresh()

    def games(self) -> None:
        """Open the page of games."""
        self.app.stack.push(GamesScene())

    def read(self) -> None:
        """Open the rulebook."""
        self.app.stack.push(RulebookScene())

    def look_up(self) -> None:
        """Open the rulebook at its lists."""
        self.app.stack.push(RulebookScene(required_book(self.app.game).LISTS))

    def look_round(self) -> None:
        """Open the gallery."""
        self.app.stack.push(GalleryScene(lambda page: self.app.stack.push(RulebookScene(page))))

    def statistics(self) -> None:
        """Open the statistics."""
        # imported late: this page is there sooner
        from stupor.scenes.statistics.scene import StatisticsScene

        self.app.stack.push(StatisticsScene())

    def figures(self) -> None:
        """Open the page of reconstructed figures."""
        self.app.stack.push(FiguresScene())

    def confirm(self) -> None:
        """Enter opens the games."""
        self.games()

    def _book(self, number: int, name: str, sprite: str, title: str, gist: str) -> list[Item]:
        x, y, w, h = _row(number)
        sign = (x + 44, y + h / 2 - 36, 72.0, 72.0)
        return [
            NineSlice(f"{name}.paper", 100, (x, y, w, h), "ui/panel-paper", 24),
            Picture(f"{name}.sign", 112, sign, sprite),
            Label(f"{name}.title", 112, (x + 156, y + 10, w - 190, 42), tr(title), "title", 33,
                  TITLE_INK, "left"),
            Label(f"{name}.gist", 112, (x + 156, y + 48, w - 190, 60), tr(gist), "text", 24, INK,
                  "left", wrap=True),
        ]  # fmt: skip


def _row(number: int) -> Rect:
    return _LEFT, _TOP + number * (_HIGH + _GAP), _WIDE, _HIGH
