"""Finds words that are cut, squeezed, on top of each other or beside their panel.

`problems(app)` looks at everything that `app` shows now: the resting items and the overlay of all
visible scenes, at the real size of the window. It returns sentences, none when all is well.
What lies under something opaque (a panel, a card, a filled box) is not seen and does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stupor.app import App
from stupor.render.text import TextFit
from stupor.scenes.framing import framed
from stupor.scenes.scene import Scene
from stupor.stage.geometry import moved
from stupor.stage.items import Board, Box, Group, Item, Label, NineSlice, Picture

Rect = tuple[float, float, float, float]
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
    fit: TextFit
    ink: Rect
    depth: int


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is no word, as it is shown, in real pixels."""

    key: str
    area: Rect
    depth: int
    panel: bool


@dataclass(frozen=True, slots=True)
class Things:
    """What matters to words, in drawing order: what hides them, signs on them, and grounds."""

    covers: Sequence[Thing]
    signs: Sequence[Thing]
    grounds: Sequence[Thing]


def problems(app: App, allowed: Callable[[Label], bool] = lambda label: False) -> list[str]:
    """Everything wrong with the words on the screen; `allowed` labels are passed over."""
    items = _drawn(app)
    k = app.camera.k
    things = Things(
        list(_things(items, k, _opaque)),
        list(_things(items, k, _sign)),
        list(_things(items, k, lambda item: _holds_words(item, k))),
    )
    words = [word for word in _words(app, items, k) if not _hidden(word, things.covers)]
    found = []
    ox, oy = app.camera.offset
    window = (-ox, -oy, float(app.camera.width), float(app.camera.height))
    for word in words:
        if not allowed(word.label):
            found += _faults(word, things, k, window)
    return found + _overlaps([word for word in words if not allowed(word.label)])


def shown_words(app: App) -> list[Word]:
    """All words of all visible scenes as they are shown, also those that something covers."""
    return _words(app, _drawn(app), app.camera.k)


def words_of(app: App) -> list[Word]:
    """All words that are seen on the screen, as large as they come out."""
    items, k = _drawn(app), app.camera.k
    covers = list(_things(items, k, _opaque))
    return [word for word in _words(app, items, k) if not _hidden(word, covers)]


#: The plate of a forecast is one sheet; its words are to be read like those beside it.
FORECAST: Final = "forecast"


def _drawn(app: App) -> list[Item]:
    """All items of all visible scenes in drawing order."""
    now = app.now()
    scenes = app.stack.visible()
    page = app.camera.page
    resting = [item for scene in scenes for item in spread(_placed(scene, scene.items(), page))]
    moving = [item for s in scenes for item in spread(_placed(s, s.overlay(now), page))]
    base = sorted(resting, key=lambda item: item.z)
    return [*base, *sorted(moving, key=lambda item: item.z)]


def _placed(scene: Scene, items: Sequence[Item], page: tuple[int, int]) -> Iterable[Item]:
    return items if scene.fits_window else framed(items, page)


def spread(items: Iterable[Item]) -> Iterator[Item]:
    """The same items, those of a forecast's sheet in their places; small pictures stay whole."""
    for item in items:
        if isinstance(item, Group) and item.key == FORECAST:
            at = item.rect[:2]
            parts = (replace(p, z=item.z, rect=moved(p.rect, *at)) for p in item.parts)
            yield from spread(parts)
        else:
            yield item


def _words(app: App, items: Sequence[Item], k: float) -> list[Word]:
    found = []
    for depth, item in enumerate(items):
        if not isinstance(item, Label) or not any(map(str.isalnum, item.text)):
            continue
        x, y, w, h = (edge * k for edge in item.rect)
        fit = app.renderer.text.fitted(item, round(w), round(h), k)
        ix, iy, iw, ih = fit.ink
        found.append(Word(item, fit, (x + ix, y + iy, iw, ih), depth))
    return found


def _things(items: Sequence[Item], k: float, wanted: Callable[[Item], bool]) -> Iterator[Thing]:
    for depth, item in enumerate(items):
        if wanted(item):
            x, y, w, h = item.rect
            yield Thing(item.key, (x * k, y * k, w * k, h * k), depth, isinstance(item, NineSlice))


def _opaque(item: Item) -> bool:
    if isinstance(item, NineSlice | Board):
        return True
    if isinstance(item, Box):
        return _filled(item, 200)
    return isinstance(item, Picture) and item.alpha > 200 and item.sprite.startswith(OPAQUE)


def _sign(item: Item) -> bool:
    """Whether an item may not lie over a part of a word."""
    if not isinstance(item, Picture) or item.alpha < SEEN:
        return False
    return item.sprite.startswith(SIGNS) and not item.sprite.endswith(".shadow")


def _holds_words(item: Item, k: float) -> bool:
    """Whether words may stand upon an item."""
    return isinstance(item, NineSlice) or (
        isinstance(item, Box) and _filled(item, 60) and item.rect[2] * k > 12 * k
    )


def _filled(box: Box, least: int) -> bool:
    return box.fill is not None and (len(box.fill) == 3 or box.fill[3] >= least)


def _hidden(word: Word, covers: Sequence[Thing]) -> bool:
    """Whether something opaque lies over the middle of a word."""
    return any(thing.depth > word.depth for thing in _around(word, covers))


def _cover(word: Word, signs: Sequence[Thing]) -> str:
    """A sign that lies over a part of a word, or nothing."""
    above = (thing for thing in signs if thing.depth > word.depth)
    return next((thing.key for thing in above if _share(word.ink, thing.area)), "")


def _ground(word: Word, grounds: Sequence[Thing]) -> Thing | None:
    """The panel or filled box on which a word stands."""
    below = [thing for thing in _around(word, grounds) if thing.depth < word.depth]
    return next((t for t in reversed(below) if t.panel or t.area[3] > word.ink[3]), None)


def _around(word: Word, things: Sequence[Thing]) -> list[Thing]:
    """The things that lie under or over the middle of a word."""
    x, y, w, h = word.ink
    across, down = x + w / 2, y + h / 2
    return [
        thing
        for thing in things
        if thing.area[0] <= across <= thing.area[0] + thing.area[2]
        and thing.area[1] <= down <= thing.area[1] + thing.area[3]
    ]


def _faults(word: Word, things: Things, k: float, window: Rect) -> list[str]:
    """What is wrong with one word alone."""
    label, fit = word.label, word.fit
    name = f"{label.key} {label.text[:48]!r}"
    floors = FLOORS_LARGE if k >= 1 else FLOORS
    found = []
    if fit.truncated:
        found.append(f"{name} is cut: {fit.lines[-1][-24:]!r}")
    if fit.pixels < floors[label.face]:
        found.append(f"{name} is squeezed to {fit.pixels} px")
    cover = _cover(word, things.signs)
    if cover:
        found.append(f"{name} is covered by {cover}")
    if not _within(word.ink, window, 1):
        found.append(f"{name} leaves the window")
    ground = _ground(word, things.grounds)
    if ground is not None and not label.angle and not _within(word.ink, ground.area, EDGE):
        found.append(f"{name} leaves {ground.key}")
    return found


def _within(inner: Rect, outer: Rect, slack: float) -> bool:
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


def _share(a: Rect, b: Rect) -> bool:
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide > TOUCH and high > TOUCH
