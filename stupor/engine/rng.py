"""All randomness of a game: a small generator that lives in the state."""

from typing import Final, Protocol

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Rng(Protocol):
    """A source of whole numbers; a scripted one stands in for tests."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

    def clone(self) -> "Rng":
        """An equal, independent generator."""


class SplitMix:
    """SplitMix64: one integer of state, the same numbers on every machine.

    >>> SplitMix(7).below(100)
    87
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = z = (self.state + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n

    def clone(self) -> "SplitMix":
        """An equal, independent generator."""
        return SplitMix(self.state)


class Imagined(SplitMix):
    """The chance of a future that is only thought of, so that choices can be compared in it.

    Rules that meet it draw for the seats in their own order: what a seat meets there never hangs on
    who moves first.
    """

    __slots__ = ()

    def clone(self) -> "Imagined":
        """An equal, independent generator."""
        return Imagined(self.state)

    def apart(self, seat: int, moment: int) -> SplitMix:
        """Chance of a seat's own at a moment of the game, whatever was drawn before."""
        return SplitMix(self.state ^ (seat + 1) * GOLDEN ^ moment << 32)


def shuffle(rng: Rng, items: list[int]) -> None:
    """Put the items in random order, in place (Fisher-Yates)."""
    below = rng.below
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
