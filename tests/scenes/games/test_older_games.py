"""The games on the shelf of older versions, opened on the page of games: a table or a score."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.rooms.ceremony.scene import CeremonyScene
from stupor.scenes.begin import resume
from stupor.scenes.dialog import DialogPage
from stupor.scenes.games.sections import FINISHED, RUNNING
from stupor.scenes.score.scene import ScoreScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.table.scene import TableScene
from tests.archive.test_shelf import GAMES
from tests.scenes.games.acting import opened
from tests.scenes.kit import click, words


@pytest.mark.parametrize(("file", "facts"), GAMES.values(), ids=GAMES)
def test_an_older_game_is_opened_from_the_page(
    bare: App, file: Path, facts: dict[str, Any]
) -> None:
    """Given its file among the games: a running one comes to its table, the end to its score."""
    bare.archive.folder.mkdir(parents=True)
    path = Path(shutil.copy(file, bare.archive.folder))
    over = facts["winners"] is not None
    page = opened(bare, FINISHED if over else RUNNING)
    (entry,) = page.entries
    assert [player.name for player in entry.players] == [name for _, name in facts["chairs"]]
    scene = resume(bare, path)
    bare.stack.reset(scene)
    bare.step()
    if isinstance(scene, DialogPage):
        click(scene, "on")
        bare.step()
    if not over:
        table = next(shown for shown in bare.stack.scenes() if isinstance(shown, TableScene))
        assert table.flow.session.ply == facts["choices"]
        bare.stack.clear()
        return
    assert isinstance(scene, TimelineScene)
    scene.go(scene.flow.last)
    scene.show_score()
    bare.step()
    sheet = bare.stack.top
    assert isinstance(sheet, ScoreScene | WinnerScene | CeremonyScene)
    if isinstance(sheet, WinnerScene):
        sheet.finish()
    if isinstance(sheet, CeremonyScene):
        assert [sheet.ceremony.score] == facts["scores"]
    else:
        assert {str(score) for score in facts["scores"]} <= set(words(sheet))
