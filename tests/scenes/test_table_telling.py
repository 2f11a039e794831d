"""What the table tells: what others did meanwhile, what was given up, where a card may go."""

import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.game_log.lines import lines
from stupor.games.stupor_mundi.log_lines import tell
from stupor.stage.messages import absence_span
from stupor.table.scene import TableScene
from stupor.table.session.prompt import ribbon_text
from tests.scenes.table_setup import ends, first, key, move, open_table, press
from tests.support.windows import window

NAMES = ("Anna", "Bert", "Cora")


def turn(seat: int) -> Event:
    return Event("turn", seat, ())


def sailed(seat: int) -> Event:
    return Event("sailed", seat, (1, 1, 0))


ROUND = [
    turn(0), sailed(0), turn(1), sailed(1), turn(2), sailed(2), turn(0), sailed(0),
]  # fmt: skip


def words(scene: TableScene) -> str:
    return ribbon_text(scene.flow, scene.hand, scene.hit_test, scene.commands, scene.ticker)[0]


@pytest.fixture
def scene() -> TableScene:
    return open_table(window((1920, 1080)), "human,squire", 5, {"houses": "random"})


def test_nothing_is_asked_before_it_is_dealt(scene: TableScene) -> None:
    """Given a question, when what it is about is still dealt, then the ribbon does not ask it."""
    scene.ticker.text = lambda: ""  # type: ignore[method-assign]
    given = (scene.flow, scene.hand, scene.hit_test, scene.commands, scene.ticker, "", "")
    assert ribbon_text(*given, True)[0] == words(scene) != ""
    assert ribbon_text(*given, False)[0] == ""


def test_new_is_what_the_others_did_between_the_own_turns() -> None:
    told = lines(ROUND, lambda event: tell(event, NAMES), 0, 20)
    assert [(line.event.who, line.fresh) for line in told] == [
        (0, False), (1, True), (2, True), (0, False),
    ]  # fmt: skip
    assert absence_span(ROUND, 0) == (2, 6)


def test_while_others_play_what_they_did_so_far_is_new() -> None:
    told = lines(ROUND[:6], lambda event: tell(event, NAMES), 0, 20)
    assert [line.fresh for line in told] == [False, True, True]


def test_a_deed_says_by_itself_which_action_was_chosen() -> None:
    events = [Event("action", 1, ("market",)), Event("bought", 1, (0, 1, 1, 1))]
    told = lines(events, lambda event: tell(event, NAMES), 0, 20)
    assert [line.event.kind for line in told] == ["bought"]
    assert [line.event.kind for line in lines(events[:1], str, 0, 20)] == ["action"]


def test_the_income_of_an_end_phase_is_one_line_for_each_house() -> None:
    events = [
        Event("closed", 1, (1,)), Event("income", 1, (1,)),
        Event("counter", -1, ("phase", 2, 1, "flow")),
        Event("income", 1, (1,)), Event("counter", 1, ("coins.1", 3, 3, "castle")),
        Event("income", 1, (5,)), Event("counter", 1, ("grain.1", 1, 1, "castle")),
        Event("income", 2, (2,)), Event("counter", 2, ("vp.2", 1, 1, "castle")),
    ]  # fmt: skip
    told = lines(events, lambda event: tell(event, NAMES), 0, 20)
    assert [(line.text, line.outcome) for line in told] == [
        ("Bert closes the Augustales side.", ()),
        ("Bert gets income.", (("coins", 3), ("grain", 1))),
        ("Cora gets income.", (("vp", 1),)),
    ]


def test_an_action_that_is_given_up_is_told_before_the_turn_can_end(scene: TableScene) -> None:
    scene.flow.choose(next(
        option for option in scene.flow.decision.options  # type: ignore[union-attr]
        if option[0] == "play" and option[2:] == (3, "down")
    ))  # fmt: skip
    scene.update_affordances()
    market = [("market",)] if ("market",) in scene.flow.decision.options else []  # type: ignore[union-attr]
    for option in market:
        scene.flow.choose(option)
    scene.update_affordances()
    asked = scene.flow.decision
    assert asked is not None and ("done",) in asked.options
    key(scene, "return")
    assert words(scene).startswith("You do not ")
    assert scene.flow.decision is not None and scene.flow.decision.kind == "end"
    key(scene, "z")
    assert not words(scene).startswith("You do not ")


def test_a_card_in_the_hand_says_where_it_may_be_dropped(scene: TableScene) -> None:
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    move(scene, grip)
    press(scene, grip)
    move(scene, (grip[0] - 30, grip[1] - 150))
    assert "lit slot" in words(scene) and "F flips it" in words(scene)
