"""The common board: depots and goods, the black depot, months, rounds, bridge, bonus tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy import names, params, zones
from stupor.games.burgundy.data.buildings import COLOUR_NAMES
from stupor.games.burgundy.data.depots import DEPOT_SPACES, SPACES
from stupor.games.burgundy.data.goods import GOODS_NAMES, colour_of
from stupor.games.burgundy.face.explain import alone
from stupor.games.burgundy.face.explain.shared_words import (
    Explanation,
    Parts,
    called,
    now,
    number,
    ways,
)
from stupor.games.burgundy.face.explain.tiles import tile_text
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import COLOURS, ROUNDS_A_PHASE
from stupor.language import joined, mark, tr, trn

DEPOT: Final = mark(
    "A die of this number takes any one tile here to your storage. Workers let other dice reach "
    "it. The depots fill anew in each phase; goods stay until a ship takes them."
)
BLACK: Final = mark(
    "No die reaches in here: once in your turn 2 silver buy one of these tiles for your storage."
)
BRIDGE: Final = mark(
    "Whoever is farther on plays earlier in the next round; of several on one space the upper one. "
    "Each ship moves its owner one space on."
)
PHASE: Final = mark(
    "Five rounds. A region that becomes whole in this phase brings so many VP beside those for its "
    "size. Before the phase all depots are emptied and filled anew."
)
ROUND: Final = mark(
    "The goods of this phase, one for each round. The white die, rolled by whoever is first, says "
    "at which depot they arrive."
)
GOODS: Final = mark(
    "Whoever places a ship may take all goods of one depot, as far as they find room: three "
    "colours are stored."
)
BONUS: Final = mark(
    "Whoever first covers all spaces of a colour gets the large tile, the second one the small."
)
WHOLE_ALONE: Final = mark(
    "For covering all spaces of a colour you place a tile of the black depot at once."
)


def depot_text(view: TableView, parts: Parts) -> Explanation | None:
    """A numbered depot, its die, its goods, or one of its spaces."""
    depot = number([parts[1]])
    if not 1 <= depot <= 6:
        return None
    what = parts[2] if len(parts) > 2 else "die"
    if what.startswith("goods"):
        return _goods(view, depot)
    if what.startswith("shield"):
        return _shields(view, depot, what)
    if what.isdigit():
        return _space(view, depot, int(what))
    title = tr("Depot {number}", number=depot)
    reach = ways(view, lambda o: o[0] == "take" and _lies(view, int(o[2]), depot))
    return Explanation(title, tr(DEPOT), now(_contents(view, depot), reach), "take.gone")


def _lies(view: TableView, tile: int, depot: int) -> bool:
    return any(f"hex.{tile}" in view.table.pieces(f"depot.{depot}.{n}") for n in range(1, 5))


def _contents(view: TableView, depot: int) -> str:
    pieces = [p for n in range(1, 5) for p in view.table.pieces(f"depot.{depot}.{n}")]
    return joined(names.one(int(piece[4:])) for piece in pieces if piece.startswith("hex."))


def _space(view: TableView, depot: int, space: int) -> Explanation | None:
    """What lies on a space of a depot, or what will lie there."""
    zone = f"depot.{depot}.{space}"
    here = view.table.pieces(zone)
    if here:
        return tile_text(view, here[0].split("."))
    title = tr("A space of depot {number}", number=depot)
    closed = view.facts.get("closed")
    if isinstance(closed, list) and zone in closed:
        return Explanation(title, tr("It stays closed with so few players."), "", "phase.tiles")
    colour = DEPOT_SPACES[(depot - 1) * SPACES + space - 1].colour
    text = tr("Empty until the next phase, when it is filled again with one of the {what}.",
              what=tr(COLOUR_NAMES[colour]))  # fmt: skip
    return Explanation(title, text, "", "phase.tiles")


def _goods(view: TableView, depot: int) -> Explanation:
    here = view.table.pieces(f"depot.{depot}.goods")
    colours = [colour_of(int(piece[6:])) for piece in here]
    each = joined(names.goods_text(c, colours.count(c)) for c in sorted(set(colours)))
    text = alone.said(view, GOODS, alone.AT_DEPOT)
    title = tr("Goods at depot {number}", number=depot)
    return Explanation(title, text, now(each or tr("none lie here")), "ship.depot")


def _shields(view: TableView, depot: int, what: str) -> Explanation | None:
    from stupor.games.burgundy.face.explain.household import shield_text

    place = number([what])
    here = view.table.pieces(f"depot.{depot}.shields")
    if not here:
        return None
    return shield_text(view, here[min(max(place, 1), len(here)) - 1].split("."))


def black_text(view: TableView, parts: Parts) -> Explanation | None:
    """The black depot, or one of its spaces."""
    if len(parts) > 1:
        here = view.table.pieces(f"black.{parts[1]}")
        if here:
            return tile_text(view, here[0].split("."))
    closed = view.facts.get("closed")
    have = names.silver_text(view.count(f"silver.{view.duchy(view.viewer)}"))
    if len(parts) > 1 and isinstance(closed, list) and ".".join(parts) in closed:
        text = tr("It stays closed with so few players.")
        return Explanation(tr("A space of the black depot"), text, "", "phase.tiles")
    return Explanation(tr("The black depot"), tr(BLACK), now(tr("you have {have}", have=have)),
                       "buy.silver")  # fmt: skip


def inns_text(view: TableView, parts: Parts) -> Explanation:
    """The inns that are for sale."""
    here = view.table.pieces("inns")
    if here:
        found = tile_text(view, here[-1].split("."))
        if found is not None:
            return found
    text = tr("An inn for each phase comes here, for 2 silver. It lies on any colour, one in a "
              "region, and makes the region one larger.")  # fmt: skip
    return Explanation(tr("The inns"), text, now(tr("none is left")), "place.inn")


def white_text(view: TableView, parts: Parts) -> Explanation:
    """The white die of the round."""
    shown = view.count("white")
    text = tr("Rolled in each round: goods arrive at the depot of its number.")
    if view.solo:
        text = tr("Rolled in each round: goods arrive at its depot, and the first tile there "
                  "leaves the game.")  # fmt: skip
    numbers = now(tr("a {number}", number=shown)) if shown else ""
    return Explanation(tr("The white die"), text, numbers, "round.dice")


def phase_text(view: TableView, parts: Parts) -> Explanation:
    """A phase of the game, or all of them."""
    current = view.count("phase", -1)
    letter = parts[1] if len(parts) > 1 else ""
    if letter in tuple(zones.PHASE_LETTERS):
        place = zones.PHASE_LETTERS.index(letter)
        title = tr("Phase {phase}", phase=letter.upper())
        when = _when(place, current)
        return Explanation(title, tr(PHASE),
                           now(when, tr("{vp} VP for a whole region", vp=params.PHASE_VP[place])),
                           "score.region")  # fmt: skip
    numbers = now(tr("phase {phase}", phase=names.PHASES[current])) if current >= 0 else ""
    text = tr("Five phases of five rounds. Early regions are worth more: 10, 8, 6, 4 and 2 VP "
              "beside those for their size.")  # fmt: skip
    return Explanation(tr("The five phases"), text, numbers, "score.region")


def _when(place: int, current: int) -> str:
    if place == current:
        return tr("under way")
    return tr("over") if place < current else tr("to come")


def round_text(view: TableView, parts: Parts) -> Explanation:
    """The goods of a round, or all of them."""
    place = number(parts) if len(parts) > 1 else -1
    here = view.table.pieces(f"round.{place}")
    done = max(view.count("round") - 1, 0) % ROUNDS_A_PHASE + 1 if view.count("round") else 0
    title = tr("Round {round}", round=place) if place > 0 else tr("The rounds of this phase")
    said = ""
    if here and here[0][6:].isdigit():
        word = tr(GOODS_NAMES[colour_of(int(here[0][6:])) - 1])
        said = tr("{colour} goods come in this round", colour=word)
    elif place > 0:
        said = tr("its goods have come")
    under_way = tr("round {round} of 5 is under way", round=done) if done else ""
    return Explanation(title, tr(ROUND), now(said, under_way), "round.dice")


def bridge_text(view: TableView, parts: Parts) -> Explanation:
    """The bridge, or a piece on it: who plays when in the next round."""
    order = view.numbers("order")
    said = joined(called(view, seat) for seat in order) if len(order) > 1 else ""
    numbers = now(tr("next round: {order}", order=said)) if said else ""
    text = tr("Alone the bridge has no meaning.") if view.solo else tr(BRIDGE)
    title = tr("The bridge")
    if parts[0] == "pawn":
        title = tr("The piece of {who}", who=called(view, number(parts)))
    return Explanation(title, text, numbers, "round.order")


def bonus_text(view: TableView, parts: Parts) -> Explanation:
    """The bonus tiles, of one colour or of all."""
    colour = COLOURS.index(parts[1]) if len(parts) > 1 and parts[1] in COLOURS else -1
    left, worth = view.numbers(f"left.{view.duchy(view.viewer)}"), view.numbers("bonus_next")
    title, said = tr("Bonus tiles"), []
    if view.solo:
        return _alone(colour, left)
    if colour >= 0:
        title = tr("Bonus tiles for {what}", what=tr(COLOUR_NAMES[colour]))
        vp = worth[colour] if colour < len(worth) else 0
        said.append(tr("{vp} VP for the next one", vp=vp) if vp else tr("both are taken"))
        said.append(_owners(view, parts[1]))
        if colour < len(left):
            said.append(trn("{count} space is missing in your duchy",
                            "{count} spaces are missing in your duchy", left[colour]))  # fmt: skip
    return Explanation(title, tr(BONUS), now(*said), "score.colour")


def _alone(colour: int, left: Sequence[int]) -> Explanation:
    """How far each colour is covered by somebody without rivals."""
    missing = (
        trn(
            "{count} space for {what} left",
            "{count} spaces for {what} left",
            count,
            what=tr(COLOUR_NAMES[place]),
        )
        for place, count in enumerate(left)
        if colour in (place, -1) and count
    )
    return Explanation(tr("Whole colours"), tr(WHOLE_ALONE), now(*missing), "solo.bounty")


def _owners(view: TableView, colour: str) -> str:
    taken = [
        called(view, view.owners(duchy)[0])
        for duchy in range(view.duchies)
        for piece in view.table.pieces(f"bonuses.{duchy}")
        if piece.split(".")[1] == colour
    ]
    return tr("taken by {who}", who=joined(taken)) if taken else ""


def supply_text(view: TableView, parts: Parts) -> Explanation | None:
    """Tiles that lie face down."""
    supply = view.facts.get("supply")
    left = supply.get(parts[1]) if isinstance(supply, dict) and len(parts) > 1 else None
    if left is None:
        return None
    text = tr("They fill the depots in the phases to come; nobody knows their order.")
    return Explanation(tr("The supply"), text,
                       now(trn("{count} tile left", "{count} tiles left", left)),
                       "phase.tiles")  # fmt: skip
