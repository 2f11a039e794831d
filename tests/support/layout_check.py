"""Finds words that are cut, squeezed, on top of each other or beside their panel.

`problems(app)` looks at everything that `app` shows now: the resting items and the overlay of all
visible scenes, at the real size of the window. It returns sentences, none when all is well.
What lies under something opaque (a panel, a card, a filled box) is not seen and does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stupor.app import App
from stupor.render.text import Fit
from stupor.scenes.framing import framed
from stupor.scenes.scene import Scene
from stupor.stage.items import Board, Box, Item, Label, Picture, Slice

Area = tuple[float, float, float, float]
#: Least real size of a letter by face, below and from 1080 lines on (table-layout, section 5).
FLOORS: Final = {"number": 13, "text": 12, "bold": 12, "italic": 12, "title": 11, "label": 11}
FLOORS_LARGE: Final = {"number": 15, "text": 14, "bold": 14, "italic": 14, "title": 11, "label": 11}
#: Pictures that hide what lies below them.
OPAQUE: Final = (
    "card/", "edict/", "bonus/", "workplace/", "ally/", "portrait/", "ui/plaque", "vp/laurel",
    "crest/",
)  # fmt: skip
#: Signs that may not lie over words; pieces may, for they move on.
SIGNS: Final = ("check/", "icon/", "octagon/", "ui/", "coin/", "arrow/")
SEEN: Final = 110
#: Real pixels that boxes of letters may share, and that words may stand over an edge.
TOUCH: Final = 2.0
EDGE: Final = 3.0
#: Faces in which words are set, and the least share of a letter's size that lies free between two
#: lines of them.
SPOKEN: Final = ("text", "bold", "italic", "title")
AIR: Final = 0.2


@dataclass(frozen=True, slots=True)
class Word:
    """A label as it is shown, in real pixels; `depth` is its place in the drawing order."""

    label: Label
    fit: Fit
    ink: Area
    depth: int


def problems(app: App, allowed: Callable[[Label], bool] = lambda label: False) -> list[str]:
    """Everything wrong with the words on the screen; `allowed` labels are passed over."""
    items = _drawn(app)
    k = app.camera.k
    words = [word for word in _words(app, items, k) if not _hidden(word, items, k)]
    found = []
    ox, oy = app.camera.offset
    window = (-ox, -oy, float(app.camera.width), float(app.camera.height))
    for word in words:
        if not allowed(word.label):
            found += _faults(word, items, k, window)
    return found + _overlaps([word for word in words if not allowed(word.label)])


def _drawn(app: App) -> list[Item]:
    """All items of all visible scenes in drawing order."""
    now = app.now()
    scenes = app.stack.visible()
    page = app.camera.page
    resting = [item for scene in scenes for item in _placed(scene, scene.items(), page)]
    moving = [item for scene in scenes for item in _placed(scene, scene.overlay(now), page)]
    base = sorted(resting, key=lambda item: item.z)
    return [*base, *sorted(moving, key=lambda item: item.z)]


def _placed(scene: Scene, items: Sequence[Item], page: tuple[int, int]) -> Iterable[Item]:
    return items if scene.grows else framed(items, page)


def _words(app: App, items: Sequence[Item], k: float) -> list[Word]:
    found = []
    for depth, item in enumerate(items):
        if not isinstance(item, Label) or not any(map(str.isalnum, item.text)):
            continue
        x, y, w, h = (edge * k for edge in item.rect)
        fit = app.stamper.text.fitted(item, round(w), round(h), k)
        ix, iy, iw, ih = fit.ink
        found.append(Word(item, fit, (x + ix, y + iy, iw, ih), depth))
    return found


def _hidden(word: Word, items: Sequence[Item], k: float) -> bool:
    """Whether something opaque lies over the middle of a word."""
    x, y, w, h = word.ink
    middle = (x + w / 2, y + h / 2)
    above = items[word.depth + 1 :]
    return any(_opaque(item) and _holds(item, middle, k) for item in above)


def _opaque(item: Item) -> bool:
    if isinstance(item, Slice | Board):
        return True
    if isinstance(item, Box):
        return _filled(item, 200)
    return isinstance(item, Picture) and item.alpha > 200 and item.sprite.startswith(OPAQUE)


def _cover(word: Word, items: Sequence[Item], k: float) -> str:
    """A sign that lies over a part of a word, or nothing."""
    for item in items[word.depth + 1 :]:
        if not isinstance(item, Picture) or item.alpha < SEEN:
            continue
        if not item.sprite.startswith(SIGNS) or item.sprite.endswith(".shadow"):
            continue
        x, y, w, h = (edge * k for edge in item.rect)
        if _share(word.ink, (x, y, w, h)):
            return item.key
    return ""


def _filled(box: Box, least: int) -> bool:
    return box.fill is not None and (len(box.fill) == 3 or box.fill[3] >= least)


def _holds(item: Item, point: tuple[float, float], k: float) -> bool:
    x, y, w, h = (edge * k for edge in item.rect)
    return x <= point[0] <= x + w and y <= point[1] <= y + h


def _faults(word: Word, items: Sequence[Item], k: float, window: Area) -> list[str]:
    """What is wrong with one word alone."""
    label, fit = word.label, word.fit
    name = f"{label.key} {label.text[:48]!r}"
    floors = FLOORS_LARGE if k >= 1 else FLOORS
    found = []
    if fit.cut:
        found.append(f"{name} is cut: {fit.lines[-1][-24:]!r}")
    if fit.pixels < floors[label.face]:
        found.append(f"{name} is squeezed to {fit.pixels} px")
    cover = _cover(word, items, k)
    if cover:
        found.append(f"{name} is covered by {cover}")
    if not _within(word.ink, window, 1):
        found.append(f"{name} leaves the window")
    ground = _ground(word, items, k)
    if ground is not None and not label.angle and not _within(word.ink, ground[1], EDGE):
        found.append(f"{name} leaves {ground[0]}")
    return found


def _ground(word: Word, items: Sequence[Item], k: float) -> tuple[str, Area] | None:
    """The panel or filled box on which a word stands."""
    x, y, w, h = word.ink
    middle = (x + w / 2, y + h / 2)
    for item in reversed(items[: word.depth]):
        if not isinstance(item, Slice | Box) or not _holds(item, middle, k):
            continue
        left, top, wide, high = (edge * k for edge in item.rect)
        if isinstance(item, Slice) or (_filled(item, 60) and high > h and wide > 12 * k):
            return item.key, (left, top, wide, high)
    return None


def _within(inner: Area, outer: Area, slack: float) -> bool:
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[0] + inner[2] <= outer[0] + outer[2] + slack
        and inner[1] + inner[3] <= outer[1] + outer[3] + slack
    )


def _overlaps(words: Iterable[Word]) -> list[str]:
    """Pairs of words whose letters meet; layers of the same word are one word."""
    found = []
    row = sorted(words, key=lambda word: word.ink[0])
    for number, one in enumerate(row):
        for other in row[number + 1 :]:
            if other.ink[0] >= one.ink[0] + one.ink[2] - TOUCH:
                break
            if one.label.text == other.label.text:
                continue
            how = "overlaps" if _share(one.ink, other.ink) else "is too close to"
            if how == "overlaps" or _crowd(one, other):
                found.append(f"{one.label.key} {one.label.text[:32]!r} {how} "
                             f"{other.label.key} {other.label.text[:32]!r}")  # fmt: skip
    return found


def _crowd(one: Word, other: Word) -> bool:
    """Whether one line stands so closely under another that tails and heads of letters meet."""
    upper, lower = sorted((one, other), key=lambda word: word.ink[1])
    if upper.label.face not in SPOKEN or lower.label.face not in SPOKEN:
        return False
    gap = lower.ink[1] - upper.ink[1] - upper.ink[3]
    return gap < AIR * min(upper.fit.pixels, lower.fit.pixels)


def _share(a: Area, b: Area) -> bool:
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide > TOUCH and high > TOUCH
