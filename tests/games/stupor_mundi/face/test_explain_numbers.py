"""Explanations tell the numbers of the moment."""

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.effects.gains import Spend
from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import GRAIN
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.face.many_tables import RULES, shown
from tests.games.stupor_mundi.face.test_painter import icon_view
from tests.games.stupor_mundi.scenario import Scenario


def table(game: Scenario) -> TableView:
    """What seat 0 sees of a scenario."""
    s: State = game.s
    return shown(s, 0, RULES.decision(s))


def numbers(view: TableView, name: str) -> str:
    """The present numbers of a thing."""
    told = explanation(view, name)
    assert told is not None, name
    return told.numbers


def text(view: TableView, name: str) -> str:
    """What is said about a thing."""
    told = explanation(view, name)
    assert told is not None, name
    return told.text


def test_an_ally_in_a_city_compares_with_frederick() -> None:
    """Given 3 Stone of mine and 1 of Frederick's, then Maumettu tells both and is fulfilled."""
    game = Scenario(4).owns(stone=3, grain=2)
    game.s.ally_up[0] = 2
    said = numbers(table(game), "ally.2")
    assert "Condition met, 3 > 1 against Frederick" in said
    assert "costs 3 Grain" in said


def test_hints_that_are_off_hide_the_forecast_of_a_city_ally() -> None:
    game = Scenario(4).owns(stone=3)
    game.s.ally_up[0] = 2
    said = numbers(replace(table(game), hints=False), "ally.2")
    assert "against" not in said and "costs 3 Grain" in said


def test_a_loyalist_tells_how_much_frederick_has_of_what_he_wants() -> None:
    """Given a hosted Okechukwu and 1 Stone of Frederick's, then 1 of 3, 1 VP."""
    game = Scenario(4)
    game.player().allies = (12, 0, 0, 0, 0)
    said = numbers(table(game), "ally.0.1")
    assert said == "Now: Frederick has 1 of 3; not met: 1 VP for you."


def test_my_ship_tells_the_prices_of_its_voyages() -> None:
    said = numbers(table(Scenario(4)), "ship.0")
    assert said == (
        "Now: in Roma; Constantinople: free; Alexandria: 1 Augustalis; Tunis: 2 Augustales; "
        "Barcelona: 3 Augustales."
    )


def test_a_city_tells_ships_and_the_way() -> None:
    said = numbers(table(Scenario(2)), "city.2")
    assert said == "Now: no Ship; 2 steps from your Ship, 1 Augustalis."


def test_the_log_counts_no_lines_as_it_keeps_only_the_last_in_view() -> None:
    view = table(Scenario(2))
    assert view.log and numbers(view, "log") == ""


def test_the_warehouse_tells_its_room() -> None:
    said = numbers(table(Scenario(2).owns(grain=1, stone=1)), "store.0")
    assert said == "Now: 2 of 3 spaces filled, 1 Grain and 1 Stone."


def test_coins_tell_their_worth() -> None:
    said = numbers(table(Scenario(2).owns(coins=14)), "coins.0")
    assert said.startswith("Now: 14 Augustales; worth 2 VP; Frederick has 6")


def test_the_score_tells_what_the_end_would_add() -> None:
    """Given 2 Structures and 13 Augustales of mine alone, then 2 + 4 + 2 VP."""
    said = numbers(table(Scenario(2).owns(coins=13)), "vp.0")
    assert "final scoring would add 8: 2 for Structures, 4 for majority and 2 for coins" in said


def test_a_covered_space_tells_the_price_of_its_great_tower() -> None:
    seen = table(Scenario(2))
    assert "2 Augustales more and gives the purchase of an Action card" in text(seen, "ally.0.3")
    assert numbers(seen, "ally.0.3") == "Now: covered by a Tower."
    assert numbers(seen, "ally.0.1") == "Now: empty."


def test_a_locked_slot_names_its_keep() -> None:
    seen = table(Scenario(2))
    assert "Sixth-slot Keep" in text(seen, "slot.0.6")
    assert numbers(seen, "slot.0.6") == "Now: locked."
    assert "Visit the Market or Build a Structure" in text(seen, "slot.0.3")


def test_a_side_names_what_is_missing() -> None:
    """Given T1 and W1, then side 1 misses T2 and would bring 3 Augustales."""
    seen = table(Scenario(2))
    assert numbers(seen, "castle.income1") == "Now: T2 missing."
    assert "3 Augustales" in text(seen, "castle.income1")


def test_a_site_tells_its_price_and_what_is_stored() -> None:
    seen = table(Scenario(2).owns(stone=1))
    assert text(seen, "castle.0.w3").startswith("Costs 1 Grain and 2 Stone. Building here issues")
    assert numbers(seen, "castle.0.w3") == "Now: you store 1 Stone."


def test_an_arrow_tells_its_grain() -> None:
    seen = table(Scenario(2).owns(grain=2))
    assert "Moving a Specialist to A4 costs 1 Grain" in text(seen, "arrow.a.4")
    assert numbers(seen, "arrow.a.4") == "Now: you have 2 Grain."


def test_fredericks_treasury_names_who_looks_at_it() -> None:
    seen = table(Scenario(2))
    assert numbers(seen, "imperial.treasury") == "Now: 6 of 15 Augustales."
    assert "Tento" in text(seen, "imperial.treasury") and "9 or more" in text(
        seen, "imperial.treasury"
    )


def test_an_active_edict_tells_its_reward() -> None:
    game = Scenario(2)
    game.s.active = [1, 2, 3]
    seen = table(game)
    assert "gain 3 Augustales" in text(seen, "active.1")
    assert "his Towers 2 of 5" in numbers(seen, "active.1")


def test_a_card_that_asks_for_grain_tells_how_much_is_stored() -> None:
    game = Scenario(2).owns(grain=2).holds("A3")
    assert numbers(table(game), "card.103") == "Now: you store 2 Grain."


def test_the_last_round_is_told() -> None:
    game = Scenario(2)
    game.s.ending = "castle"
    assert "last round: a Castle is complete" in numbers(table(game), "round")


def test_a_rivals_hidden_card_stays_hidden() -> None:
    """Given a rival's card face down in slot III, then nobody else is told which it is."""
    game = Scenario(2)
    rival = game.player(1)
    rival.slots[2], rival.down = rival.hand[0], 0b100
    said = numbers(table(game), "slot.1.3")
    assert said == "Now: a card only its owner knows, face down."


@pytest.mark.parametrize(("times", "begin"), [(3, "Up to 3 times: pay 1"), (1, "Pay 1")])
def test_a_conversion_says_how_often_it_may_still_be_used(times: int, begin: str) -> None:
    """Given Corn Trade, the prompt counts down with each payment."""
    game = Scenario(2).owns(coins=5)
    game.s.agenda[:] = [(0, (Spend("coins", 1, GRAIN, 1, times),))]
    assert prompt_of(table(game)).startswith(f"{begin} Augustalis for 1 Grain")


def test_an_icon_of_an_edict_says_whether_it_has_been_placed() -> None:
    """Given an Edict of two Towers and a Wall, Towers come first."""
    assert "not its turn" in numbers(icon_view("tower"), "icon.wall")
    assert "already placed" in numbers(icon_view("wall"), "icon.tower")
