"""Names and numbers that the rules share; no logic."""

from typing import Final, Literal

#: Where a figure comes from: stated in a rulebook, following from its examples, or made by us.
Source = Literal["rulebook", "derived", "reconstructed"]
RULEBOOK: Final = "rulebook"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"

HOUSE_NAMES: Final = ("savoy", "hohenstaufen", "wittelsbach", "di-romano")
SAVOY, HOHENSTAUFEN, WITTELSBACH, DI_ROMANO = range(4)
NO_HOUSE: Final = -1

#: The ring of cities, clockwise.
CITY_NAMES: Final = ("roma", "constantinople", "alexandria", "tunis", "barcelona")

GRAIN: Final = "grain"
STONE: Final = "stone"

#: Frederick's Palace is a list of eight numbers in this order; Edict icons point into it.
PALACE: Final = ("grain", "stone", "treasury", "tower", "wall", "keep", "ally", "specialist")
(
    ICON_GRAIN,
    ICON_STONE,
    ICON_TREASURY,
    ICON_TOWER,
    ICON_WALL,
    ICON_KEEP,
    ICON_ALLY,
    ICON_SPECIALIST,
) = range(8)
ICON: Final = {name: index for index, name in enumerate(PALACE)}

#: Building sites of a castle: towers, walls, keeps.
SITE_NAMES: Final = (
    "t1",
    "t2",
    "t3",
    "t4",
    "t5",
    "w1",
    "w2",
    "w3",
    "w4",
    "w5",
    "hand",
    "spears",
    "slot",
)
SITE: Final = {name: index for index, name in enumerate(SITE_NAMES)}
KEEP_HAND, KEEP_SPEARS, KEEP_SLOT = 10, 11, 12
TOWER, WALL, KEEP = range(3)
KIND_OF_SITE: Final = (TOWER,) * 5 + (WALL,) * 5 + (KEEP,) * 3

#: Structure pieces on a Player Board, by the space they cover; 11 and 12 stand at the start.
GREAT_TOWER_A, GREAT_TOWER_B, GREAT_WALL_A, GREAT_WALL_B, GREAT_KEEP = 1, 3, 5, 7, 10
PREBUILT_TOWER, PREBUILT_WALL = 11, 12
PIECES_OF_KIND: Final = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10))
GREAT: Final = frozenset((1, 3, 5, 7, 10))
UNBUILT: Final = -1

#: Paths of the Workplace area; a Specialist stands on path * 10 + space, 0 is the start.
PATHS: Final = ("a", "b", "c")
PATH: Final = {name: index + 1 for index, name in enumerate(PATHS)}
START: Final = 0
LAST_SPACE: Final = (0, 5, 3, 5)

EMPTY: Final = -1
#: No Ally, card or Edict on a space.
NOTHING: Final = 0

#: Where victory points come from; the rows of the score sheet.
VP_SOURCES: Final = (
    "allies",
    "castle",
    "workplace",
    "cards",
    "city",
    "edicts",
    "structures",
    "majority",
    "coins",
)
VP_SOURCE: Final = {name: index for index, name in enumerate(VP_SOURCES)}

DRAFT, ACTION, END_PHASE, OVER = range(4)
PROMOTE, MARKET, BUILD, SUMMON, PURCHASE = "promote", "market", "build", "summon", "purchase"
#: The main actions from left to right on the Player Board.
ACTIONS: Final = (PROMOTE, MARKET, BUILD, SUMMON, PURCHASE)
DONE: Final = ("done",)
#: Who acts when nobody at the table does.
FREDERICK: Final = -1
