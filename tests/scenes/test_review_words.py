"""What chance brought is called luck, and a figure without an error bears no sign."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from stupor.match.review import PointsSum, Review
from stupor.scenes.review.figure_words import error
from stupor.scenes.review.result_panels import result_rows, reveal_rows
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
