"""Where only computers play nobody is called you: not on the table, and not in its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.face.explain.explanations import explanation, spots
from stupor.games.stupor_mundi.face.lights.nametags import nametag_items
from stupor.stage.items import Item, Label
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.windows import window

YOU = re.compile(r"\b(you|your|yours|my)\b", re.IGNORECASE)
BOXES: list[dict[str, object]] = [
    {"houses": "random"},
    {"houses": "draft"},
    {"edition": "special", "expansions": [*EXPANSIONS]},
]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.stack.clear()
    made.close()


def moments(app: App, kinds: str, options: dict[str, object]) -> Iterator[TableScene]:
    """A table that is watched, now and then."""
    scene = open_table(app, kinds, 3, options)
    for ply in range(150):
        if ply % 15 == 0:
            scene.update_affordances()
            yield scene
        if scene.flow.session.over:
            return
        scene.flow.poll()
        scene.flush()


def words(items: list[Item]) -> list[str]:
    return [item.text for item in items if isinstance(item, Label)]


def told(scene: TableScene) -> list[str]:
    """Everything that is said of a thing itself: its name and its figures, not its rule."""
    view = scene.hit_test.view
    found = []
    for name, _ in spots(view):
        said = explanation(view, name)
        if said is not None:
            found += [said.title, said.numbers]
    return found


@pytest.mark.parametrize("options", BOXES, ids=["retail", "draft", "expansions"])
@pytest.mark.parametrize("kinds", ["random,random", "random,random,random,random"])
def test_nobody_is_called_you(app: App, kinds: str, options: dict[str, object]) -> None:
    seen = 0
    for scene in moments(app, kinds, options):
        overlay = scene.overlay(app.now())
        tags = nametag_items(scene.hit_test.view)
        said = [*words(scene.items()), *words(overlay), *words(tags), *told(scene)]
        assert [text for text in said if YOU.search(text)] == []
        seen += 1
    assert seen > 3


def test_whoever_sits_there_is_called_you(app: App) -> None:
    scene = open_table(app, "human,random", 3, {"houses": "random"})
    texts = [*words(scene.items()), *told(scene)]
    assert {scene.flow.names[0], "your Ship", "Your Ship", "Your Castle"} <= set(texts)
    assert any("you store" in text for text in texts)


def test_a_chair_that_is_given_to_a_computer_is_nobodys(app: App) -> None:
    """Given a person who hands the chair over, then the words about it change at once."""
    scene = open_table(app, "human,random", 3, {"houses": "random"})
    scene.flow.reseat(0, "random")
    app.step()
    assert not any(YOU.search(text) for text in [*words(scene.items()), *told(scene)])
    view = scene.hit_test.view
    assert not view.seated
    assert replace(view, computers=frozenset({1})).seated
