"""A hash of the code that plays, so that results of different versions are never mixed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData

ROOT: Final = Path(__file__).parents[1]
#: Packages that a bot's choice can depend on.
PLAYER_PACKAGES: Final = ("ai", "engine", "games")
#: Folders that it cannot depend on, and what compilers leave behind.
SKIPPED: Final = {"face", "rooms", "lessons", "book", "sheet", "__pycache__"}
BUILD_OUTPUT: Final = {".pyc", ".so", ".pyd", ".c", ".h"}


@cache
def fingerprint() -> str:
    """Equal for equal rules, bots and weights, compiled or not."""
    digest = hashlib.sha256()
    for path in sorted(_files()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def check_code(code: str) -> None:
    """BadData unless that is the fingerprint of this code: all workers must play alike."""
    if code != fingerprint():
        raise BadData(
            f"a worker runs another version: {fingerprint()}, not {code}; install the same one"
        )


def _files() -> Iterator[Path]:
    for package in PLAYER_PACKAGES:
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and path.suffix not in BUILD_OUTPUT and not SKIPPED & set(path.parts):
                yield path
