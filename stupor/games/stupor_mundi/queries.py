"""Facts that follow from the state; nothing here changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from operator import attrgetter
from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.crusade import board_queries
from stupor.games.stupor_mundi.data.allies import ALLIES, LOYALIST
from stupor.games.stupor_mundi.data.workplaces import (
    FREE_SECOND_STEP,
    FREE_STEPS,
    LARGER_HAND,
    abilities_at,
)
from stupor.games.stupor_mundi.expansions.state import NO_HOLDINGS
from stupor.games.stupor_mundi.ids import (
    EMPTY,
    GREAT,
    HOUSE_NAMES,
    ICON_ALLY,
    ICON_GRAIN,
    ICON_KEEP,
    ICON_SPECIALIST,
    ICON_STONE,
    ICON_TOWER,
    ICON_TREASURY,
    ICON_WALL,
    KEEP_HAND,
    KEEP_SLOT,
    KEEP_SPEARS,
    NO_HOUSE,
    NOTHING,
    UNBUILT,
)
from stupor.games.stupor_mundi.state import Player, State

#: The abilities that make travel cheaper.
FREE_TRAVEL: Final = FREE_SECOND_STEP | FREE_STEPS
#: How many Castles are remembered with what follows from them.
CASTLES_KEPT: Final = 1 << 14
TOWER_PIECES: Final = 0b00001111
WALL_PIECES: Final = 0b11110000
#: Path B's City lies in column 5 (ruling R17).
COLUMN: Final = tuple(5 if space == 23 else space % 10 for space in range(36))
VILLAGE_COLUMN: Final = 3
CITY_COLUMN: Final = 5
SIDE_SITES: Final = tuple((side, 5 + side, (side + 1) % 5) for side in range(5))
SIDES_OF_SITE: Final = tuple(
    tuple(side for side, sites in enumerate(SIDE_SITES) if site in sites) for site in range(13)
)


def capacity(player: Player) -> int:
    """How many resources the warehouse holds: three, and one for each Wall built from the board."""
    return params.OPEN_STORES + 4 - (player.pieces & WALL_PIECES).bit_count()


def settled(player: Player) -> int:
    """How many Specialists have reached a Village or a City."""
    return sum(COLUMN[space] >= VILLAGE_COLUMN for space in player.specialists)


def in_cities(player: Player) -> int:
    """How many Specialists have reached the City of their path."""
    return sum(COLUMN[space] == CITY_COLUMN for space in player.specialists)


def room(player: Player) -> int:
    """How many more resources the warehouse can take."""
    return capacity(player) - player.grain - player.stone


def abilities(s: State, player: Player) -> int:
    """The set of Workplace abilities that a player's Specialists give, each once."""
    at = abilities_at(s.country, s.village)
    a, b, c = player.specialists
    return at[a] | at[b] | at[c]


def hand_limit(s: State, player: Player) -> int:
    """Up to how many cards the End Phase refills a hand."""
    keep = params.KEEP_HAND_BONUS if player.castle[KEEP_HAND] != UNBUILT else 0
    return params.HAND_LIMIT + keep + (1 if abilities(s, player) & LARGER_HAND else 0)


def has_spears(player: Player) -> bool:
    """Whether cards played face down give both main actions."""
    return player.castle[KEEP_SPEARS] != UNBUILT


def free_slots(player: Player) -> tuple[int, ...]:
    """Card slots (from 0) that can take a card; the sixth needs its Keep."""
    slots = player.slots if player.castle[KEEP_SLOT] != UNBUILT else player.slots[:5]
    return tuple([slot for slot, card in enumerate(slots) if card == EMPTY])


def ally_space_open(player: Player, space: int) -> bool:
    """Whether no Tower stands on Ally space 0 to 4 any more."""
    return not (player.pieces & TOWER_PIECES) << 1 >> space & 1


def free_ally_spaces(player: Player) -> list[int]:
    """Open Ally spaces (from 0) without an Ally."""
    standing = (player.pieces & TOWER_PIECES) << 1
    return [
        space
        for space, ally in enumerate(player.allies)
        if ally == NOTHING and not standing >> space & 1
    ]


