"""What chance brought is called luck, and a figure without an error bears no sign."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stupor import language
from stupor.engine.review_params import SPACES, VP
from stupor.match.review import PointsSum, Reveal, Review, ThrowLuck
from stupor.platform.languages import words_of
from stupor.scenes.review.figure_words import amount, error, signed
from stupor.scenes.review.result_panels import (
    _dice_words,
    result_rows,
    reveal_rows,
    short_words,
    sum_words,
)
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
    rolls = SimpleNamespace(
        seat=0, reveals=[SimpleNamespace(vp=[own, -own], exact=True)], unit=VP, chance=((0, 0.5),)
    )
    assert told in _dice_words(cast(Review, rolls))


def test_the_luck_of_rolls_alone_is_not_compared_with_rivals() -> None:
    """Given a solo duchy, then its luck is told in spaces, and no rival is spoken of."""
    rolls = [Reveal(0, "throw.0", (0.4,), 0.0, "1-2", (ThrowLuck("1-2", 2, 0.4),))]
    assert _dice_words(reviewed(unit=SPACES, reveals=tuple(rolls))) == (
        "Luck of the rolls: +0.4 spaces."
    )


def test_a_solo_duchy_is_told_in_spaces_with_a_decimal() -> None:
    """Given a solo duchy, then its sums have a decimal, and its end has none."""
    tell = cast(ReviewWords, Silent(looks=[None]))
    review = reviewed(unit=SPACES, leads=((0, 1.1), (9, 34.0)), start=1.1, run_of_play=34.5)
    review = replace(review, lost=PointsSum(1.64, 0.42), given=None)
    rows, total = result_rows(review, tell, own=True)
    assert [row.figure for row in rows] == ["+1.1", "\u22121.6", "0.0", "+34.5"]
    assert rows[1].error == "\u00b1\u00a00.4"
    assert (total.figure, total.note) == ("+34", "spaces: the parts add up")
    assert short_words(review, "Lena", own=True) == "You gave away about 1.6 spaces."
    assert sum_words(review, tell, own=True).endswith(": together +34 spaces.")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["1 space", "0.4 spaces", "1.4 spaces", "2.0 spaces", "\u221212.5 spaces"]),
        ("fr", ["1 case", "0,4 case", "1,4 case", "2,0 cases", "\u221212,5 cases"]),
        ("de", ["1 Feld", "0,4 Felder", "1,4 Felder", "2,0 Felder", "\u221212,5 Felder"]),
    ],
)
def test_spaces_stand_in_the_number_of_the_language(code: str, told: list[str]) -> None:
    """Given figures of spaces, then one is one, and French counts many from two on."""
    language.speak(words_of(code))
    try:
        found = [amount(SPACES, 1, "1"), *(amount(SPACES, vp) for vp in (0.4, 1.4, 1.98))]
        found.append(amount(SPACES, -12.5, signed(-12.5)))
    finally:
        language.speak(language.ENGLISH)
    assert [words.replace("\u00a0", " ") for words in found] == told


def test_a_loss_that_is_no_mistake_is_not_called_small() -> None:
    """Given a decided game, then a turn may lose as much as a mistake and not be one."""
    assert not any("small" in words for words in WORDS.values())
