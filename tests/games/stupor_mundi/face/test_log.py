"""The Game log names its components as chips and knows the place of every event."""

import json
from dataclasses import replace

import pytest

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.face.castle.structures import SITE_NAMES, drop_zone
from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.game_log.log_scroll import (
    LOG,
    TINTS,
    tint_of,
)
from stupor.games.stupor_mundi.face.game_log.pictured_lines import LOG_STYLE, WIDE, parts_of
from stupor.games.stupor_mundi.face.lights.event_places import event_rect
from stupor.games.stupor_mundi.face.lights.highlights import glow_items
from stupor.games.stupor_mundi.face.lights.whole import paint_whole
from stupor.games.stupor_mundi.face.motion.tally import EndPhaseTotals
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import LogLine, TableView
from stupor.games.stupor_mundi.goods import GOODS, Good
from stupor.games.stupor_mundi.ids import END_PHASE
from stupor.games.stupor_mundi.log_lines import tell
from stupor.platform.paths import resources
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Label, NineSlice, Picture, Rect
from stupor.stage.log_rows import CUT, Entry, entries, runs_of
from tests.games.stupor_mundi.face.fixture_position import view

FILES = ("stupor_mundi/atlas.json", "common/atlas.json")
SPRITES = {
    name for file in FILES for name in json.loads((resources() / file).read_text())["sprites"]
}
NAMES = ("Anna", "You", "Berta", "Carlo")
EVENTS = (
    Event("played", 1, (12, 3, "up")), Event("purchased", 2, (113,)), Event("discarded", 0, (16,)),
    Event("summoned", 1, (5, 3, 2)), Event("issued", 0, (4, 3)), Event("bonus", 3, (7,)),
    Event("removed", -1, ("ally", 2)), Event("sailed", 1, (4, 2, 1)),
    Event("promoted", 1, (0, "a.3", 1)), Event("sold", 2, (1, 0, 3, 4)),
    Event("built", 1, ("t3", 2)), Event("closed", 0, (2,)), Event("icon", 0, ("add", "tower", 2)),
    Event("icon", 0, ("remove", "specialist", 1)), Event("action", 1, ("build",)),
    Event("passed", 2, ()), Event("drew", 1, (4,)), Event("allies", 3, (5,)),
    Event("round", -1, (4,)), Event("rewarded", 1, (2,)), Event("lost", 1, ("grain",)),
    Event("spent", 1, ("2 coins", "1 vp")),
)  # fmt: skip


def line_of(event: Event) -> LogLine:
    """The event as a line."""
    told = tell(event, NAMES)
    assert told is not None
    return LogLine(event.who, told, event)


def test_components_become_chips() -> None:
    chips = [[p for _, p in parts_of(line_of(event)) if p] for event in EVENTS[:7]]
    expected = ["card.12", "card.113", "card.16", "ally.5", "edict.4", "bonus.7", "ally.2"]
    assert [chip for line in chips for chip in line] == expected
    assert all(tint_of(piece) in TINTS for piece in expected)


def test_the_first_card_of_all_is_a_chip_like_any_other() -> None:
    assert parts_of(line_of(Event("discarded", 0, (0,))))[1] == (CARDS[0].name, "card.0")


def test_no_word_is_lost_when_a_line_is_broken() -> None:
    for event in EVENTS:
        line = line_of(event)
        for width in (120.0, 250.0, 900.0):
            runs = runs_of(view(), LOG_STYLE, line, width)
            said = " ".join(run.text for run in runs).replace(" .", ".").replace(" ,", ",")
            assert said.split() == line.text.replace("'", "'").split()
            widest = max(run.x + run.width for run in runs)
            assert widest <= width or len(runs) == 1 or width < 200


def test_every_event_has_its_place() -> None:
    for event in EVENTS:
        if event.who >= 0 or event.kind != "removed":
            assert event_rect(view(), event) is not None, event


def in_box(view: TableView, box: Rect, large: bool = False) -> list[Entry]:
    """The lines that have room in a box."""
    return entries(view, LOG_STYLE, [box], WIDE, large)


def test_a_card_that_nobody_may_know_is_no_chip() -> None:
    hidden = Event("discarded", 2, ("?",))
    assert parts_of(line_of(hidden)) == [("Berta discards a card.", "")]


def test_the_pointer_finds_line_and_chip() -> None:
    seen = replace(view(), log=tuple(line_of(event) for event in EVENTS))
    shown = LOG.laid_out(seen)
    assert shown[0].line.event is EVENTS[-1]
    told = replace(view(), log=(line_of(EVENTS[0]),))
    (entry,) = LOG.laid_out(told)
    x, y, w, h = entry.run_box(next(run for run in entry.runs if run.piece))
    hit = LOG.hit(told, (x + w / 2, y + h / 2))
    assert hit is not None and hit.piece == "card.12"
    assert any(isinstance(i, Label) and i.text == CARDS[12].name for i in LOG.paint(told))
    assert any(isinstance(i, Box) and "chip" in i.key for i in LOG.paint(told))


def test_a_named_component_is_shown_whole_on_the_page() -> None:
    for piece in ("card.0", "card.12", "ally.5", "edict.4", "bonus.7"):
        for at in ((2.0, 2.0), (1918.0, 1078.0)):
            for item in paint_whole(view(), piece, at):
                x, y, w, h = item.rect
                assert x > -12 and y > -12 and x + w < 1934 and y + h < 1096, (piece, item.key)
        assert paint_whole(view(), piece, (2.0, 2.0))
    assert paint_whole(view(), "?", (0, 0)) == []


