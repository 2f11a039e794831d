"""Moments: the income of a round told by a banner, and Allies who enter somebody's service."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.animation import MOMENTS
from stupor.games.stupor_mundi.face.motion.arrival import GOES, RISEN, Arrival, Passage
from stupor.games.stupor_mundi.face.motion.banner import ONE, Banner, Line
from stupor.games.stupor_mundi.face.motion.clip_groups import LANDS, SECONDS, gains, moments
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import visual
from stupor.games.stupor_mundi.face.motion.cloth import CLOTH
from stupor.games.stupor_mundi.face.motion.counting import counting
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import around, centre, fitted, overlap
from stupor.stage.items import Box, Group, Label
from stupor.stage.timeline import BRIEF, Clip, TableModel, Timeline
from tests.games.stupor_mundi.face.fixture_position import view

ROUND = (
    Event("counter", -1, ("phase", 2, 1, "flow")),
    Event("drew", 0, (5,)),
    Event(COUNTER, 1, ("coins.1", 11, 3, "castle")),
    Event("contributed", 1, (1, 3)),
    Event("allies", 1, (3,)),
    Event(COUNTER, 1, ("vp.1", 31, 3, "allies")),
    Event(COUNTER, 2, ("grain.2", 3, 1, "castle")),
    Event(COUNTER, -1, ("round", 5, 1, "flow")),
    Event("round", -1, (5,)),
)


def clips_of(events: tuple[Event, ...], viewer: int = 1) -> list[Clip]:
    """The clips of some events, told together."""
    made = Choreographer(ClipStyles().style_of).clips(events, 1.0, viewer)
    return moments(made, Table(), {})


def banner_of(seen: TableView, calm: bool = False) -> Banner | Line:
    clip = next(clip for clip in clips_of(ROUND) if clip.style == "banner")
    made = visual(seen, clip, "air/1", None, calm)
    assert isinstance(made, Banner | Line)
    return made


def words(items: list[object]) -> list[str]:
    """All words, those on sheets included."""
    found: list[str] = []
    for item in items:
        found += words(list(getattr(item, "parts", ())))
        if isinstance(item, Label):
            found.append(item.text)
    return found


def test_income_is_added_up_by_house() -> None:
    assert gains(ROUND) == {1: {"coins": 3, "vp": 3}, 2: {"grain": 1}}


def test_the_banner_begins_before_the_first_income_and_runs_apart() -> None:
    clips = clips_of(ROUND)
    at = next(n for n, clip in enumerate(clips) if clip.style == "banner")
    assert clips[at].event.kind == "drew" and clips[at].apart
    assert (clips[at].seconds, clips[at].gap) == (SECONDS, LANDS)
    assert [clip.event for clip in clips] == list(ROUND)
    assert all(clip.seconds == 0 for clip in clips if clip.event.args[-1] in ("castle", "allies"))


def test_a_turn_has_no_banner() -> None:
    assert not any(clip.style == "banner" for clip in clips_of(ROUND[:6]))


def test_counters_tick_while_the_banner_is_still_there() -> None:
    model = TableModel(Table())
    model.table.counters |= {"coins.1": 8, "vp.1": 28, "grain.2": 2, "round": 4, "phase": 1}
    timeline = Timeline(model)
    after = model.table.clone()
    for event in ROUND:
        after.fold(event)
    timeline.add(clips_of(ROUND), after, {})
    now = 0.0
    while not any(r.clip.style == "banner" for r in timeline.running()):
        timeline.tick(now)
        now += 0.01
    begun = now
    timeline.tick(begun + 1.0)
    assert model.table.counters["coins.1"] == 8
    for step in range(8):
        timeline.tick(begun + LANDS + 0.02 * step)
    assert model.table.counters["coins.1"] == 11
    assert any(r.clip.style == "banner" for r in timeline.running())
    for step in range(4):
        timeline.tick(begun + SECONDS + 1.0 + step)
    assert not timeline.busy and model.table == after and timeline.mismatches == 0


def test_any_click_lands_all_at_once() -> None:
    model = TableModel(Table())
    model.table.counters |= {"coins.1": 8, "vp.1": 28, "grain.2": 2, "round": 4, "phase": 1}
    timeline = Timeline(model)
    after = model.table.clone()
    for event in ROUND:
        after.fold(event)
    timeline.add(clips_of(ROUND), after, {})
    timeline.tick(0.0)
    timeline.flush()
    assert not timeline.busy and timeline.mismatches == 0 and model.table == after


def test_the_cloth_tells_the_round_and_every_houses_gains() -> None:
    banner = banner_of(view())
    said = words(banner.items(1.1 / SECONDS))
    assert "ROUND V" in said
    assert {"+3", "+1"} <= set(said)
    assert "28 + 3 = 31 VP" in said


def test_things_fly_to_what_they_fill() -> None:
    seen = view()
    banner = banner_of(seen)
    assert isinstance(banner, Banner)
    ends = {(flight.gain.seat, flight.gain.what): flight.end for flight in banner.flights}
    x, y, w, h = seen.anchors["player.coins"]
    assert x <= ends[1, "coins"][0] <= x + w and y <= ends[1, "coins"][1] <= y + h
    assert len(ends) == 3


RICH = (
    *(Event(COUNTER, seat, (f"{what}.{seat}", 9, 2, "castle"))
      for seat in range(4) for what in ("coins", "grain", "stone")),
    *(Event(COUNTER, seat, (f"vp.{seat}", 31, 3, "allies")) for seat in range(4)),
    *ROUND[-2:],
)  # fmt: skip


def rich_banner() -> Banner:
    """The banner of a round in which everybody gains everything."""
    clip = next(clip for clip in clips_of(RICH) if clip.style == "banner")
    made = visual(view(4), clip, "air/1")
    assert isinstance(made, Banner)
    return made


def test_however_much_comes_in_all_has_landed_before_the_counters_tick() -> None:
    banner = rich_banner()
    assert len(banner.flights) >= 15
    assert max(flight.begin for flight in banner.flights) + ONE <= LANDS + 1e-6


def test_what_flies_to_rivals_passes_below_the_words_and_none_overtakes_another() -> None:
    banner = rich_banner()
    rivals = [flight for flight in banner.flights if flight.gain.seat != view(4).viewer]
    starts = [flight.start[0] for flight in sorted(rivals, key=lambda flight: flight.begin)]
    assert starts == sorted(starts, reverse=True)
    for flight in rivals:
        way = [flight.at(k / 40) for k in range(41)]
        edge = banner.at[0] + CLOTH[0]
        assert all(y >= flight.start[1] for x, y in way if x < edge)


def test_a_gain_of_points_leaves_the_points_in_sight() -> None:
    seen, banner = view(4), rich_banner()
    for flight in banner.flights:
        seat = flight.gain.seat
        if flight.gain.what != "vp" or seat == seen.viewer:
            continue
        laurel = seen.anchors[f"{place_of(seen, seat)}.vp"]
        (chip,) = [i for i in banner.items(0.7) if i.key == f"air/1.{seat}.vp.chip"]
        assert not overlap(chip.rect, around(centre(laurel), 20))


def test_with_motion_off_there_is_one_still_line() -> None:
    line = banner_of(view(), calm=True)
    assert isinstance(line, Line) and line.items(0.1) == line.items(0.9)
    assert "ROUND V" in words(line.items(0.5))


def test_an_ally_comes_to_the_one_who_looks_on_a_plate_and_to_others_on_a_strip() -> None:
    seen = view()
    own = Event(MOVED, 1, ("ally.16", "city_ally.1.1", "ally.1.4"))
    theirs = Event(MOVED, 2, ("ally.16", "city_ally.1.1", "ally.2.4"))
    (mine,), (other,) = clips_of((own,)), clips_of((theirs,))
    assert mine.style == other.style == "arrival" and mine.seconds > other.seconds
    moment, strip = visual(seen, mine, "a"), visual(seen, other, "b")
    assert isinstance(moment, Arrival) and isinstance(strip, Passage)
    assert "ENTERS YOUR SERVICE" in words(moment.items(0.5))
    assert "DOMENTZIA" in words(moment.items(0.5))
    assert "Domentzia" in words(strip.items(0.3))


def test_dusk_falls_and_goes_and_the_plate_fades_behind_the_portrait() -> None:
    own = Event(MOVED, 1, ("ally.16", "city_ally.1.1", "ally.1.4"))
    (clip,) = clips_of((own,))
    moment = visual(view(), clip, "a")
    assert isinstance(moment, Arrival)

    def seen(name: str, t: float) -> int:
        """How much of a part there is."""
        found = [item for item in moment.items(t) if item.key.startswith(f"a.{name}")]
        if not found:
            return 0
        item = found[0]
        return item.fill[-1] if isinstance(item, Box) and item.fill else getattr(item, "alpha", 0)

    dusk = [seen("dusk", t) for t in (0.0, RISEN / 2, RISEN, GOES, 0.96, 1.0)]
    assert dusk[0] == dusk[-1] == 0 and dusk[2] == dusk[3] > dusk[1] > 0 and dusk[3] > dusk[4]
    plate = [seen("plate", t) for t in (GOES - 0.01, GOES + 0.03, 0.9)]
    assert plate[0] == 255 > plate[1] > plate[2] == 0
    assert seen("portrait", GOES + 0.01) == 255


def test_the_strip_of_a_rival_comes_and_goes_softly_and_no_plate_lies_over_it() -> None:
    theirs = Event(MOVED, 2, ("ally.16", "city_ally.1.1", "ally.2.4"))
    spent = Event(COUNTER, 2, ("grain.2", 1, -2, "summon"))
    arrives, pays = clips_of((theirs, spent))
    strip, plate = visual(view(), arrives, "a"), visual(view(), pays, "b")
    assert strip is not None and plate is not None
    seen = [item for t in (0.06, 0.5, 0.95) for item in strip.items(t) if item.key == "a.strip"]
    strength = [item.alpha for item in seen if isinstance(item, Group)]
    assert len(strength) == 3 and strength[1] == 255 > max(strength[0], strength[2]) > 0
    assert max(item.z for item in plate.items(0.9)) < seen[1].z


def test_nothing_of_an_arrival_moves_for_who_wants_no_motion() -> None:
    own = Event(MOVED, 1, ("ally.16", "city_ally.1.1", "ally.1.4"))
    (clip,) = clips_of((own,))
    still = visual(replace(view()), clip, "a", None, True)
    assert isinstance(still, Arrival) and still.items(0.1) == still.items(0.9)


def test_short_moments_tell_a_round_and_an_arrival_in_a_line() -> None:
    """Given short moments, then the banner is a line and the own Ally has the strip of others."""
    seen = replace(view(4), brief=True)
    assert isinstance(banner_of(seen), Line)
    own = Event(MOVED, 1, ("ally.16", "city_ally.1.1", "ally.1.4"))
    (clip,) = clips_of((own,))
    strip = visual(seen, clip, "a")
    assert isinstance(strip, Passage) and "Domentzia" in words(strip.items(0.3))


def test_before_a_curtain_the_banner_only_tells_the_sums() -> None:
    """Given people who hide something from each other, then nothing flies to anybody's boards."""
    made = banner_of(replace(view(), shared=True))
    assert isinstance(made, Banner) and made.flights == ()
    assert "28 + 3 = 31 VP" in words(made.items(1.1 / SECONDS))


