"""The panel of an explanation: on the page, off the thing, large enough for its words."""

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.face.explain.explanations import place_of, spots
from stupor.games.stupor_mundi.face.explain.shared_words import Explanation
from stupor.games.stupor_mundi.face.explain.shown import (
    TooltipContext,
    TooltipSubject,
    paint_tooltip,
    shown,
)
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import Point, around, centre, grown, overlap
from stupor.stage.items import Label, NineSlice
from stupor.stage.measure import LINE
from stupor.stage.tooltip import letters, paint_strip
from tests.games.stupor_mundi.face.fixture_position import view

LONG = Explanation(
    "A thing with a rather long name that takes a second line",
    "Some words about it. " * 12,
    "Now: 3 > 2 against Frederick; met: 3 VP for you; and a third number.",
    "travel.price",
)


def inside(seen: TableView, box: tuple[float, float, float, float]) -> bool:
    """Whether a box lies on the page."""
    x, y, w, h = seen.page
    return box[0] >= x and box[1] >= y and box[0] + box[2] <= x + w and box[1] + box[3] <= y + h


@pytest.mark.parametrize("at", [(0.0, 0.0), (1919.0, 1079.0), (1900.0, 10.0), (960.0, 540.0)])
@pytest.mark.parametrize("growth", [0.75, 1.0, 1.5, 2.0])
def test_panels_stay_on_the_page(at: Point, growth: float) -> None:
    seen = replace(view(), text=growth, compact=growth > 1.25)
    assert inside(seen, paint_tooltip(seen, TooltipSubject(LONG, at)).box)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_panel_never_covers_what_it_explains(seats: int) -> None:
    seen = view(seats)
    for name, box in spots(seen):
        at = centre(box)
        panel = shown(seen, name, at)
        assert panel is not None and inside(seen, panel.box), name
        about = place_of(seen, name, at)
        if about is not None and about[2] < 400 and about[3] < 250:
            assert not overlap(panel.box, about), name


def test_words_have_room_for_their_letters() -> None:
    seen = view()
    for growth in (1.0, 2.0):
        grown = replace(seen, text=growth)
        for item in paint_tooltip(grown, TooltipSubject(LONG, (500, 500), hint="click")).items:
            if isinstance(item, Label):
                assert item.rect[3] >= letters(grown, item.size) * LINE - 0.1, item


def test_lines_of_a_panel_do_not_overlap() -> None:
    items = paint_tooltip(view(), TooltipSubject(LONG, (500, 500))).items
    labels = [item for item in items if isinstance(item, Label)]
    for k, one in enumerate(labels):
        for other in labels[k + 1 :]:
            assert not overlap(grown(one.rect, -0.5), other.rect), (one.text, other.text)


def test_only_a_kept_panel_leads_to_the_rulebook() -> None:
    seen = view()
    loose = shown(seen, "action.3", (960, 540))
    kept = shown(seen, "action.3", (960, 540), hint="click: rulebook")
    assert loose is not None and loose.link is None
    assert kept is not None and kept.link is not None and kept.rule == "build.site"
    assert any(isinstance(i, Label) and i.text == "click: rulebook" for i in kept.items)


def test_cards_are_shown_whole_with_their_numbers() -> None:
    panel = shown(view(), "card.101", (1900, 300))
    assert panel is not None and panel.box[2] == 236
    said = [item.text for item in panel.items if isinstance(item, Label)]
    assert any(text.startswith("Now: costs") for text in said)


def test_a_rivals_part_is_explained_below_its_panel() -> None:
    """Given four Houses, then the close look on the left and the panel both stay free."""
    seen = view()
    _, y, _, h = seen.anchors["rival.1"]
    panel = shown(seen, "coins.2", centre(seen.anchors["rival.1.coins"]))
    assert panel is not None and panel.box[1] >= y + h


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["market", "active", "next", "ally", "work", "city"])
def test_no_panel_about_the_common_boards_covers_the_ribbon(seats: int, kind: str) -> None:
    seen = view(seats)
    for name, box in spots(seen):
        if name.split(".")[0] == kind and box[1] < seen.anchors["prompt"][1]:
            panel = shown(seen, name, centre(box))
            assert panel is not None and not overlap(panel.box, seen.anchors["prompt"]), name


def test_a_panel_leaves_free_what_is_wanted_next() -> None:
    """Given a lit place where the panel would lie, then it goes to another side of its thing."""
    seen = view()
    at = centre(seen.anchors["imperial.active2"])
    plain = shown(seen, "active.2", at)
    assert plain is not None
    lit = around(centre(plain.box), 100)
    moved = shown(seen, "active.2", at, context=TooltipContext(clear=(lit,)))
    assert moved is not None and not overlap(moved.box, lit)


def test_what_is_said_about_an_ally_of_barcelona_leaves_the_cities_in_sight() -> None:
    seen = view()
    panel = shown(seen, "city_ally.4.1", centre(seen.anchors["voyage.barcelona.ally1"]))
    assert panel is not None
    for city in ("barcelona", "roma", "tunis"):
        assert not overlap(panel.box, seen.anchors[f"voyage.{city}"]), city


@pytest.mark.parametrize("room", [90.0, 120.0, 150.0, 200.0])
def test_a_hard_space_never_ends_a_line(room: float) -> None:
    """Given a colon as the French set it, then no line begins with it."""
    said = Explanation(
        "Card", "", "pas maintenant\u00a0: votre carte est jou\u00e9e\u00a0; voil\u00e0"
    )
    items = paint_strip(view(), said, (900.0, 800.0, room, 60.0))
    lines = [line for item in items if isinstance(item, Label) for line in item.text.split("\n")]
    assert lines and not [line for line in lines if line.strip()[:1] in ":;"]


@pytest.mark.parametrize("left", [0.0, 700.0, 1740.0])
def test_the_numbers_above_a_raised_card_grow_wider_with_their_letters(left: float) -> None:
    card = (left, 800.0, 178.0, 260.0)
    slim, wide = (
        next(item.rect for item in paint_strip(seen, LONG, card) if isinstance(item, NineSlice))
        for seen in (view(), replace(view(), text=1.5))
    )
    assert wide[2] > slim[2] and inside(view(), wide)


@pytest.mark.parametrize("name", ["The duchy of Player 1", "Das Herzogtum von Spieler 1"])
def test_the_number_of_a_name_never_stands_alone(name: str) -> None:
    """Given a heading of two lines, then its number stays with the word before it."""
    subject = TooltipSubject(Explanation(name, "A rule."), (900.0, 500.0))
    lines = {
        item.text
        for growth in (1.0, 1.4, 1.8, 2.2, 2.6)
        for item in paint_tooltip(replace(view(2), text=growth), subject).items
        if isinstance(item, Label) and item.face == "title"
    }
    assert not any(line.isdigit() for line in lines)
