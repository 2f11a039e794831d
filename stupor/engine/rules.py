"""What every game of the house offers to the layers above."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar

from stupor.engine.decision import Decision
from stupor.engine.events import Event, EventList
from stupor.engine.notation import Option
from stupor.engine.odds import UNMEASURED, Odds
from stupor.engine.record import record
from stupor.engine.rng import Rng
from stupor.engine.state import GameState
from stupor.engine.table import Table


@record
class Rule:
    """A rule by id, with the heading of the rulebook where it stands and its gist in our words."""

    id: str
    section: str
    text: str


@record
class Tie:
    """Who was level on points for the victory, what was counted then, and how much each had."""

    seats: tuple[int, ...]
    by: str
    counts: tuple[int, ...]


@record
class Result:
    """How a game ended: scores by seat, winners, points by category, reason, title and seal."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    reason: str
    title: str | None = None
    #: Whether a chapter's seal is won; out of the repr, so that digests of other games stay.
    seal: bool | None = field(default=None, repr=False)
    #: How a tie for the victory was broken, or that it was not; out of the repr, too.
    tie: Tie | None = field(default=None, repr=False)


@record
class Thrown:
    """An open chance before a turn: whose it is, what fell, and each way it could have fallen.

    A way is its key, in how many of all cases it falls, and the position with it.
    """

    pile: str
    fell: str
    ways: tuple[tuple[str, int, Any], ...]


class Rules(ABC):
    """The one door to a game: a stateless object; states go in, decisions and events come out."""

    #: The narrative events of a game that come with a hidden card, and what they reveal, in words.
    revealing: ClassVar[Mapping[str, str]] = {}

    @abstractmethod
    def setup(self, seats: int, seed: int, options: Mapping[str, Any]) -> Any:
        """A new game, stopped at its first decision; BadData for options that make no sense."""

    @abstractmethod
    def legal(self, s: Any) -> Sequence[Option]:
        """The options of the seat that has to choose; empty when the game is over."""

    @abstractmethod
    def apply(self, s: Any, option: Option) -> None:
        """Take an option in place; IllegalOption leaves the state untouched."""

    @abstractmethod
    def decision(self, s: Any) -> Decision | None:
        """What the game waits for, or None when it is over."""

    @abstractmethod
    def asked(self, s: Any) -> int | None:
        """The seat that has to choose, or None when the game is over."""

    @abstractmethod
    def begins(self, s: Any) -> bool:
        """Whether a turn is about to begin, so that nobody is in the middle of one."""

    def turn_over(self, s: Any, seat: int | None, onward: bool = False) -> bool:
        """Whether a turn of a seat has ended, or onward, all that nobody else's comes between."""
        asked = self.asked(s)
        if onward:
            return asked is None or (asked != seat and self.begins(s))
        return asked != seat or self.begins(s)

    @abstractmethod
    def ending(self, s: Any) -> bool:
        """Whether the round under way is the last."""

    @abstractmethod
    def clock(self, s: Any) -> tuple[int, int]:
        """The number of the round, and which part of it; no turn goes on into another part."""

    @abstractmethod
    def turn_key(self, s: Any, seat: int) -> Hashable:
        """A key that is equal for positions a seat reaches by the same choices in another order."""

    @abstractmethod
    def over(self, s: Any) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self, s: Any) -> tuple[int, ...]:
        """Victory points per seat as they stand."""

    @abstractmethod
    def result(self, s: Any) -> Result:
        """The final score sheet of a finished game."""

    @abstractmethod
    def standing(self, s: Any) -> dict[str, Any]:
        """Round, scores, traits of the seats, who decides: for lists of games, as JSON values."""

    @abstractmethod
    def table(self, s: Any, seat: int | None) -> Table:
        """The table as a seat may see it; None is the open table."""

    @abstractmethod
    def facts(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Derived numbers worth showing, as JSON values."""

    @abstractmethod
    def observe(self, s: Any, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as JSON values."""

    @abstractmethod
    def determinize(self, s: Any, seat: int, rng: Rng) -> Any:
        """A state that the seat cannot tell from the true one: everything hidden dealt anew."""

    def opened(self, before: Any, after: Any) -> tuple[str, ...]:
        """The hidden piles from which something came to light between two positions."""
        return ()

    def shake(self, s: Any, opened: Sequence[str], rng: Rng) -> Any:
        """The same position with these piles alone dealt anew."""
        return s.clone()

    def thrown(self, s: Any) -> Thrown | None:
        """What was thrown for the turn about to begin, where all ways can be told; or None."""
        return None

    def opening(self, s: Any) -> list[Event]:
        """What the Game log on the table says before the first choice, as if it had been seen."""
        return []

    @abstractmethod
    def text(self, s: Any, option: Option) -> str:
        """An option of the present decision in words."""

    def text_for(self, s: Any, option: Option, names: Sequence[str]) -> str:
        """An option in words where the players' names are known."""
        return self.text(s, option)

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """An event as a line of the log, or None when it is not worth one."""

    @abstractmethod
    def rule(self, rule: str) -> Rule:
        """The rule behind an id."""

    @abstractmethod
    def dump(self, s: Any) -> dict[str, Any]:
        """A position as JSON values."""

    @abstractmethod
    def load(self, data: object) -> Any:
        """The position that `dump` wrote; BadData says what is wrong with anything else."""


class Advisor(ABC):
    """A game's own judgement of positions, for the bots.

    `horizon` says over how many of one's own turns a choice is to be played on before a judgement
    can tell what it was worth.
    """

    horizon: ClassVar[int] = 1
    #: How leads become chances, by number of sides.
    odds: ClassVar[Mapping[int, Odds]] = {}

    def turns_ahead(self, s: Any) -> int:
        """Over how many own turns a choice in this position is played on; `horizon` as a rule."""
        return self.horizon

    @abstractmethod
    def value(self, s: Any, seat: int) -> float:
        """How good a position looks for a seat, in victory points."""

    @abstractmethod
    def worth(self, s: Any, seat: int) -> float:
        """The part of a value that one's own turn changes; quicker, to compare turns begun."""

    def expected_points(self, s: Any) -> list[float]:
        """What every seat may hope for in the end."""
        return [self.worth(s, seat) for seat in range(s.seats)]

    def leads(self, s: Any) -> tuple[float, ...]:
        """By how many points each seat may hope to win; alone, its points in the end."""
        points = self.expected_points(s)
        if s.seats == 1:
            return tuple(points)
        return tuple(
            [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
        )

    def left(self, s: Any) -> float:
        """How much of the game is left, in rounds or turns as the odds count it."""
        return 0.0

    def chance(self, s: Any, seat: int) -> float:
        """The chance of a seat to win, while the game goes on."""
        return self.odds.get(s.seats, UNMEASURED).chance(self.leads(s)[seat], self.left(s))

    def forgoes(self, s: Any, option: Option) -> bool:
        """Whether an option gives away what can still be done at no cost, as nobody intends."""
        return False

    @abstractmethod
    def plain(self) -> Advisor:
        """What a beginner sees, where a game has such a judgement; else this one."""

    @abstractmethod
    def learned(self) -> Advisor:
        """The judgement that was learned from games, where there is one; else this one."""

    @abstractmethod
    def persona(self, name: str) -> Advisor:
        """The same judgement with the leaning of a persona, by its name."""


def collect_events(s: GameState) -> list[Event]:
    """Start collecting events in this state and return the list they go to."""
    listener = s.events = EventList()
    return listener.events
