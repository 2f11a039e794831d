"""The nine Imperial Projects and the nine Conditions that open them."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import KEEP, RECONSTRUCTED, RULEBOOK, TOWER, WALL, Source
from stupor.language import mark

#: How many Projects are in play by kind (Keep, Wall, Tower) and player count.
IN_PLAY: Final = {1: (1, 1, 2), 2: (1, 1, 2), 3: (1, 2, 3), 4: (2, 3, 3)}
#: The solo row follows that of two players.
IN_PLAY_SOLO_SOURCE: Final = RECONSTRUCTED
#: The kinds in the order in which the Projects are laid out.
KINDS: Final = (KEEP, WALL, TOWER)
#: VP for a Project whose Imperial Structure stands nowhere at the end.
UNBUILT_VP: Final = -4


class Project(NamedTuple):
    """A tile: what kind of Imperial Structure lies on it, and the VP for each thing counted."""

    id: int
    name: str
    kind: int
    each: int
    measure: str
    text: str
    source: Source


class Condition(NamedTuple):
    """A tile: so much of what is counted opens a Project."""

    id: int
    measure: str
    least: int
    text: str
    source: Source


PROJECTS: Final = Catalog(
    "projects",
    (
        Project(
            1,
            mark("Hall of Laws"),
            KEEP,
            1,
            "edicts",
            mark("1 VP for each Edict you have issued."),
            RULEBOOK,
        ),
        Project(
            2,
            mark("Hall of Marvels"),
            KEEP,
            2,
            "great",
            mark("2 VP for each of your Great Structures."),
            RECONSTRUCTED,
        ),
        Project(
            3,
            mark("Palace Keep"),
            KEEP,
            2,
            "keeps",
            mark("2 VP for each Keep in your Castle."),
            RECONSTRUCTED,
        ),
        Project(
            4,
            mark("Ring Wall"),
            WALL,
            2,
            "sides",
            mark("2 VP for each closed side of your Castle."),
            RECONSTRUCTED,
        ),
        Project(
            5,
            mark("Granary Wall"),
            WALL,
            1,
            "stored",
            mark("1 VP for each cube in your warehouse."),
            RECONSTRUCTED,
        ),
        Project(
            6,
            mark("Long Wall"),
            WALL,
            1,
            "walls",
            mark("1 VP for each Wall in your Castle."),
            RECONSTRUCTED,
        ),
        Project(
            7,
            mark("Tower of Guests"),
            TOWER,
            2,
            "allies",
            mark("2 VP for each Ally you host."),
            RECONSTRUCTED,
        ),
        Project(
            8,
            mark("Tower of Letters"),
            TOWER,
            1,
            "advanced",
            mark("1 VP for each Advanced card you own."),
            RECONSTRUCTED,
        ),
        Project(
            9,
            mark("Tower of Masters"),
            TOWER,
            2,
            "settled",
            mark("2 VP for each of your Specialists in a Village or City."),
            RECONSTRUCTED,
        ),
    ),
)

CONDITIONS: Final = Catalog(
    "conditions",
    (
        Condition(1, "edicts", 3, mark("You have issued at least 3 Edicts."), RULEBOOK),
        Condition(
            2, "met", 2, mark("The conditions of at least 2 of your Allies are met."), RULEBOOK
        ),
        Condition(
            3, "sides", 2, mark("At least 2 sides of your Castle are closed."), RECONSTRUCTED
        ),
        Condition(4, "allies", 3, mark("You host at least 3 Allies."), RECONSTRUCTED),
        Condition(5, "cities", 1, mark("One of your Specialists is in a City."), RECONSTRUCTED),
        Condition(6, "coins", 12, mark("You own at least 12 Augustales."), RECONSTRUCTED),
        Condition(7, "stored", 5, mark("Your warehouse holds at least 5 cubes."), RECONSTRUCTED),
        Condition(8, "advanced", 4, mark("You own at least 4 Advanced cards."), RECONSTRUCTED),
        Condition(
            9, "lead", 1, mark("Your Castle has more Structures than Frederick’s."), RECONSTRUCTED
        ),
    ),
)
