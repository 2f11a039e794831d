"""The plaques say what they bring and leave the hand in view."""

from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.registry import get
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.stage.game_ui import game_ui
from stupor.stage.plaque import Plaque
from stupor.table.overlay import ground
from tests.games.stupor_mundi.face.fixture_position import anchors

UI: Final = game_ui(get("stupor_mundi").part)
#: What a question for a payment tells.
PRICE: Final = {"price": 1, "cost": "coins", "amount": 2, "gain": "vp"}


def asked(kind: str, *options: Option, table: Table | None = None) -> list[Plaque]:
    told = PRICE if kind == "spend" else {}
    decision = Decision(seat=0, kind=kind, options=options, context=told)
    found = list(gestures(decision, table or Table(), {}))
    return UI.input.plaques(decision, found, str, anchors())


def test_a_bare_reward_is_named() -> None:
    found = asked("reward", ("reward", 1), ("reward", 2), ("reward", 3))
    assert [plaque.text for plaque in found] == [
        "3 Augustales",
        "1 Grain or 1 Stone",
        "1 Augustalis and 1 VP",
    ]
    assert "II" in found[1].note


def test_no_question_after_the_draft_hides_the_hand() -> None:
    top = anchors()["hand.fan"][1]
    for kind, options in (
        ("spend", [("spend",), ("done",)]),
        ("resource", [("take", "grain"), ("take", "stone")]),
        ("circle", [("circle", "independent"), ("circle", "loyalist")]),
        ("pay", [("pay", 0, n) for n in range(4)]),
        ("give", [("give", n) for n in range(7)]),
        ("give", [("give", n) for n in range(15)]),
    ):
        table = Table({"discard.0": [f"card.{n}" for n in range(15)]})
        found = asked(kind, *options, table=table)
        assert len(found) == len([option for option in options if option != ("done",)])
        paper = ground(found)
        assert paper[1] + paper[3] <= top + 2
