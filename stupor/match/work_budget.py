"""How much is done for a record of unknown origin: counted, so that it is the same everywhere."""

from __future__ import annotations

from typing import Final

#: A real game of the greatest length takes two thirds of that, even where it is damaged.
MOST: Final = 8_000
#: To read a position is as much work as so many choices.
_POSITION: Final = 25
#: In a position of so many values a choice is twice the work; a real one has less than half.
_FULL: Final = 2_000
#: So many options are seen through at the price of one choice; a real decision hardly has more.
_WIDE: Final = 50


class TooMuchWork(Exception):
    """A record asks for more work than any game takes."""


class WorkBudget:
    """What may still be done; a choice of a usual size is one."""

    def __init__(self, most: int = MOST) -> None:
        """Nothing is done yet."""
        self.left = most
        self._each = 1

    def position(self, values: int) -> None:
        """A position of so many values is read and checked; what follows happens in it."""
        self._each = 1 + values // _FULL
        self._spend(_POSITION * self._each)

    def choice(self, offered: int) -> None:
        """A choice is made, and the next decision offers so many options."""
        self._spend(self._each + offered // _WIDE)

    def options(self, offered: int) -> None:
        """Every option of a decision is tried."""
        self._spend(self._each * offered)

    def _spend(self, work: int) -> None:
        self.left -= work
        if self.left < 0:
            raise TooMuchWork(f"a record asks for {-self.left} steps too many")
