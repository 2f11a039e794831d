"""The common board: depots and goods, the black depot, phases, rounds, bridge, bonus tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy import names, params, zones
from stupor.games.burgundy.data.buildings import COLOUR_NAMES
from stupor.games.burgundy.data.depots import DEPOT_SPACES, SPACES
from stupor.games.burgundy.data.goods import GOODS_NAMES, colour_of
from stupor.games.burgundy.face.explain import solo_rules
from stupor.games.burgundy.face.explain.household import shield_text
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
from stupor.stage.name import parsed

DEPOT: Final = mark(
    "A die with this number takes one tile from here to your storage. Workers change the "
    "number of a die. Before each phase the depot gets new tiles; goods stay until a ship "
    "takes them."
)
BLACK: Final = mark(
    "Dice cannot take these tiles. Once per turn, buy one for 2 silver; it goes to your storage."
)
BRIDGE: Final = mark(
    "Turn order of the next round: whoever is farther ahead plays earlier; in a stack, whoever "
    "is on top. Each ship moves its owner one space forward."
)
PHASE: Final = mark(
    "Five rounds. A region completed in this phase scores these VP on top of those for its "
    "size. Before the phase all depots are emptied and get new tiles."
)
ROUND: Final = mark(
    "The goods of this phase, one for each round. The first player rolls the white die: it "
    "shows which depot gets the goods."
)
GOODS: Final = mark(
    "A ship takes all goods from one depot. You can store three colours; other goods stay there."
)
BONUS: Final = mark(
    "The first to cover all spaces of a colour gets the large tile, the second the small one."
)
WHOLE_ALONE: Final = mark(
    "When you cover all spaces of a colour, place a tile from the black depot at once."
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
    return joined(names.one(int(piece[4:])) for piece in pieces if parsed(piece).kind == "hex")


def _space(view: TableView, depot: int, space: int) -> Explanation | None:
    """What lies on a space of a depot, or what will lie there."""
    zone = f"depot.{depot}.{space}"
    here = view.table.pieces(zone)
    if here:
        return tile_text(view, parsed(here[0]).words)
    title = tr("Space of depot {number}", number=depot)
    if zone in view.told.closed:
        return Explanation(title, tr("Not used with this number of players."), "", "phase.tiles")
    colour = DEPOT_SPACES[(depot - 1) * SPACES + space - 1].colour
    text = tr("Empty until the next phase. Then it gets new {what}.", what=tr(COLOUR_NAMES[colour]))
    return Explanation(title, text, "", "phase.tiles")


def _goods(view: TableView, depot: int) -> Explanation:
    here = view.table.pieces(f"depot.{depot}.goods")
    colours = [colour_of(int(piece[6:])) for piece in here]
    each = joined(names.goods_text(c, colours.count(c)) for c in sorted(set(colours)))
    text = solo_rules.said(view, GOODS, solo_rules.AT_DEPOT)
    title = tr("Goods at depot {number}", number=depot)
    return Explanation(title, text, now(each or tr("none here")), "ship.depot")


def _shields(view: TableView, depot: int, what: str) -> Explanation | None:
    place = number([what])
    here = view.table.pieces(f"depot.{depot}.shields")
    if not here:
        return None
    return shield_text(view, parsed(here[min(max(place, 1), len(here)) - 1]).words)


def black_text(view: TableView, parts: Parts) -> Explanation | None:
    """The black depot, or one of its spaces."""
    if len(parts) > 1:
        here = view.table.pieces(f"black.{parts[1]}")
        if here:
            return tile_text(view, parsed(here[0]).words)
    have = names.silver_text(view.count(f"silver.{view.duchy(view.viewer)}"))
    if len(parts) > 1 and ".".join(parts) in view.told.closed:
        text = tr("Not used with this number of players.")
        return Explanation(tr("Space of the black depot"), text, "", "phase.tiles")
    return Explanation(
        tr("Black depot"), tr(BLACK), now(tr("you have {have}", have=have)), "buy.silver"
    )


def inns_text(view: TableView, parts: Parts) -> Explanation:
    """The inns that are for sale."""
    here = view.table.pieces("inns")
    if here:
        found = tile_text(view, parsed(here[-1]).words)
        if found is not None:
            return found
    text = tr(
        "Each phase one inn comes here and costs 2 silver. It goes on any colour, one "
        "per region, and makes the region one space larger."
    )
    return Explanation(tr("Inns"), text, now(tr("none left")), "place.inn")


def white_text(view: TableView, parts: Parts) -> Explanation:
    """The white die of the round."""
    shown = view.count("white")
    text = tr("Rolled every round: the depot with its number gets goods.")
    if view.solo:
        text = tr(
            "Rolled every round: the depot with its number gets goods, and its first "
            "tile leaves the game."
        )
    numbers = now(tr("a {number}", number=shown)) if shown else ""
    return Explanation(tr("White die"), text, numbers, "round.dice")


def phase_text(view: TableView, parts: Parts) -> Explanation:
    """A phase of the game, or all of them."""
    current = view.count("phase", -1)
    letter = parts[1] if len(parts) > 1 else ""
    if letter in tuple(zones.PHASE_LETTERS):
        place = zones.PHASE_LETTERS.index(letter)
        title = tr("Phase {phase}", phase=letter.upper())
        when = _when(place, current)
        return Explanation(
            title,
            tr(PHASE),
            now(when, tr("{vp} VP per completed region", vp=params.PHASE_VP[place])),
            "score.region",
        )
    numbers = now(tr("phase {phase}", phase=names.PHASES[current])) if current >= 0 else ""
    text = tr(
        "Five phases of five rounds. Regions completed early score more: 10, 8, 6, 4 and "
        "2 VP on top of those for their size."
    )
    return Explanation(tr("The five phases"), text, numbers, "score.region")


def _when(place: int, current: int) -> str:
    if place == current:
        return tr("current phase")
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
        said = tr("{colour} goods this round", colour=word)
    elif place > 0:
        said = tr("its goods have arrived")
    under_way = tr("now round {round} of 5", round=done) if done else ""
    return Explanation(title, tr(ROUND), now(said, under_way), "round.dice")


def bridge_text(view: TableView, parts: Parts) -> Explanation:
    """The bridge, or a piece on it: who plays when in the next round."""
    order = view.numbers("order")
    said = joined(called(view, seat) for seat in order) if len(order) > 1 else ""
    numbers = now(tr("next round: {order}", order=said)) if said else ""
    text = tr("The bridge is not used in a solo game.") if view.solo else tr(BRIDGE)
    title = tr("Bridge")
    if parts[0] == "pawn":
        title = tr("{who}’s piece", who=called(view, number(parts)))
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
            said.append(
                trn("{count} space left to cover", "{count} spaces left to cover", left[colour])
            )
    return Explanation(title, tr(BONUS), now(*said), "score.colour")


def _alone(colour: int, left: Sequence[int]) -> Explanation:
    """How far each colour is covered by somebody without rivals."""
    missing = (
        tr("{spaces} left", spaces=names.spaces_text(place, count))
        for place, count in enumerate(left)
        if colour in (place, -1) and count
    )
    return Explanation(tr("Covered colours"), tr(WHOLE_ALONE), now(*missing), "solo.bounty")


def _owners(view: TableView, colour: str) -> str:
    taken = [
        called(view, view.owners(duchy)[0])
        for duchy in range(view.duchies)
        for piece in view.table.pieces(f"bonuses.{duchy}")
        if parsed(piece).parts[0] == colour
    ]
    return tr("taken by {who}", who=joined(taken)) if taken else ""


def supply_text(view: TableView, parts: Parts) -> Explanation | None:
    """Tiles that lie face down."""
    left = view.told.supply.get(parts[1]) if len(parts) > 1 else None
    if left is None:
        return None
    text = tr("These tiles fill the depots in later phases; their order is secret.")
    return Explanation(
        tr("Tile supply"),
        text,
        now(trn("{count} tile left", "{count} tiles left", left)),
        "phase.tiles",
    )
