"""The changes of a running game that others see: each tells what it did."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.events import MOVED, Event
from stupor.games.burgundy import params, queries, zones
from stupor.games.burgundy.board import Board
from stupor.games.burgundy.data.shields import ENVY, GREAT_STORE, GUEST, NO_NEIGHBOUR
from stupor.games.burgundy.data.tiles import COLOUR, KIND, KIND_BYTE
from stupor.games.burgundy.ids import (
    BUILDING,
    COLUMNS,
    EMPTY,
    FACE_DOWN,
    INN,
    KIND_MONASTERY,
    MORE_SOURCES,
    NOBODY,
    SOURCES,
    TABLE,
)
from stupor.games.burgundy.state import Duchy, State, changed, column

SOURCE_NAMES = (*SOURCES, *MORE_SOURCES)


def moved(s: State, who: int, piece: str, source: str, target: str) -> None:
    """Tell that a piece went from zone to zone; its face to those who may see where it lies now."""
    if s.events is not None:
        s.events.hear(Event(MOVED, who, (piece, source, target), zones.seen_by(target)))


# --- silver, workers, points -----------------------------------------------------------------


def gain_silver(s: State, who: int, amount: int, reason: str) -> None:
    """Give silver to a player, or take it when the amount is negative."""
    if amount:
        number = s.players[who].duchy
        duchy = s.duchies[number]
        duchy.silver += amount
        if s.events is not None:
            emit.counter(s, who, f"silver.{number}", duchy.silver, amount, reason)


def gain_workers(s: State, who: int, amount: int, reason: str) -> None:
    """Give workers to a player; whoever bears shield 2 gets one, too (B86)."""
    if amount:
        _change_workers(s, who, amount, reason)
        if s.depot_shields:
            for seat, player in enumerate(s.players):
                if seat != who and ENVY in s.duchies[player.duchy].shields:
                    s.own(seat)
                    emit.event(s, "envied", seat, 1)
                    _change_workers(s, seat, 1, "envy")


def spend_workers(s: State, who: int, amount: int, reason: str) -> None:
    """Take workers from a player who has them."""
    if amount:
        _change_workers(s, who, -amount, reason)


def _change_workers(s: State, who: int, amount: int, reason: str) -> None:
    number = s.players[who].duchy
    duchy = s.duchies[number]
    duchy.workers += amount
    if s.events is not None:
        emit.counter(s, who, f"workers.{number}", duchy.workers, amount, reason)


def score(s: State, who: int, amount: int, source: int) -> None:
    """Move a player's piece on the track forward; the ledger keeps where points came from."""
    if amount:
        player = s.players[who]
        player.vp += amount
        place = source * len(COLUMNS) + column(s)
        player.ledger = changed(player.ledger, place, player.ledger[place] + amount)
        if s.events is not None:
            emit.counter(s, who, f"vp.{who}", player.vp, amount, SOURCE_NAMES[source])


# --- dice ------------------------------------------------------------------------------------


def set_dice(s: State, who: int, dice: tuple[int, int]) -> None:
    """Say which of a player's dice are used up or made any number."""
    player = s.players[who]
    if s.events is not None:
        for place in (0, 1):
            was, now = _mark(player.dice[place]), _mark(dice[place])
            if was != now:
                emit.counter(s, who, f"used.{who}.{place + 1}", now, now - was, "die")
    player.dice = dice


def _mark(die: int) -> int:
    """Whether a die is used up (1), any number (2), or as it was rolled (0)."""
    return 1 if die == 0 else 2 if die > 6 else 0


# --- tiles -----------------------------------------------------------------------------------


def storage_zone(s: State, who: int, shelf: int, space: int) -> str:
    """A storage space of a player (shelf 0), or of the team (shelf 1)."""
    if shelf:
        return f"shared.{s.players[who].duchy}.{space + 1}"
    return f"storage.{who}.{space + 1}"


def shelves(s: State, who: int) -> list[list[int]]:
    """The storages that a player may use: one's own, then the team's."""
    player = s.players[who]
    return [player.storage, s.shared[player.duchy]] if s.team else [player.storage]


def lay_in_depot(s: State, space: int, tile: int) -> None:
    """Let a tile, or none, lie on a space of the numbered depots."""
    s.depots = changed(s.depots, space, tile)
    s.kinds = s.kinds[:space] + KIND_BYTE[tile] + s.kinds[space + 1 :]


def lay_in_black(s: State, space: int, tile: int) -> None:
    """Let a tile, or none, lie on a space of the black depot."""
    s.black = changed(s.black, space, tile)
    place = len(s.depots) + space
    s.kinds = s.kinds[:place] + KIND_BYTE[tile] + s.kinds[place + 1 :]


