"""What is counted in a game for the balance report: offers and uses of tiles, shields, regions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from stupor.engine.census import Counts, Section
from stupor.engine.events import MOVED, Event
from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import REWARDS
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import ANIMALS, HEXES, KIND
from stupor.games.burgundy.ids import (
    COLOURS,
    CRANE,
    EMPTY,
    FACE_DOWN,
    KIND_CASTLE,
    KIND_INN,
    KIND_MINE,
    KIND_MONASTERY,
    KIND_SHIP,
    WHITE_CASTLE,
)
from stupor.games.burgundy.params import LARGEST_REGION
from stupor.games.burgundy.state import State

Rows = tuple[tuple[str, str], ...]
PLAIN: Final = {KIND_SHIP: "ship", KIND_CASTLE: "castle", KIND_MINE: "mine", KIND_INN: "inn"}
#: Where tiles lie that are on offer.
OFFERS: Final = frozenset({"depot", "black", "inns"})
COUNTED: Final[dict[str, Callable[[tuple[Any, ...]], str]]] = {
    "took": lambda a: f"taken {row_of(int(a[0]))}",
    "fetched": lambda a: f"fetched {row_of(int(a[0]))}",
    "bought": lambda a: f"bought {row_of(int(a[0]))}",
    "discarded": lambda a: f"discarded {row_of(int(a[0]))}",
    "placed": lambda a: f"placed {row_of(int(a[0]))}",
    "shield": lambda a: f"raised shield.{a[0]}",
    "lost": lambda a: f"lost shield.{a[0]}",
    "region": lambda a: f"completed region.{COLOURS[int(a[0])]}.{a[1]}",
    "bonus": lambda a: f"{'small' if a[1] else 'large'} colour.{COLOURS[int(a[0])]}",
    "reward": lambda a: f"gained reward.{a[0]}",
    "workers": lambda a: "chosen action.workers",
    "sold": lambda a: "chosen action.sale",
    "crossed": lambda a: "chosen action.ship",
    "linked": lambda a: "chosen action.link",
}


def row_of(tile: int) -> str:
    """The row of a tile: twins are alike, of livestock only the number of animals counts."""
    if tile > FACE_DOWN:
        return "tile.blank"
    kind = KIND[tile]
    if kind > KIND_MONASTERY:
        return f"monastery.{kind - KIND_MONASTERY}"
    if kind <= WHITE_CASTLE:
        return f"tile.{TYPES[kind].name}"
    return f"tile.{PLAIN[kind]}" if kind in PLAIN else f"tile.livestock.{ANIMALS[tile]}"


class Census(Counts):
    """Counts one game from its first decision on; see stupor.engine.census."""

    def __init__(self, s: State) -> None:
        super().__init__(s.seats)
        self._boards = [s.duchies[player.duchy].board for player in s.players]
        self._duchies = [player.duchy for player in s.players]
        self._first = list(s.order)
        for tile in (*s.depots, *s.black, *s.inns):
            if tile != EMPTY:
                self.count(f"offered {row_of(tile)}")
        for shield in (shield for here in s.depot_shields for shield in here):
            self.count(f"offered shield.{shield}")

    @property
    def traits(self) -> dict[str, list[str]]:
        """The duchy of each seat, and its place in the first round."""
        return {
            "duchy": [BOARD_NAMES[board] for board in self._boards],
            "place in the first round": [
                str(self._first.index(seat) + 1) for seat in range(len(self._boards))
            ],
        }

    def hear(self, event: Event) -> None:
        """Count an event."""
        if event.kind == MOVED:
            self._hear_move(*map(str, event.args))
        elif event.kind == "chose":
            owner = self._duchies[event.who]
            board = BOARD_NAMES.index(str(event.args[0]))
            self._boards = [
                board if duchy == owner else other
                for duchy, other in zip(self._duchies, self._boards, strict=True)
            ]
        elif event.kind in COUNTED:
            self.count(COUNTED[event.kind](event.args), event.who)

    def _hear_move(self, piece: str, source: str, target: str) -> None:
        """A tile that leaves its pile for the board is on offer."""
        if source.startswith("pile.") and target.partition(".")[0] in OFFERS:
            self.count(f"offered {row_of(int(piece.partition('.')[2]))}")


def _rows(names: Iterable[str]) -> Rows:
    return tuple((name, name) for name in names)


def _tiles() -> Rows:
    """Every tile but the monasteries, twins in one row; blank ones are those face down."""
    found = dict.fromkeys(row_of(tile.id).partition(".") for tile in HEXES)
    return _rows([*(row for home, _, row in found if home == "tile"), "blank"])


#: The tiles that only some kinds of game have.
RARE: Final = frozenset({TYPES[CRANE].name, TYPES[WHITE_CASTLE].name, "inn", "blank"})
USES: Final = (
    ("offered", "laid out"),
    ("taken", "taken"),
    ("fetched", "fetched"),
    ("bought", "bought"),
    ("placed", "placed"),
    ("discarded", "discarded"),
)
SECTIONS: Final = (
    Section("tile", "Tiles", _tiles(), USES, "offered", rare=RARE),
    Section(
        "monastery",
        "Monasteries",
        tuple((str(m.id), f"{m.id} {m.name}: {m.text}") for m in MONASTERIES),
        USES,
        "offered",
        "placed",
        frozenset({"27", "28", "29"}),
    ),
    Section(
        "region",
        "Regions",
        _rows(f"{colour}.{size}" for colour in COLOURS for size in range(1, LARGEST_REGION + 1)),
        (("completed", "completed"),),
        used="completed",
        rare=frozenset(
            f"{colour}.{size}" for colour in COLOURS for size in range(1, LARGEST_REGION + 1)
        ),
    ),
    Section(
        "colour",
        "Colours covered",
        _rows(COLOURS),
        (("large", "large bonus"), ("small", "small bonus")),
        used="large",
    ),
    Section(
        "action",
        "Deeds",
        (
            ("workers", "two workers for a die"),
            ("sale", "sales"),
            ("ship", "ships"),
            ("link", "links of border posts"),
        ),
        (("chosen", "made"),),
        rare=frozenset({"link"}),
    ),
    Section(
        "reward",
        "Rewards of trade routes",
        _rows(REWARDS),
        (("gained", "gained"),),
        rare=frozenset(REWARDS),
    ),
    Section(
        "shield",
        "Shields",
        tuple((str(s.id), f"{s.id} {s.name}: {s.text}") for s in SHIELD_LIST),
        (("offered", "laid out"), ("raised", "raised"), ("lost", "lost")),
        "offered",
        "raised",
        frozenset(str(s.id) for s in SHIELD_LIST),
    ),
)
