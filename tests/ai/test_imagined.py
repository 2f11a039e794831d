"""Futures that are only thought of: what a seat meets in them never hangs on who moves first."""

from __future__ import annotations

from typing import Any

from stupor.ai.view import SeatView
from stupor.engine.rng import Imagined, SplitMix
from stupor.games import registry
from stupor.games.burgundy import flow
from stupor.games.stupor_mundi import verbs


def burgundy() -> Any:
    return registry.get("burgundy").rules.setup(3, 4, {})


def test_a_copy_of_imagined_chance_goes_on_alike() -> None:
    rng = Imagined(5)
    rng.below(9)
    copy = rng.clone()
    assert isinstance(copy, Imagined)
    assert [rng.below(99) for _ in range(9)] == [copy.below(99) for _ in range(9)]
    assert SplitMix(5).below(10**9) == Imagined(5).below(10**9)


def test_in_a_real_round_dice_follow_the_order_in_an_imagined_one_the_seats() -> None:
    thrown = {}
    for kind in (SplitMix, Imagined):
        for order in ((0, 1, 2), (2, 0, 1)):
            state = burgundy()
            state.rng, state.turns = kind(11), order
            flow.roll(state)
            thrown[kind, order] = [player.rolled for player in state.players], state.white
    plain = thrown[SplitMix, (0, 1, 2)]
    assert thrown[Imagined, (0, 1, 2)] == thrown[Imagined, (2, 0, 1)] == plain
    assert thrown[SplitMix, (2, 0, 1)] != plain


def test_in_an_imagined_game_each_player_shuffles_by_a_chance_of_its_own() -> None:
    rules = registry.get("stupor_mundi").rules
    decks = []
    for first, second in ((0, 1), (1, 0)):
        state = rules.setup(2, 4, {})
        state.rng = Imagined(3)
        for seat in (first, second):
            player = state.players[seat]
            player.discard, player.deck = sorted(player.deck, reverse=bool(first)), []
            verbs.reshuffle(state, seat)
        decks.append([player.deck for player in state.players])
    assert decks[0] == decks[1]
    assert decks[0][0] != sorted(decks[0][0])


def test_dealings_have_numbers_and_are_the_same_when_asked_again() -> None:
    rules, state = registry.get("burgundy").rules, burgundy()
    asked = rules.decision(state)
    assert asked is not None
    view = SeatView(rules, state, asked, 3)
    one, again, other = view.dealing(1, 0), view.dealing(1, 0), view.dealing(1, 1)
    assert one.piles == again.piles != other.piles
    assert isinstance(one.rng, Imagined)
