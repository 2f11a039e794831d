"""What a face is told: the shown table, derived numbers, the open question and who looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.record import record
from stupor.engine.table import Table
from stupor.stage.items import Rect
from stupor.stage.layout import FORMS, PAGE_RECT
from stupor.stage.measure import guessed_width

#: Hidden while what lies open over the table unrolls: a motion shows it.
UNFOLDED: Final = "unfolded"

Facts = Mapping[str, object]
#: What a deed cost and brought: names of goods with their changes.
Outcome = tuple[tuple[str, int], ...]


class LogLine(NamedTuple):
    """One sentence of the Game log, whom it is about (-1: the table itself), its event.

    Then what it cost and brought, and whether it happened since the last turn of who looks.
    """

    seat: int
    text: str
    event: Event | None = None
    outcome: Outcome = ()
    fresh: bool = False


@record
class View:
    """Everything a table is painted from; it never changes while it is painted."""

    table: Table
    facts: Facts
    decision: Decision | None
    viewer: int
    names: tuple[str, ...]
    anchors: Mapping[str, Rect]
    log: tuple[LogLine, ...] = ()
    computers: frozenset[int] = frozenset()
    #: What the names of the computers do not tell, seat by seat: "a merchant at heart".
    persona_notes: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    prompt: str = ""
    #: What the game itself does in the turn that is seen now.
    game_event: str = ""
    #: What is shown to be read stays until it is let go.
    pinned: bool = False
    #: A card of the game itself lies there to be read; whoever is asked next waits so long.
    reading: bool = False
    can_undo: bool = False
    can_redo: bool = False
    #: How far back this table goes: strict, friendly or sandbox; and what stands in the way now.
    undo_mode: str = "strict"
    undo_why: str = ""
    #: The pass plate is down or in the hand: the seal confirms it.
    passing: bool = False
    compact: bool = False
    hints: bool = True
    #: The place of which is told what a drop there would do.
    target: str = ""
    #: How wide words are: text, face and size to units of the page.
    measure: Callable[[str, str, float], float] = guessed_width
    #: The player's size of letters; 1.0 is the design's.
    text: float = 1.0
    contrast: bool = False
    #: Several people share the screen and hide something from each other.
    shared: bool = False
    #: Moments are told in a line, for those who want to go on.
    brief: bool = False
    #: The rival who is seen at full size on a page with room for that; -1: the next to move.
    kept_rival: int = -1
    #: What keeps a rival's boards open over the table: "key", "rest" or "click".
    closeup_by: str = ""
    #: What lies small on the table is seen at full size, over other boards.
    panel_open: bool = False
    #: What the game was begun with.
    agreed: Mapping[str, object] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.table.counters.get("players", len(self.names))

    @property
    def page(self) -> Rect:
        """The whole page; it is larger than the design's in windows of other shapes."""
        return self.anchors.get("page", PAGE_RECT)

    @property
    def form(self) -> str:
        """How the pictures of boards for this page end."""
        form = FORMS.get((round(self.page[2]), round(self.page[3])))
        return f"-{form}" if form else ""

    @property
    def seated(self) -> bool:
        """Whether a person sits on the chair whose boards are seen; else nobody is called you."""
        return self.viewer not in self.computers

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
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

    def persona_note(self, seat: int) -> str:
        """What the name of a computer does not tell about it, or nothing."""
        return self.persona_notes[seat] if seat < len(self.persona_notes) else ""

    def rivals(self) -> list[int]:
        """The other seats in the order of the chairs, the next one first."""
        return [(self.viewer + k) % self.seats for k in range(1, self.seats)]

    @property
    def asked_seat(self) -> int:
        """The seat that is to choose; -1 where nobody is."""
        return self.decision.seat if self.decision is not None else -1

    @property
    def asked_kind(self) -> str:
        """Of what kind the open question is; empty where there is none."""
        return self.decision.kind if self.decision is not None else ""

    def asks(self, *kinds: str) -> bool:
        """Whether the one who looks can answer the open question; it is of a kind that is named."""
        mine = self.asked_seat == self.viewer and self.asked_seat not in self.computers
        return mine and (not kinds or self.asked_kind in kinds)

    def mine(self, *kinds: str) -> Decision | None:
        """The open question, if the one who looks can answer it; of a kind that is named."""
        return self.decision if self.asks(*kinds) else None


#: What a view of any table tells, in the order of its fields.
TOLD: Final = attrgetter(*(each.name for each in fields(View)))
#: A game's own view, which its `Board.view_of` makes of a plain one.
V = TypeVar("V", bound=View)
