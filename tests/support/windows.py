"""Windows that nobody sees; what was made for one of them is there for the next."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from functools import cache

from stupor.app import App
from stupor.platform import paths
from stupor.program.first_picture import GAME
from stupor.render.cache import Work
from stupor.render.stamps import Stamper


def window(size: tuple[int, int], game: str = GAME) -> App:
    """A silent app in a window of that size, with the pictures of the one before it."""
    stamper = _stamper()
    stamper.text.close()  # another window may have ended pygame, and its fonts with it
    stamper.use(paths.pictures_of(game))
    made = App(size, sound=False, stamper=stamper, game=game)
    made.preload()
    return made


@cache
def _stamper() -> Stamper:
    """The sheets, words and finished pictures of a process."""
    return Stamper(paths.pictures_of(GAME), paths.fonts(), Work())
