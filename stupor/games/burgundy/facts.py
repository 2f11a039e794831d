"""Derived numbers worth showing beside the table; schema.py says what each of them is."""

from __future__ import annotations

from typing import Any, Final

from stupor.engine.corrections import as_options
from stupor.engine.notation import key_of
from stupor.games.burgundy import params, queries, scoring
from stupor.games.burgundy.board import Board, members
from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.data.depots import BLACK_SPACES
from stupor.games.burgundy.data.goods import counts_of
from stupor.games.burgundy.data.monasteries import SCORING
from stupor.games.burgundy.data.tiles import ANIMALS, BACKS, BEAST
from stupor.games.burgundy.effects.actions import ACTIONS, price
from stupor.games.burgundy.effects.phase_end import Settle
from stupor.games.burgundy.effects.selling import sale_value
from stupor.games.burgundy.figures.laid import black_filled, depot_colours, stops_of
from stupor.games.burgundy.ids import BEASTS, COLOURS, COLUMNS, EMPTY, LAST_ROUND, LIVESTOCK, SOURCE
from stupor.games.burgundy.state import Duchy, State
from stupor.games.burgundy.zones import depot

_PRICED: Final = frozenset(ACTIONS)


def facts(s: State, viewer: int | None) -> dict[str, Any]:
    """Public derived numbers by name; prices and a secret plan are those of the viewer."""
    known = table_facts(s)
    for number, duchy in enumerate(s.duchies):
        known[f"seats.{number}"] = queries.seats_of(s, number)
        known[f"final.{number}"] = final_facts(s, duchy)
        if duchy.board != EMPTY:
            found = duchy_facts(s, duchy, queries.board_of(s, duchy))
            known |= {f"{name}.{number}": value for name, value in found.items()}
    for seat in range(s.seats):
        known |= seat_facts(s, seat)
    if viewer is not None and s.players[viewer].plan:
        board, space = s.players[viewer].plan
        known["plan"] = [BOARD_NAMES[board], space + 1]
    if s.agenda and s.agenda[-1][0] == viewer:
        known["prices"] = prices(s, viewer)
    return known


def table_facts(s: State) -> dict[str, Any]:
    """What concerns everybody."""
    known: dict[str, Any] = {
        "duchies": [BOARD_NAMES[d.board] if d.board != EMPTY else "" for d in s.duchies],
        "closed": closed_spaces(s),
        "order": list(s.order),
        "turns": list(s.turns),
        "phase_vp": params.PHASE_VP[max(s.phase, 0)],
        "bonus_next": [queries.next_bonus(s, colour) for colour in range(len(COLOURS))],
        "supply": {back: len(pile) for back, pile in zip(BACKS, s.piles, strict=True)},
        "expansions": list(s.expansions),
        "team": s.team,
        "rounds_left": LAST_ROUND - s.round,
    }
    if s.figures:
        known["figures"] = as_options(s.figures)
    if s.solo is None:
        known["leaders"] = list(leaders(s))
        level = scoring.tie(s) if s.over else None
        if level is not None:
            seats, counts = list(level.seats), list(level.counts)
            known["tie"] = {"seats": seats, "by": level.by, "counts": counts}
    else:
        board = queries.board_of(s, s.duchies[0])
        known |= {
            "places": list(board.places),
            "rivers": [[one + 1, other + 1] for one, other in board.rivers],
            "won": scoring.won_alone(s),
        }
    return known


def closed_spaces(s: State) -> list[str]:
    """The depot spaces that are never filled at this table."""
    colours = depot_colours(s, 0)
    numbered = [depot(space) for space, colour in enumerate(colours) if colour == EMPTY]
    black = [f"black.{n + 1}" for n in range(len(BLACK_SPACES)) if not black_filled(s, n)]
    return numbered + black


def leaders(s: State) -> tuple[int, ...]:
    """The seats that would win if everything were counted now."""
    if s.over or any(duchy.board == EMPTY for duchy in s.duchies):
        return scoring.winners(s) if s.over else ()
    ranks = []
    for number, duchy in enumerate(s.duchies):
        vp, *rest = scoring.rank(s, number)
        ranks.append((vp + sum(more for _, more in scoring.final_points(s, duchy)), *rest))
    return tuple(queries.seats_of(s, ranks.index(max(ranks))))


