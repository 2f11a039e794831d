"""Frederick's Palace and the Edicts."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.components.printed import EDICTS, shown_figures
from stupor.games.stupor_mundi.face.components.texts import reward_text
from stupor.games.stupor_mundi.face.components.tiles import EDICT_LETTERS
from stupor.games.stupor_mundi.face.explain.allies import followers
from stupor.games.stupor_mundi.face.explain.castle import kinds_text
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    plain,
    structures_text,
)
from stupor.games.stupor_mundi.face.palace.forecast import palace_of
from stupor.games.stupor_mundi.face.palace.palace_boards import LANES
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.ids import PALACE
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.params import PALACE_MOST, TREASURY_STEP
from stupor.games.stupor_mundi.wording import icons_text
from stupor.language import joined, mark, roman, tr, trn
from stupor.stage.items import Rect
from stupor.stage.name import parsed

#: Room for the sign before a lane and for the figure behind it.
ROOM: Final = {"tower": (4, 44), "wall": (4, 44), "keep": (38, 84)}
TRACK_ROOM: Final = (42, 6)


def spots(view: TableView) -> Iterator[Spot]:
    """Edicts and rewards, the lanes of the Palace, the headings."""
    at = view.anchors
    for row in (1, 2, 3):
        yield from (
            (f"{kind}.{row}", at[f"imperial.{kind}{row}"]) for kind in ("active", "next", "reward")
        )
    yield from (
        (f"imperial.{icon}", _lane(view, *lane, *ROOM.get(icon, TRACK_ROOM)))
        for icon, lane in LANES.items()
    )
    x, y, w, _ = at["imperial.castle"]
    yield "palace", (x, y, w, 26)
    x, y, _, h = at["imperial.title.next"]
    yield "pile.edicts", (x, y, at["imperial.title.active"][0] - x, h + 4)
    yield "edicts.active", _title(at["imperial.title.active"])
    yield "reserve", _title(at["imperial.title.tracks"])
    yield "ground.palace", at["imperial.castle"]
    yield "ground.palace", at["central.imperial"]


def _lane(view: TableView, first: str, last: str, before: float, after: float) -> Rect:
    a, b = view.anchors[f"imperial.{first}"], view.anchors[f"imperial.{last}"]
    return a[0] - before, a[1] - 2, b[0] + b[2] - a[0] + before + after, a[3] + 4


def _title(box: Rect) -> Rect:
    return box[0] - 8, box[1], box[2] + 40, box[3] + 4


def state_of(view: TableView, icon: str) -> str:
    """What Frederick has of something, of how many."""
    have = palace_of(view)[icon]
    index = PALACE.index(icon)
    most = PALACE_MOST[index] * (TREASURY_STEP if icon == "treasury" else 1)
    if icon == "specialist":
        return tr("on A{have}", have=have)
    if icon == "treasury":
        return trn("{count} of {most} Augustales", "{count} of {most} Augustales", have, most=most)
    return tr("{have} of {most}", have=have, most=most)


def track(view: TableView, parts: Parts) -> Explanation:
    """One track, row of buildings, or the Court."""
    icon = parts[1]
    text = followers(ICON_OF[icon].measure)
    title = tr(ICON_OF[icon].title)
    title = title[:1].upper() + title[1:]
    return Explanation(title, text, now(state_of(view, icon)), "edict.direction")


def palace(view: TableView, parts: Parts) -> Explanation:
    """The whole castle of Frederick."""
    have = palace_of(view)
    built = sum(have[icon] for icon in ("keep", "tower", "wall"))
    text = tr("All his Structures together. {followers}", followers=followers("structures"))
    shares = joined(kinds_text(kind, have[kind]) for kind in ("keep", "tower", "wall"))
    return Explanation(
        tr("Frederick\u2019s Palace"),
        text,
        now(tr("{structures}: {shares}", structures=structures_text(built), shares=shares)),
        "edict.direction",
    )


def edict(view: TableView, parts: Parts) -> Explanation | None:
    """An Edict, wherever it lies, or an empty space."""
    if parts[0] == "edict":
        zone = parsed(zone_of(view, ".".join(parts))).words
        return edict(view, zone) if zone[0] in ("active", "next") else None
    row, active = int(parts[1]), parts[0] == "active"
    title = tr(_PLACES[active], row=roman(row))
    number = number_of(view.first(".".join(parts)))
    if not number:
        text = (
            tr("A Next Edict of your choice fills it.") if active else tr("Refilled from the pile.")
        )
        return Explanation(
            tr("{title}, empty", title=title), text, now(tr("no Edict here")), "edict.none"
        )
    names = [EDICT_LETTERS[letter] for letter in EDICTS[number].icons]
    icons = icons_text(number, shown_figures())
    text = tr(
        "{icons}: add each to Frederick’s Palace or remove it, equal icons together.",
        icons=icons,
    )
    text += (
        tr(" Issue it to gain {reward}, before its icons.", reward=reward_text(row))
        if active
        else tr(_WAITING)
    )
    said = (f"{tr(ICON_OF[icon].his)} {state_of(view, icon)}" for icon in dict.fromkeys(names))
    rule = "edict.active" if active else "edict.next"
    return Explanation(title, text, now(*said), rule)


_PLACES: Final = {True: mark("Active Edict {row}"), False: mark("Next Edict {row}")}
_WAITING: Final = mark(" It can replace an Edict once issued.")


def reward(view: TableView, parts: Parts) -> Explanation:
    """The reward of a row."""
    row = int(parts[1])
    here = view.first(f"active.{row}")
    said = tr("its Edict is beside it") if here else tr("no Active Edict in this row")
    text = tr(
        "Issue the Active Edict of this row to gain {reward}, before its icons.",
        reward=reward_text(row),
    )
    return Explanation(tr("Reward {row}", row=roman(row)), text, now(said), "edict.none")


def reserve(view: TableView, parts: Parts) -> Explanation:
    """The heading above the tracks."""
    text = tr("What Frederick owns. Only Edicts change it. Orange studs mark what Loyalists want.")
    said = (
        f"{tr(ICON_OF[icon].name)} {palace_of(view)[icon]}"
        for icon in ("grain", "stone", "treasury")
    )
    return Explanation(tr("Reserve and Treasury"), text, now(*said), "edict.direction")


TELLERS: Final = {
    "palace": palace,
    "active": edict,
    "next": edict,
    "edict": edict,
    "reward": reward,
    "reserve": reserve,
    "edicts": plain(
        mark("Active Edicts"),
        mark(
            "An Edict icon lets you issue one of these: take its reward, then add or "
            "remove its icons."
        ),
        "edict.active",
    ),
}
