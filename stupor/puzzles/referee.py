"""Watches somebody solve a puzzle: answers for the others, and says what came of a try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.proof import Proof
from stupor.engine.game import Play
from stupor.engine.notation import ENDINGS, Option
from stupor.puzzles.puzzle import DENY, IDEA, LAST, MOST, WIN, Puzzle

#: More choices than that follow from no turn that ends at once.
_STEPS: Final = 40


class Verdict(NamedTuple):
    """What came of a try: whether the goal is reached, and the points then, with the best rival's.

    Of one turn `own` is what it brought; `rival` is None where it does not matter.
    """

    solved: bool
    own: int
    rival: int | None


class Referee:
    """Knows when a puzzle's turn has ended and whether its goal is reached."""

    def __init__(self, play: Play, puzzle: Puzzle, first: Any) -> None:
        """Watch a puzzle that begins with a position."""
        self.puzzle = puzzle
        self._play = play
        self.first = first
        self._proof = Proof(play.rules, puzzle.seat, 10**6, play.pruning)
        self._had = play.rules.scores(first)[puzzle.seat]

    @property
    def last(self) -> bool:
        """Whether the goal is about the end of the game."""
        return self.puzzle.theme in LAST

    def ended(self, state: Any) -> bool:
        """Whether the turns that the puzzle is about are over."""
        return self._proof.ended(state, self.last)

    def answer(self, state: Any) -> Option | None:
        """What another seat answers that is asked now; None where it is not another's turn to."""
        asked = self._play.rules.asked(state)
        if asked is None or asked == self.puzzle.seat or self.ended(state):
            return None
        return self._proof.answer(state)

    def verdict(self, state: Any, line: Sequence[Option]) -> Verdict:
        """What a line has come to that led to a position where the turns are over."""
        puzzle = self.puzzle
        if not self.last:
            points, _ = self._proof.count(state, ())
            gained = points - self._had
            if puzzle.theme == IDEA:
                solved = puzzle.has_idea(self._play.key_moves(self.first, line))
            else:
                solved = gained >= puzzle.goal
            return Verdict(solved, gained, None)
        points, lead = self._proof.outcome(state)
        rival = None if puzzle.theme == MOST else points - lead
        return Verdict(self._reached(points, lead), points, rival)

    def as_it_stands(self, state: Any) -> Verdict | None:
        """What would come of it if the seat did nothing more; None where that is not known.

        It is not where others have a turn behind: what they would answer takes long to find.
        """
        state = state.clone()
        for _ in range(_STEPS):
            if self.ended(state):
                break
            option = self.answer(state) or self._least(state)
            if option is None:
                return None
            self._play.rules.apply(state, option)
        done = self._play.rules.asked(state) is None
        return self.verdict(state, ()) if self.last and self.ended(state) and done else None

    def _least(self, state: Any) -> Option | None:
        """The choice that does nothing, where there is one."""
        options = self._play.rules.legal(state)
        nothing = [option for option in options if option in ENDINGS]
        return nothing[0] if nothing else options[0] if len(options) == 1 else None

    def _reached(self, points: int, lead: int) -> bool:
        puzzle = self.puzzle
        return {WIN: lead >= 1, MOST: points >= puzzle.goal, DENY: lead >= puzzle.goal}[
            puzzle.theme
        ]

    def steps(self, line: Sequence[Option]) -> list[tuple[Any, Option, bool]]:
        """The choices of a line, the positions they are made in, and whether each is its idea."""
        rules, state = self._play.rules, self.first.clone()
        found: list[tuple[Any, Option, bool]] = []
        core = list(self.puzzle.core)
        for option in line:
            while (answer := self.answer(state)) is not None:
                rules.apply(state, answer)
            if option not in rules.legal(state):
                break
            move = self._play.key_moves(self.first, [option])
            told = bool(move) and move[0] in core
            if told:
                core.remove(move[0])
            found.append((state.clone(), option, told))
            rules.apply(state, option)
        return found
