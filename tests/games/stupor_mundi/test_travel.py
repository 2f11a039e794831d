"""Travelling before a card is played (rulebook, Travel; R1)."""

import pytest

from tests.games.stupor_mundi.scenario import a_game


@pytest.mark.parametrize(("coins", "reach"), [(0, 1), (1, 2), (2, 3), (3, 4), (9, 4)])
def test_how_far_the_purse_reaches(coins: int, reach: int) -> None:
    """Given some A, the first space is free, each further one costs 1 A, 4 spaces at most."""
    game = a_game().owns(coins=coins)
    sails = [key for key in game.offers if key.startswith("sail")]
    assert sails == [f"sail:{steps}" for steps in range(1, reach + 1)]
    game.refuses(f"sail:{reach + 1}", "travel.price")


@pytest.mark.parametrize(("steps", "city", "left"), [(1, 4, 3), (2, 0, 2), (3, 1, 1), (4, 2, 0)])
def test_the_ring_is_sailed_clockwise(steps: int, city: int, left: int) -> None:
    """Given the Ship in Tunis and 3 A, it goes by Barcelona and Roma, paying for all but one."""
    game = a_game().ship("tunis").owns(coins=3).does(f"sail:{steps}").has(coins=left)
    assert game.player().ship == city


def test_a_ship_travels_once_and_before_the_card() -> None:
    """Given the Ship has sailed, it sails no more; a card or a pass must follow."""
    game = a_game().holds(2).owns(coins=9).does("sail:1")
    game.refuses("sail:1", "travel.once")
    assert {key.split(":")[0] for key in game.offers} == {"play", "pass"}
    game.plays(2).finished().has(coins=12)


def test_passing_after_travelling() -> None:
    """Given the Ship has sailed, passing is still possible, and the Ship stays where it went."""
    game = a_game().does("sail:1", "pass")
    assert (game.player().ship, game.player().passed, game.seat) == (1, True, 1)


def test_without_a_card_the_price_of_travel_is_the_same() -> None:
    """Given an empty hand and 1 A, two spaces are in reach, a third is refused for its price."""
    game = a_game().holds().owns(coins=1)
    assert game.offers == ["sail:1", "sail:2", "pass"]
    game.refuses("sail:3", "travel.price").does("sail:2", "pass").has(coins=0)
    assert (game.player().ship, game.seat) == (2, 1)


@pytest.mark.parametrize(("steps", "left"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_country_1_c_frees_the_second_space(steps: int, left: int) -> None:
    """Given Countryside I C and 2 A, two spaces are free, the next two cost 1 A each."""
    game = a_game().ability("country1.c").owns(coins=2).does(f"sail:{steps}")
    game.has(coins=left)
