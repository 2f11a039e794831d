"""The agenda: all that is left to do, as data, and the machine that works it off."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER, NOT_OFFERED, EngineError, IllegalOption
from stupor.engine.notation import Option, key_of
from stupor.engine.state import GameState

S = TypeVar("S", bound=GameState)
#: Between two decisions of a real game there are never more than sixty.
MOST_CLAUSES: Final = 2_000


class Effect(Generic[S]):
    """One clause of a rule or of a card's text: immutable, shared, saved by name and arguments."""

    __slots__ = ()

    def resolve(self, s: S, who: int) -> None:
        """Do it now, or push the clauses that it consists of."""
        raise NotImplementedError


class Choice(Effect[S]):
    """A clause that stops the machine until its seat has chosen."""

    __slots__ = ()
    kind: ClassVar[str]
    #: The rule that a refused option is held against when nothing closer fits.
    rule: ClassVar[str] = NOT_OFFERED
    #: Whether a single option is taken without asking.
    forced: ClassVar[bool] = True

    def options(self, s: S, who: int) -> list[Option]:
        """All legal options; none at all means that the clause is skipped."""
        raise NotImplementedError

    def take(self, s: S, who: int, option: Option) -> None:
        """Carry out one of the legal options."""
        raise NotImplementedError

    def context(self, s: S, who: int) -> dict[str, object]:
        """What a screen needs to show the question."""
        return {}

    def refusal(self, s: S, who: int, option: Option) -> str:
        """The id of the rule that forbids an option that is not legal."""
        return self.rule


#: Any here and nowhere else: the kernel runs every game's effects without knowing its state.
AnyEffect = Effect[Any]


def push(s: GameState, *clauses: AnyEffect) -> None:
    """Put clauses before everything else that the current seat has to do."""
    who, rest = s.agenda[-1]
    s.agenda[-1] = (who, clauses + rest)


def call(s: GameState, who: int, *clauses: AnyEffect) -> None:
    """Let a seat finish these clauses before the current ones go on."""
    s.agenda.append((who, clauses))


def advance(s: GameState) -> None:
    """Work off the agenda until somebody has to choose or nothing is left.

    EngineError for an agenda that comes to no end, as only a forged position has it.
    """
    agenda = s.agenda
    for _ in range(MOST_CLAUSES):
        if not agenda:
            break
        who, clauses = agenda[-1]
        if not clauses:
            agenda.pop()
            continue
        clause = clauses[0]
        if isinstance(clause, Choice):
            options = clause.options(s, who)
            if len(options) > 1 or (options and not clause.forced):
                s.options = options
                return
            agenda[-1] = (who, clauses[1:])
            if options:
                clause.take(s, who, options[0])
        else:
            agenda[-1] = (who, clauses[1:])
            clause.resolve(s, who)
    else:
        raise EngineError("the agenda comes to no end")
    s.options = []


def top(s: GameState) -> tuple[int, Choice[Any]] | None:
    """The seat that has to choose and its choice, or None when the game is over."""
    if not s.agenda:
        return None
    who, clauses = s.agenda[-1]
    choice = clauses[0]
    if not isinstance(choice, Choice):
        raise TypeError(f"the agenda stopped at {choice!r}, which asks nothing")
    return who, choice


def choose(s: GameState, option: Option) -> None:
    """Take an option of the choice on top and go on; IllegalOption leaves the state as it was."""
    if option not in s.options:
        raise refused(s, option)
    who, clauses = s.agenda[-1]
    choice: Choice[Any] = clauses[0]
    s.agenda[-1] = (who, clauses[1:])
    s.options = []
    choice.take(s, who, option)
    advance(s)


def refused(s: GameState, option: Option) -> IllegalOption:
    """Why an option is not legal now."""
    asked = top(s)
    if asked is None:
        return IllegalOption(GAME_OVER, "the game is over")
    who, choice = asked
    rule = choice.refusal(s, who, option)
    return IllegalOption(rule, f"{key_of(option)} is not possible for this {choice.kind} decision")


def decision(s: GameState) -> Decision | None:
    """What the game is waiting for, or None when it is over."""
    asked = top(s)
    if asked is None:
        return None
    who, choice = asked
    source = type(choice).__name__
    return Decision(who, choice.kind, tuple(s.options), source, choice.context(s, who))
