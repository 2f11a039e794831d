"""What a maker of gestures looks at: the question, the table, and what lies where on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option, key_of
from stupor.engine.table import Table
from stupor.games.burgundy.board import Board
from stupor.games.burgundy.boards import BOARDS, corrected_board
from stupor.games.burgundy.data.shields import GREAT_STORE
from stupor.games.burgundy.face.vocabulary import (
    DICE,
    EXTRA,
    STORAGE,
    die_shows,
    duchy_of,
    extra_die,
    number_in,
    owns,
)
from stupor.games.burgundy.ids import ANY
from stupor.games.burgundy.params import TEAM_STORAGE
from stupor.games.burgundy.table_facts import TableFacts
from stupor.stage.affordance import Gesture
from stupor.stage.name import parsed
from stupor.stage.view import Facts

#: The six numbers in the order in which a die is turned.
NUMBERS: Final = range(1, 7)

#: How a duchy is chosen: openly, or in secret.
OF_DUCHIES: Final = ("side", "hidden")
#: How the pieces are called that are looked for in the zones of the table.
_LAID: Final = ("hex.", "back.", "shield.")
#: How the spaces of duchies begin that lie there to be chosen.
DEALT: Final = "deal"


def answers(asked: Decision, tile: int) -> bool:
    """Whether a tile of the board is an answer: to be taken, placed at once, or had for goods."""
    first = (("trade", tile), ("fetch", tile), ("place", 0, tile))
    return any(option[: len(known)] == known for known in first for option in asked.options)


def dealt_names(decision: Decision) -> tuple[str, ...]:
    """The duchies that a decision lets choose from, in their order."""
    return tuple(dict.fromkeys(str(o[1]) for o in decision.options if o[0] in OF_DUCHIES))


def dealt_space(number: int, space: int) -> str:
    """What a space of the duchy with that number is called while it can be chosen."""
    return f"{DEALT}.{number}.d{space}"


def board_of(facts: Facts, table: Table, duchy: int) -> Board | None:
    """The printed board of a duchy with the corrections of this game; None before it is chosen."""
    index = table.counters.get(f"board.{duchy}", -1)
    if index < 0:
        return None
    return printed_board(facts, BOARDS[index])


def printed_board(facts: Facts, printed: Board) -> Board:
    """A board with the corrections of this game."""
    other = TableFacts(facts).figures.get(f"duchy.{printed.name}")
    if not isinstance(other, Mapping):
        return printed
    return corrected_board(printed.name, str(other.get("grid", "")), str(other.get("rivers", "")))


@dataclass(frozen=True)
class Asked:
    """A question with the table on which it is answered."""

    decision: Decision
    table: Table
    facts: Facts

    @cached_property
    def zones(self) -> Mapping[str, str]:
        """Where each tile and shield lies."""
        zones = self.table.zones.items()
        return {name: z for z, here in zones for name in here if name.startswith(_LAID)}

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    @cached_property
    def duchy(self) -> int:
        """The duchy of that seat."""
        return duchy_of(self.facts, self.seat)

    @cached_property
    def board(self) -> Board | None:
        """Its printed board."""
        return board_of(self.facts, self.table, self.duchy)

    @cached_property
    def team(self) -> bool:
        """Whether two share a duchy."""
        return TableFacts(self.facts).team

    @cached_property
    def prices(self) -> Mapping[str, int]:
        """Workers by key; what costs none is left out."""
        return TableFacts(self.facts).prices

    def price(self, option: Option) -> int:
        """The workers that a choice costs."""
        return self.prices.get(key_of(option), 0)

    def count(self, name: str) -> int:
        """A counter of the own duchy."""
        return self.table.counters.get(f"{name}.{self.duchy}", 0)

    def owns(self, monastery: int) -> bool:
        """Whether a monastery counts for the own duchy."""
        return owns(self.facts, self.duchy, monastery)

    def dice(self, number: int) -> list[str]:
        """The dice in the tray that an action with this number uses."""
        if extra_die(self.decision) is not None or self.decision.kind != "turn":
            return [EXTRA]
        return [f"die.{n}" for n in DICE if die_shows(self.table, self.seat, n) == number]

    def tile(self, tile: int | str) -> str:
        """A tile as a piece: by its face, or by its back where it lies face down."""
        number = int(tile)
        return f"back.{number - 200}" if number > 200 else f"hex.{number}"

    @cached_property
    def stored(self) -> list[str]:
        """The own stored tiles that may be used, with those of the team."""
        own = [f"storage.{self.seat}.{n}" for n in self._rows(f"storage.{self.seat}.")]
        both = [f"shared.{self.duchy}.{n}" for n in self._rows(f"shared.{self.duchy}.")]
        return [piece for zone in (*own, *both) for piece in self.table.pieces(zone)]

    @cached_property
    def shelves(self) -> tuple[list[str], list[str]]:
        """The free places of the own storage, and of the team's."""
        own = self._free(f"storage.{self.seat}", TEAM_STORAGE if self.team else STORAGE)
        if not own and self.bears(GREAT_STORE):
            own = [len(self._rows(f"storage.{self.seat}.")) + 1]
        shared = self._free(f"shared.{self.duchy}", TEAM_STORAGE) if self.team else []
        return [f"storage.{n}" for n in own], [f"shared.{n}" for n in shared]

    def _free(self, shelf: str, places: int) -> list[int]:
        return [n for n in range(1, places + 1) if not self.table.pieces(f"{shelf}.{n}")]

    def bears(self, shield: int) -> bool:
        """Whether the own duchy bears a shield."""
        return self.zones.get(f"shield.{shield}", "").startswith(f"shields.{self.duchy}.")

    def depot(self, piece: str) -> int:
        """The numbered depot where a tile lies, 0 for none."""
        zone = parsed(self.zones.get(piece, "")).words
        return int(zone[1]) if zone[0] == "depot" else 0

    def needs(self, option: Option) -> int:
        """The number that a choice of a die asks for; 0 for any."""
        if option[0] == "take":
            return self.depot(self.tile(option[2]))
        if option[0] == "place" and self.board is not None:
            return self.board.numbers[int(option[3]) - 1]
        return int(option[2]) if option[0] == "sell" else ANY

    def _rows(self, start: str) -> list[int]:
        return sorted(number_in(zone) for zone in self.table.zones if zone.startswith(start))


def into_storage(
    asked: Asked, option: Option, tile: int, follow: Option = (), quick: bool = False
) -> Iterator[Gesture]:
    """Drop it on a free place, or on the stored tile that leaves the game for it."""
    piece = asked.tile(tile)
    shelves = asked.shelves
    both = all(shelves)
    for places, kept in zip(shelves, ("own", "shared"), strict=True):
        then = follow or (("keep", kept) if both else ())
        alone = quick and not both  # where either storage has room, a click chooses none
        yield from (Gesture(option, piece, place, quick=alone, follow=then) for place in places)
    if not any(shelves) and not follow:
        for other in asked.stored:
            yield Gesture(option, piece, other, follow=("discard", tile_number(other)))


def tile_number(piece: str) -> int:
    """The tile behind a piece, 200 more where it lies face down."""
    face, number = parsed(piece)
    return int(number) + 200 * (face == "back")
