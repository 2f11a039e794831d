"""Gestures are looked up by what the hand does."""

from stupor.stage.affordance import Affordances, Gesture

GESTURES = (
    Gesture(("play", 1, 2, "up"), "card.1", "slot.0.2", "up"),
    Gesture(("play", 1, 2, "down"), "card.1", "slot.0.2", "down"),
    Gesture(("play", 1, 2, "down"), "card.1", "action.1", "down", follow=("promote",)),
    Gesture(("pass",), button="pass"),
    Gesture(("next", 2), "edict.7", "active.1", quick=True),
)


def test_sources_targets_and_options() -> None:
    hand = Affordances(GESTURES)
    assert hand.sources() == ("card.1", "edict.7")
    assert hand.modes("card.1") == ("up", "down")
    assert hand.targets("card.1", "up") == ("slot.0.2",)
    assert hand.targets("card.1", "down") == ("slot.0.2", "action.1")
    assert hand.option("card.1", "slot.0.2", "down") == ("play", 1, 2, "down")
    assert hand.option("card.1", "action.1", "up") is None
    assert hand.option("card.2", "slot.0.2") is None


def test_buttons_and_quick_clicks() -> None:
    hand = Affordances(GESTURES)
    assert hand.buttons() == ("pass",)
    pressed = hand.press("pass")
    assert pressed is not None
    assert pressed.option == ("pass",)
    assert hand.press("seal") is None
    quick = hand.quick("edict.7")
    assert quick is not None
    assert quick.option == ("next", 2)
    assert hand.quick("card.1") is None
    assert len(hand.of(("play", 1, 2, "down"))) == 2