def free_steps(s: State, player: Player) -> int:
    """How many spaces of a travel cost nothing."""
    at = abilities_at(s.country, s.village)  # abilities() in place: asked in every turn
    a, b, c = player.specialists
    if owned := (at[a] | at[b] | at[c]) & FREE_TRAVEL:
        return params.MAX_TRAVEL if owned & FREE_STEPS else 2
    return 0 if s.story.twists.travel_price else s.edition.free_travel


def sail_price(s: State, player: Player, steps: int) -> int:
    """Augustales for a travel of that many spaces."""
    return max(0, steps - free_steps(s, player)) * (s.story.twists.travel_price or 1)


def steps_in_reach(s: State, player: Player) -> int:
    """How many spaces of a travel the player can pay."""
    price = s.story.twists.travel_price
    return free_steps(s, player) + (player.coins // price if price else player.coins)


def closed_sides(player: Player) -> list[int]:
    """Closed sides (from 0): two Towers joined by their Wall."""
    return list(_closed(player.castle))


@lru_cache(CASTLES_KEPT)
def _closed(castle: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side for side, built in enumerate(built_on_sides(castle)) if built == 3)


@lru_cache(CASTLES_KEPT)
def built_on_sides(castle: tuple[int, ...]) -> tuple[int, ...]:
    """How many of its three Structures stand on each side of a Castle."""
    return tuple(sum(castle[site] != UNBUILT for site in sites) for sites in SIDE_SITES)


def towers(player: Player) -> int:
    """How many Towers stand in the Castle."""
    return 5 - player.castle[0:5].count(UNBUILT)


def walls(player: Player) -> int:
    """How many Walls stand in the Castle."""
    return 5 - player.castle[5:10].count(UNBUILT)


def keeps(player: Player) -> int:
    """How many Keeps stand in the Castle."""
    return 3 - player.castle[10:13].count(UNBUILT)


def structures(player: Player) -> int:
    """How many Structures stand in the Castle, 13 at most."""
    return 13 - player.castle.count(UNBUILT)


def great_structures(player: Player) -> int:
    """How many Great Structures stand in the Castle."""
    return sum(piece in GREAT for piece in player.castle)


def counted_great(s: State, player: Player) -> int:
    """How many Great Structures break a tie: banned Papal ones do not (R20)."""
    return great_structures(board_queries.as_counted(s, player))


def hosted(player: Player) -> int:
    """How many Allies a player hosts."""
    return 5 - player.allies.count(NOTHING)


def circle_count(player: Player, circle: str) -> int:
    """How many Allies of a circle a player hosts."""
    return sum(1 for ally in player.allies if ally and ALLIES[ally].circle == circle)


def imperial_structures(s: State) -> int:
    """How many Structures stand in Frederick's Castle."""
    return s.palace[ICON_TOWER] + s.palace[ICON_WALL] + s.palace[ICON_KEEP]


def treasury(s: State) -> int:
    """Augustales in Frederick's Treasury."""
    return s.palace[ICON_TREASURY] * params.TREASURY_STEP


def furthest(player: Player) -> int:
    """The column that a player's first Specialist has reached."""
    a, b, c = player.specialists
    return max(COLUMN[a], COLUMN[b], COLUMN[c])


OWN_MEASURE: Final[dict[str, Callable[[Player], int]]] = {
    "grain": attrgetter("grain"),
    "stone": attrgetter("stone"),
    "coins": attrgetter("coins"),
    "towers": towers,
    "walls": walls,
    "keeps": keeps,
    "structures": structures,
    "allies": hosted,
    "specialist": furthest,
}


def own_measure(player: Player, measure: str) -> int:
    """What an Independent counts on the player's side."""
    return OWN_MEASURE[measure](player)


PALACE_MEASURE: Final = {
    "grain": ICON_GRAIN,
    "stone": ICON_STONE,
    "towers": ICON_TOWER,
    "walls": ICON_WALL,
    "keeps": ICON_KEEP,
    "allies": ICON_ALLY,
    "specialist": ICON_SPECIALIST,
}


def imperial_measure(s: State, measure: str) -> int:
    """What an Ally counts on Frederick's side."""
    if measure == "coins":
        return treasury(s)
    if measure == "structures":
        return imperial_structures(s)
    return s.palace[PALACE_MEASURE[measure]]


def requirement_met(s: State, player: Player, ally: int) -> bool:
    """Whether an Ally gives its extra VP to this player as things stand."""
    card = ALLIES[ally]
    his = imperial_measure(s, card.measure)
    if card.circle == LOYALIST:
        return his >= card.threshold
    return own_measure(player, card.measure) >= his + card.threshold


def ally_income(s: State, player: Player) -> int:
    """VP that a player's Allies give in the End Phase as things stand, Mantles and all."""
    income = bare_income(s, player)
    return income if player.holdings is NO_HOLDINGS else income + mantle_income(s, player)


def mantle_income(s: State, player: Player) -> int:
    """What the Mantles over a player's Allies add to that."""
    return sum(_mantle(s, player, space) for space in range(len(player.allies)))


def bare_income(s: State, player: Player) -> int:
    """VP that the Allies themselves give: 1 each, 3 when the requirement is met."""
    income = 0
    for ally in player.allies:
        if ally:
            income += params.ALLY_VP
            if requirement_met(s, player, ally):
                income += params.ALLY_MET_VP
    return income


def _mantle(s: State, player: Player, space: int) -> int:
    ally = player.allies[space]
    if not ally or not player.holdings.mantles[space]:
        return 0
    return board_queries.mantle_vp(s, player, space, requirement_met(s, player, ally))


def ally_shares(s: State, player: Player) -> list[tuple[int, int]]:
    """The hosted Allies by space (from 0), and the VP each of them gives in the End Phase."""
    shares = [
        (space, params.ALLY_VP + params.ALLY_MET_VP * requirement_met(s, player, ally))
        for space, ally in enumerate(player.allies)
        if ally
    ]
    if player.holdings is not NO_HOLDINGS:
        return [(space, share + _mantle(s, player, space)) for space, share in shares]
    return shares


#: The Allies of the same name, itself among them.
NAMESAKES: Final = {
    ally.id: frozenset(other.id for other in ALLIES if other.name == ally.name) for ally in ALLIES
}


def hosts_namesake(player: Player, ally: int) -> bool:
    """Whether the Castle already holds an identical Ally."""
    return not NAMESAKES[ally].isdisjoint(player.allies)


def counted_structures(s: State, player: Player) -> int:
    """How many Structures the final count knows: banned Papal ones are left out."""
    return structures(player) - board_queries.uncounted(s, player)


def final_places(s: State) -> tuple[int, ...]:
    """The places in the race for Structures as the final count sees it."""
    return majority_places(s, partial(counted_structures, s))


def majority_places(s: State, count: Callable[[Player], int] = structures) -> tuple[int, ...]:
    """Per seat: 1 for most Structures, 2 for second most, 0 otherwise (ruling R19)."""
    return _places(tuple([count(player) for player in s.players]))


@cache
def _places(built: tuple[int, ...]) -> tuple[int, ...]:
    ranks = sorted(set(built), reverse=True)
    places = [ranks.index(count) + 1 for count in built]
    return tuple(place if place <= 2 else 0 for place in places)


def majority_vp(s: State, place: int) -> int:
    """VP for a place in the race for Structures."""
    if place == 1:
        return s.edition.majority[0]
    return s.edition.majority[1] if place == 2 and s.seats > 2 else 0


def blocked(seats: int) -> frozenset[int]:
    """The city spaces that dummies block for this player count."""
    return frozenset(city * 2 + 1 for city in params.BLOCKED_CITIES[seats])


def traits(s: State) -> list[str | None]:
    """The Houses of the players, as far as they are chosen."""
    houses = [player.house for player in s.players]
    return [None if house == NO_HOUSE else HOUSE_NAMES[house] for house in houses]
