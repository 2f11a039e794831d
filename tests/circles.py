"""Circles of imports: modules of ours that lead to each other, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


@cache
def imports() -> dict[str, set[str]]:
    """Whom each module names, also inside functions and for types alone."""
    files = {name_of(path): path for path in (ROOT / "stupor").rglob("*.py")}
    return {name: named_in(path, files) - {name} for name, path in files.items()}


def name_of(path: Path) -> str:
    """A module by its file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named_in(path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of ours that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            inner = {f"{base}.{alias.name}" for alias in node.names}
            found |= inner | {base} if not inner <= set(known) else inner
    return found & set(known)


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The circles of a graph, the largest first (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    pile: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        pile.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
            if other in pile:
                low[name] = min(low[name], low[other])
        if low[name] == order[name]:
            at = pile.index(name)
            found.append(sorted(pile[at:]))
            del pile[at:]

    for name in sorted(graph):
        if name not in order:
            visit(name)
    return sorted((circle for circle in found if len(circle) > 1), key=len, reverse=True)
