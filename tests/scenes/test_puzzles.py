"""Puzzles are chosen, missed and solved by mouse, keyboard and pad, in any order of a line."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from itertools import permutations
from pathlib import Path

import pytest

from stupor import language
from stupor.app import App
from stupor.engine.notation import Option
from stupor.games import registry
from stupor.platform.languages import words_of
from stupor.puzzles.puzzle import MOST, THEMES, TURN, WIN, Puzzle
from stupor.puzzles.referee import Verdict
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.puzzles import table as puzzle_table
from stupor.scenes.puzzles.panel import MissedTry, PanelContent, PuzzlePanel
from stupor.scenes.puzzles.picture import RIM, PuzzlePicture, _fitted
from stupor.scenes.puzzles.scene import PuzzlesScene
from stupor.scenes.puzzles.shelf import PuzzleShelf
from stupor.scenes.puzzles.table import PuzzleTable
from stupor.scenes.puzzles.words import score_of
from stupor.scenes.ruler import Ruler
from stupor.stage.geometry import centre
from stupor.stage.items import Group, Label
from stupor.stage.pointer import Key
from stupor.table.trace import way_of
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.scenes.mouse_bot import MouseBot
from tests.scenes.pad_bot import known_pad
from tests.support.windows import window

GAME = "burgundy"
#: The other game is tried where there is time.
GAMES = (GAME, pytest.param("stupor_mundi", marks=pytest.mark.exhaustive))
#: In so many frames what is left of a round has gone by.
INCOMES = 200
TODAY = date(2026, 11, 24)
#: A player who makes one choice at a table.
Say = Callable[[PuzzleTable, Option], None]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0, first_game=False)
    made.use_game(GAME)
    monkeypatch.setattr(puzzle_table, "STANDS", 0.0)
    yield made
    made.close()


def page(app: App) -> PuzzlesScene:
    """The page of puzzles, on a day."""
    scene = PuzzlesScene(TODAY)
    app.stack.reset(scene)
    app.step()
    return scene


def table(app: App) -> PuzzleTable:
    """The table on top."""
    top = app.stack.top
    assert isinstance(top, PuzzleTable)
    return top


def one_of(scene: PuzzlesScene, theme: str) -> Puzzle:
    """The first puzzle of a theme."""
    return next(one for one in scene.shelf.puzzles if one.theme == theme)


def three(scene: PuzzlesScene) -> list[Puzzle]:
    """One puzzle of three themes."""
    known = {one.theme for one in scene.shelf.puzzles}
    return [one_of(scene, theme) for theme in THEMES if theme in known][:3]


def solve(app: App, puzzle: Puzzle, say: Say) -> None:
    """Make all choices of the kept line; a seal that asks once more is pressed once more."""
    for option in puzzle.line:
        scene = table(app)
        ply = scene.flow.session.ply
        say(scene, option)
        if scene.flow.session.ply == ply:
            say(scene, option)
        scene.flow.flush()
        app.step()


def seal_of(scene: PuzzleTable) -> str:
    """What is written at the seal."""
    found = [i for i in scene.items() if isinstance(i, Label) and i.key.endswith("seal.words")]
    return found[0].text


def judged(app: App) -> Verdict:
    """What is said of a line when the rest of the round has gone by, incomes and all."""
    for _ in range(INCOMES):
        if (verdict := table(app).verdict) is not None:
            return verdict
        app.step()
        table(app).flow.flush()
    raise AssertionError("nothing is said of the line")


def by_mouse(scene: PuzzleTable, option: Option) -> None:
    ways = [
        way for g in scene.hit_test.affordances.of(option) if (way := way_of(scene.hit_test, g))
    ]
    bot = MouseBot(scene.handle, 1)
    way = next((one for one in ways if "button" not in one), ways[0])
    if "button" in way:
        bot._button(str(way["button"]), way["at"])
    elif way["quick"]:
        bot.click(way["grip"])
    else:
        bot.drag(way)


def press(app: App, name: str) -> None:
    """Click a button of the panel."""
    scene = table(app)
    widget = scene.panel.controls.get(name)
    assert widget is not None, name
    MouseBot(scene.handle, 1).click(centre(widget.rect))
    app.step()


def miss(app: App) -> PuzzleTable:
    """End the turn at once."""
    scene = table(app)
    for _ in range(2):
        scene.handle(Key("down", "end"))
        app.step()
    assert scene.verdict is not None and not scene.verdict.solved
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_solves_three_puzzles(app: App, game: str) -> None:
    app.use_game(game)
    scene = page(app)
    for number, puzzle in enumerate(three(scene)):
        scene.choose(puzzle.theme)
        widget = scene.controls.get(f"solve.{puzzle.id}")
        assert widget is not None
        MouseBot(scene.handle, 1).click(centre(widget.rect))
        app.step()
        solve(app, puzzle, by_mouse)
        assert judged(app).solved
        assert scene.shelf.solved(list(scene.shelf.puzzles)) == number + 1
        press(app, "leave")
    assert app.stack.top is scene


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pad", [False, True], ids=["keyboard", "pad"])
def test_keys_and_pad_solve_three_puzzles(app: App, game: str, pad: bool) -> None:
    app.use_game(game)
    scene = page(app)
    bot = FocusBot(app, known_pad(app) if pad else keyboard(app), 3, pad)

    def by_keys(at: PuzzleTable, option: Option) -> None:
        bot.say(at, at.hit_test.affordances.of(option)[0])

    for puzzle in three(scene):
        scene.choose(puzzle.theme)
        bot.choose(scene, f"solve.{puzzle.id}")
        app.step()
        solve(app, puzzle, by_keys)
        assert judged(app).solved
        table(app).leave_table()
    assert scene.shelf.solved(list(scene.shelf.puzzles)) == 3


def test_every_order_of_a_line_that_the_rules_allow_is_accepted(app: App) -> None:
    scene = page(app)
    puzzle = min(
        (one for one in scene.shelf.puzzles if one.theme == TURN), key=lambda one: len(one.line)
    )
    accepted = 0
    for order in permutations(puzzle.line[:-1]):
        shown = PuzzleTable(scene.shelf, puzzle)
        rules, state = shown.flow.rules, shown.flow.session.state.clone()
        line = [*order, puzzle.line[-1]]
        for option in line:
            if option not in rules.legal(state):
                break
            rules.apply(state, option)
        else:
            assert shown.referee.ended(state) and shown.referee.verdict(state, line).solved
            accepted += 1
    assert accepted


def test_what_is_left_of_a_last_round_is_several_turns(app: App) -> None:
    """In Stupor Mundi the rival has passed: turns follow each other, then both have incomes."""
    app.use_game("stupor_mundi")
    scene = page(app)
    several = (one for one in scene.shelf.puzzles if one.line.count(("end",)) > 1)
    puzzle = min((one for one in several if one.theme == MOST), key=lambda one: len(one.line))
    scene.open(puzzle)
    app.step()
    solve(app, puzzle, by_mouse)
    assert judged(app).own == puzzle.goal


def test_others_answer_what_they_are_asked_now(app: App) -> None:
    """Given an answer to a question that was taken back, then nobody gives it to the next one."""
    app.use_game("stupor_mundi")
    scene = page(app)
    several = (one for one in scene.shelf.puzzles if one.line.count(("end",)) > 1)
    puzzle = min((one for one in several if one.theme == MOST), key=lambda one: len(one.line))
    shown = PuzzleTable(scene.shelf, puzzle)
    app.stack.reset(shown)
    session = shown.flow.session
    for option in puzzle.line:
        if shown.referee.answer(session.state) is None:
            session.play(option)
    asked = shown.referee.answer(session.state)
    shown._rival.held = ("taken back",)
    shown.tick(app.now())
    assert asked is not None and session.choice(session.ply - 1).option == asked


def test_a_try_that_misses_is_told_and_counted(app: App) -> None:
    scene = page(app)
    puzzle = one_of(scene, MOST)
    scene.open(puzzle)
    app.step()
    shown = miss(app)
    assert len(shown.tries) == scene.shelf.of(puzzle).tries == 1
    assert any("Not yet" in item.text for item in shown.overlay(0) if isinstance(item, Label))
    press(app, "over")
    again = table(app)
    assert again is not shown and again.tries == shown.tries and again.flow.session.ply == 0


def test_the_buttons_of_a_narrow_panel_are_set_in_one_size(app: App) -> None:
    """Given words of any length, then buttons are as wide, and letters may be a third larger."""
    scene = page(app)
    scene.open(one_of(scene, MOST))
    app.step()
    panel = table(app).panel
    panel.place((0.0, 0.0, 306.0, 210.0), table(app)._presses(wide=False))
    assert len({round(widget.rect[2]) for widget in panel.controls.widgets}) == 1
    said = [item for item in panel.items(table(app).now_shown()) if isinstance(item, Label)]
    keys = {f"puzzle.{widget.id}.words" for widget in panel.controls.widgets}
    ruler, told = Ruler(app), [item for item in said if item.key in keys]
    large = [(item.text, ruler.width(item.text, item.face, 1.3 * item.size)) for item in told]
    assert len(told) == 3 and all(wide <= told[0].rect[2] for _, wide in large), large


def test_a_score_is_told_as_the_language_has_it() -> None:
    """Given points against points, then French says “54 à 56”."""
    verdict = Verdict(False, 54, 56)
    assert score_of(verdict) == "54 : 56"
    language.speak(words_of("fr"))
    try:
        assert score_of(verdict) == "54 à 56"
    finally:
        language.speak(language.ENGLISH)


def test_three_hints_open_one_by_one(app: App) -> None:
    scene = page(app)
    puzzle = one_of(scene, WIN)
    scene.open(puzzle)
    app.step()
    shown = table(app)
    for count in (1, 2, 3):
        shown.handle(Key("down", "n"))
        assert len(shown.told_hints) == count
    press(app, "hint")  # it sleeps now
    assert scene.shelf.of(puzzle).hints == 3
    solve(app, puzzle, by_mouse)
    assert scene.shelf.of(puzzle).hinted


def test_the_second_hint_says_what_the_turn_is_for(app: App) -> None:
    scene = page(app)
    for puzzle in scene.shelf.puzzles[:4]:
        shown = PuzzleTable(scene.shelf, puzzle, hints=2)
        app.stack.replace(shown)
        assert " It " in shown.told_hints[1] or " The turn " in shown.told_hints[1]


def test_the_first_hint_points_to_what_is_there_already(app: App) -> None:
    """Given an empty storage, then no hint sends one to what it holds."""
    app.use_game("burgundy")
    scene = page(app)
    empty = 0
    for puzzle in scene.shelf.puzzles:
        shown = PuzzleTable(scene.shelf, puzzle, hints=1)
        app.stack.replace(shown)
        first = shown.flow.session.decision
        assert first is not None
        if not any(option[0] == "place" for option in first.options):
            empty += 1
            assert "your storage" not in shown.told_hints[0], puzzle.id
        if empty == 3:
            return
    raise AssertionError("every puzzle begins with a placing")


def test_the_keys_of_a_puzzle_are_those_of_the_settings(app: App) -> None:
    app.settings = replace(app.settings, keys={"next_hint": "f5", "start_over": "f6"})
    scene = page(app)
    scene.open(one_of(scene, WIN))
    app.step()
    shown = table(app)
    shown.handle(Key("down", "n"))
    assert not shown.told_hints
    shown.handle(Key("down", "f5"))
    assert shown.told_hints
    assert {one.tip for one in shown.panel.controls.widgets} >= {
        "Hint. Key: F5",
        "Reset. Key: F6",
    }
    shown.handle(Key("down", "f6"))
    assert app.stack.top is not shown


def test_giving_up_shows_a_line_and_counts_as_nothing(app: App) -> None:
    scene = page(app)
    puzzle = one_of(scene, TURN)
    scene.open(puzzle)
    app.step()
    press(app, "give")
    shown = table(app)
    assert shown.verdict is not None and shown.verdict.solved
    assert not scene.shelf.of(puzzle).solved
    assert "Solved" not in shown.status_text and shown.now_shown().given_up
    written = {item.text for item in shown.items() if isinstance(item, Label)}
    assert "Solution" in written and "Solved!" not in written


def test_the_seal_at_the_end_of_a_game_goes_on_as_enter_does(app: App) -> None:
    """Given a puzzle of the last round, when it is over, then nothing speaks of a score sheet."""
    scene = page(app)
    scene.open(one_of(scene, WIN))
    app.step()
    press(app, "give")
    shown = table(app)
    words = {seal_of(shown)} if shown.flow.session.over else set()
    for _ in range(INCOMES):
        app.step()
        words |= {seal_of(shown)} if shown.flow.session.over else set()
    assert shown.flow.session.over
    assert words == {"Next puzzle"}, "also while incomes are still on their way"
    shown.commands.seal()
    assert table(app) is not shown


def test_escape_asks_what_is_to_be_done(app: App) -> None:
    scene = page(app)
    scene.confirm()
    app.step()
    table(app).handle(Key("down", "escape"))
    asked = app.stack.top
    assert isinstance(asked, DialogScene)
    assert [one.id for one in asked.answers] == ["hint", "over", "give", "leave", "stay"]
    assert asked.answers[-1].words == "Resume", "as the menu of a table says it"
    asked.answers[3].press()
    assert app.stack.top is scene


def test_puzzles_of_all_themes_lie_beside_each_other_the_easy_ones_first(app: App) -> None:
    scene = page(app)
    shown = scene.shelf.shown()
    assert sorted(one.id for one in shown) == sorted(one.id for one in scene.shelf.puzzles)
    assert [one.level for one in shown] == sorted(one.level for one in shown)
    easy = [one.theme for one in shown if one.level == 1]
    assert len(set(easy[:3])) == min(3, len(set(easy)))


def test_a_puzzle_says_what_it_would_come_to_as_it_stands(app: App) -> None:
    """Given somebody who does nothing, then what was told is what comes of it."""
    scene = page(app)
    scene.open(one_of(scene, MOST))
    told = table(app).now_shown().now
    assert told
    shown = miss(app)
    assert shown.tries[-1].score == told
    assert shown.now_shown().now == ""


def test_the_next_puzzle_is_one_that_is_not_solved(app: App) -> None:
    scene = page(app)
    puzzle = one_of(scene, TURN)
    scene.open(puzzle)
    app.step()
    solve(app, puzzle, by_mouse)
    table(app).handle(Key("down", "return"))
    assert table(app).puzzle != puzzle


def test_a_second_stroke_of_enter_leaves_the_verdict_in_sight(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a puzzle that was just solved, Enter goes on only after it has been said."""
    scene = page(app)
    puzzle = one_of(scene, TURN)
    monkeypatch.setattr(puzzle_table, "STANDS", float("inf"))
    scene.open(puzzle)
    app.step()
    solve(app, puzzle, by_mouse)
    shown = table(app)
    shown.handle(Key("down", "return"))
    shown.commands.seal()
    assert table(app) is shown and shown.status_text.startswith("Solved!")


