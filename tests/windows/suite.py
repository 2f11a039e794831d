"""The parts of the test suite that need no window, run by the Python of Windows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from tests.windows.folder import Installed
from tests.windows.report import Row, tried

#: No numpy: it aborts under Wine 8, so what reads sounds with it stays out. Coverage and many
#: processes are not needed.
LIBRARIES: Final = ("pytest", "hypothesis", "babel", "colorama")
PARTS: Final = (
    "files",
    "engine",
    "match",
    "stage",
    "archive",
    "protocol",
    "platform",
    "toy",
)
#: It measures with numpy, and it reads words in the workshop, which stays at home.
LEFT_OUT: Final = ("tests/platform/test_sound_files.py", "tests/protocol/test_plain_words.py")
LONG: Final = 3600.0


def pass_all(game: Installed) -> Iterator[Row]:
    """A row for each part."""
    for part in PARTS:
        yield tried(f"tests/{part}", partial(pass_part, game, part))


def pass_part(game: Installed, part: str) -> str:
    """The tests of a folder; what is skipped is told."""
    options = ("-q", "-rfs", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider")
    left_out = (f"--ignore={name}" for name in LEFT_OUT)
    chosen = ("-m", "not window and not exhaustive", *left_out, f"tests/{part}")
    words = ("-m", "pytest", "-p", "tests.windows.lacking", *options, *chosen)
    status, said = game.wine.call(
        *game.python(*words), seconds=LONG, folder=game.folder, SDL_VIDEODRIVER="dummy"
    )
    print(said[-6000:] if status else "", end="")
    counted = re.findall(r"^\d+ .* in [\d.]+s.*$", said, re.MULTILINE)
    assert counted, f"it ended before its end: {said[-600:]}"
    assert status == 0, "; ".join([*re.findall(r"^(?:FAILED|ERROR) .*$", said, re.M), *counted])
    return "; ".join([counted[-1].strip(), *why_skipped(said)])


def why_skipped(said: str) -> list[str]:
    """The reasons for which tests were skipped, the most frequent first."""
    found: Counter[str] = Counter()
    for times, why in re.findall(r"^SKIPPED \[(\d+)\] [^:]+(?::\d+)?: (.*)$", said, re.MULTILINE):
        found[why.strip()] += int(times)
    return [f"{times} × {why}" for why, times in found.most_common()]
