"""Turns whose best idea nobody can prove: judged, then confirmed as a review confirms a mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.bot import finish
from stupor.ai.grading import Line, TurnGrader
from stupor.ai.proof import Ending
from stupor.ai.view import SeatView
from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.puzzles.finding import FEWEST, SHARE, FoundPuzzle, core_of, idle
from stupor.puzzles.puzzle import IDEA

#: So many points are the best idea's lines apart at most, and all others behind it at least.
WITHIN: Final = 1.0
AHEAD: Final = 3.0
#: Of the dealings in which an idea is looked at once more.
SEED: Final = 1
#: Of a turn that is too large to be tried whole, lines kept at each step and ends looked at.
WIDTH: Final = 16
TOP: Final = 80
#: So much of a part of all ends may have the idea: those kept are the better ones.
SHARE_OF_BEST: Final = 0.6


def best_ends(play: Play, position: Any, seat: int) -> list[Ending]:
    """The better ends of a turn that is too large to be tried whole."""
    rules, advisor = play.rules, play.advisor.learned()
    thinking = best_turns(rules, advisor, position, seat, Breadth(0, WIDTH), TOP)
    had = rules.scores(position)[seat]
    return [Ending(turn.line, turn.line, turn.end, had, 0) for turn in finish(thinking)]


class OnlyIdea(NamedTuple):
    """An idea that is judged better than all others: its key moves, the ends with it, the rest."""

    core: tuple[Option, ...]
    having: Sequence[Ending]
    rest: Sequence[Ending]


def confirmed(
    play: Play, position: Any, seat: int, idea: OnlyIdea, tried: int
) -> FoundPuzzle | None:
    """The puzzle of an idea found among `tried` positions; None where it is not confirmed."""
    sure = _confirmed(play, position, seat, idea.having[0].line, idea.rest[0].line)
    ends = len(idea.having) + len(idea.rest)
    return FoundPuzzle(IDEA, 0, idea.having, ends, idea.core, tried) if sure else None


def stands_alone(
    play: Play, position: Any, seat: int, ends: Sequence[Ending], share: float = SHARE
) -> OnlyIdea | None:
    """The idea of a turn whose ends are judged better than all others; None where there is none."""
    if len(ends) < FEWEST:
        return None
    value = play.advisor.learned().value
    worth = {end.line: value(end.state, seat) for end in ends}
    ranked = sorted(ends, key=lambda end: -worth[end.line])
    best = worth[ranked[0].line]
    core = core_of(play, position, (end for end in ends if worth[end.line] >= best - WITHIN))
    if idle(core):
        return None
    with_it, rest = _parted(play, position, core, ranked)
    if not rest or worth[rest[0].line] > best - AHEAD or len(with_it) > share * len(ends):
        return None
    return OnlyIdea(core, with_it, rest)


def _parted(
    play: Play, position: Any, core: Sequence[Option], ends: Sequence[Ending]
) -> tuple[list[Ending], list[Ending]]:
    """The ends that have an idea, and those that have it not."""
    wanted = Counter(core)
    parted: tuple[list[Ending], list[Ending]] = [], []
    for end in ends:
        parted[bool(wanted - Counter(play.key_moves(position, end.line)))].append(end)
    return parted


def _confirmed(play: Play, position: Any, seat: int, best: Line, other: Line) -> bool:
    """Whether fresh dealings say twice that a line is clearly ahead: in a hurry, then at length."""
    rules, decision = play.rules, play.rules.decision(position)
    if decision is None or decision.seat != seat:
        return False
    view = SeatView(rules, position, decision, 0)
    review = play.review
    for recheck in (review.quick_recheck, review.recheck):
        grading = TurnGrader(rules, play.advisor.learned(), replace(review, recheck=recheck), SEED)
        fresh = finish(grading.confirm(view, other, best))
        if not fresh.clear or fresh.vp < AHEAD:
            return False
    return True
