"""What chance brought is called luck, and a figure without an error bears no sign."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stupor.match.review import PointsSum, Review
from stupor.scenes.review.figure_words import error
from stupor.scenes.review.result_panels import _dice_words, result_rows, reveal_rows
from stupor.scenes.review.turn_patterns import WORDS
from stupor.scenes.review.turn_words import ReviewWords


@dataclass
class Silent:
    """Words of a review in which nothing is told."""

    looks: list[Any] = field(default_factory=list)


def reviewed(**more: Any) -> Review:
    none = PointsSum(0.0, 0.0)
    return Review("burgundy", "", 0, 1, True, lost=none, given=none, luck=none, **more)


def test_an_exact_figure_bears_no_sign() -> None:
    """Given no error, then nothing stands behind the figure: "exact" said nothing to newcomers."""
    assert error(0.0) == "" and error(1.25).startswith("\u00b1")


def test_luck_is_told_even_where_there_was_none() -> None:
    """Given a game in which no chance was worth a point, then the panel says so."""
    tell = cast(ReviewWords, Silent())
    rows, total = reveal_rows(reviewed(), tell, apart=False)
    assert [row.words for row in rows] == ["Nothing worth 1 VP or more"]
    assert total.words == "Total" and (total.figure, total.error) == ("0.0", "")
    parts, _ = result_rows(reviewed(), tell, own=True)
    assert "Luck" in [row.words for row in parts]


@pytest.mark.parametrize(
    ("own", "told"),
    [(12.0, "+12 VP. On average +9 VP"), (-8.0, "\u22128 VP. On average \u22126 VP")],
)
def test_the_luck_of_rolls_is_told_in_points_and_what_usually_remains_of_it(
    own: float, told: str
) -> None:
    """Given rolls that were worth points, then both figures are said, and no fraction."""
    rolls = SimpleNamespace(seat=0, reveals=[SimpleNamespace(vp=[own, -own], exact=True)])
    assert told in _dice_words(cast(Review, rolls))


def test_a_loss_that_is_no_mistake_is_not_called_small() -> None:
    """Given a decided game, then a turn may lose as much as a mistake and not be one."""
    assert not any("small" in words for words in WORDS.values())
