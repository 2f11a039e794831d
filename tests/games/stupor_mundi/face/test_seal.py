"""The seal that ends the turn and the one that gives something up never look or read alike."""

from dataclasses import replace

import pytest

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.gestures.questions import prompt_of
from stupor.games.stupor_mundi.face.margin.header import paint_actions
from stupor.games.stupor_mundi.face.margin.seal import GIVEN_UP, SIGNS, SKIPS, given_up, seal_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Item, Picture
from tests.games.stupor_mundi.face.fixture_position import view

ANSWERS = {
    "market": (("sell",), ("done",)),
    "build": (("build", "w5", 4), ("done",)),
    "discard": (("discard", 12), ("discard", 14), ("done",)),
    "end": (("end",),),
    "turn": (("play", 12, 1, "up"),),
}


def asked(kind: str, **context: object) -> TableView:
    """The table while that is asked."""
    return replace(
        view(), decision=Decision(view().viewer, kind, ANSWERS[kind], context=context), prompt=""
    )


def sprites(items: list[Item]) -> set[str]:
    return {item.sprite for item in items if isinstance(item, Picture)}


def test_the_end_of_a_turn_glows_in_red_wax() -> None:
    seal = seal_of(asked("end"))
    assert (seal.title, seal.wax) == ("End turn", "red")
    assert {"seal/red", "glow/round"} <= sprites(paint_actions(asked("end")))


def test_giving_up_an_action_has_its_name_and_neither_wax_nor_glow() -> None:
    seal = seal_of(asked("market"))
    assert (seal.title, seal.wax) == ("Do not trade", "hollow")
    drawn = sprites(paint_actions(asked("market")))
    assert "octagon/market" in drawn
    assert not {"seal/red", "seal/grey", "glow/round"} & drawn


def test_after_a_trade_the_market_is_left_and_nothing_was_given_up() -> None:
    traded = asked("market", sold=1)
    assert seal_of(traded).title == "Leave the Market"
    assert traded.decision is not None and given_up(traded.decision) == ""


@pytest.mark.parametrize("kind", ["market", "build"])
def test_what_was_given_up_is_told(kind: str) -> None:
    decision = asked(kind).decision
    assert decision is not None and given_up(decision) == GIVEN_UP[kind]
    assert "press the seal to skip" in prompt_of(asked(kind))


def test_refilling_gives_nothing_up() -> None:
    seal = seal_of(asked("discard", limit=5))
    assert (seal.title, seal.wax) == ("Refill", "red")
    decision = asked("discard", limit=5).decision
    assert decision is not None and given_up(decision) == ""


def test_whatever_can_be_given_up_has_name_sign_and_sentence() -> None:
    assert SKIPS.keys() == SIGNS.keys() == GIVEN_UP.keys()
    assert len(set(SKIPS.values())) == len(SKIPS)


@pytest.mark.parametrize(("limit", "said"), [(1, "no draw"), (2, "Hand full"), (5, "draw 3 cards")])
def test_the_ribbon_says_what_the_refill_will_draw(limit: int, said: str) -> None:
    assert said in prompt_of(asked("discard", limit=limit))


def test_once_the_pass_plate_is_down_the_seal_says_that_it_passes() -> None:
    turn = asked("turn")
    assert turn.decision is not None
    decision = replace(turn.decision, options=(*turn.decision.options, ("pass",)))
    down = replace(turn, decision=decision, passing=True)
    assert seal_of(down) == ("Pass", "", "red")
    assert "Pass" in [item.text for item in paint_actions(down) if item.key.endswith("seal.words")]
    assert seal_of(replace(down, passing=False)).title == "End turn"
    assert seal_of(replace(asked("end"), passing=True)).title == "End turn"
