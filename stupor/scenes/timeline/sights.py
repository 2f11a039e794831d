"""Who may see which hand in a game as it was: while it runs, nobody learns what is still hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stupor.match.session import Session
from stupor.match.way_back import SANDBOX
from stupor.table.session.flow import TurnFlow


class Sights(NamedTuple):
    """The chair to look from first, the chairs whose hand may be seen, and whose leave it takes."""

    first: int
    open: frozenset[int]
    agree: tuple[int, ...]


def sights_of(
    game: TurnFlow | Session, options: Mapping[str, object], viewer: int | None = None
) -> Sights:
    """What may be seen of a game; whoever looks at its table already sees the own hand."""
    flow, session = (game, game.session) if isinstance(game, TurnFlow) else (None, game)
    humans = [seat for seat, chair in enumerate(session.seats) if chair.human]
    if viewer is None:
        viewer = flow.viewer if flow is not None else humans[0] if humans else 0
    if session.over:
        return Sights(viewer, frozenset(range(len(session.seats))), ())
    shared = len(humans) > 1
    eyes = None if flow is None else flow.eyes
    seen = (
        humans if not shared or options.get("hands") == "open" else [] if eyes is None else [eyes]
    )
    asked = humans if shared and session.mode != SANDBOX else []
    return Sights(viewer, frozenset(seen), tuple(asked))
