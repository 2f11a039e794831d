"""A chair at the table and whoever sits in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.ai.bot import Bot
from stupor.ai.levels import make_bot, nearest, parse_kind
from stupor.engine.game import Game
from stupor.match.controllers import BotController, Controller, HumanController
from stupor.match.thinking import Thinker, ThinkingController

HUMAN: Final = "human"


@dataclass(slots=True)
class Seat:
    """A name, whoever decides for it, and what kind of player that is."""

    name: str
    controller: Controller
    kind: str = ""

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return isinstance(self.controller, HumanController)

    @property
    def sort(self) -> str:
        """The kind of player, told apart by who decides where it has no name."""
        return self.kind or (HUMAN if self.human else "")


def make_seat(
    kind: str, spec: Game, seed: int, slice_ms: float | None = 4.0, worker: bool = False
) -> Seat:
    """A chair for a person or for a computer of that kind, which thinks that long in one go.

    With `worker` it thinks in the AI process, where there is one.
    """
    if kind == HUMAN:
        return Seat(HUMAN, HumanController(), HUMAN)
    parse_kind(kind, spec.persona_keys)
    if worker:
        return Seat(kind, ThinkingController(Thinker(spec, kind, seed), slice_ms), kind)
    return Seat(kind, BotController(bot_of(kind, spec, seed), slice_ms), kind)


def bot_of(kind: str, spec: Game, seed: int) -> Bot:
    """A bot of that kind for that game; UnknownKind where there is none."""
    parse_kind(kind, spec.persona_keys)
    return make_bot(kind, spec.rules, spec.advisor, seed)


def known(kind: str, spec: Game) -> str:
    """Who sits down for a kind of player that a record names: a person, or a computer we have."""
    return kind if kind == HUMAN else nearest(kind, spec.persona_keys)
