"""Shuffling with few numbers: one of them is enough for several pieces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.engine.rng import Rng

#: A number below this is as good as evenly drawn, from any generator of ours.
FINE: Final = 1 << 40
#: More pieces are never shuffled at once.
MOST: Final = 200


def _spans() -> list[tuple[int, int]]:
    found = []
    for last in range(MOST):
        span, stop = 1, last
        while stop > 0 and span * (stop + 1) <= FINE:
            span *= stop + 1
            stop -= 1
        found.append((span, stop))
    return found


#: By the last place that is still to be drawn for: how many ways there are to draw for it and for
#: places before it, and the last place that is left then.
_SPANS: Final = tuple(_spans())


def shuffled(rng: Rng, pieces: Iterable[int]) -> list[int]:
    """Pieces in random order.

    >>> from stupor.engine.rng import SplitMix
    >>> shuffled(SplitMix(1), range(6))
    [4, 3, 1, 2, 0, 5]
    """
    items = list(pieces)
    last = len(items) - 1
    while last > 0:
        span, stop = _SPANS[last]
        number = rng.below(span)
        while last > stop:
            number, other = divmod(number, last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1
    return items
