"""What is picked up by the pointer can always be put back, plaques of a question too."""

from collections.abc import Iterator

import pytest

from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.drag import Phase
from stupor.stage.pointer import Key, Pointer
from stupor.table.scene import TableScene
from stupor.table.trace import way_of
from tests.support.windows import window

SPEC = registry.get("burgundy")


@pytest.fixture
def table() -> Iterator[TableScene]:
    """A question whose answers lie on plaques: which side of a duchy."""
    app = window((960, 540), painted=False)
    app.use_game("burgundy")
    seats = [make_seat(kind, SPEC, 5) for kind in ("human", "random")]
    session = Session.new(SPEC, seats, 23, {"duchies": "dealt"})
    while session.decision is not None and (session.decision.seat, session.decision.kind) != (
        0, "side",
    ):  # fmt: skip
        session.play(session.decision.options[0])
    scene = TableScene(session)
    app.stack.reset(scene)
    app.step()
    app.stack.reset(scene)
    yield scene
    app.close()


def test_a_plaque_in_the_hand_is_drawn_once_on_its_way_back(table: TableScene) -> None:
    """Given a plaque in the hand, when Esc puts it back, then it is never drawn twice."""
    app, asked = table.app, table.flow.decision
    assert asked is not None and asked.kind == "side"
    gestures = table.hit_test.affordances.of(asked.options[0])
    way = next(w for g in gestures if (w := way_of(table.hit_test, g)) and "grip" in w)
    (x, y), (to_x, to_y) = way["grip"], way["spot"]  # type: ignore[misc]
    for event in (Pointer("move", x, y), Pointer("down", x, y, 1), Pointer("move", to_x, to_y)):
        table.handle(event)
        app.step()
    assert table.hand.drag.up
    table.handle(Key("down", "escape"))
    assert table.hand.drag.phase is Phase.SETTLING
    keys = [item.key for item in table.overlay(app.now())]
    assert len(keys) == len(set(keys))
    app.step()
