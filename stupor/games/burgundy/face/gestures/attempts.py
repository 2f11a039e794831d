"""What a drop that is not offered seems to have meant, so that the rules can say no to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.burgundy.board import distance
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.face.gestures.asked import Asked, tile_number
from stupor.games.burgundy.face.vocabulary import DICE, die_shows, number_in
from stupor.games.burgundy.ids import ANY, BLANK, EMPTY, INN
from stupor.language import mark, tr
from stupor.stage.name import parsed

#: Places whose tile is meant by a drop on them.
BOARD: Final = ("depot.", "black.", "inns")
TILES: Final = ("hex.", "back.")
#: The most spaces that a duchy has.
LARGEST: Final = 73
WITH_A_NUMBER: Final = ("turn", "white")
WORKERS: Final = ("workers", "supply.workers")
ON_A_TILE: Final = mark("Drop the die on a tile of this depot.")
FOR_DICE: Final = mark("Drop a die here to take workers.")
#: Everything that a hand might aim at.
KNOWN_PLACES: Final = (
    *(f"own.d{space}" for space in range(1, LARGEST + 1)),
    *(f"depot.{n}.{k}" for n in range(1, DEPOTS + 1) for k in range(1, SPACES + 1)),
    *(f"depot.{n}.die" for n in range(1, DEPOTS + 1)),
    *(f"black.{space}" for space in range(1, len(BLACK_SPACES) + 1)),
    *(f"{kind}.{number}" for kind in ("stack", "room") for number in range(1, 7)),
    *(f"storage.{place}" for place in (1, 2, 3)),
    *(f"{shelf}.{place}" for shelf in ("shared", "partner") for place in (1, 2)),
    *(*WORKERS, "sold", "buy", "inns", "log"),
)


def attempt(decision: Decision, table: Table, pick: str, drop: str) -> Option | None:
    """The option that a movement stands for, legal or not; None where it means nothing."""
    asked = Asked(decision, table, _seats(table))
    if drop.startswith(BOARD):
        drop = next(iter(table.pieces(drop)), drop)
    elif parsed(drop).kind in ("storage", "shared") and parsed(pick).kind == "die":
        whose = asked.seat if parsed(drop).kind == "storage" else asked.duchy
        drop = next(iter(table.pieces(f"{parsed(drop).kind}.{whose}.{number_in(drop)}")), drop)
    head = parsed(pick).kind
    if head in ("hex", "back"):
        return _tile(asked, pick, drop)
    maker = _HELD.get(head)
    return maker(asked, pick, drop) if maker is not None else None


def instead_of(table: Table, pick: str, drop: str) -> str:
    """What a place is for on which a die, or a tile, means nothing."""
    head, depot = parsed(pick).kind, drop.removesuffix(".die")
    if head == "die" and depot != drop:
        tiles = (table.pieces(f"{depot}.{space}") for space in range(1, SPACES + 1))
        return tr(ON_A_TILE) if any(tiles) else ""
    return tr(FOR_DICE) if head in ("hex", "back") and drop in WORKERS else ""


def _seats(table: Table) -> dict[str, object]:
    """Who shares a duchy, read from the table: two duchies for four are those of teams."""
    counters = table.counters
    team = counters.get("players") == 4 and "board.1" in counters and "board.2" not in counters
    facts: dict[str, object] = {"team": team}
    for duchy in range(2 if team else 4):
        facts[f"seats.{duchy}"] = [duchy, duchy + 2] if team else [duchy]
    return facts


def dice_of(asked: Asked) -> list[int]:
    """The numbers that may be used now; 0 stands for any."""
    given = asked.decision.context.get("dice", asked.decision.context.get("die"))
    if isinstance(given, int):
        return [given]
    if isinstance(given, list):
        return [int(number) for number in given]
    return [ANY]


def nearest(asked: Asked, wanted: int) -> int:
    """The die that needs the fewest steps to a number."""
    free = dice_of(asked) or [wanted]
    return min(free, key=lambda die: distance(die, wanted) if die and wanted else 0)


def _die(asked: Asked, pick: str, drop: str) -> Option | None:
    """A die over a tile, a space, goods or workers."""
    die = _number(asked, pick)
    if drop.startswith(TILES):
        if drop in asked.stored:
            return ("place", die, tile_number(drop), likeliest(asked, tile_number(drop), die))
        return ("take", die, tile_number(drop))
    if drop.startswith("own.d"):
        return ("place", die, meant(asked, number_in(drop)), number_in(drop))
    if parsed(drop).kind == "stack":
        return ("sell", die, number_in(drop))
    if parsed(drop).kind == "room" and die:
        return ("sell", die, die)
    return ("workers", die) if drop in WORKERS else None


def _number(asked: Asked, pick: str) -> int:
    place = int(parsed(pick).parts[0])
    if place in DICE and asked.decision.kind == "turn":
        return max(0, die_shows(asked.table, asked.seat, place))
    return (dice_of(asked) or [ANY])[0]


def meant(asked: Asked, space: int) -> int:
    """The stored tile that was meant for a space, by its colour; 0 where none is of it."""
    board = asked.board
    wanted = board.colours[space - 1] if board is not None and space <= board.size else EMPTY
    stored = [tile_number(piece) for piece in asked.stored]
    order = [tile for colour in (wanted, INN, BLANK) for tile in stored if COLOUR[tile] == colour]
    return next(iter(order), 0)


def likeliest(asked: Asked, tile: int, die: int) -> int:
    """The space that lacks least for a stored tile: a free one of its colour, touching, near."""
    board = asked.board
    if board is None:
        return 1
    free = [not asked.table.pieces(f"duchy.{asked.duchy}.{n}") for n in range(1, board.size + 1)]

    def lacks(space: int) -> tuple[bool, bool, bool, int]:
        touching = any(board.near[space] >> n & 1 and not free[n] for n in range(board.size))
        alike = COLOUR[tile] in (INN, BLANK, board.colours[space])
        apart = distance(die, board.numbers[space]) if die else 0
        return not free[space], not alike, not touching, apart

    return min(range(board.size), key=lacks) + 1


def _tile(asked: Asked, pick: str, drop: str) -> Option | None:
    """A tile over a space of the duchy, or over the storage."""
    tile, kind = tile_number(pick), asked.decision.kind
    if drop.startswith("own.d"):
        space, board = number_in(drop), asked.board
        wanted = board.numbers[space - 1] if board is not None else ANY
        die = nearest(asked, wanted) if kind in WITH_A_NUMBER else ANY
        return ("place", die, tile, space)
    if pick in asked.stored or not drop.startswith(("storage.", "shared.", "household")):
        return None
    return wish_for(asked, pick)


def wish_for(asked: Asked, pick: str) -> Option | None:
    """How a tile of the board would be brought to storage."""
    tile, depot = tile_number(pick), asked.depot(pick)
    kind = asked.decision.kind
    if kind in ("fetch", "trade"):
        return (kind, tile)
    if asked.decision.context.get("tile") == tile:
        return None  # it is bought or taken already, and waits to be laid somewhere
    if not depot:
        return ("buy", tile)
    return ("take", nearest(asked, depot) if kind in WITH_A_NUMBER else ANY, tile)


def _coin(asked: Asked, pick: str, drop: str) -> Option | None:
    """Silver, or the purchase itself, over a tile; any tile of a depot stands for all of them."""
    if parsed(drop).kind == "depot":
        drop = next((p for p, zone in asked.zones.items() if parsed(zone).kind == "depot"), drop)
    if drop.startswith(TILES):
        return ("buy", tile_number(drop))
    return ("hire",) if drop in WORKERS else None


def _stack(asked: Asked, pick: str, drop: str) -> Option | None:
    """Goods over the pile of what is sold."""
    colour = number_in(pick)
    die = nearest(asked, colour) if asked.decision.kind in WITH_A_NUMBER else ANY
    return ("sell", die, colour) if drop == "sold" else None


def _shield(asked: Asked, pick: str, drop: str) -> Option | None:
    """A shield of a depot over a castle."""
    zone = parsed(asked.zones.get(pick, "")).words
    if zone[0] != "depot" or not drop.startswith("own.d"):
        return None
    return ("shield", int(zone[1]), number_in(pick), number_in(drop))


_HELD: Final[Mapping[str, Callable[[Asked, str, str], Option | None]]] = {
    "die": _die,
    "silver": _coin,
    "buy": _coin,
    "stack": _stack,
    "shield": _shield,
}
