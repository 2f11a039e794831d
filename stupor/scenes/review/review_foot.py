"""The foot of a review: the ways out, and how far the work has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stupor.language import mark, tr
from stupor.match.reviewing import LUCK, MARKS, TURNS
from stupor.scenes.drawing import plate, plates
from stupor.scenes.looks import GILT, SAND
from stupor.scenes.review import places
from stupor.scenes.review.review_runner import ReviewRunner
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import Box, Item, Label, Rect
from stupor.stage.measure import alike

_TOP: Final = 1012.0
_HIGH: Final = 48.0
_WIDTHS: Final = {"back": 176.0, "replay": 248.0, "flip": 380.0}
#: How wide the way to stop is at most.
_STOP: Final = 150.0
_NEVER: Final = mark("Only finished games are reviewed. The review is kept and opens at once.")
_STEPS: Final = {
    TURNS: mark("Reviewing turn {done} of {of}"),
    MARKS: mark("Checking mistake {done} of {of}"),
    LUCK: mark("Measuring luck {done} of {of}"),
}


def foot_widgets(apart: bool, presses: Mapping[str, Callable[[], None]]) -> Iterator[Widget]:
    """The ways out, and where there are two pages the way to the other one."""
    left = places.LEFT
    for name, wide in _WIDTHS.items():
        if apart or name != "flip":
            yield Widget(name, (left, _TOP, wide, _HIGH), presses[name])
        left += wide + 14


def bar_rect(page: ShownPage) -> Rect:
    """Where the progress stands: in the corner, or at the foot where there are two pages."""
    if page.apart:
        return places.RIGHT - 900, _TOP - 6, 900.0, 60.0
    x, y, w, h = page.panels.short
    return x + 20, y + h - 82, w - 40, 62.0


def stop_rect(bar: Rect) -> Rect:
    """Where the work is stopped: at the end of the progress, whose words need the most of it."""
    x, y, w, h = bar
    wide = min(_STOP, w * 0.32)
    return x + w - wide - 14, y + (h - 44) / 2, wide, 44.0


def foot_items(
    page: ShownPage, controls: Controls, runner: ReviewRunner, lower: bool
) -> Iterator[Item]:
    """The buttons, and what is said beside them."""
    words = {
        "back": tr("Back"),
        "replay": tr("Replay"),
        "flip": tr("Turn by turn") if lower else tr("What made up the result"),
    }
    icons = {"replay": "ui/play", "flip": "ui/down"}
    yield from alike(plates(controls, words.items(), head="do.", icons=icons), ".words")
    if not runner.complete:
        yield from _progress(bar_rect(page), controls, runner)
    if not page.apart:
        left = places.LEFT + _WIDTHS["back"] + _WIDTHS["replay"] + 50
        place = (left, _TOP, places.RIGHT - left, _HIGH)
        yield Label("foot.line", 110, place, tr(_NEVER), "text", 20, SAND, "left")


def _progress(bar: Rect, controls: Controls, runner: ReviewRunner) -> Iterator[Item]:
    """How far the work has come, and the way to stop it."""
    x, y, _, h = bar
    yield Box("progress.box", 108, bar, (0, 0, 0, 140), (246, 220, 138, 190), 1.4, radius=8)
    words, share = _said(runner)
    room = stop_rect(bar)[0] - x - 32
    place = (x + 16, y + 4, room, h * 0.56)
    yield Label("progress.words", 110, place, words, "bold", 20, GILT, "left")
    track = (x + 16, y + h * 0.66, room, 11.0)
    yield Box("progress.track", 109, track, (0, 0, 0, 170), (246, 220, 138, 120), 1, radius=5)
    if share > 0.02:
        done = (track[0], track[1], track[2] * share, track[3])
        yield Box("progress.done", 110, inset(done, 1), GILT, radius=4)
    widget = controls.get("stop")
    if widget is not None:
        told = tr("Resume") if runner.paused else tr("Stop")
        yield from plate("stop", widget, told, 19)


def _said(runner: ReviewRunner) -> tuple[str, float]:
    """The step in words, and what share of it is done."""
    progress = runner.progress
    share = progress.done / progress.of if progress is not None and progress.of else 0.0
    if runner.paused:
        return tr("The review is paused"), share
    if progress is None:
        return tr("Reviewing the game"), 0.0
    return tr(_STEPS[progress.step], done=progress.done, of=progress.of), share
