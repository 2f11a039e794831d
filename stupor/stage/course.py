"""What a face may ask about the course of a game: what is asked, and what would follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from stupor.engine.decision import Decision
from stupor.engine.errors import IllegalOption
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.rules import Rules


class PreviewedChoice(NamedTuple):
    """A choice, what is taken at once after it, and the place where the rules do not want it.

    It is `carried` where a thing in the hand is over its place; else a button is pointed at.
    """

    option: Option = ()
    follow: tuple[Option, ...] = ()
    barred: str = ""
    carried: bool = False


class PositionSource(Protocol):
    """Where the true position is found."""

    @property
    def state(self) -> Any:
        """The state that the rules know."""


class GameCourse(Protocol):
    """A game under way, as those who look at it may question it."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def session(self) -> PositionSource:
        """What is played."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is put to the one who looks."""

    def foresee(self, option: Option, follow: Sequence[Option] = ()) -> Foresight | None:
        """What an option, and those taken at once after it, would do."""

    def refusal(self, option: Option, state: Any = None) -> IllegalOption | None:
        """What the rules say against an option, now or in another state; None: it is offered."""


NOTHING: Final = PreviewedChoice()