def remove_from_board(s: State, tile: int) -> str:
    """Take a tile away from its depot or from the inns; the zone where it lay."""
    if tile in s.depots:
        space = s.depots.index(tile)
        lay_in_depot(s, space, EMPTY)
        return zones.DEPOTS[space]
    if tile in s.black:
        space = s.black.index(tile)
        lay_in_black(s, space, EMPTY)
        return zones.BLACKS[space]
    s.inns = tuple([inn for inn in s.inns if inn != tile])
    return "inns"


def store(s: State, who: int, tile: int, shelf: int) -> None:
    """Bring a tile from the board to a storage with room, face up or (alone) face down."""
    if tile < FACE_DOWN:
        source = remove_from_board(s, tile)
    else:  # another piece from now on
        face = tile - FACE_DOWN
        moved(s, who, zones.hexagon(face), remove_from_board(s, face), zones.BOX)
        source = zones.BOX
    player = s.players[who]
    here = s.shared[player.duchy] if shelf else player.storage
    if EMPTY in here:
        space = here.index(EMPTY)
        here[space] = tile
    else:
        space = len(here)
        here.append(tile)
    if s.events is not None:
        moved(s, who, zones.hexagon(tile), source, storage_zone(s, who, shelf, space))


def take_from_storage(s: State, who: int, tile: int) -> str:
    """Take a tile out of a player's storages; the zone where it lay."""
    here, shelf = s.players[who].storage, 0
    if tile not in here:
        here, shelf = s.shared[s.players[who].duchy], 1
    space = here.index(tile)
    here[space] = EMPTY
    while len(here) > params.STORAGE and here[-1] == EMPTY:
        here.pop()
    return storage_zone(s, who, shelf, space) if s.events is not None else ""


def discard(s: State, who: int, tile: int) -> None:
    """Remove a stored tile from the game."""
    source = take_from_storage(s, who, tile)
    s.box += (tile if tile < FACE_DOWN else tile - FACE_DOWN,)
    if s.events is not None:
        moved(s, who, zones.hexagon(tile), source, zones.BOX)
        emit.event(s, "discarded", who, tile)


def to_box(s: State, who: int, tile: int, source: str) -> None:
    """Put a tile that lay in a zone back into the game box."""
    s.box += (tile if tile < FACE_DOWN else tile - FACE_DOWN,)
    if s.events is not None:
        moved(s, who, zones.hexagon(tile), source, zones.BOX)


def cover(s: State, who: int, board: Board, tile: int, space: int, source: str) -> None:
    """Lay a tile that came from a zone on a space of the player's duchy."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    bit = 1 << space
    duchy.spaces = changed(duchy.spaces, space, tile)
    duchy.kinds = duchy.kinds[:space] + KIND_BYTE[tile] + duchy.kinds[space + 1 :]
    duchy.covered |= bit
    duchy.open = (duchy.open | board.near[space]) & ~duchy.covered
    colour = COLOUR[tile]
    if colour == BUILDING:
        kind, towns = KIND[tile], duchy.towns
        duchy.towns = (*towns[:kind], towns[kind] | board.region[space], *towns[kind + 1 :])
    elif colour == INN:
        duchy.inns |= board.region[space]
    elif KIND[tile] > KIND_MONASTERY:
        duchy.powers |= 1 << (KIND[tile] - KIND_MONASTERY)
        if s.depot_shields:
            refresh_guests(s)
    if s.events is not None:
        moved(s, who, zones.hexagon(tile), source, f"duchy.{number}.{space + 1}")


def refresh_guests(s: State) -> None:
    """Work out anew whose monasteries count for whom (shield 6)."""
    for seat, player in enumerate(s.players):
        if s.duchies[player.duchy].guest != NOBODY:
            s.own(seat)
            duchy = queries.duchy_of(s, seat)
            duchy.powers = queries.powers_of(s, duchy)


# --- goods -----------------------------------------------------------------------------------


def take_goods(s: State, who: int, depot: int, taken: tuple[int, ...]) -> None:
    """Bring goods from a depot (from 0) to a player's goods storage."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    left = tuple([goods for goods in s.depot_goods[depot] if goods not in taken])
    s.depot_goods = (*s.depot_goods[:depot], left, *s.depot_goods[depot + 1 :])
    duchy.goods = tuple(sorted((*duchy.goods, *taken)))
    if s.events is not None:
        for goods in taken:
            moved(s, who, f"goods.{goods}", f"depot.{depot + 1}.goods", f"goods.{number}")
        emit.event(s, "shipped", who, depot + 1, len(taken))


def goods_to_box(s: State, who: int, goods: tuple[int, ...], source: str) -> None:
    """Remove goods that lay in a zone from the game; the caller has taken them away there."""
    s.goods_box = (*s.goods_box, *goods)
    if s.events is not None:
        for tile in goods:
            moved(s, who, f"goods.{tile}", source, zones.BOX)


