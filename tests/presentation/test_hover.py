"""Everything on the table answers the pointer."""

from stupor.games.stupor_mundi.presentation.boxes import centre
from stupor.games.stupor_mundi.presentation.hover import (
    explanation,
    hover_items,
    hovered,
    names,
)
from tests.presentation.fixture_position import view


def test_every_name_is_explained() -> None:
    for seats in (1, 2, 4):
        seen = view(seats)
        for name in names(seen):
            if name.startswith("issued."):
                assert hover_items(seen, name, (960.0, 540.0)), name
                continue
            told = explanation(seen, name)
            assert told is not None and told.title and told.text, name


def test_the_pointer_finds_what_it_points_at() -> None:
    seen = view()
    for anchor, name in (
        ("player.action3", "action.3"),
        ("imperial.active2", "active.2"),
        ("voyage.tunis.market", "market.3"),
        ("workplace.c.4", "work.c.4"),
        ("castle.t3", "castle.1.t3"),
        ("player.ally1", "ally.1.1"),
        ("imperial.grain.4", "imperial.grain"),
    ):
        assert hovered(seen, centre(seen.anchors[anchor])) == name
    assert hovered(seen, (3, 1078)) == ""


def test_cards_are_shown_whole() -> None:
    items = hover_items(view(), "card.113", (1900, 1000))
    assert items and all(i.rect[0] + i.rect[2] <= 1920 for i in items)


def test_an_ally_says_whether_it_is_fulfilled() -> None:
    told = explanation(view(), "ally.1.1")
    assert told is not None and "fulfilled now" in told.text
