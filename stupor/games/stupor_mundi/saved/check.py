"""Checks on positions that come from outside."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine import agenda
from stupor.engine.effect import Effect
from stupor.engine.errors import BadData, BadField
from stupor.engine.field_checks import Places, check, check_known
from stupor.games.stupor_mundi import facts, params, projection, queries
from stupor.games.stupor_mundi.campaign.story import NO_STORY
from stupor.games.stupor_mundi.campaign.terms import MOST_BONUS, check_story
from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.data.editions import EDITIONS
from stupor.games.stupor_mundi.effects.promote import CityBonus, TakeToken
from stupor.games.stupor_mundi.figures.corrections import sound
from stupor.games.stupor_mundi.ids import LAST_SPACE, START
from stupor.games.stupor_mundi.saved.cards import check_cards
from stupor.games.stupor_mundi.saved.castle import check_castle
from stupor.games.stupor_mundi.saved.clauses import check_clauses
from stupor.games.stupor_mundi.saved.expansions import check_expansions
from stupor.games.stupor_mundi.saved.figures import check_figures
from stupor.games.stupor_mundi.saved.frames import check_phase, pending
from stupor.games.stupor_mundi.saved.sequences import check_sequences
from stupor.games.stupor_mundi.saved.tiles import check_tiles
from stupor.games.stupor_mundi.state import State


def check_workplaces(s: State, pending: Sequence[Effect]) -> None:
    """BadField for what was taken unreached, or lies there reached and not about to be taken."""
    check(list(s.tokens) == sorted(set(s.tokens)), "tokens", "each once, in their order")
    for space in s.tokens:
        check(space in params.TOKEN_SPACES, "tokens", f"no Edict token belongs to space {space}")
    for space in params.TOKEN_SPACES:
        due = TakeToken(space) in pending
        lies = due or not _reached(s, space)
        reason = f"that of space {space} {'still lies there' if lies else 'is taken already'}"
        check((space in s.tokens) == lies, "tokens", reason)
    _check_bonus(s, pending)


def _reached(s: State, space: int) -> bool:
    """Whether a Specialist stands there or further on that path."""
    last = space // 10 * 10 + LAST_SPACE[space // 10]
    places = {place for player in s.players for place in player.specialists if place != START}
    return any(space <= place <= last for place in places)


def _check_bonus(s: State, pending: Sequence[Effect]) -> None:
    lying = Places("tile")
    least = most = params.BONUS_TILES_PER_CITY[s.seats]
    if s.story.chapter:
        most += MOST_BONUS
    for path, tiles in enumerate(s.bonus, start=1):
        place = f"bonus[{path - 1}]"
        check_known(BONUSES, tiles, place)
        lying.lay(tiles, place)
        mine = all(s.edition.name in BONUSES[tile].editions for tile in tiles)
        check(mine, place, "a tile is of another edition")
        check(list(tiles) == sorted(tiles), place, "the tiles lie in the order of their numbers")
        city = path * 10 + LAST_SPACE[path]
        arrived = sum(city in player.specialists for player in s.players)
        taken = arrived - (CityBonus(path) in pending)
        fits = max(0, least - taken) <= len(tiles) <= max(0, most - taken)
        check(fits, place, f"{len(tiles)} tiles cannot be left where {taken} were taken")


def check_loaded(s: State) -> State:
    """The position, stopped at its decision; BadData names what no game can come to, and where."""
    try:
        _check_fields(s)
        _check_decision(s)
        for seat in range(s.seats):
            projection.project(s, seat)
        facts.facts(s, None)
        queries.traits(s)
    except BadData:
        raise
    except Exception as problem:
        raise BadData(f"the position makes no sense: {problem}") from problem
    return s


def _check_fields(s: State) -> None:
    check(sound(s.edition, EDITIONS.get(s.edition.name)), "edition", "is of no known edition")
    check_figures(s)
    _check_story(s)
    for seat, player in enumerate(s.players):
        check_castle(player, f"players[{seat}]")
    check_expansions(s)
    check_cards(s)
    check_tiles(s)


def _check_decision(s: State) -> None:
    left = pending(s)
    check_phase(s)
    who = s.agenda[-1][0] if s.agenda else 0
    check_clauses(s, who, left)
    check_sequences(s, who, left)
    check_workplaces(s, left)
    stopped = s.clone()
    agenda.advance(stopped)
    check(stopped.agenda == s.agenda, "agenda", "does not stand at a decision")
    s.options = stopped.options


def _check_story(s: State) -> None:
    check(s.story is NO_STORY or s.seats == 1, "story", "a chapter is for one player")
    try:
        check_story(s.story, s.round)
    except BadData as wrong:
        raise BadField("story", str(wrong)) from None
