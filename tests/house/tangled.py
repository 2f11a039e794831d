"""Functions with more ways through them than B allows, and the few that read best so."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from radon.complexity import cc_visit

from tests.house.source import files

#: Worse than B, as radon counts: more than ten ways through a function.
WAYS: Final = 10
FILE: Final = Path(__file__).with_name("tangled.toml")


@cache
def found() -> Mapping[str, int]:
    """All of them, as `stupor/file.py: function`, with the number of their ways."""
    worse = {}
    for file in files():
        for block in cc_visit(file.text):
            if block.letter != "C" and block.complexity > WAYS:
                name = getattr(block, "fullname", block.name)
                worse[f"stupor/{file.path.as_posix()}: {name}"] = block.complexity
    return worse


@cache
def reasons() -> Mapping[str, str]:
    """Why some of them stay as they are, kept in tangled.toml."""
    told: dict[str, str] = tomllib.loads(FILE.read_text("utf-8"))
    return told


def to_untangle() -> Mapping[str, int]:
    """Those that nothing speaks for."""
    return {name: ways for name, ways in found().items() if name not in reasons()}


def told() -> list[str]:
    """A line for each function, and the reason of those that stay."""
    stay = [f"{found()[name]:3} {name} – {why}" for name, why in reasons().items()]
    return [f"{ways:3} {name}" for name, ways in sorted(to_untangle().items())] + stay
