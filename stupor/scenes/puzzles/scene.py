"""The page of puzzles: the puzzle of the day, themes and difficulty, and a card for each puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial
from typing import Final

from stupor.games import registry
from stupor.language import mark, tr
from stupor.puzzles.collection import week_of
from stupor.puzzles.puzzle import LEVELS, Puzzle
from stupor.scenes.drawing import gilded, plates, strongest_button, switch_on_dark
from stupor.scenes.game_boxes import title_of
from stupor.scenes.looks import CREAM, SAND, SEPIA, TITLE_INK
from stupor.scenes.page import PageScene
from stupor.scenes.puzzles import cards, theme_panel
from stupor.scenes.puzzles.picture import PuzzlePicture
from stupor.scenes.puzzles.shelf import PuzzleShelf, games_with_puzzles
from stupor.scenes.widgets import Widget, turned
from stupor.stage.items import Item, Label, NineSlice, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input

OPENING: Final = mark("Setting up the puzzle\u2026")
_RIGHT: Final[Rect] = (1096.0, 127.0, 782.0, 870.0)
_FOOT: Final = 1014.0


class PuzzlesScene(PageScene):
    """Lists the puzzles of the game that is shown."""

    board = "title"
    music_share = 1.0

    def __init__(self, today: date | None = None) -> None:
        """Open at all puzzles, today."""
        super().__init__()
        self._today = today or date.today()
        self._shelf: PuzzleShelf | None = None
        self._pictures: dict[str, PuzzlePicture] = {}
        self._seen: tuple[object, ...] = ()
        self.page = 0

    @property
    def shelf(self) -> PuzzleShelf:
        """The puzzles of the game that is shown."""
        if self._shelf is None or self._shelf.game != self.app.game:
            self._shelf = PuzzleShelf(self.app, self.app.game, self._today)
            self._pictures, self.page = {}, 0
        return self._shelf

    def enter(self) -> None:
        """Look again how far the player is: a puzzle may have been solved meanwhile."""
        known = self._shelf
        if known is not None:
            self._shelf = PuzzleShelf(self.app, known.game, self._today)
            self._shelf.theme, self._shelf.level = known.theme, known.level
        super().enter()

    def tick(self, now: float) -> float | None:
        """Paint one more picture a frame, so that nobody waits for the page."""
        seen = (self.app.camera, self.app.settings.text, self.app.settings.contrast, self.app.game)
        if seen != self._seen:
            self._seen, self._pictures = seen, {}
        missing = next((one for one in self._pictured() if one.id not in self._pictures), None)
        if missing is None:
            return None
        self._pictures[missing.id] = PuzzlePicture(self.app, registry.get(self.app.game), missing)
        self.stale = True
        return 0.0

    def _pictured(self) -> Iterator[Puzzle]:
        yield self.shelf.of_today
        yield from self.here

    @property
    def here(self) -> list[Puzzle]:
        """The puzzles on this page."""
        return self.shelf.shown()[self.page * cards.PAGE : (self.page + 1) * cards.PAGE]

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.shelf.shown()) // cards.PAGE))

    def choose(self, theme: str) -> None:
        """Show the puzzles of a theme."""
        self.shelf.theme, self.page = theme, 0
        self.refresh()

    def grade(self, level: int) -> None:
        """Show the puzzles of a difficulty; 0 means all."""
        self.shelf.level, self.page = level, 0
        self.refresh()

    def turn_to(self, game: str) -> None:
        """Show the puzzles of another game."""
        self.app.use_game(game)
        self.refresh()

    def open(self, puzzle: Puzzle) -> None:
        """Sit down at the table of a puzzle."""
        self.app.preparing(tr(OPENING))
        from stupor.scenes.puzzles.table import PuzzleTable  # imported late: the table is large

        self.app.stack.push(PuzzleTable(self.shelf, puzzle))

    def following(self) -> None:
        """Open the first puzzle that is not solved."""
        puzzle = self.shelf.following()
        if puzzle is not None:
            self.open(puzzle)

    def confirm(self) -> None:
        """Enter opens the puzzle of the day; once it is solved, the first that is not."""
        (self.following if self._day_solved else self.open_day)()

    def open_day(self) -> None:
        """Sit down at the puzzle of the day."""
        self.open(self.shelf.of_today)

    @property
    def _day_solved(self) -> bool:
        """Whether something else than the puzzle of the day is best done now."""
        shelf = self.shelf
        return bool(shelf.of(shelf.of_today).solved) and shelf.following() is not None

    def handle(self, event: Input) -> None:
        """Turn the pages, press what is shown."""
        by = turned(event)
        if by and 0 <= self.page + by < self.pages:
            self.page += by
            self.app.audio.play("page")
            self.refresh()
        elif not by:
            super().handle(event)

    def widgets(self) -> list[Widget]:
        """The games, the puzzle of the day, themes, difficulty, cards, then the foot."""
        games, themes = games_with_puzzles(), self.shelf.themes()
        count = len(themes)
        found = [
            Widget(f"game.{game}", _game_rect(len(games) - n), partial(self.turn_to, game))
            for n, game in enumerate(games)
        ]
        found.append(Widget("day", cards.DAY_BUTTON, self.open_day))
        found += [
            Widget(f"theme.{theme}", theme_panel.theme_rect(n, count), partial(self.choose, theme))
            for n, theme in enumerate(themes)
        ]
        found += [
            Widget(f"level.{level}", theme_panel.level_rect(level), partial(self.grade, level))
            for level in (0, *LEVELS)
        ]
        found += [
            Widget(f"solve.{one.id}", cards.button_rect(n), partial(self.open, one))
            for n, one in enumerate(self.here)
        ]
        asleep = "" if self.shelf.following() is not None else tr("All of these are solved.")
        return [
            *found,
            Widget("close", (42, _FOOT, 218, 48), self.escape),
            Widget("following", (274, _FOOT, 340, 48), self.following, asleep),
        ]

    def drawn(self) -> list[Item]:
        """Title, the three parts and the foot."""
        told = tr(
            "Positions from games between computers. Every line that reaches the goal counts."
        )
        items = gilded("name", (60, 26, 1000, 58), tr("Puzzles"), 46, "left")
        items.append(Label("said", 120, (60, 84, 1200, 32), told, "text", 22, CREAM, "left"))
        items += self._games()
        items += self._day()
        items += theme_panel.items(self.shelf)
        items += self._cards()
        return items + self._foot()

    def _games(self) -> list[Item]:
        items: list[Item] = []
        for game in games_with_puzzles():
            widget = self.controls.get(f"game.{game}")
            if widget is not None:
                title = title_of(game)
                items += switch_on_dark(f"game.{game}", widget, title, game == self.app.game, 20)
        return alike(items, ".words")

    def _day(self) -> list[Item]:
        shelf, puzzle = self.shelf, self.shelf.of_today
        items = cards.day_items(shelf.today, puzzle, shelf.of(puzzle), self.controls)
        items += cards.week_items(
            week_of(shelf.today), shelf.today, shelf.progress.days(shelf.game)
        )
        return items + self._picture(puzzle, "day.picture", cards.DAY_PICTURE)

    def _picture(self, puzzle: Puzzle, key: str, rect: Rect) -> list[Item]:
        known = self._pictures.get(puzzle.id)
        return known.items(key, rect) if known is not None else []

    def _cards(self) -> list[Item]:
        x, y, w, _ = _RIGHT
        shown = self.shelf.shown()
        solved = self.shelf.solved(shown)
        told = tr("page {page} of {pages}, mouse wheel", page=self.page + 1, pages=self.pages)
        items: list[Item] = [
            NineSlice("right", 90, _RIGHT, "ui/panel-paper", 24),
            Label(
                "cards",
                112,
                (x + 30, y + 14, 420, 40),
                tr("{done} of {count} solved", done=solved, count=len(shown)),
                "title",
                27,
                TITLE_INK,
                "left",
            ),
            Label(
                "cards.page",
                112,
                (x + w - 330, y + 18, 300, 34),
                told,
                "italic",
                20,
                SEPIA,
                "right",
            ),
        ]
        following = self.shelf.following()
        for place, puzzle in enumerate(self.here):
            progress = self.shelf.of(puzzle)
            items += cards.card_items(place, puzzle, progress, self.controls, puzzle == following)
            items += self._picture(puzzle, f"card{place}.picture", cards.picture_rect(place))
        return alike(items, ".theme", ".gist")

    def _foot(self) -> list[Item]:
        told = [("close", tr("Back")), ("following", tr("Next unsolved"))]
        button = self.controls.get("following") if self._day_solved else None
        items = strongest_button("foot.lit", button.rect, told.pop()[1], 21) if button else []
        items += plates(self.controls, told, 21, "foot.", {"following": "ui/play"})
        keys = tr("Arrows choose, Enter opens, Page Up and Page Down turn the page, Esc goes back")
        items.append(Label("keys", 112, (634, _FOOT, 1244, 48), keys, "text", 20, SAND, "left"))
        return items


def _game_rect(from_right: int) -> Rect:
    return 1878.0 - from_right * 404 + 14, 24.0, 390.0, 54.0
