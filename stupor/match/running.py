"""Runs one task of a review, in the AI process or in slices in the window."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from stupor.engine.game import Game
from stupor.match.controllers import Slices
from stupor.match.review_task import Answer, ReviewTask, to_wire, work
from stupor.match.worker import WORKER_HOLDER, NoWorker, Worker

_log = logging.getLogger(__name__)


class RunningTask:
    """A task that is running, in the AI process or in slices here."""

    def __init__(self, spec: Game, task: ReviewTask, state: Any) -> None:
        """Start the task."""
        self._begin = partial(work, spec, task, state)
        self._here: Slices[Answer] | None = None
        self._worker: Worker | None = WORKER_HOLDER.worker()
        self._number = 0
        if self._worker is not None:
            self._number = self._worker.run(to_wire(spec, task, state))

    def poll(self, slice_ms: float | None) -> Answer | None:
        """The answer, or None while it is not there; without a limit it is worked out here."""
        if self._worker is not None and slice_ms is not None:
            try:
                return self._worker.result(self._number)
            except NoWorker as why:
                _log.warning("reviewing in the window: %s", why)
                self._worker = None
        if self._here is None:
            self._here = Slices(self._begin())
        return self._here.go_on(slice_ms)

    def stop(self) -> None:
        """Cancel the task."""
        if self._worker is not None:
            self._worker.drop(self._number)
