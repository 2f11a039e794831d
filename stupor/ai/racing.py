"""A race of options: dealing after dealing, those clearly behind drop out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.ai.bot import Ranking
from stupor.engine.notation import Option

#: Options are first dropped after this many dealings.
EARLY: Final = 3
#: And then after every this many more.
STEP: Final = 2
#: Standard errors behind the leader, squared, from which an option is clearly behind.
CLEAR: Final = 2.0
#: Squared VP added to the spread, since a few dealings may agree by chance.
DOUBT: Final = 4.0


class Race:
    """The values of options in the same dealings; those clearly behind are dropped."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.running = list(options)
        self._found: dict[Option, list[float]] = {option: [] for option in options}

    def add(self, option: Option, value: float) -> None:
        """Add the value of an option in one more dealing."""
        self._found[option].append(value)

    def drop(self) -> None:
        """Drop the options that are clearly behind, if a check is due."""
        dealings = len(self._found[self.running[0]])
        if dealings < EARLY or (dealings - EARLY) % STEP:
            return
        leader = max(self.running, key=lambda option: sum(self._found[option]))
        ahead = self._found[leader]
        self.running = [
            option
            for option in self.running
            if option == leader or not clearly_behind(self._found[option], ahead)
        ]

    def ranking(self) -> Ranking:
        """The options by the number of their dealings, then by their mean value."""
        order = sorted(
            self._found.items(), key=lambda found: (-len(found[1]), -sum(found[1]) / len(found[1]))
        )
        ranking: Ranking = []
        for option, found in order:
            mean = sum(found) / len(found)
            ranking.append((option, min(mean, ranking[-1][1]) if ranking else mean))
        return ranking


def clearly_behind(values: Sequence[float], ahead: Sequence[float]) -> bool:
    """Whether values are further behind others of the same dealings than chance explains.

    >>> clearly_behind([1.0, 2.0, 3.0], [5.0, 6.0, 7.0]), clearly_behind([1.0, 9.0], [5.0, 6.0])
    (True, False)
    """
    count = len(values)
    behind = [theirs - own for own, theirs in zip(values, ahead, strict=True)]
    mean = sum(behind) / count
    spread = DOUBT + sum((one - mean) * (one - mean) for one in behind)
    return mean > 0 and mean * mean * count * count > CLEAR * spread
