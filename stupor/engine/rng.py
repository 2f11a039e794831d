"""All randomness of a game: a small generator that lives in the state."""

from typing import Final, Protocol

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Rng(Protocol):
    """A source of whole numbers; a scripted one stands in for tests."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        ...

    def clone(self) -> "Rng":
        """An equal, independent generator."""
        ...


class SplitMix:
    """SplitMix64: one integer of state, the same numbers on every machine.

    >>> SplitMix(7).below(100)
    89
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


def shuffle(rng: Rng, items: list[int]) -> None:
    """Put the items in random order, in place (Fisher-Yates)."""
    below = rng.below
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
