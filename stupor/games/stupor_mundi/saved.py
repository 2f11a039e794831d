"""Checks on positions that come from outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from stupor.engine import agenda
from stupor.engine.catalog import Catalog
from stupor.engine.effect import Effect
from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi import facts, params, projection, standing
from stupor.games.stupor_mundi.campaign.story import NO_STORY, Story, Twists
from stupor.games.stupor_mundi.campaign.terms import check_story
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, SOLO_CARDS
from stupor.games.stupor_mundi.data.editions import EDITIONS, Edition
from stupor.games.stupor_mundi.expansions.saved import check_expansions
from stupor.games.stupor_mundi.expansions.state import Commissions, Crusade, Expansions, Holdings
from stupor.games.stupor_mundi.figures.corrections import sound
from stupor.games.stupor_mundi.ids import CITY_NAMES, EMPTY, HOUSE_NAMES, NO_HOUSE, NOTHING
from stupor.games.stupor_mundi.projects.data import UNBUILT_VP
from stupor.games.stupor_mundi.state import Automa, Player, State

#: More than anybody ever owned, more clauses than a turn ever had.
_LARGEST: Final = 1_000


def _clauses(base: type) -> Iterator[type]:
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        if cls.__module__.startswith("stupor.games.stupor_mundi."):
            yield cls
        yield from _clauses(cls)


#: Everything that a saved position may name; rules.py imports every clause before this module.
CLASSES: Final = (
    *(State, Player, Automa, Edition, Story, Twists),
    *(Expansions, Crusade, Commissions, Holdings),
    *_clauses(Effect),
)


def check_loaded(s: State) -> State:
    """The position, stopped at its decision; BadData when its figures make no sense."""
    try:
        _check_seats(s)
        _check_components(s)
        _check_figures(s)
        stopped = s.clone()
        agenda.advance(stopped)
        if stopped.agenda != s.agenda:
            raise BadData("the position is not at a decision")
        s.options = stopped.options
        for seat in range(s.seats):
            projection.project(s, seat)
        facts.facts(s, None)
        standing.standing(s)
    except BadData:
        raise
    except Exception as problem:
        raise BadData(f"the position makes no sense: {problem}") from problem
    return s


def _check_seats(s: State) -> None:
    whole = isinstance(s.seats, int) and params.MIN_SEATS <= s.seats <= params.MAX_SEATS
    if not whole or len(s.players) != s.seats or not isinstance(s.rng, SplitMix):
        raise BadData("the position has the wrong number of players or no generator")
    if (s.seats == 1) != (s.automa is not None):
        raise BadData("Frederick plays in the solo game and only there")
    if not (0 <= s.first < s.seats and 0 <= s.turn < s.seats):
        raise BadData("the position names a seat that is not at the table")


def _check_components(s: State) -> None:
    for player in s.players:
        if not isinstance(player, Player):
            raise BadData("a seat of the position holds no player")
        _known(CARDS, player.hand, player.deck, player.discard, player.bought)
        _known(CARDS, (card for card in player.slots if card != EMPTY))
        _known(ALLIES, (ally for ally in player.allies if ally != NOTHING))
        _known(EDICTS, player.issued)
        if len(player.slots) != params.SLOTS:
            raise BadData(f"a Player Board has {params.SLOTS} card slots, not {len(player.slots)}")
        least_vp = UNBUILT_VP * len(player.holdings.projects)
        if min(player.coins, player.grain, player.stone, player.vp - least_vp) < 0:
            raise BadData("a player of the position owns less than nothing")
    _known(CARDS, s.card_pile, s.spare_cards, filter(None, s.city_cards))
    _known(ALLIES, s.spare_allies, filter(None, s.ally_up), filter(None, s.ally_down))
    _known(EDICTS, s.edict_pile, filter(None, s.active), filter(None, s.next))
    _known(BONUSES, *s.bonus)
    _known(MARKETS, (code // 2 for code in s.markets))
    if s.automa is not None:
        _known(SOLO_CARDS, s.automa.deck, s.automa.shown)
    limits = zip(s.palace, params.PALACE_LEAST, params.PALACE_MOST, strict=True)
    if not all(least <= value <= most for value, least, most in limits):
        raise BadData("Frederick's Palace is off its tracks")


def _check_figures(s: State) -> None:
    """No number is so large, and no list so long, that it would take long to work with."""
    _check_sizes(s.round, s.agenda)
    if s.difficulty not in params.RED_MARKETS:
        raise BadData("the position is of no known difficulty")
    if not isinstance(s.story, Story) or (s.story != NO_STORY and s.seats != 1):
        raise BadData("the position tells of no known chapter")
    check_story(s.story, s.round)
    if not isinstance(s.edition, Edition) or not sound(s.edition, EDITIONS.get(s.edition.name)):
        raise BadData("the position is of no known edition")
    check_expansions(s)
    for p in s.players:
        if p.house != NO_HOUSE and not 0 <= p.house < len(HOUSE_NAMES):
            raise BadData("a player of the position is of no known House")
        if not 0 <= p.ship < len(CITY_NAMES):
            raise BadData("a Ship of the position lies in no city")
        _check_sizes(p.coins, p.grain, p.stone, p.vp, p.vp_from, p.hand, p.deck, p.discard)


def _check_sizes(*values: Any) -> None:
    for value in values:
        if isinstance(value, int) and abs(value) > _LARGEST:
            raise BadData(f"a number of the position is too large: {value}")
        if isinstance(value, list | tuple):
            if len(value) > _LARGEST:
                raise BadData("a list of the position is too long")
            _check_sizes(*value)
        elif is_dataclass(value):
            _check_sizes(*(getattr(value, f.name) for f in fields(value)))


def _known(catalog: Catalog[Any], *groups: Iterable[int]) -> None:
    for group in groups:
        for number in group:
            catalog[number]
