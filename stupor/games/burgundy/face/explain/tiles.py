"""Tiles wherever they lie: what they do, what they would bring, and which die reaches them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.games.burgundy import names, params
from stupor.games.burgundy.data.monasteries import (
    BONUS_TILES,
    KINDS_OF_BEASTS,
    KINDS_SOLD,
    MONASTERIES,
    TILES_SOLD,
)
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST, COLOUR, KIND
from stupor.games.burgundy.face.explain.elsewhere import elsewhere
from stupor.games.burgundy.face.explain.regions import region_figures
from stupor.games.burgundy.face.explain.shared_words import (
    Explanation,
    Parts,
    now,
    number,
    owners,
    ways,
    whose,
    yours,
)
from stupor.games.burgundy.face.explain.solo_rules import tile_alone
from stupor.games.burgundy.face.gestures.asked import answers
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import zone_of
from stupor.games.burgundy.ids import (
    BUILDING,
    CASTLE,
    EMPTY,
    FACE_DOWN,
    GEESE,
    INN,
    KIND_MONASTERY,
    LIVESTOCK,
    MINE,
    MONASTERY,
    SHIP,
    WHITE_CASTLE,
)
from stupor.language import mark, tr, trn
from stupor.stage.name import parsed

RULES: Final[Mapping[int, str]] = {
    BUILDING: "place.type",
    LIVESTOCK: "score.herd",
    SHIP: "ship.depot",
    MONASTERY: "score.monastery",
    CASTLE: "action.extra",
    MINE: "phase.tiles",
    INN: "place.inn",
}
LIMIT: Final = mark("Each building region holds each type only once.")
HERD: Final = mark(
    "Scores at once: 1 VP per animal on it and on all tiles of its kind in the "
    "same livestock region."
)
FLOCK: Final = mark(
    "Scores at once: 2 VP, plus the animals of one other kind in the same livestock region. "
    "Livestock placed there later scores them again."
)
AT_ONCE: Final = mark("Its effect happens at once; you may skip it.")
THEIRS_AT_ONCE: Final = mark("Its effect happens at once.")


def tile_text(view: TableView, parts: Parts) -> Explanation | None:
    """A tile by its piece, on the board, in a storage or in a duchy."""
    face, tile = parts[0], number(parts)
    if not 0 < tile < FACE_DOWN or COLOUR[tile] == EMPTY:
        return None
    piece = f"{face}.{tile}"
    zone = parsed(zone_of(view.table, piece)).words
    asked = view.mine()
    traded = asked is not None and ("trade", tile) in asked.options
    if face == "back" or traded:
        return _face_down(view, tile, piece, zone)
    return told(view, tile, piece, zone)


def told(view: TableView, tile: int, piece: str, zone: Parts) -> Explanation:
    """A tile with its face up."""
    colour = COLOUR[tile]
    numbers = now(*_where(view, tile, piece, zone), worth(view, tile, zone))
    duchy = _owner(view, zone)
    if yours(view, duchy):
        text = _text(tile)
    else:
        text = elsewhere(tile, owners(view, duchy)) or _text(tile, mine=False)
    text = f"{text} {tile_alone(view, tile)}".rstrip()
    return Explanation(_title(tile), text, numbers, RULES.get(colour, "turn.die"), piece)


def _owner(view: TableView, zone: Parts) -> int:
    """The duchy that has a tile, placed or in storage; the own one for what lies on the board."""
    if zone[0] in ("duchy", "shared"):
        return int(zone[1])
    return view.duchy(int(zone[1]) if zone[0] == "storage" else view.viewer)


def _title(tile: int) -> str:
    if COLOUR[tile] == MONASTERY:
        return tr("{name}, a monastery", name=names.name_of(tile))
    return names.name_of(tile)


def _text(tile: int, mine: bool = True) -> str:
    """What it does, and what is to be known of its kind; of a rival's tile without "you"."""
    said = names.text_of(tile)
    if COLOUR[tile] == LIVESTOCK:
        return tr(FLOCK if BEAST[tile] == GEESE else HERD)
    if COLOUR[tile] == BUILDING:
        once = "" if KIND[tile] == WHITE_CASTLE else tr(AT_ONCE if mine else THEIRS_AT_ONCE)
        return " ".join(part for part in (said, once, tr(LIMIT)) if part)
    return said


def _face_down(view: TableView, tile: int, piece: str, zone: Parts) -> Explanation:
    title = tr("Face-down tile")
    text = tr(
        "Goes on any colour, next to a tile, and does nothing. Front side: {name}.",
        name=names.name_of(tile),
    )
    return Explanation(title, text, now(*_where(view, tile, piece, zone)), "solo.trade", piece)


