"""The score sheet of The Castles of Burgundy: rows by source, columns by phase, the tie-break."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.engine.events import COUNTER, Event
from stupor.engine.rules import Result
from stupor.games import registry
from stupor.games.burgundy import scoring
from stupor.games.burgundy.ids import MORE_SOURCES
from stupor.games.burgundy.ids import SOURCES as RULES_SOURCES
from stupor.games.burgundy.sheet import SHEET
from stupor.language import tr
from stupor.platform.paths import pages_of
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.looks import SeatLook
from stupor.scenes.score.data import gains_of, rounds_of, score_sheet
from stupor.scenes.score.paper import ceremony_items, sheet_items
from stupor.scenes.score.scene import subline
from stupor.scenes.winner.content import occasion
from stupor.stage.items import Label
from stupor.stage.layout import anchors_of


def test_every_source_of_the_rules_has_a_row_and_no_other() -> None:
    rows = [source.id for source in SHEET.SOURCES]
    assert sorted(rows) == sorted((*RULES_SOURCES, *MORE_SOURCES))
    assert set(SHEET.NAMES) == set(rows)


def test_five_rounds_share_a_column_and_the_last_count_has_its_own() -> None:
    events = [
        Event(COUNTER, -1, ("round", 5, 1, "flow")),
        Event(COUNTER, 0, ("vp.0", 3, 3, "regions")),
        Event(COUNTER, -1, ("round", 6, 1, "flow")),
        Event(COUNTER, 0, ("vp.0", 7, 4, "livestock")),
        Event(COUNTER, -1, ("over", 1, 1, "flow")),
        Event(COUNTER, 0, ("vp.0", 9, 2, "silver")),
    ]
    game = sheet_named("burgundy")
    rules = registry.get("burgundy").rules
    result = rules.result(rules.setup(2, 1, {}))
    looks = [SeatLook(badge, "") for badge in SHEET.badges({}, 2)]
    found = score_sheet(game, result, looks, gains_of(game, events))
    assert found.rounds == ("A", "B", "End")
    assert found.columns[0] == ({"regions": 3}, {"livestock": 4}, {"silver": 2})


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "Set-up"), (1, "Phase A, round 1"), (5, "Phase A, round 5"), (6, "Phase B, round 1")],
)
def test_a_round_is_told_by_its_phase(number: int, told: str) -> None:
    assert SHEET.round_words(number) == told


def test_empty_spaces_part_a_tie_before_the_place_on_the_bridge() -> None:
    facts = {"order": [1, 0], "seats.0": (0,), "seats.1": (1,), "left.0": [2, 1], "left.1": [3]}
    level = SHEET.level(facts, 2)
    assert level[0] > level[1]
    assert "farther back" in SHEET.tie_words(2, "Lion", True, level[0], level[1])
    more = SHEET.level({**facts, "left.1": [9]}, 2)
    assert more[1] > more[0]
    assert "9 to 3" in SHEET.tie_words(2, "Lion", True, more[1], more[0])


def test_both_seats_of_a_team_have_its_empty_spaces() -> None:
    seats = {"seats.0": (0, 2), "seats.1": (1, 3)}
    facts = {"order": [0, 1, 2, 3], **seats, "left.0": [4], "left.1": [1]}
    level = SHEET.level(facts, 4)
    assert level[0] // 4 == level[2] // 4 == 4
    assert level[1] // 4 == level[3] // 4 == 1


def test_partners_are_counted_together() -> None:
    rules = registry.get("burgundy").rules
    facts = rules.facts(rules.setup(4, 1, {"team": "12a"}), None)
    sides = SHEET.sides(facts, 4)
    assert sorted(sorted(side) for side in sides) == [[0, 2], [1, 3]]
    alone = rules.facts(rules.setup(4, 1, {}), None)
    assert SHEET.sides(alone, 4) == ()
    result = rules.result(rules.setup(4, 1, {"team": "12a"}))
    looks = [SeatLook(badge, "") for badge in SHEET.badges({}, 4)]
    found = score_sheet(sheet_named("burgundy"), result, looks, [], (), sides)
    assert subline(found) == "One phase. Both teams have 0 VP: the tie-break decides."
    ahead = replace(found, totals=(5, 1, 0, 0), winners=(0, 2))
    assert subline(ahead) == "One phase. The winning team has 5 VP, the other 1."
    shown = {item.key for item in sheet_items(found, anchors_of(pages_of("burgundy"), "score", ""))}
    assert {"side0", "side1", "total0", "total3"} <= {key.partition(".")[0] for key in shown}


def test_the_first_round_of_a_phase_is_marked_by_its_letter() -> None:
    assert [SHEET.round_mark(number) for number in (1, 2, 5, 6, 25)] == ["A", "2", "5", "B", "5"]


def test_a_phase_that_brought_nothing_has_its_column_too() -> None:
    events = [
        Event(COUNTER, 0, ("vp.0", 3, 3, "regions")),
        Event(COUNTER, -1, ("round", 25, 1, "flow")),
        Event(COUNTER, -1, ("over", 1, 1, "flow")),
    ]
    game, rules = sheet_named("burgundy"), registry.get("burgundy").rules
    result = rules.result(rules.setup(1, 1, {"board": "13a"}))
    looks = [SeatLook(badge, "") for badge in SHEET.badges({}, 1)]
    rounds = rounds_of(game, events)
    found = score_sheet(game, result, looks, gains_of(game, events), (), (), rounds)
    assert found.rounds == ("A", "B", "C", "D", "E", "End")


def test_alone_the_sheet_shows_every_target_when_it_was_reached_and_what_is_left() -> None:
    """Given a game alone with two targets behind, then the ladder names them and what is ahead."""
    history = [
        Event(COUNTER, -1, ("round", 7, 1, "flow")),
        Event("reached", 0, (50,)),
        Event(COUNTER, -1, ("round", 21, 1, "flow")),
        Event("reached", 0, (45,)),
    ]
    facts = {"filled.0": 31, "left.0": [2, 0, 0, 4, 0, 0]}
    solo_ladder = SHEET.solo_ladder({"counter": 12, "target": 40}, facts, history)
    assert solo_ladder is not None
    assert [(rung.name, rung.line, rung.won) for rung in solo_ladder.rungs] == [
        ("50", "B2", True), ("45", "E1", True), ("40", "12 of 40", False),
        ("Spaces", "31 of 37", False),
    ]  # fmt: skip
    looks = [SeatLook(SHEET.BADGES[0], "Anna")]
    result = Result((95,), (0,), {"regions": (95,)}, scoring.ROUNDS_OVER, title=scoring.DEFEAT)
    paper = score_sheet(sheet_named("burgundy"), result, looks, [], (0,), (), 25)
    anchors = anchors_of(pages_of("burgundy"), "score", "")
    shown = [item.text for item in ceremony_items(replace(paper, solo_ladder=solo_ladder), anchors)
             if isinstance(item, Label)]  # fmt: skip
    assert {"50", "B2", "12 of 40", "31 of 37", solo_ladder.title} <= set(shown)
    assert tr("Victory") not in shown


def test_only_alone_there_is_something_to_climb() -> None:
    assert SHEET.solo_ladder({"round": 3}, {}, []) is None
    assert sheet_named("stupor_mundi").solo_ladder({"round": 3}, {}, []) is None


@pytest.mark.parametrize(("seats", "place"), [(1, 1), (2, 5)])
def test_b79_alone_monasteries_stand_in_the_phase_in_which_they_paid(
    seats: int, place: int
) -> None:
    """Given points of a monastery in phase B, then alone they stand there, else at the end."""
    looks = [SeatLook(SHEET.BADGES[seat], "Anna") for seat in range(seats)]
    gains = [(7, 0, "monasteries", 8), (25, 0, "regions", 3)]
    result = Result((11,) * seats, (0,), {}, "")
    found = score_sheet(sheet_named("burgundy"), result, looks, gains, (0,) * seats, (), 25)
    assert [n for n, column in enumerate(found.columns[0]) if "monasteries" in column] == [place]


def test_over_the_winner_stands_that_the_game_has_ended() -> None:
    """Given a game that always has five phases, then how many they were is no news."""
    rules = registry.get("burgundy").rules
    result = rules.result(rules.setup(2, 1, {}))
    looks = [SeatLook(badge, "") for badge in SHEET.badges({}, 2)]
    found = score_sheet(sheet_named("burgundy"), result, looks, [], (), ())
    assert occasion(found) == "End of the game"
