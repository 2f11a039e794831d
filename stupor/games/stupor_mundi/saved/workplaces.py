"""Edict tokens and City Bonus tiles: gone just where a Specialist has come for them."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.effect import Effect
from stupor.engine.field_checks import Places, check, check_known
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.terms import MOST_BONUS
from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.effects.promote import CityBonus, TakeToken
from stupor.games.stupor_mundi.ids import LAST_SPACE, START
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
