"""The head of a review, the course of the game with its plate, and what mattered."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.scenes.drawing import gilded, switch_on_dark
from stupor.scenes.looks import SAND, WALNUT
from stupor.scenes.review import cards, places
from stupor.scenes.review.course_chart import course_items
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.widgets import Controls
from stupor.stage.items import Item, Label, NineSlice, Picture
from stupor.stage.measure import alike


def seat_width(count: int) -> float:
    """How wide the switch of a seat is where there are so many."""
    return 226.0 if count < 4 else 196.0


def head_items(page: ShownPage, controls: Controls) -> Iterator[Item]:
    """Who has won, the points, and the switches of the seats."""
    count = len(page.looks)
    right = places.RIGHT - (0 if page.solo else count * (seat_width(count) + 10)) - 20
    yield from gilded("title", (60, 34, right - 60, 56), page.headline, 44, "left")
    line = (60.0, 94.0, places.RIGHT - 80, 34.0)
    yield Label("subline", 110, line, page.subline, "text", 21, SAND, "left")
    names: list[Item] = []
    for seat in range(count):
        widget = controls.get(f"seat{seat}")
        if widget is None:
            continue
        x, y, w, h = widget.rect
        on, badge = seat == page.seat, page.looks[seat].badge
        yield switch_on_dark(f"seat{seat}", widget, "", on)[0]
        wide = (h - 16) * badge.aspect
        yield Picture(f"seat{seat}.arms", 112, (x + 10, y + 8, wide, h - 16), badge.crest)
        place = (x + wide + 16, y, w - wide - 24, h)
        colour = WALNUT if on else SAND
        names.append(Label(f"seat{seat}.words", 112, place, page.name(seat), "title", 18, colour))
    yield from alike(names, ".words")


def upper_items(
    page: ShownPage, controls: Controls, widths: dict[str, float], bare: str
) -> Iterator[Item]:
    """The course of the game with the plate of the chosen turn, and what mattered."""
    panels = page.panels
    yield NineSlice("course.paper", 1, panels.course, "ui/panel-paper", 24)
    chart = places.chart(panels.course, page.apart)
    yield from course_items(page, chart, widths)
    turn, badge = page.turn, page.looks[page.seat].badge
    said = ("", "")
    if turn is not None:
        said = page.tell.when(turn.graded, turn.number), page.tell.played(turn.graded)
    arms = badge.crest, badge.aspect
    yield from cards.plate_items(chart.plate, turn, arms, said, page.solo)
    yield from cards.cards_items(panels.cards, page.cards, controls, bare)
