"""What a learned judgement looks at: facts about one House, each of them there or not.

A number such as the Augustales becomes one fact for each value, so that a sum of weights can bend.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from stupor.engine.judgement import FactNames
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data.allies import ALLIES, LOYALIST
from stupor.games.stupor_mundi.data.workplaces import WORKPLACES
from stupor.games.stupor_mundi.expansions.features import NAMES as EXPANSION_NAMES
from stupor.games.stupor_mundi.expansions.features import expansion_features
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.ids import (
    ACTION,
    CITY_NAMES,
    GREAT,
    HOUSE_NAMES,
    NOTHING,
    SITE_NAMES,
    UNBUILT,
)
from stupor.games.stupor_mundi.state import Player, State

_names = FactNames()
_facts: Final = _names.room
_ALWAYS: Final = _facts("always", 1)
_COINS: Final = _facts("coins", 26)
_GRAIN: Final = _facts("grain", 8)
_STONE: Final = _facts("stone", 8)
_ROOM: Final = _facts("room", 8)
_PAIRS: Final = _facts("pairs", 8)
_SITE: Final = _facts("site", len(SITE_NAMES))
_CLOSED: Final = _facts("closed", len(queries.SIDE_SITES))
_NEARLY: Final = _facts("nearly", len(queries.SIDE_SITES))
_GREAT: Final = _facts("great", max(GREAT) + 1)
_STRUCTURES: Final = _facts("structures", len(SITE_NAMES) + 1)
_ALLY: Final = _facts("ally", len(ALLIES))
_MET: Final = _facts("met", len(ALLIES))
_MARGIN: Final = _facts("margin", 7)
_SPACES: Final = _facts("spaces", 6)
_SPECIALIST: Final = _facts("specialist", 36)
_ABILITY: Final = _facts("ability", len(WORKPLACES))
_CARD: Final = _facts("card", len(CARDS))
_HOUSE: Final = _facts("house", len(HOUSE_NAMES))
_HAND: Final = _facts("hand", 10)
_TURNS: Final = _facts("turns", 7)
_PASSED: Final = _facts("passed", 1)
_ISSUED: Final = _facts("issued", 12)
_DECK: Final = _facts("deck", 16)
_FIRST: Final = _facts("first", 1)
_HELD: Final = _facts("held", len(CARDS))
_SLOT: Final = _facts("slot", params.SLOTS)
_SHIP: Final = _facts("ship", len(CITY_NAMES))
_HARBOUR: Final = _facts("harbour", 3)
_EXPANSIONS: Final = len(_names.all)

#: The facts by place; those of the expansions stand behind the others.
NAMES: Final = (*_names.all, *EXPANSION_NAMES)
_ALLY_AT: Final = {ally.id: place for place, ally in enumerate(ALLIES)}
_CARD_AT: Final = {card.id: place for place, card in enumerate(CARDS) if card.level != "house"}
_HELD_AT: Final = {card.id: _HELD + place for place, card in enumerate(CARDS)}
_ABILITIES: Final = tuple((_ABILITY + n, 1 << place.id) for n, place in enumerate(WORKPLACES))


def features(s: State, seat: int) -> list[int]:
    """The places of the facts that hold for a seat."""
    player = s.players[seat]
    found = [_ALWAYS, _HOUSE + player.house]
    _goods(player, found)
    _castle(player, found)
    _allies(s, player, found)
    _workers(s, player, found)
    _cards(s, player, found)
    _ship(s, player, found)
    if s.first == seat:
        found.append(_FIRST)
    if s.expansions is not NO_EXPANSIONS:
        found += [_EXPANSIONS + fact for fact in expansion_features(s, seat)]
    return found


def looks(s: State, seat: int, majority: int) -> Hashable:
    """All that `features` and the hand-made judgement look at in a game without expansions.

    Before the last round, that is; `majority` are the VP for a place in the race for Structures.
    """
    player = s.players[seat]
    here = 2 * player.ship
    return (
        s.seats,
        s.round,
        s.first == seat,
        majority,
        s.ally_up[here] != NOTHING,
        s.ally_up[here + 1] != NOTHING,
        tuple(s.palace),
        queries.abilities(s, player),
        player.house,
        player.coins,
        player.grain,
        player.stone,
        player.vp,
        player.ship,
        player.passed,
        player.pieces,
        player.castle,
        player.specialists,
        player.allies,
        len(player.issued),
        tuple(player.hand),
        tuple(player.slots),
        len(player.deck),
        frozenset((*player.deck, *player.discard)),
    )


def last_features(s: State, seat: int) -> list[int]:
    """The same for the last round: none for whoever has no turn any more."""
    player = s.players[seat]
    if s.phase != ACTION or player.passed or not player.hand or not queries.free_slots(player):
        return []
    return features(s, seat)


def _goods(player: Player, found: list[int]) -> None:
    grain, stone = player.grain, player.stone
    found += (
        _COINS + min(player.coins, 25),
        _GRAIN + min(grain, 7),
        _STONE + min(stone, 7),
        _ROOM + max(0, min(queries.room(player), 7)),
        _PAIRS + min(grain, stone, 7),
        _ISSUED + min(len(player.issued), 11),
    )


def _castle(player: Player, found: list[int]) -> None:
    built = 0
    for site, piece in enumerate(player.castle):
        if piece != UNBUILT:
            built += 1
            found.append(_SITE + site)
            if piece in GREAT:
                found.append(_GREAT + piece)
    found.append(_STRUCTURES + built)
    for side, count in enumerate(queries.built_on_sides(player.castle)):
        if count == 3:
            found.append(_CLOSED + side)
        elif count == 2:
            found.append(_NEARLY + side)


def _allies(s: State, player: Player, found: list[int]) -> None:
    free = 0
    for space, ally in enumerate(player.allies):
        if ally:
            place, margin = _ALLY_AT[ally], _margin(s, player, ally)
            found += (_ALLY + place, _MARGIN + max(0, min(margin + 3, 6)))
            if margin >= 0:
                found.append(_MET + place)
        elif queries.ally_space_open(player, space):
            free += 1
    found.append(_SPACES + free)


def _margin(s: State, player: Player, ally: int) -> int:
    """By how much an Ally's requirement is met; less than 0 where it is not."""
    card = ALLIES[ally]
    his = queries.imperial_measure(s, card.measure)
    if card.circle == LOYALIST:
        return his - card.threshold
    return queries.own_measure(player, card.measure) - his - card.threshold


