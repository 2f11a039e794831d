"""What a seat cannot know, dealt anew (B5), and what a choice brought to light of it.

Every hidden group is sorted before it is shuffled: a deal follows from what the seat may know and
from the generator alone, and the true order of hidden things leaves no trace in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.rng import Rng
from stupor.engine.rules import Thrown
from stupor.games.burgundy.chance import shuffled
from stupor.games.burgundy.effects.choosing import castle_spaces
from stupor.games.burgundy.effects.turn import NEW_TURN, begins
from stupor.games.burgundy.state import State

TILES: Final = "tiles"
THROW: Final = "throw."
#: Two dice that nobody tells apart, and in how many of 36 cases they fall.
PAIRS: Final = tuple(
    ((one, other), 1 if one == other else 2) for one in range(1, 7) for other in range(one, 7)
)


def determinize(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the true one: other supplies, goods and dice."""
    copy = s.clone()
    copy.rng = rng
    copy.piles = tuple([mixed(pile, rng) for pile in s.piles])
    deal_goods(copy, rng)
    if any(player.plan for player in s.players):
        deal_plans(copy, seat, rng)
    return copy


def hides(s: State) -> bool:
    """Whether duchies are being chosen in secret: nothing else is known to one seat alone (B5)."""
    return (bool(s.options) and s.options[0][0] == "hidden") or any(p.plan for p in s.players)


def mixed(pieces: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Pieces in an order that depends on the generator alone."""
    return tuple(shuffled(rng, sorted(pieces)))


def deal_goods(s: State, rng: Rng) -> None:
    """Mix the goods of later phases with those that nobody saw leave for the box.

    Goods that left the game openly stay: only the first so many of the box were never seen.
    """
    if not s.phase_goods:
        return
    unseen, seen = s.goods_box[: s.unseen_goods], s.goods_box[s.unseen_goods :]
    pool = list(mixed((*[goods for pile in s.phase_goods for goods in pile], *unseen), rng))
    piles = []
    for pile in s.phase_goods:
        piles.append(tuple(pool[: len(pile)]))
        pool = pool[len(pile) :]
    s.phase_goods = tuple(piles)
    s.goods_box = (*sorted(pool), *seen)


def deal_plans(s: State, seat: int, rng: Rng) -> None:
    """Let the others have chosen any duchy and castle that they could choose."""
    for other, player in enumerate(s.players):
        if player.plan and other != seat:
            plans = [(face, space) for face in player.faces for space in castle_spaces(s, face)]
            s.own(other)
            s.players[other].plan = plans[rng.below(len(plans))]


def opened(before: State, after: State) -> tuple[str, ...]:
    """The tiles of a phase that has begun; the white die and the order of goods are not told."""
    return (TILES,) if after.phase > before.phase else ()


def shake(s: State, piles: Sequence[str], rng: Rng) -> State:
    """The same position with other tiles in the supplies."""
    copy = s.clone()
    if TILES in piles:
        copy.piles = tuple([mixed(pile, rng) for pile in s.piles])
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
