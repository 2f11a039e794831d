"""Buttons that cannot be pressed: dimmed where there is no use in it, locked where it is earned."""

from __future__ import annotations

from stupor.scenes.drawing import plate, switch_on_paper
from stupor.scenes.widgets import Widget
from stupor.selftest.scenes import every
from stupor.stage.items import Box, Item, Label, Picture
from tests.support.windows import window

SPOT = (10.0, 10.0, 200.0, 48.0)
LOCK = "ui/lock"


def signs(items: list[Item]) -> list[str]:
    return [item.sprite for item in items if isinstance(item, Picture)]


def ink(items: list[Item]) -> tuple[int, ...]:
    return next(item.colour for item in items if isinstance(item, Label))


def test_what_merely_sleeps_is_dimmed_and_bears_no_padlock() -> None:
    awake = plate("a", Widget("a", SPOT, print), "Back", icon="ui/play")
    asleep = plate("a", Widget("a", SPOT, print, "Nowhere else yet."), "Back", icon="ui/play")
    assert signs(awake) == signs(asleep) == ["ui/play"]
    assert sum(ink(asleep)[:3]) < sum(ink(awake)[:3])
    assert any(isinstance(item, Box) and "veil" in item.key for item in asleep)
    switch = Widget("a", SPOT, print, "Your screen is smaller than that.")
    assert LOCK not in signs(switch_on_paper("a", switch, "3840 \u00d7 2160", False))


def test_what_has_to_be_earned_is_locked() -> None:
    locked = Widget("a", SPOT, None, "A Knight opens it.", locked=True)
    assert signs(plate("a", locked, "Next chapter")) == [LOCK]


def test_on_no_page_a_button_that_merely_sleeps_looks_locked() -> None:
    """Given every page of the game, then a padlock on a button means something to be earned."""
    app = window((1280, 720), painted=False)
    app.change(speed=0.0)
    slept = set()
    for name, opens in every():
        opens(app)
        app.step()
        scene = app.stack.top
        controls = getattr(scene, "controls", None)
        if scene is None or controls is None:
            continue
        items = [*scene.items(), *scene.overlay(0.0)]
        for widget in controls.widgets:
            if widget.asleep and not widget.locked:
                slept.add((name, widget.id))
                own = [i for i in items if i.key.split("/")[-1].startswith(f"{widget.id}.")]
                assert LOCK not in signs(own), (name, widget.id)
    app.stack.clear()
    app.close()
    assert ("rulebook", "back") in slept
