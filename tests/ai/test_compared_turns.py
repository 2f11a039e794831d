"""How choosing among turns is measured."""

from __future__ import annotations

from tests.ai.compared_turns import SEEN, Position, Way, choice, row

#: The second turn is the best one, the third looks so in the first two dealings.
FOUND = Position(
    [9.0, 8.0, 7.0, 1.0],
    [0, 2],
    [[0.0] * 2 * SEEN, [1.0] * 2 * SEEN, [2.0, 2.0, *[-9.0] * (2 * SEEN - 2)], [90.0] * 2 * SEEN],
)


def test_more_dealings_choose_better_and_cost_more() -> None:
    assert choice(Way("few", 4, 3.0, ((2, 1),)), FOUND) == (2, 6)
    assert choice(Way("many", 4, 3.0, ((SEEN, 1),)), FOUND) == (1, 3 * SEEN)


def test_who_is_behind_runs_no_further() -> None:
    assert choice(Way("halved", 4, 3.0, ((2, 2), (SEEN, 1))), FOUND) == (1, 6 + 2 * (SEEN - 2))


def test_first_choices_hide_what_begins_like_a_better_turn() -> None:
    assert choice(Way("firsts", 4, 3.0, ((SEEN, 1),), firsts=True), FOUND)[0] == 0


def test_a_gain_is_told_by_the_dealings_that_did_not_choose() -> None:
    assert row(Way("few", 4, 3.0, ((2, 1),)), [FOUND]) == "| few | 6 | -9.00 ± 0.00 |"
