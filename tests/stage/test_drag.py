"""The hand: drag, click-click, and putting back."""

from stupor.stage.drag import THRESHOLD, Drag, Phase

HOME = (100.0, 100.0, 40.0, 60.0)


def held() -> Drag:
    drag = Drag()
    drag.press("card.1", HOME, (110.0, 120.0), "up")
    return drag


def test_a_press_that_moves_becomes_a_drag_that_follows_the_pointer() -> None:
    drag = held()
    assert drag.phase is Phase.PRESSED
    assert not drag.move((110.0 + THRESHOLD / 2, 120.0))
    assert drag.move((210.0, 220.0))
    assert drag.phase is Phase.DRAGGING
    assert drag.rect() == (200.0, 200.0, 40.0, 60.0)
    assert drag.release()


def test_a_click_lifts_and_a_second_click_puts_back() -> None:
    drag = held()
    assert not drag.release()
    assert drag.phase is Phase.LIFTED
    assert drag.pick == "card.1"
    drag.press("card.1", HOME, (110.0, 120.0), "up")
    drag.release()
    assert drag.phase is Phase.IDLE
    assert drag.pick == ""


def test_a_lifted_thing_keeps_the_way_it_is_held_when_dragged_on() -> None:
    drag = held()
    drag.release()
    drag.turn("down")
    drag.press("card.1", HOME, (110.0, 120.0), "up")
    assert drag.mode == "down"


def test_it_flies_home_and_the_hand_is_empty() -> None:
    drag = held()
    drag.move((300.0, 300.0))
    start = drag.rect()
    drag.send_home(10.0)
    assert drag.pick == ""
    assert drag.phase is Phase.SETTLING
    assert drag.rect(10.0) == start
    assert drag.tick(10.1)
    assert not drag.tick(11.0)
    assert drag.phase is Phase.IDLE


def test_the_tilt_stays_small() -> None:
    drag = held()
    for x in range(120, 2000, 100):
        drag.move((float(x), 120.0))
    assert abs(drag.tilt) <= 6.0
