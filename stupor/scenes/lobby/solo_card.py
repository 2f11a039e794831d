"""A lobby of few chairs: a large box, chairs beside it, whom or what one plays against alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.variants import Value, Variant
from stupor.language import tr
from stupor.scenes.drawing import PANEL_CORNER
from stupor.scenes.game_boxes import box_of
from stupor.scenes.lobby.dot_charts import chart_items
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import CREAM, GOLD, PORTRAIT, SAND
from stupor.scenes.widgets import inset
from stupor.stage.geometry import moved
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.layout import Anchors

#: Opposite the reader: there a rival of one alone is shown, who is no player.
OPPOSITE: Final = 2
#: From the edge of that card to its picture, and the height of its words, in logical units.
_EDGE: Final = 24.0
_WORDS: Final = 108.0
#: The height of the rows of a chair in which nobody else could sit, in logical units.
_ROWS: Final = 88.0

#: What stands below the rows of the paper.
_BELOW = ("begin", "begin.title", "folded.rule", "folded.begin", "folded.rows")


def beside_the_box(places: Anchors, spare: float, lonely: bool) -> Anchors:
    """The places of a lobby where nobody sits at the sides; `spare` of the paper is not needed.

    The chair of a `lonely` player is as low as what it says; the card opposite has the rest.
    """
    paper = places["options"]
    changed = {
        "lobby.table": places["alone.table"],
        "lobby.others": places["alone.others"],
        "options": (*paper[:3], paper[3] - spare),
        **{name: moved(places[name], 0, -spare) for name in _BELOW},
    }
    for chair in ("chair.1", f"chair.{OPPOSITE + 1}"):
        old, new = places[chair], places[f"alone.{chair}"]
        for name in (chair, *places.names(f"{chair}.")):
            changed[name] = moved(places[name], new[0] - old[0], new[1] - old[1])
    if lonely:
        for name in ("chair.1", *places.names("chair.1.")):
            changed[name] = moved(changed[name], 0, _ROWS)
        for name, more in (("chair.1", -_ROWS), ("chair.1.stripe", -_ROWS), ("alone.card", _ROWS)):
            x, y, w, h = changed.get(name, places[name])
            changed[name] = (x, y, w, h + more)
    return Anchors({name: places[name] for name in places} | changed, places.source)


def solo_card(setup: LobbySetup, place: Rect) -> list[Item]:
    """A card opposite one who plays alone: the rival with a face, or the chart of what is chosen.

    Nothing where several play, or where the game has neither.
    """
    if not (setup.solo and setup.apart):
        return []
    box = box_of(setup.game.id)
    if box.rival is not None:
        sprite, name, line = box.rival
        face = _portrait(place, PORTRAIT)
        return [
            *_card(place, face, tr(name), tr(line)),
            Picture("opposite.face", 200, face, sprite),
        ]
    return next(_charts(setup, place), [])


def _charts(setup: LobbySetup, place: Rect) -> Iterator[list[Item]]:
    """Cards of all that is chosen for one and has a chart."""
    chart, choices = box_of(setup.game.id).chart, setup.choices
    chosen = ((one, _value(setup, one)) for one in choices.variants if one.fits(1))
    for variant, value in chosen:
        dots = chart(variant.name, value.key) if value else ()
        if value and dots:
            land = _portrait(place, 1.16)
            yield [
                *_card(place, land, tr(value.word), tr(value.tip or variant.tip)),
                *chart_items("opposite.chart", inset(land, 14, 22), dots),
            ]


def _value(setup: LobbySetup, variant: Variant) -> Value | None:
    """The value of a variant that is chosen, where it is one of those listed."""
    key = setup.choices.value(variant)
    return next((one for one in variant.values if one.key == key), None)


def _portrait(place: Rect, aspect: float) -> Rect:
    """The place of the picture on a card: at the top, in the middle."""
    x, y, w, h = place
    high = h - _WORDS - 2 * _EDGE
    return x + (w - high * aspect) / 2, y + _EDGE, high * aspect, high


def _card(place: Rect, picture: Rect, name: str, line: str) -> list[Item]:
    """A leather card with the frame of a picture, and below it a name and a line."""
    x, _, w, _ = place
    top = picture[1] + picture[3] + 8
    left, wide = x + _EDGE, w - 2 * _EDGE
    return [
        NineSlice("opposite.panel", 50, place, "ui/panel-leather", PANEL_CORNER),
        Box("opposite.frame", 105, inset(picture, -4), (58, 30, 14), GOLD, 3, 6),
        Label("opposite.name", 110, (left, top, wide, 40), name, "title", 28, CREAM),
        Label(
            "opposite.line",
            110,
            (left, top + 40, wide, _WORDS - 48),
            line,
            "text",
            20,
            SAND,
            valign="top",
            wrap=True,
        ),
    ]
