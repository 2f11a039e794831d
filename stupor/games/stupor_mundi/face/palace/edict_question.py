"""The question of the Edict stage: which icon is to be placed now, and where it lies."""

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.components.printed import EDICTS
from stupor.games.stupor_mundi.face.components.tiles import EDICT_LETTERS
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Rect


@record
class Question:
    """Which Edict is resolved, its row, and the icon that is to be placed now."""

    edict: int
    row: int
    icon: str
    count: int


def question_of(view: TableView) -> Question | None:
    """The icon question that is open for the one who looks."""
    asked = view.mine("icon")
    if asked is None:
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


def icon_rect(view: TableView, icon: str) -> Rect | None:
    """Where the icon that is to be placed lies on the tile."""
    asked = question_of(view)
    if asked is None or asked.icon != icon or not asked.edict:
        return None
    letters = EDICTS[asked.edict].icons
    spots = [k for k, letter in enumerate(letters, 1) if EDICT_LETTERS[letter] == icon]
    first, last = (view.anchors[f"stage.icon{k}"] for k in (spots[0], spots[-1]))
    return first[0], first[1], last[0] + last[2] - first[0], first[3]
