"""Every word on the table of Burgundy can be read: contrast 4.5 : 1 and more, as WCAG 2 asks."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.table.scene import TableScene
from tests.games.burgundy.face.position import NAMES, TABLES, moment
from tests.support.contrast import readings
from tests.support.windows import window

LEAST = 4.5
SPEC = get("burgundy")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080), game="burgundy")
    yield made
    made.close()


def opened(app: App, kind: str) -> TableScene:
    """A table of humans in the middle of a game."""
    state = moment(kind).clone()
    seats = [make_seat("human", SPEC, number) for number in range(TABLES[kind][0])]
    names = list(NAMES[: len(seats)])
    for seat, name in zip(seats, names, strict=True):
        seat.name = name
    scene = TableScene(Session(SPEC, seats, state, {"seats": len(seats), "names": names}))
    app.use_game("burgundy")
    app.stack.reset(scene)
    app.step()
    app.stack.reset(scene)
    app.step()
    return scene


@pytest.mark.parametrize("strong", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("kind", ["everything", "four", "13a", "12a"])
def test_the_words_of_the_table_can_be_read(app: App, kind: str, strong: bool) -> None:
    app.change(contrast=strong)
    opened(app, kind)
    found = sorted((one.value, one.label.key, one.label.text) for one in readings(app))
    poor = [row for row in found if row[0] < LEAST]
    told = "\n".join(f"{value:5.2f}  {key}  {text!r}" for value, key, text in poor)
    assert found and not poor, f"{kind}:\n{told}"
