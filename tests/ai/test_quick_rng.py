"""The generator of the search."""

from stupor.ai.quick_rng import QuickRng
from stupor.games import registry

SPEC = registry.get("stupor_mundi")


def test_equal_seeds_give_equal_numbers_within_bounds() -> None:
    one, other = QuickRng(7), QuickRng(7)
    numbers = [one.below(6) for _ in range(200)]
    assert numbers == [other.below(6) for _ in range(200)]
    assert set(numbers) == set(range(6))


def test_samples_drawn_with_it_are_positions_of_the_game() -> None:
    state = SPEC.rules.setup(3, 5, {})
    seat = SPEC.rules.asked(state)
    assert seat is not None
    sample = SPEC.rules.determinize(state, seat, QuickRng(1))
    assert SPEC.rules.observe(sample, seat) == SPEC.rules.observe(state, seat)
    copy = sample.clone()
    SPEC.rules.apply(copy, SPEC.rules.legal(copy)[-1])
    assert SPEC.rules.legal(sample) == SPEC.rules.legal(state)
