"""A review as it is shown: turns with looks and chances, what mattered, what came to light."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from operator import itemgetter
from typing import Final

from stupor.ai.line_comparison import LOST, WON
from stupor.engine.record import record
from stupor.engine.review_params import VP, Unit
from stupor.match.review import BLUNDER, DECIDED, MISTAKE, GradedTurn, Reveal, Review
from stupor.match.review_sums import MATTERED

#: How a turn looks: what was given away, and whether that is certain.
LARGE: Final = "large"
PLAIN_MISTAKE: Final = "mistake"
SMALL: Final = "small"
UNCLEAR: Final = "unclear"
NOTHING: Final = "nothing"
#: Not looked at yet: nothing is drawn.
UNKNOWN: Final = "unknown"
LOOKS: Final = (LARGE, PLAIN_MISTAKE, SMALL, UNCLEAR, NOTHING)
#: Less of what is worth telling is no loss to anybody's eye.
TRACE: Final = 0.3


@record
class Turn:
    """A turn of one seat: its number, what it was, and the looker's chance before and after it."""

    number: int
    graded: GradedTurn
    before: float | None = None
    after: float | None = None
    #: Whether it has been looked at.
    known: bool = True
    #: Whether nothing could change who wins, from here to the end of the game.
    decided: bool = False
    #: Whether it is a turn of the one who looks: what a rival gives away raises that one's chance.
    own: bool = True
    unit: Unit = VP

    @property
    def look(self) -> str:
        """How it is drawn; no mark stands where nothing has confirmed it."""
        graded = self.graded
        if not self.known:
            return UNKNOWN
        if graded.unclear or graded.waiting:
            return UNCLEAR
        if graded.marked:
            return {BLUNDER: LARGE, MISTAKE: PLAIN_MISTAKE}[graded.grade]
        return SMALL if graded.lost >= TRACE * self.unit.least else NOTHING

    @property
    def possible(self) -> float | None:
        """The chance of the one who looks after the better turn."""
        graded = self.graded
        lost = graded.second.p if graded.second is not None else graded.p
        if self.after is None:
            return None
        return min(1.0, self.after + lost) if self.own else max(0.0, self.after - lost)


@record
class KeyMoment:
    """Something that mattered: a turn, or what came to light; it is found at a choice."""

    ply: int
    turn: Turn | None = None
    reveal: Reveal | None = None

    def gain(self, seat: int) -> float:
        """What it brought the seat that looks, in points; what a rival loses is won."""
        if self.turn is not None:
            lost = self.turn.graded.lost
            return -lost if self.turn.graded.seat == seat else lost
        return self.reveal.vp[seat] if self.reveal is not None else 0.0


def turns_of(
    review: Review, seat: int, blank: Callable[[int, int], GradedTurn | None]
) -> tuple[Turn, ...]:
    """The turns of a seat in order, with the chance of the one who looks around each.

    Of turns that are still to be looked at, `blank` makes a turn by where they begin and end.
    """
    known = {graded.ply: graded for graded in review.turns}
    found: list[tuple[GradedTurn, bool]] = []
    for (ply, _), (end, _) in pairwise(review.leads):
        graded = known.get(ply) or blank(ply, end)
        if graded is not None and graded.seat == seat:
            found.append((graded, ply in known))
    chance, own, unit = review.chance, seat == review.seat, review.unit
    turns = [
        Turn(n, one, figure_at(chance, one.ply), figure_at(chance, one.end), seen, False, own, unit)
        for n, (one, seen) in enumerate(found, 1)
    ]
    first = len(turns) - sum(1 for _ in takewhile(_settled, reversed(turns)))
    return (*turns[:first], *(replace(turn, decided=True) for turn in turns[first:]))


def _settled(turn: Turn) -> bool:
    """Whether neither the turn nor the chance about it left anything open."""
    if turn.before is None or turn.after is None:
        return False
    chances = (turn.before, turn.after)
    alike = max(chances) < LOST or min(chances) > WON
    return alike and (turn.graded.grade == DECIDED or turn.graded.forced)


def figure_at(course: Sequence[tuple[int, float]], ply: int) -> float | None:
    """What a course says before a choice; between two entries it is the next one that counts."""
    at = bisect_left(course, ply, key=itemgetter(0))
    return course[at][1] if at < len(course) else None


def mattered(review: Review, turns: Sequence[Turn]) -> tuple[KeyMoment, ...]:
    """What mattered most: own mistakes first, then a rival's, then what came to light."""
    found: dict[int, KeyMoment] = {}
    for moment in _candidates(review, turns):
        found.setdefault(moment.ply, moment)
    return tuple(found.values())[:MATTERED]


def _candidates(review: Review, turns: Sequence[Turn]) -> Iterator[KeyMoment]:
    marked = [turn for turn in turns if turn.known and turn.graded.marked]
    by_ply = {reveal.ply: KeyMoment(reveal.ply, reveal=reveal) for reveal in review.reveals}
    by_ply |= {turn.graded.ply: KeyMoment(turn.graded.ply, turn) for turn in marked}
    yield from (by_ply[ply] for ply in review.turning if ply in by_ply)
    yield from (KeyMoment(reveal.ply, reveal=reveal) for reveal in notable_reveals(review))


def notable_reveals(review: Review) -> list[Reveal]:
    """The reveals that are worth telling, the greatest first."""
    seat, least = review.seat, review.unit.least
    worth = [one for one in review.reveals if abs(one.vp[seat]) >= max(least, one.error)]
    return sorted(worth, key=lambda one: -abs(one.vp[seat]))


def seat_of(throw: Reveal) -> int:
    """Whoever threw."""
    return int(throw.pile.rpartition(".")[2])


def first_throw(review: Review, turn: Turn | None) -> Reveal | None:
    """The throw with which a turn began, where every outcome of it is known."""
    if turn is None:
        return None
    own = f".{turn.graded.seat}"
    thrown = (one for one in review.reveals if one.exact and one.pile.endswith(own))
    return next((one for one in thrown if one.ply == turn.graded.ply), None)
