"""A choice is looked at once: the rules tell the table and its facts a single time to each seat."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stupor.app import App
from tests.scenes.table_setup import SPEC, drag, ends, key, open_table
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules were asked, by what was asked."""
    count: Counter[str] = Counter()
    for name in ("table", "facts"):
        monkeypatch.setattr(type(SPEC.rules), name, _counting(count, name))
    return count


def _counting(count: Counter[str], name: str) -> Callable[..., Any]:
    was = getattr(type(SPEC.rules), name)

    def asks(self: object, *told: object) -> Any:
        count[name] += 1
        return was(self, *told)

    return asks


def test_a_drop_asks_for_the_table_and_its_facts_once(app: App, asked: Counter[str]) -> None:
    scene = open_table(app, "human,random", 5)
    _, grip, harbour = ends(scene, ("sail", 1))
    asked.clear()
    drag(scene, grip, harbour)
    for _ in range(3):
        app.step()
    key(scene, "space")
    app.step()
    assert asked["facts"] == 1
    assert asked["table"] == 2  # the other one is the way back's, which looks for secrets


def test_what_was_seen_before_is_not_taken_for_the_present(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    before = scene.flow.table()
    _, grip, harbour = ends(scene, ("sail", 1))
    drag(scene, grip, harbour)
    assert scene.flow.table() != before
    key(scene, "space")
    scene.commands.undo()
    assert scene.flow.table() == before
