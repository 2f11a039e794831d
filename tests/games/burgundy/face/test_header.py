"""Header and rounds agree with the banner of a phase."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.face.corners.rounds import paint_rounds
from stupor.games.burgundy.face.rail.header import paint_header
from stupor.games.burgundy.face.rail.ribbon import paint_ribbon, words_of
from stupor.games.burgundy.ids import NOBODY
from stupor.stage.items import Label
from tests.games.burgundy.face.position import view


@pytest.mark.parametrize(
    ("phase", "number", "told"),
    [(0, 0, 1), (0, 3, 3), (0, 5, 5), (1, 5, 1), (1, 6, 1), (4, 20, 1), (4, 25, 5)],
)
def test_a_phase_that_is_announced_stands_before_its_first_round(
    phase: int, number: int, told: int
) -> None:
    """Given the banner of a phase, then nothing counts on in the rounds of the one before."""
    seen = view("two", rounds=1)
    seen.table.counters.update({"phase": phase, "round": number})
    for painted in (paint_header(seen), paint_rounds(seen)):
        assert f"Round {told} of 5" in [i.text for i in painted if isinstance(i, Label)]


def test_there_is_no_round_while_duchies_are_chosen() -> None:
    """Given no phase yet, then the table is set up."""
    seen = view("two", rounds=1)
    seen.table.counters.update({"phase": -1, "round": 0})
    for painted in (paint_header(seen), paint_rounds(seen)):
        words = [i.text for i in painted if isinstance(i, Label)]
        assert "Set-up" in words and not [text for text in words if text.startswith("Round ")]


def test_between_turns_nobody_is_named() -> None:
    """Given a turn that has ended while nobody is asked, then header and ribbon name no one."""
    seen = view("two", rounds=1, decision=None)
    seen.table.counters["turn"] = NOBODY
    words = [i.text for i in (*paint_header(seen), *paint_ribbon(seen)) if isinstance(i, Label)]
    assert not any(name in text for text in words for name in seen.names)
    assert words_of(seen) == ""
    seen.table.counters["turn"] = 1
    assert seen.names[1] in words_of(seen)