def _workers(s: State, player: Player, found: list[int]) -> None:
    a, b, c = player.specialists
    found += (_SPECIALIST + a, _SPECIALIST + b, _SPECIALIST + c)
    owned = queries.abilities(s, player)
    for fact, ability in _ABILITIES:
        if owned & ability:
            found.append(fact)


def _cards(s: State, player: Player, found: list[int]) -> None:
    # sorted, so that a sum does not tell in which order hidden cards lie
    for card in (*player.hand, *player.slots, *sorted((*player.deck, *player.discard))):
        if card in _CARD_AT:
            found.append(_CARD + _CARD_AT[card])
    if player.passed:
        found.append(_PASSED)
    else:
        free = queries.free_slots(player)
        found.append(_TURNS + min(len(player.hand), len(free), 6))
        for slot in free:
            found.append(_SLOT + slot)
    for card in player.hand:
        found.append(_HELD_AT[card])
    found += (_HAND + min(len(player.hand), 9), _DECK + min(len(player.deck), 15))


def _ship(s: State, player: Player, found: list[int]) -> None:
    """Where the Ship lies, and how many Allies may be Summoned there."""
    here = 2 * player.ship
    allies = (s.ally_up[here] != NOTHING) + (s.ally_up[here + 1] != NOTHING)
    found += (_SHIP + player.ship, _HARBOUR + allies)


#: What the clock of a game looks at, besides the round.
CLOCK: Final = (
    "always",
    "round",
    "most",
    "mean",
    "edicts",
    "cards",
    "ending",
    "most2",
    "edicts2",
    "hands",
)


def ticks(s: State) -> tuple[int, ...]:
    """What `clock` looks at: round, end, piles, hands that are still played, Structures by seat."""
    hands = sum([min(len(p.hand), params.HAND_LIMIT) for p in s.players if not p.passed])
    built = [queries.structures(player) for player in s.players]
    return (s.round, s.ending != "", len(s.edict_pile), len(s.card_pile), hands, *built)


def clock(s: State) -> list[float]:
    """How far the game has come, in the order of CLOCK."""
    number, ending, edict_pile, card_pile, hands, *built = ticks(s)
    most, edicts = max(built) / 13, edict_pile / 21
    return [
        1.0,
        number / 10,
        most,
        sum(built) / (13 * s.seats),
        edicts,
        card_pile / 32,
        1.0 if ending else 0.0,
        most * most,
        edicts * edicts,
        hands / (params.HAND_LIMIT * s.seats),
    ]
