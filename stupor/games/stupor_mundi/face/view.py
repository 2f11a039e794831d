"""What a painter of Stupor Mundi is told: the view of any table, and the Houses at it."""

from dataclasses import field
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi import data, ids
from stupor.games.stupor_mundi.face.components.printed import show
from stupor.games.stupor_mundi.houses import HOUSES as CALLED
from stupor.games.stupor_mundi.ids import ACTION
from stupor.games.stupor_mundi.table_facts import TableFacts
from stupor.language import mark, tr
from stupor.stage.items import Item
from stupor.stage.name import parsed
from stupor.stage.view import TOLD, LogLine, View

__all__ = ["LogLine", "TableView"]

CITIES: Final = ids.CITY_NAMES
CITY_NAMES: Final = tuple(city.name for city in data.CITIES)
HOUSES: Final = ids.HOUSE_NAMES
HOUSE_NAMES: Final = tuple(CALLED.values())
HOUSE_COLOURS: Final = ("red", "black", "blue", "green")


@record
class TableView(View):
    """Everything the table is painted from; it never changes while it is painted."""

    steps: tuple[str, ...] = (mark("Travel"), mark("Play a card"), mark("End turn"))
    #: How cards of the hand look that were seen close: kept here, they go with the view.
    raised: dict[str, list[Item]] = field(default_factory=dict, init=False, compare=False)

    def __post_init__(self) -> None:
        """What is printed on the components goes by the game that is seen."""
        show(TableFacts(self.facts).figures)

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

    def tower_on(self, seat: int, space: int) -> str:
        """The Tower that still covers an Ally space (from 1); nothing where it is open."""
        return self.first(f"board.{seat}.{space - 2}") if space > 1 else ""

    def colour(self, seat: int | str) -> str:
        """The colour of a seat's pieces; yellow is Frederick."""
        return HOUSE_COLOURS[self.house(int(seat))] if str(seat).isdigit() else "yellow"

    def mover(self) -> int:
        """The seat that acts; between the End Phase and the next turn nobody, -1."""
        asked = self.asked_seat
        if self.count("phase", ACTION) != ACTION and asked >= 0:
            return -1 if self.asked_kind == "turn" else asked
        return self.count("turn", asked if asked >= 0 else self.viewer)


def view_of(view: View) -> TableView:
    """The same view, as the painters of this game want it."""
    return TableView(*TOLD(view))


def known(piece: str) -> bool:
    """Whether a piece id such as card.0 tells which component it is."""
    parts = parsed(piece).words
    return len(parts) > 1 and parts[1].isdigit()


def number_of(piece: str) -> int:
    """The number in a piece id such as card.101; 0 for an unknown piece."""
    return int(parsed(piece).parts[0]) if known(piece) else 0
