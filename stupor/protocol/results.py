"""The end of a game for people and for programs, and what players are called in a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stupor.engine.rules import Result, Tie

#: Letters in a column of the score sheet, unless a name has more.
COLUMN: Final = 16


def sheet(people: Sequence[str], result: Result, corrected: int = 0) -> list[str]:
    """The score sheet as lines of text; some figures may have been corrected."""
    lines = ["", f"The game is over: {result.reason}."]
    wide = max(COLUMN, *(len(name) + 2 for name in people))
    lines += [_row(category, points, wide) for category, points in result.categories.items()]
    lines += [_row("", people, wide), _row("total", result.scores, wide)]
    lines.append("Winner: " + (", ".join(people[seat] for seat in result.winners) or "nobody"))
    if result.tie is not None:
        counts = zip(result.tie.seats, result.tie.counts, strict=True)
        told = ", ".join(f"{people[seat]} {count}" for seat, count in counts)
        lines.append(f"Level on points; {result.tie.by}: {told}")
    if result.title is not None:
        lines.append(f"Title: {result.title}")
    if corrected:
        lines.append(f"Corrected figures: {corrected}")
    return lines


def _row(head: str, cells: Sequence[object], wide: int) -> str:
    return f"{head:12}" + "".join(f"{cell!s:>{wide}}" for cell in cells)


def result_json(result: Result) -> dict[str, Any]:
    """How a game ended as JSON values, but for the scores."""
    return {
        "winners": list(result.winners),
        "tie_break": None if result.tie is None else _tie_json(result.tie, result.winners),
        "categories": {name: list(points) for name, points in result.categories.items()},
        "reason": result.reason,
        "title": result.title,
        **({} if result.seal is None else {"seal": result.seal}),
    }


def _tie_json(tie: Tie, winners: Sequence[int]) -> dict[str, Any]:
    return {
        "seats": list(tie.seats),
        "by": tie.by,
        "counts": list(tie.counts),
        "shared": len(winners) > 1,
    }


def numbered(names: Sequence[str]) -> list[str]:
    """The names with the number of the chair, so that no two are the same."""
    return [f"{name} {number}" for number, name in enumerate(names, start=1)]


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, numbered only when two are the same.

    >>> told_apart(["Anna", "Knight"]), told_apart(["Knight", "Knight"])
    (['Anna', 'Knight'], ['Knight 1', 'Knight 2'])
    """
    return list(names) if len(set(names)) == len(names) else numbered(names)
