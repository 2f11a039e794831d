"""From a game to its table and back to it: kept while it runs, taken up at the very decision."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from stupor.archive import Archive
from stupor.engine.codec import digest
from stupor.games.registry import MADE_UP, get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes import begin as beginning
from stupor.scenes.begin import begin, resume
from stupor.scenes.dialog import DialogPage
from stupor.scenes.rematch import rematch
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Pointer
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from stupor.table.session.thumbnail import CALM, SIZE
from tests.scenes.table_setup import SPEC, first, key
from tests.toys import TOY

from stupor.app import App  # isort: skip
from tests.support.windows import window


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    made = window((1280, 720))
    made.change(speed=0.0, first_game=False)
    yield made
    made.stack.clear()
    made.close()


def seated(app: App, kinds: str, **table: str) -> TableScene:
    """A new game at a table that keeps it, after its first decision."""
    seats = [make_seat(kind, SPEC, 5 + n) for n, kind in enumerate(kinds.split(","))]
    for number, seat in enumerate(seats):
        seat.name = f"Player {number + 1}"
    scene = begin(app, Session.new(SPEC, seats, 5, {"houses": "random"}, table))
    app.stack.reset(scene)
    app.step()
    scene.flow.choose(first(scene, "sail"))
    scene.flush()
    app.step()
    return scene


def kept(app: App) -> list[dict[str, object]]:
    [file] = app.archive.folder.glob("*.stupor")
    return [json.loads(line) for line in file.read_text().splitlines()]


def answer(page: DialogPage, name: str) -> None:
    widget = page.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        page.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def test_every_decision_is_in_the_file_before_anything_else_happens(app: App) -> None:
    scene = seated(app, "human,random")
    choices = [line["key"] for line in kept(app) if "key" in line]
    assert choices == [line["key"] for line in scene.flow.session.journal() if "key" in line]
    assert len(choices) == scene.flow.session.ply == 1


def test_a_table_left_at_once_leaves_nothing(app: App) -> None:
    seats = [make_seat("human", SPEC, 5), make_seat("random", SPEC, 6)]
    app.stack.reset(begin(app, Session.new(SPEC, seats, 5, {"houses": "random"})))
    app.step()
    app.stack.reset(TitleScene())
    assert app.archive.games() == []


def test_continue_on_the_title_stands_at_the_very_decision(app: App) -> None:
    scene = seated(app, "human,random", undo="sandbox", hints="off")
    state, asked = digest(scene.flow.session.state), scene.flow.decision
    scene.commands.leave()
    for _ in range(4):
        app.step()
    key(app.stack.top, "return")  # type: ignore[arg-type]
    app.step()
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again is not scene
    assert digest(again.flow.session.state) == state
    assert again.flow.decision == asked
    assert again.options == {"undo": "sandbox", "hints": "off"}
    key(again, "z")
    assert again.flow.session.ply == 0


def test_going_on_writes_into_the_same_file(app: App) -> None:
    scene = seated(app, "human,random")
    scene.commands.leave()
    before = kept(app)
    again = resume(app, app.archive.games()[0])
    assert isinstance(again, TableScene)
    app.stack.reset(again)
    app.step()
    key(again, "z")
    assert kept(app)[: len(before)] == before
    assert {"back": 0, "how": "undo"} in kept(app)


def test_people_who_share_the_screen_find_the_curtain_first(app: App) -> None:
    scene = seated(app, "human,human", hands="curtained")
    while scene.flow.next_human is None:
        asked = scene.flow.decision
        assert asked is not None
        scene.flow.choose(("pass",) if ("pass",) in asked.options else asked.options[0])
        scene.flush()
    mover = scene.flow.next_human
    app.stack.reset(TitleScene())
    app.stack.reset(resume(app, app.archive.games()[0]))
    app.step()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.next_seat.name == scene.flow.names[mover] == curtain.next_seat.badge.name
    assert curtain.lines
    curtain.on_open()
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.flow.viewer == mover


def test_open_hands_need_no_curtain(app: App) -> None:
    seated(app, "human,human", hands="open")
    app.stack.reset(TitleScene())
    app.stack.reset(resume(app, app.archive.games()[0]))
    app.step()
    assert isinstance(app.stack.top, TableScene)


def test_a_game_of_another_window_is_watched_or_copied(app: App, tmp_path: Path) -> None:
    seated(app, "human,random").commands.leave()
    game = app.archive.games()[0]
    held = Archive(tmp_path, get).open(game).writer
    assert held is not None
    before = game.path.read_bytes()
    page = resume(app, game)
    assert isinstance(page, DialogPage)
    assert page.title == beginning.ELSEWHERE
    app.stack.reset(page)
    app.step()
    answer(page, "copy")
    app.step()
    copy = app.stack.top
    assert isinstance(copy, TableScene)
    copy.flow.choose(copy.flow.decision.options[0])  # type: ignore[union-attr]
    assert len(app.archive.games()) == 2
    assert game.path.read_bytes() == before
    assert {found.branch for found in app.archive.games()} == {None, game.id}
    held.close()


def test_a_file_that_is_no_game_says_so_and_leads_to_the_title(app: App) -> None:
    seated(app, "human,random").commands.leave()
    game = app.archive.games()[0]
    game.path.write_text("a shopping list\n")
    page = resume(app, game)
    assert isinstance(page, DialogPage)
    assert page.title == beginning.UNREADABLE
    app.stack.reset(page)
    app.step()
    key(page, "escape")  # type: ignore[arg-type]
    assert isinstance(app.stack.top, TitleScene)
    assert game.path.read_text() == "a shopping list\n"


def damaged(app: App) -> tuple[Path, DialogPage]:
    """A page about a game with a damaged spot."""
    seated(app, "human,random").commands.leave()
    path = app.archive.games()[0].path
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, b"not a line\n", lines[-1]]))
    page = resume(app, path)
    assert isinstance(page, DialogPage)
    assert page.title == beginning.OLDER
    app.stack.reset(page)
    app.step()
    return path, page


def test_a_damaged_game_goes_on_after_a_word_and_stays_as_it_is(app: App) -> None:
    path, page = damaged(app)
    before = path.read_bytes()
    answer(page, "on")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.flow.choose(table.flow.decision.options[0]) is None  # type: ignore[union-attr]
    assert path.read_bytes() == before
    assert len(app.archive.games()) == 2


def test_whoever_does_not_go_on_leaves_the_game_to_others(app: App, tmp_path: Path) -> None:
    path, page = damaged(app)
    answer(page, "title")
    assert isinstance(app.stack.top, TitleScene)
    assert not Archive(tmp_path, get).open(path).watch


def test_a_rematch_keeps_the_habits_of_the_table(app: App) -> None:
    scene = seated(app, "human,random", undo="friendly", hints="off")
    again = rematch(app, scene.flow.session, 7)
    assert isinstance(again, TableScene)
    assert again.options == {"undo": "friendly", "hints": "off"}


def picture(app: App) -> Path:
    return app.archive.picture(app.archive.games()[0])


def settled(path: Path) -> pygame.Surface:
    for _ in range(500):
        if path.is_file():
            return pygame.image.load(path)
        pygame.time.wait(10)
    raise AssertionError("no picture was written")


def spread(shown: pygame.Surface, row: int) -> int:
    """How far apart the brightest and the darkest spot of a row are, right of the castle."""
    bright = [sum(shown.get_at((x, row))[:3]) for x in range(200, SIZE[0])]
    return max(bright) - min(bright)


def test_leaving_takes_a_picture_of_the_boards_without_the_hand(app: App) -> None:
    scene = seated(app, "human,random")
    for _ in range(3):
        app.step()
    scene.commands.leave()
    shown = settled(picture(app))
    assert shown.get_size() == SIZE
    assert spread(shown, SIZE[1] - 6) < 9
    assert spread(shown, SIZE[1] // 3) > 90


@pytest.mark.parametrize("hands", [False, True])
def test_no_picture_is_taken_where_it_would_be_all_hand(
    app: App, monkeypatch: pytest.MonkeyPatch, hands: bool
) -> None:
    """Given the plain face, which shows hands anywhere, then only a game without has pictures."""
    monkeypatch.setenv(MADE_UP, TOY)
    spec = replace(get(TOY), hands=hands)
    seats = [make_seat("human", spec, 5), make_seat("random", spec, 6)]
    scene = begin(app, Session.new(spec, seats, 5, {}))
    app.stack.reset(scene)
    app.step()
    scene.flow.choose(("rest",))
    scene.flow.flush()
    for _ in range(3):
        app.step()
    scene.commands.leave()
    pygame.time.wait(300)
    assert picture(app).exists() != hands
    if not hands:
        assert spread(settled(picture(app)), SIZE[1] // 3) > 90


def test_a_table_at_rest_takes_its_picture_once(app: App) -> None:
    scene = seated(app, "human,random")
    app.step()
    now = app.now()
    assert scene._thumbnail.tick(app, scene._anchors, now) is not None
    assert not picture(app).exists()
    assert scene._thumbnail.tick(app, scene._anchors, now + CALM) is None
    settled(picture(app))
    picture(app).unlink()
    assert scene._thumbnail.tick(app, scene._anchors, now + 9 * CALM) is None
    app.step()
    assert not picture(app).exists()


def test_the_end_of_a_game_is_pictured_before_the_score_covers_it(app: App) -> None:
    seats = [make_seat("random", SPEC, 5), make_seat("random", SPEC, 6)]
    scene = begin(app, Session.new(SPEC, seats, 5, {"houses": "random"}))
    app.stack.reset(scene)
    for _ in range(4000):
        app.step()
        scene.flush()
        if app.stack.top is not scene:
            break
    assert scene.flow.session.over
    assert not scene._thumbnail.waits
    settled(picture(app))


def test_a_branch_that_is_left_at_once_leaves_no_picture_behind(app: App) -> None:
    old = seated(app, "human,random").flow.session
    branch = old.branch(old.ply, [make_seat("human", SPEC, 1), make_seat("random", SPEC, 2)])
    scene = begin(app, branch, tips=False)
    app.stack.reset(scene)
    for _ in range(3):
        app.step()
    scene._thumbnail.tick(app, scene._anchors, app.now())
    scene._thumbnail.tick(app, scene._anchors, app.now() + CALM)
    scene.commands.leave()
    pygame.time.wait(300)
    named = branch.header["id"]
    assert not (app.archive.folder / f"{named}.jpg").exists()
