"""The stage that opens over the common boards while an Edict's icons are placed."""

from dataclasses import dataclass
from typing import Final

from stupor.games.stupor_mundi.data import EDICTS
from stupor.games.stupor_mundi.presentation.boxes import around, centre, fitted, grown
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.forecast import (
    Palace,
    after,
    ally_income,
    change_text,
    changes,
    palace_of,
)
from stupor.games.stupor_mundi.presentation.icons import EDICT_ICONS, sprite_of
from stupor.games.stupor_mundi.presentation.imperial import building_box, paint_courtier
from stupor.games.stupor_mundi.presentation.palette import (
    GILT,
    INK,
    IVORY,
    NO,
    PAPER,
    SEPIA,
    STAGE,
    TITLE,
    WALNUT,
    YES,
    clear,
)
from stupor.games.stupor_mundi.presentation.tiles import EDICT_LETTERS
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Area, Item

ROWS: Final = (("keep", 3, 2), ("tower", 5, 3), ("wall", 5, 3))
TRACKS: Final = (
    ("grain", "Grain", "cube/grain-1"),
    ("stone", "Stone", "cube/stone-1"),
    ("treasury", "Treasury", "coin/5-back"),
    ("ally", "Court", ""),
    ("specialist", "Specialist", "specialist/yellow"),
)
#: Names of the tracks in the layout where they differ from the icon.
LANES: Final = {"ally": "court"}
NAMES: Final = {"grain": "Grain", "stone": "Stone", "treasury": "coins", "tower": "Tower",
                "wall": "Wall", "keep": "Keep", "ally": "Ally", "specialist": "space"}  # fmt: skip
REWARDS: Final = ("3 coins", "1 cube", "1 coin, 1 VP")


@dataclass(frozen=True, slots=True)
class Question:
    """Which Edict is resolved, its row, and the icon that is to be placed now."""

    edict: int
    row: int
    icon: str
    count: int


def question_of(view: TableView) -> Question | None:
    """The icon question that is open for the one who looks."""
    asked = view.mine()
    if asked is None or asked.kind != "icon":
        return None
    context = asked.context
    icon = str(context.get("current", asked.options[0][1]))
    edict = int(str(context.get("edict", 0)))
    letters = EDICTS[edict].icons if edict else ""
    count = sum(EDICT_LETTERS[letter] == icon for letter in letters) or 1
    return Question(edict, int(str(context.get("row", 1))), icon, count)


def stage_open(view: TableView) -> bool:
    """Whether the stage covers the common boards."""
    return question_of(view) is not None


def cell(view: TableView, icon: str, value: int) -> Area:
    """The rectangle of a building space (from 1) or of a step of a track."""
    lane = LANES.get(icon, icon)
    dot = "" if icon in ("keep", "tower", "wall") else "."
    return view.anchors[f"stage.{lane}{dot}{value}"]


def zone_rect(view: TableView, icon: str, way: str) -> Area | None:
    """The drop zone that adds or removes an icon."""
    palace = palace_of(view)
    have = palace[icon]
    step = 3 if icon == "treasury" else 1
    top = {"keep": 3, "treasury": 15}.get(icon, 5)
    first = 1 if icon in ("keep", "tower", "wall", "specialist", "ally") else 0
    if first and icon != "specialist":
        span = (1, have) if way == "remove" else (have + 1, top)
    else:
        span = (first, have - step) if way == "remove" else (have + step, top)
    if span[0] > span[1]:
        return None
    left, right = cell(view, icon, span[0]), cell(view, icon, span[1])
    x, wide = left[0] - 4, right[0] + right[2] - left[0] + 8
    if icon in ("keep", "tower", "wall"):
        _, y, _, h = view.anchors[f"stage.{icon}.row"]
        return x, y, wide, h
    return x, left[1] - 4, wide, left[3] + 8


def icon_rect(view: TableView, icon: str) -> Area | None:
    """Where the icon that is to be placed lies on the tile."""
    asked = question_of(view)
    if asked is None or asked.icon != icon or not asked.edict:
        return None
    letters = EDICTS[asked.edict].icons
    spots = [k for k, letter in enumerate(letters, 1) if EDICT_LETTERS[letter] == icon]
    first, last = (view.anchors[f"stage.icon{k}"] for k in (spots[0], spots[-1]))
    return first[0], first[1], last[0] + last[2] - first[0], first[3]


def paint_stage(view: TableView) -> list[Item]:
    """The whole stage, or nothing while it is closed."""
    asked = question_of(view)
    if asked is None:
        return []
    easel = Easel("stage", STAGE)
    easel.box("dim", (0, 46, 1604, 522), STAGE - 2, fill=(10, 5, 3, 175))
    easel.board("panel", view.anchors["stage.panel"], "stage-edict", STAGE - 1)
    palace = palace_of(view)
    _paint_column(view, easel, asked)
    for row in ROWS:
        _paint_row(view, easel, asked, palace, *row)
    for track in TRACKS:
        _paint_track(view, easel, asked, palace, *track)
    for way in ("remove", "add"):
        _paint_zone(view, easel, asked, palace, way)
    _paint_forecast(view, easel, asked, palace)
    return easel.items


