"""What a position of the blunder suite is, and how a player is tried with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.notation import Option, key_of, option_of
from stupor.games import registry
from tests.games.stupor_mundi.scenario import Scenario

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
#: The seat that is tried.
SEAT = 0
Choose = Callable[[SeatView], Option]


@dataclass(frozen=True, slots=True)
class Position:
    """A position, what is to be found there, and why, in one sentence with its arithmetic.

    With `line` the game is won, after `slip` it cannot be won any more: the player goes on to the
    end of the game and has to win it (solo: to reach `target` points), on whatever way.
    Without a line one decision is judged: what is chosen `must` be or `never` be among these keys.
    """

    name: str
    why: str
    build: Callable[[], Scenario]
    line: tuple[str, ...] = ()
    slip: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    target: int = 0

    def found(self, choose: Choose) -> bool:
        """Whether a player who chooses like this makes no mistake here."""
        state = self.build().s
        if self.line:
            play_out(state, choose)
            return self.won(state)
        key = key_of(choose(view_of(state, 0)))
        return key in self.must if self.must else not _fits(key, self.never)

    def won(self, state: Any) -> bool:
        """Whether a finished game is what the position is about."""
        if self.target:
            return RULES.scores(state)[SEAT] >= self.target
        return RULES.result(state).winners == (SEAT,)


POSITIONS: list[Position] = []


def position(
    why: str,
    line: str = "",
    slip: str = "",
    must: str = "",
    never: str = "",
    target: int = 0,
) -> Callable[[Callable[[], Scenario]], Callable[[], Scenario]]:
    """Add a position to the suite; keys are parted by spaces, `never` may end in a star."""

    def add(build: Callable[[], Scenario]) -> Callable[[], Scenario]:
        name = build.__name__.replace("_", "-")
        asked = Position(name, why, build, keys(line), keys(slip), keys(must), keys(never), target)
        POSITIONS.append(asked)
        return build

    return add


def keys(text: str) -> tuple[str, ...]:
    """Keys that are parted by spaces."""
    return tuple(text.split())


def _fits(key: str, patterns: tuple[str, ...]) -> bool:
    return any(key == p or (p.endswith("*") and key.startswith(p[:-1])) for p in patterns)


def view_of(state: Any, ply: int) -> SeatView:
    """What the deciding seat sees."""
    asked = RULES.decision(state)
    assert asked is not None, "the game is over"
    return SeatView(RULES, state, asked, ply)


def play_out(state: Any, choose: Choose) -> None:
    """Let one seat choose to the end of the game; the others only decline what they are asked."""
    ply = 0
    while not RULES.over(state):
        declined = RULES.legal(state)[-1]
        option = choose(view_of(state, ply)) if RULES.asked(state) == SEAT else declined
        RULES.apply(state, option)
        ply += 1


def player(level: str, seed: int) -> Choose:
    """The way of choosing of a level."""
    bot = make_bot(level, RULES, SPEC.advisor, seed)
    return lambda view: finish(bot.think(view))[0][0]


def follower(line: tuple[str, ...]) -> Choose:
    """The way of choosing that follows a line and then declines."""
    rest = [option_of(key) for key in line]

    def choose(view: SeatView) -> Option:
        return rest.pop(0) if rest else view.decision.options[-1]

    return choose
