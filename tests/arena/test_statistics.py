"""What is read out of a match."""

import pytest

from stupor.arena.match_game import Outcome
from stupor.arena.statistics import crosstable, ratings, standings, titles, wilson


def outcome(
    number: int, levels: tuple[str, ...], scores: tuple[int, ...], *winners: int
) -> Outcome:
    return Outcome(number, levels, scores, winners, 6, "castle", None, 300)


def test_wilsons_interval_of_textbook_figures() -> None:
    # Newcombe 1998, table I: 81 of 263 and 0 of 20
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_in_parts() -> None:
    played = [
        outcome(0, ("a", "b"), (30, 20), 0),
        outcome(1, ("b", "a"), (25, 25), 0, 1),
    ]
    a, b = standings(played)
    assert (a.level, a.chairs, a.wins, a.mean) == ("a", 2, 1.5, 27.5)
    assert (b.level, b.chairs, b.wins, b.mean) == ("b", 2, 0.5, 22.5)


def test_one_of_three_equals_is_measured_by_its_own_chair() -> None:
    played = [outcome(n, ("d", "b", "b", "b"), (9, 1, 2, 3), 0) for n in range(4)]
    duke, baron = standings(played)
    assert (duke.chairs, duke.rate) == (4, 1.0)
    assert (baron.chairs, baron.rate) == (12, 0.0)


def test_equal_points_are_parted_by_who_won() -> None:
    table = crosstable([outcome(0, ("a", "b"), (25, 25), 1)])
    assert table["b", "a"] == (1.0, 1)
    assert table["a", "b"] == (0.0, 1)


def test_three_wins_of_four_are_about_191_points_apart() -> None:
    played = [outcome(n, ("a", "b"), (1, 0), 0) for n in range(3000)]
    played += [outcome(n, ("a", "b"), (0, 1), 1) for n in range(1000)]
    found = ratings(crosstable(played))
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=1)
    assert found["a"] + found["b"] == pytest.approx(0, abs=1e-6)


def test_titles_of_solo_games() -> None:
    played = [
        Outcome(n, ("a",), (vp,), (0,), 6, "castle", title, 99)
        for n, (vp, title) in enumerate([(20, "Serf"), (35, "Knight"), (25, "Serf"), (10, "Serf")])
    ]
    assert titles(played) == {"Knight": 0.25, "Serf": 0.75}
