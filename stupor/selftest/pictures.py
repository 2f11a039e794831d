"""A frame of every scene: drawn, checked not to be blank, kept as a picture if wanted."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from stupor.app import App
from stupor.scenes.crash import CrashScene
from stupor.scenes.error import ErrorScene
from stupor.selftest.games import Failed
from stupor.selftest.scenes import every

if TYPE_CHECKING:
    from collections.abc import Collection

#: Seconds after which what moves when a page opens has come to rest.
_RESTS: Final = 1.5
#: Who moves wants the next frame sooner than this; who never rests is waited for no longer.
_MOVES: Final = 1.0
_LONGEST: Final = 8.0
#: A page with fewer colours than this has not been drawn.
_COLOURS: Final = 4
_STEP: Final = 8


def draws_every_scene(
    size: tuple[int, int], folder: Path | None = None, only: Collection[str] = ()
) -> str:
    """Draw each scene in a window of that size; with a folder, keep each as a picture there."""
    unknown = sorted({*only} - {name for name, _ in every()})
    if unknown:
        raise Failed(f"unknown page: {', '.join(unknown)}")
    app = App(size, sound=False)
    app.change(first_game=False)
    drawn = 0
    try:
        for name, opens in every():
            if only and name not in only:
                continue
            opens(app)
            _settle(app, _RESTS if folder else 0)
            _check(app, name)
            if folder:
                folder.mkdir(parents=True, exist_ok=True)
                pygame.image.save(app.window.surface, folder / f"{name}.png")
            drawn += 1
        app.stack.clear()
    finally:
        app.close()
    return f"{drawn} pages at {size[0]}x{size[1]}"


def _settle(app: App, seconds: float) -> None:
    """Let a page go on for so long, and then until nothing on it moves any more."""
    began = time.monotonic()
    wanted = app.step()
    while (gone := time.monotonic() - began) < seconds or _goes_on(wanted, gone, seconds):
        time.sleep(0.02)
        wanted = app.step()
    while app.filling:
        wanted = app.step()
    for _ in range(3):
        if wanted is not None:
            wanted = app.step()


def _goes_on(wanted: float | None, gone: float, seconds: float) -> bool:
    """Whether a page that is waited for still moves after a time."""
    return bool(seconds) and wanted is not None and wanted < _MOVES and gone < _LONGEST


def _check(app: App, name: str) -> None:
    top = app.stack.top
    if name not in ("crash", "error") and isinstance(top, CrashScene | ErrorScene):
        raise Failed(f"the page {name} fails")
    surface = app.window.surface
    width, height = surface.get_size()
    spots = ((x, y) for x in range(0, width, _STEP) for y in range(0, height, _STEP))
    if len({tuple(surface.get_at(spot)) for spot in spots}) < _COLOURS:
        raise Failed(f"the page {name} is blank")
