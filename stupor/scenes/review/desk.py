"""The reviews of one game, seat by seat: what is known, and what is being worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from stupor.match.review import Review
from stupor.match.reviewing import GRAPH, Progress


class Work(Protocol):
    """A review in the making."""

    @property
    def review(self) -> Review:
        """All that is known so far."""

    @property
    def progress(self) -> Progress:
        """How far it has come."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""

    def poll(self) -> Review | None:
        """Go on a little: the review where it knows more, else None."""

    def stop(self) -> None:
        """Ask nothing more of the process that thinks."""


#: Begins the review of a seat, or goes on with what is known of it.
Begin = Callable[[int, Review | None], Work]
#: Reads what is kept of a seat's review; keeps it.
Known = Callable[[int], Review | None]
Keep = Callable[[Review], None]


class Desk:
    """Reviews the seat that is looked at; of the others only the course, for their lines."""

    def __init__(self, seats: int, begin: Begin, known: Known, keep: Keep) -> None:
        """Nothing is read or begun yet."""
        self._seats = seats
        self._begin = begin
        self._known = known
        self._keep = keep
        self._found: dict[int, Review] = {}
        self._work: tuple[int, Work] | None = None
        #: The seat that is looked at, and whether the player has stopped the work.
        self.seat = 0
        self.paused = False

    def turn_to(self, seat: int) -> None:
        """Look at a seat: go on with its review, if the player has not stopped that."""
        self.put_down()
        self.seat = seat
        for one in range(self._seats):
            kept = self._known(one) if one not in self._found else None
            if kept is not None:
                self._found[one] = kept

    def review(self, seat: int) -> Review | None:
        """What is known of a seat."""
        return self._found.get(seat)

    @property
    def others(self) -> dict[int, Review]:
        """What is known of the seats that are not looked at."""
        return {seat: review for seat, review in self._found.items() if seat != self.seat}

    @property
    def progress(self) -> Progress | None:
        """How far the seat's review has come; None when it is complete or lies still."""
        working = self._work is not None and self._work[0] == self.seat
        return self._work[1].progress if self._work is not None and working else None

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do for the seat that is looked at."""
        found = self._found.get(self.seat)
        return found is not None and found.complete

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done now."""
        return self.paused or next(self._waiting(), None) is None

    def poll(self) -> bool:
        """Go on a little; True where more is known than before."""
        if self.paused:
            return False
        seat = next(self._waiting(), None)
        if seat is None:
            self.put_down()
            return False
        if self._work is None or self._work[0] != seat:
            self.put_down()
            self._work = seat, self._begin(seat, self._found.get(seat))
        work = self._work[1]
        more = work.poll()
        if more is not None:
            self._found[seat] = more
        if work.over:
            self._found[seat] = work.review
            self.put_down()
        return more is not None or work.over

    def put_down(self) -> None:
        """Stop for now; what is known is kept."""
        if self._work is not None:
            _, work = self._work
            self._work = None
            work.stop()
            self._found[work.review.seat] = work.review
            self._keep(work.review)

    def _waiting(self) -> Iterator[int]:
        """The seats that are still to be worked on: the courses of all, then the one seen."""
        if self._seats > 1 and not self._drawn(self.seat):
            yield self.seat
        if self._seats > 2:
            yield from (seat for seat in range(self._seats) if not self._drawn(seat))
        if not self.complete:
            yield self.seat

    def _drawn(self, seat: int) -> bool:
        """Whether the line of a seat is there."""
        found = self._found.get(seat)
        if found is None:
            return False
        working = self._work is not None and self._work[0] == seat
        at_graph = working and self._work is not None and self._work[1].progress.step == GRAPH
        return bool(found.chance) and not at_graph
