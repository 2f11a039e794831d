"""The curtain opens only on purpose and shows nothing of any hand."""

from __future__ import annotations

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.sheet import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet import NOBODY as FREDERICK
from stupor.scenes.looks import SeatLook
from stupor.scenes.scene import Scene
from stupor.selftest.scenes import every
from stupor.stage.items import Board, Label, Picture
from stupor.stage.pointer import Key, Pointer
from stupor.table.absence import PLAYED, SINCE
from stupor.table.curtain import DEAF_SECONDS, HOLD_SECONDS, CurtainLine, CurtainScene
from tests.scenes.kit import click, keys_are_unique, middle, opened, press, words


@pytest.fixture
def opens() -> list[str]:
    return []


@pytest.fixture
def curtain(opens: list[str]) -> CurtainScene:
    lines = [CurtainLine(HOUSES[n % 4], f"line {n}", n == 6) for n in range(7)]
    standing = [(HOUSES[2], 34), (HOUSES[0], 31)]
    look = SeatLook(HOUSES[2], "Lena")
    return hearing(CurtainScene(look, lines, standing, lambda: opens.append("open")))


def hearing(scene: CurtainScene) -> CurtainScene:
    """A curtain that has hung for a while."""
    opened(scene)
    scene.tick(0.0)
    scene.tick(DEAF_SECONDS)
    return scene


def test_a_stray_click_opens_nothing(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(curtain, "seal")
    curtain.handle(Pointer("down", x, y, 1))
    curtain.tick(10.0)
    curtain.tick(10.0 + HOLD_SECONDS - 0.05)
    curtain.handle(Pointer("up", x, y, 1))
    assert curtain.tick(20.0) is None
    press(curtain, "escape", "space")
    assert opens == []


def test_holding_the_seal_opens(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(curtain, "seal")
    curtain.handle(Pointer("down", x, y, 1))
    assert curtain.tick(10.0) is not None
    assert curtain.overlay(10.2)
    curtain.tick(10.0 + HOLD_SECONDS)
    assert opens == ["open"]


def test_leaving_the_seal_starts_again(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(curtain, "seal")
    curtain.handle(Pointer("down", x, y, 1))
    curtain.tick(10.0)
    curtain.handle(Pointer("move", 5, 5))
    curtain.handle(Pointer("move", x, y))
    curtain.tick(11.0)
    assert opens == []


def test_enter_held_opens_once(curtain: CurtainScene, opens: list[str]) -> None:
    press(curtain, "return")
    assert curtain.tick(10.0) is not None
    curtain.tick(10.0 + HOLD_SECONDS)
    curtain.tick(12.0)
    assert opens == ["open"]


def test_two_taps_of_enter_that_end_a_turn_show_no_hand(opens: list[str]) -> None:
    """Given a curtain that has just fallen, then neither taps nor a key held on open it."""
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), [], [], lambda: opens.append("open")))
    scene.tick(10.0)
    for then in (10.1, 10.2):  # the second tap, and Enter held on from before
        scene.handle(Key("down", "return"))
        scene.tick(then)
    scene.tick(20.0)
    scene.handle(Key("up", "return"))
    press(scene, "return")
    scene.tick(20.1)
    scene.handle(Key("up", "return"))
    scene.tick(30.0)
    assert opens == []


def test_a_button_pressed_too_early_opens_nothing(opens: list[str]) -> None:
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), [], [], lambda: opens.append("open")))
    scene.tick(10.0)
    scene.handle(Pointer("down", *middle(scene, "seal"), 1))
    scene.tick(11.0)
    scene.tick(20.0)
    assert opens == []


def test_a_window_that_loses_the_keyboard_lets_go(curtain: CurtainScene, opens: list[str]) -> None:
    press(curtain, "return")
    curtain.tick(10.0)
    curtain.handle(Key("up", ""))
    curtain.tick(20.0)
    assert opens == []


