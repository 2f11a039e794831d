"""What is held over a target shows what would follow, and over any other place what forbids it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.face.preview.choice_preview import Ghosts
from stupor.games.stupor_mundi.face.preview.preview_rows import _next
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.course import NOTHING, PreviewedChoice
from stupor.stage.geometry import centre
from stupor.stage.items import Item, Label
from stupor.table.panels.preview import DWELL, NEAR
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click, drag, ends, first, key, move, open_table, press

from stupor.app import App  # isort: skip
from tests.support.layout_check import spread
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def hold(scene: TableScene, option: Option) -> None:
    """Drag a thing over its target without letting go."""
    _, grip, spot = ends(scene, option)
    press(scene, grip)
    move(scene, ((grip[0] + spot[0]) / 2, (grip[1] + spot[1]) / 2))
    if option[-1] == "down":
        scene.hand.turn()
    move(scene, spot)


def shown(scene: TableScene) -> list[Item]:
    painted = spread(scene.overlay(scene.app.now()))
    return [item for item in painted if item.key.startswith(("ghost/", "preview/"))]


def said(scene: TableScene) -> str:
    return " | ".join(
        i.text for i in shown(scene) if isinstance(i, Label) and i.key.startswith("preview/")
    )


def test_nothing_is_foretold_while_the_hand_is_empty(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    assert not shown(scene)


def test_a_ship_over_a_harbour_shows_its_ghost_and_the_price(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    hold(scene, ("sail", 3))
    assert any(item.key.startswith("ghost/ship.0/") for item in shown(scene))
    assert "Travel to Tunis" in said(scene) and "\u22122" in said(scene)
    assert "then: play a card" in said(scene)
    key(scene, "escape")
    assert not shown(scene)


def test_a_preview_changes_nothing_and_comes_true(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    before = scene.flow.table()
    option = first(scene, "play", "up")
    hold(scene, option)
    found = Ghosts(scene.flow).shown(scene.hit_test.view, PreviewedChoice(option)).found
    assert found is not None and scene.flow.table() == before
    _, grip, spot = ends(scene, option)
    key(scene, "escape")
    drag(scene, grip, spot)
    if not found.foresight.veiled:
        assert scene.flow.table() == found.foresight.table


def test_a_card_face_down_tells_of_each_action_of_its_spears(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    hold(scene, next(o for o in scene.hit_test.view.mine().options if o[2:] == (4, "down")))  # type: ignore[union-attr]
    told = said(scene)
    assert "Build" in told and "Summon" in told
    subject = scene.preview.subject(scene.hit_test, scene.hand)
    rows = Ghosts(scene.flow).shown(scene.hit_test.view, subject).rows
    assert len(rows) == 2
    assert all(row.possible or "Rulebook:" in row.note for row in rows)


def test_turning_the_card_turns_the_preview(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    hold(scene, first(scene, "play", "up"))
    assert "face up" in said(scene)
    scene.hand.turn()
    assert "face up" not in said(scene)


def test_a_place_that_is_not_offered_says_which_rule_is_against_it(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    option = first(scene, "play", "up")
    _, grip, _ = ends(scene, option)
    locked = scene.hit_test.rect("slot.0.6")
    assert locked is not None
    press(scene, grip)
    move(scene, (grip[0] + 30, grip[1] - 30))
    move(scene, (locked[0] + locked[2] / 2, locked[1] + locked[3] / 2))
    assert not scene.hand.target
    assert "Not here" in said(scene) and "Rulebook: Keep Cover tiles" in said(scene)
    assert any(item.key == "ghost/barred.no" for item in shown(scene))


def test_a_card_lifted_from_the_hand_is_not_refused_by_the_hand(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    click(scene, grip)
    assert scene.hand.drag.up and not shown(scene)


def test_keys_alone_see_the_preview_too(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    for _ in range(40):
        key(scene, "tab")
        if scene.pointed() is not None and scene.pointed()[0].startswith("card."):  # type: ignore[index]
            break
    key(scene, "return")
    if not scene.hand.target:
        key(scene, "right")
    assert scene.hand.drag.pick.startswith("card.") and scene.hand.target
    assert "face up" in said(scene)


def test_a_button_is_foretold_after_a_moment(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    for option in list(scene.flow.decision.options):  # type: ignore[union-attr]
        if option[-1] == "down":
            scene.flow.choose(option)
            if scene.flow.decision is not None and scene.flow.decision.kind == "action":
                break
            scene.flow.go_back(scene.flow.way_back())
    scene.flow.flush()
    button = next(name for name in scene.hit_test.affordances.buttons() if "action." in name)
    rect = scene.hit_test.rect(button)
    assert rect is not None
    move(scene, (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2))
    now = app.now()
    scene.preview.tick(scene.hand, now)
    assert scene.preview.tick(scene.hand, now + DWELL) is None
    assert scene.preview.subject(scene.hit_test, scene.hand) == NOTHING
    app.now = lambda: now + 2 * DWELL  # type: ignore[method-assign]
    subject = scene.preview.subject(scene.hit_test, scene.hand)
    assert subject.option and Ghosts(scene.flow).shown(scene.hit_test.view, subject).rows


def test_a_preview_is_worked_out_once(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    hold(scene, ("sail", 1))
    hit_test = scene.hit_test
    subject = scene.preview.subject(hit_test, scene.hand)
    assert subject == PreviewedChoice(("sail", 1), carried=True)
    assert scene.preview.told(hit_test, subject) is scene.preview.told(hit_test, subject)
    assert not scene.preview.told(hit_test, NOTHING).items


def test_what_is_refused_near_the_hand_is_known_before_it_comes_there(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, _ = ends(scene, first(scene, "play", "up"))
    locked = scene.hit_test.rect("slot.0.6")
    assert locked is not None
    middle = centre(locked)
    # given a card that is held beside a locked place, and a moment in which nothing moves
    press(scene, grip)
    move(scene, (grip[0] + 30, grip[1] - 30))
    move(scene, (middle[0], middle[1] - 0.5 * NEAR))
    while scene.preload():
        pass
    told: list[object] = []
    scene.ui.text.preview = lambda *about: told.append(about)  # type: ignore[assignment,method-assign,func-returns-value]
    # when it comes over the place
    move(scene, middle)
    # then nothing is left to be worked out
    assert "Not here" in said(scene)
    del scene.ui.text.preview
    assert not told


def test_what_is_pointed_at_lights_its_places_at_once_when_it_is_taken(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, spot = ends(scene, ("sail", 3))
    move(scene, grip)
    # given a moment in which nothing moves
    while scene.preload():
        pass
    painted: list[object] = []
    scene.ui.board.paint_reachable = lambda *about: painted.append(about)  # type: ignore[assignment,method-assign,func-returns-value]
    # when the thing is taken, then nothing is left to be painted
    press(scene, grip)
    move(scene, spot)
    assert scene.overlay(app.now())
    del scene.ui.board.paint_reachable
    assert scene.hand.drag.up and not painted


def test_lights_about_places_are_not_painted_anew_when_one_of_them_is_reached(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, spot = ends(scene, first(scene, "play", "up"))
    press(scene, grip)
    lit = []
    # when a card comes from its place to one where it may go
    for point in ((grip[0] + 30, grip[1] - 30), spot):
        move(scene, point)
        lit.append([i for i in scene.overlay(app.now()) if i.key.startswith("glow.target")])
    # then its light is new, and those about all places are the very same
    assert lit[0] and all(one is other for one, other in zip(lit[0], lit[1], strict=True))
    assert any(item.key.startswith("glow.hot") for item in scene.overlay(app.now()))


def test_alone_it_is_never_the_next_players_turn(app: App) -> None:
    passing = SimpleNamespace(foresight=SimpleNamespace(then=None, options=(("end",),)))
    told = []
    for kinds in ("human", "human,random"):
        view = open_table(app, kinds, 5).view()
        told += [chip.words for chip in _next(cast(TableView, view), cast(Any, passing), False)]
    assert told == ["Frederick\u2019s turn", "next player\u2019s turn"]
