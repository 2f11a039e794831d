"""The sheet tells of all that the rules count, and of nothing else."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

from stupor.games.registry import MADE_UP, get
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import (
    DRAFT,
    END_PHASE,
    EXPANSION_SOURCES,
    HOUSE_NAMES,
    VP_SOURCES,
)
from stupor.games.stupor_mundi.sheet import SHEET
from stupor.games.stupor_mundi.sheet.badges import badges
from stupor.scenes.game_parts import PLAIN_SHEET, sheet_named, sheet_of
from stupor.scenes.patterns import PATTERNS
from stupor.scenes.review.course_chart import _rounds
from tests.toys import TOY


def test_the_draft_before_the_first_round_is_called_the_set_up() -> None:
    assert [SHEET.round_words(number) for number in (0, 1)] == ["Set-up", "Round I"]


def test_every_source_of_the_rules_has_a_row_and_every_row_a_source() -> None:
    usual = tuple(source.id for source in SHEET.SOURCES if not source.row)
    assert usual == VP_SOURCES
    assert tuple(dict.fromkeys(s.row for s in SHEET.SOURCES if s.row)) == EXPANSION_SOURCES


@pytest.mark.parametrize("reason", [*VP_SOURCES, *EXPANSION_SOURCES])
def test_every_reason_of_points_is_named_and_stands_in_a_row(reason: str) -> None:
    assert SHEET.NAMES[reason]
    rows = {source.id for source in SHEET.SOURCES}
    assert {SHEET.source_of(reason, ending) for ending in (False, True)} <= rows


def test_the_titles_are_those_of_the_rules_from_the_lowest_on() -> None:
    assert [(title.least, title.name) for title in SHEET.TITLES] == [*reversed(params.TITLES)]
    assert all(title.said and "{badge}" in title.watched for title in SHEET.TITLES)


def test_the_badges_are_the_houses_of_the_rules() -> None:
    assert tuple(badge.key for badge in SHEET.BADGES) == tuple(HOUSE_NAMES)
    assert [badge.word for badge in SHEET.BADGES] == [HOUSES[name] for name in HOUSE_NAMES]
    assert SHEET.badges({"house.0": 2, "house.1": -1}, 2) == (SHEET.BADGES[2], SHEET.NOBODY)


def test_no_two_rows_of_a_game_look_alike() -> None:
    for one, other in combinations(SHEET.SOURCES, 2):
        assert one.swatch != other.swatch
        assert one.swatch.colour != other.swatch.colour, (one.id, other.id)
    looks = [*(source.swatch for source in SHEET.SOURCES), *(t.swatch for t in SHEET.TITLES)]
    assert all(look.pattern in PATTERNS for look in looks)


def test_a_game_without_a_sheet_has_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MADE_UP, TOY)
    assert sheet_named(TOY) is PLAIN_SHEET
    assert sheet_of(get("stupor_mundi")) is SHEET
    badges = PLAIN_SHEET.badges({}, 5)
    assert len({badge.rgb for badge in badges}) == 5 and not any(b.nobody for b in badges)


def test_the_choice_of_houses_is_the_set_up_and_no_round() -> None:
    assert [SHEET.round_words(number) for number in (0, 3)] == ["Set-up", "Round III"]


def test_the_first_round_of_a_review_has_its_number_though_houses_are_chosen_in_it() -> None:
    """Given turns of the set-up and of two rounds, then the axis names both rounds."""
    turns = [SimpleNamespace(graded=SimpleNamespace(round=number)) for number in (0, 1, 1, 2)]
    shown: Any = SimpleNamespace(tell=SimpleNamespace(sheet=SHEET), turns=turns)
    assert [(name, of) for name, _, of in _rounds(shown)] == [("I", [0, 1, 2]), ("II", [3])]


def test_while_houses_are_drafted_none_stands_for_its_player() -> None:
    """Given one House chosen, then its player keeps the own name until all have chosen."""
    chosen = {"phase": DRAFT, "house.0": 1}
    assert not any(badge.names_player for badge in badges(chosen, 2))
    assert all(badge.names_player for badge in badges({**chosen, "phase": END_PHASE}, 2))
