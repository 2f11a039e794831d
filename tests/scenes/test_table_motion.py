"""Clips on the table: every way begins where the piece lies and ends where it belongs."""

from collections.abc import Iterator
from dataclasses import replace
from math import hypot

import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.motion.arrival import Arrival
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import end_of, start_of, visual
from stupor.games.stupor_mundi.face.motion.goods_flights import Laurel
from stupor.games.stupor_mundi.face.motion.landing import Closing, Emerge, Land
from stupor.games.stupor_mundi.face.motion.moves import Appear, Fly
from stupor.games.stupor_mundi.face.motion.sailing import Sail
from stupor.games.stupor_mundi.face.motion.tally import ALLIES, CASTLE, EndPhaseTotals
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import centre
from stupor.stage.items import Group, Item, Label, Picture, Rect
from stupor.stage.motion import Motion
from stupor.stage.timeline import Clip
from stupor.table.scene import TableScene
from tests.scenes.table_setup import first, key, open_table
from tests.support.windows import window

from stupor.app import App  # isort: skip

#: What goes along with a piece that lands.
DRESS = {"shadow", "shade", "dust", "flag0"}

EVENTS = {
    "hand to slot": Event("moved", 0, ("card.{h}", "hand.0", "slot.0.2")),
    "hand face down": Event("moved", 0, ("card.{h}", "hand.0", "down.0.3")),
    "dealt": Event("moved", 0, ("card.101", "deck.0", "hand.0")),
    "discarded": Event("moved", 0, ("card.{h}", "hand.0", "discard.0")),
    "a rival plays": Event("moved", 1, ("card.12", "hand.1", "slot.1.1")),
    "ship": Event("moved", 0, ("ship.0", "city.{s}", "city.{t}")),
    "structure": Event("moved", 0, ("structure.0.0", "board.0.0", "castle.0.t3")),
    "a rival builds": Event("moved", 1, ("structure.1.0", "board.1.0", "castle.1.t3")),
    "ally": Event("moved", 0, ("{a}", "city_ally.1.1", "ally.0.1")),
    "specialist": Event("moved", 0, ("specialist.0.0", "work.start", "work.a.1")),
    "edict": Event("moved", 0, ("{e}", "active.2", "issued.0")),
}


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=1.0, reduced_motion=False)
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> TableScene:
    return open_table(app, "human,random", 5)


def clip_of(view: TableView, event: Event) -> Clip:
    return Choreographer(ClipStyles().style_of).clips([event])[0]


def filled(view: TableView, event: Event) -> Event:
    city = next(c for c in range(5) if "ship.0" in view.table.pieces(f"city.{c}"))
    words = {
        "h": view.table.pieces("hand.0")[0].partition(".")[2],
        "s": city,
        "t": (city + 2) % 5,
        "a": view.table.pieces("city_ally.1.1")[0],
        "e": view.table.pieces("active.2")[0],
    }
    args = tuple(a.format(**words) if isinstance(a, str) else a for a in event.args)
    return replace(event, args=args)


def middle_of(items: list[Item]) -> tuple[float, float]:
    """Where the piece itself is drawn."""
    bodies: list[Group | Picture] = [i for i in items if isinstance(i, Group)]
    bodies = bodies or [
        i for i in items if isinstance(i, Picture) and not DRESS & {*i.key.split("/")}
    ]
    return centre(bodies[-1].rect)


def near(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) < 3 and abs(a[1] - b[1]) < 3


def shown(scene: TableScene, event: Event, calm: bool = False) -> tuple[Clip, Motion, TableView]:
    view = scene.view()
    clip = clip_of(view, filled(view, event))
    motion = visual(view, clip, "air/1", None, calm)
    assert motion is not None
    return clip, motion, view


@pytest.mark.parametrize("name", [name for name in EVENTS if name != "ally"])
def test_a_piece_leaves_its_place_and_comes_to_the_other(scene: TableScene, name: str) -> None:
    clip, motion, view = shown(scene, EVENTS[name])
    start, end = start_of(view, clip), end_of(view, clip)
    assert start is not None
    assert end is not None
    assert near(middle_of(motion.items(0.0)), centre(start))
    assert near(middle_of(motion.items(1.0)), centre(end))


