"""The folder that PyInstaller builds on Windows: it is built there, and tries itself out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Final

from tests.windows.commands import SELFTEST
from tests.windows.folder import Installed
from tests.windows.report import Row, tried

TOOLS: Final = ("pyinstaller", "pillow", "pywin32-ctypes", "pefile", "setuptools")
LONG: Final = 1800.0


def pass_all(game: Installed) -> Iterator[Row]:
    """Build, then try."""
    built = tried("PyInstaller", partial(build, game))
    yield built
    if built.passed:
        yield tried("selftest of the folder", partial(pass_selftest, game))
        yield tried("title of the folder", partial(show_title, game))


def build(game: Installed) -> str:
    """The folder, with its size."""
    words = ("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "build_exe.spec")
    status, said = game.wine.call(*game.python(*words), seconds=LONG, folder=game.folder)
    assert status == 0, said[-1500:]
    folder = game.folder / "dist" / "stupor"
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    return f"{size / 1e6:.0f} MB; {', '.join(sorted(file.name for file in folder.glob('*.exe')))}"


def pass_selftest(game: Installed) -> str:
    """The program with a console tries itself out."""
    door = game.wine.path(game.folder / "dist" / "stupor" / "stupor-door.exe")
    status, said = game.wine.call(
        "wine", door, "selftest", seconds=SELFTEST, SDL_VIDEODRIVER="dummy"
    )
    assert status == 0, said
    return said


def show_title(game: Installed) -> str:
    """The program without a console opens its window."""
    program = game.folder / "dist" / "stupor" / "stupor.exe"
    trace = game.wine.drive / "built.jsonl"
    words = (game.wine.path(program), "--seats", "human,random", "--trace", game.wine.path(trace))
    began = time.monotonic()
    game.wine.launch("wine", "start", *words)
    while not (trace.exists() and "options" in trace.read_text(encoding="utf-8")):
        assert time.monotonic() - began < 90, "no table is shown"
        time.sleep(0.1)
    game.wine.call("wine", "taskkill", "/f", "/im", "stupor.exe", seconds=30)
    return f"a table asks after {time.monotonic() - began:.1f} s, no console"
