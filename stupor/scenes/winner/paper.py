"""The parts of the page of a winner: arms, laurel, names, what decided it, places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import gilded, heading, paragraph
from stupor.scenes.looks import BEST_RED, CREAM, GILT, GOLD, INK, SAND
from stupor.scenes.patterns import swatch
from stupor.scenes.score.data import Row, ScoreSheet
from stupor.scenes.score.paper import ladder_items
from stupor.scenes.winner.content import Place, WinnerContent
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.table.curtain.scene import laurel

# places on the page, in logical units
KICKER: Final[Rect] = (60, 80, 960, 40)
HEAD: Final[Rect] = (60, 132, 960, 56)
ARMS: Final[Rect] = (325, 235, 430, 510)
#: How wide the sign of a winner without large arms is, in logical units.
SIGN: Final = 56.0
#: Where the shields of several winners stand in a row, how far apart, how high at most.
SHIELDS: Final[Rect] = (60, 235, 960, 356)
BETWEEN: Final = 20.0
RAYS: Final[Rect] = (-10, -60, 1100, 1100)
LAUREL: Final[Rect] = (632, 598, 184, 184)
#: The laurel of several: below the middle of their row.
SHARED: Final[Rect] = (448, 592, 184, 184)
NAME: Final[Rect] = (60, 790, 960, 120)
LINE: Final[Rect] = (60, 900, 960, 48)
TIE: Final[Rect] = (60, 960, 960, 34)
HINT: Final[Rect] = (60, 996, 960, 30)
DECIDED: Final[Rect] = (1040, 120, 800, 242)
PLACES: Final[Rect] = (1040, 392, 800, 98)
SOLO: Final[Rect] = (1040, 96, 800, 172)
#: What brought one alone the most VP, so many rows of it.
SOURCES: Final[Rect] = (1040, 292, 800, 112)
MOST: Final = 7
#: The height of a row of the places, and of all; then of what brought VP: at most, and of all.
ROW: Final = 90.0
ROWS: Final = 370.0
SOURCE_ROW: Final = 84.0
SOURCE_ROWS: Final = 436.0


def arms_items(told: WinnerContent, alpha: int = 255, rays: bool = True) -> list[Item]:
    """The arms of the winner on slow rays, or those of all who won."""
    items: list[Item] = []
    if rays:
        items.append(Picture("rays", 110, RAYS, "glow/rays", alpha=alpha * 2 // 3))
    for number, place in enumerate(_shields(len(told.winners))):
        badge = told.winners[number]
        x, y, w, h = place
        width = min(w, h * badge.aspect) if badge.arms else SIGN
        high = width / badge.aspect
        spot = (x + (w - width) / 2, y if badge.arms else y + (h - high) / 2, width, high)
        if not badge.arms:
            side = min(w, h) * 0.6
            ground = (x + (w - side) / 2, y + (h - side) / 2, side, side)
            fill, rim = (*badge.rgb, alpha), (*GILT, alpha)
            items.append(Box(f"arms{number}.ground", 115, ground, fill, rim, 6, side / 2))
        items.append(Picture(f"arms{number}", 120, spot, badge.arms or badge.crest, alpha=alpha))
    return items


def _shields(count: int) -> Sequence[Rect]:
    """The places of so many shields, around the middle of the page's left half."""
    if count == 1:
        return (ARMS,)
    x, y, w, high = SHIELDS
    wide = min((w - BETWEEN * (count - 1)) / count, high * 160 / 190)
    step, tall = wide + BETWEEN, wide * 190 / 160
    start = x + (w - step * count + BETWEEN) / 2
    return tuple((start + step * n, y + (high - tall) / 2, wide, tall) for n in range(count))


def score_items(told: WinnerContent, points: int) -> list[Item]:
    """The laurel at the foot of the shield with so many points of the winner's."""
    spot = LAUREL if len(told.winners) == 1 else SHARED
    return laurel("score", spot, points, 84)


def name_items(told: WinnerContent, key: str = "name") -> list[Item]:
    """The winner's arms by name, and who that is."""
    items = gilded(key, NAME, told.title, 104 if len(told.winners) == 1 else 62)
    items.append(Label(f"{key}.line", 120, LINE, told.line, "italic", 34, SAND))
    if told.tie:
        items.append(Label(f"{key}.tie", 120, TIE, told.tie, "text", 22, SAND))
    return items


def head_items(told: WinnerContent) -> list[Item]:
    """How the game ended, and what the page is about."""
    return [
        Label("occasion", 120, KICKER, told.occasion, "text", 26, CREAM),
        Label("head", 120, HEAD, told.head, "title", 44, CREAM),
        Label("hint", 120, HINT, tr("Enter: score sheet · R: replay"), "text", 20, SAND),
    ]


