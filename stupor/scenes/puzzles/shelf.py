"""The puzzles of a game on this machine: what is shipped, and how far its player is."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import TYPE_CHECKING

from stupor.archive.puzzle_progress import Progress, PuzzleProgress
from stupor.games import registry
from stupor.platform.paths import resources
from stupor.puzzles.collection import collection, of_the_day
from stupor.puzzles.puzzle import THEMES, Puzzle
from stupor.scenes.puzzles.words import ALL

if TYPE_CHECKING:
    from stupor.scenes.host import Host


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game ships."""
    return collection(resources() / game)


def games_with_puzzles() -> list[str]:
    """The games that ship any."""
    return [game for game in registry.names() if puzzles_of(game)]


class PuzzleShelf:
    """The puzzles of one game, sifted by theme and difficulty."""

    def __init__(self, app: Host, game: str, today: date) -> None:
        """Read what is shipped and what is kept."""
        self.game = game
        self.today = today
        self.puzzles = puzzles_of(game)
        self.progress = progress_of(app)
        self.theme = ALL
        self.level = 0

    @property
    def of_today(self) -> Puzzle:
        """The puzzle of the day."""
        return of_the_day(self.puzzles, self.today)

    def themes(self) -> list[str]:
        """All, and the themes of which there are puzzles."""
        there = {puzzle.theme for puzzle in self.puzzles}
        return [ALL, *(theme for theme in THEMES if theme in there)]

    def of_theme(self, theme: str) -> list[Puzzle]:
        """The puzzles of a theme, or all."""
        return [puzzle for puzzle in self.puzzles if theme in (ALL, puzzle.theme)]

    def shown(self) -> list[Puzzle]:
        """The puzzles of the chosen theme and difficulty, easy ones first, themes by turns."""
        shown = [one for one in self.of_theme(self.theme) if self.level in (0, one.level)]
        groups: Counter[tuple[int, str]] = Counter()
        places: dict[str, tuple[int, int, int]] = {}
        for one in shown:
            group = one.level, one.theme
            places[one.id] = one.level, groups[group], THEMES.index(one.theme)
            groups[group] += 1
        return sorted(shown, key=lambda one: places[one.id])

    def of(self, puzzle: Puzzle) -> Progress:
        """How far the player is with a puzzle."""
        return self.progress.of(self.game, puzzle.id)

    def solved(self, puzzles: list[Puzzle]) -> int:
        """How many of some puzzles are solved."""
        return sum(bool(self.of(puzzle).solved) for puzzle in puzzles)

    def following(self, after: Puzzle | None = None) -> Puzzle | None:
        """The first puzzle of those shown that is not solved, behind another one where it can be.

        None where all are solved.
        """
        shown = self.shown()
        start = shown.index(after) + 1 if after in shown else 0
        order = [*shown[start:], *shown[:start]]
        return next((one for one in order if one != after and not self.of(one).solved), None)


def progress_of(app: Host) -> PuzzleProgress:
    """What is kept of the profile whose turn it is."""
    return PuzzleProgress(app.paths.user_data(), app.archive.profiles.current().id)
