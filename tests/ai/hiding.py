"""Another truth behind the same view: everything that a seat cannot see, in another order.

This is written without the sampler that it is to judge (stupor.games.stupor_mundi.secrets).
"""

from __future__ import annotations

from itertools import pairwise

from stupor.engine import agenda
from stupor.engine.rng import Rng, SplitMix, shuffle
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.state import Player, State

#: Three-player Edicts, of which some are in an easier solo game.
MARKED = range(16, 22)


def permuted(state: State, seat: int, rng: Rng) -> State:
    """A position with the same view for that seat, in which all that it cannot see is exchanged."""
    other = state.clone()
    other.rng = SplitMix(rng.below(1 << 32))
    other.own_all()
    for number, player in enumerate(other.players):
        if number == seat:
            shuffle(rng, player.deck)
        else:
            _exchange_cards(player, rng)
    _exchange_advanced(other, rng)
    _exchange_allies(other, rng)
    _exchange_edicts(other, rng)
    if other.automa is not None:
        shuffle(rng, other.automa.deck)
    asked = agenda.top(other)
    if asked is not None and asked[0] != seat:
        other.options = asked[1].options(other, asked[0])
    return other


def _exchange_cards(player: Player, rng: Rng) -> None:
    """Hand, draw pile and face-down cards of another House."""
    slots = [slot for slot in range(6) if player.slots[slot] >= 0 and player.down >> slot & 1]
    cards = [*player.deck, *(player.slots[slot] for slot in slots), *player.hand]
    shuffle(rng, cards)
    for slot in slots:
        player.slots[slot] = cards.pop(0)
    for place in range(len(player.hand)):
        player.hand[place] = cards.pop(0)
    player.deck[:] = cards


def _exchange_advanced(state: State, rng: Rng) -> None:
    """Each level's cards in the pile and in the game box; that A lies on B is known."""
    levels = [CARDS[card].level for card in state.card_pile]
    assert all(below >= above for below, above in pairwise(levels)), "an A card under a B card"
    cards = [*state.card_pile, *state.spare_cards]
    shuffle(rng, cards)
    by_level = {level: [c for c in cards if CARDS[c].level == level] for level in "ab"}
    state.card_pile = [by_level[level].pop() for level in levels]
    state.spare_cards = tuple(by_level["a"] + by_level["b"])


def _exchange_allies(state: State, rng: Rng) -> None:
    """Face-down Allies and those in the game box."""
    allies = [*filter(None, state.ally_down), *state.spare_allies]
    shuffle(rng, allies)
    state.ally_down = [allies.pop() if ally else 0 for ally in state.ally_down]
    state.spare_allies = tuple(allies)


def _exchange_edicts(state: State, rng: Rng) -> None:
    """The pile's order, and in a solo game which of the marked Edicts lie in it."""
    pile = state.edict_pile
    if state.automa is not None:
        shown = {*state.active, *state.next, *state.players[0].issued}
        marked = [edict for edict in MARKED if edict not in shown]
        shuffle(rng, marked)
        pile = [marked.pop() if edict in MARKED else edict for edict in pile]
    shuffle(rng, pile)
    state.edict_pile = pile
