"""Archives for the page of games: a full one, an empty one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from stupor.app import App
from stupor.archive import Archive
from tests.scenes.games.kept import SPEC, played
from tests.support.windows import window


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of games of one to four seats, running and finished; copied for each test."""
    root = tmp_path_factory.mktemp("shelf")
    archive = Archive(root, lambda _: SPEC)
    for seats in (1, 2, 3, 4):
        played(archive, seats, 6 + seats)
        played(archive, seats, None)
    for seed in range(8):
        played(archive, 2, 4, seed)
    return root


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720))
    yield made
    made.stack.clear()
    made.close()


@pytest.fixture()
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    monkeypatch.setenv("STUPOR_DOWNLOADS", str(folder))
    return folder


@pytest.fixture()
def full(app: App, shelf: Path, tmp_path: Path, downloads: Path) -> App:
    """The app with that archive."""
    shutil.copytree(shelf, tmp_path / "data", dirs_exist_ok=True)
    app.__dict__["archive"] = Archive(tmp_path / "data", lambda _: SPEC)
    return app


@pytest.fixture()
def bare(app: App, tmp_path: Path, downloads: Path) -> App:
    """The app with an empty archive."""
    app.__dict__["archive"] = Archive(tmp_path / "data", lambda _: SPEC)
    return app