def prices(s: State, who: int) -> dict[str, int]:
    """The workers that choices of the deciding seat cost, by key; what costs none is left out."""
    duchy = queries.duchy_of(s, who)
    found = {}
    settling = isinstance(s.agenda[-1][1][0], Settle)
    for option in s.options:
        if option[0] in _PRICED and not (settling and option[0] == "place"):
            workers = price(s, duchy, option)
            if workers:
                found[key_of(option)] = workers
    return found


def duchy_facts(s: State, duchy: Duchy, board: Board) -> dict[str, Any]:
    """What a duchy amounts to."""
    known: dict[str, Any] = {
        "regions": [region_facts(s, duchy, board, place) for place in range(len(board.regions))],
        "left": [(spaces & ~duchy.covered).bit_count() for spaces in board.coloured],
        "filled": duchy.covered.bit_count(),
        "whole": len(queries.complete_regions(board, duchy)),
        "herds": herd_facts(duchy, board),
        "powers": [number for number in range(1, 30) if duchy.powers >> number & 1],
        "monasteries": {
            str(number): scoring.monastery_points(s, duchy, number)
            for number in SCORING
            if duchy.powers >> number & 1
        },
        "sales": sale_facts(s, duchy),
        "sold": list(counts_of(queries.goods_sold(duchy))[1:]),
        "steps": queries.reach(duchy),
        "mines": list(queries.mine_income(duchy)),
    }
    return known | expansion_facts(s, duchy, board)


def final_facts(s: State, duchy: Duchy) -> dict[str, int]:
    """By source what the final count would bring a duchy now, also before it has a board."""
    names = ("unsold", "silver", "workers", "monasteries", "shields")
    points = (vp for _, vp in scoring.final_points(s, duchy))
    return dict(zip(names, points, strict=True))


def expansion_facts(s: State, duchy: Duchy, board: Board) -> dict[str, Any]:
    """Tribute, lanes and trade route, where they are in the game."""
    known: dict[str, Any] = {}
    if s.depot_shields:
        known["tribute"] = len(duchy.shields)
    if board.lanes:
        known["lanes"] = [
            [one, other, (duchy.covered & lane).bit_count()] for one, other, lane in board.lanes
        ]
    if duchy.routes:
        known["route"] = [
            [stop.colour, stop.reward, place < len(duchy.laid)]
            for place, stop in enumerate(stops_of(s, duchy))
        ]
    return known


def region_facts(s: State, duchy: Duchy, board: Board, place: int) -> dict[str, Any]:
    """A region: where it is, how full, and what completing it would score now."""
    region = board.regions[place]
    spaces = members(region)
    inn, size = bool(duchy.inns & region), queries.scored_size(duchy, board, place)
    filled = (region & duchy.covered).bit_count()
    return {
        "colour": COLOURS[board.colours[spaces[0]]],
        "spaces": [space + 1 for space in spaces],
        "size": size,
        "filled": filled,
        "inn": inn,
        "vp": queries.region_value(size) + params.PHASE_VP[max(s.phase, 0)],
        "whole": filled == len(spaces),
    }


def herd_facts(duchy: Duchy, board: Board) -> list[dict[str, int]]:
    """By pasture, how many animals of each kind stand there."""
    found = []
    for place, region in enumerate(board.regions):
        if not region & board.coloured[LIVESTOCK]:
            continue
        herd = {"region": place}
        for space in members(region):
            tile = duchy.spaces[space]
            if BEAST[tile] != EMPTY:
                name = BEASTS[BEAST[tile]]
                herd[name] = herd.get(name, 0) + ANIMALS[tile]
        found.append(herd)
    return found


def sale_facts(s: State, duchy: Duchy) -> dict[str, list[int]]:
    """By colour of the goods stored: tiles, and silver and VP that a sale would bring."""
    return {
        str(colour): [count, *sale_value(s, duchy, count)]
        for colour, count in enumerate(counts_of(duchy.goods))
        if count
    }


def seat_facts(s: State, seat: int) -> dict[str, Any]:
    """Where a seat's points come from, and what it would have if the game ended now."""
    player = s.players[seat]
    width = len(COLUMNS)
    sources = {
        name: player.ledger[SOURCE[name] * width : (SOURCE[name] + 1) * width]
        for name in scoring.sources_of(s)
    }
    total = player.vp
    duchy = queries.duchy_of(s, seat)
    first = queries.seats_of(s, player.duchy)[0] == seat
    if first and not s.over and s.solo is None and duchy.board != EMPTY:
        total += sum(vp for _, vp in scoring.final_points(s, duchy))
    return {f"sources.{seat}": sources, f"total.{seat}": total}
