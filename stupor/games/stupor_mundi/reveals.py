"""What a choice brought to light, and the same moment with those piles dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stupor.engine.rng import Rng
from stupor.games.stupor_mundi import secrets
from stupor.games.stupor_mundi.crusade.data import HARBOUR
from stupor.games.stupor_mundi.state import Player, State

DRAW: Final = "draw."


def opened(before: State, after: State) -> tuple[str, ...]:
    """The piles from which something came to light between two positions."""
    draws = [
        f"{DRAW}{seat}"
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        if _drew(was, now)
    ]
    piles = [pile for pile, left in _LEFT.items() if left(before) != left(after)]
    return (*draws, *piles)


def shake(s: State, piles: Sequence[str], rng: Rng) -> State:
    """The same position with these piles alone dealt anew.

    With a draw pile the chance of its renewal becomes another, too: it may run out on the way.
    """
    copy = s.clone()
    for pile in piles:
        if pile.startswith(DRAW):
            seat = int(pile.removeprefix(DRAW))
            copy.own(seat)
            secrets.mix(copy.players[seat].deck, rng)
            copy.rng = rng.clone()
        else:
            _DEAL[pile](copy, rng)
    return copy


def _drew(was: Player, now: Player) -> bool:
    """Whether a hand has a card that lay hidden in its draw pile, or was shuffled into it."""
    if was.deck == now.deck:
        return False
    source = {*was.deck, *was.discard}
    return any(card in source and card not in was.hand for card in now.hand)


def _ships(s: State) -> tuple[int, ...]:
    crusade = s.expansions.crusade
    return () if crusade is None else tuple(crusade.items[HARBOUR])


def _deal_ships(s: State, rng: Rng) -> None:
    if s.expansions.crusade is not None:
        secrets.deal_ships(s, s.expansions.crusade, rng)


def _mix_frederick(s: State, rng: Rng) -> None:
    if s.automa is not None:
        secrets.mix(s.automa.deck, rng)
        s.rng = rng.clone()


#: What is left of each pile that all share.
_LEFT: Final[Mapping[str, Callable[[State], object]]] = {
    "market": lambda s: len(s.card_pile),
    "ally": lambda s: s.ally_down,
    "edict": lambda s: len(s.edict_pile),
    "ships": _ships,
    "frederick": lambda s: s.automa and s.automa.deck,
}
_DEAL: Final[Mapping[str, Callable[[State, Rng], None]]] = {
    "market": secrets.deal_cards,
    "ally": secrets.deal_allies,
    "edict": lambda s, rng: secrets.mix(s.edict_pile, rng),
    "ships": _deal_ships,
    "frederick": _mix_frederick,
}
