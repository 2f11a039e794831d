"""What clauses are: effects that do something and choices that ask; records by their arguments.

The optional compiler leaves this module alone (tests/fast.py), so that every clause is an ordinary
class there too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

from stupor.engine.errors import NOT_OFFERED
from stupor.engine.notation import Option
from stupor.engine.record import record

T = TypeVar("T")


class Interned(type):
    """Interns clauses: equal arguments give the same object, so that a search, which compares and
    hashes clauses at every step, can do so by identity.
    """

    def __init__(cls, *of: Any, **named: Any) -> None:
        """A class with no instances yet."""
        super().__init__(*of, **named)
        cls._made: dict[tuple[Any, ...], Any] = {}

    def __call__(cls, *told: Any, **named: Any) -> Any:
        """The clause with these arguments."""
        known = None if named else cls._made.get(told)
        if known is not None:
            return known
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} needs @clause above it, or @asks if it is a Choice")
        fresh = super().__call__(*told, **named)
        known = cls._made.setdefault(arguments_of(fresh), fresh)
        if not named:
            cls._made[told] = known
        return known


def arguments_of(effect: Any) -> tuple[Any, ...]:
    """The arguments of a clause, in the order of its fields."""
    return tuple(getattr(effect, field.name) for field in fields(effect))


class Effect(metaclass=Interned):
    """One clause of a rule or of a card's text: immutable, shared, saved by name and arguments.

    The state is Any: the kernel runs every game's effects without knowing
    what they change; each game's own effects name its state.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        """Unpickled by its arguments, so that it is interned there, too."""
        return type(self), arguments_of(self)

    def resolve(self, s: Any, who: int) -> None:
        """Do it now, or push the clauses that it consists of."""
        raise NotImplementedError


class Choice(Effect):
    """A clause that stops the machine until its seat has chosen."""

    __slots__ = ()
    kind: ClassVar[str]
    #: The rule that a refused option is held against when nothing closer fits.
    rule: ClassVar[str] = NOT_OFFERED
    #: Whether a single option is taken without asking.
    forced: ClassVar[bool] = True

    def options(self, s: Any, who: int) -> list[Option]:
        """All legal options; none at all means that the clause is skipped."""
        raise NotImplementedError

    def take(self, s: Any, who: int, option: Option) -> None:
        """Carry out one of the legal options."""
        raise NotImplementedError

    def context(self, s: Any, who: int) -> dict[str, object]:
        """What a screen needs to show the question."""
        return {}

    def refusal(self, s: Any, who: int, option: Option) -> str:
        """The id of the rule that forbids an option that is not legal."""
        return self.rule


@dataclass_transform(frozen_default=True)
def clause(effect: type[T]) -> type[T]:
    """Make an effect a record of its arguments, one for all that are equal, saved by them."""
    made: Any = record(effect)
    made.__eq__, made.__hash__ = object.__eq__, object.__hash__
    return made  # type: ignore[no-any-return]


@dataclass_transform(frozen_default=True)
def asks(
    kind: str, rule: str = NOT_OFFERED, *, forced: bool = True
) -> Callable[[type[T]], type[T]]:
    """Make a choice such a record; `kind` names its question, the rest is said in Choice."""

    def question(choice: type[T]) -> type[T]:
        made: Any = clause(choice)
        made.kind, made.rule, made.forced = kind, rule, forced
        return made  # type: ignore[no-any-return]

    return question
