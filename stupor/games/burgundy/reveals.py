"""What a choice brought to light, and the same moment with other tiles or other dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.rng import Rng
from stupor.engine.rules import Thrown
from stupor.games.burgundy import secrets
from stupor.games.burgundy.effects.turn import NEW_TURN, begins
from stupor.games.burgundy.state import State

TILES: Final = "tiles"
THROW: Final = "throw."
#: Two dice that nobody tells apart, and in how many of 36 cases they fall.
PAIRS: Final = tuple(
    ((one, other), 1 if one == other else 2) for one in range(1, 7) for other in range(one, 7)
)


def opened(before: State, after: State) -> tuple[str, ...]:
    """The tiles of a phase that has begun; the white die and the order of goods are not told."""
    return (TILES,) if after.phase > before.phase else ()


def shake(s: State, piles: Sequence[str], rng: Rng) -> State:
    """The same position with other tiles in the supplies."""
    copy = s.clone()
    if TILES in piles:
        copy.piles = tuple([secrets.mixed(pile, rng) for pile in s.piles])
    return copy


def thrown(s: State) -> Thrown | None:
    """The dice of the turn about to begin, with all 21 ways they could have fallen."""
    if not begins(s):
        return None
    one, other = sorted(s.players[s.turn].rolled)
    ways = tuple([(_key(pair), weight, _with(s, pair)) for pair, weight in PAIRS])
    return Thrown(f"{THROW}{s.turn}", _key((one, other)), ways)


def _key(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _with(s: State, pair: tuple[int, int]) -> State:
    """The same position with other dice."""
    copy = s.clone()
    copy.own(s.turn)
    player = copy.players[s.turn]
    player.dice = player.rolled = pair
    copy.options = NEW_TURN.options(copy, s.turn)
    return copy