def _paint_column(view: TableView, easel: Easel, asked: Question) -> None:
    at = view.anchors
    easel.label(
        "title",
        at["stage.title"],
        "Frederick\u2019s Palace",
        27,
        face="title",
        colour=TITLE,
        align="left",
    )
    letters = EDICTS[asked.edict].icons if asked.edict else ""
    reached = False
    for k, letter in enumerate(letters, start=1):
        icon = EDICT_LETTERS[letter]
        box = at[f"stage.icon{k}"]
        now = icon == asked.icon
        reached = reached or now
        if now:
            easel.picture(f"icon{k}.light", grown(box, 20), "glow/round")
        spot = grown(box, -6)
        easel.picture(f"icon{k}", spot, sprite_of(EDICT_ICONS[icon]), alpha=255 if reached else 90)
        if not reached:
            done = around((box[0] + box[2] - 20, box[1] + box[3] - 20), 28)
            easel.picture(f"icon{k}.done", done, "check/yes")
    steps = (f"Reward: {REWARDS[asked.row - 1]}", "Place the icons", "Choose a Next Edict")
    for k, words in enumerate(steps, start=1):
        _paint_step(easel, k, at[f"stage.step{k}"], words)
    x, y, w, _ = at["stage.hint"]
    easel.label(
        "hint", (x, y, w, 72), "Drop the icon on what goes or on what comes. Equal icons move "
        "together; a way that leaves the track is not offered.", 18,
        align="left", valign="top", wrap=True,
    )  # fmt: skip
    easel.label(
        "keys", (x, y + 78, w, 46), "Keys: up and down on the icon, Tab for the next.", 17,
        face="italic", colour=SEPIA, align="left", valign="top", wrap=True,
    )  # fmt: skip


def _paint_step(easel: Easel, k: int, box: Area, words: str) -> None:
    now = k == 2
    if now:
        easel.box(f"step{k}", grown(box, -2), fill=GILT, border=(58, 26, 0), width=1.5, radius=7)
    x, y, w, h = box
    easel.label(
        f"step{k}.words", (x + 16, y, w - 56, h), f"{k}   {words}", 18.5, face="title",
        colour=(43, 20, 0) if now else IVORY, align="left",
    )  # fmt: skip
    if k == 1:
        easel.picture(f"step{k}.done", around((x + w - 24, y + h / 2), 27), "check/yes")


def _paint_row(
    view: TableView,
    easel: Easel,
    asked: Question,
    palace: Palace,
    kind: str,
    spaces: int,
    stud: int,
) -> None:
    have = palace[kind]
    for k in range(1, spaces + 1):
        box = cell(view, kind, k)
        if k <= have:
            sprite = f"structure/{kind}-yellow"
            shape = building_box(grown(box, -2), kind)
            easel.solid(f"{kind}{k}", shape, sprite)
        if k == stud:
            mark = around((box[0] + box[2] - 12, box[1] + 14), 34, 26)
            easel.label(
                f"{kind}.stud", mark, f"{stud}+", 16, face="number", colour=PAPER, outline=WALNUT
            )
    icon, count = view.anchors[f"stage.{kind}.icon"], view.anchors[f"stage.{kind}.count"]
    live = kind == asked.icon
    easel.picture(f"{kind}.icon", icon, sprite_of(kind), alpha=255 if live else 170)
    easel.number(f"{kind}.count", centre(count), have, 36, "gold")


def _paint_track(
    view: TableView,
    easel: Easel,
    asked: Question,
    palace: Palace,
    icon: str,
    words: str,
    sprite: str,
) -> None:
    lane = LANES.get(icon, icon)
    now = palace[icon]
    step = 3 if icon == "treasury" else 1
    easel.picture(f"{icon}.icon", view.anchors[f"stage.{lane}.icon"], sprite_of(EDICT_ICONS[icon]))
    easel.label(
        f"{icon}.label", view.anchors[f"stage.{lane}.label"], words, 17.5, face="bold", align="left"
    )
    for value in range(0, 5 * step + 1, step):
        box = cell(view, icon, value)
        _paint_step_of_track(easel, icon, value, value == now, box, sprite)
        if icon == "ally" and 0 < value <= now:
            seat = (box[0] + 9, box[1], box[2] - 18, box[3])
            paint_courtier(easel, f"court.{value}", value - 1, seat)
    if icon != asked.icon:
        first, last = cell(view, icon, 0), cell(view, icon, 5 * step)
        left = view.anchors[f"stage.{lane}.icon"]
        veil = (left[0], first[1] - 2, last[0] + last[2] - left[0] + 4, first[3] + 4)
        easel.box(f"{icon}.veil", veil, fill=(234, 217, 181, 95), radius=5)


