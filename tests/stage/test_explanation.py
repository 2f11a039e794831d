"""Explanations of any game: their place in the rulebook, their key, and why not now."""

from __future__ import annotations

import pytest

from stupor.engine.rules import Rule
from stupor.games import registry
from stupor.stage.explanation import Explanation, completed, figures_of, now, plain, sourced
from stupor.stage.game_ui import game_ui
from stupor.stage.items import Label
from stupor.stage.messages import TooltipContext
from tests.games.burgundy.face.position import view

RULES = {"tile.take": Rule("tile.take", "Taking a tile", "Take one.")}


def test_what_names_a_rule_names_its_place_in_the_rulebook() -> None:
    told = plain("Tile", "A tile.", "tile.take")(None, [])
    assert told.source == ""
    found = sourced(told, RULES)
    assert found is not None and found.source == "Rulebook: Taking a tile"
    bare = Explanation("Tile", "A tile.")
    assert sourced(bare, RULES) == bare and sourced(None, RULES) is None


def test_a_key_and_what_stands_against_it_are_added() -> None:
    told = Explanation("Tile", "A tile.", now("2 left"))
    assert completed(told, "", "") == told
    french = completed(told, "", "Il co\u00fbte 2\u202f; vous avez 1.")
    assert french.numbers.endswith("2. Vous avez 1.")
    found = completed(told, "T", "It costs 2; you have 1.")
    assert found.text == "A tile. Key: T."
    assert completed(told, "Retour arr.", "").text == "A tile. Key: Retour arr."
    assert figures_of(found.numbers) == ["2 left", "Not yet. It costs 2. You have 1"]


@pytest.mark.parametrize("why", ["", "A tile costs 2 silver; you have 0 silver."])
def test_a_panel_says_why_a_thing_cannot_be_used_now(why: str) -> None:
    ui = game_ui(lambda name: registry.part("burgundy", name))
    panel = ui.text.panel(view(), "buy", (0.0, 0.0), "", "", TooltipContext(why=why))
    assert panel is not None
    said = " ".join(item.text for item in panel.items if isinstance(item, Label))
    assert ("ot yet" in said) == bool(why)


def test_what_has_a_colon_already_follows_in_a_sentence_of_its_own() -> None:
    """Given a prompt as what stands against a thing, then there are no two colons in a row."""
    why = "Not yet. Constantinople: sell 1 Grain for 3."
    assert completed(Explanation("Market", "Sells."), "", why).numbers == why
    found = completed(Explanation("Market", "Sells.", now("2 left")), "", why)
    assert figures_of(found.numbers) == ["2 left", why.rstrip(".")]


def test_a_sentence_does_not_follow_a_colon_with_its_capital() -> None:
    """Given a whole sentence as what stands against a thing, then it stands after a full stop."""
    for why in ("You draw in the End Phase.", "costs 2 silver"):
        said = completed(Explanation("Pile", "Yours.", now("5 cards")), "", why).numbers
        assert f"Not yet. {why[:1].upper()}{why[1:].rstrip('.')}." in said


def test_a_figure_that_the_reason_names_is_not_told_twice() -> None:
    told = Explanation("Inn", "Goes on any colour.", now("costs 2 silver", "you have 1 silver"))
    found = completed(told, "", "A tile costs 2 silver; you have 1 silver.")
    assert found.numbers == "Not yet. A tile costs 2 silver. You have 1 silver."
