"""A fingerprint of the code that plays, so that outcomes of different players are never mixed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData

ROOT: Final = Path(__file__).parents[1]
#: What a choice can depend on.
PLAYING: Final = ("ai", "engine", "games")
#: What it cannot depend on, and what compilers leave behind.
ASIDE: Final = {"face", "rooms", "lessons", "book", "sheet", "__pycache__"}
COMPILED: Final = {".pyc", ".so", ".pyd", ".c", ".h"}


@cache
def fingerprint() -> str:
    """Equal for equal rules, bots and weights, compiled or not."""
    digest = hashlib.sha256()
    for path in sorted(_files()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def check_code(code: str) -> None:
    """BadData where that is not the fingerprint here: other machines must play alike."""
    if code != fingerprint():
        raise BadData(
            f"a worker runs another version: {fingerprint()}, not {code}; install the same one"
        )


def _files() -> Iterator[Path]:
    for package in PLAYING:
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and path.suffix not in COMPILED and not ASIDE & set(path.parts):
                yield path
