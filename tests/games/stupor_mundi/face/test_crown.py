"""The crown of the first player walks in the header from one House to the next."""

from __future__ import annotations

from dataclasses import replace

from stupor.engine.events import COUNTER, Event
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.animation import stand_in
from stupor.games.stupor_mundi.face.margin.header import (
    ORDER,
    crown_over,
    order_boxes,
    paint_header,
)
from stupor.games.stupor_mundi.face.motion.clip_groups import moments
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import visual
from stupor.games.stupor_mundi.face.motion.crown import WALKED, Crowning
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import centre
from stupor.stage.items import Picture
from stupor.stage.timeline import Clip
from tests.games.stupor_mundi.face.fixture_position import view


def began(seen: TableView) -> tuple[TableView, Clip]:
    """The view after the crown has gone on, and the clip of its walk."""
    was = max(0, seen.count("first"))
    now = (was + 1) % seen.seats
    table = seen.table.clone()
    table.counters["first"] = now
    event = Event(COUNTER, now, ("first", now, now - was, "flow"))
    made = moments(Choreographer(ClipStyles().style_of).clips([event]), Table(), {})
    return replace(seen, table=table), made[0]


def walk(seen: TableView, clip: Clip) -> Crowning:
    motion = visual(seen, clip, "air/1")
    assert isinstance(motion, Crowning)
    return motion


def arms(motion: Crowning, t: float) -> list[str]:
    """The arms from left to right."""
    found = [i for i in motion.items(t) if isinstance(i, Picture) and ".arms" in i.key]
    return [item.sprite for item in sorted(found, key=lambda item: item.rect[0])]


def crown(motion: Crowning, t: float) -> tuple[float, float]:
    return next(centre(i.rect) for i in motion.items(t) if i.key.endswith(".crown"))


def test_it_walks_to_the_next_house_and_the_houses_close_up_behind_it() -> None:
    seen, clip = began(view())
    motion, boxes = walk(seen, clip), order_boxes(seen)
    before, after = arms(motion, 0.0), arms(motion, 1.0)
    assert after == [*before[1:], before[0]]
    assert after[0] == seen.crest(seen.count("first"))
    places = [centre(crown_over(boxes[k])) for k in (0, 1, 0)]
    assert [crown(motion, t) for t in (0.0, WALKED, 1.0)] == places
    assert arms(motion, WALKED) == before
    middle = crown(motion, WALKED / 2)
    assert places[0][0] < middle[0] < places[1][0] and middle[1] < places[0][1]


def test_the_header_leaves_the_order_to_the_motion() -> None:
    seen, clip = began(view())
    name = stand_in(clip.event, walk(seen, clip))
    assert name == ORDER
    resting, hidden = paint_header(seen), paint_header(replace(seen, hidden=frozenset({name})))
    ordered = [item.key for item in resting if "order" in item.key or item.key.endswith("first")]
    assert len(ordered) == seen.seats + 1
    assert not {*ordered} & {item.key for item in hidden}


def test_nothing_waits_for_it_and_nothing_moves_where_nothing_is_to() -> None:
    seen, clip = began(view())
    assert clip.style == "crown" and clip.apart and clip.gap == 0
    assert visual(seen, clip, "air/1", None, True) is None
    assert stand_in(clip.event, None) == ""


def test_alone_there_is_no_crown() -> None:
    event = Event(COUNTER, 0, ("first", 0, 0, "flow"))
    assert ClipStyles().style_of(event).name == ""