@pytest.mark.parametrize("name", EVENTS)
def test_reduced_motion_moves_nothing(scene: TableScene, name: str) -> None:
    _, motion, _ = shown(scene, EVENTS[name], calm=True)
    assert isinstance(motion, Appear | Emerge | Arrival)
    assert middle_of(motion.items(0.0)) == middle_of(motion.items(0.5))


def test_kinds_of_pieces_move_each_in_their_own_way(scene: TableScene) -> None:
    kinds = {"ship": Sail, "structure": Land, "ally": Arrival, "dealt": Fly}
    for name, kind in kinds.items():
        assert isinstance(shown(scene, EVENTS[name])[1], kind)


def test_a_drawn_card_turns_over_on_its_way_and_a_covered_one_the_other_way(
    scene: TableScene,
) -> None:
    for name, before, after in (("dealt", True, False), ("hand face down", False, True)):
        _, motion, _ = shown(scene, EVENTS[name])
        backs = [_shows_back(motion.items(t)) for t in (0.0, 1.0)]
        assert backs == [before, after]
        assert min(_width(motion.items(n / 20)) for n in range(21)) < 40


def _shows_back(items: list[Item]) -> bool:
    group = next(i for i in items if isinstance(i, Group))
    return any(isinstance(p, Picture) and p.sprite.startswith("card/back") for p in group.parts)


def _width(items: list[Item]) -> float:
    return next(i.rect[2] for i in items if isinstance(i, Group))


def test_a_structure_falls_onto_its_site_in_dust_and_hoists_its_flag(scene: TableScene) -> None:
    """Given a Tower that is built, then it comes down, dust rises and goes, a flag waves above."""
    _, motion, _ = shown(scene, EVENTS["structure"])
    steps = [motion.items(n / 60) for n in range(61)]
    feet = [i.rect[1] + i.rect[3] for items in steps for i in items if i.key.endswith("/stone")]
    assert feet[0] < feet[-1] - 20
    assert max(feet) - feet[-1] < 3, "it is pressed a little as it lands, and goes no deeper"
    dusty = [any("dust" in i.key for i in items) for items in steps]
    assert any(dusty) and not dusty[0] and not dusty[-1]
    waves = {
        i.sprite for items in steps for i in items
        if isinstance(i, Picture) and i.sprite.startswith("flag/")
    }  # fmt: skip
    assert len(waves) == 4


def test_gold_runs_along_the_walk_of_a_side_that_closes(scene: TableScene) -> None:
    """Given a side that is closed, then lights go on one after the other from tower to tower."""
    view = scene.view()
    clip = clip_of(view, Event("closed", 0, (1,)))
    motion = visual(view, clip, "air/1")
    assert isinstance(motion, Closing)
    many = [sum("gold" in item.key for item in motion.items(t)) for t in (0.0, 0.2, 0.45)]
    assert many == sorted(many) and many[0] == 0 and many[-1] == 11
    first, last = (centre(item.rect) for item in (motion.items(0.45)[0], motion.items(0.45)[10]))
    towers = [motion.plan.feet[site] for site in ("t1", "t2")]
    assert abs(first[0] - towers[0][0]) < 20 and abs(last[0] - towers[1][0]) < 20


def test_a_ship_sails_past_the_harbours_between_and_leaves_a_wake(scene: TableScene) -> None:
    _, motion, _ = shown(scene, EVENTS["ship"])
    keys = {item.key for n in range(20) for item in motion.items(n / 20)}
    assert any("foam" in key for key in keys)
    assert not any("foam" in item.key for item in motion.items(1.0))
    assert isinstance(motion, Sail)
    straight = (motion.course[0], motion.course[-1])
    bend = max(_off(straight, point) for point in motion.course)
    assert bend > 30


def _off(line: tuple[tuple[float, float], tuple[float, float]], p: tuple[float, float]) -> float:
    (ax, ay), (bx, by) = line
    long = max(1.0, hypot(bx - ax, by - ay))
    return abs((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)) / long


@pytest.mark.parametrize(("what", "number"), [("coins", 4), ("stone", 2), ("grain", 3)])
def test_gains_come_one_by_one(scene: TableScene, what: str, number: int) -> None:
    event = Event("counter", 0, (f"{what}.0", 9, number, "cards"))
    _, motion, _ = shown(scene, event)
    in_air = [
        {i.key for i in motion.items(n / 40) if isinstance(i, Picture) and "shadow" not in i.key}
        for n in range(41)
    ]
    assert max(map(len, in_air)) <= number
    assert len(set().union(*in_air)) == number
    first_seen = [min(n for n in range(41) if k in in_air[n]) for k in set().union(*in_air)]
    assert len(set(first_seen)) == number


