"""`stupor selftest`: tries the program out where it is installed, and says what works."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData
from stupor.files.terminal import say

Step = tuple[str, Callable[[], str]]
SIZE: Final = (1280, 720)
_FOLDERS: Final = ("STUPOR_DATA", "STUPOR_CONFIG", "STUPOR_LOG", "STUPOR_DOWNLOADS")


def selftest() -> int:
    """Play, save, kill, load and draw in folders of its own; 0 if all works, 1 if not."""
    with _apart() as folder:
        failures = sum(not _passes(*step) for step in _steps(folder))
    say("everything works" if not failures else f"{failures} of the checks failed", flush=True)
    return 1 if failures else 0


def take_pictures(folder: Path, size: tuple[int, int], only: Collection[str]) -> int:
    """Keep a picture of every scene, or of some."""
    with _apart():
        from stupor.selftest.pictures import draws_every_scene

        return int(not _passes("pictures", partial(draws_every_scene, size, folder, only)))


def be_killed(folder: Path) -> int:
    """Play until somebody puts an end to it."""
    from stupor.selftest import games

    return games.be_killed(folder)


def _steps(folder: Path) -> Iterator[Step]:
    # imported late: what cannot be imported is a trial that fails, not a traceback
    def games(name: str, *arguments: object) -> str:
        from stupor.selftest import games

        return str(getattr(games, name)(*arguments))

    def scenes() -> str:
        from stupor.selftest.pictures import draws_every_scene

        return draws_every_scene(SIZE)

    yield (
        "a game between computers is played and saved",
        partial(games, "plays_a_game", folder / "game"),
    )
    yield "a computer thinks in its own process", partial(games, "thinks_beside")
    yield "a killed game loses nothing", partial(games, "survives_a_kill", folder / "kill")
    yield "every page is drawn", scenes


def _passes(name: str, trial: Callable[[], str]) -> bool:
    began = time.monotonic()
    try:
        said = trial()
    except Exception as why:
        say(f"FAILED  {name}: {type(why).__name__}: {why}", flush=True)
        return False
    say(f"ok      {name} ({said}, {time.monotonic() - began:.1f} s)", flush=True)
    return True


def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder that goes when all is done; BadData where there is no place for one."""
    try:
        return tempfile.TemporaryDirectory(prefix="stupor-selftest-", ignore_cleanup_errors=True)
    except OSError as why:
        raise BadData(
            f"cannot create a temporary folder ({why.strerror}); set TMPDIR to another one"
        ) from why


@contextmanager
def _apart() -> Iterator[Path]:
    """Leave the player's folders alone, and use no screen and no sound where there are none."""
    before = dict(os.environ)
    screens = any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if sys.platform.startswith("linux") and not screens:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with _folder() as made:
        os.environ.update({name: str(Path(made) / name.lower()) for name in _FOLDERS})
        try:
            yield Path(made)
        finally:
            os.environ.clear()
            os.environ.update(before)
