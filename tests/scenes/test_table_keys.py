"""Shortcuts, the focus and the ring at the table, and how mouse and keys hand over."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.state import State
from stupor.stage.geometry import grown
from stupor.stage.highlight_roles import REACH
from stupor.stage.pointer import Key, Pointer
from stupor.table.panels.menu import TableMenu
from stupor.table.scene import TableScene
from tests.scenes.table_setup import first, open_table
from tests.scenes.test_reachability import open_at, wander
from tests.support.windows import window

SHIFT = frozenset({"shift"})


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    yield made
    made.close()


@pytest.fixture(scope="module")
def positions() -> dict[str, State]:
    return wander(3)


def strike(scene: TableScene, *names: str) -> None:
    """Strike keys by name."""
    for name in names:
        scene.handle(Key("down", name))
        scene.handle(Key("up", name))


def button(scene: TableScene, *names: str) -> None:
    """Strike buttons of a gamepad."""
    for name in names:
        scene.handle(Key("down", f"pad {name}", pad=name))
        scene.handle(Key("up", f"pad {name}", pad=name))


def focused(scene: TableScene) -> str:
    return scene.keys.focus.name


def keys_of(scene: TableScene) -> set[str]:
    return {item.key for item in scene.overlay(0.0)}


def test_a_card_is_played_with_letter_figure_and_enter(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "c")
    card = focused(scene)
    assert card.startswith("card.")
    strike(scene, "return", "3")
    assert (scene.hand.drag.pick, scene.hand.target) == (card, "slot.0.3")
    strike(scene, "f")
    assert (scene.hand.drag.mode, scene.hand.target) == ("down", "slot.0.3")
    strike(scene, "3")
    assert scene.hand.target == "action.3"
    strike(scene, "3", "return")
    assert scene.flow.session.ply == 1
    assert scene.flow.table().pieces("down.0.3") == [card]


def test_the_ship_sails_as_many_steps_as_the_figure_says(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    targets = [f"city.{(int(scene.hand.affordances.targets('ship.0')[0][-1]) + k) % 5}"
               for k in range(2)]  # fmt: skip
    strike(scene, "s", "return", "2")
    assert scene.hand.target == targets[1]
    strike(scene, "1")
    assert scene.hand.target == targets[0]
    strike(scene, "escape")
    assert scene.hand.drag.pick == ""
    assert focused(scene) == "ship.0"
    assert scene.flow.session.ply == 0


def test_letters_lead_to_what_is_asked(app: App, positions: dict[str, State]) -> None:
    wanted = {
        "promote": ("p", "specialist."), "build": ("b", "structure."), "summon": ("a", "ally."),
        "purchase": ("u", "card."), "edict": ("e", "edict."), "discard": ("c", "card."),
    }  # fmt: skip
    for kind, (letter, start) in wanted.items():
        scene = open_at(app, positions[kind])
        strike(scene, letter)
        assert focused(scene).startswith(start), kind
        assert scene.keys.focus.can(focused(scene)), kind


def test_at_the_market_s_sells_and_b_buys(app: App, positions: dict[str, State]) -> None:
    scene = open_at(app, positions["market"])
    lots = set(scene.hit_test.affordances.sources()) & {"market.sell", "market.buy"}
    for letter, lot in (("s", "market.sell"), ("b", "market.buy")):
        if lot in lots:
            strike(scene, letter)
            assert focused(scene) == lot
    before = scene.flow.session.ply
    strike(scene, "return")
    assert scene.flow.session.ply > before


def test_p_and_a_letter_promote_on_that_path(app: App, positions: dict[str, State]) -> None:
    scene = open_at(app, positions["promote"])
    here = scene.hit_test.affordances
    paths = {t.split(".")[1] for s in here.sources() for t in here.targets(s) if "work." in t}
    strike(scene, "p", min(paths))
    assert scene.hand.target.startswith(f"work.{min(paths)}.")
    strike(scene, "return")
    assert not scene.hand.drag.pick


def test_up_and_down_add_and_remove_on_the_stage(app: App, positions: dict[str, State]) -> None:
    scene = open_at(app, positions["icon"])
    asked = scene.flow.decision
    assert asked is not None
    strike(scene, "tab")
    assert focused(scene).startswith("icon.")
    ways = {str(option[0]) for option in asked.options}
    for arrow, way in (("up", "add"), ("down", "remove")):
        strike(scene, arrow)
        assert scene.hand.drag.pick.startswith("icon.")
        assert scene.hand.target.endswith(way) or way not in ways


def test_d_takes_the_card_to_the_discard_pile(app: App, positions: dict[str, State]) -> None:
    scene = open_at(app, positions["discard"])
    seat = scene.flow.viewer
    strike(scene, "c", "d")
    assert scene.hand.target == f"discard.{seat}"
    pick = scene.hand.drag.pick
    strike(scene, "return")
    assert ("discarded", (int(pick.partition(".")[2]),)) in [
        (event.kind, event.args) for event in scene.flow.latest
    ]


def test_passing_takes_two_strokes_and_the_second_lies_on_the_seal(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "tab", "backspace")
    assert scene.commands.armed
    assert focused(scene) == "seal"
    strike(scene, "escape")
    assert not scene.commands.armed
    strike(scene, "backspace", "return")
    assert scene.flow.session.ply == 1


def test_enter_on_what_can_only_be_explained_says_so_and_ends_nothing(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "tab")
    scene.keys.focus.turn_to(["next.2"])
    strike(scene, "return")
    assert scene.flow.session.ply == 0
    assert scene.pointed() is not None
    assert not scene.commands.message


def test_the_ring_is_there_only_while_keys_lead(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    assert "focus.gold" not in keys_of(scene)
    strike(scene, "tab")
    assert "focus.gold" in keys_of(scene)
    at = scene.pointed()
    assert at is not None
    assert scene.hand.hover == at[0]
    scene.handle(Pointer("move", 900.0, 500.0))
    scene.handle(Pointer("move", 903.0, 500.0))
    assert "focus.gold" in keys_of(scene)
    scene.handle(Pointer("move", 960.0, 560.0))
    assert "focus.gold" not in keys_of(scene)
    assert scene.pointed() is None


def test_the_pointer_takes_over_what_keys_have_lifted(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    pick = first(scene, "play")
    strike(scene, "c", "return")
    assert scene.hand.carried
    spot = scene.hit_test.spot(scene.hand.drag.pick, "slot.0.2", "up")
    assert spot is not None
    scene.handle(Pointer("move", spot[0] - 40, spot[1]))
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, *spot, button=1))
    assert scene.flow.session.ply == 1
    assert pick


def test_after_a_move_the_focus_goes_where_the_next_can_be_made(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "s", "return", "return")
    assert scene.flow.session.ply == 1
    assert scene.keys.focus.can(focused(scene))
    assert focused(scene).startswith("card.")


def test_the_first_tab_comes_to_the_free_harbour(app: App) -> None:
    """Given a turn that begins, then keys start where the light is, not at a dear harbour."""
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "tab")
    assert focused(scene) == "city.1"


def test_keys_are_the_players_own(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    app.settings = replace(app.settings, keys={"ship": "q", "pad ship": "back", "pad hints": ""})
    strike(scene, "s")
    assert focused(scene) == ""
    strike(scene, "q")
    assert focused(scene) == "ship.0"
    strike(scene, "c")
    button(scene, "back")
    assert focused(scene) == "ship.0"


def test_held_keys_show_names_and_sources_until_they_are_let_go(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    resting = keys_of(scene)
    scene.handle(Key("down", "h"))
    assert any(key.startswith("glow.target") for key in keys_of(scene) - resting)
    scene.handle(Key("up", "h"))
    scene.handle(Key("down", "left alt", frozenset({"alt"})))
    assert any(key.startswith("names") for key in keys_of(scene))
    scene.handle(Key("up", ""))
    assert keys_of(scene) == resting


def test_a_tap_on_h_shows_sources_and_goals_until_the_next_key(app: App) -> None:
    """Given H struck and let go at once, slots shine too; a second stroke ends it."""
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "tab")
    resting = keys_of(scene)
    strike(scene, "h")
    slot = scene.hit_test.rect(f"slot.{scene.flow.viewer}.1")
    assert slot is not None
    shown = [item for item in scene.overlay(app.now()) if item.key not in resting]
    assert any(item.rect == grown(slot, REACH) for item in shown)
    strike(scene, "h")
    assert keys_of(scene) == resting


def test_a_click_ends_the_hints(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "h")
    assert "hints" in scene.keys.held
    scene.handle(Pointer("down", 960.0, 20.0, button=1))
    assert "hints" not in scene.keys.held


def test_s_and_an_arrow_take_the_ship_to_a_harbour(app: App) -> None:
    """Given S, the first arrow lifts the Ship over the next harbour; Enter lets it sail."""
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "s", "right")
    assert scene.hand.drag.pick == "ship.0"
    assert scene.hand.target.startswith("city.")
    goal = scene.hand.target
    strike(scene, "return")
    assert "ship.0" in scene.flow.table().pieces(goal)


def test_an_arrow_later_on_only_moves_the_focus(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "s", "i", "right")
    assert scene.hand.drag.pick == ""


def test_b_at_rest_does_nothing_and_start_opens_the_menu(app: App) -> None:
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    button(scene, "b")
    assert app.stack.top is scene
    button(scene, "start")
    assert isinstance(app.stack.top, TableMenu)
    assert "focus.gold" not in keys_of(scene)


def test_shift_and_a_figure_show_a_rival_close(app: App) -> None:
    scene = open_table(app, "human,human,human", 5, {"houses": "random"})
    scene.handle(Key("down", "2", SHIFT))
    assert scene.closeup.seat == scene.view().rivals()[1]
    scene.handle(Key("up", "2"))
    assert scene.closeup.seat < 0


def test_a_figure_leads_to_the_hand_when_nothing_beside_the_focus_bears_it(app: App) -> None:
    """Given a focus on the plate to pass and on the seal, then a figure chooses a card again."""
    scene = open_table(app, "human,human", 5, {"houses": "random"})
    strike(scene, "c")
    second = scene.flow.table().pieces("hand.0")[1]
    for name in ("pass", "seal"):
        assert scene.keys.focus.turn_to([name])
        strike(scene, "2")
        assert focused(scene) == second
