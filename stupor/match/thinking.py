"""A bot's thought about a decision, in the AI process or in slices in the window."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from stupor.ai.bot import Bot, Ranking
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.match.controllers import Slices
from stupor.match.worker import WORKER_HOLDER, NoWorker, Question, Worker

_log = logging.getLogger(__name__)
#: Seconds until it is worth asking the AI process again: longer than a frame of what moves.
PATIENCE: Final = 1 / 50
#: Milliseconds that a thought takes of one frame where there is no AI process.
SLICE: Final = 4.0


@dataclass(slots=True)
class Thinker:
    """A computer that thinks: its game, kind and seed."""

    spec: Game
    kind: str
    seed: int
    _bot: Bot | None = field(default=None, repr=False)

    @property
    def bot(self) -> Bot:
        """The bot, for thoughts in this process."""
        if self._bot is None:
            spec = self.spec
            self._bot = make_bot(self.kind, spec.rules, spec.advisor, self.seed)
        return self._bot

    def question(self, view: SeatView) -> Question:
        """The question for the AI process: one of the positions that the seat can imagine."""
        imagined = view.sample(view.rng(self.seed, "worker"))
        position = self.spec.rules.dump(imagined)
        return Question(self.spec.id, self.kind, self.seed, position, view.seat, view.ply)


class Thought:
    """One thought about one decision; the ranking is the same in either process."""

    def __init__(self, thinker: Thinker, view: SeatView) -> None:
        """Begin to think."""
        self.view = view
        self._thinker = thinker
        self._worker: Worker | None = WORKER_HOLDER.worker()
        self._number = self._worker.ask(thinker.question(view)) if self._worker is not None else 0
        self._here: Slices[Ranking] | None = None

    @property
    def patience(self) -> float:
        """Seconds until it is worth asking again."""
        return PATIENCE if self._worker is not None else 0.0

    def poll(self, slice_ms: float | None = SLICE) -> Ranking | None:
        """The ranking, the best first, or None while it is not ready."""
        if self._worker is not None:
            try:
                return self._fetch(self._worker)
            except NoWorker as why:
                _log.warning("thinking in the window: %s", why)
                self._worker = None
        return self._slice(slice_ms)

    def _fetch(self, worker: Worker) -> Ranking | None:
        if not worker.current(self._number):
            self._number = worker.ask(self._thinker.question(self.view))
        found = worker.answer(self._number)
        if found is not None and (not found or found[0][0] not in self.view.decision.options):
            raise NoWorker("the answer is no option")
        return found

    def _slice(self, slice_ms: float | None) -> Ranking | None:
        if self._here is None:
            self._here = Slices(self._thinker.bot.think(self.view))
        return self._here.go_on(slice_ms)


class ThinkingController:
    """A computer that thinks without blocking the window."""

    def __init__(self, thinker: Thinker, slice_ms: float | None = SLICE) -> None:
        """The AI process starts with the first thought, so that no table waits for it."""
        self.thinker = thinker
        self._slice = slice_ms
        self._thought: Thought | None = None

    @property
    def patience(self) -> float:
        """Seconds until it is worth asking again."""
        return self._thought.patience if self._thought is not None else 0.0

    def poll(self, view: SeatView) -> Option | None:
        """The choice, or None while still thinking; a new view starts a new thought."""
        if self._thought is None or self._thought.view is not view:
            self._thought = Thought(self.thinker, view)
        ranking = self._thought.poll(self._slice)
        if ranking is None:
            return None
        self._thought = None
        return ranking[0][0]
