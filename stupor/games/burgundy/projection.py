"""The table as one seat may see it; zones.py says what is called how."""

from __future__ import annotations

from collections.abc import Iterable

from stupor.engine.events import UNKNOWN
from stupor.engine.table import Table
from stupor.games.burgundy import zones
from stupor.games.burgundy.data.tiles import BACKS
from stupor.games.burgundy.effects.choosing import plan_piece
from stupor.games.burgundy.ids import BORDER_POSTS, COLOURS, EMPTY, ROUNDS_A_PHASE, SHIELDS, USED
from stupor.games.burgundy.state import Duchy, Player, State


def project(s: State, viewer: int | None) -> Table:
    """Everything on the table for a seat, or for somebody who sees only the open table."""
    table = Table()
    lay_board(s, table)
    lay_supplies(s, table)
    for number, duchy in enumerate(s.duchies):
        lay_duchy(s, table, number, duchy)
    for seat, player in enumerate(s.players):
        lay_player(s, table, seat, player, viewer)
    set_counters(s, table)
    return table


def fill(table: Table, zone: str, pieces: Iterable[str]) -> None:
    """Put pieces into a zone, which is not there at all when it is empty."""
    found = list(pieces)
    if found:
        table.zones[zone] = found


def lay_board(s: State, table: Table) -> None:
    """Depots with what lies there, goods of the phase, bonus tiles."""
    for space, tile in enumerate(s.depots):
        if tile != EMPTY:
            table.zones[zones.depot(space)] = [f"hex.{tile}"]
    lay_tiles(table, "black", s.black)
    for depot, goods in enumerate(s.depot_goods, start=1):
        fill(table, f"depot.{depot}.goods", (f"goods.{tile}" for tile in goods))
    for depot, shields in enumerate(s.depot_shields, start=1):
        fill(table, f"depot.{depot}.shields", (f"shield.{shield}" for shield in shields))
    first = ROUNDS_A_PHASE - len(s.round_goods) + 1
    for place, tile in enumerate(s.round_goods, start=first):
        table.zones[f"round.{place}"] = [f"goods.{tile}"]
    if s.solo is None:
        for colour in range(len(COLOURS)):
            left = range(colour * 2 + s.bonus[colour], colour * 2 + 2)
            fill(table, zones.bonus_space(colour), map(zones.bonus, left))


def lay_tiles(table: Table, row: str, tiles: Iterable[int]) -> None:
    """Hex tiles on the spaces of a row, from 1."""
    for place, tile in enumerate(tiles, start=1):
        if tile != EMPTY:
            table.zones[f"{row}.{place}"] = [zones.hexagon(tile)]


def lay_supplies(s: State, table: Table) -> None:
    """What lies face down, and the inns."""
    for back in range(len(BACKS)):
        fill(table, zones.pile(back), [UNKNOWN] * len(s.piles[back]))
    first = 5 - len(s.phase_goods)
    for phase, goods in enumerate(s.phase_goods, start=first):
        fill(table, zones.phase(phase), [UNKNOWN] * len(goods))
    fill(table, zones.OPEN_PILE, map(zones.hexagon, s.inn_pile))
    fill(table, "inns", map(zones.hexagon, s.inns))


def lay_duchy(s: State, table: Table, number: int, duchy: Duchy) -> None:
    """A duchy with its goods, shields and bonus tiles."""
    lay_tiles(table, f"duchy.{number}", duchy.spaces)
    fill(table, f"goods.{number}", (f"goods.{tile}" for tile in duchy.goods))
    fill(table, f"sold.{number}", (f"goods.{tile}" for tile in duchy.sold))
    fill(table, f"bonuses.{number}", map(zones.bonus, duchy.bonuses))
    for place, tile in enumerate(duchy.laid, start=1):
        table.zones[f"route.{number}.{place}"] = [f"goods.{tile}"]
    for place, route in enumerate(duchy.routes, start=1):
        table.zones[f"routes.{number}.{place}"] = [f"route.{route}"]
    for shield, space in zip(duchy.shields, duchy.castles, strict=True):
        table.zones[f"shields.{number}.{space + 1}"] = [f"shield.{shield}"]
    if s.team:
        lay_tiles(table, f"shared.{number}", s.shared[number])


def lay_player(s: State, table: Table, seat: int, player: Player, viewer: int | None) -> None:
    """A seat's storage, its piece on the bridge, its secret choice."""
    lay_tiles(table, f"storage.{seat}", player.storage)
    table.put(f"bridge.{player.step + 1}", f"pawn.{seat}")
    if player.plan:
        known = viewer == seat
        table.put(f"plan.{seat}", plan_piece(player.plan) if known else UNKNOWN)


def mark(die: int) -> int:
    """Whether a die is used up (1), made any number (2), or as it was rolled (0)."""
    return 1 if die == USED else 2 if die > 6 else 0


def set_counters(s: State, table: Table) -> None:
    """Everything that is a number."""
    counters = table.counters
    for seat, player in enumerate(s.players):
        counters[f"vp.{seat}"] = player.vp
        counters[f"order.{seat}"] = s.order.index(seat) + 1
        for place in (0, 1):
            counters[f"die.{seat}.{place + 1}"] = player.rolled[place]
            counters[f"used.{seat}.{place + 1}"] = mark(player.dice[place])
    for number, duchy in enumerate(s.duchies):
        counters[f"silver.{number}"] = duchy.silver
        counters[f"workers.{number}"] = duchy.workers
        counters[f"board.{number}"] = duchy.board
        if BORDER_POSTS in s.expansions:
            counters[f"links.{number}"] = duchy.links
        if SHIELDS in s.expansions:
            counters[f"guest.{number}"] = duchy.guest
    counters |= {
        "white": s.white,
        "phase": s.phase,
        "round": s.round,
        "turn": s.turn,
        "bought": int(s.bought),
        "over": int(s.over),
        "players": s.seats,
    }
    if s.solo is not None:
        counters |= {"counter": s.solo.counter, "target": s.solo.target}
