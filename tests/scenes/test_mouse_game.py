"""A whole game with the mouse alone, then the same journal through the engine: equal scores."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.games.registry import get
from stupor.games.stupor_mundi.rooms.ceremony.scene import CeremonyScene
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.pointer import Input
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.scenes.mouse_bot import MouseBot
from tests.support.windows import window

SPEC = get("stupor_mundi")
MOST_STEPS = 20_000


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def table(app: App, kinds: str, seed: int, houses: str = "random", **box: object) -> TableScene:
    seats = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds.split(","))]
    session = Session.new(SPEC, seats, seed, {"houses": houses, **box})
    scene = TableScene(session)
    app.stack.reset(scene)
    app.step()
    return scene


def play(app: App, scene: TableScene, seed: int) -> MouseBot:
    """Let the bot play until the score sheet is shown."""

    def send(event: Input) -> None:
        top = app.stack.top
        assert top is not None
        top.handle(event)

    bot = MouseBot(send, seed)
    for _ in range(MOST_STEPS):
        top = app.stack.top
        if isinstance(top, WinnerScene | CeremonyScene):
            return bot
        if isinstance(top, CurtainScene):
            bot.open(top)
        elif top is scene and scene.flow.decision is not None:
            before = scene.flow.session.ply
            asked = scene.flow.decision
            bot.answer(scene)
            assert scene.flow.session.ply > before, (asked.kind, scene.commands.message)
        app.step()
        scene.flow.flush()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", [5])
def test_two_humans_with_one_mouse(app: App, seed: int) -> None:
    scene = table(app, "human,human", seed, "draft")
    bot = play(app, scene, seed)
    session = scene.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert SPEC.rules.scores(again.state) == SPEC.rules.scores(session.state)
    assert again.over
    assert bot.unreachable == []
    assert min(bot.drags, bot.clicks, bot.buttons) > 20
    assert scene.flow.timeline.mismatches == 0


@pytest.mark.exhaustive
def test_a_human_among_computers_always_sees_the_own_seat(app: App) -> None:
    scene = table(app, "random,human,random", 8)
    bot = play(app, scene, 8)
    assert scene.flow.viewer == 1
    assert bot.unreachable == []
    assert scene.flow.timeline.mismatches == 0


def test_alone_against_frederick(app: App) -> None:
    scene = table(app, "human", 4)
    bot = play(app, scene, 4)
    assert bot.unreachable == []
    assert scene.flow.timeline.mismatches == 0


def test_computers_alone_play_before_an_audience(app: App) -> None:
    app.change(speed=0.0)
    scene = table(app, "random,random", 3)
    for _ in range(2 * MOST_STEPS):
        if isinstance(app.stack.top, WinnerScene):
            break
        scene.tick(app.now())
    assert scene.flow.session.over
    assert scene.flow.observer is None


def test_every_option_of_random_games_has_a_click_and_a_place_for_a_drag(app: App) -> None:
    scene = table(app, "human,human", 11)
    rng = SPEC.rules.setup(2, 1, {}).rng
    flow, kinds = scene.flow, set()
    for _ in range(400):
        if flow.session.over:
            break
        if flow.next_human is not None:
            flow.hand_over(flow.next_human)
        asked = flow.decision
        assert asked is not None
        kinds.add(asked.kind)
        hit_test = scene.hit_test
        for option in asked.options:
            found = hit_test.affordances.of(option)
            spots = [hit_test.button_spot(g.button) for g in found if g.button]
            grips = [hit_test.grip(g.pick) and hit_test.spot(g.pick, g.drop, g.mode) for g in found]
            assert any(spots) or any(grips), (asked.kind, key_of(option))
            if len(option) > 1:
                assert any(grips), (asked.kind, key_of(option))
        scene.flow.choose(asked.options[rng.below(len(asked.options))])
        flow.flush()
        assert flow.model.table == flow.session.view(flow.observer)
        assert flow.timeline.mismatches == 0
    assert {"turn", "action", "end"} <= kinds
