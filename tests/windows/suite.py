"""The parts of the test suite that need no window, run by the Python of Windows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from tests.windows.folder import Installed
from tests.windows.report import Row, tried

#: No numpy: it aborts under Wine 8, so what reads sounds with it stays out. Coverage and many
#: processes are not needed.
LIBRARIES: Final = ("pytest", "hypothesis", "babel", "colorama")
PARTS: Final = ("files", "engine", "match", "stage", "archive", "protocol", "platform")
MEASURING: Final = "tests/platform/test_sound_files.py"
LONG: Final = 1800.0


def pass_all(game: Installed) -> Iterator[Row]:
    """A row for each part."""
    for part in PARTS:
        yield tried(f"tests/{part}", partial(pass_part, game, part))


def pass_part(game: Installed, part: str) -> str:
    """The tests of a folder; what is skipped is told."""
    options = ("-q", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider")
    chosen = ("-m", "not window", f"--ignore={MEASURING}", f"tests/{part}")
    words = ("-m", "pytest", "-p", "tests.windows.lacking", *options, *chosen)
    status, said = game.wine.call(
        *game.python(*words), seconds=LONG, folder=game.folder, SDL_VIDEODRIVER="dummy"
    )
    print(said[-6000:] if status else "", end="")
    counted = re.findall(r"^\d+ .* in [\d.]+s.*$", said, re.MULTILINE)
    assert counted, f"it ended before its end: {said[-600:]}"
    assert status == 0, "; ".join([*re.findall(r"^(?:FAILED|ERROR) .*$", said, re.M), *counted])
    return str(counted[-1])
