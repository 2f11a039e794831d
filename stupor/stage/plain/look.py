"""The plain desk of looks: zones as cards of words, counters as figures, plates as buttons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.language import tr
from stupor.stage.call import Call
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import (
    CREAM,
    DUN,
    GHOST,
    GILT,
    GLOW,
    INK,
    LIGHT,
    TILE,
    TITLE,
    WALNUT,
    clear,
)
from stupor.stage.plain.seats import paint_seats, seats_height
from stupor.stage.plain.voice import paint_log
from stupor.stage.plain.zones import PAD, cards, laid
from stupor.stage.regions import Region
from stupor.stage.tween import Point, grown
from stupor.stage.view import View

OWN_PLAQUES: Final = ""
HELD_PLAQUE: Final = (0.0, 0.0)
GROUND: Final = (46, 32, 24)
RIBBON: Final = (92, 22, 26)
GAP: Final = 8.0
#: Lower cards than this hold no words.
_LEAST: Final = 20.0


def view_of(view: View) -> View:
    """The view as it is."""
    return view


def paint_ground(view: View) -> list[Item]:
    """Plain leather, and the ribbon for what is asked."""
    easel = Easel("ground", 0)
    x, y, w, _ = view.page
    easel.box("page", view.page, fill=GROUND)
    _, top, _, _ = view.anchors["hand"]
    easel.box("ribbon", (x, y, w, top - y - GAP), 1, fill=RIBBON, border=clear(GILT, 120))
    easel.slice("plates", view.anchors["actions"], "ui/panel-wood", 24, 2)
    easel.slice("menu", view.anchors["header.menu"], "ui/button-gold", 16, 2)
    easel.label("menu.words", view.anchors["header.menu"], tr("Menu"), 19, face="bold", z=3)
    return easel.items


def paint_zones(view: View) -> list[Item]:
    """Everything that lies on the table, below the table of seats."""
    easel = Easel("zones", TILE)
    x, y, w, h = view.anchors["hand.fan"]
    top = seats_height(view)
    room = (x, y + top, w, h - top)
    for card, box, size in laid(cards(view), room, lambda text, s: view.measure(text, "text", s)):
        if box[3] < _LEAST:
            continue
        easel.slice("paper", box, "ui/panel-paper", 24)
        inner = grown(box, -PAD)
        head = (inner[0], inner[1] - 2, inner[2], size * 1.4)
        easel.label("title", head, card.title, size, face="bold", colour=TITLE, align="left")
        text = (inner[0], head[1] + head[3], inner[2], inner[3] - head[3] + 4)
        easel.label(
            "text", text, card.text, size, colour=INK, align="left", valign="top", wrap=True
        )
    return easel.items


def paint_actions(view: View) -> list[Item]:
    """Undo and redo, pass and the seal."""
    easel = Easel("actions", TILE)
    asked = view.mine()
    offered = {option[0] for option in asked.options} if asked is not None else set()
    plates = (
        ("undo", tr("Undo"), view.can_undo),
        ("redo", tr("Redo"), view.can_redo),
        ("pass", tr("Pass the round"), "pass" in offered),
    )
    for name, words, live in plates:
        box = view.anchors[f"actions.{name}"]
        easel.box(name, box, fill=clear(WALNUT, 200), border=clear(GILT, 150), radius=8)
        easel.label(
            f"{name}.words", grown(box, -4), words, 19, face="bold", colour=CREAM if live else DUN
        )
    keys = tr("Z undo  \u00b7  Y redo")
    easel.label("keys", view.anchors["actions.keys"], keys, 16, colour=DUN, align="left")
    x, y, w, h = view.anchors["actions.label"]
    easel.label("seal.words", (x, y, w, h / 2), tr("End turn"), 18, face="bold", colour=CREAM)
    live = view.passing or bool(offered & {"done", "end"})
    easel.picture("seal", view.anchors["actions.seal"], "seal/red" if live else "seal/grey")
    return easel.items


REGIONS: Final = (
    Region("ground", paint_ground),
    Region("seats", paint_seats),
    Region("zones", paint_zones),
    Region("log", paint_log),
    Region("actions", paint_actions),
)


def unready(table: Table) -> frozenset[str]:
    """All that lies there is seen."""
    return frozenset()


def near(view: View, held: str, mode: str = "") -> list[Item]:
    """Nothing is told at its place."""
    return []


def paint_close(view: View, point: Point) -> list[Item]:
    """Nothing is seen closer."""
    return []


def paint_raised(view: View, card: str) -> list[Item]:
    """No card rises."""
    return []


def raised_box(view: View, card: str) -> Area:
    """No card rises."""
    return (0.0, 0.0, 0.0, 0.0)


def marks(events: Sequence[Event], seat: int, seats: int) -> Mapping[str, int]:
    """Nothing stays marked."""
    return {}


def paint_traces(view: View, marks: Mapping[str, int]) -> list[Item]:
    """Nothing stays marked."""
    return []


def glow_items(
    view: View, rects: list[Area], mood: str = "target", hot: list[Area] | None = None
) -> list[Item]:
    """A quiet frame, and a full one about what is hot."""
    easel = Easel(f"glow.{mood}", LIGHT)
    wide = 2.0 if mood == "rest" else 4.0
    for number, rect in enumerate(rects):
        easel.box(str(number), grown(rect, 1), border=clear(GLOW, 120), width=wide, radius=8)
    for number, rect in enumerate(hot or ()):
        easel.box(f"hot{number}", grown(rect, 2), border=GLOW, width=4, radius=9)
    return easel.items


def card_lights(view: View, cards: Iterable[str], strong: bool = False) -> list[Item]:
    """No card is lit."""
    return []


def call(view: View) -> Call | None:
    """No turn is called."""
    return None


def denied(place: Area | None) -> list[Item]:
    """A red frame."""
    easel = Easel("denied", GHOST)
    if place is not None:
        easel.box("frame", place, border=(200, 40, 40), width=4, radius=8)
    return easel.items


def held_plaque(own: int, rect: Area, z: int) -> list[Item]:
    """No plaque is the table's own."""
    return []


def panel_under(view: View, point: Point) -> int:
    """No rival has a panel."""
    return -1


def second_rail(view: View) -> bool:
    """No rival is chosen."""
    return False


def common_boards(view: View) -> Area:
    """Nothing lies over the zones."""
    return (0.0, 0.0, 0.0, 0.0)


def paint_closeup(view: View, seat: int) -> list[Item]:
    """No rival is seen close: all are."""
    return []


def large_spots(view: View, seat: int) -> Iterable[tuple[str, Area]]:
    """No rival is seen close."""
    return ()


def unfolding(view: View, point: Point) -> str:
    """Nothing lies small on a plain table."""
    return ""


def calls(asked: Decision) -> bool:
    """Nothing is seen better at full size."""
    return False


def nametags(view: View, large: int) -> list[Item]:
    """Everything bears its name already."""
    return []


def whole(view: View, piece: str, at: Point) -> list[Item]:
    """No component is shown."""
    return []
