"""How hard a puzzle is: how few lines reach its goal, and how hidden the first step is."""

from __future__ import annotations

from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.greedy import GreedyBot
from stupor.ai.view import SeatView
from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.puzzles.finding import FoundPuzzle

#: A goal that fewer of all ends reach is hard to hit upon.
RARE: Final = 0.02
#: An idea of this many key moves is a long one.
LONG: Final = 3
#: Nobody makes more choices in what is left of a last round.
LONGEST: Final = 60


def level_of(play: Play, position: Any, seat: int, found: FoundPuzzle) -> int:
    """One to three: easy, medium, hard."""
    hard = (len(found.accepted) < RARE * found.ends) + (len(found.core) >= LONG)
    hard += 2 * hidden(play, position, seat, found.core)
    return 1 if hard < 1 else 2 if hard < 3 else 3


def hidden(play: Play, position: Any, seat: int, core: tuple[Option, ...]) -> bool:
    """Whether the first key move of a greedy player is no part of the idea."""
    rules, state = play.rules, position.clone()
    bot = GreedyBot(rules, play.advisor.plain(), 1)
    for ply in range(LONGEST):
        decision = rules.decision(state)
        if decision is None or decision.seat != seat:
            return True
        option = finish(bot.think(SeatView(rules, state, decision, ply)))[0][0]
        move = play.key_moves(position, [option])
        if move:
            return move[0] not in core
        rules.apply(state, option)
    return True
