"""Parameters of a game's reviews: how turns are graded and luck is judged, measured per game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from math import inf
from typing import Final, NamedTuple

from stupor.engine.record import record


class Span(NamedTuple):
    """How far a position is played on before it is judged.

    Either whole `rounds` after the current one or own `turns`; with both 0, to the end of the game.
    After own turns the round may be played `out`.
    """

    rounds: int = 0
    turns: int = 0
    out: bool = False


#: To the end of the game.
TO_END = Span()


class Unit(NamedTuple):
    """What a review counts in, and the least of it that is worth telling."""

    name: str
    least: float


VP: Final = Unit("VP", 1.0)
#: Where one who plays alone wins by covering all spaces, and by nothing else.
SPACES: Final = Unit("spaces", 0.2)
UNITS: Final = {unit.name: unit for unit in (VP, SPACES)}


@record
class Recheck:
    """How a marked turn is checked again: in fresh `dealings`, played on for a `span`.

    A mark stays if its loss is above 0 by this many standard `errors`. `noise` in VP is added to
    each choice, so that no single continuation decides; if `graded`, the new loss of chance also
    says how grave the mark is.
    """

    dealings: int = 20
    span: Span = TO_END
    noise: float = 0.0
    errors: float = 2.0
    graded: bool = False


@record
class ReviewParams:
    """How the turns of a game are graded and the luck of its reveals is judged.

    Turns are searched whole up to `whole` positions, else with `width` lines, in `looks` dealings.
    The `top` lines of each, at most `margin` VP behind the best, are played on for a `span` in
    `dealings`, with `lines` per turn. More dealings follow, up to `most`, while a line that may be
    better is known less exactly than `exact` VP, or a loss of chance is within `near`, or `unsure`
    of its errors, of one of the `steps`: those of a slip, a mistake and a blunder. Solo games are
    reviewed in the unit `alone_in`: `alone` has these steps in it, `goal` all that can be reached.
    Marks with a loss from `doubt` on are checked again as `recheck` says.
    The last round is played to the end; where it hides nothing (`open_end`) one dealing is enough.
    From `late` rounds or turns left on, lines are played on for `late_span` and marks to the end.
    The luck of a pile is judged after `reveal`, against `deals` others in `streams` of common
    chance. The coach of a running game speaks of losses from the step `offer` on and checks again
    only as `quick_recheck` says. `ladder` has the points that each rank gives away in a game of at
    most `ladder_turns` turns; 0: all are about as long.
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
    alone_in: Unit = VP
    alone: tuple[float, float, float] = (2.5, 5.0, 9.0)
    goal: int = 0
    doubt: float = 0.06
    recheck: Recheck = Recheck()
    quick_recheck: Recheck = Recheck()
    offer: int = 2
    late: float = -1.0
    late_span: Span = TO_END
    open_end: bool = False
    reveal: Span = Span(turns=1)
    deals: int = 12
    streams: int = 0
    ledger_alone: bool = True
    ladder: Mapping[str, float] = field(default_factory=dict)
    ladder_turns: int = 0

    def unit(self, seats: int) -> Unit:
        """What a review of a game of so many seats counts in."""
        return self.alone_in if seats == 1 else VP

    def like(self, lost: float, turns: int) -> str:
        """The rank that gives away about as many points in a game; empty where none was measured.

        >>> ReviewParams(ladder={"page": 148.0, "knight": 70.0, "duke": 4.0}).like(60.0, 40)
        'knight'
        """
        if 0 < self.ladder_turns < turns:
            return ""
        given = max(lost, 1.0)
        apart = {rank: max(given / usual, usual / given) for rank, usual in self.ladder.items()}
        return min(apart, key=apart.__getitem__, default="")
