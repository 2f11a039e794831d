"""Music: one piece after another, faded into each other, and stepping back while others speak."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

#: The first channels belong to music: one fades out while the other fades in.
CHANNELS: Final = 2
_IN_MS: Final = 1800
_OUT_MS: Final = 1200
#: Under a long effect music steps down to the last of these shares, and up again behind it.
_STEPS: Final = (0.75, 0.55, 0.4)
_STEP: Final = 0.2

Load = Callable[[Path], "pygame.mixer.Sound | None"]


class Music:
    """Repeats a piece until another is asked for; pieces are read by somebody else."""

    def __init__(self) -> None:
        """Begin in silence."""
        self.file: Path | None = None
        self.tune: pygame.mixer.Sound | None = None
        self._volume = 0.0
        self._share = 1.0
        self._channel = 0
        self._stepping = threading.Event()
        self._stepper: threading.Thread | None = None
        #: Sounds begin where they are played and where they are read.
        self._one_at_a_time = threading.RLock()

    def want(self, file: Path | None) -> bool:
        """Let what is heard fade away for another piece; True when that is to be read."""
        if file == self.file:
            return False
        self.file, self.tune = file, None
        pygame.mixer.Channel(self._channel).fadeout(_OUT_MS)
        return file is not None

    def begin(self, file: Path, load: Load) -> None:
        """Read a piece and fade it in, unless another has been asked for meanwhile."""
        tune = load(file) if file == self.file else None
        if tune is not None and file == self.file:
            self.tune = tune
            self._channel = (self._channel + 1) % CHANNELS
            self._level()
            pygame.mixer.Channel(self._channel).play(tune, -1, fade_ms=_IN_MS)

    def loud(self, volume: float) -> None:
        """Be that loud."""
        self._volume = volume
        self._level()

    def step_back(self, seconds: float) -> None:
        """Be softer for that time; called again before its end, from then on."""
        with self._one_at_a_time:
            self.hold_still()
            self._stepping = threading.Event()
            self._stepper = threading.Thread(
                target=self._step, args=(seconds, self._stepping), daemon=True
            )
            self._stepper.start()

    def hold_still(self) -> None:
        """Step no more."""
        with self._one_at_a_time:
            self._stepping.set()
            if self._stepper is not None:
                self._stepper.join()
                self._stepper = None

    def _step(self, seconds: float, stopped: threading.Event) -> None:
        rest = max(_STEP, seconds - 2 * _STEP * len(_STEPS))
        down = [(share, _STEP) for share in _STEPS if share < self._share]
        up = [(share, _STEP) for share in (*_STEPS[-2::-1], 1.0)]
        for share, wait in [*down[:-1], (_STEPS[-1], rest), *up]:
            self._share = share
            self._level()
            if stopped.wait(wait):
                return

    def _level(self) -> None:
        if self.tune is not None and pygame.mixer.get_init():
            self.tune.set_volume(self._volume * self._share)
