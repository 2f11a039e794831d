"""The ribbon tells what a computer did, and then what the person can do."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from stupor.app import App
from stupor.stage.items import Label
from stupor.table.scene import TableScene
from stupor.table.session.prompt import ribbon_text
from stupor.table.session.rival_ticker import HOLD
from tests.scenes.table_setup import open_table
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def ribbon(table: TableScene, now: float = 0.0) -> str:
    found = (item for item in table.overlay(now) if item.key == "ribbon")
    return next(item.text for item in found if isinstance(item, Label))


def own_turn(app: App) -> TableScene:
    """A person's second turn, after the computer's first one was seen."""
    table = open_table(app, "human,random", 5)
    flow = table.flow
    while flow.decision is None or flow.session.last_seat() != 1:
        if flow.decision is None:
            flow.poll()
        else:
            flow.choose(flow.decision.options[-1])
        flow.flush()
    return table


def test_a_computer_that_is_to_move_shows_it_at_once(app: App) -> None:
    table = own_turn(app)
    while table.flow.decision is not None:
        table.flow.choose(table.flow.decision.options[-1])
    assert ribbon(table) == "random is thinking."


def test_its_turn_is_told_in_one_sentence_for_a_while(app: App) -> None:
    table = own_turn(app)
    news = table.ticker.text()
    assert news.startswith("random ") and news.endswith(".")
    assert ribbon(table) == news
    assert table.ticker.tick(10.0) == HOLD
    assert table.ticker.tick(11.0) == HOLD - 1
    assert ribbon(table) == news
    assert table.ticker.tick(10.0 + HOLD) == 0.0
    assert ribbon(table) != news and ribbon(table)
    assert table.ticker.tick(30.0) is None


def test_it_gives_way_to_the_first_decision(app: App) -> None:
    table = own_turn(app)
    assert table.ticker.text()
    assert table.flow.decision is not None
    table.flow.choose(table.flow.decision.options[0])
    table.flush()
    assert not table.ticker.text()


def test_who_moves_and_what_came_before_are_told_together(app: App) -> None:
    table = open_table(app, "human,random,random", 5)
    flow, said = table.flow, set()
    flow.session.seats[2].name = "random 2"
    for _ in range(400):
        flow.flush()
        if flow.decision is not None:
            flow.choose(flow.decision.options[-1])
        elif flow.poll():
            flow.flush()
            said.add(ribbon(table))
    assert any(" is thinking  \u00b7  random " in text for text in said)
    assert any(text.startswith("random ") and text.endswith(". Still thinking.") for text in said)


@pytest.mark.parametrize(
    ("seat", "told", "said"),
    [
        (1, "Baron builds a wall.", "Lena\u2019s turn  \u00b7  Baron builds a wall."),
        (1, "", "Lena\u2019s turn"),
        (2, "Baron builds a wall.", "Baron builds a wall. Still thinking."),
    ],
)
def test_whoever_is_waited_for_stands_before_what_a_rival_did(
    seat: int, told: str, said: str
) -> None:
    """Given another person's turn after a rival's, then the ribbon tells both."""
    flow = SimpleNamespace(
        session=SimpleNamespace(decision=SimpleNamespace(seat=seat)),
        decision=None,
        held=False,
        humans=(0, 1),
        names=("Mario", "Lena", "Baron"),
    )
    commands = SimpleNamespace(message="")
    ticker = SimpleNamespace(seat=2, text=lambda: told)
    shown = ribbon_text(flow, None, None, commands, ticker)  # type: ignore[arg-type]
    assert shown == (said, False)
