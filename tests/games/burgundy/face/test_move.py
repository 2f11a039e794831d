"""Whole games as they are seen and heard: every event has its motion, its pictures, its sound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from stupor.engine.decision import Decision
from stupor.engine.events import COUNTER, MOVED, Event
from stupor.engine.rules import collect_events
from stupor.engine.table import Table
from stupor.games.burgundy.face.animation import EXTRA_DIE, LEAVES, stand_in, together
from stupor.games.burgundy.face.household.dice import paint_partner, paint_tray
from stupor.games.burgundy.face.motion.calendar import Leaf
from stupor.games.burgundy.face.motion.clip_styles import THROW, ClipStyles
from stupor.games.burgundy.face.motion.flourish import Bloom, Head, Herd
from stupor.games.burgundy.face.motion.flying import Coins, Flash, Fly, Gain, Load, Throw
from stupor.games.burgundy.face.rectangles import zone_rect
from stupor.games.burgundy.face.rivals.panels import paint_panel, paint_team
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.games.burgundy.game import GAME
from stupor.platform import paths
from stupor.platform.audio import variants
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import centre
from stupor.stage.items import Board, Box, Group, Label, Picture, Rect
from stupor.stage.motion import Motion
from stupor.stage.timeline import Clip, TableModel, Timeline
from stupor.stage.view import View
from tests.games.burgundy.busy import busy
from tests.games.burgundy.face.position import NAMES, TABLES, anchors, view
from tests.games.burgundy.face.test_layout import boards, sprites

SHARES = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0)


def played(kind: str, choices: int = 160) -> Iterator[tuple[TableView, list[Event]]]:
    """The table before each choice of a game, as the first seat sees it, and what came of it."""
    seats, options = TABLES[kind]
    steps = busy(GAME, seats, 5, options)
    for _, (state, option) in zip(range(choices), steps, strict=False):
        found: dict[str, Any] = {
            "table": GAME.rules.table(state, 0), "facts": GAME.rules.facts(state, 0),
            "decision": GAME.rules.decision(state), "viewer": 0, "names": NAMES[:seats],
            "anchors": anchors(), "computers": frozenset(range(1, seats)),
        }  # fmt: skip
        after = state.clone()
        events = collect_events(after)
        GAME.rules.apply(after, option)
        yield view_of(View(**found)), events


@cache
def shown(kind: str) -> tuple[tuple[Clip, Motion | None], ...]:
    """Every clip of the beginning of a game with its motion."""
    choreographer = Choreographer(UI.animation.plan().style_of)
    found = []
    for seen, events in played(kind):
        for clip in choreographer.clips(events):
            found.append((clip, UI.animation.visual(seen, clip, f"air/{len(found)}").motion))
            seen.table.fold(clip.event)
    return tuple(found)


@pytest.mark.parametrize("kind", ["two", "everything", "13a", "12a"])
def test_what_flies_is_painted_from_pictures_that_there_are(kind: str) -> None:
    for clip, motion in shown(kind):
        for item in (item for t in SHARES for item in (motion.items(t) if motion else ())):
            if isinstance(item, Picture):
                assert item.sprite in sprites(), (clip.event, item.sprite)
            if isinstance(item, Board):
                assert item.name in boards()


@pytest.mark.parametrize("kind", ["two", "everything", "13a", "12a"])
def test_every_sound_is_shipped_and_hardly_an_event_is_silent(kind: str) -> None:
    folders = paths.sounds_of("burgundy")
    events = [clip.event for clip, _ in shown(kind)]
    names = {name for event in events if (name := UI.animation.sound_of(event))}
    assert {name for name in names if not variants(folders, name)} == set()
    moves = [event for event in events if event.kind == MOVED]
    assert all(UI.animation.sound_of(event) for event in moves)
    assert len(names) > 12


@pytest.mark.parametrize("kind", ["two", "everything"])
def test_a_piece_ends_where_it_lies_afterwards(kind: str) -> None:
    """Given a tile that flies, when it has come, then it is drawn where it rests."""
    flights = [(c, m) for c, m in shown(kind) if isinstance(m, Fly) and c.piece != "?"]
    assert len(flights) > 60
    for _, motion in flights:
        x, y, w, h = motion.items(1.0)[-1].rect
        ends = motion.end
        assert abs(x + w / 2 - ends[0] - ends[2] / 2) < 1
        assert abs(y + h / 2 - ends[1] - ends[3] / 2) < 1


def test_dice_are_thrown_by_their_key_frames_and_land_on_their_number() -> None:
    throws = [(clip, motion) for clip, motion in shown("two") if isinstance(motion, Throw)]
    assert throws
    for clip, motion in throws:
        frames = list(dict.fromkeys(motion.items(t / 60)[0].sprite for t in range(61)))  # type: ignore[union-attr]
        sides = [2, 1, 4, 3, 5] if clip.target.endswith(".2") else [1, 2, 3, 4, 5]
        assert [name.split("-", 1)[1] for name in frames] == [
            *(f"key-{side}" for side in sides), f"land-{clip.event.args[1]}",
        ]  # fmt: skip
        assert stand_in(clip.event, motion) == clip.event.args[0]


@pytest.mark.parametrize("kind", ["four", "two", "12a"])
def test_a_die_in_the_air_is_missing_where_it_lay_and_no_other(kind: str) -> None:
    """Given a table, when one seat throws a die, then that one alone is not painted at rest."""
    rest = view(kind)
    for seat in range(rest.seats):
        event = Event(COUNTER, seat, (f"die.{seat}.1", 4, 2, "roll"))
        clip = Choreographer(ClipStyles().style_of).clips([event])[0]
        thrown = UI.animation.visual(rest, clip, "air/1").motion
        assert isinstance(thrown, Throw)
        flying = frozenset({stand_in(event, thrown)})
        gone = dice_of(rest) - dice_of(replace(rest, hidden=flying))
        assert gone == {thrown.place}
        assert dice_of(replace(rest, hidden=flying)) < dice_of(rest)


def dice_of(seen: TableView) -> set[Rect]:
    """Where dice of seats lie at rest."""
    items = [*paint_tray(seen), *paint_partner(seen)]
    items += paint_team(seen) if seen.team else []
    panels = [item for n in (1, 2, 3) for item in paint_panel(seen, n)]
    pattern = re.compile(r"/die\.?[12]$")
    return {item.rect for item in (*items, *panels)
            if isinstance(item, Picture) and pattern.search(item.key)}  # fmt: skip


def leaf() -> Leaf:
    """The leaf that turns from August to October."""
    clip = Choreographer(ClipStyles().style_of).clips([Event("phase", -1, (3,))])[0]
    motion = UI.animation.visual(view("two"), clip, "air/1").motion
    assert isinstance(motion, Leaf)
    return motion


def test_a_phase_turns_the_leaf_of_the_calendar() -> None:
    """Given a new phase, then each month has its words on its page as long as that is seen."""
    motion = leaf()
    assert motion.old is not None
    assert (motion.old.picture, motion.new.picture) == ("month-c", "month-d")
    whole = "per completed region"
    august = {"month-c", "C", "Phase C", "August", "The wheat is cut", "6", whole}
    october = {"month-d", "D", "Phase D", "October", "Grapes in the vat", "4", whole}
    seen = {0.03: [august], 0.1: [october, august], 0.6: [october], 0.97: [october]}
    assert {t: [on_page(item) for item in motion.items(t) if isinstance(item, Group)]
            for t in seen} == seen  # fmt: skip
    shades = [motion.items(t)[0] for t in (0.0, 0.5, 1.0)]
    assert [shade.fill[3] for shade in shades if isinstance(shade, Box)] == [0, 160, 0]


def on_page(page: Group) -> set[str]:
    """The picture and the words of a page."""
    pictures = {item.name for item in page.parts if isinstance(item, Board)}
    return pictures | {item.text for item in page.parts if isinstance(item, Label)}


def test_the_leaf_neither_jumps_nor_leaves_its_place() -> None:
    """Given its time in frames, then its rim grows, its fold moves and it goes bit by bit."""
    motion, frames = leaf(), 200
    _, y, _, h = motion.place
    rims = [i.rect[3] for n in range(frames + 1) for i in motion.items(n / frames)
            if i.key.endswith(".rim")]  # fmt: skip
    assert rims[0] == rims[-1] == 0 and max(rims) == h
    folds = [i.rect[1] for n in range(frames + 1) for i in motion.items(n / frames)
             if i.key.endswith(".shade")]  # fmt: skip
    assert len(folds) > 30 and y <= min(folds) and max(folds) <= y + h
    for steps in (rims, folds):
        assert max(abs(b - a) for a, b in pairwise(steps)) <= h / 10


def test_nothing_is_dealt_while_the_leaf_is_there_and_mines_pay_before_it() -> None:
    """Given the end of a phase, then the coins have come, and then the leaf comes and goes."""
    seen = view("everything")
    silver = Event(COUNTER, 0, ("silver.0", 3, 2, "mines"))
    events = [Event("mines", 0, (2, 0)), silver, Event("phase", -1, (1,))]
    clips = together(Choreographer(ClipStyles().style_of).clips(events), seen.table, {})
    _, paid, turned = clips
    assert paid.gap >= paid.seconds
    assert turned.gap >= turned.seconds


def test_a_coin_hops_out_of_every_mine() -> None:
    seen = view("two")
    clip = Choreographer(ClipStyles().style_of).clips([Event("mines", 0, (2, 0))])[0]
    before = UI.animation.visual(seen, clip, "air/1").motion
    seen.table.zones["duchy.0.4"], seen.table.zones["duchy.0.9"] = ["hex.147"], ["hex.148"]
    motion = UI.animation.visual(seen, clip, "air/1").motion
    assert isinstance(before, Coins) and isinstance(motion, Coins)
    assert len(motion.mines) == len(before.mines) + 2
    assert {item.sprite for item in motion.items(0.4)} == {"piece/silver"}  # type: ignore[union-attr]
    assert not motion.items(1.0)


def test_goods_hop_onto_the_ship_stack_there_and_glide_to_their_own_places() -> None:
    """Given several goods on their way at once, then each has a place of its own at both ends."""
    seen = view("two")
    seen.table.zones["goods.0"] = []
    seen.table.zones["depot.2.goods"] = ["goods.1", "goods.8", "goods.15"]
    seen.table.zones["duchy.0.16"] = ["hex.165"]
    events = [Event(MOVED, 0, ("hex.165", "storage.0.1", "duchy.0.16"))]
    events += [Event(MOVED, 0, (f"goods.{n}", "depot.2.goods", "goods.0")) for n in (1, 8, 15)]
    clips = Choreographer(ClipStyles().style_of).clips(events)
    told = together(clips, seen.table, {})[1:]
    found = [UI.animation.visual(seen, c, "a").motion for c in told]
    loads = [motion for motion in found if isinstance(motion, Load)]
    assert len(loads) == 3
    assert len({motion.end for motion in loads}) == 3
    ship = centre(loads[0].ship)
    decks = [centre(motion.items(0.46)[0].rect) for motion in loads]
    assert [deck[0] for deck in decks] == [ship[0]] * 3
    assert [deck[1] for deck in decks] == sorted({deck[1] for deck in decks}, reverse=True)


def test_a_herd_is_counted_tile_by_tile_and_a_region_shines_space_by_space() -> None:
    """Given two tiles of cows, when a third joins them, then all are counted, the nearest first."""
    heads = tuple(Head((100.0 * n, 0.0, 92.0, 106.0), "hex/cow", n + 2) for n in range(3))
    herd = Herd("air/1", heads)
    counts = [
        item.text for t in (0.0, 0.3, 0.9) for item in herd.items(t) if isinstance(item, Label)
    ]
    assert counts == ["2", "5", "9"]
    assert max(item.rect[2] for item in herd.items(0.2)) > 92
    bloom = Bloom("air/2", tuple(head.place for head in heads))
    lit = [{item.key for item in bloom.items(t)} for t in (0.1, 0.3)]
    assert "air/2/space0" in lit[0] and "air/2/space1" not in lit[0]
    assert "air/2/space1" in lit[1]


@pytest.mark.parametrize("kind", ["four", "everything"])
def test_herds_and_regions_are_seen_where_they_are(kind: str) -> None:
    herds = [(clip, motion) for clip, motion in shown(kind) if isinstance(motion, Herd)]
    assert herds
    for clip, herd in herds:
        assert sum(head.animals for head in herd.heads) <= int(clip.event.args[2]) + 3
    assert any(isinstance(motion, Bloom) for _, motion in shown(kind))


def test_reduced_motion_moves_nothing() -> None:
    seen = view("two")
    choreographer = Choreographer(ClipStyles().style_of)
    tile = next(piece for piece in seen.pieces("depot.1.1") or seen.pieces("depot.2.1"))
    zone = next(zone for zone, here in seen.table.zones.items() if tile in here)
    clip = choreographer.clips([Event(MOVED, 0, (tile, zone, f"storage.{seen.viewer}.1"))])[0]
    motion = UI.animation.visual(seen, clip, "air/1", calm=True).motion
    assert motion is not None
    assert motion.items(0.0)[0].rect == motion.items(1.0)[0].rect


def test_a_turned_die_is_not_thrown() -> None:
    styles = ClipStyles()
    rolled = styles.style_of(Event(COUNTER, 0, ("die.0.1", 4, 2, "roll")))
    used = styles.style_of(Event(COUNTER, 0, ("used.0.1", 1, 1, "die")))
    assert rolled.name == THROW.name
    assert used.name == ""


@pytest.mark.parametrize("piece", ["die.1", "hex.12", "stack.3", "workers", "shield.4"])
def test_what_is_held_has_a_picture(piece: str) -> None:
    items = UI.animation.held_piece(view("everything"), piece, (100.0, 100.0, 84.0, 84.0), 1.0, 6.0)
    assert items
    assert {item.sprite for item in items if isinstance(item, Picture)} <= sprites()


def test_what_is_taken_from_a_plate_is_as_large_as_a_coin() -> None:
    """Given the purchase or silver, taken from plates of any form, it is a small square in hand."""
    seen = view("four")
    for piece in ("buy", "silver", "workers", "supply.workers"):
        node = UI.layout.node(seen, piece)
        assert node is not None
        for item in UI.animation.held_piece(seen, piece, node.rect):
            assert isinstance(item, Picture) and item.rect[2:] == (60.0, 60.0)


def test_the_third_die_comes_with_light_when_its_castle_lies() -> None:
    """Given a castle on its way, then no die of its own is there before; then it is noticed."""
    flies = Event(MOVED, 0, ("hex.139", "storage.0.1", "duchy.0.7"))
    assert stand_in(flies, None) == "die.3"
    seen = view("two")
    asked = Decision(seen.viewer, "action", (("workers", 0),), "")
    keys = [
        {item.key for item in paint_tray(replace(seen, decision=asked, hidden=frozenset(air)))}
        for air in (("die.3",), ())
    ]
    assert EXTRA_DIE in keys[1] - keys[0]
    die = Picture(EXTRA_DIE, 1, (0, 0, 84, 84), "die/red-any")
    assert UI.animation.change_motion(seen, None, die) is not None
    assert UI.animation.change_motion(seen, die, die) is None


def test_whoever_wants_moments_told_briefly_sees_the_leaf_for_a_breath() -> None:
    """Given brief moments, when a phase begins, then its leaf is gone within a second."""
    timeline = Timeline(TableModel(), None, LEAVES)
    timeline.brief = True
    timeline.add(
        Choreographer(ClipStyles().style_of).clips([Event("phase", -1, (1,))]), Table(), {}
    )
    timeline.tick(0.0)
    assert timeline.running()[0].clip.style in LEAVES
    timeline.tick(1.0)
    assert not timeline.running()


def test_nothing_shows_through_the_back_of_a_turning_page() -> None:
    """Given the page half way up, then each shade of its back reaches to the fold, over the rim."""
    items = leaf().items(0.3)
    bends = [item for item in items if ".bend" in item.key]
    assert len(bends) == 4
    assert len({round(item.rect[1] + item.rect[3], 6) for item in bends}) == 1
    assert min(item.z for item in bends) > next(i.z for i in items if i.key.endswith(".rim"))


def test_the_table_darkens_whole_behind_the_leaf_also_where_a_duchy_is_as_wide_as_two() -> None:
    clip = Choreographer(ClipStyles().style_of).clips([Event("phase", -1, (3,))])[0]
    for kind in ("two", "12a"):
        seen = view(kind)
        motion = UI.animation.visual(seen, clip, "air/1").motion
        assert isinstance(motion, Leaf)
        x, _, w, _ = zone_rect(seen, f"duchy.{seen.duchy(seen.viewer)}") or seen.page
        assert motion.table[0] + motion.table[2] >= x + w


@pytest.mark.parametrize(("kind", "place"), [("13a", "solo.panel"), ("two", "sold")])
def test_points_of_a_sale_rise_where_they_are_counted(kind: str, place: str) -> None:
    """Given a sale, then its points rise over the goods sold; alone, at the counter."""
    seen = view(kind)
    event = Event(COUNTER, seen.viewer, (f"vp.{seen.viewer}", 9, 4, "goods"))
    (clip,) = Choreographer(ClipStyles().style_of).clips([event])
    motion = UI.animation.visual(seen, clip, "air/1").motion
    assert isinstance(motion, Gain)
    (x, y, w, h), (left, top, wide, high) = motion.place, seen.anchors[place]
    assert left <= x and top <= y and x + w <= left + wide and y + h <= top + high
    assert h < 120


@pytest.mark.parametrize("kind", ["two", "everything"])
def test_a_sale_lights_the_goods_that_are_sold_not_the_empty_heap(kind: str) -> None:
    """Given a sale that is about to be seen, then its light lies on the stack, not on "sold"."""
    choreographer, found = Choreographer(UI.animation.plan().style_of), 0
    for seen, events in played(kind, 600):
        for clip in choreographer.clips(events):
            if clip.event.kind == "sold" and clip.event.who == seen.viewer:
                motion = UI.animation.visual(seen, clip, "air/sale").motion
                assert isinstance(motion, Flash)
                assert motion.place in [seen.anchors[f"goods.{n}"] for n in (1, 2, 3)]
                found += 1
            seen.table.fold(clip.event)
    assert found


@pytest.mark.parametrize("kind", ["two", "everything", "13a", "12a"])
def test_gains_that_are_seen_together_do_not_lie_over_each_other(kind: str) -> None:
    """Given a choice that brings several gains, then their figures never overlap while seen."""
    choreographer, pairs = Choreographer(UI.animation.plan().style_of), 0
    for seen, events in played(kind, 400):
        clips = together(choreographer.clips(events), seen.table, seen.facts)
        running: list[tuple[float, float, Gain]] = []
        now = 0.0
        for clip in clips:
            motion = UI.animation.visual(seen, clip, f"air/{len(running)}").motion
            if isinstance(motion, Gain):
                running.append((now, clip.seconds, motion))
            seen.table.fold(clip.event)
            now += clip.gap
        for (start, lasts, one), (later, longer, other) in combinations(running, 2):
            moments = (later + share * longer for share in (0.0, 0.25, 0.5, 0.9))
            for at in moments:
                if at < start + lasts:
                    pairs += 1
                    assert apart(one, (at - start) / lasts, other, (at - later) / longer), (
                        one, other)  # fmt: skip
    assert pairs


def apart(one: Gain, t: float, other: Gain, u: float) -> bool:
    """Whether no figure covers the other."""
    boxes = [label.rect for motion, share in ((one, t), (other, u))
             for label in motion.items(share) if isinstance(label, Label)]  # fmt: skip
    (x, y, w, h), (left, top, wide, high) = boxes
    across = abs(x + w / 2 - left - wide / 2) >= (w + wide) / 2 - 40
    return across or abs(y + h / 2 - top - high / 2) >= min(h, high) / 2
