"""Players of a match: every kind of computer, and outside programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.levels import UnknownLevel, make_bot, parse_kind
from stupor.ai.view import SeatView
from stupor.engine.decision import Decision
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.protocol.outside_program import PREFIX

#: Who wants to sit down where there is no window, and what is said to that.
_PERSON: Final = "human"
_WINDOW: Final = f"; people play in the window: stupor --seats {_PERSON},page"
#: Chooses an option at a decision; the last argument is the number of choices made so far.
Chooser = Callable[[Rules, Any, Decision, int], Option]


def check_players(seats: Iterable[str], spec: Game) -> None:
    """BadData for the first name that is neither a kind of computer nor an outside program."""
    for seat in seats:
        try:
            if not seat.startswith(PREFIX):
                parse_kind(seat, spec.persona_keys)
        except UnknownLevel as why:
            raise BadData(f"{why}, {PREFIX}COMMAND{_WINDOW if seat == _PERSON else ''}") from None


def seat_player(spec: Game, seat: str, seed: int, stack: ExitStack) -> Chooser:
    """A player for a seat; an outside program ends when the stack is closed."""
    if seat.startswith(PREFIX):
        return _outside(spec, seat.removeprefix(PREFIX), stack)
    bot = make_bot(seat, spec.rules, spec.advisor, seed)

    def choose(rules: Rules, state: Any, decision: Decision, ply: int) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return finish(bot.think(SeatView(rules, state, decision, ply)))[0][0]

    return choose


def _outside(spec: Game, command: str, stack: ExitStack) -> Chooser:
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
