"""Every lesson runs to its end through the mouse; wrong moves are refused; nothing is covered."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.engine.notation import Option, key_of
from stupor.games import registry
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.lessons.lesson import Lesson
from stupor.lessons.progress import READ_FIRST, LessonProgress
from stupor.scenes.dialog import DialogScene
from stupor.scenes.lessons.commands import NOT_THE_SEAL
from stupor.scenes.lessons.demonstration import PATIENCE
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.lessons.plate import TeacherPlate
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.widgets import inset
from stupor.stage.geometry import centre, inside, overlap
from stupor.stage.items import Label
from stupor.stage.pointer import Key, Pointer
from stupor.table.first_game import FirstGameTable
from stupor.table.trace import way_of
from tests.languages.pseudo import told
from tests.scenes.mouse_bot import MouseBot
from tests.support.windows import window

#: What a free turn is played with, so that the test does not lose itself in choices.
SIMPLE = ("play", "end", "done")
#: What is said before the seal wastes what is left of a turn.
SEAL_AGAIN = "Press the seal again"
NAMES = [lesson.id for lesson in LESSONS]
#: Every lesson of every game.
TAUGHT = [(game, lesson) for game in registry.GAMES for lesson in required_lessons(game).LESSONS]
TAUGHT_NAMES = [f"{game}-{lesson.id}" for game, lesson in TAUGHT]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.close()


def teach(app: App, lesson: Lesson, game: str = "stupor_mundi") -> LessonScene:
    """Sit down at a lesson, with the list of lessons behind it."""
    app.use_game(game)
    app.stack.reset(LearnScene())
    scene = LessonScene(game, lesson)
    app.stack.push(scene)
    settle(app, scene)
    return scene


def settle(app: App, scene: LessonScene) -> None:
    """Let the other House move until the player is asked or has something to read."""
    for _ in range(400):
        app.step()
        scene.flush()
        scene.tick(app.now())
        asked = scene.flow.session.decision
        if scene.progress.over or (asked is not None and asked.seat == 0 and scene.flow.decision):
            return
    raise AssertionError("the other House does not move")


def here(app: App) -> LessonScene:
    top = app.stack.top
    assert isinstance(top, LessonScene)
    return top


def click_on(app: App, scene: LessonScene, name: str) -> None:
    """Press a button of the teacher's plate."""
    assert scene.teacher is not None
    widget = scene.teacher.controls.get(name)
    assert widget is not None, name
    x, y, w, h = widget.rect
    MouseBot(scene.handle, 1).click((x + w / 2, y + h / 2))
    app.step()


def do(scene: LessonScene, option: Option) -> None:
    """Make a choice with the mouse."""
    bot = MouseBot(scene.handle, 1)
    gestures = [g for g in scene.hit_test.affordances.of(option) if not g.follow]
    ways = [way for g in gestures if (way := way_of(scene.hit_test, g))]
    assert ways, f"{key_of(option)} cannot be reached"
    way = next((w for w in ways if "button" not in w), ways[0])
    if option == ("pass",):
        way = next(w for w in ways if "button" in w)
    if "button" in way:
        bot._button(str(way["button"]), way["at"])
    elif way["quick"]:
        bot.click(way["grip"])
    else:
        bot.drag(way)


def run(
    app: App, lesson: Lesson, before: Callable[[LessonScene], None], game: str = "stupor_mundi"
) -> LessonScene:
    """Play a lesson to its end as the teacher wishes."""
    scene = teach(app, lesson, game)
    for _ in range(120):
        if scene.progress.over:
            return scene
        settle(app, scene)
        before(scene)
        if scene.progress.step.reading:
            click_on(app, scene, "next")
            continue
        asked = scene.flow.decision
        assert asked is not None
        wanted = scene.progress.wanted(asked.options)
        assert wanted, f"step {scene.progress.at} of {lesson.id} wants nothing that is legal"
        simple = [option for option in wanted if option[0] in SIMPLE]
        ply, option = scene.flow.session.ply, (simple or wanted)[0]
        do(scene, option)
        app.step()
        if scene.flow.session.ply == ply and option == ("end",):
            assert any(SEAL_AGAIN in words for words in told(app))
            do(scene, option)
            app.step()
        assert scene.flow.session.ply > ply, f"{key_of(option)} was not taken"
    raise AssertionError(f"{lesson.id} does not end")


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=TAUGHT_NAMES)
def test_a_lesson_runs_to_its_end_with_the_mouse(app: App, game: str, lesson: Lesson) -> None:
    def looks_right(scene: LessonScene) -> None:
        check_plate(scene)
        check_names(scene)

    scene = run(app, lesson, looks_right, game)
    assert lesson.id in app.settings.lessons
    app.step()
    scene.handle(Key("down", "escape"))
    assert isinstance(app.stack.top, LearnScene)


