"""What the lines of a record come to, told without playing a game."""

from __future__ import annotations

import pytest

from stupor.match.journal import (
    BadJournal,
    Entry,
    GameEnd,
    SeatChange,
    Snapshot,
    TakeBack,
    history_of,
    read,
)

HEADER = {"format": "stupor-journal", "version": 1, "game": "g", "seats": 2}
A, B, C = Entry(0, ("a",)), Entry(1, ("b", 2)), Entry(0, ("c",))


def test_every_kind_of_line_comes_back_as_it_was_written() -> None:
    things = [
        Snapshot({"schema": 1}), A, Entry(1, ("sail", 3), (2, "beef")), SeatChange(1, "greedy"),
        SeatChange(0, "human", "Lena"), TakeBack(1, "sandbox"), GameEnd({"scores": [1, 2]}),
    ]  # fmt: skip
    lines = [line for thing in things for line in thing.lines()]
    assert read([HEADER, *lines]) == (HEADER, things)


def test_a_standing_is_for_those_who_only_list_games() -> None:
    assert read([HEADER, *A.lines(), {"standing": {"round": 1}}])[1] == [A]


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"seat": True, "key": "a"},
        {"seat": 0, "key": 7},
        {"back": "1", "how": "undo"},
        {"back": 1, "how": "magic"},
        {"chair": -1, "sits": "human"},
        {"chair": 10**9, "sits": "human"},
        {"chair": 0, "sits": "human", "name": 7},
        {"snapshot": []},
        {"over": 1},
        {"round": 2, "digest": "beef"},
        {"standing": {}, "round": 2},
    ],
)
def test_a_line_that_says_nothing_known_is_refused_with_its_number(line: dict[str, object]) -> None:
    with pytest.raises(BadJournal, match="line 2 "):
        read([HEADER, line])


def test_what_was_taken_back_is_out_of_the_story_and_can_be_redone() -> None:
    told = history_of(HEADER, [A, B, C, TakeBack(1)])
    assert told.choices == [A]
    assert told.undone == [C, B]
    assert history_of(HEADER, [A, B, C, TakeBack(1), B]).undone == [C]
    assert history_of(HEADER, [A, B, C, TakeBack(1), B]).choices == [A, B]
    assert history_of(HEADER, [A, B, C, TakeBack(1), C]).undone == []


def test_going_back_twice_goes_back_from_where_one_is() -> None:
    told = history_of(HEADER, [A, B, C, TakeBack(2), TakeBack(0), A, A])
    assert told.choices == [A, A]
    assert told.undone == []


def test_there_is_no_way_back_to_the_future() -> None:
    for ply in (-1, 2):
        with pytest.raises(BadJournal, match="no way back"):
            history_of(HEADER, [A, TakeBack(ply)])


def test_a_going_back_undoes_the_end_and_the_snapshots_after_it() -> None:
    told = history_of(
        HEADER, [A, Snapshot({"at": 1}), B, Snapshot({"at": 2}), GameEnd({}), TakeBack(1)]
    )
    assert told.snapshots == [(1, {"at": 1})]
    assert told.closing is None
    assert history_of(HEADER, [A, GameEnd({"x": 1})]).closing == {"x": 1}


def test_whoever_sat_down_stays_seated_when_choices_are_taken_back() -> None:
    sat = [SeatChange(1, "random", "Otto"), SeatChange(0, "greedy"), SeatChange(1, "human")]
    told = history_of(HEADER, [A, sat[0], B, sat[1], sat[2], TakeBack(0), C])
    assert told.sittings == [(0, SeatChange(0, "greedy")), (0, SeatChange(1, "human", "Otto"))]
    assert told.chairs == [("greedy", "human"), ("human", "Otto")]
    assert list(told.course()) == [SeatChange(0, "greedy"), SeatChange(1, "human", "Otto"), C]


def test_marks_are_each_told_once_and_inherited_from_the_header() -> None:
    items = [
        A,
        TakeBack(0, "sandbox"),
        A,
        TakeBack(0),
        A,
        TakeBack(0, "sandbox"),
        A,
        TakeBack(0, "friendly"),
    ]
    assert history_of(HEADER, items).marks == ("sandbox", "friendly")
    assert history_of({**HEADER, "marks": ["friendly", 7]}, []).marks == ()
    assert history_of({**HEADER, "marks": ["friendly", "magic"]}, [A]).marks == ("friendly",)


def test_chairs_of_a_header_that_makes_no_sense_are_people_or_nobody() -> None:
    assert (
        history_of({**HEADER, "kinds": ["greedy"], "names": 3}, []).chairs == [("human",) * 2] * 2
    )
    assert history_of({**HEADER, "seats": 10**9}, []).chairs == []
    named = {**HEADER, "kinds": ["human", "greedy"], "names": ["Lena", "Squire"]}
    assert history_of(named, []).chairs == [("human", "Lena"), ("greedy", "Squire")]


def test_long_wanderings_back_and_forth_are_told_in_good_time() -> None:
    items = [thing for _ in range(30_000) for thing in (A, SeatChange(0, "human"), Snapshot({}))]
    told = history_of(HEADER, [*items, *(TakeBack(ply) for ply in range(30_000, 0, -1))])
    assert len(told.choices) == 1
    assert len(told.sittings) == 2
