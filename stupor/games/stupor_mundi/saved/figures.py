"""Every number of a position by itself: in its range, of its length, on its track."""

from __future__ import annotations

from typing import Final

from stupor.engine.field_checks import check, check_length, check_range
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.ids import (
    DRAFT,
    EXPANSION_SOURCES,
    HOUSE_NAMES,
    LAST_SPACE,
    NO_HOUSE,
    OVER,
    PALACE,
    START,
    VP_SOURCES,
)
from stupor.games.stupor_mundi.state import Player, State

#: More than anybody ever owned, and more rounds than a game ever had.
LARGEST: Final = 1_000
ENDINGS: Final = ("", "castle", "edicts", "cards")
#: Rows of the score sheet that are written in the final count only.
FINAL: Final = ("structures", "majority", "coins", "projects")
WORKPLACES: Final = frozenset(
    (START, *(path * 10 + n for path in (1, 2, 3) for n in range(1, LAST_SPACE[path] + 1)))
)


def check_figures(s: State) -> None:
    """BadField for a number or a list that no game has there."""
    check_range(s.seats, params.MIN_SEATS, params.MAX_SEATS, "seats")
    check_length(s.players, s.seats, "players")
    check_range(s.phase, 0, OVER, "phase")
    check_range(s.round, 0, LARGEST, "round")
    for name in ("first", "turn"):
        check_range(getattr(s, name), 0, s.seats - 1, name)
    check(s.ending in ENDINGS, "ending", f"{s.ending!r} is no reason why a game ends")
    check(s.difficulty in params.RED_MARKETS, "difficulty", f"{s.difficulty!r:.40} is none")
    check((s.seats == 1) == (s.automa is not None), "automa", "is there when one plays, only then")
    for name in ("ally_up", "ally_down", "city_cards"):
        check_length(getattr(s, name), 10, name)
        for index in queries.blocked(s.seats):
            check(not getattr(s, name)[index], f"{name}[{index}]", "is blocked for so few Houses")
    for name, count in {"active": 3, "next": 3, "bonus": 3}.items():
        check_length(getattr(s, name), count, name)
    _check_palace(s.palace)
    for seat, player in enumerate(s.players):
        _check_player(s, player, f"players[{seat}]")


def _check_palace(palace: list[int]) -> None:
    check_length(palace, len(PALACE), "palace")
    tracks = zip(palace, params.PALACE_LEAST, params.PALACE_MOST, strict=True)
    for icon, (value, least, most) in enumerate(tracks):
        check_range(value, least, most, f"palace[{icon}]")


def _check_player(s: State, player: Player, place: str) -> None:
    check_range(player.house, NO_HOUSE, len(HOUSE_NAMES) - 1, f"{place}.house")
    named = player.house != NO_HOUSE or s.phase == DRAFT
    check(named, f"{place}.house", "each has a House once they are drafted")
    for name in ("coins", "grain", "stone"):
        check_range(getattr(player, name), 0, LARGEST, f"{place}.{name}")
    check_range(player.ship, 0, 4, f"{place}.ship")
    for name, count in {"castle": 13, "specialists": 3, "allies": 5, "slots": params.SLOTS}.items():
        check_length(getattr(player, name), count, f"{place}.{name}")
    for space in player.specialists:
        check(space in WORKPLACES, f"{place}.specialists", f"{space} is no Workplace space")
    _check_slots(player, place)
    _check_points(s, player, place)


def _check_slots(player: Player, place: str) -> None:
    taken = sum(1 << slot for slot, card in enumerate(player.slots) if card >= 0)
    check(all(card >= -1 for card in player.slots), f"{place}.slots", "an empty slot is -1")
    check(not player.down & ~taken, f"{place}.down", "no card lies in one of these slots")
    check_range(player.turns, taken.bit_count(), params.SLOTS, f"{place}.turns")


def _check_points(s: State, player: Player, place: str) -> None:
    sources = (*VP_SOURCES, *(EXPANSION_SOURCES if s.expansions is not NO_EXPANSIONS else ()))
    check_length(player.vp_from, len(sources), f"{place}.vp_from")
    for row, (source, vp) in enumerate(zip(sources, player.vp_from, strict=True)):
        at = f"{place}.vp_from[{row}]"
        check(vp >= 0 or source == "projects", at, f"{vp} VP are fewer than none")
        check(vp <= LARGEST, at, f"{vp} VP are more than a game has")
        counted = s.phase == OVER or source not in FINAL
        check(not vp or counted, at, f"{source} are counted at the end of the game")
    check(player.vp == sum(player.vp_from), f"{place}.vp", "is not the sum of vp_from")
