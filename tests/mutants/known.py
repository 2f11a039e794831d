"""Faults that change nothing which a rule could tell: equivalent.toml says of each why."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.faults import Fault

LIST = Path(__file__).with_name("equivalent.toml")
Key = tuple[str, str, str, str, int]


def equivalents(path: Path = LIST) -> dict[Key, str]:
    """The reasons, by module, function, text of the line, change and number in the function."""
    told = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return {
        (one["module"], one["function"], one["line"], one["change"], one.get("nth", 0)): one["why"]
        for one in told
    }


def gone(known: Iterable[Key], faults: Iterable[Fault]) -> list[Key]:
    """What is listed but no fault any more: its line was changed."""
    there = {fault.key for fault in faults}
    return [key for key in known if key not in there]
