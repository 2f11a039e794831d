"""The program in the pages that plays: it plays, it is short, and it beats blind chance."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from stupor.arena.match import Match, outcomes
from stupor.arena.statistics import standings

PAGE = Path(__file__).parents[2] / ".github/docs/yours.md"


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """The command that starts the page's program."""
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 50
    script = tmp_path / "mybot.py"
    script.write_text(code[1], encoding="utf-8")
    return f"exec:{sys.executable} {script}"


def test_the_bot_of_the_page_beats_chance(bot: str) -> None:
    own, other = standings(outcomes(Match("stupor_mundi", (bot, "random"), 4, 1)))
    assert own.wins >= 3 and own.mean > other.mean


@pytest.mark.parametrize("seats", [1, 4])
def test_the_bot_of_the_page_plays_at_every_table(bot: str, seats: int) -> None:
    (played,) = outcomes(Match("stupor_mundi", (bot, *["random"] * (seats - 1)), 1, 2))
    assert played.rounds > 0
