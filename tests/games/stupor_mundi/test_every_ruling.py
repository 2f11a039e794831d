"""Every ruling has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stupor.games.stupor_mundi.book import BOOK

HERE = Path(__file__).parent
#: The rulings there are.
RULINGS = range(1, 34)
NAMES = [
    name
    for path in HERE.rglob("test_*.py")
    for name in re.findall(r"^def test_(r\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("number", RULINGS)
def test_a_test_bears_its_number(number: int) -> None:
    assert f"r{number:02}" in NAMES


def test_no_test_bears_the_number_of_a_ruling_that_is_not_there() -> None:
    assert {int(name[1:]) for name in NAMES} == set(RULINGS)


@pytest.mark.parametrize("number", RULINGS)
def test_the_rulebook_says_it(number: int) -> None:
    said = " ".join(block.text for page in BOOK.chapters.pages() for block in page.blocks)
    assert f"(R{number})" in said
