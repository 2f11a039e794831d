"""Names and numbers that the rules share; no logic."""

from typing import Final, Literal

#: Where a figure comes from: stated in the rulebook, following from it, told by public sources
#: that are no rulebook of ours, or made by us.
Source = Literal["rulebook", "derived", "public", "reconstructed"]
RULEBOOK: Final = "rulebook"
DERIVED: Final = "derived"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

#: Colours of hexes; tiles of the last two lie on any colour.
COLOURS: Final = ("building", "livestock", "ship", "monastery", "castle", "mine")
LETTERS: Final = "BASYCM"
BUILDING: Final = 0
LIVESTOCK: Final = 1
SHIP: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5
INN: Final = 6
BLANK: Final = 7

#: Types of buildings, in the order of the monasteries that pay for them (16 to 23, then 29).
BUILDINGS: Final = (
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding",
    "bank",
    "townhall",
    "crane",
    "white",
)
WAREHOUSE: Final = 0
WATCHTOWER: Final = 1
CARPENTER: Final = 2
CHURCH: Final = 3
MARKET: Final = 4
BOARDING: Final = 5
BANK: Final = 6
TOWNHALL: Final = 7
CRANE: Final = 8
WHITE_CASTLE: Final = 9
BUILDING_TYPE: Final = {name: number for number, name in enumerate(BUILDINGS)}

#: Kinds of livestock; geese join any herd.
BEASTS: Final = ("cow", "pig", "sheep", "goat", "geese")
GEESE: Final = 4

#: What a tile is, whichever of its twins it may be. Buildings are 0 to 9.
KIND_SHIP: Final = 10
KIND_CASTLE: Final = 11
KIND_MINE: Final = 12
KIND_INN: Final = 13
KIND_BLANK: Final = 14
#: Livestock is this plus three times its beast plus how many more than two there are.
KIND_LIVESTOCK: Final = 20
#: A monastery is this plus its number.
KIND_MONASTERY: Final = 100

#: No tile, no goods, no seat.
EMPTY: Final = -1
NOBODY: Final = -1
#: Whom the table's own deeds are told of.
TABLE: Final = -1
#: A tile that lies face down is this plus its id.
FACE_DOWN: Final = 200

#: The number of a die in an option: no number is asked for.
ANY: Final = 0
#: A die that shield 16 made any number; a die that is used up.
WILD: Final = 7
USED: Final = 0

#: The expansions by name.
EXTRA_TILES: Final = "extra-tiles"
BORDER_POSTS: Final = "border-posts"
WHITE_CASTLES: Final = "white-castles"
INNS: Final = "inns"
TRADE_ROUTES: Final = "trade-routes"
SHIELDS: Final = "shields"
EXPANSIONS: Final = (
    EXTRA_TILES,
    BORDER_POSTS,
    WHITE_CASTLES,
    INNS,
    TRADE_ROUTES,
    SHIELDS,
)

#: Where victory points come from; the rows of the score sheet.
SOURCES: Final = (
    "regions",
    "phases",
    "bonuses",
    "livestock",
    "goods",
    "watchtowers",
    "monasteries",
    "unsold",
    "silver",
    "workers",
)
#: More rows in games with border posts, trade routes or shields, and alone.
MORE_SOURCES: Final = ("posts", "routes", "shields", "bought")
SOURCE: Final = {name: number for number, name in enumerate((*SOURCES, *MORE_SOURCES))}
REGIONS: Final = SOURCE["regions"]
PHASES: Final = SOURCE["phases"]
BONUSES: Final = SOURCE["bonuses"]
HERDS: Final = SOURCE["livestock"]
GOODS: Final = SOURCE["goods"]
WATCHTOWERS: Final = SOURCE["watchtowers"]
SCHOLARS: Final = SOURCE["monasteries"]
UNSOLD: Final = SOURCE["unsold"]
SILVER: Final = SOURCE["silver"]
WORKERS: Final = SOURCE["workers"]
POSTS: Final = SOURCE["posts"]
ROUTES: Final = SOURCE["routes"]
CRESTS: Final = SOURCE["shields"]
BOUGHT: Final = SOURCE["bought"]
#: A ledger has a number for each source in each phase, and one for the final count.
COLUMNS: Final = ("A", "B", "C", "D", "E", "end")
FINAL_COUNT: Final = 5

#: Where the phases stand; before the first one duchies are chosen, after the last all is over.
PREPARING: Final = -1
LAST_PHASE: Final = 4
ROUNDS_A_PHASE: Final = 5
LAST_ROUND: Final = 25

SKIP: Final = ("skip",)
