"""The wax seal: red and glowing where it ends a turn, hollow where it gives something up."""

from collections.abc import Set
from typing import Final, Literal, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE
from stupor.games.stupor_mundi.actions import MAIN
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import OVER
from stupor.language import mark, tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown
from stupor.stage.highlight_roles import OWN_NEXT
from stupor.stage.items import Face, Item, Rect
from stupor.stage.palette import CREAM, DARK_RIM, DUN, PIECE, TILE, clear

Wax = Literal["red", "hollow", "grey"]

#: What the seal is called where it gives something up, by what is asked.
SKIPS: Final = {
    **{action.key: action.skip for action in MAIN},
    "spend": mark("Do not pay"),
    "income": mark("No more income"),
    "harbour": mark("Stay here"),
    "edict": mark("Issue no Edict"),
    "project": mark("Take no Project"),
}
#: What the ribbon says once that was given up.
GIVEN_UP: Final = {
    **{action.key: action.given_up for action in MAIN},
    "spend": mark("You do not pay."),
    "income": mark("You take no more income."),
    "harbour": mark("Your Ship stays."),
    "edict": mark("You issue no Edict."),
    "project": mark("You take no Project."),
}
#: Signs of what is given up, in the hollow.
SIGNS: Final = {
    **{action.key: action.sign for action in MAIN},
    "spend": "icon/augustalis",
    "income": "icon/income",
    "harbour": "icon/ship",
    "edict": "icon/issue-edict",
    "project": "icon/project",
}
#: Wax that is no longer pressed, and the leather that is seen through it.
RIM: Final = (150, 34, 38)
SHEEN: Final = (214, 92, 84)
HOLLOW: Final = (30, 10, 12)
#: A name that is too long in such capitals is written in narrower letters.
LEAST: Final = 17.0
#: How wide the light is where the seal is the next step, and its name.
NEXT: Final = 192.0
_NEXT: Final = OWN_NEXT.strip("/")
#: How far the light of a line about the seal reaches, in logical units, and that of the focus.
LINE: Final = 8.0
FOCUS: Final = 16.0
NO_PASS: Final = mark("You can only pass instead of playing a card.")
NOT_SOLO: Final = mark("In a solo game, you cannot pass while you can play a card.")


def ring_of(seal: Rect, reach: float = LINE) -> Rect:
    """Where a ring about the seal lies: its light ends at the edge, the words below stay clear."""
    return grown(seal, -reach)


class Seal(NamedTuple):
    """What the seal would do now, why it cannot yet, and how its wax looks."""

    title: str
    why: str = ""
    wax: Wax = "red"


def seal_of(view: TableView) -> Seal:
    """The seal as it stands now."""
    asked = view.mine()
    if view.count("phase") == OVER:
        return Seal(tr("Score"))
    if asked is None:
        why = tr("not your turn") if view.seated else tr("no player here")
        return Seal(tr("End turn"), why, "grey")
    words = {option[0] for option in asked.options}
    if view.passing and "pass" in words:
        return Seal(trc("seal", "Pass"))
    if "end" in words:
        return Seal(tr("End turn"))
    if DONE in asked.options:
        return _done(asked)
    return Seal(tr("End turn"), _first(words), "grey")


def _first(words: Set[object]) -> str:
    """What must be done before a turn can end."""
    if "play" in words:
        return tr("play a card first")
    return tr("pass first") if "pass" in words else tr("answer first")


def _done(asked: Decision) -> Seal:
    if asked.kind == "discard":
        return Seal(tr("Refill"))
    title = tr("Leave the Market") if traded(asked) else tr(SKIPS.get(asked.kind, mark("Done")))
    return Seal(title, wax="hollow")


def traded(asked: Decision) -> bool:
    """Whether something was sold or bought in this visit to a market."""
    return bool(asked.context.get("sold") or asked.context.get("bought"))


def given_up(asked: Decision) -> str:
    """What is said once somebody is done with a question; nothing where nothing was given up."""
    return "" if traded(asked) else tr(GIVEN_UP.get(asked.kind, ""))


def no_pass(view: TableView) -> str:
    """Why one cannot pass now."""
    asked = view.decision
    could_play = asked is not None and any(option[0] == "play" for option in asked.options)
    return tr(NOT_SOLO if view.solo and could_play else NO_PASS)


def paint_seal(view: TableView, draw: DrawList) -> None:
    """The wax with its name and its note."""
    seal = seal_of(view)
    box = view.anchors["actions.seal"]
    if seal.wax == "hollow":
        _paint_hollow(view, draw)
    elif seal.wax == "red":
        draw.picture("seal.light", around(centre(box), 178), "glow/round", alpha=190)
    if seal.wax != "hollow":
        draw.picture("seal", box, f"seal/{seal.wax}", PIECE)
    x, y, w, _ = view.anchors["actions.label"]
    live, room = not seal.why, w - 14
    face: Face = "title" if view.measure(seal.title, "title", LEAST) <= room else "bold"
    draw.label(
        "seal.words",
        (x + 7, y, room, 26),
        seal.title,
        20,
        face,
        CREAM if live else DUN,
        outline=DARK_RIM,
    )
    note = seal.why or (tr("Enter skips it") if seal.wax == "hollow" else tr("press Enter"))
    draw.label("seal.note", (x + 5, y + 25, w - 10, 20), note, 16, "italic", DUN)


def seal_light(view: TableView) -> list[Item]:
    """The light about the seal where nothing else is left to do."""
    asked = view.mine()
    if asked is None or any(option[0] != "end" for option in asked.options):
        return []
    draw = DrawList("seal", TILE - 1)
    draw.picture(_NEXT, around(centre(view.anchors["actions.seal"]), NEXT), "glow/round")
    return draw.items


def _paint_hollow(view: TableView, draw: DrawList) -> None:
    """A ring of wax, and dim in it what is given up."""
    asked = view.mine()
    box = around(centre(view.anchors["actions.seal"]), 100)
    draw.box("seal", box, PIECE, fill=HOLLOW, border=RIM, width=9, radius=50)
    draw.box(
        "seal.sheen", grown(box, -2), PIECE + 1, border=clear(SHEEN, 130), width=1.6, radius=48
    )
    sign = SIGNS.get(asked.kind, "") if asked else ""
    if sign:
        draw.picture("seal.sign", around(centre(box), 50), sign, PIECE + 1, alpha=150)
