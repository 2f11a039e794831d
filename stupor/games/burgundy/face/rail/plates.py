"""The plates: undo, redo, all dice for workers, and the wax seal that ends the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.notation import ENDS
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr, trc, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown
from stupor.stage.highlight_roles import OWN_NEXT
from stupor.stage.items import Item
from stupor.stage.layout import PAGE_RECT
from stupor.stage.measure import alike
from stupor.stage.palette import CREAM, DARK_RIM, DUN, GILT, PIECE, TILE, Rgb, clear
from stupor.stage.undo_plates import paint_undo_plates

Wax = Literal["live", "hollow", "grey"]
#: Words on plates that cannot be pressed.
ASLEEP: Final[Rgb] = (138, 143, 166)


#: How wide the light of a seal that is the next step is, by the size of the seal.
NEXT: Final = 1.34


class Seal(NamedTuple):
    """What the seal would do now, why it cannot yet, and how its wax looks."""

    title: str
    why: str = ""
    wax: Wax = "live"


def seal_of(view: TableView) -> Seal:
    """The seal as it stands now."""
    asked = view.mine()
    if view.count("over"):
        return Seal(tr("The score"))
    if asked is None:
        return Seal(tr("End turn"), tr("not your turn"), "grey")
    left = dice_left(view) or len(_to_come(asked))
    why = trn("{count} die left", "{count} dice left", left) if left else ""
    if ENDS in asked.options:
        return Seal(tr("End turn"), why, "grey" if left else "live")
    if ("skip",) in asked.options:
        return Seal(tr("Skip"), wax="hollow")
    return Seal(tr("End turn"), tr("answer first"), "grey")


def _to_come(asked: Decision) -> Sequence[object]:
    """Dice of the turn that are asked about, also those that are still to be thrown."""
    dice = asked.context.get("dice")
    return dice if isinstance(dice, tuple | list) else ()


def dice_left(view: TableView) -> int:
    """How many dice of the one who looks are not used up."""
    seat = view.viewer
    return sum(
        bool(view.count(f"die.{seat}.{n}")) and view.count(f"used.{seat}.{n}") != 1 for n in (1, 2)
    )


def rests(view: TableView) -> bool:
    """Whether dice that are left can all be turned into workers."""
    asked = view.mine()
    return asked is not None and any(option[0] == "workers" for option in asked.options)


def paint_plates(view: TableView) -> list[Item]:
    """Undo and redo, all dice that are left for workers, the seal.

    The timeline leaves the plates bare and writes its own words on them: those of a turn stand
    apart.
    """
    at = view.anchors
    ground, draw = DrawList("plates", TILE), DrawList("actions", TILE)
    ground.nine_slice("panel", at["actions"], "ui/panel-lapis", 24, 2)
    for name in ("undo", "redo"):
        ground.nine_slice(f"{name}.plate", at[f"actions.{name}"], "ui/plate-lapis", 16, 4)
    paint_undo_plates(draw, at, view.can_undo, view.can_redo, ASLEEP, 4)
    rest = at["actions.rest"]
    ground.nine_slice("rest.plate", rest, "ui/plate-lapis", 16, 4)
    room, ink = grown(rest, -5), CREAM if rests(view) else ASLEEP
    draw.label("rest", room, trc("plate", "All workers"), 17, "bold", ink)
    if not view.compact or view.page[3] > PAGE_RECT[3]:
        x, y, w, h = at["actions.keys"]
        begins = max(x, at["actions.undo"][0])
        box, words = (begins, y, x + w - begins, h), tr("Z undo  \u00b7  Y redo")
        draw.text("keys", box, words, 15, colour=clear(GILT, 190), wrap=True)
    _paint_seal(view, draw)
    return [*ground.items, *alike(draw.items, ".words")]


def _paint_seal(view: TableView, draw: DrawList) -> None:
    """The wax with its name and its note."""
    seal = seal_of(view)
    box = view.anchors["actions.seal"]
    if seal.wax == "live":
        draw.picture("seal.light", around(centre(box), box[2] * 1.35), "glow/round", alpha=190)
    colour = "grey" if seal.wax == "grey" else view.colour(view.viewer)
    alpha = 150 if seal.wax == "hollow" else 255
    draw.picture("seal", box, f"wax/{colour}", PIECE, alpha=alpha)
    x, y, w, h = view.anchors["actions.label"]
    high = min(26.0, h / 2)
    top = y if h < 60 else y + h / 2 - 26
    draw.label(
        "seal.words",
        (x, top, w, high),
        seal.title,
        19,
        "title",
        DUN if seal.why else CREAM,
        outline=DARK_RIM,
    )
    note = seal.why or tr("press Enter")
    draw.label("seal.note", (x, top + high, w, 20), note, 15.5, "italic", DUN)


def seal_light(view: TableView) -> list[Item]:
    """The light about the seal once every die is used: it is the next step then."""
    if not view.asks() or seal_of(view).wax != "live":
        return []
    box = view.anchors["actions.seal"]
    draw = DrawList("seal", TILE - 1)
    draw.picture(OWN_NEXT.strip("/"), around(centre(box), box[2] * NEXT), "glow/round")
    return draw.items