# --- the bridge ------------------------------------------------------------------------------


def cross(s: State, who: int) -> None:
    """Move a player's piece one space on along the bridge, on top of those that are there (B9)."""
    player = s.players[who]
    was = player.step
    player.step = min(was + 1, params.LAST_BRIDGE_SPACE)
    before = s.order
    settle_order(s, who)
    if s.events is not None:
        if was != player.step:
            moved(s, who, f"pawn.{who}", f"bridge.{was + 1}", f"bridge.{player.step + 1}")
        tell_order(s, before)
        emit.event(s, "crossed", who, player.step + 1, s.order.index(who) + 1)


def settle_order(s: State, who: int) -> None:
    """Read the bridge after a piece came to lie on top of its space; monastery 27 is above it."""
    step = s.players[who].step
    order = [seat for seat in s.order if seat != who]
    place = 0
    for seat in order:
        here = s.players[seat].step
        if here > step or (here == step and seat == s.on_top):
            place += 1
    order.insert(place, who)
    s.order = tuple(order)


def rise(s: State, who: int) -> None:
    """Put a player's piece on top of its stack for good (monastery 27, B55)."""
    s.on_top = who
    before = s.order
    settle_order(s, who)
    tell_order(s, before)


def tell_order(s: State, before: tuple[int, ...]) -> None:
    """Tell which seats have another place in the next round now."""
    if s.events is not None:
        for place, seat in enumerate(s.order):
            if before[place] != seat:
                delta = place - before.index(seat)
                emit.counter(s, seat, f"order.{seat}", place + 1, delta, "bridge")


# --- shields ---------------------------------------------------------------------------------


def raise_shield(s: State, who: int, depot: int, shield: int, space: int) -> None:
    """Bring a shield from a depot (from 0) to a castle; one that was there leaves the game."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    if space in duchy.castles:
        drop_shield(s, who, duchy.shields[duchy.castles.index(space)])
    left = tuple([other for other in s.depot_shields[depot] if other != shield])
    s.depot_shields = (*s.depot_shields[:depot], left, *s.depot_shields[depot + 1 :])
    duchy.shields = (*duchy.shields, shield)
    duchy.castles = (*duchy.castles, space)
    changed_shields(s, duchy, shield)
    if s.events is not None:
        target = f"shields.{number}.{space + 1}"
        moved(s, who, f"shield.{shield}", f"depot.{depot + 1}.shields", target)
        emit.event(s, "shield", who, shield, space + 1)


def drop_shield(s: State, who: int, shield: int) -> None:
    """Remove a shield of a player from the game."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    place = duchy.shields.index(shield)
    space = duchy.castles[place]
    duchy.shields = (*duchy.shields[:place], *duchy.shields[place + 1 :])
    duchy.castles = (*duchy.castles[:place], *duchy.castles[place + 1 :])
    if shield == GUEST and duchy.guest != NOBODY:
        emit.counter(s, who, f"guest.{number}", NOBODY, NOBODY - duchy.guest, "shield")
        duchy.guest = NOBODY
    changed_shields(s, duchy, shield)
    if s.events is not None:
        moved(s, who, f"shield.{shield}", f"shields.{number}.{space + 1}", zones.BOX)
        emit.event(s, "lost", who, shield)


def changed_shields(s: State, duchy: Duchy, shield: int) -> None:
    """Work out what a shield that came or went changes."""
    if shield == NO_NEIGHBOUR:
        duchy.open = queries.open_spaces(queries.board_of(s, duchy), duchy)
    elif shield == GUEST:
        duchy.powers = queries.powers_of(s, duchy)


def overfull(s: State, who: int) -> bool:
    """Whether a player stores more tiles than there is room for (shield 4 lost, B87)."""
    held = sum(tile != EMPTY for tile in s.players[who].storage)
    return held > params.STORAGE and GREAT_STORE not in queries.duchy_of(s, who).shields


def name_guest(s: State, who: int, seat: int) -> None:
    """Let a player's monasteries count for the bearer of shield 6, too."""
    number = s.players[who].duchy
    duchy = s.duchies[number]
    was, duchy.guest = duchy.guest, seat
    duchy.powers = queries.powers_of(s, duchy)
    emit.counter(s, who, f"guest.{number}", seat, seat - was, "shield")
    emit.event(s, "guest", who, seat)


def set_turn(s: State, seat: int) -> None:
    """Give the turn to a seat, or to nobody."""
    delta, s.turn = seat - s.turn, seat
    if s.events is not None:
        emit.counter(s, seat if seat >= 0 else TABLE, "turn", seat, delta, "flow")
        if seat >= 0:
            emit.event(s, "turn", seat)
