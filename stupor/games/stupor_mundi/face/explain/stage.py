"""The Edict stage: its steps, the icons of the tile, the lanes, results and forecast."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.components.printed import EDICTS
from stupor.games.stupor_mundi.face.components.texts import reward_text
from stupor.games.stupor_mundi.face.components.tiles import EDICT_LETTERS
from stupor.games.stupor_mundi.face.explain.allies import followers
from stupor.games.stupor_mundi.face.explain.imperial import state_of
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    owned,
)
from stupor.games.stupor_mundi.face.palace.edict_lanes import BUILDINGS, cell, step_of
from stupor.games.stupor_mundi.face.palace.edict_question import Question, question_of
from stupor.games.stupor_mundi.face.palace.edict_zones import plate_rect, ways_of, zone_rect
from stupor.games.stupor_mundi.face.palace.forecast import change_text, outcome, palace_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.language import joined, mark, tr
from stupor.stage.items import Rect


def spots(view: TableView) -> Iterator[Spot]:
    """Results above zones above lanes; then the column on the left and the forecast."""
    asked, at = question_of(view), view.anchors
    if asked is None:
        return
    yield from _answers(view, asked)
    letters = EDICTS[asked.edict].icons if asked.edict else ""
    for k, letter in enumerate(letters, start=1):
        yield f"icon.{EDICT_LETTERS[letter]}", at[f"stage.icon{k}"]
    yield from ((f"stage.step{k}", at[f"stage.step{k}"]) for k in (1, 2, 3))
    yield from ((f"imperial.{icon}", _lane(view, icon, asked.icon)) for icon in ICON_OF)
    for k, seat in enumerate([view.viewer, *view.rivals()], start=1):
        yield f"forecast.{seat}", at[f"stage.forecast{k}"]
    yield "forecast", at["stage.forecast.title"]
    yield from (("stage", at[f"stage.{part}"]) for part in ("title", "hint"))
    yield "ground.stage", at["stage.edict"]


def _answers(view: TableView, asked: Question) -> Iterator[Spot]:
    for way in ways_of(view):
        for box in (plate_rect(view, way), zone_rect(view, asked.icon, way)):
            if box is not None:
                yield f"stage.{asked.icon}.{way}", box


def _lane(view: TableView, icon: str, asked: str) -> Rect:
    """A row of buildings with its count, or a track with its sign."""
    most = {"keep": 3, "treasury": 15}.get(icon, 5)
    first = cell(view, icon, 1 if icon in BUILDINGS else 0, asked)
    last = cell(view, icon, most, asked)
    if icon in BUILDINGS:
        count = view.anchors[f"stage.{icon}.count"]
        return first[0] - 6, first[1], count[0] + count[2] - first[0] + 6, first[3]
    sign = view.anchors[f"stage.{'court' if icon == 'ally' else icon}.icon"]
    return sign[0], first[1], last[0] + last[2] - sign[0], first[3]


def stage(view: TableView, parts: Parts) -> Explanation | None:
    """A result, a step, or the stage itself."""
    if len(parts) == 3:
        return result(view, parts[1], parts[2])
    if len(parts) == 1 or not parts[1].startswith("step"):
        text = tr("Drag each icon to add or remove it; equal icons move together.")
        return Explanation(tr("An Edict is issued"), text, "", "edict.direction")
    return _step(view, int(parts[1][-1]))


def result(view: TableView, icon: str, way: str) -> Explanation:
    """What adding or removing would bring."""
    then = outcome(view, way)
    title = tr(_WAYS[way], icon=tr(ICON_OF[icon].name))
    text = tr("Drop the icon here. {followers}", followers=followers(ICON_OF[icon].measure))
    if then is None:
        return Explanation(title, text, now(tr("not possible")), "edict.track")
    change = tr("{now} would become {then}", now=palace_of(view)[icon], then=then.value)
    told = change_text(then)
    names = joined(tr(name) for name in then.gains | then.losses)
    said = now(change, f"{told} ({names})" if names else told)
    return Explanation(title, text, said, "edict.direction")


def _step(view: TableView, number: int) -> Explanation:
    asked = question_of(view)
    row = asked.row if asked is not None else 1
    told = (
        (
            tr("Reward"),
            tr(
                "First you gain the reward of this row: {reward}.",
                reward=reward_text(row),
            ),
            "edict.none",
        ),
        (tr("Place the icons"), tr("One icon at a time: add or remove it."), "edict.direction"),
        (tr("Choose a Next Edict"), tr("It replaces the issued Edict."), "edict.next"),
    )[number - 1]
    said = (tr("taken"), tr("this step"), tr("still to come"))[number - 1]
    return Explanation(told[0], told[1], now(said), told[2])


def icon(view: TableView, parts: Parts) -> Explanation | None:
    """An icon of the tile."""
    name = parts[1]
    asked = question_of(view)
    if asked is None or name not in ICON_OF:
        return None
    several = asked.icon == name and asked.count > 1
    many = tr("{count} at once", count=asked.count) if several else ""
    by = tr(" by {amount}", amount=step_of(name)) if step_of(name) > 1 else ""
    text = tr(
        "Changes {what}{by} per icon, up or down; equal icons go together.",
        what=tr(ICON_OF[name].title),
        by=by,
    )
    said = now(state_of(view, name), many, _turn_of(asked, name))
    return Explanation(
        tr("Icon: {icon}", icon=tr(ICON_OF[name].name)), text, said, "edict.direction"
    )


def _turn_of(asked: Question, name: str) -> str:
    """Whether an icon of the tile is placed now, or has been, or waits."""
    if asked.icon == name:
        return tr("placed now")
    letters = EDICTS[asked.edict].icons if asked.edict else ""
    waiting = (one for one in map(EDICT_LETTERS.get, letters) if one in (name, asked.icon))
    return tr("already placed") if next(waiting, "") == name else tr("not its turn")


def forecast(view: TableView, parts: Parts) -> Explanation:
    """What the Allies would bring, by seat."""
    text = tr("VP from Allies if the round ended now. Below: what adding or removing changes.")
    if len(parts) < 2:
        return Explanation(tr("Ally income"), text, "", "ally.income")
    seat = int(parts[1])
    base = view.fact(f"income_allies.{seat}")
    ways = [(way, then) for way in ("add", "remove") if (then := outcome(view, way)) is not None]
    said = [_after(way, then.income[seat]) for way, then in ways]
    title = owned(view, seat, mark("Your Ally income"), mark("{house}\u2019s Ally income"))
    return Explanation(title, text, now(tr("{base} VP", base=base), *said), "ally.income")


_WAYS: Final = {"add": mark("Add: {icon}"), "remove": mark("Remove: {icon}")}
_AFTER: Final = {"add": mark("{vp} after add"), "remove": mark("{vp} after remove")}


def _after(way: str, vp: int) -> str:
    """The VP of Allies after an icon goes one way."""
    return tr(_AFTER[way], vp=vp)


TELLERS: Final = {
    "stage": stage,
    "plate": lambda view, parts: _plate(view, parts[1]),
    "icon": icon,
    "forecast": forecast,
}


def _plate(view: TableView, way: str) -> Explanation | None:
    asked = question_of(view)
    return result(view, asked.icon, way) if asked is not None else None
