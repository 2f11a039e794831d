"""The table answers a hand: what is held, put back, turned, refused, taken back and passed."""

from collections.abc import Iterator

import pytest

from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.explain.shared_words import figures_of
from stupor.stage.drag import Phase
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.scenes.table_setup import (
    click,
    drag,
    ends,
    first,
    key,
    let_go,
    move,
    open_table,
    press,
)

from stupor.app import App  # isort: skip
from tests.support.windows import window

NOWHERE = (960.0, 20.0)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def test_a_ship_is_dragged_to_a_lit_harbour(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    ship, grip, harbour = ends(scene, ("sail", 1))
    drag(scene, grip, harbour)
    assert scene.flow.table().pieces("city.1") == [ship]
    assert scene.flow.timeline.busy
    assert ship in scene.view().hidden
    key(scene, "space")
    assert not scene.flow.timeline.busy
    assert scene.flow.model.table == scene.flow.table()


def test_click_click_does_the_same(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    ship, grip, harbour = ends(scene, ("sail", 2))
    click(scene, grip)
    assert scene.hand.drag.phase is Phase.LIFTED
    assert scene.hit_test.affordances.targets(ship)
    click(scene, harbour)
    assert scene.flow.table().pieces("city.2") == [ship]


@pytest.mark.parametrize("how", ["escape", "right"])
def test_what_is_held_can_be_put_back(app: App, how: str) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, _ = ends(scene, ("sail", 1))
    press(scene, grip)
    move(scene, NOWHERE)
    if how == "escape":
        key(scene, "escape")
    else:
        press(scene, NOWHERE, 3)
    assert scene.hand.drag.phase is Phase.SETTLING
    let_go(scene, NOWHERE)
    assert scene.flow.session.ply == 0


@pytest.mark.parametrize("how", ["f", "wheel", "right"])
def test_a_held_card_is_turned_over(app: App, how: str) -> None:
    scene = open_table(app, "human,random", 5)
    option = first(scene, "play", "up")
    _, grip, _ = ends(scene, option)
    press(scene, grip)
    move(scene, NOWHERE)
    assert scene.hand.drag.mode == "up"
    if how == "f":
        key(scene, "f")
    elif how == "right":
        press(scene, NOWHERE, 3)
    else:
        from stupor.stage.pointer import Pointer

        scene.handle(Pointer("wheel", *NOWHERE, amount=1.0))
    assert scene.hand.drag.mode == "down"
    assert "action.1" in scene.hit_test.affordances.targets(scene.hand.drag.pick, "down")


def test_a_card_face_down_on_an_action_chooses_slot_and_action(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    card, grip, _ = ends(scene, first(scene, "play", "up"))
    octagon = scene.hit_test.button_spot("action.1")
    assert octagon is not None
    press(scene, grip)
    move(scene, NOWHERE)
    key(scene, "f")
    move(scene, octagon)
    let_go(scene, octagon)
    assert scene.flow.decision is not None
    assert scene.flow.decision.kind == "promote"
    assert any(card in scene.flow.table().pieces(f"down.0.{n}") for n in (1, 2))


def test_an_action_between_two_slots_is_chosen_by_dropping_on_it(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    octagon = scene.hit_test.button_spot("action.2")
    assert octagon is not None
    press(scene, grip)
    move(scene, NOWHERE)
    key(scene, "f")
    move(scene, octagon)
    let_go(scene, octagon)
    assert scene.flow.decision is not None
    assert scene.flow.decision.kind in ("market", "end")


def test_open_hands_need_no_curtain(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    scene.options = {"hands": "open"}
    scene.flow.choose(("pass",))
    scene.flow.flush()
    app.step()
    assert app.stack.top is scene
    assert scene.flow.viewer == 1


def test_an_illegal_drop_flies_home_and_says_why(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    locked = scene.hit_test.rect("slot.0.6")
    assert locked is not None
    drag(scene, grip, (locked[0] + 40, locked[1] + 60))
    assert scene.hand.drag.phase is Phase.SETTLING
    assert scene.flow.session.ply == 0
    assert "opens with its Keep" in scene.commands.message
    assert "Rulebook" in scene.commands.message


def seal_words(scene: TableScene) -> str:
    """What stands below the wax seal."""
    return next(item.text for item in scene.items() if item.key.endswith("seal.words"))


def seal_told(scene: TableScene) -> str:
    """What the seal would do, as its explanation has it."""
    told = explanation(scene.hit_test.view, "seal")
    assert told is not None
    return figures_of(told.numbers)[0]


def test_the_seal_says_what_it_does_while_the_pass_plate_is_dragged(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    plate = scene.hit_test.button_spot("pass")
    assert plate is not None
    press(scene, plate)
    move(scene, NOWHERE)
    assert seal_words(scene) == "Pass"
    key(scene, "escape")
    assert seal_words(scene) == "End turn"


def test_alone_the_pass_plate_says_why_one_must_play_a_card(app: App) -> None:
    scene = open_table(app, "human", 3)
    assert scene.ui.input.objection(scene.flow, scene.view(), ("pass",)).startswith(
        "In a solo game"
    )


def test_passing_takes_two_strokes(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    plate, seal = scene.hit_test.button_spot("pass"), scene.hit_test.button_spot("seal")
    assert plate is not None
    assert seal is not None
    click(scene, plate)
    assert scene.commands.armed
    assert seal_words(scene) == seal_told(scene) == "Pass"
    assert scene.flow.session.ply == 0
    key(scene, "escape")
    assert not scene.commands.armed
    assert seal_words(scene) == "End turn"
    assert seal_told(scene) == "play a card first"
    key(scene, "backspace")
    click(scene, seal)
    assert scene.flow.session.ply == 1
    assert scene.flow.table().counters["passed.0"] == 1


def test_undo_and_redo(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    before = scene.flow.table()
    scene.flow.choose(("sail", 1))
    key(scene, "z")
    assert scene.flow.model.table == before
    assert scene.commands.message == ""
    key(scene, "y")
    key(scene, "space")
    assert scene.flow.model.table == scene.flow.table() != before
    key(scene, "z")
    key(scene, "z")
    assert "You can’t undo this" in scene.commands.message


def test_between_two_humans_hangs_the_curtain(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    assert scene.flow.viewer == 0
    scene.flow.choose(("pass",))
    scene.flow.flush()
    app.step()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.lines
    curtain.on_open()
    assert app.stack.top is scene
    assert scene.flow.viewer == 1
    assert scene.flow.model.table == scene.flow.session.view(1)


def test_resting_frames_ask_for_no_repaint(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    app.step()
    assert scene.tick(app.now()) is None
    assert not scene.stale
    assert scene.overlay(1.0) == scene.overlay(2.0)


def test_a_drag_does_not_rebuild_the_base(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    press(scene, grip)
    move(scene, NOWHERE)
    app.step()
    for x in range(600, 1200, 50):
        move(scene, (float(x), 500.0))
        scene.tick(app.now())
        assert not scene.stale


def test_a_card_under_the_pointer_rises_and_other_things_explain_themselves(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    card = scene.flow.table().pieces("hand.0")[0]
    grip = scene.hit_test.grip(card)
    assert grip is not None
    move(scene, grip)
    assert any(item.key.startswith("raised") for item in scene.overlay(app.now()))
    octagon = scene.hit_test.rect("action.3")
    assert octagon is not None
    move(scene, (octagon[0] + 24, octagon[1] + 24))
    wait = scene.tick(app.now())
    assert wait is not None
    assert 0 < wait < 1
    for later in (1, 2):  # first the words, then a longer look
        scene.tick(app.now() + later)
    assert scene.tick(app.now() + 3) is None
    assert len(scene.overlay(app.now())) > len(scene._standing())
