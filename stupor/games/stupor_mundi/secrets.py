"""What a seat cannot know, dealt anew, and what a choice brought to light of it.

Every hidden group is sorted before it is shuffled: a deal follows from what the seat may know and
from the generator alone, and the true order of hidden things leaves no trace in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stupor.engine import agenda
from stupor.engine.rng import Rng, shuffle
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.crusade.data import HARBOUR
from stupor.games.stupor_mundi.data.edicts import EDICTS
from stupor.games.stupor_mundi.expansions.state import Crusade, Expansions
from stupor.games.stupor_mundi.ids import EMPTY, NOTHING
from stupor.games.stupor_mundi.state import Player, State

LEVEL: Final = {card.id: card.level for card in CARDS}
#: The Edicts marked for three players: some of them join an easier solo game unseen (R26).
JOINING: Final = frozenset(edict.id for edict in EDICTS if edict.mark == 3)
DRAW: Final = "draw."


def determinize(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the true one."""
    copy = s.clone()
    copy.rng = rng
    copy.own_all()
    for other, player in enumerate(copy.players):
        if other == seat:
            mix(player.deck, rng)
        else:
            deal_hidden(player, rng)
    deal_cards(copy, rng)
    deal_allies(copy, rng)
    if copy.expansions.crusade is not None:
        deal_ships(copy, copy.expansions.crusade, rng)
    if copy.automa is not None:
        deal_joining(copy, rng)
        mix(copy.automa.deck, rng)
    mix(copy.edict_pile, rng)
    ask_anew(copy, seat)
    return copy


def mix(pieces: list[int], rng: Rng) -> None:
    """Put pieces into an order that depends on the generator alone."""
    pieces.sort()
    shuffle(rng, pieces)


def deal_hidden(player: Player, rng: Rng) -> None:
    """Mix another player's hand, draw pile and face-down cards."""
    down = [slot for slot in range(6) if player.down >> slot & 1 and player.slots[slot] != EMPTY]
    hidden = player.hand + player.deck + [player.slots[slot] for slot in down]
    mix(hidden, rng)
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
        mix(unseen, rng)
        for place in places:
            s.card_pile[place] = unseen.pop()
        spare += unseen
    s.spare_cards = tuple(sorted(spare))


def deal_allies(s: State, rng: Rng) -> None:
    """Mix the face-down Allies with those in the game box."""
    places = [index for index, ally in enumerate(s.ally_down) if ally != NOTHING]
    unseen = [*(s.ally_down[index] for index in places), *s.spare_allies]
    mix(unseen, rng)
    for place in places:
        s.ally_down[place] = unseen.pop()
    s.spare_allies = tuple(sorted(unseen))


def deal_ships(s: State, crusade: Crusade, rng: Rng) -> None:
    """Mix the Supply Ships below the top one with those in the game box."""
    *below, top = crusade.items[HARBOUR] or (NOTHING,)
    if below:
        unseen = [*below, *crusade.spare]
        mix(unseen, rng)
        cut = len(below)
        items = (*crusade.items[:HARBOUR], (*unseen[:cut], top), *crusade.items[HARBOUR + 1 :])
        spare = tuple(sorted(unseen[cut:]))
        mixed = Crusade(crusade.boards, items, crusade.banned, spare)
        s.expansions = Expansions(mixed, s.expansions.projects)


def deal_joining(s: State, rng: Rng) -> None:
    """Let others of the Edicts that join an easier game lie in its pile; none shows its face."""
    known = [edict for edict in s.edict_pile if edict not in JOINING]
    hidden = len(s.edict_pile) - len(known)
    if hidden:
        seen = {*s.active, *s.next, *s.players[0].issued}
        unseen = list(JOINING - seen)
        mix(unseen, rng)
        s.edict_pile[:] = known + unseen[:hidden]


def ask_anew(s: State, seat: int) -> None:
    """Offer another seat's question with the cards that this seat now imagines there."""
    asked = agenda.top(s)
    if asked is not None and asked[0] != seat:
        s.options = asked[1].options(s, asked[0])


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
            mix(copy.players[seat].deck, rng)
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
        deal_ships(s, s.expansions.crusade, rng)


def _mix_frederick(s: State, rng: Rng) -> None:
    if s.automa is not None:
        mix(s.automa.deck, rng)
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
    "market": deal_cards,
    "ally": deal_allies,
    "edict": lambda s, rng: mix(s.edict_pile, rng),
    "ships": _deal_ships,
    "frederick": _mix_frederick,
}
