"""A new game: boards, market, Allies, cards, Edicts, Houses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from stupor.engine import emit
from stupor.engine.agenda import advance
from stupor.engine.clauses import For
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.errors import BadData
from stupor.engine.notation import Option
from stupor.engine.record import record
from stupor.engine.rng import Rng, SplitMix, shuffle
from stupor.engine.variants import agreed
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.campaign.table import FieldProblem
from stupor.games.stupor_mundi.campaign.terms import FREE, NO_TERMS, Start, Terms, read_terms
from stupor.games.stupor_mundi.cards import advanced_cards, house_cards
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, SOLO_CARDS
from stupor.games.stupor_mundi.data.allies import INDEPENDENT
from stupor.games.stupor_mundi.data.editions import EDITIONS, RETAIL_EDITION, Edition
from stupor.games.stupor_mundi.data.markets import BLUE, RED
from stupor.games.stupor_mundi.data.workplaces import tiles_of
from stupor.games.stupor_mundi.expansions.names import IN_THE_BOX
from stupor.games.stupor_mundi.expansions.setup import (
    NO_EXTRAS,
    ExpansionOptions,
    extras_of,
    lay_expansions,
)
from stupor.games.stupor_mundi.figures.corrections import read_corrections, with_figures
from stupor.games.stupor_mundi.flow import Round, turn_order
from stupor.games.stupor_mundi.ids import (
    HOUSE_NAMES,
    NO_HOUSE,
    NOTHING,
    PREBUILT_TOWER,
    PREBUILT_WALL,
    RETAIL,
    SITE,
    SPECIAL,
    UNBUILT,
)
from stupor.games.stupor_mundi.state import Automa, State, new_player
from stupor.games.stupor_mundi.variants import (
    CHAPTER,
    EASIER,
    EDITION,
    FIGURES,
    HOUSES,
    MARKET,
    OF_A_CHAPTER,
    VARIANTS,
)

TABLE: Final = -1


@record
class NewGameOptions:
    """The options of a new game after checking."""

    market: str = "easy"
    houses: str | tuple[int, ...] = "random"
    easier: bool = False
    terms: Terms = NO_TERMS
    edition: Edition = RETAIL_EDITION
    extras: ExpansionOptions = NO_EXTRAS


def read_options(seats: int, given: Mapping[str, Any]) -> NewGameOptions:
    """Check the options of a new game; BadData says what is wrong."""
    chosen = agreed(VARIANTS, seats, given)
    figures = read_corrections(given.get(FIGURES.name, {}))
    if CHAPTER.name in given:
        options = _read_chapter(given, chosen)
    else:
        options = NewGameOptions(
            chosen[MARKET.name],
            _houses(chosen),
            chosen[EASIER.name],
            edition=EDITIONS[chosen[EDITION.name]],
            extras=extras_of(chosen),
        )
    return replace(options, edition=with_figures(options.edition, figures))


def _read_chapter(given: Mapping[str, Any], chosen: Mapping[str, Any]) -> NewGameOptions:
    """The options of a chapter of the campaign, which brings its own market and set-up."""
    chapter = given[CHAPTER.name]
    if not isinstance(chapter, Mapping):
        raise BadData(f"chapter must be a table of a chapter's terms, not {chapter!r:.40}")
    for name in OF_A_CHAPTER:
        if name in given:
            raise BadData(f"a chapter has its own set-up; {name} may not be chosen")
    terms = _terms_of(chapter)
    edition = EDITIONS[SPECIAL] if terms.needs else RETAIL_EDITION
    if chosen[EDITION.name] not in (RETAIL, edition.name):
        raise BadData(f"the chapter is played with the {edition.name} edition")
    if terms.house == FREE:
        houses = _houses(chosen)
    elif HOUSES.name in given:
        raise BadData(f"the chapter is played by House {terms.house}; none may be chosen")
    else:
        houses = (HOUSE_NAMES.index(terms.house),)
    extras = ExpansionOptions(tuple(sorted(terms.needs)))
    return NewGameOptions(terms.market, houses, False, terms, edition, extras)


def _terms_of(chapter: Mapping[str, Any]) -> Terms:
    try:
        terms = read_terms(chapter)
    except FieldProblem as wrong:
        raise BadData(f"chapter: {wrong}") from None
    missing = [name for name in terms.needs if name not in IN_THE_BOX]
    if missing:
        raise BadData(f"the chapter needs what is not in the box yet: {', '.join(missing)}")
    return terms


def _houses(chosen: Mapping[str, Any]) -> str | tuple[int, ...]:
    """How the Houses are given out, or the House of each seat."""
    houses = chosen[HOUSES.name]
    return houses if isinstance(houses, str) else tuple(map(HOUSE_NAMES.index, houses))


def new_game(seats: int, seed: int, given: Mapping[str, Any]) -> State:
    """A game at its first decision (rulebook, Game setup and Player setup)."""
    if not params.MIN_SEATS <= seats <= params.MAX_SEATS:
        raise BadData(f"there are {params.MIN_SEATS} to {params.MAX_SEATS} seats, not {seats}")
    options = read_options(seats, given)
    s = State(seats, SplitMix(seed))
    s.players = [new_player() for _ in range(seats)]
    s.palace = list(params.PALACE_START)
    s.difficulty, s.edition = options.market, options.edition
    s.story, start = options.terms.story, options.terms.start
    lay_workplaces(s, start.city_bonus)
    lay_edicts(s, params.EASIER_SOLO_EDICTS if options.easier else start.edicts)
    lay_market(s, params.RED_MARKETS[options.market])
    lay_allies(s)
    lay_cards(s)
    if seats == 1:
        deck = [card.id for card in SOLO_CARDS]
        shuffle(s.rng, deck)
        s.automa = Automa(deck, [])
    prepare_players(s)
    change_start(s, start)
    lay_expansions(s, options.extras)
    assign_houses(s, options.houses)
    drafted = drafting(s) if options.houses == "draft" else ()
    s.agenda.append((TABLE, (*drafted, DealHands(), Round())))
    advance(s)
    return s


def shuffled(rng: Rng, items: list[int]) -> list[int]:
    """The items in random order."""
    shuffle(rng, items)
    return items


def lay_workplaces(s: State, more_bonus: int = 0) -> None:
    """Countryside, Village and City Bonus tiles, Edict tokens."""
    edition = s.edition.name
    s.country = tuple(shuffled(s.rng, [*tiles_of(edition)])[:3])
    s.village = tuple(shuffled(s.rng, [*tiles_of(edition)])[:2])
    s.tokens = params.TOKEN_SPACES
    each = params.BONUS_TILES_PER_CITY[s.seats] + more_bonus
    tiles = shuffled(s.rng, [bonus.id for bonus in BONUSES if edition in bonus.editions])
    s.bonus = tuple(tuple(sorted(tiles[n * each : (n + 1) * each])) for n in range(3))


def lay_edicts(s: State, joining: int) -> None:
    """Three Active, three Next, the rest a pile; some of three dots join it (R26)."""
    marks = params.MARKS_IN_PLAY[s.seats]
    pile = [edict.id for edict in EDICTS if edict.mark in marks]
    if joining:
        marked = shuffled(s.rng, [edict.id for edict in EDICTS if edict.mark == 3])
        pile += marked[:joining]
    shuffle(s.rng, pile)
    s.edict_pile = pile
    s.active = [pile.pop() for _ in range(3)]
    s.next = [pile.pop() for _ in range(3)]


def lay_market(s: State, red: int) -> None:
    """Five of the six tiles, as many of them red as the difficulty asks."""
    box = [tile.id for tile in MARKETS if s.edition.name in tile.editions]
    tiles = shuffled(s.rng, box)[:5]
    sides = shuffled(s.rng, [RED] * red + [BLUE] * (5 - red))
    s.markets = tuple(tile * 2 + side for tile, side in zip(tiles, sides, strict=True))


def open_spaces(seats: int) -> list[int]:
    """The city spaces that no dummy blocks."""
    blocked = queries.blocked(seats)
    return [index for index in range(10) if index not in blocked]


def lay_allies(s: State) -> None:
    """One Ally face down and one face up on every open space."""
    if s.seats == 1:
        tiles = [ally.id for ally in ALLIES if ally.circle == INDEPENDENT]
    else:
        tiles = [ally.id for ally in ALLIES if ally.mark in params.MARKS_IN_PLAY[s.seats]]
    shuffle(s.rng, tiles)
    s.ally_up, s.ally_down = [NOTHING] * 10, [NOTHING] * 10
    for index in open_spaces(s.seats):
        s.ally_down[index] = tiles.pop()
        s.ally_up[index] = tiles.pop()
    s.spare_allies = tuple(sorted(tiles))


def lay_cards(s: State) -> None:
    """Level A on top of level B, not mixed; one card on every open space."""
    each = params.ADVANCED_CARDS_PER_LEVEL[s.seats]
    levels = [shuffled(s.rng, list(advanced_cards(level, s.edition.name))) for level in "ba"]
    s.card_pile = [card for level in levels for card in level[:each]]
    s.spare_cards = tuple(sorted(card for level in levels for card in level[each:]))
    s.city_cards = [NOTHING] * 10
    for index in open_spaces(s.seats):
        s.city_cards[index] = s.card_pile.pop()


def prepare_players(s: State) -> None:
    """Starting Structures, coins in turn order, one Stone and one Grain."""
    s.first = s.rng.below(s.seats)
    s.turn = s.first
    castle = [UNBUILT] * 13
    castle[SITE["t1"]], castle[SITE["w1"]] = PREBUILT_TOWER, PREBUILT_WALL
    for place, seat in enumerate(turn_order(s)):
        player = s.players[seat]
        player.castle = tuple(castle)
        player.coins = s.edition.coins[place]
        player.grain = player.stone = params.STARTING_RESOURCES


def change_start(s: State, start: Start) -> None:
    """Give the player and Frederick what a chapter has them start with."""
    for player in s.players:
        if start.coins is not None:
            player.coins = start.coins
        if start.grain is not None:
            player.grain = start.grain
        if start.stone is not None:
            player.stone = start.stone
    for icon, value in start.palace:
        s.palace[icon] = value


def assign_houses(s: State, houses: str | tuple[int, ...]) -> None:
    """Give out the Houses by lot or as they were named, unless they are drafted."""
    if houses != "draft":
        given = shuffled(s.rng, [0, 1, 2, 3]) if isinstance(houses, str) else list(houses)
        for player, house in zip(s.players, given, strict=False):
            player.house = house


def drafting(s: State) -> tuple[Effect, ...]:
    """The clauses that draft the Houses in reverse turn order."""
    return tuple(For(seat, DraftHouse()) for seat in reversed(turn_order(s)))


@asks("house", "draft.taken")
class DraftHouse(Choice):
    """Choose one of the Houses that are left."""

    def options(self, s: State, who: int) -> list[Option]:
        """The Houses that nobody has."""
        taken = {player.house for player in s.players}
        return [("house", name) for house, name in enumerate(HOUSE_NAMES) if house not in taken]

    def take(self, s: State, who: int, option: Option) -> None:
        """Sit down for that House."""
        house = HOUSE_NAMES.index(str(option[1]))
        s.players[who].house = house
        emit.counter(s, who, f"house.{who}", house, house - NO_HOUSE, "draft")
        emit.event(s, "drafted", who, str(option[1]))


@clause
class DealHands(Effect):
    """Shuffle every House's ten cards and draw five."""

    def resolve(self, s: State, who: int) -> None:
        """Make the draw piles and the first hands."""
        s.own_all()
        for seat, player in enumerate(s.players):
            player.deck = shuffled(s.rng, list(house_cards(player.house, s.edition.name)))
            if s.events is not None:
                for card in player.deck:
                    verbs.moved(s, seat, f"card.{card}", "box", f"deck.{seat}")
        for seat in range(s.seats):
            verbs.draw(s, seat, params.HAND_LIMIT)
