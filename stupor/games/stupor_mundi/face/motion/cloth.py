"""What is written on the cloth between rounds: the numeral, what is new, each House's gains."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.motion.clip_groups import (
    first_player,
    gains,
    newcomers,
    number_of_round,
)
from stupor.games.stupor_mundi.face.motion.sheets import Sheet
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.language import roman, tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, fitted, moved
from stupor.stage.items import Colour, Parts, Rect
from stupor.stage.measure import alike
from stupor.stage.palette import GAIN, IVORY, SAND, SEAT_LINES, WALNUT

#: The cloth itself, and the room on its sheet for shadow and fringe.
CLOTH: Final = (1000.0, 268.0)
SPILL: Final = (26.0, 44.0)
SIZE: Final = (CLOTH[0] + 2 * SPILL[0], CLOTH[1] + SPILL[1])
#: Middle of the first column from the edge of the cloth, and from one to the next, by Houses.
COLUMNS: Final = {4: (145.0, 237.0), 3: (184.0, 316.0), 2: (263.0, 474.0), 1: (500.0, 0.0)}
#: Gold letters from the leather up: their shadow, their lower edge, what is lit, the face.
GILDED: Final[tuple[tuple[str, float, Colour], ...]] = (
    ("shadow", 5.0, (24, 2, 6, 200)),
    ("edge", 2.4, (122, 70, 14)),
    ("light", -1.4, (255, 246, 205)),
    ("face", 0.0, (236, 188, 84)),
)
GAIN_STEP: Final = 62.0
GAINS_Y: Final = 220.0


class Gain(NamedTuple):
    """What a House gains of one thing, and where it is written on the cloth."""

    seat: int
    what: str
    number: int
    at: tuple[float, float]


def told_gains(view: TableView, events: tuple[Event, ...]) -> list[Gain]:
    """All gains, the own first, then by turn order, with their places on the cloth."""
    brought = gains(events)
    found: list[Gain] = []
    for seat, middle in columns(view):
        here = [(what, brought[seat][what]) for what in GOOD_OF if brought.get(seat, {}).get(what)]
        for n, (what, count) in enumerate(here):
            x = middle + GAIN_STEP * (n - (len(here) - 1) / 2)
            found.append(Gain(seat, what, count, (x, GAINS_Y)))
    return found


def columns(view: TableView) -> list[tuple[int, float]]:
    """The Houses, the one who looks first, each with the middle of its column."""
    first = max(0, view.count("first"))
    order = [(first + k) % view.seats for k in range(view.seats)]
    order.sort(key=lambda seat: seat != view.viewer)
    begin, step = COLUMNS[view.seats]
    return [(seat, begin + step * n) for n, seat in enumerate(order)]


def heading(events: tuple[Event, ...]) -> str:
    """Which round begins."""
    return tr("Round {number}", number=roman(number_of_round(events)))


def news(view: TableView, events: tuple[Event, ...]) -> str:
    """Who begins, and what came to the cities."""
    cards, allies = newcomers(events)
    said = (
        []
        if view.solo
        else [tr("{house} starts", house=view.names[first_player(events, view.count("first"))])]
    )
    if cards:
        said.append(trn("{count} new card", "{count} new cards", cards))
    if allies:
        said.append(trn("{count} new Ally", "{count} new Allies", allies))
    return "  \u00b7  ".join(said)


def cloth_sheet(view: TableView, events: tuple[Event, ...]) -> Sheet:
    """The cloth with the numeral and what is new."""
    draw = DrawList("cloth")
    left, _ = SPILL
    draw.picture("cloth", (left, 0, *CLOTH), "banner/cloth")
    _paint_gilded(draw, (left, 22, CLOTH[0], 70), heading(events).upper())
    draw.label(
        "news",
        (left + 60, 92, CLOTH[0] - 120, 30),
        news(view, events),
        25,
        "italic",
        (243, 217, 164),
    )
    draw.picture("rule", around((left + CLOTH[0] / 2, 130), 566, 12), "plate/rule")
    return Sheet(Parts(draw.items), SIZE)


def _paint_gilded(draw: DrawList, box: Rect, words: str) -> None:
    """Large letters of gold that stand out of the leather, lit from above."""
    for name, down, ink in GILDED:
        draw.label(f"round.{name}", moved(box, 0, down), words, 64, "title", ink)


def columns_sheet(view: TableView, events: tuple[Event, ...]) -> Sheet:
    """The Houses and what each of them gains."""
    draw, found = DrawList("columns"), told_gains(view, events)
    wide = 232.0 if view.seats == 4 else 290.0
    for seat, middle in columns(view):
        gained = sum(gain.number for gain in found if gain[:2] == (seat, "vp"))
        box = (SPILL[0] + middle - wide / 2, 140.0, wide, 56.0)
        _paint_house(view, draw, seat, box, gained)
        if found and not any(gain.seat == seat for gain in found):
            room = around((SPILL[0] + middle, GAINS_Y), 60, 40)
            draw.label(f"none{seat}", room, "\u2013", 30, "number", SAND)
    for n, gain in enumerate(found):
        x, y = SPILL[0] + gain.at[0], gain.at[1]
        draw.picture(
            f"gain{n}", around((x, y), 46 if gain.what == "vp" else 42), GOOD_OF[gain.what].sprite
        )
        draw.label(
            f"count{n}",
            around((x + 12, y + 16), 54, 28),
            f"+{gain.number}",
            22,
            "number",
            GAIN,
            outline=WALNUT,
        )
    return Sheet(Parts(alike(draw.items, ".name", ".total")), SIZE)


def _paint_house(view: TableView, draw: DrawList, seat: int, box: Rect, gained: int) -> None:
    x, y, w, _ = box
    draw.picture(f"crest{seat}", fitted(160 / 190, (x + 2, y - 2, 54, 62)), view.crest(seat))
    name = (x + 60, y, w - 64, 26)
    draw.text(f"{seat}.name", name, view.names[seat].upper(), 17, "title", IVORY)
    line = (x + 60, y + 28, w - 74, 4)
    draw.box(f"line{seat}", line, fill=SEAT_LINES[view.colour(seat)], radius=2)
    have = view.count(f"vp.{seat}")
    total = trn("{count} VP", "{count} VP", have + gained)
    if gained:
        total = f"{have} + {gained} = {total}"
    draw.text(f"{seat}.total", (x + 60, y + 32, w - 64, 22), total, 16, "italic", SAND)
