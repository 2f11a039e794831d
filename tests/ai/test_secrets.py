"""A dealt position follows from the view and the generator, never from what is hidden."""

from __future__ import annotations

import pytest

from stupor.engine.codec import digest
from stupor.engine.rng import SplitMix
from stupor.games import registry
from tests.ai.hiding import permuted
from tests.support.playing import positions

SPEC = registry.get("stupor_mundi")
RULES = SPEC.rules
SEATS = pytest.mark.parametrize("seats", (1, 2, 3, 4))


@SEATS
def test_a_deal_of_a_deal_is_the_same_deal(seats: int) -> None:
    for number, state in enumerate(positions(SPEC, seats, 17, every=11)):
        for seat in range(seats):
            once = RULES.determinize(state, seat, SplitMix(number))
            twice = RULES.determinize(once, seat, SplitMix(number + 99))
            straight = RULES.determinize(state, seat, SplitMix(number + 99))
            assert digest(twice) == digest(straight)


@SEATS
def test_a_deal_forgets_the_true_order_of_everything_hidden(seats: int) -> None:
    changed = 0
    for number, state in enumerate(positions(SPEC, seats, 23, every=11)):
        for seat in range(seats):
            other = permuted(state, seat, SplitMix(number))
            changed += digest(other) != digest(state)
            assert RULES.observe(other, seat) == RULES.observe(state, seat)
            dealt = RULES.determinize(state, seat, SplitMix(5))
            assert digest(RULES.determinize(other, seat, SplitMix(5))) == digest(dealt)
    assert changed


def test_every_hidden_card_is_dealt_everywhere() -> None:
    """Given two players, each card of the other House is seen in hand in some deal."""
    state = RULES.setup(2, 4, {})
    hidden = {*state.players[1].hand, *state.players[1].deck}
    seen: set[int] = set()
    for seed in range(60):
        seen.update(RULES.determinize(state, 0, SplitMix(seed)).players[1].hand)
    assert seen == hidden


def test_an_easier_solo_game_does_not_tell_which_edicts_joined() -> None:
    """Given three of the six marked Edicts in the pile, every one of the six may be there (R26)."""
    state = next(
        state
        for seed in range(99)
        if len((state := RULES.setup(1, seed, {"easier": True})).edict_pile) == 12
        and max(*state.active, *state.next) <= 15
    )
    joined: set[int] = set()
    for seed in range(60):
        pile = RULES.determinize(state, 0, SplitMix(seed)).edict_pile
        assert len(set(pile)) == 12
        joined.update(edict for edict in pile if edict > 15)
    assert joined == set(range(16, 22))


def test_another_seats_question_is_asked_of_the_cards_that_are_imagined() -> None:
    """Given seat 0 to move, what seat 1 imagines offers only cards of the imagined hand."""
    state = RULES.setup(2, 4, {})
    asked = RULES.asked(state)
    assert asked is not None
    for seed in range(8):
        sample = RULES.determinize(state, 1 - asked, SplitMix(seed))
        offered = {option[1] for option in RULES.legal(sample) if option[0] == "play"}
        assert offered == set(sample.players[asked].hand)
