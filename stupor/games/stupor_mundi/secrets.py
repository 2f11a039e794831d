"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from typing import Final

from stupor.engine.rng import Rng, shuffle
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.ids import EMPTY, NOTHING
from stupor.games.stupor_mundi.state import Player, State

LEVEL: Final = {card.id: card.level for card in CARDS}


def determinize(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the true one."""
    copy = s.clone()
    copy.rng = rng
    for other, player in enumerate(copy.players):
        shuffle(rng, player.deck)
        if other != seat:
            deal_hidden(player, rng)
    deal_cards(copy, rng)
    shuffle(rng, copy.edict_pile)
    deal_allies(copy, rng)
    if copy.automa is not None:
        shuffle(rng, copy.automa.deck)
    return copy


def deal_hidden(player: Player, rng: Rng) -> None:
    """Mix another player's hand, draw pile and face-down cards."""
    down = [slot for slot in range(6) if player.down >> slot & 1 and player.slots[slot] != EMPTY]
    hidden = player.hand + player.deck + [player.slots[slot] for slot in down]
    hidden.sort()
    shuffle(rng, hidden)
    for slot in down:
        player.slots[slot] = hidden.pop()
    cut = len(player.hand)
    player.hand, player.deck = hidden[:cut], hidden[cut:]


def deal_cards(s: State, rng: Rng) -> None:
    """Mix pile and game box of Advanced cards within each level: A lies on B, unmixed."""
    spare: list[int] = []
    for level in "ab":
        places = [i for i, card in enumerate(s.card_pile) if LEVEL[card] == level]
        unseen = [s.card_pile[place] for place in places]
        unseen += [card for card in s.spare_cards if LEVEL[card] == level]
        unseen.sort()
        shuffle(rng, unseen)
        for place in places:
            s.card_pile[place] = unseen.pop()
        spare += unseen
    s.spare_cards = tuple(sorted(spare))


def deal_allies(s: State, rng: Rng) -> None:
    """Mix the face-down Allies with those in the game box."""
    places = [index for index, ally in enumerate(s.ally_down) if ally != NOTHING]
    unseen = sorted([*(s.ally_down[index] for index in places), *s.spare_allies])
    shuffle(rng, unseen)
    for place in places:
        s.ally_down[place] = unseen.pop()
    s.spare_allies = tuple(sorted(unseen))