def _paint_step_of_track(
    easel: Easel, icon: str, value: int, here: bool, box: Area, sprite: str
) -> None:
    figure = f"A{value}" if icon == "specialist" else str(value)
    if (icon == "specialist" and not value) or (icon == "ally" and value):
        return
    if not here:
        easel.label(f"{icon}.{value}", box, figure, 22, face="title", colour=SEPIA)
        return
    easel.box(f"{icon}.here", grown(box, -1), fill=clear(GILT, 140), radius=5)
    if not sprite:
        easel.label(f"{icon}.{value}", box, figure, 24, face="number")
        return
    shape = fitted(64 / 78 if icon == "specialist" else 1, grown(box, -3))
    easel.solid(f"{icon}.piece", shape, sprite)
    cx, cy = centre(box)
    easel.number(f"{icon}.now", (cx + 19, cy + 16), figure, 19)


def _result(icon: str, count: int, way: str, value: int) -> str:
    sign = "Add" if way == "add" else "Remove"
    amount = count * (3 if icon == "treasury" else 1)
    if icon == "specialist":
        return f"{'Forward' if way == 'add' else 'Back'} {count}: on A{value}"
    noun = NAMES[icon]
    plural = (
        noun
        if value == 1 or noun in ("Grain", "Stone", "coins")
        else f"{noun.rstrip('y')}{'ies' if noun == 'Ally' else 's'}"
    )
    return f"{sign} {amount}: {value} {plural}" + (" left" if way == "remove" else "")


def _paint_zone(view: TableView, easel: Easel, asked: Question, palace: Palace, way: str) -> None:
    box = zone_rect(view, asked.icon, way)
    then = after(palace, asked.icon, asked.count, way)
    if box is None or then is None:
        return
    add = way == "add"
    colour, ink = ((111, 224, 122), YES) if add else ((255, 138, 112), NO)
    name = f"zone.{way}"
    easel.box(name, box, fill=clear(colour, 34), border=WALNUT, width=4.4, radius=7)
    easel.box(f"{name}.rim", grown(box, -1), border=colour, width=2.2, radius=7, dash=9)
    plate = _zone_plate(asked.icon, box)
    easel.box(f"{name}.plate", plate, fill=clear(PAPER, 246), border=ink, width=1.8, radius=5)
    x, y, w, h = plate
    title = _result(asked.icon, asked.count, way, then[asked.icon])
    easel.label(f"{name}.title", (x + 4, y + 1, w - 8, h / 2), title, 18, face="bold", colour=ink)
    told = change_text(*changes(view, palace, then))
    easel.label(f"{name}.told", (x + 4, y + h / 2 - 1, w - 8, h / 2), told, 16, colour=INK)


def _zone_plate(icon: str, box: Area) -> Area:
    x, y, w, h = box
    if icon in ("tower", "wall", "keep"):
        return x + 4, y + h - 48, w - 8, 44
    wide = max(w, 200)
    left = min(max(x + w / 2 - wide / 2, 1160), 1572 - wide)
    below = y + h + 2 if icon in ("grain", "stone", "treasury") else y - 46
    return left, below, wide, 44


def _paint_forecast(view: TableView, easel: Easel, asked: Question, palace: Palace) -> None:
    at = view.anchors
    easel.label(
        "forecast.title", at["stage.forecast.title"], "Ally income if the round ended now", 19,
        face="title", colour=TITLE, align="left",
    )  # fmt: skip
    order = [view.viewer, *view.rivals()]
    ways = [after(palace, asked.icon, asked.count, way) for way in ("add", "remove")]
    for k, seat in enumerate(order, start=1):
        x, y, w, h = at[f"stage.forecast{k}"]
        base = ally_income(view, seat, palace)
        easel.picture(f"forecast{k}.crest", (x + 6, y + 11, 33, 39), view.crest(seat))
        easel.picture(f"forecast{k}.laurel", around((x + 60, y + h / 2), 40), "vp/laurel")
        easel.number(f"forecast{k}.vp", (x + 60, y + h / 2), base, 20)
        deltas = [ally_income(view, seat, then) - base if then else 0 for then in ways]
        _paint_deltas(easel, f"forecast{k}", (x + 82, y, w - 84, h), deltas)


def _paint_deltas(easel: Easel, name: str, box: Area, deltas: list[int]) -> None:
    x, y, w, h = box
    if not any(deltas):
        easel.label(f"{name}.same", box, "=", 22, face="bold", colour=SEPIA)
        return
    for word, delta, shift in (("add", deltas[0], -12), ("cut", deltas[1], 12)):
        words = f"{word} {delta:+d}".replace("-", "\u2212") if delta else f"{word} ="
        colour = NO if delta < 0 else YES if delta > 0 else SEPIA
        room = (x, y + h / 2 + shift - 12, w, 24)
        easel.label(f"{name}.{word}", room, words, 17, face="bold", colour=colour, align="left")
