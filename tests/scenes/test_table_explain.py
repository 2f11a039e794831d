"""Explanations at the table: after a moment, kept by a right click or a long press, with a link."""

from collections.abc import Iterator

import pytest

from stupor.games.stupor_mundi.face.explain.explanations import spots
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.stage.geometry import centre
from stupor.stage.items import Item, Label
from stupor.table.input.astray import NOT_THERE
from stupor.table.input.hover import AWAY, DWELL, LARGE, LONG
from stupor.table.scene import TableScene
from tests.scenes.table_setup import (
    Point,
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
from tests.support.windows import window


class Clock:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def scene(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableScene]:
    app = window((1280, 720), painted=False)
    monkeypatch.setattr(app, "now", clock)
    scene = open_table(app, "human,random", 5)
    scene.flush()
    yield scene
    app.close()


def spot(scene: TableScene, name: str) -> Point:
    """The middle of a thing."""
    return centre(next(box for known, box in spots(scene.hit_test.view) if known == name))


def words(items: list[Item]) -> list[str]:
    """Everything that the panel says."""
    return [i.text for i in items if isinstance(i, Label) and i.key.startswith("tooltip/")]


def said(scene: TableScene, clock: Clock) -> list[str]:
    """What the panel says now."""
    scene.tick(clock())
    return words(scene.overlay(clock()))


def test_words_come_after_a_moment_and_go_with_the_pointer(scene: TableScene, clock: Clock) -> None:
    """Given a resting pointer, then the table explains after 150 ms, not before."""
    move(scene, spot(scene, "action.3"))
    assert said(scene, clock) == []
    clock.time += DWELL + 0.01
    assert "Build a Structure" in said(scene, clock)
    move(scene, spot(scene, "ground.voyage"))
    clock.time += 1.0
    assert DWELL == 0.15 and said(scene, clock) == []


def test_words_are_made_anew_only_where_something_changed_that_they_speak_of(
    scene: TableScene, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given words about a thing, when the table is worked out anew, then they are kept or not."""
    move(scene, spot(scene, "action.3"))
    clock.time += DWELL + 0.01
    before, text = said(scene, clock), type(scene.ui.text)
    made: list[str] = []
    told = text.panel

    def panel(*asked: object) -> object:
        made.append(str(asked[2]))
        return told(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(text, "panel", panel)
    scene.update_affordances()
    assert said(scene, clock) == before and not made
    scene.app.change(text=130)
    scene.resized()
    said(scene, clock)
    assert made == ["action.3"]


def test_a_right_click_keeps_the_words_until_escape(scene: TableScene, clock: Clock) -> None:
    at = spot(scene, "action.3")
    move(scene, at)
    press(scene, at, 3)
    let_go(scene, at, 3)
    move(scene, (900.0, 30.0))
    clock.time += 1.0
    assert "click: rulebook" in said(scene, clock)
    key(scene, "escape")
    assert said(scene, clock) == [] and scene.app.stack.top is scene


def test_what_a_right_click_offers_is_said_in_the_language_spoken(
    scene: TableScene, clock: Clock
) -> None:
    before = scene.app.settings.language
    scene.app.change(language="fr")
    try:
        at = spot(scene, "action.3")
        move(scene, at)
        press(scene, at, 3)
        let_go(scene, at, 3)
        clock.time += 1.0
        assert "clic : r\u00e8gles" in [" ".join(line.split()) for line in said(scene, clock)]
    finally:
        scene.app.change(language=before)


def test_keys_and_counted_goods_are_said_in_the_language_spoken(
    scene: TableScene, clock: Clock
) -> None:
    """Given French, then the key that passes has its French name, and three Grain are plural."""
    view = scene.view()
    before = scene.app.settings.language
    scene.app.change(language="fr")
    try:
        scene.show_tooltip("pass", (960.0, 500.0))
        assert "Retour arr." in " ".join(said(scene, clock))
        scene.hide_tooltip()
        scene.show_tooltip("grain.0", (960.0, 500.0))
        count = view.table.counters["grain.0"]
        told = " ".join(" ".join(said(scene, clock)).split())
        assert f"{count} C\u00e9r\u00e9ale{'s' * (count > 1)}" in told
    finally:
        scene.app.change(language=before)


def test_a_right_click_elsewhere_closes_and_keeps_nothing(scene: TableScene, clock: Clock) -> None:
    press(scene, spot(scene, "action.3"), 3)
    press(scene, (3.0, 1078.0), 3)
    assert said(scene, clock) == []


def test_a_long_press_explains_and_does_not_press(scene: TableScene, clock: Clock) -> None:
    """Given the menu button held for half a second, then it is explained and stays closed."""
    at = spot(scene, "menu")
    move(scene, at)
    press(scene, at)
    clock.time += LONG + 0.01
    assert "Menu" in said(scene, clock)
    let_go(scene, at)
    assert scene.app.stack.top is scene and "Menu" in said(scene, clock)


def test_a_card_held_still_is_explained_and_stays_in_the_hand(
    scene: TableScene, clock: Clock
) -> None:
    card = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")[-1]
    at = spot(scene, card)
    move(scene, at)
    press(scene, at)
    clock.time += LONG + 0.01
    let_go(scene, at)
    assert "click: rulebook" in said(scene, clock)
    assert not scene.hand.drag.pick


def test_a_press_that_wanders_is_a_drag(scene: TableScene, clock: Clock) -> None:
    card = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")[-1]
    x, y = spot(scene, card)
    move(scene, (x, y))
    press(scene, (x, y))
    move(scene, (x - 40, y - 40))
    clock.time += LONG + 1.0
    assert said(scene, clock) == [] and scene.hand.drag.pick == card


def test_the_source_line_opens_the_rulebook(scene: TableScene, clock: Clock) -> None:
    at = spot(scene, "action.3")
    press(scene, at, 3)
    let_go(scene, at, 3)
    scene.tick(clock())
    line = next(i for i in scene.overlay(clock()) if i.key == "tooltip/source")
    click(scene, centre(line.rect))
    assert isinstance(scene.app.stack.top, RulebookScene)


def test_a_click_into_the_panel_does_nothing_else(scene: TableScene, clock: Clock) -> None:
    at = spot(scene, "action.3")
    press(scene, at, 3)
    scene.tick(clock())
    title = next(i for i in scene.overlay(clock()) if i.key == "tooltip/title")
    press(scene, centre(title.rect))
    let_go(scene, centre(title.rect))
    assert "Build a Structure" in said(scene, clock) and not scene.hand.drag.pick


def test_the_key_explains_and_leads_to_the_rulebook(scene: TableScene, clock: Clock) -> None:
    """Given the key of the explanation struck twice, then first words, then the rulebook."""
    key(scene, "i")
    assert said(scene, clock)
    key(scene, "i")
    assert isinstance(scene.app.stack.top, RulebookScene)


def test_after_a_drop_nothing_is_said_until_the_pointer_has_moved_away(
    scene: TableScene, clock: Clock
) -> None:
    """Given a card dropped on its slot, then a trembling hand asks about nothing."""
    option = first(scene, "play", "up")
    _, start, (x, y) = ends(scene, option)
    drag(scene, start, (x, y))
    scene.flush()
    clock.time += 1.0
    assert said(scene, clock) == []
    move(scene, (x + 3, y - 2))
    clock.time += 1.0
    assert said(scene, clock) == []
    move(scene, (x + AWAY + 4, y))
    clock.time += 1.0
    assert said(scene, clock)


def test_a_click_on_what_only_tells_something_is_answered_by_its_words(
    scene: TableScene, clock: Clock
) -> None:
    """Given coins clicked, their words stay; clicked once more they go until the pointer has."""
    x, y = spot(scene, "coins.0" if scene.flow.viewer == 0 else "coins.1")
    click(scene, (x, y))
    move(scene, (x + AWAY + 3, y))
    assert said(scene, clock)
    click(scene, (x, y))
    move(scene, (x + 2, y))
    clock.time += 1.0
    assert said(scene, clock) == []
    move(scene, (x + AWAY + 3, y))
    clock.time += 1.0
    assert said(scene, clock)


def test_a_click_on_the_ground_only_closes_words(scene: TableScene, clock: Clock) -> None:
    """Given words that a click has kept, a click on bare ground opens no others."""
    click(scene, spot(scene, "coins.0" if scene.flow.viewer == 0 else "coins.1"))
    assert said(scene, clock)
    ground = next(node for node in scene.ui.layout.nodes(scene.hit_test.view)[::-1] if node.ground)
    click(scene, (ground.rect[0] + 1, ground.rect[1] + 1))
    assert not scene.hovering.pinned


def test_a_card_let_go_on_a_city_or_on_a_rivals_board_is_answered(scene: TableScene) -> None:
    """Given a card of the hand dropped where none can lie, then it is told; put back, nothing."""
    seat = scene.flow.viewer
    card = scene.hit_test.view.table.pieces(f"hand.{seat}")[-1]
    for name in ("city.2", f"coins.{1 - seat}", "market.1"):
        drag(scene, spot(scene, card), spot(scene, name))
        assert scene.commands.message == NOT_THERE, name
        scene.hand.forget()
    x, y = spot(scene, card)
    drag(scene, (x, y), (x + 20, y - 20))
    assert scene.commands.message == ""


def test_a_ship_let_go_on_the_open_sea_is_answered(scene: TableScene) -> None:
    """Given a Ship dropped beside the harbours, then it is told where to try; put back, nothing."""
    ship, sea = spot(scene, f"ship.{scene.flow.viewer}"), (1300.0, 420.0)
    drag(scene, ship, sea)
    assert scene.commands.message == NOT_THERE
    scene.hand.forget()
    drag(scene, ship, (ship[0] + 12, ship[1] - 12))
    assert scene.commands.message == ""


def test_nothing_is_said_about_what_a_held_card_passes(scene: TableScene, clock: Clock) -> None:
    """Given a card carried over the boards and put back, then nothing is left to be said."""
    card = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")[-1]
    at = spot(scene, card)
    move(scene, at)
    press(scene, at)
    move(scene, spot(scene, "active.2"))
    clock.time += 1.0
    assert said(scene, clock) == []
    key(scene, "escape")
    scene.hand.forget()
    assert said(scene, clock) == []


def test_words_about_a_thing_that_is_gone_are_gone(scene: TableScene, clock: Clock) -> None:
    """Given words about a card of the hand, when a key plays it, then they vanish at once."""
    option = first(scene, "play", "up")
    card = ends(scene, option)[0]
    move(scene, spot(scene, card))
    clock.time += DWELL + 0.01
    said(scene, clock)
    assert scene.hovering.name == card
    scene.commands.act(scene.hit_test.affordances.of(option)[0])
    scene.update_affordances()
    assert scene.hovering.name == "" and said(scene, clock) == []


def test_a_card_of_the_hand_that_is_not_lit_says_why(scene: TableScene, clock: Clock) -> None:
    """Given the card of the turn played, then a card under the pointer names the seal."""
    card = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")[-1]
    move(scene, spot(scene, card))
    clock.time += DWELL + 0.01
    assert not any("Not now" in line for line in said(scene, clock))
    while scene.flow.decision is not None and scene.flow.decision.kind != "end":
        options = scene.flow.decision.options
        scene.flow.choose(next((o for o in options if o[0] == "play"), options[-1]))
    scene.flush()
    scene.update_affordances()
    card = scene.hit_test.view.table.pieces(f"hand.{scene.flow.viewer}")[-1]
    move(scene, (5.0, 5.0))
    move(scene, spot(scene, card))
    clock.time += DWELL + 0.01
    told = " ".join(said(scene, clock))
    assert "You have played your card: press the seal" in told, told


def test_a_lit_lot_is_not_called_not_yet(scene: TableScene, clock: Clock) -> None:
    """Given a market to trade at, then the tooltip of a lit lot does not put it off."""
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (2, "down")))
    scene.flow.choose(("market",))
    scene.flush()
    scene.update_affordances()
    assert "market.buy" in scene.hit_test.affordances.sources()
    move(scene, (5.0, 5.0))
    move(scene, scene.hit_test.aim("market.buy") or (5.0, 5.0))
    clock.time += DWELL + 0.01
    told = " ".join(said(scene, clock))
    assert "Market of" in told, told
    assert "Not yet" not in told, told


def test_a_card_of_a_city_that_is_not_lit_says_why(scene: TableScene, clock: Clock) -> None:
    card = scene.hit_test.view.table.pieces("city_card.3.1")[0]
    move(scene, spot(scene, card))
    clock.time += DWELL + 0.01
    told = " ".join(said(scene, clock))
    assert "Not yet. Purchase: travel to" in told, told


@pytest.mark.parametrize(("name", "large"), [("seal", False), ("ally.", True)])
def test_only_a_large_picture_that_was_waited_for_comes_before_a_forecast(
    scene: TableScene, clock: Clock, name: str, large: bool
) -> None:
    """Given a long rest on a thing, then its words alone do not take the forecast's place."""
    move(scene, spot(scene, next(n for n, _ in spots(scene.hit_test.view) if n.startswith(name))))
    for _ in range(2):
        scene.tick(clock.time)
        clock.time += DWELL + LARGE
    scene.tick(clock.time)
    scene.overlay(clock.time)
    assert scene.hovering.name and scene.hovering.asked is large


def test_a_card_that_cannot_be_played_now_rises_with_what_is_said_above_it(
    scene: TableScene, clock: Clock
) -> None:
    """Given the question what a face-down card does, then the hand can still be read."""
    card = scene.flow.table().pieces("hand.0")[0]
    grip = scene.hit_test.grip(card)
    assert grip is not None
    scene.hand.hover = scene.hovering.name = ""
    scene.hovering.name = card
    assert any(item.key.startswith("raised") for item in scene.overlay(clock()))
