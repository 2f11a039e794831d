"""Windows that nobody sees; what was made for one of them is there for the next."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from functools import cache
from typing import Final

from stupor.app import App
from stupor.platform import paths
from stupor.program.first_picture import GAME
from stupor.render.cache import Work
from stupor.render.item_renderer import ItemRenderer

#: What paints: a test that asks only where things and words lie does without.
_PAINTING: Final = (
    "prerender",
    "try_prerender",
    "try_prerender_item",
    "set_base",
    "set_overlay",
    "present",
)


def window(
    size: tuple[int, int], game: str = GAME, painted: bool = True, sound: bool = False
) -> App:
    """An app in a window of that size, with the pictures of the one before it; silent if not asked.

    One that is not painted works out all that its pages show, and leaves the pixels alone.
    """
    renderer = _renderer()
    renderer.text.close()  # another window may have ended pygame, and its fonts with it
    renderer.use(paths.pictures_of(game))
    made = App(size, sound=sound, renderer=renderer, game=game)
    if painted:
        made.preload()
    else:
        for name in _PAINTING:
            setattr(made.compositor, name, _left_out)
        made.compositor.in_turn = list  # type: ignore[method-assign]
        made.compositor.prerender_some = list.clear  # type: ignore[method-assign]
    return made


def _left_out(*_: object) -> bool:
    """Paint nothing, which is done at once."""
    return True


@cache
def _renderer() -> ItemRenderer:
    """The sheets, words and finished pictures of a process."""
    return ItemRenderer(paths.pictures_of(GAME), paths.fonts(), Work())
