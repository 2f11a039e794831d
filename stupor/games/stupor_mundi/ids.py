"""Names and numbers that the rules share; no logic."""

from typing import Final, Literal

#: Where a figure comes from: stated in a rulebook, following from its examples, or made by us.
Source = Literal["rulebook", "derived", "reconstructed"]
RULEBOOK: Final = "rulebook"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"

#: The editions of the game; a component names those whose box holds it.
RETAIL: Final = "retail"
SPECIAL: Final = "special"
PROTOTYPE: Final = "prototype-2023"
EVERY_EDITION: Final = (RETAIL, SPECIAL, PROTOTYPE)

HOUSE_NAMES: Final = ("savoy", "hohenstaufen", "wittelsbach", "di-romano")
SAVOY: Final = 0
HOHENSTAUFEN: Final = 1
WITTELSBACH: Final = 2
DI_ROMANO: Final = 3
NO_HOUSE: Final = -1

#: The ring of cities, clockwise.
CITY_NAMES: Final = ("roma", "constantinople", "alexandria", "tunis", "barcelona")

GRAIN: Final = "grain"
STONE: Final = "stone"

#: Frederick's Palace is a list of eight numbers in this order; Edict icons point into it.
PALACE: Final = ("grain", "stone", "treasury", "tower", "wall", "keep", "ally", "specialist")
ICON_GRAIN: Final = 0
ICON_STONE: Final = 1
ICON_TREASURY: Final = 2
ICON_TOWER: Final = 3
ICON_WALL: Final = 4
ICON_KEEP: Final = 5
ICON_ALLY: Final = 6
ICON_SPECIALIST: Final = 7
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
KEEP_HAND: Final = 10
KEEP_SPEARS: Final = 11
KEEP_SLOT: Final = 12
TOWER: Final = 0
WALL: Final = 1
KEEP: Final = 2
KIND_OF_SITE: Final = (TOWER,) * 5 + (WALL,) * 5 + (KEEP,) * 3

#: Structure pieces on a Player Board, by the space they cover; 11 and 12 stand at the start.
GREAT_TOWER_A: Final = 1
GREAT_TOWER_B: Final = 3
GREAT_WALL_A: Final = 5
GREAT_WALL_B: Final = 7
GREAT_KEEP: Final = 10
PREBUILT_TOWER: Final = 11
PREBUILT_WALL: Final = 12
PIECES_OF_KIND: Final = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10))
GREAT: Final = frozenset((1, 3, 5, 7, 10))
UNBUILT: Final = -1

#: Paths of the Workplace area; a Specialist stands on path * 10 + space, 0 is the start.
PATHS: Final = ("a", "b", "c")
PATH: Final = {name: index + 1 for index, name in enumerate(PATHS)}
START: Final = 0
LAST_SPACE: Final = (0, 5, 3, 5)

EMPTY: Final = -1
#: Ids of Advanced cards; those of House cards are smaller, those of Knights larger.
ADVANCED_CARDS: Final = frozenset(range(101, 300))
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
#: More rows of the score sheet in a game with expansions.
EXPANSION_SOURCES: Final = ("crusade", "projects")
VP_SOURCE: Final = {name: n for n, name in enumerate((*VP_SOURCES, *EXPANSION_SOURCES))}

DRAFT: Final = 0
ACTION: Final = 1
END_PHASE: Final = 2
OVER: Final = 3
PROMOTE: Final = "promote"
MARKET: Final = "market"
BUILD: Final = "build"
SUMMON: Final = "summon"
PURCHASE: Final = "purchase"
#: The main actions from left to right on the Player Board.
ACTIONS: Final = (PROMOTE, MARKET, BUILD, SUMMON, PURCHASE)
#: Who acts when nobody at the table does.
FREDERICK: Final = -1
