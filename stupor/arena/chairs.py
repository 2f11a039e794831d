"""Who may take a chair in the arena: levels, levels with a persona, and outside programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any, Final

from stupor.ai import levels
from stupor.ai.bot import finish
from stupor.ai.view import SeatView
from stupor.engine.decision import Decision
from stupor.engine.errors import BadData
from stupor.engine.notation import Option
from stupor.engine.rules import GameSpec, Rules
from stupor.protocol.problem import PREFIX

#: What a chair chooses at a decision after so many choices in the game.
Chair = Callable[[Rules, Any, Decision, int], Option]
#: Between a level and its persona: "baron:merchant".
TASTE: Final = ":"


def check(seats: Iterable[str]) -> None:
    """BadData for the first name that nobody can take a chair under."""
    for seat in seats:
        level, taste, persona = seat.partition(TASTE)
        if seat.startswith(PREFIX) or (level in levels.LEVELS and not taste):
            continue
        if level not in levels.LEVELS:
            there = ", ".join((*levels.LEVELS, f"{PREFIX}COMMAND"))
            raise BadData(f"no level is called {seat!r}; there are: {there}")
        if persona not in levels.PERSONAS:
            there = ", ".join(levels.PERSONAS)
            raise BadData(f"no persona is called {persona!r}; there are: {there}")


def sit_down(spec: GameSpec, seat: str, seed: int, stack: ExitStack) -> Chair:
    """Somebody of that name in a chair; a program ends when the stack is closed."""
    if seat.startswith(PREFIX):
        return _outside(spec, seat.removeprefix(PREFIX), stack)
    level, _, persona = seat.partition(TASTE)
    bot = levels.make_bot(level, spec.rules, spec.advisor, seed, persona)

    def choose(rules: Rules, state: Any, decision: Decision, ply: int) -> Option:
        return finish(bot.think(SeatView(rules, state, decision, ply)))[0][0]

    return choose


def _outside(spec: GameSpec, command: str, stack: ExitStack) -> Chair:
    # imported here: threads and pipes are for the matches that need them
    from stupor.protocol.outside import OutsideController

    program = OutsideController(command, spec.rules)
    stack.callback(program.close)

    def choose(rules: Rules, state: Any, decision: Decision, ply: int) -> Option:
        view = SeatView(rules, state, decision, ply)
        while (chosen := program.poll(view)) is None:
            pass
        return chosen

    return choose
