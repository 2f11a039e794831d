"""Looking for last turns that are worth asking about.

In Burgundy nothing is hidden in the last round, so what others answer can be proved, too; proved
positions of Stupor Mundi are in `tests.ai.blunders`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stupor.ai.proof import AnotherTurn, Proof, TooManyPositions
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.games import registry
from tests.ai.endings.ending import MOST, LastTurn, course

#: A turn with fewer ends, or with a larger share of best ones, is too easy.
FEWEST: Final = 12
SHARE: Final = 0.15
#: A turn that has more positions is not asked about; fewer where others answer to its ends.
LARGEST: Final = 5_000
LARGEST_ANSWERED: Final = 1_000
#: Dealings of what is hidden in which the same has to be proved.
DEALINGS: Final = 3
#: Who plays the games: quick, and no fool.
PLAYER: Final = "knight"
#: Tables and kinds of game that are played in turn.
KINDS: Final[dict[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "burgundy": ((2, {"duchies": "dealt"}), (2, {}), (3, {"duchies": "dealt"})),
}
#: What is proved of a last turn: ends, best ends, the best lead, the lead of the most points.
Facts = tuple[int, int, int, int]


def last_turns(game: str, seed: int) -> Iterator[LastTurn]:
    """The last turns of one game of Knights in which few ends are the best."""
    kinds = KINDS[game]
    seats, options = kinds[seed % len(kinds)]
    rules = registry.get(game).rules
    done: set[int] = set()
    for state, moves in course(registry.get(game), seats, seed, options, PLAYER):
        seat = rules.asked(state)
        if seat is None or seat in done or not (rules.ending(state) and rules.begins(state)):
            continue
        most = LARGEST_ANSWERED if _others_follow(rules, state, seat) else LARGEST
        found = proved(rules, state, seat, most)
        if found is None:
            continue
        done.add(seat)
        if _hard(found) and _holds(rules, state, seat, found):
            yield LastTurn(game, seats, seed, options, moves, *found)


def _others_follow(rules: Rules, state: Any, seat: int) -> bool:
    """Whether others have a turn behind the seat's, if it does as little as it can."""
    state = state.clone()
    while (asked := rules.asked(state)) is not None:
        if asked != seat and rules.begins(state):
            return True
        rules.apply(state, rules.legal(state)[-1])
    return False


def _hard(found: Facts) -> bool:
    ends, best, _, _ = found
    return ends >= FEWEST and best <= SHARE * ends


def _holds(rules: Rules, state: Any, seat: int, found: Facts) -> bool:
    """Whether the same is proved in other dealings of what is hidden."""
    dealt = (rules.determinize(state, seat, SplitMix(n)) for n in range(1, DEALINGS))
    return all(proved(rules, each, seat) == found for each in dealt)


def proved(rules: Rules, state: Any, seat: int, most: int = MOST) -> Facts | None:
    """What is proved; None where too much would have to be tried, or the seat goes on."""
    try:
        ends = Proof(rules, seat, most).last(state)
    except (TooManyPositions, AnotherTurn):
        return None
    lead, points = max(end.lead for end in ends), max(end.points for end in ends)
    best = sum(end.lead == lead for end in ends)
    selfish = max(end.lead for end in ends if end.points == points)
    return len(ends), best, lead, selfish
