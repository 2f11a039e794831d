"""The source as trees: each file is read once, and what is asked of it is a walk."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
OURS: Final = ROOT / "stupor"
FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class File(NamedTuple):
    """One file of the program."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        """How long it is."""
        return self.text.count("\n")


@cache
def files() -> tuple[File, ...]:
    """Every file of the program, in the order of their paths."""
    found = []
    for path in sorted(OURS.rglob("*.py")):
        text = path.read_text("utf-8")
        found.append(File(path.relative_to(OURS), text, ast.parse(text)))
    return tuple(found)


def functions() -> Iterator[FunctionNode]:
    """Every function and method."""
    for file in files():
        yield from (node for node in ast.walk(file.tree) if isinstance(node, FunctionNode))


def classes() -> Iterator[ast.ClassDef]:
    """Every class."""
    for file in files():
        yield from (node for node in ast.walk(file.tree) if isinstance(node, ast.ClassDef))
