"""The strip of the timeline: whose decision each was, the rounds, where we are, whose eyes look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.language import tr
from stupor.scenes.drawing import tooltip
from stupor.scenes.looks import CREAM, GILT, GLOW, GOLD, SAND, WALNUT
from stupor.scenes.timeline.game_history import GameHistory, HistorySpan
from stupor.scenes.timeline.places import FOLLOW, LEAVE, Places
from stupor.scenes.widgets import inset
from stupor.stage.geometry import moved
from stupor.stage.items import Align, Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.palette import HAND, LIGHT
from stupor.stage.sheet import Badge, Sheet

#: Above the fan of the hand, below a card of it that is raised.
Z: Final = HAND + 60
MARK: Final = LIGHT + 10
PAPER: Final = (248, 236, 204)
SHADE: Final = (232, 212, 170)
#: Turns with so much room for each decision show where one ends and the next begins.
ROOMY: Final = 5.0
SEAL: Final = 34.0
#: No bar is narrower than the first, and none higher than the second.
LEAST: Final = 2.4
BROAD: Final = 16.0
#: Words in less height stand in one line, of which the title has so much.
ONE_LINE: Final = 30.0
TITLED: Final = 0.72
#: How wide a numeral may be, in large letters too: so far apart they stay.
APART: Final = 60.0


class StripContent(NamedTuple):
    """What the strip says: badges by seat, who decides, the chair looked from, what is chosen."""

    badges: Sequence[Badge]
    nobody: Badge
    mover: int
    seat: int
    known: frozenset[int]
    follows: bool
    speed: int
    title: str
    position: str


def strip_items(here: Places, shown: StripContent) -> list[Item]:
    """The panel of the strip with its words and switches."""
    items: list[Item] = [NineSlice("strip.panel", Z, here.panel, "ui/panel-leather", 24)]
    items += _words(here, shown)
    return items + _switches(here, shown)


def mark_items(here: Places, game_history: GameHistory, ply: int, wax: str) -> list[Item]:
    """The seal that hangs at the present moment; what comes after it lies in the shade."""
    x, y, w, h = here.rail
    at = here.at(ply, game_history.length)
    later = (at, y, x + w - at, h)
    seal = (at - SEAL / 2, here.numerals[1] + 12 - SEAL / 2, SEAL, SEAL)
    items: list[Item] = []
    if later[2] > 0.5:
        items.append(Box("strip.later", MARK, later, (20, 10, 4, 128), radius=3))
    return [
        *items,
        Box("strip.line.dark", MARK + 1, (at - 3, y - 8, 6, h + 11), (*WALNUT, 230), radius=3),
        Box("strip.line", MARK + 2, (at - 1.5, y - 8, 3, h + 10), GLOW, radius=1.5),
        Picture("strip.seal", MARK + 3, seal, wax),
    ]


def pointed_at(here: Places, at: float, words: str) -> list[Item]:
    """The decision under the pointer."""
    _, y, _, h = here.rail
    line = (at - 1, y - 3, 2, h + 6)
    return [
        Box("strip.point.dark", MARK + 4, inset(line, -1.5), (*WALNUT, 200), radius=2),
        Box("strip.point", MARK + 5, line, (255, 250, 232), radius=1),
        *tip_items((at, here.panel[1], 1, 1), words),
    ]


def tip_items(near: Rect, words: str) -> list[Item]:
    """Words above a place."""
    items = tooltip("strip.tip", near, words)
    plate = items[0].rect
    up = near[1] - 8 - plate[3] - plate[1]
    x = near[0] + near[2] / 2 - plate[2] / 2 - plate[0]
    return [replace(item, rect=moved(item.rect, min(x, 0.0), up)) for item in items]


def _words(here: Places, shown: StripContent) -> list[Item]:
    x, y, w, h = here.words
    badge = shown.badges[shown.mover] if shown.mover >= 0 else shown.nobody
    arms = (x, y - 1, (h + 2) * badge.aspect, h + 2)
    left = x + arms[2] + 12
    wide = x + w - left
    title, count = (left, y - 7, wide, h * 0.67), (left, y + h * 0.6, wide, h * 0.54)
    side: Align = "left"
    if h < ONE_LINE:
        title, side = (left, y, wide * TITLED, h), "right"
        count = (left + wide * TITLED, y, wide * (1 - TITLED), h)
    return [
        Picture("strip.arms", Z + 2, arms, badge.crest),
        Label("strip.title", Z + 2, title, shown.title, "title", 20, CREAM, "left"),
        Label("strip.count", Z + 2, count, shown.position, "italic", 17.5, SAND, side),
    ]


def _switches(here: Places, shown: StripContent) -> list[Item]:
    items: list[Item] = []
    for name, rect in here.buttons.items():
        last = name.rpartition(".")[2]
        if name == LEAVE:
            items += _plate(name, rect, tr("Leave"), False)
        elif name == FOLLOW:
            items += _plate(name, rect, tr("auto"), shown.follows)
        elif name.startswith("timeline.speed"):
            items += _plate(name, rect, f"{last}\u00d7", int(last) == shown.speed)
        else:
            items += _plate(name, rect, "", int(last) == shown.seat and not shown.follows)
            badge = shown.badges[int(last)]
            items.append(_sign(name, rect, badge.crest, badge.aspect))
            if int(last) not in shown.known:
                lock = (rect[0] + rect[2] - 17, rect[1] + rect[3] - 17, 18.0, 18.0)
                items.append(Picture(f"{name}.lock", Z + 4, lock, "ui/lock"))
    return items


def _plate(name: str, rect: Rect, words: str, on: bool) -> list[Item]:
    fill, ink = (GILT, WALNUT) if on else ((0, 0, 0, 120), SAND)
    return [
        Box(f"{name}.box", Z + 2, rect, fill, (246, 220, 138, 190), 1.4, radius=6),
        Label(f"{name}.words", Z + 3, inset(rect, 4, 0), words, "title", 17, ink),
    ]


def _sign(name: str, rect: Rect, sprite: str, aspect: float) -> Picture:
    x, y, w, h = rect
    high = h - 7
    return Picture(
        f"{name}.sign", Z + 3, (x + (w - high * aspect) / 2, y + 3.5, high * aspect, high), sprite
    )


def rail_items(
    here: Places, game_history: GameHistory, badges: Sequence[Badge], game: Sheet
) -> list[Item]:
    """The lanes of the seats on parchment, with a bar for each turn and a line for each round."""
    x, y, w, h = here.rail
    rim = inset(here.rail, -3)
    items: list[Item] = [
        Box("rail.rim", Z + 2, rim, WALNUT, GOLD, 1.6, radius=6),
        Box("rail.paper", Z + 3, here.rail, PAPER, radius=3),
    ]
    length = game_history.length
    lane = h / len(badges)
    for number, span in enumerate(game_history.rounds()):
        left, right = here.at(span.begin, length), here.at(span.end, length)
        if number % 2:
            items.append(Box(f"rail.shade{number}", Z + 4, (left, y, right - left, h), SHADE))
        if number:
            items.append(Box(f"rail.line{number}", Z + 7, (left - 0.75, y, 1.5, h), (*GOLD, 255)))
    for number in range(1, len(badges)):
        level = (x, y + number * lane - 0.5, w, 1.0)
        items.append(Box(f"rail.lane{number}", Z + 5, level, (122, 79, 18, 90)))
    return [*items, *_turns(here, game_history, badges), *_numerals(here, game_history, game)]


def _turns(here: Places, game_history: GameHistory, badges: Sequence[Badge]) -> list[Item]:
    _, y, w, h = here.rail
    lane, each = h / len(badges), w / max(1, game_history.length)
    items: list[Item] = []
    for span in game_history.turns():
        high = min(lane - 2, BROAD)
        top = y + (span.of + 0.5) * lane - high / 2
        steps = range(span.begin, span.end) if each >= ROOMY else (span.begin,)
        for ply in steps:
            left = here.at(ply, game_history.length)
            right = here.at(ply + 1 if each >= ROOMY else span.end, game_history.length)
            wide = max(LEAST, right - left - (1.2 if each >= ROOMY else 0.0))
            bar = (left, top, wide, high)
            items.append(Box(f"rail.turn{ply}", Z + 6, bar, badges[span.of].rgb))
    return items


def _numerals(here: Places, game_history: GameHistory, game: Sheet) -> list[Item]:
    """The marks of rounds over their part of the rail, as far as there is room.

    Without room for all there are only those with which a column of the score sheet begins.
    """
    rounds = [span for span in game_history.rounds() if span.of]
    heads = [span for span in rounds if not (span.of - 1) % game.COLUMN]
    items = _numerals_of(rounds, here, game_history, game)
    whole = len(items) == len(rounds)
    return items if whole else _numerals_of(heads, here, game_history, game)


def _numerals_of(
    rounds: list[HistorySpan], here: Places, game_history: GameHistory, game: Sheet
) -> list[Item]:
    """The marks of these rounds, without those that would touch the one before."""
    items: list[Item] = []
    _, y, _, h = here.numerals
    last = -APART
    for span in rounds:
        left, right = (
            here.at(span.begin, game_history.length),
            here.at(span.end, game_history.length),
        )
        middle = (left + right) / 2
        if middle - last < APART:
            continue
        last = middle
        place, words = (middle - APART / 2, y, APART, h), game.round_mark(span.of)
        items.append(Label(f"rail.round{span.begin}", Z + 3, place, words, "title", 17, GILT))
    return items
