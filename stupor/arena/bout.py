"""One game between bots, and which games make up a fair match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stupor.ai.bot import Bot, finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.rules import GameSpec


@dataclass(frozen=True, slots=True)
class Bout:
    """A game to be played: its number in the match, who sits where, and its chance."""

    number: int
    levels: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a bout ended: points and winners by seat, rounds, why it ended, choices made."""

    number: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    reason: str
    title: str | None
    choices: int

    def line(self) -> dict[str, Any]:
        """The outcome as JSON values."""
        return {
            "bout": self.number,
            "levels": list(self.levels),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "rounds": self.rounds,
            "reason": self.reason,
            "title": self.title,
            "choices": self.choices,
        }

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Outcome:
        """The outcome that `line` told."""
        return cls(
            int(line["bout"]),
            tuple(map(str, line["levels"])),
            tuple(map(int, line["scores"])),
            tuple(map(int, line["winners"])),
            int(line["rounds"]),
            str(line["reason"]),
            line["title"],
            int(line["choices"]),
        )


def bouts(levels: Sequence[str], games: int, seed: int) -> Iterator[Bout]:
    """So many games: each set-up is played once with every turn of the chairs.

    The seed of a set-up fixes the Houses and the order of play, so every level has had every seat
    and every House of a set-up before the next one comes.
    """
    turns = len(levels)
    for number in range(games):
        setting, turn = divmod(number, turns)
        seated = tuple(levels[(seat + turn) % turns] for seat in range(turns))
        yield Bout(number, seated, seed + setting)


def play(spec: GameSpec, bout: Bout, options: Mapping[str, Any]) -> Outcome:
    """Play a bout to its end."""
    rules = spec.rules
    state = rules.setup(len(bout.levels), bout.seed, options)
    bots = [_bot(spec, level, bout, seat) for seat, level in enumerate(bout.levels)]
    ply = 0
    while (decision := rules.decision(state)) is not None:
        if len(decision.options) == 1:
            chosen = decision.options[0]
        else:
            view = SeatView(rules, state, decision, ply)
            chosen = finish(bots[decision.seat].think(view))[0][0]
        rules.apply(state, chosen)
        ply += 1
    result = rules.result(state)
    return Outcome(
        bout.number,
        bout.levels,
        result.scores,
        result.winners,
        state.round,
        result.reason,
        result.title,
        ply,
    )


def _bot(spec: GameSpec, level: str, bout: Bout, seat: int) -> Bot:
    return make_bot(level, spec.rules, spec.advisor, bout.seed * 8 + seat)
