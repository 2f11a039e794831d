"""The short run: what a player of Windows does first, where Wine is up to it.

What goes wrong before the game itself is started is the network's, the machine's or Wine's, and the
run is skipped. A step that fails is taken once more, and only while a bare window hears a click.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from stupor.games import registry
from tests.e2e.window import SIZE
from tests.windows import commands, steps, wine
from tests.windows.folder import Installed
from tests.windows.machine import machine
from tests.windows.report import Row, tried
from tests.windows.screen import WineScreen

#: Under others nobody has seen the game yet: what fails there may be Wine's.
SEEN: Final = ("wine-8.",)
#: Seconds for a window of nothing but pygame.
BARE: Final = 180.0
_LISTEN: Final = f"""
import pygame
pygame.display.set_mode({SIZE})
while pygame.MOUSEBUTTONDOWN not in (event.type for event in pygame.event.get()):
    pygame.time.wait(20)
"""
Step = tuple[str, Callable[[], str]]


class Unfit(Exception):
    """This machine's Wine cannot be played in."""


def run() -> tuple[list[Row], str]:
    """What the steps have seen, and why there are no more of them."""
    rows: list[Row] = []
    try:
        if not (version := wine.version()).startswith(SEEN):
            raise Unfit(f"tried under {', '.join(SEEN)} only, not under {version}")
        with machine() as (screen, game):
            print(f"prepared: {game.fill()}", flush=True)
            hear_a_click(screen, game)
            rows += map(partial(_taken, partial(hear_a_click, screen, game)), _steps(screen, game))
    except Exception as why:  # a mistake of the game is in its row
        traceback.print_exc()
        return rows, f"{type(why).__name__}: {why}"[:300]
    return rows, ""


def hear_a_click(screen: WineScreen, game: Installed) -> None:
    """A window without the game opens and hears the mouse."""
    process = game.wine.start(*game.python("-c", _LISTEN, console=False))
    end = time.monotonic() + BARE
    try:
        while process.poll() is None:
            if time.monotonic() > end:
                raise Unfit("a bare window hears no click")
            screen.click(SIZE[0] / 2, SIZE[1] / 2)
            time.sleep(0.5)
    finally:
        process.kill()
    if process.returncode:
        raise Unfit(f"a bare window ends with {process.returncode}")


def _steps(screen: WineScreen, game: Installed) -> Iterator[Step]:
    yield "title without a console", partial(steps.see_title, screen, game)
    for name in registry.names():
        play = partial(steps.play_on_after_a_kill, screen, game, name)
        yield f"{name}: turn, kill, Continue, turn", play
    yield "selftest", partial(commands.pass_selftest, game)


def _taken(fit: Callable[[], None], step: Step) -> Row:
    """A step, once more where it fails; while Wine itself is fit, it is then the game's fault."""
    row = tried(*step)
    if row.passed:
        return row
    fit()
    again = tried(f"{step[0]}, once more", step[1])
    if not again.passed:
        fit()
    return again
