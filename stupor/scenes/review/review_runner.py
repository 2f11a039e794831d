"""The review of one game, seat by seat: what is known, and what is being worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from stupor.match.review import Review
from stupor.match.reviewing import Progress


class RunningReview(Protocol):
    """A review in the making."""

    @property
    def review(self) -> Review | None:
        """All that is known by now; None until the course of the game has been looked at."""

    @property
    def progress(self) -> Progress | None:
        """How far it has come; None as long."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""

    def poll(self) -> Review | None:
        """Go on a little: the review where it knows more, else None."""

    def stop(self) -> None:
        """Ask nothing more of the process that thinks."""


#: Begins the review of a seat, or goes on with what is known of the game.
Begin = Callable[[int, Review | None], RunningReview]
#: Reads what is kept of the game; keeps it.
Kept = Callable[[], Review | None]
Keep = Callable[[Review], None]


class ReviewRunner:
    """Reviews a game from the seat that is looked at; the others lend their lines."""

    def __init__(self, seats: int, begin: Begin, kept: Kept, keep: Keep) -> None:
        """Nothing is read or begun yet."""
        self._seats = seats
        self._begin = begin
        self._kept = kept
        self._keep = keep
        self._found: dict[int, Review] = {}
        self._work: RunningReview | None = None
        #: Draws the line of another seat.
        self._aside: RunningReview | None = None
        self._read = False
        #: What was found out last, from whatever seat: it counts for all.
        self._latest: Review | None = None
        #: How far the work had come that was put down.
        self._came: Progress | None = None
        #: The seat that is looked at, and whether the player has stopped the work.
        self.seat = 0
        self.paused = False

    def turn_to(self, seat: int) -> None:
        """Look at a seat: go on with its review, if the player has not stopped that."""
        self.put_down()
        self.seat, self._came = seat, None
        if not self._read:
            self._read = True
            self._latest = self._kept()
            if self._latest is not None:
                self._found[self._latest.seat] = self._latest

    def review(self, seat: int) -> Review | None:
        """What is known of a seat."""
        return self._found.get(seat)

    @property
    def others(self) -> dict[int, Review]:
        """What is known of the seats that are not looked at."""
        return {seat: review for seat, review in self._found.items() if seat != self.seat}

    @property
    def progress(self) -> Progress | None:
        """How far the review has come, or had when it was put down; None until it has begun."""
        return self._work.progress if self._work is not None else self._came

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do for the seat that is looked at."""
        found = self._found.get(self.seat)
        return found is not None and found.complete

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done now."""
        return (self.complete and self._unseen is None) or self.paused

    @property
    def _unseen(self) -> int | None:
        """A seat at a table of several whose line is not there yet."""
        if self._seats < 3 or self.seat not in self._found:
            return None
        return next((seat for seat in range(self._seats) if seat not in self._found), None)

    def poll(self) -> bool:
        """Go on a little; True where more is known than before."""
        if self.idle:
            return False
        unseen = self._unseen
        if unseen is not None:
            return self._see(unseen)
        if self._work is None:
            self._work = self._begin(self.seat, self._latest)
            return self._work.review is not None and self._note(self._work.review)
        more = self._work.poll()
        known = more is not None and self._note(more)
        if self.complete:
            self.put_down()
        return known

    def _see(self, seat: int) -> bool:
        """Go on with the line of another seat; True once it is there."""
        if self._aside is None:
            self._aside = self._begin(seat, self._latest)
        found = self._aside.review or self._aside.poll()
        if found is None:
            return False
        self._found[seat], self._aside = found, None
        return True

    def put_down(self) -> None:
        """Stop for now; what is known has been kept."""
        work, self._work, self._aside = self._work, None, None
        if work is not None:
            self._came = work.progress
            work.stop()

    def _note(self, review: Review) -> bool:
        """Keep what is known at once: who is killed goes on from there."""
        self._found[review.seat] = self._latest = review
        self._keep(review)
        return True
