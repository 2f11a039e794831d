"""What a painter is told: the shown table, derived numbers, the open question and who looks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.games.stupor_mundi import data, ids, wording
from stupor.games.stupor_mundi.face.measure import guessed_width
from stupor.games.stupor_mundi.face.printed import show
from stupor.games.stupor_mundi.ids import ACTION
from stupor.games.stupor_mundi.outcomes import Outcome
from stupor.language import mark, tr
from stupor.stage.items import Area

CITIES: Final = ids.CITY_NAMES
CITY_NAMES: Final = tuple(city.name for city in data.CITIES)
HOUSES: Final = ids.HOUSE_NAMES
HOUSE_NAMES: Final = tuple(wording.HOUSES.values())
HOUSE_COLOURS: Final = ("red", "black", "blue", "green")

#: The page of the design.
PAGE: Final[Area] = (0.0, 0.0, 1920.0, 1080.0)

Facts = Mapping[str, object]


class LogLine(NamedTuple):
    """One sentence of the chronicle, whom it is about (-1: Frederick, the table), its event.

    Then what it cost and brought, and whether it happened since the last turn of who looks.
    """

    seat: int
    text: str
    event: Event | None = None
    outcome: Outcome = ()
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything the table is painted from; it never changes while it is painted."""

    table: Table
    facts: Facts
    decision: Decision | None
    viewer: int
    names: tuple[str, ...]
    anchors: Mapping[str, Area]
    log: tuple[LogLine, ...] = ()
    computers: frozenset[int] = frozenset()
    #: What the names of the computers do not tell, seat by seat: "a merchant at heart".
    natures: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    sentence: str = ""
    #: What Frederick does in the turn that is seen now.
    decree: str = ""
    can_undo: bool = False
    can_redo: bool = False
    #: How far back this table goes: strict, friendly or sandbox; and what stands in the way now.
    undo_mode: str = "strict"
    undo_why: str = ""
    #: The pass plate is down or in the hand: the seal confirms it.
    passing: bool = False
    compact: bool = False
    hints: bool = True
    lifted: str = ""
    #: How wide words are: text, face and size to units of the page.
    measure: Callable[[str, str, float], float] = guessed_width
    #: The player's size of letters; 1.0 is the design's.
    text: float = 1.0
    contrast: bool = False
    #: The rival who is seen at full size on a page with a second rail; -1: the next to move.
    kept: int = -1
    steps: tuple[str, ...] = field(default=(mark("Travel"), mark("Play a card"), mark("End turn")))

    def __post_init__(self) -> None:
        """What is printed on the components goes by the game that is seen."""
        show(self.facts.get("figures"))

    @property
    def seats(self) -> int:
        """How many Houses play."""
        return self.table.counters.get("players", len(self.names))

    @property
    def page(self) -> Area:
        """The whole page; it is larger than the design's in windows of other shapes."""
        return self.anchors.get("page", PAGE)

    @property
    def seated(self) -> bool:
        """Whether a person sits on the chair whose boards are seen; else nobody is called you."""
        return self.viewer not in self.computers

    @property
    def solo(self) -> bool:
        """Whether Frederick himself is the rival."""
        return self.seats == 1

    def count(self, name: str, default: int = 0) -> int:
        """A counter of the table."""
        return self.table.counters.get(name, default)

    def pieces(self, zone: str) -> list[str]:
        """The pieces of a zone that are not being moved just now."""
        return [piece for piece in self.table.pieces(zone) if piece not in self.hidden]

    def first(self, zone: str) -> str:
        """The first piece of a zone, or nothing."""
        here = self.pieces(zone)
        return here[0] if here else ""

    def fact(self, name: str, default: int = 0) -> int:
        """A derived number."""
        value = self.facts.get(name, default)
        return value if isinstance(value, int) else default

    def words(self, name: str) -> str:
        """A derived text."""
        value = self.facts.get(name, "")
        return value if isinstance(value, str) else ""

    def numbers(self, name: str) -> list[int]:
        """A derived list of numbers."""
        value = self.facts.get(name, ())
        return [int(v) for v in value] if isinstance(value, list | tuple) else []

    def house(self, seat: int) -> int:
        """The House of a seat; before the draft, one nobody has taken yet."""
        house = self.count(f"house.{seat}", -1)
        if house >= 0:
            return house
        taken = {self.count(f"house.{s}", -1) for s in range(self.seats)}
        free = [h for h in range(4) if h not in taken]
        open_seats = [s for s in range(self.seats) if self.count(f"house.{s}", -1) < 0]
        return free[open_seats.index(seat)] if seat in open_seats else 0

    def crest(self, seat: int) -> str:
        """The arms of a seat's House; before the draft, the sign of whoever sits there."""
        if self.drafted(seat):
            return f"crest/{HOUSES[self.house(seat)]}"
        return "ui/ai" if seat in self.computers else "ui/human"

    def drafted(self, seat: int) -> bool:
        """Whether a seat has its House."""
        return self.count(f"house.{seat}", 0) >= 0

    def called(self, seat: int) -> str:
        """The House of a seat; before the draft, the name of whoever sits there."""
        return tr(HOUSE_NAMES[self.house(seat)]) if self.drafted(seat) else self.names[seat]

    def nature(self, seat: int) -> str:
        """What the name of a computer does not tell about it, or nothing."""
        return self.natures[seat] if seat < len(self.natures) else ""

    def colour(self, seat: int | str) -> str:
        """The colour of a seat's pieces; yellow is Frederick."""
        return HOUSE_COLOURS[self.house(int(seat))] if str(seat).isdigit() else "yellow"

    def rivals(self) -> list[int]:
        """The other seats in turn order, the next to move first."""
        return [(self.viewer + k) % self.seats for k in range(1, self.seats)]

    def mover(self) -> int:
        """The seat that acts; between the End Phase and the next turn nobody, -1."""
        asked = self.decision
        if self.count("phase", ACTION) != ACTION and asked is not None:
            return -1 if asked.kind == "turn" else asked.seat
        return self.count("turn", asked.seat if asked else self.viewer)

    def mine(self) -> Decision | None:
        """The open question, if it is put to the one who looks and can answer it."""
        asked = self.decision
        if asked is None or asked.seat != self.viewer or asked.seat in self.computers:
            return None
        return asked


def known(piece: str) -> bool:
    """Whether a piece id such as card.0 tells which component it is."""
    parts = piece.split(".")
    return len(parts) > 1 and parts[1].isdigit()


def number_of(piece: str) -> int:
    """The number in a piece id such as card.101; 0 for an unknown piece."""
    return int(piece.split(".")[1]) if known(piece) else 0