def test_short_moments_last_less_than_a_second_and_nothing_else_is_hurried() -> None:
    timeline = Timeline(TableModel(Table()), None, MOMENTS)
    timeline.brief = True
    clips = clips_of(ROUND)
    timeline.add([clip for clip in clips if clip.style == "banner"], Table(), {})
    timeline.tick(10.0)
    (running,) = timeline.running()
    assert round(running.end - running.begin, 3) == BRIEF < SECONDS
    slow = Timeline(TableModel(Table()), None, MOMENTS)
    slow.brief = True
    slow.add([Clip(ROUND[1], 2.0, 1.5, style="fly")], Table(), {})
    slow.tick(10.0)
    (running,) = slow.running()
    assert running.end - running.begin == 2.0


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("calm", [False, True])
def test_a_sum_on_the_panel_of_a_rival_leaves_its_arms_in_sight(seats: int, calm: bool) -> None:
    seen = view(seats)
    seat = seen.rivals()[0]
    (clip,) = clips_of((Event(COUNTER, seat, (f"coins.{seat}", 11, 3, "castle")),))
    motion = counting(seen, clip, "a", calm)
    assert motion is not None
    arms = fitted(160 / 190, seen.anchors[f"{place_of(seen, seat)}.crest"])
    plates = [i for t in range(21) for i in motion.items(t / 20) if i.key == "a.chip"]
    assert plates and not any(overlap(plate.rect, arms) for plate in plates)
