"""The score sheet of a running game: what is scored so far, and what the end would add now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.rules import Result
from stupor.language import joined, mark, tr
from stupor.scenes.score.data import Gain, PlayedGame, gains_of, played_sheet, rounds_of, title_for
from stupor.scenes.score.paper import ceremony_items
from stupor.scenes.score.scene import Replay, ScoreScene
from stupor.stage.items import Item
from stupor.stage.sheet import Sheet

_BACK: Final = ("table", mark("Table"), mark("Back to the game"))

#: What the last count would add, by source, seat by seat.
Ending = Mapping[str, Sequence[int]]


class StandingScene(ScoreScene):
    """The score sheet as it would be, if the game ended now."""

    music = ()
    closing = False

    def __init__(self, played: PlayedGame, ending: Ending, replay: Replay | None = None) -> None:
        """A running game: what its rules count so far, and what the end would add."""
        super().__init__(played, replay=replay)
        game, result = played.game, played.result
        self._so_far = result.scores
        now = rounds_of(game, played.history)
        more = [*gains_of(game, played.history), *_late(game, result, ending, now)]
        ended = replace(played, result=_ended(game, result, ending), level=())
        self.sheet = replace(played_sheet(ended, more, now), running=True)

    @property
    def _buttons(self) -> tuple[tuple[str, str, str], ...]:
        return (super()._buttons[0], _BACK)

    def headline(self) -> str:
        """Who would be ahead."""
        best = max(self.sheet.totals)
        names = [
            self.sheet.seats[seat].name
            for seat in self.sheet.order
            if self.sheet.totals[seat] == best
        ]
        return tr("If the game ended now: {names}, {vp} VP", names=joined(names), vp=best)

    def subline(self) -> str:
        """What everybody has already."""
        each = (f"{self.sheet.seats[seat].name} {self._so_far[seat]}" for seat in self.sheet.order)
        return tr("Scored so far: {scores}.", scores=", ".join(each))

    def ceremony_items(self) -> list[Item]:
        """The title that it would be, and none that is bestowed."""
        return ceremony_items(self.sheet, self.anchors, bestows=False)

    def escape(self) -> None:
        """Back to the table."""
        self.look()


def _late(game: Sheet, result: Result, ending: Ending, now: int) -> list[Gain]:
    """The points that the end would add, as if they had been gained now."""
    return [
        (now, seat, source.id, points)
        for source in game.SOURCES
        for seat, points in enumerate(ending.get(source.id, ()))
        if points and (source.row or source.id) in result.categories
    ]


def _ended(game: Sheet, result: Result, ending: Ending) -> Result:
    """The result with what the end would add; nobody has won."""
    rows = {name: list(values) for name, values in result.categories.items()}
    scores = list(result.scores)
    for _, seat, source, points in _late(game, result, ending, 1):
        row = next(one.row or one.id for one in game.SOURCES if one.id == source)
        rows[row][seat] += points
        scores[seat] += points
    title = title_for(game, scores[0], result.title)
    categories = {name: tuple(values) for name, values in rows.items()}
    return replace(
        result, scores=tuple(scores), winners=(), categories=categories, title=title, tie=None
    )
