"""The agenda: all that is left to do, as data, and the machine that works it off."""

from __future__ import annotations

from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.effect import Choice, Effect
from stupor.engine.errors import GAME_OVER, EngineError, IllegalOption
from stupor.engine.notation import Option, key_of
from stupor.engine.state import GameState

#: Between two decisions of a real game there are never more than sixty.
MOST_CLAUSES: Final = 2_000


def push(s: GameState, *clauses: Effect) -> None:
    """Put clauses before everything else that the current seat has to do."""
    who, rest = s.agenda[-1]
    s.agenda[-1] = (who, clauses + rest)


def call(s: GameState, who: int, *clauses: Effect) -> None:
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
        if not isinstance(clause, Choice):
            agenda[-1] = (who, clauses[1:])
            s.own(who)
            clause.resolve(s, who)
            continue
        options = clause.options(s, who)
        if len(options) > 1 or (options and not clause.forced):
            s.options = options
            return
        agenda[-1] = (who, clauses[1:])
        if options:
            s.own(who)
            clause.take(s, who, options[0])
    else:
        raise EngineError(f"the agenda comes to no end; it has come to {agenda[-1:]!r:.200}")
    s.options = []


def top(s: GameState) -> tuple[int, Choice] | None:
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
    choice = clauses[0]
    assert isinstance(choice, Choice), "only a choice has options"
    s.agenda[-1] = (who, clauses[1:])
    s.own(who)
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
