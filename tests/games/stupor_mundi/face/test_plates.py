"""The large plate of an Ally: who he is, his condition, what to do next, and what is lit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.explain.explanations import place_of, spots
from stupor.games.stupor_mundi.face.explain.shown import shown
from stupor.games.stupor_mundi.face.plate.biographies import HISTORY, history_of, large_portrait
from stupor.games.stupor_mundi.face.plate.condition import Standing, standing_of, verdict
from stupor.games.stupor_mundi.face.plate.large import SIZE, WIDE, Plate, paint_beam
from stupor.games.stupor_mundi.face.plate.subject import placed, plate_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, overlap
from stupor.stage.items import Label, Picture
from stupor.stage.messages import TooltipContext
from tests.games.stupor_mundi.face.fixture_position import view


def test_every_person_has_a_sentence_and_every_ally_a_large_portrait() -> None:
    assert len(HISTORY) == 24
    assert {history_of(ally.id) for ally in ALLIES} <= set(HISTORY.values())
    assert len({large_portrait(ally.id) for ally in ALLIES}) == 18


def test_figures_of_a_condition_are_read() -> None:
    assert standing_of("3>2", True) == Standing(3, 2, True)
    assert standing_of("2/3", False) == Standing(2, 3, False)
    assert standing_of("", False) is None


@pytest.mark.parametrize(
    ("ally", "standing", "words"),
    [
        (5, Standing(4, 4, False), "Tied: one more Wall needed."),
        (5, Standing(5, 4, True), "You lead by 1: condition met."),
        (5, Standing(1, 4, False), "Frederick is ahead: 4 more Walls needed."),
        (1, Standing(2, 2, True), "Tied: condition met."),
        (1, Standing(1, 2, False), "Frederick is ahead: 1 more Grain needed."),
        (14, Standing(2, 3, False), "Not yet: Frederick needs one more Tower."),
        (14, Standing(3, 3, True), "Frederick has enough: condition met."),
    ],
)
def test_the_verdict_names_the_next_step(ally: int, standing: Standing, words: str) -> None:
    assert verdict(ALLIES[ally], standing, True) == words


@pytest.mark.parametrize(("mine", "said"), [(2, "2 of 6"), (8, "8 (needs 6)")])
def test_more_than_enough_is_never_told_as_a_part_of_it(mine: int, said: str) -> None:
    """Given a Loyalist, then a figure beyond the least he needs says what is needed."""
    draw, standing = DrawList("plate", 0), Standing(mine, 6, mine >= 6)
    told = Plate(14, standing, True, "crest/red", "red", "Roma")
    paint_beam(draw, (0.0, 0.0, WIDE, 40.0), told, standing)
    assert said in [item.text for item in draw.items if isinstance(item, Label)]


def known(seen: TableView) -> TableView:
    """The same view with figures for every Ally in sight."""
    facts = dict(seen.facts)
    for ally in ALLIES:
        loyal = ally.circle == "loyalist"
        facts[f"would_compare.{seen.viewer}.{ally.id}"] = "2/3" if loyal else "4=4"
    return replace(seen, facts=facts)


def test_a_plate_lies_beside_its_tile_and_off_the_hand() -> None:
    seen = known(view())
    count = 0
    for name, box in spots(seen):
        if plate_of(seen, name) is None:
            continue
        panel = shown(seen, name, centre(box), context=TooltipContext(large=True))
        about = place_of(seen, name, centre(box))
        assert panel is not None and about is not None and panel.box[2:] == SIZE
        assert not overlap(panel.box, about) and not overlap(panel.box, seen.anchors["hand"]), name
        count += 1
    assert count > 8


def test_a_short_look_keeps_the_small_words_and_a_long_one_brings_the_plate() -> None:
    seen = known(view())
    name, box = next(spot for spot in spots(seen) if plate_of(seen, spot[0]) is not None)
    small, large = (
        shown(seen, name, centre(box), context=TooltipContext(large=how)) for how in (False, True)
    )
    assert small is not None and large is not None
    portraits = [i for i in large.items if isinstance(i, Picture) and "portrait-large" in i.sprite]
    assert len(portraits) == 1 and portraits[0].rect[2:] == (220.0, 286.0)
    assert not any("portrait-large" in getattr(i, "sprite", "") for i in small.items)


def test_touching_an_ally_lights_what_he_measures() -> None:
    """Given somebody who counts Stone or coins: Frederick's track of it, and the own."""
    seen = known(view())
    name = next(n for n, _ in spots(seen) if (told := plate_of(seen, n)) and told.ally in (2, 3))
    told = plate_of(seen, name)
    assert told is not None
    panel = shown(seen, name, (900, 300))
    assert panel is not None
    lights = [item.rect for item in panel.items if item.key.startswith("measured/light")]
    his = "imperial.stone.2" if told.ally == 2 else "imperial.treasury.6"
    mine = "player.store2" if told.ally == 2 else "player.coins"
    for anchor in (his, mine):
        at = centre(seen.anchors[anchor])
        assert any(overlap(light, around(at, 4)) for light in lights), anchor


def test_a_plate_takes_the_side_where_it_hides_least_of_what_is_lit() -> None:
    seen = view()
    about = (900.0, 300.0, 60.0, 80.0)
    free, _ = placed(seen, about)
    lit = around(centre(free), 200.0)
    moved, _ = placed(seen, about, (lit,))
    assert overlap(free, lit) and not overlap(moved, lit)


def test_why_a_thing_is_not_lit_stands_among_its_numbers() -> None:
    seen = known(view())
    name, box = next(spot for spot in spots(seen) if plate_of(seen, spot[0]) is not None)
    panel = shown(seen, name, centre(box), context=TooltipContext(why="Play a card; then summon."))
    assert panel is not None
    words = " ".join(i.text for i in panel.items if isinstance(i, Label))
    assert "Not yet. Play a card. Then summon" in words
