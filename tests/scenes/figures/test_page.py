"""The page of figures: sections, search, the player's file and its switch, and what it leads to."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.engine.codec import digest
from stupor.games.registry import get
from stupor.games.stupor_mundi.face.components.printed import shown_figures
from stupor.games.stupor_mundi.face.components.tiles import market_lots
from stupor.match.journal import corrected
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.dialog import DialogPage
from stupor.scenes.figures.chosen import corrected_words
from stupor.scenes.figures.rows import AREA, value_text
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.games.words import MARKS
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.lobby.start import table_scene
from stupor.scenes.notice import NoticeScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.stage.items import Label
from stupor.table.scene import TableScene
from tests.scenes.kit import click, keys_are_unique, press, words, write
from tests.support.windows import window

GOOD = '[castle.t2]\ncost = "3S"\n[market.3]\nblue.sell = "1G 5A"\n'
BAD = '[castle.t2]\ncost = "9S"\n\n[moon]\nmass = 1\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATA", "CONFIG", "LOG", "DOWNLOADS"):
        monkeypatch.setenv(f"STUPOR_{name}", str(tmp_path / name.lower()))
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def app(folder: Path) -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


def opened(app: App, text: str = "", query: str = "") -> FiguresScene:
    if text:
        (app.paths.user_data() / "figures.toml").write_text(text, encoding="utf-8")
    scene = FiguresScene(query)
    app.stack.reset(scene)
    app.step()
    return scene


def test_every_figure_stands_on_one_of_the_pages(app: App) -> None:
    scene = opened(app)
    seen = []
    while True:
        seen += [row.figure for row in scene.shown if row.figure is not None]
        assert keys_are_unique(scene)
        for row in scene.shown:
            assert AREA[1] <= row.y and row.y + 44 <= AREA[1] + AREA[3]
        if scene.controls.get("later") is None:
            break
        click(scene, "later")
    assert seen == scene.figures and len(seen) > 200


def test_a_section_is_opened_from_the_left(app: App) -> None:
    scene = opened(app)
    click(scene, "section.Solo cards")
    assert any(row.section == "Solo cards" for row in scene.shown)
    assert "solo.1" in words(scene)


def test_typing_searches_and_escape_clears_before_it_closes(app: App) -> None:
    scene = opened(app)
    write(scene, "treasury of frederick")
    assert {row.figure.component for row in scene.shown if row.figure} == {"palace.treasury"}
    press(scene, "escape")
    assert scene.query == "" and app.stack.top is scene
    write(scene, "frederick's palace")
    assert any(row.figure for row in scene.shown)
    press(scene, "escape")
    write(scene, "zebra")
    assert any("No value mentions" in text for text in words(scene))


def test_corrected_values_stand_beside_the_old_ones(app: App) -> None:
    scene = opened(app, GOOD)
    said = words(scene)
    assert "figures.toml corrects 2 values." in " ".join(said)
    labels = {item.key: item.text for item in scene.items() if isinstance(item, Label)}
    assert ("row1.value", "2S 1G") in labels.items() and ("row1.yours", "3S") in labels.items()


def test_problems_are_shown_with_their_lines(app: App) -> None:
    scene = opened(app, BAD)
    said = words(scene)
    assert {"Line 2", "Line 4", "castle.t2.cost", "moon"} <= set(said)
    assert "No such component" in said
    on = scene.controls.get("on")
    assert on is not None and on.asleep
    click(scene, "section.Castle Board")
    assert "castle.t2" in words(scene)
    click(scene, "section.problems")
    assert "Line 2" in words(scene)


def test_the_file_is_read_again(app: App) -> None:
    scene = opened(app, BAD)
    (app.paths.user_data() / "figures.toml").write_text(GOOD, encoding="utf-8")
    click(scene, "again")
    assert not scene.file.problems and not scene.shows_problems
    assert scene.controls.get("section.problems") is None


def test_a_file_to_begin_with_is_written(app: App) -> None:
    scene = opened(app)
    click(scene, "begin")
    assert isinstance(app.stack.top, NoticeScene)
    file = app.paths.user_data() / "figures.toml"
    assert "# [stupor_mundi.castle.t2]" in file.read_text(encoding="utf-8")
    assert scene.file.found and not scene.file.problems and scene.controls.get("begin") is None


def test_a_file_that_cannot_be_written_is_told_kindly(app: App) -> None:
    scene = opened(app)
    folder = app.paths.user_data()
    folder.rmdir()
    folder.write_text("in the way")
    click(scene, "begin")
    assert isinstance(app.stack.top, NoticeScene)
    assert app.stack.top.title == "The file could not be saved"


def test_new_games_use_the_corrections_once_the_player_agrees(app: App) -> None:
    scene = opened(app, GOOD)
    setup = LobbySetup(seed_text="5", values={"houses": "random"})
    plain = table_scene(app, setup)
    assert isinstance(plain, TableScene) and "figures" not in plain.flow.session.header["options"]
    click(scene, "on")
    assert app.settings.figures
    table = table_scene(app, setup)
    assert isinstance(table, TableScene)
    header = table.flow.session.header
    assert corrected(header) == 2
    assert corrected_words(header) == "Played with 2 corrected values."
    click(scene, "off")
    assert not app.settings.figures


def test_a_broken_file_is_told_before_a_game_begins_without_it(app: App) -> None:
    opened(app, BAD)
    app.change(figures=True)
    page = table_scene(app, LobbySetup(seed_text="5", values={"houses": "random"}))
    assert isinstance(page, DialogPage)
    app.stack.reset(page)
    app.step()
    widget = page.controls.get("without")
    assert widget is not None and widget.press is not None
    widget.press()
    table = app.stack.top
    assert isinstance(table, TableScene) and not corrected(table.flow.session.header)


def test_the_table_shows_what_the_corrections_print(app: App) -> None:
    spec = get("stupor_mundi")

    def table(figures: object) -> TableScene:
        seats = [make_seat("human", spec, 1) for _ in range(2)]
        options = {"houses": "random"} | ({"figures": figures} if figures else {})
        scene = TableScene(Session.new(spec, seats, 5, options))
        app.stack.reset(scene)
        app.step()
        return scene

    plain = table({})
    changed = table({"market.3": {"blue.sell": "1G 5A"}, "city.roma": {"ally1": 6}})
    changed.view()
    assert market_lots("market.3.blue")[0].coins == 5 and shown_figures()
    plain.view()
    assert market_lots("market.3.blue")[0].coins == 4 and not shown_figures()


def test_library_and_rulebook_lead_here(app: App) -> None:
    for scene in (LibraryScene(), RulebookScene()):
        app.stack.reset(scene)
        app.step()
        click(scene, "figures")  # type: ignore[arg-type]
        assert isinstance(app.stack.top, FiguresScene)


def test_a_list_of_games_marks_the_corrected_ones(app: App) -> None:
    assert MARKS["figures"][1] == "played with corrected values"


def test_values_are_shown_in_words() -> None:
    assert [value_text(value) for value in (True, False, 3, "2S")] == ["yes", "no", "3", "2S"]


def test_a_kept_game_is_taken_up_with_its_corrections_when_the_file_is_gone(app: App) -> None:
    opened(app, GOOD)
    app.change(figures=True)
    table = table_scene(app, LobbySetup(seed_text="5", values={"houses": "random"}))
    assert isinstance(table, TableScene)
    session = table.flow.session
    assert session.decision is not None
    session.play(session.decision.options[0])
    before = digest(session.state)
    app.stack.reset(LibraryScene())
    (app.paths.user_data() / "figures.toml").unlink()
    game = app.archive.last()
    assert game is not None and game.corrected == 2
    again = app.archive.open(game).session
    assert digest(again.state) == before and corrected(again.header) == 2


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_what_is_said_of_the_file_begins_below_the_sections(app: App, game: str) -> None:
    """Given a list of sections, then the words about the file take the room that it leaves."""
    app.use_game(game)
    scene = opened(app)
    sections = [w.rect for w in scene.controls.widgets if w.id.startswith("section.")]
    foot = max(y + h for _, y, _, h in sections)
    said = next(item for item in scene.items() if item.key == "file.said")
    head = next(item for item in scene.items() if item.key == "file.head")
    assert head.rect[1] > foot and said.rect[3] > 138
