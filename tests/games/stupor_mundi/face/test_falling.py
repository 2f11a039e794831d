"""What a full warehouse does not take is seen to fall away."""

from __future__ import annotations

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.face.lights.spots import spot, store_spots
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import visual
from stupor.games.stupor_mundi.face.motion.falling import Falling
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import centre
from stupor.stage.items import Picture
from stupor.stage.timeline import Clip
from tests.games.stupor_mundi.face.fixture_position import view

PLAYED = Event("played", 1, (7, 2, "up"))


def clips_of(*events: Event) -> list[Clip]:
    return Choreographer(ClipStyles().style_of).clips(events)


def pictures(motion: object, t: float) -> list[Picture]:
    assert isinstance(motion, Falling)
    return [item for item in motion.items(t) if isinstance(item, Picture)]


def test_goods_that_find_no_room_come_from_their_card_turn_grey_and_fall() -> None:
    seen = view()
    clip = clips_of(PLAYED, Event("lost", seen.viewer, ("stone",)))[1]
    assert clip.source == f"slot.{seen.viewer}.2"
    motion = visual(seen, clip, "air/1")
    (start,), (waits,), (falls,) = (pictures(motion, t) for t in (0.0, 0.5, 0.8))
    origin = spot(seen, clip.source)
    assert origin is not None and centre(start.rect) == centre(origin)
    home = store_spots(seen, seen.viewer, "stone", 1)[0]
    assert waits.rect[1] < home[1] < falls.rect[1], "it waits above its cell and falls past it"
    assert (start.shade, waits.shade, falls.shade) == (False, True, True)
    assert start.sprite.startswith("cube/stone") and not pictures(motion, 1.0)


def test_several_fall_one_by_one_and_quickly() -> None:
    lost = Event("lost", 1, ("grain",))
    clips = clips_of(PLAYED, lost, lost, lost)[1:]
    assert {clip.style for clip in clips} == {"lost"}
    assert all(0 < clip.gap < clip.seconds / 2 for clip in clips)


def test_what_makes_room_for_another_falls_from_its_cell() -> None:
    seen = view()
    who = seen.viewer
    have = seen.count(f"grain.{who}")
    clip = clips_of(Event(COUNTER, who, (f"grain.{who}", have - 1, -1, "replaced")))[0]
    assert clip.style == "lost" and clip.prompt
    motion = visual(seen, clip, "air/1")
    home = store_spots(seen, who, "grain", -1)[0]
    assert centre(pictures(motion, 0.0)[0].rect) == centre(home)


def test_a_rival_loses_goods_on_its_own_panel() -> None:
    seen = view()
    rival = seen.rivals()[0]
    clip = clips_of(Event("lost", rival, ("stone",)))[0]
    motion = visual(seen, clip, "air/1")
    assert pictures(motion, 0.5)


def test_reduced_motion_shows_it_and_moves_nothing() -> None:
    seen = view()
    clip = clips_of(PLAYED, Event("lost", seen.viewer, ("stone",)))[1]
    motion = visual(seen, clip, "air/1", None, True)
    assert pictures(motion, 0.0) == pictures(motion, 0.9)
