"""Keys and buttons by action, and what happens when two want the same."""

from functools import partial

import pytest

from stupor.games import registry
from stupor.stage.bindings import ACTIONS, Bindings
from stupor.stage.game_ui import game_ui
from stupor.stage.pointer import Key

#: What every table knows, but for a game without passing.
NO_USE = {"burgundy": {"pass"}}
SHIFT = frozenset({"shift"})


def keys_of(game: str) -> Bindings:
    """What can be bound at the table of a game."""
    return Bindings({}, game_ui(partial(registry.part, game)).input.keys.actions)


@pytest.mark.parametrize("game", registry.names())
def test_every_action_has_words_and_a_key_of_its_own(game: str) -> None:
    usual = keys_of(game)
    assert usual.conflicts() == frozenset()
    assert ACTIONS.keys() - usual.actions.keys() == NO_USE.get(game, set())
    for name, action in usual.actions.items():
        assert action.label
        assert action.key
        assert usual.action(Key("down", action.key)) == name or "+" in action.key


def test_a_button_means_what_it_is_bound_to_not_what_it_stands_for() -> None:
    usual = Bindings()
    assert usual.action(Key("down", "return", pad="a")) == "confirm"
    assert usual.action(Key("down", "pad back", pad="back")) == "hints"
    assert usual.action(Key("down", "pad nothing", pad="nothing")) == ""


def test_shift_matters_only_where_it_is_bound() -> None:
    usual = Bindings()
    assert usual.action(Key("down", "tab", SHIFT)) == "previous"
    assert usual.action(Key("down", "tab")) == "next"
    assert usual.action(Key("down", "z", SHIFT)) == "undo"


def test_twins_are_one_key() -> None:
    usual = Bindings()
    assert usual.action(Key("down", "enter")) == "confirm"
    assert usual.action(Key("down", "left alt")) == "names"


def test_keys_can_be_changed_and_changed_back() -> None:
    kept = Bindings().rebound("turn_card", Key("down", "q"))
    assert kept == {"turn_card": "q"}
    changed = Bindings(kept)
    assert changed.action(Key("down", "q")) == "turn_card"
    assert changed.action(Key("down", "f")) == ""
    assert changed.key_of("turn_card") == "q"
    assert changed.rebound("turn_card", Key("down", "f")) == {}


def test_buttons_are_kept_apart_from_keys() -> None:
    kept = Bindings({"turn_card": "q"}).rebound("turn_card", Key("down", "return", pad="l3"))
    assert kept == {"turn_card": "q", "pad turn_card": "l3"}
    changed = Bindings(kept)
    assert changed.action(Key("down", "pad l3", pad="l3")) == "turn_card"
    assert changed.pad_of("turn_card") == "l3"
    assert changed.conflicts() == {"pad turn_card", "pad names"}, "the keys are free"


def test_two_actions_on_one_key_are_told_and_the_first_wins() -> None:
    clash = Bindings(Bindings().rebound("log", Key("down", "h")))
    assert clash.conflicts() == {"log", "hints"}
    assert clash.action(Key("down", "h")) == "hints"


def test_a_key_that_version_1_kept_for_an_action_of_its_game_is_still_heard() -> None:
    own = keys_of("stupor_mundi").actions
    kept = Bindings({"ship": "q"}, own)
    assert kept.action(Key("down", "q")) == "ship"
    assert kept.action(Key("down", "s")) == ""
    assert kept.rebound("ship", Key("down", "s")) == {}
    assert Bindings({"ship": "q"}).action(Key("down", "q")) == "", "a game without it is deaf to it"


def test_a_chord_with_shift_is_kept_as_such() -> None:
    kept = Bindings().rebound("redo", Key("down", "z", SHIFT))
    assert kept == {"redo": "shift+z"}
    assert Bindings(kept).action(Key("down", "z", SHIFT)) == "redo"
    assert Bindings(kept).action(Key("down", "z")) == "undo"
