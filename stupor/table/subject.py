"""What a preview is about: a choice in the course of a game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.rules import Rules


class Subject(NamedTuple):
    """A choice, what is taken at once after it, and the place where the rules do not want it."""

    option: Option = ()
    follow: tuple[Option, ...] = ()
    barred: str = ""


class Position(Protocol):
    """Where the true position is found."""

    @property
    def state(self) -> Any:
        """The state that the rules know."""


class Course(Protocol):
    """What the preview needs of the course of a game."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def session(self) -> Position:
        """What is played."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is put to the one who looks."""


NOTHING: Final = Subject()