def test_pictures_come_one_a_frame(app: App) -> None:
    scene = page(app)
    for _ in range(20):
        app.step()
    groups = [item for item in scene.items() if isinstance(item, Group)]
    assert len(groups) == 1 + len(scene.here)


def test_themes_difficulty_and_pages_sift_the_cards(app: App) -> None:
    scene = page(app)
    scene.choose(TURN)
    assert {one.theme for one in scene.here} == {TURN}
    first = scene.here
    scene.handle(Key("down", "page down"))
    assert scene.page == 1 and scene.here != first
    scene.grade(1)
    assert scene.page == 0 and {one.level for one in scene.here} == {1}


def test_the_goal_on_the_ribbon_gives_way_to_a_question_that_is_asked_at_once(app: App) -> None:
    scene = page(app)
    scene.open(one_of(scene, WIN))
    app.step()
    assert ribbon(app) == table(app).status_text
    table(app).handle(Key("down", "end"))
    app.step()
    assert table(app).flow.session.ply == 0, "it is asked whether that is meant"
    assert ribbon(app) and ribbon(app) != table(app).status_text


def test_a_question_of_its_own_is_asked_on_the_ribbon_in_place_of_the_goal(app: App) -> None:
    """Given a line with a ship, when it asks which depot is loaded, then the ribbon says so."""
    scene = page(app)
    puzzle = next(p for p in scene.shelf.puzzles if any(o[0] == "ship" for o in p.line))
    scene.open(puzzle)
    app.step()
    for option in puzzle.line:
        shown = table(app)
        if option[0] == "ship":
            assert shown.status_text == ""
            assert ribbon(app) == "Ship: click the lit goods of a depot."
            return
        assert shown.status_text or shown.flow.decision.kind != "turn"  # type: ignore[union-attr]
        by_mouse(shown, option)
        shown.flow.flush()
        app.step()


