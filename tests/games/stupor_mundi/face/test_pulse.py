"""What changes on a rival's panel without a way through the air is made noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.clip_visuals import visual
from stupor.games.stupor_mundi.face.motion.pulse import Pulse, pulse
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Item, Label
from stupor.stage.palette import SEAT_LINES
from tests.games.stupor_mundi.face.fixture_position import view
from tests.games.stupor_mundi.face.painted import paint_table


def counted(seen: TableView, **counters: int) -> TableView:
    table = seen.table.clone()
    table.counters |= {name.replace("_", "."): value for name, value in counters.items()}
    return replace(seen, table=table)


def noticed(before: TableView, after: TableView) -> dict[str, Pulse]:
    """What is made noticed between two looks of the table, by the key of what changed."""
    was: dict[str, Item] = {item.key: item for item in paint_table(before)}
    found = {item.key: pulse(after, was.get(item.key), item) for item in paint_table(after)
             if was.get(item.key) != item}  # fmt: skip
    return {key: made for key, made in found.items() if made is not None}


@pytest.mark.parametrize("what", ["coins", "stone", "grain"])
def test_a_figure_of_a_rival_that_changes_glows_in_the_colour_of_the_house(what: str) -> None:
    before = view()
    rival = before.rivals()[0]
    name = f"{what}_{rival}"
    after = counted(before, **{name: before.count(f"{what}.{rival}") + 1})
    found = noticed(before, after)
    keys = [key for key in found if key.startswith(f"rival/{rival}.{what}")]
    assert len(keys) == 1
    (here,) = [item for item in paint_table(after) if item.key == keys[0]]
    light = found[keys[0]].items(0.1)[0]
    assert isinstance(light, Box) and light.fill is not None and overlap(light.rect, here.rect)
    assert light.fill[:3] == SEAT_LINES[after.colour(rival)] and light.z < here.z


def test_points_have_a_ring_about_their_laurel() -> None:
    before = view()
    rival = before.rivals()[0]
    found = noticed(before, counted(before, **{f"vp_{rival}": before.count(f"vp.{rival}") + 2}))
    (ring,) = found[f"rival/{rival}.vp"].items(0.2)
    laurel = before.anchors[f"rival.{before.rivals().index(rival) + 1}.vp"]
    assert isinstance(ring, Box) and ring.fill is None and ring.rect[2] > laurel[2]


def test_the_turn_that_goes_on_and_a_house_that_passes_have_a_rim() -> None:
    before = view()
    rival = before.rivals()[1]
    moves = counted(before, turn=rival, phase=1)
    resting = counted(before, turn=before.viewer, phase=1)
    turned = noticed(replace(resting, decision=None), replace(moves, decision=None))
    assert any(key == f"rival/{rival}.turn" and made.rim for key, made in turned.items())
    passed = noticed(resting, counted(resting, **{f"passed_{rival}": 1}))
    assert any(key == f"rival/{rival}.passed" and made.rim for key, made in passed.items())


def test_it_fades_to_nothing() -> None:
    made = Pulse("pulse/x", (0, 0, 40, 30), (163, 38, 46), 99)
    boxes = [item for t in (0.0, 0.3, 0.6, 0.9) for item in made.items(t)]
    strength = [box.fill[-1] for box in boxes if isinstance(box, Box) and box.fill is not None]
    assert strength == sorted(strength, reverse=True) and len(set(strength)) == 4
    assert made.items(1.0) == []


def test_what_only_moves_or_comes_by_itself_needs_no_notice() -> None:
    seen = view()
    assert noticed(seen, seen) == {}
    there = Label("rival/2.coins.n", 100, (0, 0, 20, 20), "4")
    assert pulse(seen, replace(there, rect=(9, 9, 20, 20)), there) is None
    assert pulse(seen, None, there) is None


def test_a_plate_over_a_small_panel_tells_only_the_number() -> None:
    """Given two goods of a rival that change at once, then their plates lie apart."""
    seen = view()
    rival = seen.rivals()[0]
    events = [Event(COUNTER, rival, (f"{what}.{rival}", seen.count(f"{what}.{rival}") + by, by,
              "market")) for what, by in (("coins", -1), ("stone", 1), ("grain", 1))]  # fmt: skip
    clips = Choreographer(ClipStyles().style_of).clips(events)
    plates = []
    for clip in clips:
        motion = visual(seen, clip, f"air/{clip.event.args[0]}")
        assert motion is not None
        plates += [i.rect for i in motion.items(0.9) if i.key.endswith(".chip")]
    assert len(plates) == 3
    assert not any(overlap(a, b) for n, a in enumerate(plates) for b in plates[:n])
