"""Events become clips, clips fold into the model in order, a flush folds all at once."""

import pytest

from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.stage.choreographer import Choreographer
from stupor.stage.timeline import OFF, Clip, TableModel, Timeline

EVENTS = (
    Event("played", 0, ("card.1", 2, "up")),
    Event("moved", 0, ("card.1", "hand.0", "slot.0.2")),
    Event("counter", 0, ("coins.0", 9, 3, "cards")),
    Event("moved", 0, ("card.1", "slot.0.2", "discard.0")),
)


def start() -> Table:
    return Table({"hand.0": ["card.1"]}, {"coins.0": 6})


def end() -> Table:
    table = start()
    for event in EVENTS:
        table.fold(event)
    return table


def timeline() -> tuple[Timeline, list[Event]]:
    heard: list[Event] = []
    line = Timeline(TableModel(start()), heard.append)
    line.add(Choreographer().clips(EVENTS), end(), {"fact": 1})
    return line, heard


def test_clips_fold_one_after_the_other() -> None:
    line, heard = timeline()
    now, seen = 0.0, 0
    while line.busy:
        line.tick(now)
        assert heard == list(EVENTS[: len(heard)])
        assert len(heard) >= seen
        seen, now = len(heard), now + 1 / 60
        assert now < 5
    assert line.model.table == end()
    assert line.model.facts == {"fact": 1}
    assert line.mismatches == 0


def test_a_piece_does_not_leave_before_it_has_arrived() -> None:
    line, _ = timeline()
    line.tick(0.0)
    line.tick(0.2)
    flying = [entry.clip.target for entry in line.running() if entry.clip.piece == "card.1"]
    assert flying == ["slot.0.2"]


def test_flush_folds_everything_at_once() -> None:
    line, heard = timeline()
    line.tick(0.0)
    assert line.flush()
    assert heard == list(EVENTS)
    assert line.model.table == end()
    assert not line.busy
    assert not line.flush()


def test_speed_off_means_at_once() -> None:
    line, heard = timeline()
    line.speed = OFF
    line.tick(0.0)
    assert heard == list(EVENTS)


def test_a_queue_that_tells_another_story_is_put_right_and_counted() -> None:
    line = Timeline(TableModel(start()))
    line.add([], end(), {})
    line.tick(0.0)
    assert line.model.table == end()
    assert line.mismatches == 1


def test_faster_is_faster() -> None:
    slow, _ = timeline()
    fast, _ = timeline()
    fast.speed = 4.0
    for line in (slow, fast):
        now = 0.0
        while now < 0.3:
            line.tick(now)
            now += 1 / 60
    assert fast.backlog < slow.backlog


def prompt_line() -> Timeline:
    events = (
        Event("counter", 0, ("coins.0", 9, 3, "cards")),
        Event("counter", 0, ("coins.0", 5, -4, "build")),
    )
    table = Table({}, {"coins.0": 6})
    end_table = Table({}, {"coins.0": 5})
    line = Timeline(TableModel(table))
    clips = [Clip(events[0], 0.4, 0.1), Clip(events[1], 0.4, 0.1, prompt=True)]
    line.add(clips, end_table, {})
    return line


def test_what_is_paid_leaves_at_once_but_never_before_an_earlier_gain_has_come() -> None:
    line = prompt_line()
    line.tick(0.0)
    line.tick(0.2)
    assert line.model.table.counters["coins.0"] == 6
    line.tick(0.41)
    assert line.model.table.counters["coins.0"] == 5
    assert line.running()
    line.tick(0.9)
    line.tick(0.91)
    assert not line.busy
    assert line.mismatches == 0


def test_a_flush_in_the_middle_of_a_payment_takes_it_once() -> None:
    line = prompt_line()
    line.tick(0.0)
    line.tick(0.41)
    line.flush()
    assert line.model.table.counters["coins.0"] == 5
    assert line.mismatches == 0


def test_a_held_line_stands_still_and_goes_on_where_it_stood() -> None:
    line, heard = timeline()
    line.tick(0.0)
    line.tick(0.1)
    before = [entry.progress(0.1) for entry in line.running()]
    line.hold(0.1)
    assert line.held and line.time(50.0) == 0.1
    assert not line.tick(50.0)
    count = len(heard)
    line.resume(50.0)
    assert [entry.progress(50.0) for entry in line.running()] == pytest.approx(before)
    line.tick(50.0)
    assert len(heard) == count and line.time(50.0) == 50.0


def test_a_flush_ends_what_is_held() -> None:
    line, heard = timeline()
    line.tick(0.0)
    line.hold(0.0)
    line.flush()
    assert not line.held and not line.busy
    assert heard == list(EVENTS)


def test_nothing_is_held_when_nothing_moves() -> None:
    line, _ = timeline()
    line.flush()
    line.hold(1.0)
    assert not line.held


def test_pieces_of_a_zone_end_in_the_order_in_which_they_are_pressed() -> None:
    """Given a piece that came last, when its clip ends, it stands where the rules' table has it."""
    true = Table({"space": ["first", "second"]})
    model = TableModel(Table({"space": ["second", "first"]}))
    assert model.settle(true, {}), "the same pieces tell the same story"
    assert model.table.pieces("space") == true.pieces("space")
    assert model.table.zones is not true.zones
