"""Whether a position is a puzzle: its ends are looked at, and one idea has to stand alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from stupor.ai.proof import AnotherTurn, Ending, Proof, TooManyPositions
from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.puzzles.puzzle import DENY, MOST, TURN, WIN

#: A goal that more of all ends reach is none.
SHARE: Final = 0.15
#: A turn that can end in fewer ways is none to think about.
FEWEST: Final = 12
#: Dealings of what is hidden in which a puzzle has to be the same.
DEALINGS: Final = 3
#: So many points of judgement may the best turn for points be worse than the best turn.
JUDGED: Final = 1.0
#: An idea that is only this is none.
IDLE: Final = frozenset({"workers", "sail", "pass"})


class FoundPuzzle(NamedTuple):
    """What makes a position a puzzle: its theme, the goal, and the ends that reach it."""

    theme: str
    goal: int
    accepted: Sequence[Ending]
    ends: int
    core: tuple[Option, ...]
    tried: int


def core_of(play: Play, position: Any, ends: Iterable[Ending]) -> tuple[Option, ...]:
    """The key moves that all those lines share."""
    shared: Counter[Option] | None = None
    for end in ends:
        moves = Counter(play.key_moves(position, end.line))
        shared = moves if shared is None else shared & moves
    return tuple(sorted((shared or Counter[Option]()).elements(), key=str))


def idle(core: Iterable[Option]) -> bool:
    """Whether key moves are too ordinary to be an idea."""
    return all(str(move[0]) in IDLE for move in core)


def last_puzzles(play: Play, position: Any, seat: int, most: int) -> list[FoundPuzzle]:
    """The puzzles of a position whose rest can be proved; none where it cannot."""
    proof = Proof(play.rules, seat, most, play.pruning)
    try:
        ends = proof.last(position)
    except (TooManyPositions, AnotherTurn):
        return []
    found = [kind(play, position, ends, proof.tried) for kind in (_win, _most, _deny)]
    return [each for each in found if each is not None]


def turn_ends(play: Play, position: Any, seat: int, most: int) -> tuple[list[Ending], int]:
    """All ends of a turn and how many positions that took; none where there are too many."""
    proof = Proof(play.rules, seat, most, play.pruning)
    try:
        return proof.turn(position), proof.tried
    except TooManyPositions:
        return [], proof.tried


def feats(play: Play, position: Any, seat: int, ends: Iterable[Ending]) -> bool:
    """Whether an end of a turn brings so many points that it is a feat."""
    scores = play.rules.scores
    had = scores(position)[seat]
    return any(scores(end.state)[seat] - had >= play.feat for end in ends)


def turn_puzzle(
    play: Play, position: Any, seat: int, ends: Sequence[Ending], tried: int
) -> FoundPuzzle | None:
    """The most points of one turn, where that takes an idea and is also a good turn."""
    if len(ends) < FEWEST:
        return None
    had = play.rules.scores(position)[seat]
    best = max(end.points for end in ends)
    if best - had < play.feat:
        return None
    accepted = [end for end in ends if end.points == best]
    near = [end for end in ends if end.points > best - play.feat // 5]
    found = _made(play, position, TURN, best - had, accepted, near, ends, tried, least=2)
    return found if found is not None and _judged(play, seat, ends, accepted) else None


def _win(play: Play, position: Any, ends: Sequence[Ending], tried: int) -> FoundPuzzle | None:
    accepted = [end for end in ends if end.lead > 0]
    return _made(play, position, WIN, 1, accepted, accepted, ends, tried)


def _most(play: Play, position: Any, ends: Sequence[Ending], tried: int) -> FoundPuzzle | None:
    best = max(end.points for end in ends)
    accepted = [end for end in ends if end.points == best]
    near = [end for end in ends if end.points > best - play.feat // 5]
    return _made(play, position, MOST, best, accepted, near, ends, tried, least=2)


def _deny(play: Play, position: Any, ends: Sequence[Ending], tried: int) -> FoundPuzzle | None:
    """The best lead of a winner, where the most points have less of it."""
    lead = max(end.lead for end in ends)
    points = max(end.points for end in ends)
    selfish = max(end.lead for end in ends if end.points == points)
    if not any(end.reply for end in ends) or lead < max(1, selfish + play.feat // 5):
        return None
    accepted = [end for end in ends if end.lead == lead]
    return _made(play, position, DENY, lead, accepted, accepted, ends, tried)


def _made(
    play: Play,
    position: Any,
    theme: str,
    goal: int,
    accepted: Sequence[Ending],
    near: Sequence[Ending],
    ends: Sequence[Ending],
    tried: int,
    least: int = 1,
) -> FoundPuzzle | None:
    """A puzzle, if few enough ends reach the goal and those near it share an idea.

    What every end has is no idea.
    """
    if len(ends) < FEWEST or not accepted or len(near) > SHARE * len(ends):
        return None
    shared = Counter(core_of(play, position, near)) - Counter(core_of(play, position, ends))
    core = tuple(sorted(shared.elements(), key=str))
    if len(core) < least or idle(core):
        return None
    return FoundPuzzle(theme, goal, accepted, len(ends), core, tried)


def _judged(play: Play, seat: int, ends: Sequence[Ending], accepted: Sequence[Ending]) -> bool:
    """Whether the best turn for points is no worse than any other in the long run."""
    value = play.advisor.learned().value
    best = max(value(end.state, seat) for end in accepted)
    return best >= max(value(end.state, seat) for end in ends) - JUDGED


def holds(
    play: Play,
    position: Any,
    seat: int,
    found: FoundPuzzle,
    look: Callable[[Any], FoundPuzzle | None],
) -> bool:
    """Whether other dealings of what is hidden make the same puzzle of the position."""
    if not play.hides(position):
        return True
    for number in range(1, DEALINGS):
        dealt = play.rules.determinize(position, seat, SplitMix(number))
        other = look(dealt)
        if other is None or (other.goal, other.core) != (found.goal, found.core):
            return False
        if (len(other.accepted), other.ends) != (len(found.accepted), found.ends):
            return False
    return True