def check_plate(scene: LessonScene) -> None:
    """The words fit the plate, the plate the page, and it covers nothing that it speaks of."""
    teacher = scene.teacher
    assert teacher is not None
    x, y, w, h = teacher.rect
    wide, high = scene.app.camera.page
    assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high
    if isinstance(teacher, TeacherPlate):
        for row in teacher.rows:
            for part in row:
                assert part.x + part.width <= w - 10
        lines = len(teacher.rows) * teacher._step
        assert 54 + lines <= h - 60
    if scene.progress.step.until:
        return
    covered = [r for r in scene._shown_rects + scene.needed() if overlap(r, teacher.rect)]
    assert not covered, f"step {scene.progress.at}: {covered} under {teacher.rect}"


def check_names(scene: LessonScene) -> None:
    """Everything a step speaks of can be shown."""
    for name in scene.progress.step.shows:
        assert scene.rects([name]), f"step {scene.progress.at}: nothing is called {name}"


@pytest.mark.parametrize("name", NAMES)
def test_wrong_moves_are_refused_with_a_reason(app: App, name: str) -> None:
    rng = random.Random(7)
    seen = 0

    def try_another(scene: LessonScene) -> None:
        nonlocal seen
        asked = scene.flow.decision
        if scene.progress.step.reading or asked is None:
            return
        wrong = [o for o in asked.options if scene.progress.refusal(o) and o != ("pass",)]
        table = scene.hit_test
        reachable = [
            option
            for option in wrong
            if any(way_of(table, way) for way in table.affordances.of(option) if not way.follow)
        ]
        if not reachable:
            return
        before, at = scene.flow.session.ply, scene.progress.at
        do(scene, rng.choice(reachable))
        scene.hand.drag.clear()
        assert scene.flow.session.ply == before and scene.progress.at == at
        assert scene.teacher is not None and scene.teacher.speech.answer
        check_plate(scene)
        seen += 1

    run(app, next(lesson for lesson in LESSONS if lesson.id == name), try_another)
    assert seen


def test_reading_stands_before_doing(app: App) -> None:
    scene = teach(app, LESSONS[0])
    do(scene, ("sail", 1))
    assert scene.flow.session.ply == 0
    scene.handle(Key("down", "return"))
    assert scene.progress.at == 1


