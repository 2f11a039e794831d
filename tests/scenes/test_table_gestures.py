"""Every kind of decision can be said with the hand."""

import pytest

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.gestures.attempts import attempt
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.stage.affordance import Affordances, Held

TABLE = Table(
    {
        "city.4": ["ship.0"],
        "hand.0": ["card.1", "card.2"],
        "down.0.2": ["card.3"],
        "discard.0": ["card.9"],
        "city_card.4.1": ["card.101"],
        "city_ally.4.1": ["ally.7"],
        "work.start": ["specialist.0.0"],
        "work.a.2": ["specialist.0.1"],
        "active.1": ["edict.5"],
        "active.3": ["edict.6"],
        "next.2": ["edict.8"],
        "bonus.b": ["bonus.4"],
    },
    {},
)

DRAGS: list[tuple[str, Option, str, str, str]] = [
    ("turn", ("sail", 2), "ship.0", "city.1", ""),
    ("turn", ("play", 1, 3, "up"), "card.1", "slot.0.3", "up"),
    ("turn", ("play", 1, 3, "down"), "card.1", "slot.0.3", "down"),
    ("turn", ("play", 1, 3, "down"), "card.1", "action.2", "down"),
    ("action", ("market",), "card.3", "action.2", ""),
    ("promote", ("promote", 0, "c"), "specialist.0.0", "work.c.1", ""),
    ("promote", ("promote", 1, "a"), "specialist.0.1", "work.a.3", ""),
    ("market", ("sell",), "market.sell", "coins.0", ""),
    ("market", ("buy",), "market.buy", "store.0", ""),
    ("build", ("build", "t3", 1), "structure.0.1", "castle.0.t3", ""),
    ("pay", ("pay", 1, 2), "choice.pay:1:2", "seal", ""),
    ("summon", ("summon", 7, 2), "ally.7", "ally.0.2", ""),
    ("purchase", ("purchase", 101), "card.101", "hand.0", ""),
    ("give", ("give", 1), "card.1", "city_card.4.1", ""),
    ("give", ("give", 9), "choice.give:9", "city_card.4.1", ""),
    ("spend", ("spend",), "choice.spend", "seal", ""),
    ("edict", ("issue", 1), "edict.5", "castle.title", ""),
    ("reward", ("reward", 2), "reward.2", "castle.title", ""),
    ("resource", ("take", "grain"), "choice.take:grain", "store.0", ""),
    ("icon", ("remove", "tower"), "icon.tower", "stage.tower.remove", ""),
    ("refill", ("next", 2), "edict.8", "active.2", ""),
    ("bonus", ("bonus", 4), "bonus.4", "work.b.3", ""),
    ("circle", ("circle", "loyalist"), "choice.circle:loyalist", "seal", ""),
    ("harbour", ("sail_to", "tunis"), "ship.0", "city.3", ""),
    ("store", ("replace",), "choice.replace", "store.0", ""),
    ("store", ("lose",), "choice.lose", "seal", ""),
    ("discard", ("discard", 2), "card.2", "discard.0", ""),
    ("house", ("house", "savoy"), "choice.house:savoy", "seal", ""),
]


def asked(kind: str, *options: Option) -> Decision:
    return Decision(0, kind, options, "", {"card": 101, "site": "t3"})


@pytest.mark.parametrize(("kind", "option", "pick", "drop", "mode"), DRAGS)
def test_each_option_has_its_drag(
    kind: str, option: Option, pick: str, drop: str, mode: str
) -> None:
    decision = asked(kind, option)
    assert Affordances(gestures(decision, TABLE, {})).option(pick, drop, mode) == option


@pytest.mark.parametrize("word", ["done", "end", "pass"])
def test_plain_words_are_buttons(word: str) -> None:
    pressed = Affordances(gestures(asked("end", (word,)), TABLE, {})).press(word)
    assert pressed is not None
    assert pressed.option == (word,)


def test_whatever_has_no_place_gets_a_plaque() -> None:
    hand = Affordances(gestures(asked("riddle", ("answer", 42)), TABLE, {}))
    pressed = hand.press("choice.answer:42")
    assert pressed is not None
    assert pressed.option == ("answer", 42)


def test_a_card_dropped_on_an_action_chooses_it_at_once() -> None:
    decision = asked("turn", ("play", 1, 3, "down"))
    gesture = Affordances(gestures(decision, TABLE, {})).gesture("card.1", "action.3", "down")
    assert gesture is not None
    assert gesture.follow == ("build",)


@pytest.mark.parametrize(
    ("pick", "drop", "mode", "meant"),
    [
        ("card.1", "slot.0.6", "down", ("play", 1, 6, "down")),
        ("card.101", "hand.0", "", ("purchase", 101)),
        ("ship.0", "city.0", "", ("sail", 1)),
        ("ship.0", "city.4", "", None),
        ("structure.0.1", "castle.0.t3", "", ("build", "t3", 1)),
        ("ally.7", "ally.0.4", "", ("summon", 7, 4)),
        ("specialist.0.0", "work.b.1", "", ("promote", 0, "b")),
        ("edict.5", "slot.0.1", "", None),
    ],
)
def test_a_wrong_drop_is_understood(pick: str, drop: str, mode: str, meant: Option | None) -> None:
    assert attempt(TABLE, Held(pick, mode), drop) == meant
