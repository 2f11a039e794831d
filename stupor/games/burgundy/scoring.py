"""The end of the game: what is left over, monasteries, shields, and who has won."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.rules import Result, Tie
from stupor.games.burgundy import params, queries, verbs
from stupor.games.burgundy.data.monasteries import (
    BONUS_TILES,
    KINDS_OF_BEASTS,
    KINDS_SOLD,
    SCORING,
    TILES_SOLD,
)
from stupor.games.burgundy.data.shields import DOUBLE_MONASTERIES, DOUBLE_SHIELDS
from stupor.games.burgundy.figures.laid import paid_building, shield_points
from stupor.games.burgundy.ids import (
    BORDER_POSTS,
    COLUMNS,
    CRANE,
    CRESTS,
    EMPTY,
    MORE_SOURCES,
    SCHOLARS,
    SHIELDS,
    SILVER,
    SOURCE,
    SOURCES,
    TRADE_ROUTES,
    UNSOLD,
    WORKERS,
)
from stupor.games.burgundy.state import Duchy, State
from stupor.language import mark

#: Why a game ended, and by what it was decided.
BY_POINTS = "points"
BY_EMPTY_SPACES = "empty-spaces"
BY_BRIDGE = "bridge"
FILLED = "filled"
ROUNDS_OVER = "rounds"
VICTORY = mark("Victory")
DEFEAT = mark("Defeat")


def monastery_points(s: State, duchy: Duchy, number: int) -> int:
    """VP of a scoring monastery as the duchy is now, the crane left out."""
    if number == KINDS_SOLD:
        return params.VP_PER_COLOUR_SOLD * queries.colours_sold(duchy)
    if number == KINDS_OF_BEASTS:
        return params.VP_PER_BEAST * len(queries.beasts(duchy))
    if number == TILES_SOLD:
        return len(duchy.sold) + len(duchy.laid)
    if number == BONUS_TILES:
        return params.VP_PER_BONUS * bonus_tiles(s, duchy)
    return params.VP_PER_BUILDING * queries.count_kind(duchy, paid_building(s, number))


def bonus_tiles(s: State, duchy: Duchy) -> int:
    """The bonus tiles of a duchy; alone the covered colours stand for them (B79)."""
    if s.solo is None:
        return len(duchy.bonuses)
    return len(queries.covered_colours(queries.board_of(s, duchy), duchy))


def monasteries_points(s: State, duchy: Duchy) -> int:
    """VP of all scoring monasteries, with the crane where it pays, doubled by shield 10."""
    numbers = [number for number in SCORING if duchy.powers >> number & 1]
    vp = sum(monastery_points(s, duchy, number) for number in numbers)
    if queries.count_kind(duchy, CRANE) and any(paid_building(s, n) != EMPTY for n in numbers):
        vp += params.VP_PER_BUILDING
    return vp * 2 if DOUBLE_MONASTERIES in duchy.shields else vp


def shields_points(s: State, duchy: Duchy) -> int:
    """VP of all shields, doubled by shield 13 (B91)."""
    vp = sum(shield_points(s, shield) for shield in duchy.shields)
    return vp * 2 if DOUBLE_SHIELDS in duchy.shields else vp


def final_points(s: State, duchy: Duchy) -> list[tuple[int, int]]:
    """By source what the final count would give a duchy now."""
    return [
        (UNSOLD, len(duchy.goods)),
        (SILVER, duchy.silver),
        (WORKERS, duchy.workers // params.WORKERS_PER_VP),
        (SCHOLARS, monasteries_points(s, duchy)),
        (CRESTS, shields_points(s, duchy)),
    ]


def final_scoring(s: State) -> None:
    """Count every duchy; a team's points go to the first of its seats (B43, B67)."""
    for number, duchy in enumerate(s.duchies):
        seat = queries.seats_of(s, number)[0]
        s.own(seat)
        for source, vp in final_points(s, duchy):
            if vp:
                emit.event(s, "scored", seat, verbs.SOURCE_NAMES[source], vp)
                verbs.score(s, seat, vp, source)


def duchy_points(s: State, number: int) -> int:
    """VP of all seats of a duchy."""
    return sum(player.vp for player in s.players if player.duchy == number)


def rank(s: State, number: int) -> tuple[int, int, int]:
    """By what duchies are compared: VP, empty spaces, how far behind the last piece is (B47)."""
    empty = s.duchies[number].spaces.count(EMPTY)
    behind = max(s.order.index(seat) for seat in queries.seats_of(s, number))
    return duchy_points(s, number), empty, behind


def winners(s: State) -> tuple[int, ...]:
    """The seats that have won; alone nobody has, unless every space is covered."""
    if s.solo is not None:
        return (0,) if won_alone(s) else ()
    best = max(range(len(s.duchies)), key=lambda number: rank(s, number))
    return tuple(queries.seats_of(s, best))


def won_alone(s: State) -> bool:
    """Whether every space of a solo duchy is covered."""
    return EMPTY not in s.duchies[0].spaces


def reason(s: State) -> str:
    """Why the game ended: alone how, else by what it would be decided as it stands."""
    if s.solo is not None:
        return FILLED if won_alone(s) else ROUNDS_OVER
    ranks = sorted((rank(s, number) for number in range(len(s.duchies))), reverse=True)
    first, second = ranks[0], ranks[1]
    if first[0] != second[0]:
        return BY_POINTS
    return BY_EMPTY_SPACES if first[1] != second[1] else BY_BRIDGE


def tie(s: State) -> Tie | None:
    """The seats level on points at the top, if there are several; teams with all their seats.

    On the bridge the larger place is farther behind.
    """
    if s.solo is not None:
        return None
    ranks = [rank(s, number) for number in range(len(s.duchies))]
    level = [n for n, found in enumerate(ranks) if found[0] == max(ranks)[0]]
    if len(level) < 2:
        return None
    by = reason(s)
    counted = 1 if by == BY_EMPTY_SPACES else 2
    counts = {seat: ranks[n][counted] for n in level for seat in queries.seats_of(s, n)}
    return Tie(tuple(counts), by, tuple(counts.values()))


def sources_of(s: State) -> list[str]:
    """The rows of the score sheet of this kind of game."""
    more = {
        "posts": BORDER_POSTS in s.expansions,
        "routes": TRADE_ROUTES in s.expansions,
        "shields": SHIELDS in s.expansions,
        "bought": s.solo is not None,
    }
    left_out = {"unsold", "silver", "workers", "bonuses"} if s.solo is not None else set()
    told = [source for source in SOURCES if source not in left_out]
    return told + [source for source in MORE_SOURCES if more[source]]


def points_from(s: State, seat: int, source: str) -> int:
    """A seat's points of a source, in all phases."""
    first = SOURCE[source] * len(COLUMNS)
    return sum(s.players[seat].ledger[first : first + len(COLUMNS)])


def result(s: State) -> Result:
    """The score sheet."""
    categories = {
        source: tuple(points_from(s, seat, source) for seat in range(s.seats))
        for source in sources_of(s)
    }
    title = None
    if s.solo is not None:
        title = VICTORY if won_alone(s) else DEFEAT
    scores = tuple(player.vp for player in s.players)
    return Result(scores, winners(s), categories, reason(s), title, tie=tie(s))
