"""Names of everything, on small plates, as long as a key is held."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.presentation.boxes import overlap
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.edict_question import stage_open
from stupor.games.stupor_mundi.presentation.explain import explanation, spots
from stupor.games.stupor_mundi.presentation.palette import GILT, IVORY, PREVIEW, STAGE
from stupor.games.stupor_mundi.presentation.places import zone_of
from stupor.games.stupor_mundi.presentation.view import CITIES, TableView
from stupor.render.items import Area, Item

SIZE: Final = 16.5
#: The height of a line by the width of a round letter.
LINE: Final = 1.44
PAD: Final = 5.0
#: The widest a plate may grow beyond what it names, and what it may have at least.
OVER: Final = 14.0
NARROW: Final = 74.0
WIDE: Final = 132.0
#: Kinds of things that bear no name on the table, the most wanted first.
KINDS: Final = ("ship", "ally", "card", "castle", "imperial", "work", "pile")


def nametag_items(view: TableView) -> list[Item]:
    """The plates; where two would cover each other the more wanted one stays."""
    easel = Easel("names", STAGE + 90 if stage_open(view) else PREVIEW + 40)
    taken = [view.anchors[f"voyage.{city}.name"] for city in CITIES]
    for name, title, rect in _named(view):
        box = _room(view, rect, title, taken)
        if box is None:
            continue
        taken.append(box)
        easel.box(f"{name}.plate", box, fill=(30, 16, 8, 238), border=GILT, width=1.4, radius=5)
        inner = (box[0] + 2, box[1] + 1, box[2] - 4, box[3] - 2)
        easel.label(name, inner, title, SIZE, face="bold", colour=IVORY, wrap=True)
    return easel.items


def _named(view: TableView) -> Iterator[tuple[str, str, Area]]:
    """What is named: its name, its words and its place, the most wanted first."""
    places = dict(reversed(list(spots(view))))
    ranked = sorted(places, key=lambda name: _rank(view, name))
    for name in ranked:
        if _rank(view, name) < len(KINDS):
            title = _title(view, name)
            if title:
                yield name, title, places[name]


def _title(view: TableView, name: str) -> str:
    """What a thing is called; whose a Ship is says its House."""
    kind, *parts = name.split(".")
    if kind == "ship" and parts[0].isdigit() and int(parts[0]) != view.viewer:
        return view.called(int(parts[0]))
    told = explanation(view, name)
    return told.title if told is not None else ""


def _rank(view: TableView, name: str) -> int:
    """How much a thing wants a name; the hand and the panels of rivals bear theirs."""
    kind, *parts = name.split(".")
    own = parts[:1] == [str(view.viewer)]
    if kind not in KINDS or zone_of(view, name) == f"hand.{view.viewer}":
        return len(KINDS)
    if kind == "ally" and len(parts) > 1 and not (own and view.first(name)):
        return len(KINDS)
    if kind == "castle" and not (own and len(parts) > 1 and not view.first(name)):
        return len(KINDS)
    return KINDS.index(kind)


def _room(view: TableView, rect: Area, title: str, taken: list[Area]) -> Area | None:
    """A place for a plate: at the foot of the thing, in its middle or at its head."""
    x, y, w, h = rect
    parts = [view.measure(part, "bold", SIZE) for part in title.split()]
    space = view.measure(" ", "bold", SIZE)
    wide = max(
        max(parts), min(max(w + OVER, NARROW), max(w, WIDE), sum(parts) + space * (len(parts) - 1))
    )
    high = _lines(parts, space, wide) * view.measure("O", "bold", SIZE) * LINE + PAD
    wide += 2 * PAD
    page = view.page
    left = min(max(x + (w - wide) / 2, page[0] + 4), page[0] + page[2] - 4 - wide)
    lowest = page[1] + page[3] - 4 - high
    for top in (y + h - high, y + (h - high) / 2, y, y + h, y - high):
        box = (left, min(max(top, page[1] + 4), lowest), wide, high)
        if not any(overlap(box, other) for other in taken):
            return box
    return None


def _lines(parts: list[float], space: float, wide: float) -> int:
    """How many lines words of these widths take."""
    lines, used = 1, -space
    for part in parts:
        if used > 0 and used + space + part > wide + 0.5:
            lines, used = lines + 1, -space
        used += space + part
    return lines