def _where(view: TableView, tile: int, piece: str, zone: Parts) -> list[str]:
    """Where it lies, and what can be done with it there."""
    shown = tile + FACE_DOWN * piece.startswith("back")
    if zone[0] == "depot":
        return [
            tr("in depot {depot}", depot=zone[1]),
            ways(view, lambda o: o[0] == "take" and o[2] == tile),
        ]
    asked = view.mine()
    if zone[0] in ("black", "inns") and not (asked and answers(asked, tile)):
        have = view.count(f"silver.{view.duchy(view.viewer)}")
        return [
            tr(
                "costs {price}; you have {have}",
                price=names.silver_text(params.PRICE),
                have=names.silver_text(have),
            )
        ]
    if zone[0] == "duchy" and len(zone) == 3:
        return [whose(view, int(zone[1])), region_figures(view, int(zone[1]), int(zone[2]))]
    if zone[0] in ("storage", "shared"):
        return [_stored(view, zone), ways(view, lambda o: o[0] == "place" and o[2] == shown)]
    return []


def _stored(view: TableView, zone: Parts) -> str:
    if zone[0] == "shared":
        return tr("in the team’s storage")
    seat = int(zone[1])
    return "" if seat == view.viewer else tr("in {who}’s storage", who=view.names[seat])


def worth(view: TableView, tile: int, zone: Parts) -> str:
    """What it brings as things stand, where that is a number."""
    duchy = _owner(view, zone)
    teller = _WORTH.get(COLOUR[tile])
    return teller(view, tile, duchy) if teller is not None else ""


def _mine(view: TableView, tile: int, duchy: int) -> str:
    silver = view.numbers(f"mines.{duchy}")
    if not any(silver):
        return ""
    gain = names.price_text(*silver[:2])
    return tr("mines placed so far bring {gain} per phase", gain=gain)


def _ship(view: TableView, tile: int, duchy: int) -> str:
    if tile in tiles_of(view, duchy):
        return ""
    most = max(len(view.table.pieces(f"depot.{n}.goods")) for n in range(1, 7))
    if not most:
        return tr("no goods at the depots")
    return trn("up to {count} goods tile at a depot", "up to {count} goods at a depot", most)


def _monastery(view: TableView, tile: int, duchy: int) -> str:
    """What a scoring monastery pays, or would pay, for what the duchy holds now."""
    vp = monastery_points(view, KIND[tile] - KIND_MONASTERY, duchy)
    placed = tile in tiles_of(view, duchy)
    if vp < 0 or (placed and view.solo):
        return ""
    if placed or not yours(view, duchy):
        return tr("scores {vp} VP as it stands", vp=vp)
    return tr("would score {vp} VP for you now", vp=vp)


def monastery_points(view: TableView, kind: int, duchy: int) -> int:
    """VP of a scoring monastery for a duchy as it is; -1 for those that work during the game."""
    facts = view.facts.get(f"monasteries.{duchy}")
    known = facts.get(str(kind)) if isinstance(facts, dict) else None
    if isinstance(known, int):
        return known
    sold = view.numbers(f"sold.{duchy}")
    if kind == KINDS_SOLD:
        return params.VP_PER_COLOUR_SOLD * sum(map(bool, sold))
    if kind == TILES_SOLD:
        return sum(sold)
    if kind == BONUS_TILES:
        return params.VP_PER_BONUS * len(view.table.pieces(f"bonuses.{duchy}"))
    if kind == KINDS_OF_BEASTS:
        kinds = {BEAST[t] for t in tiles_of(view, duchy)} - {EMPTY}
        return params.VP_PER_BEAST * len(kinds)
    building = MONASTERIES[kind].pays_for
    if building == EMPTY:
        return -1
    return params.VP_PER_BUILDING * sum(KIND[t] == building for t in tiles_of(view, duchy))


def tiles_of(view: TableView, duchy: int) -> list[int]:
    """The tiles of a duchy that lie face up."""
    board = view.board(duchy)
    spaces = range(1, board.size + 1) if board is not None else range(0)
    pieces = [p for n in spaces for p in view.table.pieces(f"duchy.{duchy}.{n}")]
    return [parsed(piece).number for piece in pieces if parsed(piece).kind == "hex"]


def _building(view: TableView, tile: int, duchy: int) -> str:
    count = sum(KIND[other] == KIND[tile] for other in tiles_of(view, duchy))
    if not yours(view, duchy):
        return ""
    if not count:
        return tr("you have none of this type yet")
    return trn("you have {count} of this type", "you have {count} of this type", count)


def _herd(view: TableView, tile: int, duchy: int) -> str:
    """The animals of its kind that stand in the duchy's pastures."""
    if not yours(view, duchy):
        return ""
    count = sum(ANIMALS[t] for t in tiles_of(view, duchy) if BEAST[t] == BEAST[tile])
    return tr("in your livestock regions: {animals}", animals=names.animals(BEAST[tile], count))


_WORTH: Final[Mapping[int, Callable[[TableView, int, int], str]]] = {
    MINE: _mine,
    SHIP: _ship,
    MONASTERY: _monastery,
    BUILDING: _building,
    LIVESTOCK: _herd,
}
