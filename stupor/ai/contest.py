"""Options that are tried in dealing after dealing, until it is clear which of them is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.ai.bot import Ranking
from stupor.engine.notation import Option

#: After so many dealings the first options are given up.
EARLY: Final = 3
#: And then again after each of so many more.
STEP: Final = 2
#: What is clear: so many standard errors behind the leader, squared.
CLEAR: Final = 2.0
#: Few dealings may agree by chance: as many squared VP are added to their differences.
DOUBT: Final = 4.0


class Race:
    """What options came to in the same dealings; who is clearly behind runs no further."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.running = list(options)
        self._found: dict[Option, list[float]] = {option: [] for option in options}

    def note(self, option: Option, value: float) -> None:
        """Write down what an option came to in one more dealing."""
        self._found[option].append(value)

    def drop(self) -> None:
        """Let those stop that are clearly behind, when it is time to look."""
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
        """The options by how far they ran, then by what they came to on average."""
        order = sorted(
            self._found.items(), key=lambda found: (-len(found[1]), -sum(found[1]) / len(found[1]))
        )
        ranking: Ranking = []
        for option, found in order:
            mean = sum(found) / len(found)
            ranking.append((option, min(mean, ranking[-1][1]) if ranking else mean))
        return ranking


def clearly_behind(values: Sequence[float], ahead: Sequence[float]) -> bool:
    """Whether values are so far behind others of the same dealings that chance cannot be why.

    >>> clearly_behind([1.0, 2.0, 3.0], [5.0, 6.0, 7.0]), clearly_behind([1.0, 9.0], [5.0, 6.0])
    (True, False)
    """
    count = len(values)
    behind = [theirs - own for own, theirs in zip(values, ahead, strict=True)]
    mean = sum(behind) / count
    spread = DOUBT + sum((one - mean) * (one - mean) for one in behind)
    return mean > 0 and mean * mean * count * count > CLEAR * spread