def test_what_a_deed_brought_stands_in_its_line_with_its_sign() -> None:
    line = line_of(EVENTS[0])._replace(outcome=(("coins", -2), ("grain", 3)))
    assert parts_of(line)[-2:] == [("\u22122", "good.coins"), ("+3", "good.grain")]
    told = LOG.paint(replace(view(), log=(line,)))
    assert {"+3", "\u22122"} <= {item.text for item in told if isinstance(item, Label)}
    assert sum(".sign" in item.key for item in told) == 2


@pytest.mark.parametrize("good", GOODS, ids=lambda good: good.key)
def test_one_picture_stands_for_a_good_in_log_preview_and_tally(good: Good) -> None:
    told = line_of(EVENTS[0])._replace(outcome=((good.key, 2),))
    tally = EndPhaseTotals()
    income = Event(COUNTER, 0, (f"{good.key}.0", 2, 2, "castle"))
    tally.add([Event(COUNTER, -1, ("phase", END_PHASE, 1, "")), income], 0.0)
    in_log = [item for item in LOG.paint(replace(view(), log=(told,))) if ".sign" in item.key]
    in_tally = [item for item in tally.items(view()) if item.key.endswith(".icon")]
    pictures = {item.sprite for item in (*in_log, *in_tally) if isinstance(item, Picture)}
    assert pictures == {good.sprite} == {sprite_of(good.word)}
    assert len(in_log) == len(in_tally) == 1


def test_the_arms_stand_for_the_name_beside_the_table() -> None:
    seen = replace(view(), names=NAMES, log=(line_of(EVENTS[8]),))
    box = seen.anchors["log.text"]
    beside = " ".join(run.text for run in in_box(seen, box)[0].runs)
    large = " ".join(run.text for run in in_box(seen, box, large=True)[0].runs)
    assert beside.startswith("Promotes a Specialist")
    assert large.startswith("You promotes a Specialist")


def test_a_line_that_is_cut_keeps_what_it_brought() -> None:
    """Given room for one row of a line that takes two, its words end early, its gain stands."""
    older = line_of(EVENTS[0])._replace(outcome=(("coins", 3),))
    seen = replace(view(), names=NAMES, log=(older, line_of(EVENTS[14])))
    pitch = in_box(seen, (0.0, 0.0, 210.0, 900.0))[0].pitch
    _, cut = in_box(seen, (0.0, 0.0, 210.0, 2 * pitch + WIDE.gap + 2))
    assert [run.text for run in cut.runs][-2:] == [CUT, "+3"]
    assert cut.runs[-1].x + cut.runs[-1].width <= 210.0 - LOG_STYLE.indent


def test_frederick_is_not_named_where_his_face_stands() -> None:
    seen = replace(view(), names=NAMES, log=(line_of(EVENTS[6]),))
    beside = " ".join(run.text for run in in_box(seen, seen.anchors["log.text"])[0].runs)
    assert beside.startswith("Removes")


def test_no_row_stays_empty_because_the_next_line_is_longer() -> None:
    """Given lines of two rows each, the room for a single one shows the beginning of the next."""
    long = line_of(EVENTS[1])._replace(text="word " * 30)
    seen = replace(view(), names=NAMES, log=(long,) * 9)
    x, y, w, _ = seen.anchors["log.text"]
    whole = in_box(seen, (x, y, w, 900.0))[0]
    rows = whole.runs[-1].row + 1
    shown = in_box(seen, (x, y, w, whole.box[3] + whole.pitch * 1.5))
    assert rows > 1 and len(shown) == 2
    assert shown[1].runs[-1].text == CUT


@pytest.mark.parametrize(("width", "ending"), [(300.0, "Tower B (T3)."), (190.0, "Tower B.")])
def test_where_a_great_structure_stands_is_said_where_it_takes_no_row_more(
    width: float, ending: str
) -> None:
    seen = replace(view(), names=NAMES, log=(line_of(Event("built", 1, ("t3", 3))),))
    runs = in_box(seen, (0.0, 0.0, width, 200.0))[0].runs
    assert runs[-1].text.endswith(ending) and runs[-1].row == 0


def test_the_large_log_says_what_is_new_since_the_last_turn() -> None:
    lines = [line_of(event) for event in EVENTS[:4]]
    lines[1:3] = [line._replace(fresh=True) for line in lines[1:3]]
    shown = in_box(replace(view(), log=tuple(lines)), (0, 0, 600, 600), large=True)
    assert [entry.heading for entry in shown] == ["", "Since your last turn", "", "Earlier"]


def test_the_own_end_phase_stands_among_what_is_new() -> None:
    """Given others before and after the own lines of an End Phase, then two headings are enough."""
    lines = [line_of(event)._replace(fresh=k in (1, 3)) for k, event in enumerate(EVENTS[:5])]
    shown = in_box(replace(view(), log=tuple(lines)), (0, 0, 600, 600), large=True)
    assert [entry.heading for entry in shown] == ["", "Since your last turn", "", "", "Earlier"]


def test_the_sums_of_an_end_phase_leave_the_allies_of_a_rival_in_sight() -> None:
    seen, tally = view(), EndPhaseTotals()
    rival = seen.rivals()[0]
    income = Event(COUNTER, rival, (f"coins.{rival}", 2, 2, "castle"))
    tally.add([Event(COUNTER, -1, ("phase", END_PHASE, 1, "")), income], 0.0)
    allies = [seen.anchors[f"{place_of(seen, rival)}.ally{space}"] for space in range(1, 6)]
    assert not any(overlap(item.rect, box) for item in tally.items(seen) for box in allies)


@pytest.mark.parametrize("site", SITE_NAMES)
def test_a_structure_that_a_line_speaks_of_has_a_light_that_can_be_drawn(site: str) -> None:
    seen = view()
    (light,) = glow_items(seen, [], "log", [drop_zone(seen, site)])
    assert isinstance(light, Picture | NineSlice)
    assert light.sprite in SPRITES
