"""How much is measured: the size of the record, or with --small the least that gives a figure."""

from __future__ import annotations

import os
from typing import Final

#: Handed on to child processes; set by `python -m tests.bench --small`.
VARIABLE: Final = "BENCH_SMALL"


def size(usual: int, least: int = 1) -> int:
    """The usual size, or the least in a small run."""
    return least if os.environ.get(VARIABLE) else usual
