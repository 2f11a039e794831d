"""Kept games for the pages that list them: told ones, and real ones played by bots."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from stupor.archive import Archive
from stupor.archive.game import KeptGame
from stupor.engine.game import Game
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session

NOW = datetime(2026, 11, 21, 14, 5, tzinfo=UTC)
SPEC = get("stupor_mundi")


def game(**facts: Any) -> KeptGame:
    """A game as the archive tells of it: two people in the middle of it, unless said otherwise."""
    usual: dict[str, Any] = {
        "id": "one",
        "path": Path("/games/one.stupor"),
        "began": NOW,
        "played": NOW,
        "names": ["Mario", "Lena"],
        "kinds": ["human", "human"],
        "standing": {"round": 1, "scores": [0, 0], "houses": [None, None], "seat": 0},
        "ply": 7,
        "over": None,
        "marks": (),
        "branch": None,
        "problem": None,
        "game": "stupor_mundi",
    }
    return KeptGame(**{**usual, **facts})


def played(
    archive: Archive, seats: int, choices: int | None, seed: int = 3, spec: Game = SPEC
) -> str:
    """A game of bots kept in an archive, so many choices long or to its end; returns its id."""
    chairs = [make_seat("random", spec, seed + number) for number in range(seats)]
    session = Session.new(spec, chairs, seed, {})
    writer = archive.keep(session)
    while not session.over and (choices is None or session.ply < choices):
        session.poll()
    writer.close()
    return writer.id
