"""The other editions: all is explained, previews name the right sources, figures are true."""

from dataclasses import replace
from functools import cache

import pytest

from stupor.engine.decision import Decision
from stupor.engine.notation import option_of
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.face.components.icons import ABILITIES, ADVANCED
from stupor.games.stupor_mundi.face.explain.explanations import explanation, spots
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import TOWER
from stupor.games.stupor_mundi.rulebook import RULES as BOOK
from tests.games.stupor_mundi.face.many_tables import RULES, shown
from tests.games.stupor_mundi.face.test_ghosts import SPEC, foretold
from tests.games.stupor_mundi.face.test_ghosts import chips_of as chips
from tests.games.stupor_mundi.scenario import Scenario, a_game
from tests.support.playing import positions

EDITIONS = ("special", "prototype-2023")


@cache
def moments(edition: str) -> tuple[TableView, ...]:
    """Tables of random games, as the one who is asked sees them."""
    return tuple(
        shown(state, asked.seat, asked)
        for seats in (1, 3)
        for state in positions(SPEC, seats, 17, 11, {"edition": edition})
        if (asked := RULES.decision(state)) is not None
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_is_explained(edition: str) -> None:
    for view in moments(edition):
        assert view.words("edition") == edition
        for name, _ in spots(view):
            said = explanation(view, name)
            assert said is not None and said.title and said.text[-1] in ".?!\u201d)", name
            assert not said.rule or said.rule in BOOK, (name, said.rule)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_can_be_touched_is_explained(edition: str) -> None:
    for view in moments(edition):
        asked = view.decision
        assert asked is not None
        for gesture in gestures(asked, view.table, view.facts):
            for name in filter(None, (gesture.pick, gesture.drop, gesture.button)):
                assert explanation(view, name) is not None, (name, gesture.option)


def told(game: Scenario, key: str) -> list[str]:
    """The words of the preview of a choice."""
    return [chip.words for chip in chips(*foretold(game.s, option_of(key)))]


def special(code: str) -> Scenario:
    """Seat 0 has a Specialist on path A in a Workplace of the special edition."""
    return a_game(2, edition="special").ability(code).owns(coins=9, stone=2, grain=1)


def test_a_promotion_names_the_workplace_that_pays() -> None:
    """Given Countryside I E on path A, when another Specialist is promoted, path A pays 1."""
    assert "Path A +1" in told(special("country1.e").again(Promote()), "promote:1:b")


def test_a_tower_names_the_workplace_that_gives_grain() -> None:
    game = special("country1.g").again(Build(kinds=(TOWER,)))
    assert "Path A +1" in told(game, "build:t2:0")


def test_a_closed_side_names_its_workplace_and_is_no_income_of_a_card() -> None:
    """Given Village I G and a side that lacks a Tower, the preview tells side and Workplace."""
    words = told(special("village1.g").again(Build(kinds=(TOWER,))), "build:t2:0")
    assert "Path A +3" in words and "side closed +3" in words


def test_an_income_by_a_card_closes_no_side() -> None:
    game = a_game(2, edition="special").built("t2").owns(coins=0).holds("B18").plays("B18")
    assert "income +3" in told(game, "income:1")


def purchase(pay: str, **stock: int) -> TableView:
    """Roma's card for 2 Grain while a card is bought in some way."""
    game = (
        a_game(2, edition="special").owns(**stock).card_in("roma", "B17").card_in("roma", "A8", 2)
    )
    game.again(Purchase(pay=pay))
    asked = RULES.decision(game.s)
    assert asked is not None
    return shown(game.s, 0, replace(asked, context={**asked.context, "pay": pay}))


@pytest.mark.parametrize(
    ("pay", "sentence", "grain", "coins"),
    [
        ("printed", "you can afford", "costs 2 Grain", "costs "),
        ("no coins", "Purchase without Augustales", "costs 2 Grain", "costs nothing this time"),
        ("nothing", "Purchase for free", "costs nothing this time", "costs nothing this time"),
    ],
)
def test_a_purchase_tells_what_it_asks_for(pay: str, sentence: str, grain: str, coins: str) -> None:
    view = purchase(pay, grain=3, coins=9)
    assert sentence in prompt_of(view)
    for name, words in (("card.217", grain), ("card.108", coins)):
        said = explanation(view, name)
        assert said is not None and said.numbers.startswith(f"Now: {words}")


def test_an_edict_that_may_be_declined_says_so() -> None:
    asked = Decision(0, "edict", (("issue", 1), ("done",)), {})
    view = replace(moments("special")[0], decision=asked, viewer=0)
    assert prompt_of(view).endswith("on the right, or press the seal to skip.")
    view = replace(view, decision=replace(asked, options=(("issue", 1),)))
    assert prompt_of(view).endswith("on the right.")


def test_every_new_card_and_ability_has_its_icons() -> None:
    assert {*range(117, 123), *range(217, 223)} <= set(ADVANCED)
    assert len(ABILITIES) == 28 and all(ABILITIES.values())
