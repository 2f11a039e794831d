"""Looking for last turns that are worth asking about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stupor.ai.proof import GoesOn, Proof, TooMany
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.games import registry
from tests.ai.endings.ending import MOST, LastTurn, course

#: A turn with fewer ends, or with a larger share of best ones, is too easy.
FEWEST: Final = 12
SHARE: Final = 0.15
#: Dealings of what is hidden in which the same has to be proved.
DEALINGS: Final = 3
#: Who plays the games: quick, and no fool.
PLAYER: Final = "knight"
#: Tables and kinds of game that are played in turn.
KINDS: Final[dict[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "burgundy": ((2, {"duchies": "dealt"}), (2, {}), (3, {"duchies": "dealt"})),
    "stupor_mundi": ((2, {}), (3, {}), (2, {}), (4, {})),
}


def last_turns(game: str, seed: int) -> Iterator[LastTurn]:
    """The last turns of one game of Knights in which few ends are the best."""
    kinds = KINDS[game]
    seats, options = kinds[seed % len(kinds)]
    spec = registry.get(game)
    done: set[int] = set()
    for state, moves in course(spec, seats, seed, options, PLAYER):
        seat = spec.rules.asked(state)
        if (
            not (spec.rules.ending(state) and spec.rules.begins(state))
            or seat is None
            or seat in done
        ):
            continue
        found = _proved(spec.rules, state, seat)
        if found is None:
            continue
        done.add(seat)
        ends, best, lead, selfish = found
        if ends >= FEWEST and best <= SHARE * ends:
            yield LastTurn(game, seats, seed, options, moves, ends, best, lead, selfish)


def _proved(rules: Rules, state: Any, seat: int) -> tuple[int, int, int, int] | None:
    """Ends, best ends, best lead and lead of the most points; None where it hangs on chance."""
    first = proved(rules, state, seat)
    for number in range(1, DEALINGS if first is not None else 0):
        if proved(rules, rules.determinize(state, seat, SplitMix(number)), seat) != first:
            return None
    return first


def proved(rules: Rules, state: Any, seat: int) -> tuple[int, int, int, int] | None:
    """The same of one dealing; None where too much would have to be tried, or the seat goes on."""
    try:
        ends = Proof(rules, seat, MOST).last(state)
    except (TooMany, GoesOn):
        return None
    lead, points = max(end.lead for end in ends), max(end.points for end in ends)
    best = sum(end.lead == lead for end in ends)
    selfish = max(end.lead for end in ends if end.points == points)
    return len(ends), best, lead, selfish
