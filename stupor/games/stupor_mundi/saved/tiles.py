"""Allies, Edicts, Markets, Workplaces, Solo cards: none twice, none missing."""

from __future__ import annotations

from collections.abc import Iterable

from stupor.engine.field_checks import Places, check, check_known, check_length, check_range
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.terms import MOST_EDICTS
from stupor.games.stupor_mundi.data import ALLIES, EDICTS, MARKETS, SOLO_CARDS
from stupor.games.stupor_mundi.data.allies import INDEPENDENT
from stupor.games.stupor_mundi.data.markets import RED
from stupor.games.stupor_mundi.data.workplaces import tiles_of
from stupor.games.stupor_mundi.figures.tiles import SOLO
from stupor.games.stupor_mundi.ids import NOTHING
from stupor.games.stupor_mundi.queries import blocked
from stupor.games.stupor_mundi.state import Automa, State

#: Of how many dots the Edicts are that join a solo game of the easier kind, or a chapter's.
JOINING = 3


def check_tiles(s: State) -> None:
    """BadField for tiles that are twice, missing, or of another box."""
    _check_allies(s)
    _check_edicts(s)
    _check_markets(s)
    _check_workplaces(s)
    if s.automa is not None:
        _check_automa(s, s.automa)


def _check_allies(s: State) -> None:
    lying = Places("Ally")
    common = {"ally_up": s.ally_up, "ally_down": s.ally_down, "spare_allies": s.spare_allies}
    hosted = {f"players[{seat}].allies": player.allies for seat, player in enumerate(s.players)}
    for place, allies in {**common, **hosted}.items():
        here = [ally for ally in allies if ally != NOTHING]
        check_known(ALLIES, here, place)
        lying.lay(here, place)
    box = _allies_in_the_box(s)
    for ally, place in lying.found.items():
        check(ally in box, place, f"Ally {ally} is not in play with so many Houses")
    spare = len(box) - 2 * (10 - len(blocked(s.seats)))
    check_length(s.spare_allies, spare, "spare_allies")
    _check_lost(s, box - lying.found.keys(), "ally_up", "Allies")


def _allies_in_the_box(s: State) -> set[int]:
    if s.automa is not None:
        return {ally.id for ally in ALLIES if ally.circle == INDEPENDENT}
    return {ally.id for ally in ALLIES if ally.mark in params.MARKS_IN_PLAY[s.seats]}


def _check_lost(s: State, missing: Iterable[int], place: str, what: str) -> None:
    """Only Frederick removes anything from the game."""
    lost = sorted(missing)
    check(not lost or s.automa is not None, place, f"{what} {lost} are missing")


def _check_edicts(s: State) -> None:
    lying = Places("Edict")
    common = {"active": s.active, "next": s.next, "edict_pile": s.edict_pile}
    issued = {f"players[{seat}].issued": player.issued for seat, player in enumerate(s.players)}
    for place, edicts in {**common, **issued}.items():
        here = edicts if place not in ("active", "next") else [tile for tile in edicts if tile]
        check_known(EDICTS, here, place)
        lying.lay(here, place)
    marks = params.MARKS_IN_PLAY[s.seats]
    box = {edict.id for edict in EDICTS if edict.mark in marks}
    _check_joining(s, lying, box)
    _check_lost(s, box - lying.found.keys(), "edict_pile", "Edicts")
    check(
        all(s.next) or not s.edict_pile, "next", "a space is refilled while the pile holds Edicts"
    )


def _check_joining(s: State, lying: Places, box: set[int]) -> None:
    """Edicts beyond those of the box may join a solo game, but not many."""
    joining = {edict.id for edict in EDICTS if edict.mark == JOINING} - box
    for edict, place in lying.found.items():
        here_too = edict in box or (s.automa is not None and edict in joining)
        check(here_too, place, f"Edict {edict} is not in play with so many Houses")
    joined = len(joining & lying.found.keys())
    check(joined <= MOST_EDICTS, "edict_pile", f"{joined} Edicts of three dots are too many")


def _check_markets(s: State) -> None:
    check_length(s.markets, 5, "markets")
    tiles = [code // 2 for code in s.markets]
    check_known(MARKETS, tiles, "markets")
    check(len(set(tiles)) == len(tiles), "markets", "a tile lies in two cities")
    mine = all(s.edition.name in MARKETS[tile].editions for tile in tiles)
    check(mine, "markets", "a tile is of another edition")
    red = sum(code % 2 == RED for code in s.markets)
    wanted = params.RED_MARKETS[s.difficulty]
    check(red == wanted, "markets", f"{s.difficulty} means {wanted} red sides, not {red}")


def _check_workplaces(s: State) -> None:
    for name, count in {"country": 3, "village": 2}.items():
        tiles = getattr(s, name)
        check_length(tiles, count, name)
        check(len(set(tiles)) == count, name, "a tile lies in two places")
        check({*tiles} <= {*tiles_of(s.edition.name)}, name, "a tile is of another edition")


def _check_automa(s: State, automa: Automa) -> None:
    lying = Places("Solo card")
    lying.lay(automa.deck, "automa.deck")
    lying.lay(automa.shown, "automa.shown")
    check_known(SOLO_CARDS, lying.found, "automa.deck")
    check_length(lying.found, len(SOLO_CARDS), "automa.deck")
    check_range(automa.ship, 0, 4, "automa.ship")
    crowns = sum(SOLO.laid(s.edition.figures)[card].crown for card in automa.shown)
    check_range(crowns, 0, params.CROWNS_TO_RESHUFFLE - 1, "automa.shown")
    check(automa.crowns == crowns, "automa.crowns", f"the shown cards bear {crowns}")
