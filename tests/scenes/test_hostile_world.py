"""Every page opens over folders in which somebody has put whatever a disk can hold, and says so."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from stupor.app import App
from stupor.archive.folder import SUFFIX
from stupor.archive.reading import MOST_LINES
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.platform import paths
from stupor.scenes.begin import resume
from stupor.scenes.crash import CrashScene
from stupor.scenes.error import ErrorScene
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.games.importing import dropped
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.games.sections import FINISHED, FOUND, RUNNING, TRASH
from stupor.scenes.library import LibraryScene
from stupor.scenes.scene import Scene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.statistics.scene import StatisticsScene, save
from stupor.scenes.title.scene import TitleScene
from stupor.table.session.thumbnail import _write
from tests.languages.pseudo import told
from tests.mutate import worlds
from tests.mutate.worlds import NO_TEXT, POSIX, STRANGERS
from tests.support.patience import at_once
from tests.support.windows import window

#: The thread that takes pictures may not stumble either.
_THREADS = "error::pytest.PytestUnhandledThreadExceptionWarning"
pytestmark = [POSIX, pytest.mark.filterwarnings(_THREADS)]
SECTIONS = (RUNNING, FINISHED, TRASH, FOUND)
PAGES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "solo": SoloScene,
    "library": LibraryScene,
    "chronicle": StatisticsScene,
    "figures": FiguresScene,
    "campaign": CampaignScene,
    "settings": SettingsScene,
    "keys": KeysScene,
    **{section: lambda section=section: GamesScene(section) for section in SECTIONS},  # type: ignore[misc]
}


@pytest.fixture
def app(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[App]:
    """An app in such a world."""
    for name, folder in worlds.fill(tmp_path).items():
        monkeypatch.setenv(f"STUPOR_{name.upper()}", str(folder))
    with at_once():
        made = window(getattr(request, "param", (1280, 720)), painted=False)
    yield made
    made.stack.clear()
    made.close()


def settle(app: App) -> str:
    """Let a page look everything up; all that it says then."""
    for _ in range(200):
        wanted = app.step()
        if wanted is None or wanted > 0.1:
            break
    assert not isinstance(app.stack.top, CrashScene | ErrorScene)
    said = "\n".join(told(app))
    assert said.strip()
    return said


@pytest.mark.parametrize(
    "app",
    [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.exhaustive)],
    indirect=True,
)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_opens(app: App, name: str) -> None:
    with at_once():
        app.stack.reset(PAGES[name]())
        settle(app)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_card_of_the_library_says_what_is_wrong(app: App, section: str) -> None:
    page = GamesScene(section)
    with at_once():
        app.stack.reset(page)
        settle(app)
        page.shelves.go_on()
        seen = ""
        for entry in list(page.entries):
            page.choose(entry.id)
            seen += settle(app)
            assert not entry.problem or entry.problem in seen
    strangers = [name for name in STRANGERS if name in seen]
    assert strangers == (list(STRANGERS) if section in (RUNNING, TRASH) else [])
    assert section != FOUND or "\ufffdname" in seen


def test_every_game_is_opened_or_says_why_not(app: App) -> None:
    for path in sorted(app.archive.folder.iterdir()):
        if path.suffix == SUFFIX:
            with at_once():
                app.stack.reset(resume(app, path))
                settle(app)


@pytest.mark.parametrize("many", [12, pytest.param(40, marks=pytest.mark.exhaustive)])
def test_everything_can_be_done_with_everything(app: App, many: int) -> None:
    """What cannot be is told in a notice; nothing is lost on the way to the trash and back."""
    before = sorted(path.name for path in app.archive.folder.iterdir())
    page = GamesScene(RUNNING)
    app.stack.reset(page)
    settle(app)
    page.shelves.go_on()
    with at_once():
        for entry in list(page.entries)[:many]:
            page.choose(entry.id)
            for action in ("export", "delete"):
                page.do(action)
                settle(app)
                while app.stack.top is not page:
                    app.stack.pop()
            page.actions.put_back()
            settle(app)
    after = sorted(path.name for path in app.archive.folder.iterdir())
    assert len(after) == len(before)


@pytest.mark.parametrize("name", [*STRANGERS, NO_TEXT])
def test_whatever_is_dropped_on_the_title_is_told(app: App, name: str) -> None:
    title = TitleScene()
    app.stack.reset(title)
    settle(app)
    with at_once():
        dropped(app, str(paths.downloads() / f"{name}.stupor"))
        said = settle(app)
    assert "cannot be imported" in said or "Game imported" in said or "Games" in said


def test_the_page_of_settings_says_what_became_of_the_file(app: App) -> None:
    app.stack.reset(SettingsScene())
    assert "settings.json.broken" in settle(app)
    app.change(text=125)
    page = SettingsScene()
    app.stack.reset(page)
    assert "are saved" in settle(app)


def test_settings_that_cannot_be_kept_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path / "file"))
    made = App((1280, 720), sound=False)
    made.change(text=125)
    made.stack.reset(SettingsScene())
    assert "until you quit" in settle(made)
    made.stack.clear()
    made.close()


def test_the_profiles_are_found_again(app: App) -> None:
    with at_once():
        app.stack.reset(CampaignScene())
        assert "profiles.json.broken" in settle(app)
        app.stack.push(ProfilesScene())
        settle(app)


def test_every_chapter_that_cannot_be_read_says_why(app: App) -> None:
    page = CampaignScene()
    app.stack.reset(page)
    settle(app)
    while app.stack.top is not page:
        app.stack.pop()
    page.open_list("own")
    with at_once():
        for entry in page.entries:
            page.choose(entry.name)
            assert "is not a valid chapter" in settle(app)
    names = {entry.name.removeprefix("own/") for entry in page.entries}
    assert names == {*STRANGERS, *worlds.TABLES, NO_TEXT}


def test_the_chronicle_is_saved(app: App) -> None:
    deeds = app.archive.finished_games()
    goal = save(app, deeds, date(2026, 11, 21))
    assert deeds and goal is not None and goal.stat().st_size
    settle(app)


@pytest.mark.parametrize("name", STRANGERS)
def test_the_picture_of_a_table_never_waits(app: App, tmp_path: Path, name: str) -> None:
    """It is written by a thread that the end of the game waits for."""
    (tmp_path / "pictures").mkdir()
    for path in ("a.jpg", "a.part.jpg"):
        STRANGERS[name](tmp_path / "pictures" / path)
    with at_once():
        _write(app.window.surface, tmp_path / "pictures" / "a.jpg")
    assert os.path.lexists(tmp_path / "pictures" / "a.jpg")


def test_the_title_reads_no_more_than_there_can_be(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many lines a file has: work is counted, not timed."""
    lines: dict[str, int] = {}
    from stupor.archive import game, reading

    real = reading._line

    def counted(raw: bytes, header: bool = False) -> object:
        lines["now"] = lines.get("now", 0) + 1
        return real(raw, header)

    monkeypatch.setattr(reading, "_line", counted)
    for path in app.archive.folder.glob(f"*{SUFFIX}"):
        lines["now"] = 0
        game.look_at(path)
        assert lines["now"] <= MOST_LINES + 50
