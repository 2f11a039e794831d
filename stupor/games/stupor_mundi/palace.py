"""What Frederick's Palace counts: all that is said of each icon of an Edict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.record import record
from stupor.language import mark, trn

#: What is said as an icon is added, and as it is removed.
PALACE: Final = mark("adds {things} to the Palace"), mark("removes {things} from the Palace")
#: His Specialist goes so many spaces.
PATH: Final = (
    mark("moves Frederick’s Specialist {count} forward"),
    mark("moves Frederick’s Specialist {count} back"),
)


@record
class PalaceIcon:
    """An icon by its key, in the order of the rules' list.

    `name` is the icon, `title` what it counts at Frederick's, `his` the same in a sentence;
    `counted` are so many where they are counted one by one, `changes` what is said of a change;
    `counter` is where the table counts them, and `measure` what Allies call it. `sign` is the icon
    as a word of a printed row, `piece` the sprite of one of them.
    """

    key: str
    name: str
    title: str
    his: str
    counted: Callable[[int], str] | None
    changes: tuple[str, str]
    counter: str
    measure: str
    sign: str
    piece: str


ICONS: Final = (
    PalaceIcon(
        "grain", mark("Grain"), mark("Frederick\u2019s Grain"), mark("his Grain"),
        lambda count: trn("Grain", "Grain", count), PALACE, "f.grain", "grain", "grain",
        "cube/grain-1",
    ),
    PalaceIcon(
        "stone", mark("Stone"), mark("Frederick\u2019s Stone"), mark("his Stone"),
        lambda count: trn("Stone", "Stone", count), PALACE, "f.stone", "stone", "stone",
        "cube/stone-1",
    ),
    PalaceIcon(
        "treasury", mark("Treasury"), mark("Frederick\u2019s Treasury"), mark("his Treasury"),
        None, PALACE, "f.treasury", "coins", "frederick-treasury",
        "coin/5-back",
    ),
    PalaceIcon(
        "tower", mark("Tower"), mark("Frederick\u2019s Towers"), mark("his Towers"),
        lambda count: trn("Tower", "Towers", count), PALACE, "f.towers", "towers", "tower",
        "structure/tower-yellow",
    ),
    PalaceIcon(
        "wall", mark("Wall"), mark("Frederick\u2019s Walls"), mark("his Walls"),
        lambda count: trn("Wall", "Walls", count), PALACE, "f.walls", "walls", "wall",
        "structure/wall-yellow",
    ),
    PalaceIcon(
        "keep", mark("Keep"), mark("Frederick\u2019s Keeps"), mark("his Keeps"),
        lambda count: trn("Keep", "Keeps", count), PALACE, "f.keeps", "keeps", "keep",
        "structure/keep-yellow",
    ),
    PalaceIcon(
        "ally", mark("Ally"), mark("Frederick\u2019s Court"), mark("his Court"),
        lambda count: trn("Ally", "Allies", count), PALACE, "f.allies", "allies", "ally", "",
    ),
    PalaceIcon(
        "specialist", mark("Specialist"), mark("Frederick\u2019s Specialist"),
        mark("his Specialist"), None, PATH, "", "specialist",
        "specialist", "specialist/yellow",
    ),
)  # fmt: skip
ICON_OF: Final = {icon.key: icon for icon in ICONS}
