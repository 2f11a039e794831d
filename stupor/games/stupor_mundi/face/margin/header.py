"""The right margin: header with the turn order, and the plates to end a turn."""

from typing import Final

from stupor.games.stupor_mundi.face.margin.seal import paint_seal
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import price_of_a_step
from stupor.games.stupor_mundi.ids import OVER
from stupor.games.stupor_mundi.sheet.counting import round_words
from stupor.language import mark, tr, trc, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.highlight_roles import outline
from stupor.stage.items import Face, Item, Rect
from stupor.stage.measure import alike, held
from stupor.stage.palette import CREAM, DUN, GILT, PIECE, SAND, TILE, clear
from stupor.stage.turn_banner import your_turn
from stupor.stage.undo_plates import paint_undo_plates

PHASES: Final = (mark("House draft"), mark("Action Phase"), mark("End Phase"), mark("The end"))
ASLEEP: Final = (176, 150, 122)
#: The order of play while it changes: a motion shows it.
ORDER: Final = "header.order"
CROWN: Final = (22.0, 20.0)
#: What lies free between the words and the crown.
AIR: Final = 10.0


def paint_header(view: TableView) -> list[Item]:
    """Round, phase, how near the end is, menu, rulebook, turn order."""
    at = view.anchors
    draw = DrawList("header", TILE)
    number = view.count("round", 1)
    title = round_words(number)
    size = held(24, view.text)
    draw.text("title", at["header.title"], title, size, "title", CREAM)
    room = _before_arms(view, "header.phase")
    if view.asks() and not view.reading:
        draw.text("phase", room, your_turn(view, view.names[view.viewer]), 18, "bold", GILT)
    else:
        phase = tr(PHASES[max(0, min(view.count("phase", 1), 3))])
        draw.text("phase", room, phase, 17, "text", SAND)
    words, near = _until_the_end(view)
    face: Face = "bold" if near else "text"
    colour = GILT if near else DUN
    draw.text("edicts", _before_arms(view, "header.count"), words, 16, face, colour)
    draw.picture("menu", around(centre(at["header.menu"]), 36), "ui/gear")
    draw.picture("rules", around(centre(at["header.rules"]), 36), "ui/book")
    if not view.solo and ORDER not in view.hidden:
        _paint_order(view, draw)
    return draw.items


def _until_the_end(view: TableView) -> tuple[str, bool]:
    """How many Edicts are still issued before the game ends, and whether that is very near."""
    if view.words("ending") or view.count("phase") == OVER:
        return tr("Last round"), True
    pile = view.fact("edicts_left", len(view.table.pieces("pile.edicts")))
    lying = sum(len(view.table.pieces(f"next.{row}")) for row in (1, 2, 3))
    left = pile + lying + 1
    return trn("{count} Edict to the end", "{count} Edicts to the end", left), left == 1


def _before_arms(view: TableView, line: str) -> Rect:
    """The room of a line beside the arms of all Houses and the crown over the first."""
    x, y, w, h = view.anchors[line]
    first = x + w if view.solo else crown_over(order_boxes(view)[0])[0] - AIR
    return x, y, min(w, first - x), h


def order_boxes(view: TableView) -> list[Rect]:
    """The places of the Houses in the order of play."""
    return [view.anchors[f"header.order{k + 5 - view.seats}"] for k in range(view.seats)]


def crown_over(box: Rect) -> Rect:
    """Where the crown lies on the arms of the House that begins."""
    return around((box[0] + 3, box[1] + 3), *CROWN)


def _paint_order(view: TableView, draw: DrawList) -> None:
    first = max(0, view.count("first"))
    for k, box in enumerate(order_boxes(view)):
        seat = (first + k) % view.seats
        if view.mover() == seat:
            draw.picture("turn", around(centre(box), 50), "glow/round")
        draw.picture(f"order{seat}", fitted(160 / 190, box), view.crest(seat))
        if not k:
            draw.picture("first", crown_over(box), "piece/first-player")


def paint_actions(view: TableView) -> list[Item]:
    """Undo, redo, pass and the wax seal."""
    at = view.anchors
    draw = DrawList("actions", TILE)
    paint_undo_plates(draw, at, view.can_undo, view.can_redo, ASLEEP, 1.5)
    may_pass = _offers(view, "pass")
    draw.extend(_pass_light(view) if may_pass else [])
    draw.label(
        "pass",
        grown(at["actions.pass"], -6),
        trc("plate", "Pass the round"),
        18,
        "bold",
        CREAM if may_pass else ASLEEP,
    )
    paint_seal(view, draw)
    if not view.compact:
        x, y, w, h = at["actions.keys"]
        words = tr("Z undo  \u00b7  Y redo")
        draw.text("keys", (x, y, w - 8, h), words, 16, colour=clear(GILT, 190))
    return alike(draw.items, ".words")


def _pass_light(view: TableView) -> list[Item]:
    """The light of the plate that passes, where no card can be played and no harbour is free."""
    sails = _offers(view, "sail") and not price_of_a_step(view)
    if view.passing or sails or _offers(view, "play"):
        return []
    return [outline("actions/pass.light", PIECE, view.anchors["actions.pass"], "next")]


def _offers(view: TableView, word: str) -> bool:
    asked = view.mine()
    return asked is not None and any(option[0] == word for option in asked.options)