def test_a_game_that_foretells_nothing_can_be_taught(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table without a place for what would follow, then steps to be done have a plate."""
    lessons = required_lessons("burgundy")
    monkeypatch.setattr(lessons, "FORETOLD", "")
    scene = teach(app, lessons.LESSONS[0], "burgundy")
    while scene.progress.step.reading:
        click_on(app, scene, "next")
    assert scene.teacher is not None


@pytest.mark.parametrize("game", registry.GAMES)
def test_where_there_is_only_to_read_nothing_is_refused(app: App, game: str) -> None:
    """Given a press anywhere on the dark table, then the ribbon goes on pointing to Next."""
    scene = teach(app, required_lessons(game).LESSONS[0], game)
    for node in scene.hit_test.nodes:
        x, y = centre(node.rect)
        if scene.teacher is not None and not inside(scene.teacher.rect, (x, y)):
            scene.commands.deny((x, y))
            assert not scene.commands.message
    scene.commands.seal()
    ribbon = next(item for item in scene.overlay(0.0) if item.key == "ribbon")
    assert isinstance(ribbon, Label) and ribbon.text == READ_FIRST


@pytest.mark.parametrize("game", registry.GAMES)
def test_after_any_lesson_a_newcomer_plays_the_first_game_by_one_button(
    app: App, game: str
) -> None:
    """Given a newcomer, when the first lesson is over, Enter opens a table with everything set."""
    lessons = required_lessons(game)
    lesson = lessons.LESSONS[0]
    scene = ended(app, game, lesson)
    assert scene._end is not None
    assert [w.id for w in scene._end.controls.widgets[:3]] == ["play", "settings", "following"]
    scene.handle(Key("down", "return"))
    table = app.stack.top
    assert isinstance(table, FirstGameTable)
    session = table.flow.session
    assert [seat.kind.partition(":")[0] for seat in session.seats] == ["human", "page"]
    assert session.header["table"] == {"hands": "curtained", "hints": "advice", "undo": "friendly"}


def test_its_settings_are_behind_a_button(app: App) -> None:
    """Given a newcomer, the lobby of the first game is one button away."""
    scene = ended(app, "burgundy", required_lessons("burgundy").LESSONS[0])
    assert scene._end is not None
    scene._end.controls.activate(scene._end.controls.get("settings"))
    assert isinstance(app.stack.top, LobbyScene) and app.stack.top.first_game
    assert not app.stack.top.folded and app.stack.top.controls.get("hints.advice") is not None


def test_whoever_knows_the_game_goes_on_to_the_next_lesson(app: App) -> None:
    """Given a game that was played, the large button leads to the next lesson, at last to all."""
    app.change(known=tuple(registry.GAMES))
    lessons = required_lessons("burgundy")
    for lesson in lessons.LESSONS:
        scene = ended(app, "burgundy", lesson)
        assert scene._end is not None
        last = lesson is lessons.LESSONS[-1]
        assert scene._end.controls.widgets[0].id == ("list" if last else "following")


def ended(app: App, game: str, lesson: Lesson) -> LessonScene:
    """A lesson at its end."""
    scene = LessonScene(game, lesson, len(lesson.steps))
    app.use_game(game)
    app.stack.reset(LearnScene())
    app.stack.push(scene)
    app.step()
    return scene


def test_to_end_a_turn_only_the_seal_is_lit(app: App) -> None:
    """Given a step that only wants the seal, then nothing else stays in light."""
    lesson = required_lessons("burgundy").LESSONS[0]
    at = next(n for n, step in enumerate(lesson.steps) if step.wants == ("end",))
    scene = teach(app, lesson, "burgundy")
    while scene.progress.at < at:
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    assert set(scene.needed()) == {scene.hit_test.rect("end")}


def at_the_seal(app: App, game: str) -> LessonScene:
    """The first lesson of a game, at the step that only wants the seal."""
    lesson = required_lessons(game).LESSONS[0]
    scene = teach(app, lesson, game)
    while scene.progress.step.wants != ("end",):
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    return scene


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_light_about_the_seal_holds_its_name(app: App, game: str) -> None:
    """Given a step that wants the seal, then its name below it is not left half in the dark."""
    scene = at_the_seal(app, game)
    x, y, w, h = scene.hit_test.view.anchors["actions.label"]
    assert any(
        left <= x and top <= y and x + w <= left + wide and y + h <= top + high
        for left, top, wide, high in scene.rects(scene.progress.step.shows)
    )


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_the_hand_says_stays_on_the_page(app: App, game: str) -> None:
    """Given a hand that points at the seal by the edge of the window, its words are whole."""
    scene = at_the_seal(app, game)
    scene.show()
    plate = next(item for item in scene.overlay(app.now()) if item.key == "show.plate")
    assert plate.rect[0] >= 0 and plate.rect[0] + plate.rect[2] <= app.camera.page[0]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_hand_takes_what_the_step_lights(app: App, game: str) -> None:
    """Given a step that lights what can be taken up for it, then the hand takes that up."""
    lesson, shown = required_lessons(game).LESSONS[0], 0
    scene = teach(app, lesson, game)
    while not scene.progress.over:
        lit = scene.progress.step.shows
        for option in scene._wanted()[:1]:
            ways = scene.hit_test.affordances.of(option)
            grips = [scene.hit_test.grip(way.pick) for way in ways if way.pick in lit]
            scene.show()
            if grips and scene._demonstration is not None:
                shown += 1
                assert scene._demonstration._start in grips
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    assert shown


def test_the_hand_goes_where_the_step_lights(app: App) -> None:
    """Given workers that lie in two places, one of them lit, then the hand goes to that one."""
    scene, shown = teach(app, required_lessons("burgundy").LESSONS[2], "burgundy"), 0
    while not scene.progress.over:
        lit, hit_test = scene.progress.step.shows, scene.hit_test
        ways = [way for o in scene._wanted()[:1] for way in hit_test.affordances.of(o)]
        both = [way for way in ways if way.pick in lit and way.drop in lit]
        scene.show()
        if both and len(ways) > 1 and scene._demonstration is not None:
            shown += 1
            spots = [hit_test.spot(way.pick, way.drop, way.mode) for way in both]
            assert scene._demonstration._end in spots
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    assert shown


def test_an_extra_action_may_be_skipped_in_a_free_turn(app: App) -> None:
    """Given a castle placed in the first lesson's free turn, the seal skips what it brings."""
    lesson = required_lessons("burgundy").LESSONS[0]
    free = next(n for n, step in enumerate(lesson.steps) if step.free)
    assert not LessonProgress(lesson, free).refusal(("skip",))


def test_a_turn_that_is_free_lies_in_full_light(app: App) -> None:
    """Given a step that lasts until the seal is pressed, then nothing of the table is dimmed."""
    lesson = required_lessons("burgundy").LESSONS[0]
    scene = teach(app, lesson, "burgundy")
    dim = []
    while not scene.progress.over:
        if bool(scene._dusk) != bool(scene.progress.step.shows):
            dim.append(scene.progress.step.free)
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    assert dim and all(dim)


def test_back_takes_up_the_step_before_and_undo_does_the_same(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for _ in range(2):
        click_on(app, scene, "next")
    do(scene, ("sail", 1))
    assert scene.progress.at == 3
    scene.commands.undo()
    earlier = here(app)
    settle(app, earlier)
    assert earlier.progress.at == 2 and earlier.flow.session.ply == 0
    assert ("sail", 1) in earlier.flow.session.decision.options


def test_show_me_moves_a_hand_and_skip_does_it(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for _ in range(2):
        click_on(app, scene, "next")
    click_on(app, scene, "show")
    assert any(item.key == "show.hand" for item in scene.overlay(app.now()))
    click_on(app, scene, "skip")
    assert scene.progress.at == 3 and scene.flow.session.ply == 1


def test_the_plate_answers_keys(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for name in ("return", "page down"):
        scene.handle(Key("down", name))
    assert scene.progress.at == 2
    scene.handle(Key("down", "home"))
    assert any(item.key == "show.hand" for item in scene.overlay(app.now()))
    scene.handle(Key("down", "page down"))
    assert scene.progress.at == 3 and scene.flow.session.ply == 1
    scene.handle(Key("down", "page up"))
    assert here(app).progress.at == 2


@pytest.mark.parametrize("game", registry.GAMES)
def test_enter_where_something_is_to_be_done_shows_what(app: App, game: str) -> None:
    """Given a step that wants no seal, then Enter speaks of no wrong choice: a hand shows it."""
    scene = teach(app, required_lessons(game).LESSONS[0], game)
    while scene.progress.step.reading:
        scene.handle(Key("down", "return"))
        settle(app, scene)
    for _ in range(2):
        scene.handle(Key("down", "return"))
        assert scene.flow.session.ply == 0 and scene.progress.step.refusal != scene._answer
        assert scene._answer == NOT_THE_SEAL and not scene.commands.message
        assert any(item.key == "show.hand" for item in scene.overlay(app.now()))


def test_in_a_free_turn_what_is_left_is_shown_before_the_seal(app: App) -> None:
    """Given a first turn of one's own with two dice, then the teacher shows a use of one."""
    lesson = required_lessons("burgundy").LESSONS[0]
    at = next(n for n, step in enumerate(lesson.steps) if step.free)
    wanted = LessonProgress(lesson, at).wanted([("end",), ("workers", 4), ("take", 3, 10)])
    assert wanted == [("take", 3, 10), ("workers", 4), ("end",)]


def test_show_me_works_right_after_a_refusal(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for _ in range(2):
        click_on(app, scene, "next")
    do(scene, ("sail", 2))
    click_on(app, scene, "show")
    assert any(item.key == "show.hand" for item in scene.overlay(app.now()))


@pytest.mark.parametrize("still", [False, True])
def test_a_hand_comes_once_to_who_does_nothing_and_never_without_motion(
    app: App, still: bool
) -> None:
    app.change(reduced_motion=still)
    scene = teach(app, LESSONS[0])
    scene.tick(app.now() + 99.0)
    assert scene._demonstration is None, "there is only to read"
    for _ in range(2):
        click_on(app, scene, "next")
    now = app.now()
    wait = scene.tick(now)
    assert scene._demonstration is None and (still or 0 < (wait or 0) <= PATIENCE)
    scene.tick(now + PATIENCE + 0.1)
    assert (scene._demonstration is None) == still
    scene._demonstration = None
    scene.tick(now + 3 * PATIENCE)
    assert scene._demonstration is None
    app.change(reduced_motion=False)


def test_leaving_goes_back_to_the_list(app: App) -> None:
    scene = teach(app, LESSONS[1])
    click_on(app, scene, "leave")
    assert isinstance(app.stack.top, LearnScene)


def test_leaving_half_way_is_asked_about_first(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for _ in range(2):
        click_on(app, scene, "next")
    scene.handle(Key("down", "escape"))
    question = app.stack.top
    assert isinstance(question, DialogScene)
    assert not [item for item in scene.overlay(app.now()) if item.key.startswith("teacher.")]
    question.handle(Key("down", "escape"))
    assert app.stack.top is scene
    click_on(app, scene, "leave")
    question = app.stack.top
    assert isinstance(question, DialogScene)
    question.handle(Key("down", "return"))
    assert isinstance(app.stack.top, LearnScene)


def test_a_dragged_piece_may_pass_over_the_plate(app: App) -> None:
    scene = teach(app, LESSONS[0])
    for _ in range(2):
        click_on(app, scene, "next")
    grip = scene.hit_test.grip("ship.0")
    assert grip is not None and scene.teacher is not None
    scene.handle(Pointer("down", *grip, button=1))
    scene.handle(Pointer("move", scene.teacher.rect[0] + 30, scene.teacher.rect[1] + 30))
    assert scene.hand.drag.up


def test_words_about_the_table_end_where_the_plate_begins(app: App) -> None:
    """Given something explained under the pointer, when that goes to the plate, then no more is."""
    scene = teach(app, LESSONS[0])
    assert scene.teacher is not None
    at = scene.hit_test.aim("market.4")
    assert at is not None
    scene.handle(Pointer("move", *at))
    scene.hovering.show("market.4", at)
    assert scene.hovering.items(scene.hit_test)
    scene.handle(Pointer("move", scene.teacher.rect[0] + 30, scene.teacher.rect[1] + 30))
    assert not scene.hovering.name


def test_a_gamepad_shows_and_skips(app: App) -> None:
    scene = teach(app, LESSONS[0])
    while scene.progress.step.reading:
        scene.handle(Key("down", "a", pad="a"))
    at = scene.progress.at
    scene.handle(Key("down", "back", pad="back"))
    assert scene._demonstration is not None
    scene.handle(Key("up", "back", pad="back"))
    settle(app, scene)
    scene.handle(Key("down", "r3", pad="r3"))
    assert scene.progress.at == at + 1


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_a_lesson_begins_with_the_ribbon_in_sight(app: App, game: str) -> None:
    """Given a first page, when the teacher speaks of something above, then the step can be read."""
    app.use_game(game)
    scene = LessonScene(game, required_lessons(game).LESSONS[0])
    app.stack.reset(scene)
    app.step()
    assert scene.teacher is not None
    assert not overlap(scene.teacher.rect, scene._places["prompt"])


def test_the_light_follows_a_card_that_rises_under_the_pointer(app: App) -> None:
    """Given the card of a step, when it rises, then no part of it lies in dusk or beyond gold."""
    scene = teach(app, LESSONS[0])
    while (name := _card_shown(scene)) is None:
        scene.next() if scene.progress.step.reading else scene.skip()
        settle(app, scene)
    rest, before = scene.hit_test.rect(name), scene._dusk
    assert rest is not None
    scene.handle(Pointer("move", *centre(rest)))
    risen = scene.hit_test.raised(name)
    assert risen is not None
    fields = [i for i in scene._dusk if i.key[4:].isdigit() and overlap(i.rect, inset(risen, 1))]
    frames = [item.rect for item in scene._frames if overlap(item.rect, risen)]
    assert not fields and len(frames) == 1 and inset(frames[0], -8)[3] > risen[3]
    scene.handle(Pointer("move", 5.0, 5.0))
    assert scene._dusk == before


def _card_shown(scene: LessonScene) -> str | None:
    """The card of the hand that a step shows."""
    shows = scene.progress.step.shows
    return next((name for name in shows if name.startswith("card.")), None)
