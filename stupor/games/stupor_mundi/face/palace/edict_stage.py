"""The stage that opens over the common boards while an Edict's icons are placed."""

from typing import Final

from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.components.printed import EDICTS
from stupor.games.stupor_mundi.face.components.tiles import EDICT_LETTERS
from stupor.games.stupor_mundi.face.palace.edict_lanes import (
    LANES,
    ROWS,
    paint_row,
    paint_sheet,
    paint_track,
)
from stupor.games.stupor_mundi.face.palace.edict_question import Question, question_of
from stupor.games.stupor_mundi.face.palace.edict_zones import paint_zone
from stupor.games.stupor_mundi.face.palace.forecast import outcome, palace_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.language import mark, tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import (
    GILT,
    IVORY,
    NO,
    SEPIA,
    STAGE,
    YES,
)

REWARDS: Final = (mark("3 coins"), mark("1 cube"), mark("1 coin, 1 VP"))
#: How much more or less would come.
WAYS: Final = {"add": mark("add"), "remove": mark("remove")}


def paint_stage(view: TableView) -> list[Item]:
    """The whole stage, or nothing while it is closed."""
    asked = question_of(view)
    if asked is None:
        return []
    draw = DrawList("stage", STAGE)
    boards, chart = view.anchors["central"], view.anchors["voyage"]
    wide = chart[0] + chart[2] + 6
    veil = (0.0, boards[1] - 6, wide, boards[3] + 10)
    draw.box("dim", veil, STAGE - 2, fill=(10, 5, 3, 175))
    draw.board("panel", view.anchors["stage.panel"], "stage-edict", STAGE - 1)
    palace = palace_of(view)
    _paint_column(view, draw, asked)
    paint_sheet(view, draw, asked.icon)
    for row in ROWS:
        paint_row(view, draw, asked.icon, palace, *row)
    for icon in LANES:
        paint_track(view, draw, asked.icon, palace, icon)
    for way in ("remove", "add"):
        paint_zone(view, draw, asked, way)
    _paint_forecast(view, draw)
    return draw.items


def _paint_column(view: TableView, draw: DrawList, asked: Question) -> None:
    at = view.anchors
    draw.title("title", at["stage.title"], tr("Frederick\u2019s Palace"), 27)
    letters = EDICTS[asked.edict].icons if asked.edict else ""
    reached = False
    for k, letter in enumerate(letters, start=1):
        icon = EDICT_LETTERS[letter]
        box = at[f"stage.icon{k}"]
        now = icon == asked.icon
        reached = reached or now
        if now:
            draw.picture(f"icon{k}.light", grown(box, 20), "glow/round")
        spot = grown(box, -6)
        draw.picture(f"icon{k}", spot, sprite_of(ICON_OF[icon].sign), alpha=255 if reached else 90)
        if not reached:
            done = around((box[0] + box[2] - 20, box[1] + box[3] - 20), 28)
            draw.picture(f"icon{k}.done", done, "check/yes")
    _paint_words(view, draw, asked)


def _paint_words(view: TableView, draw: DrawList, asked: Question) -> None:
    """The three steps of an Edict, and how its icons are placed."""
    at = view.anchors
    steps = (
        tr("Reward: {gain}", gain=tr(REWARDS[asked.row - 1])),
        tr("Place the icons"),
        trc("step", "Choose a Next Edict"),
    )
    for k, words in enumerate(steps, start=1):
        _paint_step(draw, k, at[f"stage.step{k}"], words)
    x, y, w, _ = at["stage.hint"]
    draw.text(
        "hint",
        (x, y, w, 72),
        tr("Drop the icon on Add or Remove. Equal icons move together."),
        18,
        valign="top",
        wrap=True,
    )
    draw.text(
        "keys",
        (x, y + 78, w, 46),
        tr("Esc puts the icon back on the tile."),
        17,
        "italic",
        SEPIA,
        valign="top",
        wrap=True,
    )


def _paint_step(draw: DrawList, k: int, box: Rect, words: str) -> None:
    now = k == 2
    if now:
        draw.box(f"step{k}", grown(box, -2), fill=GILT, border=(58, 26, 0), width=1.5, radius=7)
    x, y, w, h = box
    draw.text(
        f"step{k}.words",
        (x + 16, y, w - 56, h),
        f"{k}   {words}",
        18.5,
        "title",
        (43, 20, 0) if now else IVORY,
    )
    if k == 1:
        draw.picture(f"step{k}.done", around((x + w - 24, y + h / 2), 27), "check/yes")


def _paint_forecast(view: TableView, draw: DrawList) -> None:
    at = view.anchors
    draw.title(
        "forecast.title", at["stage.forecast.title"], tr("Ally income if the round ended now"), 19
    )
    order = [view.viewer, *view.rivals()]
    ways = [outcome(view, way) for way in ("add", "remove")]
    for k, seat in enumerate(order, start=1):
        x, y, w, h = at[f"stage.forecast{k}"]
        base = view.fact(f"income_allies.{seat}")
        draw.picture(f"forecast{k}.crest", (x + 6, y + 11, 33, 39), view.crest(seat))
        draw.picture(f"forecast{k}.laurel", around((x + 58, y + h / 2), 40), "vp/laurel")
        draw.number(f"forecast{k}.vp", (x + 58, y + h / 2), base, 20)
        deltas = [then.income[seat] - base if then else 0 for then in ways]
        _paint_deltas(draw, f"forecast{k}", (x + 79, y, w - 80, h), deltas)


def _paint_deltas(draw: DrawList, name: str, box: Rect, deltas: list[int]) -> None:
    x, y, w, h = box
    if not any(deltas):
        draw.label(f"{name}.same", box, "=", 22, "bold", SEPIA)
        return
    for word, delta, shift in (("add", deltas[0], -12), ("remove", deltas[1], 12)):
        said = tr(WAYS[word])
        words = f"{said} {delta:+d}".replace("-", "\u2212") if delta else f"{said} ="
        colour = NO if delta < 0 else YES if delta > 0 else SEPIA
        room = (x, y + h / 2 + shift - 12, w, 24)
        draw.text(f"{name}.{word}", room, words, 17, "bold", colour)