def ribbon(app: App) -> str:
    """What the ribbon says."""
    scene = table(app)
    found = [item for item in scene.overlay(app.now()) if item.key == "ribbon"]
    assert len(found) == 1 and isinstance(found[0], Label)
    return found[0].text


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_no_words_are_cut_in_the_small_pictures(game: str) -> None:
    """Given a small window, then figures that have no room in a picture are left out of it."""
    small = window((960, 540), painted=False)
    small.use_game(game)
    scene = PuzzlesScene(TODAY)
    small.stack.reset(scene)
    for _ in range(12):
        small.step()
    groups = [item for item in scene.items() if isinstance(item, Group)]
    words = [one for group in groups for one in group.parts if isinstance(one, Label)]
    k, fitted = small.camera.k, small.renderer.text.fitted
    shown = {one.text: fitted(one, round(one.rect[2] * k), round(one.rect[3] * k), k)
             for one in words if one.text}  # fmt: skip
    small.close()
    assert shown and not [text for text, fit in shown.items() if fit.truncated]


def test_a_figure_of_a_small_picture_may_leave_its_box_rather_than_be_cut() -> None:
    """Given a score in its laurel, made small, then its room is wider about the same middle."""
    score = Label("own/laurel.vp", 1, (40.0, 10.0, 30.0, 20.0), "148", "number", 24)
    small = _fitted(score, 0.3, (0.0, 0.0, 690.0, 640.0))
    assert isinstance(small, Label)
    x, _, w, _ = small.rect
    assert w > 30.0 * 0.3 * 1.5 and x + w / 2 == pytest.approx((40.0 + 15.0) * 0.3)