def decided_items(told: WinnerContent) -> list[Item]:
    """What decided the game, and how many points that brought."""
    x, y, w, _ = DECIDED
    items: list[Item] = [
        NineSlice("decided", 110, DECIDED, "ui/panel-paper", 24),
        heading("decided.title", (x + 42, y + 28, w - 84, 44), tr("What decided it"), 32),
        Box("decided.rule", 112, (x + 42, y + 80, w - 84, 2), GOLD),
    ]
    text = told.decided or tr("No clear turning point.")
    words: Rect = (x + 42, y + 96, w - 84, 122)
    items.append(paragraph("decided.words", 112, words, text, "bold", 30, INK))
    if told.gain:
        gain: Rect = (x + w - 202, y + 28, 160, 44)
        brought = tr("+{points} VP", points=told.gain)
        items.append(Label("decided.gain", 112, gain, brought, "number", 32, BEST_RED, "right"))
    return items


def solo_items(sheet: ScoreSheet) -> list[Item]:
    """How far a game alone has come, and what brought the most VP."""
    x, y, w, h = SOLO
    ground = NineSlice("solo", 99, SOLO, "ui/panel-leather", 24)
    ladder = ladder_items(sheet, (x, y + 20, w, h - 40))
    earned = sorted((-values[0], n) for n, (_, values) in enumerate(sheet.rows) if values[0] > 0)
    return [ground, *ladder, *_source_items([sheet.rows[n] for _, n in earned[:MOST]])]


def _source_items(rows: Sequence[Row]) -> list[Item]:
    """What brought VP, the most first, each with a bar as long as its share of the first."""
    if not rows:
        return []
    x, y, w, h = SOURCES
    high = min(SOURCE_ROW, SOURCE_ROWS / len(rows))
    title: Rect = (x + 42, y + 26, w - 84, 44)
    paper: Rect = (x, y, w, h + high * len(rows))
    items: list[Item] = [
        NineSlice("sources", 110, paper, "ui/panel-paper", 24),
        heading("sources.title", title, tr("Where the VP came from"), 32),
        Box("sources.rule", 112, (x + 42, y + 78, w - 84, 2), GOLD),
    ]
    for number, (source, (points, *_)) in enumerate(rows):
        key, middle = f"source{number}", y + 88 + high * (number + 0.5)
        words: Rect = (x + 92, middle - 24, 300, 48)
        figure: Rect = (x + w - 142, middle - 24, 100, 48)
        bar: Rect = (x + 404, middle - 10, max(4.0, 250 * points / rows[0][1][0]), 20)
        items += [
            *swatch(key, (x + 44, middle - 16, 32, 32), source.swatch),
            Label(f"{key}.label", 112, words, tr(source.label), "bold", 28, INK, "left"),
            Box(f"{key}.bar", 112, bar, source.swatch.colour, radius=4),
            Label(f"{key}.points", 112, figure, str(points), "number", 32, INK, "right"),
        ]
    return alike(items, ".label", ".points")


def places_items(told: WinnerContent) -> list[Item]:
    """The ground of the places and what stands above them."""
    x, y, w, h = PLACES
    panel: Rect = (x, y, w, h + min(ROW * len(told.places), ROWS))
    title: Rect = (x + 42, y + 26, w - 84, 44)
    return [
        NineSlice("places", 110, panel, "ui/panel-leather", 24),
        Label("places.title", 112, title, tr("Places"), "title", 32, CREAM, "left"),
    ]


def place_items(number: int, place: Place, count: int = 1) -> list[Item]:
    """A row of so many places: rank, arms, name, what it is behind, its points."""
    key, row = f"place{number}", min(ROW, ROWS / count)
    x, y = PLACES[0] + 26, PLACES[1] + 78 + row * number
    w = PLACES[2] - 52
    items: list[Item] = []
    if place.won:
        fill, rim = (255, 214, 110, 46), (*GILT, 190)
        items.append(Box(key, 111, (x, y, w, row - 6), fill, rim, 1.6, radius=10))
        crown: Rect = (x + w - 154, y + row / 2 - 23, 40, 40)
        items.append(Picture(f"{key}.crown", 112, crown, "ui/crown"))
    high, wide = min(66.0, row - 12), min(72.0, row - 12)
    arms: Rect = (x + 86, y + (row - 6 - high) / 2, high * place.badge.aspect, high)
    rank: Rect = (x + 14, y, 56, row - 6)
    title: Rect = (x + 162, y + 4, 300, row / 2 - 3) if place.below else (x + 162, y, 300, row - 6)
    below: Rect = (x + 162, y + row / 2, 300, row / 2 - 11)
    won: Rect = (x + w - 24 - wide, y + (row - 6 - wide) / 2, wide, wide)
    items += [
        Label(f"{key}.rank", 112, rank, str(place.rank), "number", 32, SAND),
        Picture(f"{key}.arms", 112, arms, place.badge.crest),
        Label(f"{key}.title", 112, title, place.title, "title", 30, CREAM, "left"),
        Label(f"{key}.below", 112, below, place.below, "italic", 24, SAND, "left"),
        *laurel(f"{key}.points", won, place.points, 30),
    ]
    if place.behind:
        said = tr("{count} behind", count=place.behind)
        if place.sided:
            said = tr("{count} behind together", count=place.behind)
        spot: Rect = (x + w - 276, y, 156, row - 6)
        items.append(Label(f"{key}.behind", 112, spot, said, "text", 25, SAND, "right"))
    return items
