"""What a chapter asks for, above the log: the seal as it stands now, and the bent rules."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.campaign.seals import so_far
from stupor.games.stupor_mundi.campaign.twists import TWISTS
from stupor.games.stupor_mundi.face.docks.dock import GOALS
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, roman, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, fitted
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, GILT, IVORY, TILE

#: A seal in a word or two, and its sign.
SEALS: Final = {
    "sides": (mark("Closed sides"), "icon/closed-side"),
    "coins": (mark("Augustales"), "icon/augustalis"),
    "tours": (mark("Five-city rounds"), "icon/ship"),
    "allies": (mark("Hosted Allies"), "icon/ally"),
    "cities": (mark("In Cities"), "icon/specialist"),
    "edicts": (mark("Issued Edicts"), "icon/issue-edict"),
    "structures": (mark("Structures"), "icon/structure"),
    "structures_ahead": (mark("Structures"), "icon/structure"),
    "title": (mark("Your VP"), "icon/vp"),
    "crusade_items": (mark("Crusade"), "icon/knight"),
}
#: The signs of the bent rules.
TWIST_ICONS: Final = {
    "travel_price": "icon/ship",
    "workplace_grain": "icon/grain",
    "frederick_issues": "icon/issue-edict",
    "removes_both": "icon/remove",
    "crusade_boards": "icon/knight",
}
SIDE: Final = 42.0
RIM: Final = 8.0
#: Words with less room than this take the place of the sign.
NARROW: Final = 150.0


def has_goals(view: TableView) -> bool:
    """Whether this game is a chapter with something to reach."""
    return bool(view.words("seal.text"))


def goal_box(view: TableView) -> Rect:
    """The plaque above the sentences of the log."""
    x, y, w, _ = LOG.box(view)
    return x + RIM, y + RIM, w - 2 * RIM, GOALS - 4


def twists_of(view: TableView) -> list[str]:
    """The bent rules of this game by name."""
    return [name for name in TWISTS if view.fact(f"twist.{name}")]


def twist_boxes(view: TableView) -> Iterator[tuple[str, Rect]]:
    """Where the sign of each bent rule stands: at the right of the plaque."""
    x, y, w, h = goal_box(view)
    for number, name in enumerate(reversed(twists_of(view)), 1):
        yield name, (x + w - 4 - (SIDE + 4) * number, y + (h - SIDE) / 2, SIDE, SIDE)


def goal_spots(view: TableView) -> Iterator[tuple[str, Rect]]:
    """The signs of the bent rules, then the seal."""
    if not has_goals(view):
        return
    yield from ((f"twist.{name}", box) for name, box in twist_boxes(view))
    yield "goal", goal_box(view)


def paint_goals(view: TableView) -> list[Item]:
    """The plaque with wax, sign, words and figures; nothing in a game that is no chapter."""
    draw = DrawList("goals", TILE)
    if not has_goals(view):
        return []
    x, y, w, h = box = goal_box(view)
    draw.nine_slice("plaque", box, "ui/plaque-purple", 14)
    have, want = view.fact("seal.have"), view.fact("seal.want")
    reached = have >= want
    wax = (x + 6, y + (h - 48) / 2, 48.0, 48.0)
    draw.picture("wax", wax, "seal/red" if reached else "seal/grey")
    words, sign = SEALS.get(view.words("seal.kind"), (mark("Seal"), "icon/crown"))
    signed = (x + 58, y + 11, h - 22, h - 22)
    left = x + 58 + h - 14
    room = w - (left - x) - 6 - (SIDE + 4) * len(twists_of(view))
    if room >= NARROW:
        draw.picture("sign", fitted(1.0, signed), sign)
    else:
        left, room = signed[0], room + left - signed[0]
    draw.text("words", (left, y + 5, room, 24), tr(words), 17, "bold", IVORY)
    figures = so_far(have, want)
    draw.text(
        "figures", (left, y + 28, room - 34, 28), figures, 21, "number", GILT if reached else CREAM
    )
    draw.picture(
        "check", around((left + room - 16, y + 42), 24), "check/yes" if reached else "check/no"
    )
    for name, place in twist_boxes(view):
        _paint_twist(view, draw, name, place)
    return draw.items


def _paint_twist(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    """The sign of a bent rule with its figure at the corner."""
    number = view.fact(f"twist.{name}")
    draw.picture(f"twist.{name}", box, TWIST_ICONS[name])
    figures = {
        "travel_price": f"\u2212{number}",
        "workplace_grain": f"+{number}",
        "frederick_issues": roman(number),
        "crusade_boards": str(number),
    }
    corner = (box[0] + box[2] - 9, box[1] + box[3] - 8)
    if name in figures:
        kind = "pay" if name in ("travel_price", "workplace_grain") else "gain"
        draw.number(f"twist.{name}.figure", corner, figures[name], 17, kind)
