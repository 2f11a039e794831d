"""Proves the outcome of last turns: tries every line of a seat with the replies of the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stupor.ai.positions import PositionGraph, SearchNode
from stupor.engine.game import NO_PRUNING, Pruning
from stupor.engine.notation import Option
from stupor.engine.rules import Rules

#: Turns with more positions are not searched.
MOST: Final = 20_000


class TooManyPositions(Exception):
    """There are more positions than may be searched."""


class AnotherTurn(Exception):
    """The seat has another turn after this one, so nothing can be proved."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Where a line of one's own leads: points, and how many they are before the best rival's.

    `line` is what the seat chooses, `state` the position in which its turns end, `shown` as a line
    of all seats leads there; `reply` is what the others answer from there on.
    """

    line: tuple[Option, ...]
    shown: tuple[Option, ...]
    state: Any
    points: int
    lead: int
    reply: tuple[Option, ...] = ()


class Proof:
    """Everything that a seat can do with what is left to it.

    Others who are asked meanwhile choose against it; who has a turn behind it plays his best.
    """

    def __init__(
        self, rules: Rules, seat: int, most: int = MOST, pruning: Pruning = NO_PRUNING
    ) -> None:
        """Search at most this many positions."""
        self.tried = 0
        self._rules = rules
        self._seat = seat
        self._most = most
        self._pruning = pruning
        self._against: dict[Hashable, Option] = {}

    def last(self, position: Any) -> list[Ending]:
        """All different ends of the last turns, counted after the best answers to each.

        TooManyPositions or AnotherTurn where that cannot be had.
        """
        if not self.sees_the_end(position):
            raise AnotherTurn
        found: list[Ending] = []
        replies: dict[Hashable, tuple[Option, ...]] = {}
        for node in self._ends(position, onward=True):
            asked = self._rules.asked(node.state)
            seen = None if asked is None else self._rules.turn_key(node.state, asked)
            reply = replies.get(seen)
            if reply is None:
                reply = self.reply(node.state)
                if not self._has_part(node.state, reply):
                    replies[seen] = reply
            found.append(self._counted(node, reply))
        return found

    def turn(self, position: Any) -> list[Ending]:
        """All different ends of the present turn, with the points as they stand there."""
        return [self._counted(node, ()) for node in self._ends(position, onward=False)]

    def reply(self, state: Any) -> tuple[Option, ...]:
        """What the others do after the seat's last turn, each what is best for its own score."""
        asked = self._rules.asked(state)
        if asked is None:
            return ()
        if asked == self._seat:
            raise AnotherTurn
        other = Proof(self._rules, asked, self._most, self._pruning)
        ends = other.last(state)
        self.tried += other.tried
        if self.tried > self._most:
            raise TooManyPositions
        best = max(ends, key=lambda end: (end.points, end.lead))
        return (*best.shown, *best.reply)

    def outcome(self, state: Any) -> tuple[int, int]:
        """Points and lead of the seat after the best answers to where its turns have led."""
        return self.count(state, self.reply(state))

    def count(self, state: Any, reply: Sequence[Option]) -> tuple[int, int]:
        """The seat's points and lead after a reply."""
        rules = self._rules
        if reply:
            state = state.clone()
            for option in reply:
                rules.apply(state, option)
        scores = rules.result(state).scores if rules.over(state) else rules.scores(state)
        own = scores[self._seat]
        rivals = [score for seat, score in enumerate(scores) if seat != self._seat]
        return own, own - max(rivals, default=0)

    def answer(self, state: Any) -> Option:
        """What another seat chooses when asked in the middle of a turn: the worst for the seat."""
        options = self._options(state)
        if len(options) == 1:
            return options[0]
        if self._pruning.independent(state):
            return self._best_for_itself(state)
        key = self._key(state)
        if key not in self._against:
            self._against[key] = min(options, key=lambda option: self._best(state, option))
        return self._against[key]

    def _best_for_itself(self, state: Any) -> Option:
        """What is best for the seat asked, if nobody else's choices matter to it."""
        rules, asked = self._rules, self._rules.asked(state)
        assert asked is not None
        key = (asked, rules.turn_key(state, asked))
        if key not in self._against:
            self._against[key] = self._most_for(asked, state)
        return self._against[key]

    def _most_for(self, who: int, state: Any) -> Option:
        """The first choice of the line with the most points, others taking what comes last."""
        rules, known = self._rules, set[Hashable]()
        best: tuple[int, Option] | None = None
        opened: list[tuple[Any, Option | None]] = [(state, None)]
        for at, begun in opened:
            for option in self._options(at):
                after, first = at.clone(), begun or option
                rules.apply(after, option)
                while rules.asked(after) not in (who, None):
                    rules.apply(after, self._options(after)[-1])
                self._count_one()
                if rules.asked(after) is None:
                    points = rules.result(after).scores[who]
                    best = (points, first) if best is None or points > best[0] else best
                elif (turn_key := rules.turn_key(after, who)) not in known:
                    known.add(turn_key)
                    opened.append((after, first))
        assert best is not None
        return best[1]

    def _count_one(self) -> None:
        """Count a position; TooManyPositions if that is one too many."""
        self.tried += 1
        if self.tried > self._most:
            raise TooManyPositions

    def _options(self, state: Any) -> Sequence[Option]:
        """The options, without those that change nothing."""
        moot = self._pruning.moot(state)
        return self._rules.legal(state) if moot is None else (moot,)

    def _best(self, state: Any, option: Option) -> int:
        """The best lead that is left to the seat after an answer."""
        after = state.clone()
        self._rules.apply(after, option)
        if self.ended(after, onward=True):
            return self.count(after, ())[1]
        return max(self.count(node.state, ())[1] for node in self._ends(after, onward=True))

    def _counted(self, node: SearchNode, reply: tuple[Option, ...]) -> Ending:
        points, lead = self.count(node.state, reply)
        own: list[Option] = []
        shown: list[Option] = []
        for at in node.path():
            if at.option is not None:
                own.append(at.option)
                shown += [*reversed(at.answers), at.option]
        return Ending(tuple(reversed(own)), tuple(reversed(shown)), node.state, points, lead, reply)

    def _ends(self, position: Any, onward: bool) -> list[SearchNode]:
        """The different positions in which the seat's turn ends, or onward all its turns."""
        turn = PositionGraph(lambda state: self._rules.turn_key(state, self._seat))
        start = turn.begin(SearchNode(self._answered(position.clone(), onward)[0]))
        if self._rules.asked(start.state) != self._seat:
            return [start]
        ends: dict[Hashable, SearchNode] = {}
        for node in turn.nodes:
            for option in self._options(node.state):
                after = node.state.clone()
                self._rules.apply(after, option)
                state, answers = self._answered(after, onward)
                self._count_one()
                new = SearchNode(state, option, answers, [node])
                if self.ended(state, onward):
                    ends.setdefault(self._key(state), new)
                else:
                    turn.reach(new)
        return list(ends.values())

    def _has_part(self, state: Any, reply: Sequence[Option]) -> bool:
        """Whether the seat itself is asked something while the others answer."""
        state = state.clone()
        for option in reply:
            if self._rules.asked(state) == self._seat:
                return True
            self._rules.apply(state, option)
        return False

    def sees_the_end(self, position: Any) -> bool:
        """Whether, in a quick line, the seat has no turn after another seat's."""
        state, others = position.clone(), False
        while (asked := self._rules.asked(state)) is not None:
            if self._rules.begins(state):
                if asked == self._seat and others:
                    return False
                others |= asked != self._seat
            self._rules.apply(state, self._rules.legal(state)[0])
        return True

    def _answered(self, state: Any, onward: bool) -> tuple[Any, tuple[Option, ...]]:
        """The position once all have answered who are asked in the middle of the seat's turns."""
        answers: list[Option] = []
        while not self.ended(state, onward) and self._rules.asked(state) != self._seat:
            answer = self.answer(state)
            self._rules.apply(state, answer)
            answers.append(answer)
        return state, tuple(answers)

    def ended(self, state: Any, onward: bool) -> bool:
        """Whether the seat's turn ends here, or onward, whether another seat's turn begins."""
        return self._rules.turn_over(state, self._seat, onward)

    def _key(self, state: Any) -> Hashable:
        """Equal for positions in which all seats have the same."""
        scores = self._rules.scores(state)
        return (scores, *(self._rules.turn_key(state, seat) for seat in range(len(scores))))
