"""What a painter of Burgundy is told: the view of any table, its duchies and who they belong to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from stupor.engine.record import record
from stupor.games.burgundy.board import Board
from stupor.games.burgundy.boards import BOARD, BOARD_NAMES
from stupor.games.burgundy.face import vocabulary
from stupor.games.burgundy.figures.corrections import read_corrections
from stupor.games.burgundy.ids import COLOURS, EMPTY, NOBODY
from stupor.games.burgundy.queries import laid_board
from stupor.games.burgundy.sheet.badges import BADGES
from stupor.games.burgundy.table_facts import TableFacts
from stupor.stage.items import Rect
from stupor.stage.palette import Rgb
from stupor.stage.view import TOLD, View

#: How places of a page begin that only some tables have: duchies for one, duchies of teams.
ALONE: Final = "solo-"
TEAM: Final = "team"
MARK: Final = "/"
#: Heads of the design's places that a table of another kind has not.
GONE: Final[Mapping[str, tuple[str, ...]]] = {
    ALONE: ("rival", "own.", "post", "goods", "sold", "forecast"),
    TEAM: ("rival", "own", "post", "goods", "sold", "storage", "die.", "route", "forecast"),
}
#: Where fewer seats than all leave the Game log more room.
TALL: Final = "log.tall"
ALL: Final = 4
#: How the panels of so many seats are called in the level.
PANELS: Final = {2: "rival2p.", 3: "rival3p."}


@record
class TableView(View):
    """Everything the table is painted from; it never changes while it is painted."""

    @property
    def team(self) -> bool:
        """Whether two play against two."""
        return bool(self.words("team"))

    @property
    def told(self) -> TableFacts:
        """What the rules tell of this table."""
        return TableFacts(self.facts)

    @property
    def duchies(self) -> int:
        """How many duchies there are."""
        return 2 if self.team else self.seats

    def duchy(self, seat: int) -> int:
        """The duchy of a seat: its own, or its team's."""
        return vocabulary.duchy_of(self.facts, seat)

    def owners(self, duchy: int) -> list[int]:
        """The seats of a duchy."""
        return self.numbers(f"seats.{duchy}") or [duchy]

    def board(self, duchy: int) -> Board | None:
        """The printed duchy; None until it is chosen."""
        name = self.laid(duchy)
        return self.printed(name) if name else None

    def laid(self, duchy: int) -> str:
        """The name of a duchy as soon as it is seen to lie open, before facts tell it."""
        board = self.count(f"board.{duchy}", EMPTY)
        return self.told.duchy(duchy) or (BOARD_NAMES[board] if board != EMPTY else "")

    def printed(self, name: str) -> Board:
        """A duchy by its name, with the corrections of this game."""
        figures = self.told.figures
        return _board(name, json.dumps(figures) if figures else "")

    def kind(self, board: Board, space: int) -> str:
        """The colour of a space, from 1."""
        return COLOURS[board.colours[space - 1]]

    def colour(self, seat: int) -> str:
        """The colour of a seat's pieces."""
        return BADGES[seat].colour

    def rgb(self, seat: int) -> Rgb:
        """The same as a colour."""
        return BADGES[seat].rgb

    def crest(self, seat: int) -> str:
        """The arms of a seat."""
        return f"crest/{self.colour(seat)}"

    def mover(self) -> int:
        """The seat whose turn is shown; between turns the one that is asked."""
        turn = self.count("turn", NOBODY)
        return turn if turn != NOBODY else max(self.asked_seat, NOBODY)

    def has(self, expansion: str) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.told.expansions

    def panels(self) -> dict[int, int]:
        """The seats with a panel of their own, and its number, from 1."""
        if self.team:
            return {seat: 1 for seat in self.rivals() if (seat - self.viewer) % 2}
        return {seat: number for number, seat in enumerate(self.rivals(), start=1)}


def view_of(view: View) -> TableView:
    """The same view, as the painters of this game want it: with the places of this very table."""
    made = TableView(*TOLD(view))
    object.__setattr__(made, "anchors", _known_places(made.anchors, _variant(made), made.seats))
    return made


def _variant(view: TableView) -> str:
    if view.team:
        return TEAM
    return f"{ALONE}{view.told.duchy(0) or '13a'}" if view.solo else ""


#: Places worked out for a page, a kind of table and a number of seats.
_known: dict[tuple[int, str, int], tuple[Mapping[str, Rect], Mapping[str, Rect]]] = {}
_KEPT: Final = 8


def _known_places(anchors: Mapping[str, Rect], variant: str, seats: int) -> Mapping[str, Rect]:
    """The same object whenever the same is asked."""
    key = (id(anchors), variant, seats)
    known = _known.get(key)
    if known is None or known[0] is not anchors:
        if len(_known) >= _KEPT:
            _known.clear()
        known = _known[key] = (anchors, resolved(anchors, variant, seats))
    return known[1]


def resolved(anchors: Mapping[str, Rect], variant: str, seats: int) -> Mapping[str, Rect]:
    """The places of one kind of table, by their plain names."""
    if not any(MARK in name for name in anchors):
        return anchors
    panels = "" if variant else PANELS.get(seats, "")
    found = _usual(anchors, variant, panels)
    found |= _renamed(anchors, variant + MARK, "")
    if panels:
        found |= _renamed(anchors, panels, "rival.")
    if seats < ALL and variant != TEAM and TALL in found:
        found |= {"log": found[TALL], "log.text": found[f"{TALL}.text"]}
    return found


def _usual(anchors: Mapping[str, Rect], variant: str, panels: str) -> dict[str, Rect]:
    """The places of any table, without those that lie otherwise at this one."""
    kind = ALONE if variant.startswith(ALONE) else variant
    gone = (*GONE.get(kind, ()), *PANELS.values(), *(["rival."] if panels else []))
    return {n: box for n, box in anchors.items() if MARK not in n and not n.startswith(gone)}


def _renamed(anchors: Mapping[str, Rect], head: str, other: str) -> dict[str, Rect]:
    """The places whose names begin so, with another beginning."""
    return {other + n.removeprefix(head): b for n, b in anchors.items() if n.startswith(head)}


@lru_cache(maxsize=32)
def _board(name: str, figures: str) -> Board:
    """A printed duchy, with the corrections of the game, which are told as text."""
    printed = BOARD[name]
    return laid_board(read_corrections(json.loads(figures)), printed) if figures else printed
