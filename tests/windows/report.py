"""The table of a run: what was tried, how long it took, what was seen."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from typing import NamedTuple


class Row(NamedTuple):
    """One step of the run."""

    name: str
    seconds: float
    seen: str
    passed: bool


def tried(name: str, step: Callable[[], str]) -> Row:
    """Take a step; what goes wrong in it is what was seen."""
    began = time.monotonic()
    try:
        seen, passed = step(), True
    except Exception as why:
        traceback.print_exc()
        seen, passed = f"{type(why).__name__}: {why}"[:300], False
    row = Row(name, time.monotonic() - began, seen, passed)
    print(line_of(row), flush=True)
    return row


def line_of(row: Row) -> str:
    """A row as it is printed."""
    mark = "ok    " if row.passed else "FAILED"
    return f"{mark}  {row.seconds:6.1f} s  {row.name}: {' '.join(row.seen.split())}"


def table_of(rows: list[Row]) -> str:
    """All rows for a paper."""
    lines = ["| step | seconds | seen |", "|---|---|---|"]
    for row in rows:
        seen = " ".join(row.seen.split()).replace("|", "\\|")
        lines.append(
            f"| {row.name} | {row.seconds:.0f} | {'' if row.passed else '**failed**: '}{seen} |"
        )
    return "\n".join(lines)
