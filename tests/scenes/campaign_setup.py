"""A campaign to look at: finished and unfinished games of chapters, and chapters of one's own."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from stupor.app import App
from stupor.archive.results import FinishedGame, UnfinishedGame
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import own_folder
from stupor.match.seats import HUMAN
from stupor.platform import paths

LIFE = paths.levels() / "campaign"
#: What the picture of the design shows: 11 points and two crowns.
REACHED = (
    ("01-jesi", 84, "Duke", True),
    ("02-palermo", 81, "Duke", False),
    ("03-puer-apuliae", 66, "Feudal Lord", True),
    ("04-rome", 41, "Knight", False),
)


def deed(
    profile: str, chapter: str, score: int, title: str, seal: bool, **more: Any
) -> FinishedGame:
    """A finished game of a chapter."""
    name = more.pop("id", f"{chapter}-{score}")
    fields = {
        "path": Path(f"/nowhere/{name}.stupor"),
        "began": datetime.now(UTC) - timedelta(days=more.pop("days", 1)),
        "kinds": (HUMAN,),
        "marks": (),
        **more,
    }
    return FinishedGame(
        id=name, names=("Vassal",), traits=("savoy",), scores=(score,), winners=(0,),
        categories={}, rounds=6, reason="castle", title=title, seal=seal, options={},
        chapter=chapter, profile=profile, persons=(0,), **fields,
    )  # fmt: skip


def left(profile: str, chapter: str) -> UnfinishedGame:
    """An unfinished game of a chapter."""
    return UnfinishedGame("left", Path("/nowhere/left.stupor"), datetime.now(UTC), chapter, profile)


def life_so_far(app: App, patch: pytest.MonkeyPatch, *begun: str, more: Any = ()) -> None:
    """Let the current profile have played the first four chapters."""
    me = app.archive.profiles.current().id
    deeds = [deed(me, *reached) for reached in REACHED] + [deed(me, *one) for one in more]
    patch.setattr(app.archive, "finished_games", lambda: deeds)
    patch.setattr(app.archive, "unfinished_games", lambda: [left(me, name) for name in begun])


def own_chapter(app: App, name: str, text: str | None = None, copy: str = "08-cortenuova") -> Path:
    """Put a chapter of the player's own where it belongs: that text, or a copy of the game's."""
    folder = own_folder(app)
    folder.mkdir(parents=True, exist_ok=True)
    goal = folder / f"{name}.toml"
    if text is None:
        shutil.copy(LIFE / f"{copy}.toml", goal)
    else:
        goal.write_text(text, encoding="utf-8")
    return goal
