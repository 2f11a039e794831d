"""Names of everything in sight, on small plates, as long as a key is held."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.explain.explanations import explanation, spots
from stupor.games.stupor_mundi.face.explain.rivals import large_spots
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.rivals.closeup import common_boards
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GILT, IVORY, PREVIEW, STAGE

SIZE: Final = 16.5
#: The height of a line by the width of a round letter.
LINE: Final = 1.44
PAD: Final = 5.0
#: The widest a plate may grow beyond what it names, and what it may have at least.
OVER: Final = 14.0
NARROW: Final = 74.0
WIDE: Final = 132.0
#: How far a plate goes aside where there is no room; at 1 it lies beside the thing.
ASIDE: Final = (0, -0.6, 0.6, -1, 1)
#: Plates lie higher than all of the boards that are seen close.
OVER_LARGE: Final = 210
NOBODY: Final = -1
#: Kinds of things that bear no name on the table, the most wanted first.
KINDS: Final = ("ship", "ally", "card", "castle", "imperial", "work", "pile")


def nametag_items(view: TableView, large: int = NOBODY) -> list[Item]:
    """The plates; where two would cover each other the more wanted one stays.

    A `large` rival's boards lie over the common ones, and are named in their stead.
    """
    draw = DrawList("names", STAGE + 90 if stage_open(view) else PREVIEW + OVER_LARGE)
    names = [view.anchors[f"voyage.{city}.name"] for city in CITIES]
    taken = names if large == NOBODY else []
    for name, title, rect in _named(view, large):
        box = _room(view, rect, title, taken)
        if box is None:
            continue
        taken.append(box)
        draw.box(f"{name}.plate", box, fill=(30, 16, 8, 238), border=GILT, width=1.4, radius=5)
        inner = (box[0] + 2, box[1] + 1, box[2] - 4, box[3] - 2)
        draw.label(name, inner, title, SIZE, "bold", IVORY, wrap=True)
    return draw.items


def _named(view: TableView, large: int) -> Iterator[tuple[str, str, Rect]]:
    """What is named: its name, its words and its place, the most wanted first."""
    places = _places(view, large)
    mine = f"ship.{view.viewer}"
    ranked = sorted(places, key=lambda name: (_rank(view, name, large), name != mine))
    for name in ranked:
        if _rank(view, name, large) < len(KINDS):
            title = _title(view, name)
            if title:
                yield name, title, places[name]


def _places(view: TableView, large: int) -> dict[str, Rect]:
    """Everything in sight: what a rival's boards cover is not."""
    places = dict(reversed(list(spots(view))))
    if large == NOBODY:
        return places
    covered = common_boards(view)
    seen = {name: box for name, box in places.items() if not overlap(box, covered)}
    return seen | dict(reversed(list(large_spots(view, large))))


def _title(view: TableView, name: str) -> str:
    """What a thing is called; whose a Ship is says its House."""
    kind, *parts = parsed(name).words
    if kind == "ship" and parts[0].isdigit() and int(parts[0]) != view.viewer:
        return view.names[int(parts[0])]
    told = explanation(view, name)
    return told.title if told is not None else ""


def _rank(view: TableView, name: str, large: int) -> int:
    """How much a thing wants a name; the hand and the panels of rivals bear theirs."""
    kind, *parts = parsed(name).words
    own = parts[:1] in ([str(view.viewer)], [str(large)])
    if kind not in KINDS or zone_of(view, name) == f"hand.{view.viewer}":
        return len(KINDS)
    # the spaces of a board: those with an Ally, and the sites without a Structure
    if kind == "ally" and len(parts) > 1:
        bare = not (own and view.first(name))
    else:
        bare = kind == "castle" and not (own and len(parts) > 1 and not view.first(name))
    return len(KINDS) if bare else KINDS.index(kind)


def _room(view: TableView, rect: Rect, title: str, taken: list[Rect]) -> Rect | None:
    """A place for a plate, which lies in one long line where it finds no other."""
    found = (_free(view, rect, size, taken) for size in _sizes(view, rect, title))
    return next((box for box in found if box is not None), None)


def _sizes(view: TableView, rect: Rect, title: str) -> Iterator[tuple[float, float]]:
    """Width and height of a plate: about as wide as the thing, or all words in a line."""
    w = rect[2]
    parts = [view.measure(part, "bold", SIZE) for part in title.split()]
    space = view.measure(" ", "bold", SIZE)
    whole = sum(parts) + space * (len(parts) - 1)
    for wide in (max(max(parts), min(max(w + OVER, NARROW), max(w, WIDE), whole)), whole):
        lines = _lines(parts, space, wide)
        yield wide + 2 * PAD, lines * view.measure("O", "bold", SIZE) * LINE + PAD


def _free(view: TableView, rect: Rect, size: tuple[float, float], taken: list[Rect]) -> Rect | None:
    """Room at the foot of the thing, in its middle or at its head, or aside."""
    x, y, w, h = rect
    wide, high = size
    page = view.page
    lowest, rightmost = page[1] + page[3] - 4 - high, page[0] + page[2] - 4 - wide
    for left in (x + (w - wide) / 2 + (w + wide) / 2 * aside for aside in ASIDE):
        for top in (y + h - high, y + (h - high) / 2, y, y + h, y - high):
            at = min(max(left, page[0] + 4), rightmost), min(max(top, page[1] + 4), lowest)
            box = (*at, wide, high)
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
