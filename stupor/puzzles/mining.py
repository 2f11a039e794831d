"""Turns whose best idea nobody can prove: judged, played on a little, then to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.bot import finish
from stupor.ai.proof import Ending
from stupor.ai.turns import TurnSearch
from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.engine.rng import Imagined, SplitMix
from stupor.puzzles.finding import FEWEST, SHARE, Found, core_of, idle
from stupor.puzzles.puzzle import IDEA

#: So many points are the best idea's lines apart at most, and all others behind it at least.
WITHIN: Final = 1.0
AHEAD: Final = 3.0
#: Dealings in which it is played on a little, in two sets, and to the end.
EARLY: Final = 8
TO_THE_END: Final = 16
#: After so many games to the end it may be clear, and so many standard errors make it so.
LEAST: Final = 6
SURE: Final = 2.0
#: Lines of a turn that is played on, and the noise of a choice in points.
LINES: Final = 5
NOISE: Final = 0.8
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


def mined(
    play: Play, position: Any, seat: int, ends: Sequence[Ending], tried: int, share: float = SHARE
) -> Found | None:
    """The idea of a turn that is better than all others, confirmed; None where there is none."""
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
    sure = _Course(play, position, seat).confirmed(ranked[0].line, rest[0].line)
    return Found(IDEA, 0, with_it, len(ends), core, tried) if sure else None


def _parted(
    play: Play, position: Any, core: Sequence[Option], ends: Sequence[Ending]
) -> tuple[list[Ending], list[Ending]]:
    """The ends that have an idea, and those that have it not."""
    wanted = Counter(core)
    parted: tuple[list[Ending], list[Ending]] = [], []
    for end in ends:
        parted[bool(wanted - Counter(play.deeds(position, end.line)))].append(end)
    return parted


class _Course:
    """Two lines of a turn, played on in the same dealings."""

    def __init__(self, play: Play, position: Any, seat: int) -> None:
        self._play = play
        self._rules = play.rules
        self._advisor = play.advisor.learned()
        self._position = position
        self._seat = seat

    def confirmed(self, best: Sequence[Option], other: Sequence[Option]) -> bool:
        """Whether the first is better: in both sets of dealings a little on, and at the end."""
        for first in (100, 200):
            early = [self._gap(first + n, best, other, self._advisor.horizon) for n in range(EARLY)]
            if sum(early) < AHEAD * len(early):
                return False
        gaps: list[float] = []
        while len(gaps) < TO_THE_END:
            gaps.append(self._gap(300 + len(gaps), best, other, 0))
            if len(gaps) >= LEAST and not 0 < _surely(gaps) < SURE:
                break
        return _surely(gaps) >= SURE

    def _gap(
        self, number: int, best: Sequence[Option], other: Sequence[Option], turns: int
    ) -> float:
        """What the one line comes to more than the other; without turns at the end of the game."""
        return self._comes_to(number, best, turns) - self._comes_to(number, other, turns)

    def _comes_to(self, number: int, line: Sequence[Option], turns: int) -> float:
        dice = SplitMix(number * 1_000_003)
        state = self._rules.determinize(self._position, self._seat, Imagined(dice.state))
        chance = Random(number)
        for option in line:
            if self._rules.asked(state) != self._seat or option not in self._rules.legal(state):
                break
            self._rules.apply(state, option)
        if turns:
            return self._advisor.value(self._played_on(state, turns, None), self._seat)
        scores = self._rules.result(self._played_on(state, 0, chance)).scores
        return float(2 * scores[self._seat] - sum(scores))

    def _played_on(self, state: Any, turns: int, chance: Random | None) -> Any:
        """Before the seat's turn after so many, or without a number the end of the game."""
        seen = 0
        while (asked := self._rules.asked(state)) is not None:
            if asked == self._seat and self._rules.begins(state):
                seen += 1
                if 0 < turns < seen:
                    break
            state = self._best(state, asked, chance)
        return state

    def _best(self, state: Any, seat: int, chance: Random | None) -> Any:
        """The end of the turn that looks best to a seat, with noise where there is chance."""
        search = TurnSearch(self._rules, self._advisor, seat, LINES)
        for _ in search.follow(state, self._rules.legal(state)):
            pass
        noise = {first: chance.gauss(0, NOISE) if chance else 0.0 for first in search.best}
        return search.ends[max(search.best, key=lambda first: search.best[first] + noise[first])]


def _surely(gaps: Sequence[float]) -> float:
    """How many standard errors the mean of some gaps lies above nothing."""
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean / error if error else SURE * (mean > 0)