def test_no_words_of_a_small_picture_lie_on_its_frame() -> None:
    """Given words beside the frame of a board, made small, then they grow to its inside alone."""
    whole = Label("own/whole", 1, (17.0, 600.0, 120.0, 20.0), "regions completed", "bold", 19)
    small = _fitted(whole, 0.5, (0.0, 0.0, 690.0, 640.0))
    assert isinstance(small, Label)
    assert small.rect[0] >= RIM * 0.5 and small.rect[2] > 60.0


def test_the_levels_are_written_in_one_size(app: App) -> None:
    """Given crowns that leave some levels less room, then the words of all are as large."""
    told = [
        item
        for item in page(app).items()
        if isinstance(item, Label) and item.key.startswith("level.") and item.key.endswith(".words")
    ]
    assert len(told) == 4 and all(
        {text for text, _ in one.peers} == {i.text for i in told} for one in told
    )


@pytest.mark.parametrize("high", [156.0, 212.0, 272.0, 392.0, 848.0])
def test_a_row_of_a_narrow_panel_is_higher_than_its_words(high: float) -> None:
    panel = PuzzlePanel()
    panel.place((1606.0, 100.0, 306.0, high), [DialogButton("hint", "Hint", list)])
    items = panel.items(PanelContent("", (), (MissedTry("x", "3"),), now="54 : 56"))
    rows = [one.rect for one in items if one.key in ("puzzle.try0", "puzzle.now")]
    assert all(row[3] >= 30.0 for row in rows), "letters of small windows are as high as 24"
    assert all(row[1] + row[3] < 100.0 + high - 50.0 for row in rows), "over the buttons"


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_pictures_are_as_wide_in_a_window_of_another_form(game: str) -> None:
    """Given 1024x768, whose table has a long narrow castle, then pictures are those of any page."""
    spec = registry.get(game)
    found = []
    for size in ((1280, 720), (1024, 768)):
        made = window(size, painted=False)
        made.use_game(game)
        puzzle = PuzzleShelf(made, game, date(2026, 11, 24)).puzzles[0]
        [group] = PuzzlePicture(made, spec, puzzle).items("one", (0.0, 0.0, 200.0, 200.0))
        found.append(group.rect)
        made.close()
    assert found[0] == found[1] and min(found[0][2:]) > 150
