"""Drop zones of the Edict stage, and plates that tell what each of them would bring."""

from typing import Final

from stupor.games.stupor_mundi.face.palace.edict_lanes import BUILDINGS, cell, step_of
from stupor.games.stupor_mundi.face.palace.edict_question import Question, question_of
from stupor.games.stupor_mundi.face.palace.forecast import change_text, outcome, palace_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.wording import icons
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.items import Rect
from stupor.stage.palette import INK, NO, PAPER, STAGE, WALNUT, YES, clear

TOPS: Final = {"keep": 3, "treasury": 15}
#: Plates of the Keeps stand beside the row; all others lie in a strip below it.
BESIDE: Final = {"remove": (364.0, 80.0, 104.0, 112.0), "add": (772.0, 80.0, 98.0, 112.0)}
STRIPS: Final = {"tower": (374.0, 360.0, 490.0, 46.0), "wall": (374.0, 483.0, 490.0, 46.0)}
NARROWEST: Final = 200.0
GAP: Final = 8.0
#: Plates lie above the glow of the zones.
PLATE: Final = STAGE + 70


def zone_rect(view: TableView, icon: str, way: str) -> Rect | None:
    """The drop zone that adds or removes an icon: the steps which it could reach."""
    have = palace_of(view)[icon]
    step, top = step_of(icon), TOPS.get(icon, 5)
    first = 1 if icon in (*BUILDINGS, "specialist", "ally") else 0
    counted = icon in (*BUILDINGS, "ally")
    least = have if counted else have - step
    span = (first, least) if way == "remove" else (have + step, top)
    if span[0] > span[1]:
        return None
    left, right = (cell(view, icon, value, icon) for value in span)
    return left[0] - 4, left[1] - 3, right[0] + right[2] - left[0] + 8, left[3] + 6


def ways_of(view: TableView) -> tuple[str, ...]:
    """The ways that are offered."""
    return tuple(way for way in ("remove", "add") if outcome(view, way) is not None)


def plate_rect(view: TableView, way: str) -> Rect | None:
    """The plate that tells the result of a way; one may drop the icon there too."""
    asked = question_of(view)
    if asked is None or way not in ways_of(view):
        return None
    if asked.icon == "keep":
        return BESIDE[way]
    zone = zone_rect(view, asked.icon, way)
    if zone is None:
        return None
    x, y, w, h = strip = _strip(view, asked.icon)
    if len(ways_of(view)) == 1:
        wide = max(zone[2], NARROWEST + 60)
        return min(max(zone[0] + zone[2] / 2 - wide / 2, x), x + w - wide), y, wide, h
    removed, added = (zone_rect(view, asked.icon, each) for each in ("remove", "add"))
    middle = _between(removed, added, strip)
    if way == "remove":
        return x, y, middle - GAP / 2 - x, h
    return middle + GAP / 2, y, x + w - middle - GAP / 2, h


def _between(removed: Rect | None, added: Rect | None, strip: Rect) -> float:
    """Where the plates of both ways meet: between their zones, with room for either."""
    ends = [removed[0] + removed[2]] if removed is not None else []
    ends += [added[0]] if added is not None else []
    x, _, w, _ = strip
    middle = sum(ends) / len(ends)
    return min(max(middle, x + NARROWEST + GAP / 2), x + w - NARROWEST - GAP / 2)


def _strip(view: TableView, icon: str) -> Rect:
    if icon in STRIPS:
        return STRIPS[icon]
    step = step_of(icon)
    first, last = cell(view, icon, 0, icon), cell(view, icon, 5 * step, icon)
    return first[0], first[1] + first[3] + 6, last[0] + last[2] - first[0], 46


def paint_zone(view: TableView, draw: DrawList, asked: Question, way: str) -> None:
    """The frame of a zone, and the plate with what it brings."""
    box, plate = zone_rect(view, asked.icon, way), plate_rect(view, way)
    then = outcome(view, way)
    if box is None or plate is None or then is None:
        return
    add = way == "add"
    colour, ink = ((111, 224, 122), YES) if add else ((255, 138, 112), NO)
    name = f"zone.{way}"
    draw.box(name, box, fill=clear(colour, 34), border=WALNUT, width=4.4, radius=7)
    draw.box(f"{name}.rim", grown(box, -1), border=colour, width=2.2, radius=7, dash=9)
    draw.box(f"{name}.plate", plate, PLATE, fill=PAPER, border=ink, width=2, radius=6)
    x, y, w, h = plate
    title = _result(asked.icon, asked.count, way, then.value)
    told = change_text(then)
    tall = h > 60
    head = (x + 5, y + 5, w - 10, 46) if tall else (x + 5, y + 1, w - 10, h / 2)
    foot = (x + 5, y + 52, w - 10, h - 56) if tall else (x + 5, y + h / 2 - 1, w - 10, h / 2)
    draw.label(f"{name}.title", head, title, 17.5, "bold", ink, wrap=tall, z=PLATE + 1)
    draw.label(f"{name}.told", foot, told, 16, colour=INK, wrap=tall, z=PLATE + 1)


def _result(icon: str, count: int, way: str, value: int) -> str:
    amount, added = count * step_of(icon), way == "add"
    if icon == "specialist":
        forward, back = tr("Forward {count}: on A{space}"), tr("Back {count}: on A{space}")
        return (forward if added else back).format(count=count, space=value)
    more, less = tr("Add {amount}: {value} {noun}"), tr("Remove {amount}: {value} {noun} left")
    noun = tr("coins") if icon == "treasury" else icons(icon, value)
    return (more if added else less).format(amount=amount, value=value, noun=noun)
