"""Undo and redo at the table: any depth, with the reason in words, by the habits of the table."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.engine.codec import digest
from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.pointer import Key, Pointer
from stupor.table.panels.undo_consent import UndoConsent
from stupor.table.scene import TableScene
from stupor.table.session.leave import looks
from tests.scenes.table_setup import SPEC, first, key

from stupor.app import App  # isort: skip
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720))
    made.change(speed=0.0)
    yield made
    made.close()


def table(app: App, kinds: str, undo: str = "strict", seed: int = 5) -> TableScene:
    seats = [make_seat(kind, SPEC, seed + n) for n, kind in enumerate(kinds.split(","))]
    for number, seat in enumerate(seats):
        seat.name = f"Player {number + 1}"
    options = {"houses": "random"}
    scene = TableScene(Session.new(SPEC, seats, seed, options, {"undo": undo, "hands": "open"}))
    app.stack.reset(scene)
    app.step()
    return scene


def state(scene: TableScene) -> str:
    return digest(scene.flow.session.state)


def draw(scene: TableScene) -> None:
    """Play the card that draws others: a secret comes to light."""
    study = next(
        option
        for option in scene.flow.decision.options  # type: ignore[union-attr]
        if option[0] == "play" and option[-1] == "up" and reveals(scene, option)
    )
    assert scene.flow.choose(study) is None
    scene.flush()


def quiet(scene: TableScene) -> None:
    """Choose something that reveals nothing."""
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if not reveals(scene, option)))
    scene.flush()


def reveals(scene: TableScene, option: tuple[object, ...]) -> bool:
    session = Session.replay(SPEC, scene.flow.session.seats, scene.flow.session.journal())
    session.play(option)  # type: ignore[arg-type]
    return session.way_back(scene.flow.viewer, "strict").reason is not None


def pass_on(app: App, scene: TableScene) -> None:
    """End this turn and let the next person look."""
    mover = scene.flow.viewer
    while scene.flow.viewer == mover:
        asked = scene.flow.decision
        assert asked is not None
        option = ("pass",) if ("pass",) in asked.options else asked.options[0]
        scene.flow.choose(option)
        scene.flush()
        app.step()


def test_undo_goes_back_step_by_step_to_the_beginning_and_redo_returns(app: App) -> None:
    scene = table(app, "human,random")
    seen = [state(scene)]
    for _ in range(3):
        quiet(scene)
        seen.append(state(scene))
    for before in reversed(seen[:-1]):
        key(scene, "z")
        assert state(scene) == before
    key(scene, "z")
    assert scene.commands.message == "You can’t undo this: there is nothing to undo yet."
    for after in seen[1:]:
        assert scene.view().can_redo
        key(scene, "y")
        assert state(scene) == after
    key(scene, "y")
    assert scene.commands.message == "There is nothing to redo."


def test_a_strict_table_stops_at_a_secret_and_says_which(app: App) -> None:
    scene = table(app, "human,random")
    draw(scene)
    reason = scene.flow.undo_refusal()
    assert reason
    here = state(scene)
    key(scene, "z")
    assert state(scene) == here
    assert scene.commands.message == f"You can’t undo this: {reason}."
    assert scene.view().undo_why == reason


def answered(app: App, undo: str = "strict") -> TableScene:
    """A person has pressed the seal, and computers have answered without any secret."""
    for seed in range(40):
        scene = table(app, "human,random", undo, seed)
        while scene.flow.session.ply < 60 and not scene.flow.session.over:
            while scene.flow.decision is None and not scene.flow.session.over:
                scene.flow.poll()
                scene.flush()
            way = scene.flow.session.way_back(0, "friendly")
            if way.how == "undo" and way.reason is None and way.ply < scene.flow.session.ply - 1:
                return scene
            if scene.flow.decision is not None:
                scene.flow.choose(scene.flow.decision.options[0])
                scene.flush()
    raise AssertionError("no quiet answer in forty games")


def test_a_strict_table_stops_at_the_own_seal_once_a_computer_has_answered(app: App) -> None:
    scene = answered(app)
    here = state(scene)
    key(scene, "z")
    assert state(scene) == here
    assert scene.commands.message == "You can’t undo this: another player has moved since."
    assert not scene.view().can_undo
    told = explanation(scene.view(), "undo")
    assert told is not None
    assert "another player has moved since" in told.numbers
    assert "or another player moves" in told.text


@pytest.mark.parametrize("undo", ["friendly", "sandbox"])
def test_a_wider_table_steps_over_a_computers_answer_and_needs_no_mark(app: App, undo: str) -> None:
    scene = answered(app, undo)
    ply = scene.flow.way_back().ply
    key(scene, "z")
    assert scene.flow.session.ply == ply
    assert scene.flow.session.marks == ()


def test_the_plate_of_undo_explains_its_reason(app: App) -> None:
    scene = table(app, "human,random")
    draw(scene)
    spot = scene.hit_test.button_spot("undo")
    assert spot is not None
    scene.show_tooltip("undo", spot)
    said = " ".join(item.text for item in scene.overlay(app.now()) if hasattr(item, "text"))
    assert str(scene.flow.undo_refusal()) in said


def test_a_sandbox_takes_back_a_secret_and_marks_the_game(app: App) -> None:
    scene = table(app, "human,random", "sandbox")
    before = state(scene)
    draw(scene)
    key(scene, "z")
    assert state(scene) == before
    assert scene.flow.session.marks == ("sandbox",)


def test_one_friendly_person_need_not_ask_anybody(app: App) -> None:
    scene = table(app, "human,random", "friendly")
    before = state(scene)
    draw(scene)
    key(scene, "z")
    assert app.stack.top is scene
    assert state(scene) == before
    assert scene.flow.session.marks == ("friendly",)


def asked_all(app: App) -> tuple[TableScene, UndoConsent, str]:
    """Player 1 has sailed, Player 2 has passed, and now Player 1 wants to go back."""
    scene = table(app, "human,human", "friendly")
    before = state(scene)
    scene.flow.choose(first(scene, "sail"))
    scene.flush()
    pass_on(app, scene)
    pass_on(app, scene)
    while scene.flow.viewer != 0:
        pass_on(app, scene)
    key(scene, "z")
    asking = app.stack.top
    assert isinstance(asking, UndoConsent)
    app.step()
    return scene, asking, before


def click(asking: UndoConsent, name: str) -> None:
    widget = asking.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    for kind in ("move", "down", "up"):
        asking.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]


def test_friends_go_back_when_the_last_of_them_agrees(app: App) -> None:
    scene, asking, _ = asked_all(app)
    way = scene.flow.way_back()
    assert way.agree == (0, 1)
    assert asking.agreed == {0}
    click(asking, "arms1")
    assert app.stack.top is scene
    assert scene.flow.session.ply == way.ply
    assert scene.flow.session.marks == ("friendly",)


def test_a_friend_may_think_again_and_nothing_happens(app: App) -> None:
    scene, asking, _ = asked_all(app)
    here = state(scene)
    click(asking, "arms0")
    click(asking, "arms1")
    assert app.stack.top is asking
    assert asking.agreed == {1}
    asking.handle(Key("down", "escape"))
    assert app.stack.top is scene
    assert state(scene) == here
    assert scene.flow.session.marks == ()


def test_those_asked_read_what_would_be_undone_without_any_secret(app: App) -> None:
    scene, asking, _ = asked_all(app)
    said = [item.text for item in asking.overlay(0.0) if hasattr(item, "text")]
    lines = scene.flow.events_to_undo(scene.flow.way_back())
    assert lines
    assert set(lines) <= set(said)
    assert all("draws " not in line or "card" in line for line in lines)


def test_those_asked_read_how_much_each_house_would_lose(app: App) -> None:
    scene, asking, _ = asked_all(app)
    losers = scene.flow.undo_losses(scene.flow.way_back())
    assert list(losers) == [0, 1]
    assert sum(losers.values()) == scene.flow.session.ply - scene.flow.way_back().ply
    said = " ".join(getattr(item, "text", "") for item in asking.overlay(0.0))
    for seat, count in losers.items():
        assert f"{looks(scene.flow)[seat].called} ({count})" in said


def test_who_is_asked_after_going_back_has_news_up_to_that_moment(app: App) -> None:
    scene, asking, _ = asked_all(app)
    assert not scene.flow.unseen.since(1), "Player 2 was the last to decide"
    click(asking, "arms1")
    assert "sailed" in [event.kind for event in scene.flow.unseen.since(1)]


def test_computers_answer_again_as_they_did_after_a_redo(app: App) -> None:
    scene = table(app, "human,random", "sandbox")
    scene.flow.choose(("pass",))
    while scene.flow.decision is None and not scene.flow.session.over:
        scene.flow.poll()
        scene.flush()
    after = scene.flow.session.journal()
    key(scene, "z")
    assert scene.flow.session.ply == 0
    key(scene, "y")
    while scene.flow.session.ply + 1 < len(after) and scene.flow.decision is None:
        scene.flow.poll()
        scene.flush()
    assert scene.flow.session.journal() == after


def test_going_back_takes_the_news_out_of_the_chronicle(app: App) -> None:
    scene = table(app, "human,random")
    told = scene.flow.log_lines(100)
    scene.flow.choose(first(scene, "sail"))
    scene.flush()
    assert scene.flow.log_lines(100) != told
    key(scene, "z")
    assert scene.flow.log_lines(100) == told
    assert scene.flow.shown_events == len(scene.flow.history)


@pytest.mark.parametrize("hands", ["curtained", "open"])
def test_nobody_who_is_asked_sees_a_curtained_hand(app: App, hands: str) -> None:
    scene, _, _ = asked_all(app)
    app.stack.pop()
    scene.flow.session.header["table"]["hands"] = hands
    key(scene, "z")
    app.step()
    spots = [scene.hit_test.grip(card) for card in scene.view().table.pieces("hand.0")]
    app.compositor.present()
    lit = {tuple(app.window.surface.get_at(real(app, spot))[:3]) for spot in spots if spot}
    assert len(spots) > 1
    assert (len(lit) == 1) is (hands == "curtained")


def real(app: App, spot: tuple[float, float]) -> tuple[int, int]:
    x, y, _, _ = app.camera.real((*spot, 1.0, 1.0))
    return x, y


def test_a_card_of_fredericks_is_named_as_what_it_is(app: App) -> None:
    """Given a turn alone, when he has answered it, then his card is why there is no way back."""
    scene = table(app, "human")
    chance = random.Random(1)
    for _ in range(60):
        asked = scene.flow.decision
        assert asked is not None
        scene.flow.choose(chance.choice(asked.options))
        scene.flush()
        if any(event.kind == "solo" for event in scene.flow.latest):
            break
    assert scene.flow.undo_refusal() == "Frederick’s card was revealed"


@pytest.mark.parametrize(("undo", "warned"), [("strict", True), ("friendly", False)])
def test_a_choice_that_reveals_a_tile_warns_where_no_undo_follows(
    app: App, undo: str, warned: bool
) -> None:
    """Given an empty Active space and tiles in the pile, the ribbon says what the click costs."""
    view = table(app, "human,human", undo).hit_test.view
    asked = Decision(view.viewer, "refill", (("next", 1), ("next", 2)), "", {"row": 1})
    sentence = prompt_of(replace(view, decision=asked))
    assert ("no Undo" in sentence) is warned
