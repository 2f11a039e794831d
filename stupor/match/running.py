"""A piece of a review under way: in the process beside the window, or in slices in the window."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from stupor.engine.game import Game
from stupor.match.controllers import Slices
from stupor.match.errand import Answer, Errand, wired, work
from stupor.match.worker import OFFICE, NoWorker, Worker

_log = logging.getLogger(__name__)


class RunningTask:
    """A question under way, in the process beside the window or in slices here."""

    def __init__(self, spec: Game, errand: Errand, state: Any) -> None:
        """Begin to answer it."""
        self._begin = partial(work, spec, errand, state)
        self._here: Slices[Answer] | None = None
        self._worker: Worker | None = OFFICE.worker()
        self._number = 0
        if self._worker is not None:
            self._number = self._worker.run(wired(spec, errand, state))

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
        """Want no answer any more."""
        if self._worker is not None:
            self._worker.drop(self._number)
