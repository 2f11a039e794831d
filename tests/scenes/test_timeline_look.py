"""How the timeline looks: no word cut or on top of another, the strip where nothing matters."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.match.session import Session
from stupor.render.camera import SMALLEST
from stupor.scenes.timeline.scene import TimelineScene
from stupor.selftest.games import new_game, play
from stupor.stage.pointer import Pointer
from tests.scenes.past_games import played
from tests.support.layout_check import Rect, problems
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (1280, 960), (2560, 1080))


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    app = window(request.param, painted=False)
    yield app
    app.stack.clear()


@pytest.fixture(scope="module")
def finished() -> Session:
    return played("human,random,random,random")


@pytest.fixture
def scene(app: App, finished: Session) -> TimelineScene:
    scene = TimelineScene(finished)
    app.stack.reset(scene)
    app.step()
    return scene


def faults(app: App) -> list[str]:
    """What is wrong with the words of the timeline itself."""
    app.step()
    return [line for line in problems(app) if line.startswith(("strip", "plates", "rail"))]


def meet(one: Rect, other: Rect) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def test_words_are_whole_at_every_moment(app: App, scene: TimelineScene) -> None:
    for ply in range(0, scene.flow.last + 1, scene.flow.last // 3):
        scene.go(ply)
        assert faults(app) == []


def test_words_are_whole_while_it_plays(app: App, scene: TimelineScene) -> None:
    scene.toggle()
    assert faults(app) == []


def test_words_are_whole_about_every_button(app: App, scene: TimelineScene) -> None:
    for rect in list(scene.places.buttons.values())[::3]:
        scene.handle(Pointer("move", rect[0] + 4, rect[1] + 4))
        assert faults(app) == []


def test_large_letters_keep_their_places(app: App, scene: TimelineScene) -> None:
    app.change(text=200)
    scene.go(40)
    found = faults(app)
    app.change(text=100)
    assert found == []


def test_the_strip_leaves_the_boards_free(scene: TimelineScene) -> None:
    page = scene.view().page
    x, y, w, h = panel = scene.places.panel
    assert x >= 0
    assert x + w <= page[2]
    assert y + h <= page[3]
    for name in ("player", "voyage", "castle", "central", "log", "prompt", "hand.deck"):
        assert not meet(panel, scene.view().anchors[name]), name


def test_the_strip_of_the_other_game_leaves_what_a_player_has_free(app: App) -> None:
    """Given four players of Burgundy, then dice, workers and silver are seen above the strip."""
    four = new_game("page,page,page,page", {}, game="burgundy")
    app.use_game("burgundy")
    scene = TimelineScene(play(four, 9))
    app.stack.reset(scene)
    anchors, panel = scene.view().anchors, scene.places.panel
    assert not [name for name in ("die.1", "die.2", "die.3") if meet(panel, anchors[name])]
    for name in ("workers", "silver"):
        x, y, w, h = anchors[name]
        assert not meet(panel, (x, y, w, h - 4)), name
    assert faults(app) == []
    app.use_game("stupor_mundi")


def test_the_heads_of_the_hand_are_seen_above_it(scene: TimelineScene) -> None:
    scene.go(12)
    for card in scene.hit_test.view.table.pieces("hand.0"):
        place = scene.hit_test.rect(card)
        assert place is not None
        assert scene.places.panel[1] >= place[1] + 0.35 * place[3]


def test_buttons_of_the_strip_lie_apart_and_inside(scene: TimelineScene) -> None:
    here = scene.places
    rects = list(here.buttons.values())
    for number, rect in enumerate(rects):
        assert here.panel[0] < rect[0]
        assert rect[0] + rect[2] < here.panel[0] + here.panel[2]
        assert not meet(rect, here.words)
        assert not any(meet(rect, other) for other in rects[number + 1 :])


def test_every_turn_has_its_bar_in_the_lane_of_its_seat(scene: TimelineScene) -> None:
    _, y, _, h = scene.places.rail
    lane = h / 4
    bars = {item.key: item for item in scene.items() if item.key.startswith("rail.turn")}
    for span in scene.flow.game_history.turns():
        bar = bars[f"rail.turn{span.begin}"]
        assert y + span.of * lane <= bar.rect[1]
        assert bar.rect[1] + bar.rect[3] <= y + (span.of + 1) * lane
        assert bar.fill == scene.badges[span.of].rgb  # type: ignore[union-attr]


def test_in_the_smallest_window_two_lines_of_words_stay_apart(finished: Session) -> None:
    app = window(SMALLEST, painted=False)
    app.stack.reset(TimelineScene(finished))
    app.step()
    assert [line for line in problems(app) if line.startswith("strip.title")] == []
    app.stack.clear()