def test_a_laurel_flies_to_the_disc_which_then_walks_along_the_rail(scene: TableScene) -> None:
    event = Event("counter", 0, ("vp.0", 6, 6, "edicts"))
    clip, motion, view = shown(scene, event)
    assert isinstance(motion, Laurel)
    assert clip.style == "laurel"
    walk = [next(i.rect[0] for i in motion.items(n / 20) if i.key.endswith(".disc"))
            for n in range(21)]  # fmt: skip
    assert walk == sorted(walk)
    track: Rect = view.anchors["rail.track"]
    assert walk[-1] - walk[0] == pytest.approx(track[2] * 6 / 100)


def test_a_seal_comes_down_and_a_closed_side_lights_up(scene: TableScene) -> None:
    for event in (Event("issued", 0, (1, 2)), Event("closed", 0, (3,)), Event("income", 1, (2,))):
        _, motion, _ = shown(scene, event)
        assert any(motion.items(n / 10) for n in range(11))


def test_a_flush_ends_in_the_very_table_of_the_rules(app: App, scene: TableScene) -> None:
    scene.flow.choose(first(scene, "sail"))
    app.step()
    assert scene.flow.timeline.busy
    key(scene, "space")
    assert not scene.flow.timeline.busy
    assert scene.flow.model.table == scene.flow.table()
    assert scene.flow.timeline.mismatches == 0


def test_off_is_at_once(app: App, scene: TableScene) -> None:
    app.change(speed=0.0)
    scene.flow.choose(first(scene, "sail"))
    app.step()
    assert not scene.flow.timeline.busy
    assert scene.flow.model.table == scene.flow.table()
    app.change(speed=1.0)


def test_after_the_first_frame_of_a_clip_nothing_costly_is_done(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [500.0]
    monkeypatch.setattr(app, "now", lambda: clock[0])
    app.step()
    scene.flow.choose(first(scene, "sail"))
    app.step()
    running, before = scene.flow.timeline.running(), app.compositor.work.total
    for _ in range(400):
        clock[0] += 1 / 60
        app.step()
        now = scene.flow.timeline.running()
        if now == running and now:
            assert app.compositor.work.total == before
        running, before = now, app.compositor.work.total
    assert not scene.flow.timeline.busy


def test_at_rest_nothing_is_asked_for(app: App, scene: TableScene) -> None:
    app.step()
    assert scene.tick(app.now()) is None


INCOME = (
    Event("counter", -1, ("phase", 2, 1, "flow")),
    Event("income", 0, (1,)),
    Event("counter", 0, ("coins.0", 9, 3, "castle")),
    Event("income", 0, (2,)),
    Event("counter", 0, ("vp.0", 4, 1, "castle")),
    Event("contributed", 0, (1, 3)),
    Event("contributed", 0, (4, 1)),
    Event("counter", 0, ("vp.0", 8, 4, "allies")),
    Event("contributed", 1, (2, 1)),
)


def test_the_income_of_an_end_phase_is_added_up_by_seat_and_source(scene: TableScene) -> None:
    tally = EndPhaseTotals()
    sums = []
    for event in INCOME:
        tally.add([event], 0.0)
        sums.append(tally.totals.get(0, {}).get((ALLIES, "vp"), 0))
    assert tally.totals == {
        0: {(CASTLE, "coins"): 3, (CASTLE, "vp"): 1, (ALLIES, "vp"): 4},
        1: {(ALLIES, "vp"): 1},
    }
    assert sums == [0, 0, 0, 0, 0, 3, 4, 4, 4]
    words = {item.text for item in tally.items(scene.view()) if isinstance(item, Label)}
    assert {"+3", "+5", "+1"} <= words, "the own sums by good, the rival's"


def test_the_sums_stay_to_be_read_and_go_by_themselves(scene: TableScene) -> None:
    tally = EndPhaseTotals()
    tally.add(INCOME, 10.0)
    assert tally.seconds_left(10.0) is not None
    tally.add([Event("counter", -1, ("phase", 1, -1, "flow"))], 10.0)
    wait = tally.seconds_left(10.0)
    assert wait is not None
    assert wait > 2
    assert tally.seconds_left(10.0 + wait) == 0.0
    assert not tally.totals
    assert tally.seconds_left(99.0) is None
