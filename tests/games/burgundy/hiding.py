"""Another truth behind the same view: everything that a seat cannot see, in another order.

This is written without the sampler that it is to judge (stupor.games.burgundy.secrets).
"""

from __future__ import annotations

from stupor.engine.rng import Rng, SplitMix, shuffle
from stupor.games.burgundy.effects.choosing import castle_spaces
from stupor.games.burgundy.state import State


def permuted(state: State, seat: int, rng: Rng) -> State:
    """A position with the same view for that seat, in which all that it cannot see is exchanged."""
    other = state.clone()
    other.rng = SplitMix(rng.below(1 << 32))
    other.piles = tuple(_mixed(pile, rng) for pile in state.piles)
    _exchange_goods(other, rng)
    for number, player in enumerate(other.players):
        if number != seat and player.plan:
            player.plan = _another_plan(other, number, rng)
    return other


def _mixed(pieces: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    order = list(pieces)
    shuffle(rng, order)
    return tuple(order)


def _exchange_goods(state: State, rng: Rng) -> None:
    """The goods of phases to come, and those that left for the box unseen."""
    if not state.phase_goods:
        return
    unseen = state.unseen_goods
    pool = [goods for pile in state.phase_goods for goods in pile]
    pool = list(_mixed((*pool, *state.goods_box[:unseen]), rng))
    state.phase_goods = tuple(
        tuple(pool.pop() for _ in range(len(pile))) for pile in state.phase_goods
    )
    state.goods_box = (*sorted(pool), *state.goods_box[unseen:])


def _another_plan(state: State, seat: int, rng: Rng) -> tuple[int, int]:
    """What somebody else may have chosen in secret."""
    state.own(seat)
    plans = [(face, s) for face in state.players[seat].faces for s in castle_spaces(state, face)]
    return plans[rng.below(len(plans))]