def test_it_is_opaque_and_shows_five_lines(curtain: CurtainScene) -> None:
    items = curtain.items()
    assert not curtain.transparent
    assert isinstance(items[0], Board)
    assert items[0].rect == (0, 0, 1920, 1080)
    shown = [text for text in words(curtain) if text.startswith("line")]
    assert shown == ["line 2", "line 3", "line 4", "line 5", "line 6"]
    assert not any(getattr(item, "sprite", "").startswith("card/") for item in items)
    assert keys_are_unique(curtain)


def test_nothing_to_tell(opens: list[str]) -> None:
    look = SeatLook(FREDERICK, "Lena")
    curtain = opened(CurtainScene(look, [], [], lambda: opens.append("open")))
    assert any("Nothing has happened" in text for text in words(curtain))


def test_who_goes_on_where_they_stopped_is_not_told_that_nothing_ever_happened() -> None:
    look = SeatLook(HOUSES[2], "Lena")
    curtain = opened(CurtainScene(look, [], [], lambda: None, since=PLAYED))
    assert "Where you left off" in words(curtain)
    assert not any("Nothing has happened" in text for text in words(curtain))


@pytest.mark.parametrize("since", SINCE)
def test_it_says_since_when_the_others_had_the_table(since: str) -> None:
    line = CurtainLine(HOUSES[0], "sails to Tunis.")
    curtain = opened(
        CurtainScene(SeatLook(HOUSES[2], "Lena"), [line], [], lambda: None, since=since)
    )
    assert [text for text in words(curtain) if text.startswith("Since")] == [SINCE[since]]


def test_it_can_be_watched_again(opens: list[str]) -> None:
    scenes: list[Scene] = []

    def replay() -> Scene:
        scenes.append(Scene())
        return scenes[-1]

    look = SeatLook(HOUSES[2], "Lena")
    line = CurtainLine(HOUSES[0], "sails to Tunis.")
    curtain = hearing(CurtainScene(look, [line], [], lambda: opens.append("open"), replay=replay))
    click(curtain, "watch")
    press(curtain, "r")
    curtain.controls.focused = None
    press(curtain, "tab", "tab", "return")
    assert curtain.app.stack.calls == [("push", scene) for scene in scenes]
    assert (len(scenes), opens) == (3, [])


def test_everything_on_it_answers_the_pointer(curtain: CurtainScene) -> None:
    tips = {widget.id: widget.tip for widget in curtain.controls.widgets}
    assert all(tips.values())
    assert {"arms", "line1", "line5", "standing2"} <= set(tips)
    assert tips["line5"].startswith("This costs you")


def test_few_lines_are_high_and_all_speak_in_one_size_beside_their_icons() -> None:
    """Given one line with five icons, then the others are set as it is, and no larger."""
    icons = tuple(("icon/ship", "") for _ in range(5))
    long = "builds a Great Tower as the fifth Tower and closes the side of Grain"
    lines = [CurtainLine(HOUSES[0], "sails"), CurtainLine(HOUSES[1], long, icons=icons)]
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, [], lambda: None))
    items = {item.key: item for item in scene.items()}
    short, told = items["curtain.line1.what"], items["curtain.line2.what"]
    assert isinstance(short, Label) and isinstance(told, Label)
    assert short.peers == told.peers == tuple(sorted(("sails", long)))
    assert short.rect[2:] == told.rect[2:]
    first = min(item.rect[0] for key, item in items.items() if key.endswith(".icon"))
    assert told.rect[0] + told.rect[2] < first
    assert items["curtain.line1.box"].rect[3] > scene.anchors["curtain.line1"][3] * 1.4


@pytest.mark.parametrize(("page", "wax"), [("curtain", "seal/"), ("burgundy.curtain", "wax/")])
def test_the_curtain_hangs_under_the_seal_of_its_game(page: str, wax: str) -> None:
    app = App((1280, 720), sound=False)
    dict(every())[page](app)
    app.step()
    shown = [item for item in app.stack.visible()[-1].items() if isinstance(item, Picture)]
    assert [item.sprite.startswith(wax) for item in shown if item.key == "seal"] == [True]
    app.stack.clear()
