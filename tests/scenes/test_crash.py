"""After a mistake of the game: what is safe is said, a report lies ready, and the game goes on."""

from __future__ import annotations

import io
import json
import os
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.app import App
from stupor.archive.report import read_report
from stupor.engine.codec import digest
from stupor.engine.notation import key_of
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform import paths
from stupor.program import bug_report as reporting
from stupor.scenes.begin import begin
from stupor.scenes.crash import CrashScene
from stupor.scenes.notice import NoticeScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Key, Pointer, Quit
from stupor.table.scene import TableScene
from tests.mutate.worlds import STRANGERS
from tests.support.layout_check import problems
from tests.support.patience import at_once
from tests.support.windows import window

DECISIONS = 5


@pytest.fixture()
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app that somebody sees, with folders of its own."""
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STUPOR_LOG", str(tmp_path / "log"))
    monkeypatch.setattr("stupor.platform.window.Window.visible", True)
    made = window((1280, 720))
    yield made
    made.close()


def seated(app: App, seed: int = 3) -> TableScene:
    """A kept game between two people in which a few decisions were made."""
    spec = get("stupor_mundi")
    seats = [make_seat("human", spec, number) for number in range(2)]
    table = begin(app, Session.new(spec, seats, seed, {}, {"hands": "open"}), tips=False)
    app.stack.reset(table)
    for _ in range(DECISIONS):
        decide(table)
    return table


def decide(table: TableScene) -> None:
    """The person whose turn it is decides, and everybody has seen it."""
    session = table.flow.session
    assert session.decision is not None
    session.play(session.decision.options[0])
    table.flow.resync()


def stumble(*_: object) -> None:
    raise KeyError("structure.7")


def crashed(app: App) -> CrashScene:
    app.step()
    app.step()
    assert isinstance(app.stack.top, CrashScene)
    return app.stack.top


def words(app: App) -> str:
    shown = [*app.stack.top.items(), *app.stack.top.overlay(0.0)] if app.stack.top else []
    return " | ".join(item.text for item in shown if hasattr(item, "text"))


def click(app: App, name: str) -> None:
    scene = app.stack.top
    assert isinstance(scene, CrashScene | NoticeScene)
    widget = scene.controls.get(name)
    assert widget is not None, f"there is no way {name}"
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def strike(app: App, name: str) -> None:
    for kind in ("down", "up"):
        app._handle(Key(kind, name))  # type: ignore[arg-type]


def reports() -> list[Path]:
    return sorted((paths.user_data() / "reports").glob("*.zip"))


def facts(path: Path) -> dict[str, object]:
    with zipfile.ZipFile(path) as packed:
        told: dict[str, object] = json.loads(packed.read("facts.json"))
    return told


def choices(journal: bytes) -> list[str]:
    lines = [json.loads(line) for line in journal.splitlines()]
    return [line["key"] for line in lines if "key" in line]


@pytest.mark.parametrize("broken", ["items", "overlay", "tick", "handle"])
def test_a_mistake_on_the_table_costs_no_decision(
    app: App, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(app)
    before = digest(table.flow.session.state)
    monkeypatch.setattr(table, broken, stumble)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    crashed(app)
    said = words(app)
    (report,) = reports()
    assert "Your game is safe" in said
    assert str(report) in said.replace("\n", "")
    assert "structure.7" in said
    assert problems(app) == []
    click(app, "resume")
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again is not table
    assert again.flow.session.ply == DECISIONS
    assert digest(again.flow.session.state) == before
    decide(again)
    assert len(choices(report_of(again))) == DECISIONS + 1


def report_of(table: TableScene) -> bytes:
    writer = table.flow.session.recorder
    assert writer is not None
    return Path(writer.path).read_bytes()  # type: ignore[attr-defined]


def test_the_report_reproduces_the_game(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(app)
    paths.user_log().write_text(f"read {Path.home() / 'board.webp'}")
    monkeypatch.setattr(table, "items", stumble)
    crashed(app)
    (report,) = reports()
    session = table.flow.session
    assert choices(read_report(report)) == [key_of(session.choice(n).option) for n in range(5)]
    told = facts(report)
    assert "stumble" in str(told["mistake"])
    assert told["game"]["ply"] == DECISIONS  # type: ignore[index]
    assert "TableScene" in told["window"]["scenes"]  # type: ignore[index]
    with zipfile.ZipFile(report) as packed:
        picture = pygame.image.load(io.BytesIO(packed.read("screenshot.jpg")))
        log = packed.read("stupor.log").decode()
    assert picture.get_size() == (1280, 720)
    assert log.startswith("read ~")
    assert str(Path.home()) not in log + json.dumps(told)


def test_a_choice_in_which_the_rules_break_is_in_the_report_alone(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(app)
    session = table.flow.session
    assert session.decision is not None
    tried = key_of(session.decision.options[0])
    with monkeypatch.context() as broken:
        broken.setattr(type(session.rules), "apply", stumble)
        broken.setattr(table, "tick", lambda _: decide(table))
        crashed(app)
    assert choices(read_report(reports()[0]))[DECISIONS:] == [tried]
    assert len(choices(report_of(table))) == DECISIONS


def test_the_same_mistake_twice_is_not_continued_a_third_time(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(app)
    monkeypatch.setattr(TableScene, "items", stumble)
    first = crashed(app)
    assert first.controls.get("resume") is not None
    click(app, "resume")
    second = crashed(app)
    assert second is not first
    assert second.controls.get("resume") is None
    assert "earlier moment" in words(app)
    click(app, "title")
    assert isinstance(app.stack.top, TitleScene)


def test_a_mistake_without_a_game_leads_back_to_the_title(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = TitleScene()
    app.stack.reset(title)
    monkeypatch.setattr(title, "drawn", stumble)
    page = crashed(app)
    assert page.controls.get("resume") is None
    assert "Your games are safe" in words(app)
    page.handle(Key("down", "escape"))
    assert isinstance(app.stack.top, TitleScene)
    app.step()
    assert isinstance(app.stack.top, TitleScene)


def test_a_mistake_in_the_first_page_is_told_like_any_other(app: App) -> None:
    class Stumbling(TitleScene):
        def enter(self) -> None:
            stumble()

    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run(Stumbling()) == 0
    assert "structure.7" in json.dumps(facts(reports()[0]))


def test_a_scene_that_cannot_even_be_left_is_left(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(app)
    for part in ("items", "leave", "removed"):
        monkeypatch.setattr(table, part, stumble)
    crashed(app)
    click(app, "resume")
    assert isinstance(app.stack.top, TableScene)
    assert app.stack.top.flow.session.ply == DECISIONS


def test_the_page_does_without_pictures_when_they_are_the_mistake(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(app)
    monkeypatch.setattr(TableScene, "items", stumble)
    monkeypatch.setattr(CrashScene, "_ground", stumble)
    page = crashed(app)
    app.step()
    assert app.stack.top is page
    assert page.plain
    assert "Your game is safe" in words(app)
    assert app._running


def test_a_page_that_cannot_be_shown_at_all_ends_the_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(app)
    monkeypatch.setattr(TableScene, "items", stumble)
    monkeypatch.setattr(CrashScene, "items", stumble)
    for _ in range(4):
        app.step()
    assert (app._running, app.status) == (False, 1)
    assert len(reports()) == 1


def test_decisions_that_are_not_on_disk_are_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(app)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        decide(table)
        disk.setattr(table, "items", stumble)
        crashed(app)
        said = words(app)
    assert "The last move could not be saved" in said
    assert "Your game is safe" not in said


def test_a_report_that_cannot_be_written_is_no_second_mistake(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError("no space left")

    table = seated(app)
    monkeypatch.setattr(reporting, "write_report", full)
    monkeypatch.setattr(table, "items", stumble)
    crashed(app)
    assert "The report could not be saved" in words(app)
    assert "Your game is safe" in words(app)


def test_a_report_goes_among_the_temporary_files_where_there_is_no_folder(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "file")
    monkeypatch.setattr(reporting, "own_temporary", lambda: tmp_path / "elsewhere")
    assert reporting.report(app).parent == tmp_path / "elsewhere" / "reports"


def test_a_stranger_in_the_place_of_the_reports_is_no_second_mishap(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    for number, make in enumerate(STRANGERS.values()):
        (tmp_path / "data" / "reports").mkdir(parents=True, exist_ok=True)
        make(tmp_path / "data" / "reports" / f"stupor-report-2025010{number}-000000.zip")
    with at_once():
        for _ in range(25):
            assert reporting.report(app).parent == tmp_path / "data" / "reports"


def test_without_any_place_for_a_report_that_is_said(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> Path:
        raise FileNotFoundError("no usable temporary directory")

    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "file")
    monkeypatch.setattr(reporting, "own_temporary", none)
    app.stack.push(TitleScene())
    app.failures.write_report()
    assert "The report could not be saved" in words(app)


def test_whatever_is_broken_the_rest_is_reported(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(app)
    for what in ("_system", "_window", "_journal", "_picture", "recent"):
        monkeypatch.setattr(reporting, what, stumble)
    found = reporting.gathered(app)
    assert found.facts["game"]["ply"] == table.flow.session.ply  # type: ignore[index]
    assert (found.journal, found.log, found.screenshot) == (b"", "", b"")
    assert found.settings["speed"] == 1.0


def test_f9_writes_a_report_on_the_table_and_lets_the_game_go_on(app: App) -> None:
    table = seated(app)
    app.step()
    strike(app, "f9")
    app.step()
    (report,) = reports()
    assert "Report saved" in words(app)
    assert str(report) in words(app).replace("\n", "")
    assert len(choices(read_report(report))) == DECISIONS
    assert facts(report)["mistake"] is None
    assert problems(app, allowed=lambda label: not label.key.startswith("ask/")) == []
    strike(app, "f9")
    assert len(reports()) == 1
    strike(app, "return")
    assert app.stack.top is table
    decide(table)
    assert len(choices(report_of(table))) == DECISIONS + 1


def test_f9_reports_what_was_undone_too(app: App) -> None:
    table = seated(app)
    session = table.flow.session
    session.go_back(session.ply - 1)
    strike(app, "f9")
    lines = [json.loads(line) for line in read_report(reports()[0]).splitlines()]
    assert {"back": DECISIONS - 1, "how": "undo"}.items() <= next(
        line for line in lines if "back" in line
    ).items()
    seats = list(session.seats)
    again = Session.replay(get("stupor_mundi"), seats, lines)
    assert digest(again.state) == digest(session.state)


def test_f9_works_on_any_page(app: App) -> None:
    app.stack.reset(TitleScene())
    app.step()
    strike(app, "f9")
    (report,) = reports()
    assert "journal.stupor" not in zipfile.ZipFile(report).namelist()
    assert "this game" not in words(app)
    strike(app, "escape")
    assert isinstance(app.stack.top, TitleScene)


def test_the_page_of_keys_names_f9(app: App) -> None:
    app.stack.reset(KeysScene())
    assert "F9: report a bug" in words(app)


def test_the_folder_is_shown_when_asked_for(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr("stupor.platform.desktop.shows_folders", lambda: True)
    monkeypatch.setattr(
        "stupor.platform.desktop.subprocess.Popen", lambda command, **_: asked.append(command)
    )
    app.stack.reset(TitleScene())
    strike(app, "f9")
    click(app, "show")
    assert len(asked) == 1
    assert str(reports()[0].parent) in asked[0][-1]
    assert isinstance(app.stack.top, NoticeScene)


def test_a_mistake_in_a_thread_is_told_once_and_the_game_goes_on(app: App) -> None:
    table = seated(app)
    app.step()
    for _ in range(2):
        thread = threading.Thread(
            target=app.failures.uncaught, args=(KeyError("lost page"), "the copyist")
        )
        thread.start()
        thread.join()
    app.step()
    assert isinstance(app.stack.top, NoticeScene)
    assert "lost page" in str(facts(reports()[0])["mistake"])
    strike(app, "escape")
    app.step()
    assert app.stack.top is table
    assert len(reports()) == 1


def test_a_mistake_that_ends_the_program_leaves_a_report(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    app.failures.uncaught(KeyError("at the end"))
    assert str(reports()[0]) in capsys.readouterr().err


def test_the_window_can_be_closed_on_the_page(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(app)
    monkeypatch.setattr(TableScene, "items", stumble)
    crashed(app)
    app._handle(Quit())
    assert not app._running


def test_closing_by_its_button_tells_the_system_that_something_was_wrong(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(app)
    monkeypatch.setattr(TableScene, "items", stumble)
    crashed(app)
    click(app, "close")
    assert (app._running, app.status) == (False, 1)


def test_where_nobody_sees_the_window_a_mistake_is_raised(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(app)
    monkeypatch.setattr("stupor.platform.window.Window.visible", False)
    monkeypatch.setattr(TableScene, "items", stumble)
    with pytest.raises(KeyError, match=r"structure\.7"):
        app.step()
