"""How the turns of a game are looked back at: figures that were measured, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from math import inf
from typing import NamedTuple

from stupor.engine.record import record


class Span(NamedTuple):
    """How far a position is played on before it is judged.

    So many whole rounds after the one under way, or so many own turns; 0 of both is to the end.
    After own turns the round may be played `out`.
    """

    rounds: int = 0
    turns: int = 0
    out: bool = False

    @property
    def endless(self) -> bool:
        """Whether the game is played to its end."""
        return not (self.rounds or self.turns)


#: To the end of the game.
TO_END = Span()


@record
class Again:
    """How marks are looked at once more: in `dealings` fresh ones, played on for a `span`.

    A mark stays if its loss is more than 0 by so many standard `errors`. `noise` in VP lies on
    each choice, so that no single course of a game decides; where it is `graded` anew, the fresh
    chance says how grave it is.
    """

    dealings: int = 20
    span: Span = TO_END
    noise: float = 0.0
    errors: float = 2.0
    graded: bool = False


@record
class Insight:
    """How the turns of a game are graded, and the luck of what came to light is told.

    All turns of at most `whole` positions are looked at, else `width` lines, in `looks` dealings;
    the `top` ones of each at most `margin` VP behind the best are played on for a `span` in
    `dealings`, with `lines` a turn. As many more follow, up to `most`, while a line that may be
    better is not known as `exact` in VP, or a loss of chance comes as near as `near`, or `unsure`
    of its errors, to one of the `steps`: those of a slip, a mistake and a blunder; `alone` they are
    points. From `doubt` on marks are
    looked at once more, as `again` says. The last round is played to the end, and where it hides
    nothing (`open_end`) one dealing is enough; from `late` rounds or turns left on lines are played
    on for a `late_span`, and marks to the end. The luck of a pile is judged after `reveal`, against
    `deals` others in so many `streams` of common chance.
    The coach of a running game, for whom the next player waits, speaks of a loss from the step
    `offer` on, and looks once more only as `hasty` says. `ladder` has what the ranks give away.
    """

    whole: int = 0
    width: int = 32
    looks: int = 1
    top: int = 4
    margin: float = 6.0
    lines: int = 5
    span: Span = Span(turns=1)
    dealings: int = 4
    most: int = 0
    exact: float = inf
    near: float = 0.0
    unsure: float = 0.0
    steps: tuple[float, float, float] = (0.03, 0.06, 0.12)
    alone: tuple[float, float, float] = (2.5, 5.0, 9.0)
    doubt: float = 0.06
    again: Again = Again()
    hasty: Again = Again()
    offer: int = 2
    late: float = -1.0
    late_span: Span = TO_END
    open_end: bool = False
    reveal: Span = Span(turns=1)
    deals: int = 12
    streams: int = 0
    ledger_alone: bool = True
    ladder: Mapping[str, float] = field(default_factory=dict)

    def like(self, lost: float) -> str:
        """The rank that gives away about as many points in a game; empty where none was measured.

        >>> Insight(ladder={"page": 148.0, "knight": 70.0, "duke": 4.0}).like(60.0)
        'knight'
        """
        given = max(lost, 1.0)
        apart = {rank: max(given / usual, usual / given) for rank, usual in self.ladder.items()}
        return min(apart, key=apart.__getitem__, default="")
