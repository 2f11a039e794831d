"""The curtain opens only on purpose and shows nothing of any hand."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.scenes.dialog import DialogScene
from stupor.scenes.framing import framed
from stupor.scenes.looks import SeatLook
from stupor.scenes.page import ground_of
from stupor.scenes.scene import Scene
from stupor.stage.items import Board, Box, Label
from stupor.stage.layout import FORMS, PAGE, WOOD
from stupor.stage.pointer import Key, Pointer
from stupor.table.curtain.digest_lines import CurtainLine
from stupor.table.curtain.paper import MOST_LINES
from stupor.table.curtain.scene import HOLD_SECONDS, QUIET_SECONDS, CurtainScene
from stupor.table.session.unseen_events import PLAYED, SINCE, TAKEN
from tests.scenes.kit import (
    FakeText,
    click,
    hold_open,
    keys_are_unique,
    middle,
    opened,
    press,
    words,
)
from tests.scenes.pad_bot import known_pad, plain_pad
from tests.support.windows import window


@pytest.fixture
def opens() -> list[str]:
    return []


@pytest.fixture
def curtain(opens: list[str]) -> CurtainScene:
    lines = [CurtainLine(HOUSES[n % 4], f"line {n}", n == 6) for n in range(7)]
    standing = [(SeatLook(HOUSES[2], "Lena"), 34), (SeatLook(HOUSES[0], "Anna"), 31)]
    look = SeatLook(HOUSES[2], "Lena")
    return opened(CurtainScene(look, lines, standing, lambda: opens.append("open")))


NOW = 10.0
#: When the curtain of a test listens.
HEARS = NOW + QUIET_SECONDS


def listening(curtain: CurtainScene) -> CurtainScene:
    """The same once it hears."""
    curtain.tick(NOW)
    curtain.tick(HEARS)
    return curtain


def test_the_house_stands_beside_the_name_of_who_did_it() -> None:
    """Given persons who play for Houses, a line names both, and neither lies over the other."""
    lines = [CurtainLine(HOUSES[1], "line", name="Lena"), CurtainLine(HOUSES[0], "line")]
    scene = CurtainScene(SeatLook(HOUSES[2], "Anna"), lines, [], lambda: None)
    said = {item.key: item for item in opened(scene).items() if isinstance(item, Label)}
    who, house = said["curtain.line1.who"], said["curtain.line1.seat"]
    assert (who.text, house.text, house.face) == ("Lena", "Hohenstaufen", "italic")
    assert house.rect[0] >= who.rect[0] + FakeText().measure(who.text, who.face, who.size, 1.0)
    assert "curtain.line2.seat" not in said


def test_five_scores_have_the_room_of_four() -> None:
    """Given five seats, then all their points stand in a row, apart, on the paper."""
    look = SeatLook(FREDERICK, "Anna")
    standing = [(SeatLook(HOUSES[n % 4], f"N{n}"), n) for n in range(5)]
    scene = opened(CurtainScene(look, [], standing, lambda: None))
    rects = [widget.rect for widget in scene.controls.widgets if "standing" in widget.id]
    assert len(rects) == 5
    assert all(one[0] + one[2] < other[0] for one, other in pairwise(rects))
    panel = scene.anchors["curtain.panel"]
    assert rects[-1][0] + rects[-1][2] < panel[0] + panel[2]


def test_a_stray_click_opens_nothing(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(listening(curtain), "open")
    curtain.handle(Pointer("down", x, y, 1))
    curtain.tick(HEARS)
    curtain.tick(HEARS + HOLD_SECONDS - 0.05)
    curtain.handle(Pointer("up", x, y, 1))
    assert curtain.tick(HEARS + 20.0) is None
    press(curtain, "space")
    assert opens == []


def test_holding_the_button_opens(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(listening(curtain), "open")
    curtain.handle(Pointer("down", x, y, 1))
    assert curtain.tick(HEARS) is not None
    assert any(item.key.startswith("hold.") for item in curtain.overlay(HEARS + 0.2))
    curtain.tick(HEARS + HOLD_SECONDS)
    assert opens == ["open"]


def test_leaving_the_button_starts_again(curtain: CurtainScene, opens: list[str]) -> None:
    x, y = middle(listening(curtain), "open")
    curtain.handle(Pointer("down", x, y, 1))
    curtain.tick(HEARS)
    curtain.handle(Pointer("move", 5, 5))
    curtain.handle(Pointer("move", x, y))
    curtain.tick(HEARS + 1.0)
    assert opens == []


def test_two_quick_taps_of_enter_never_open(curtain: CurtainScene, opens: list[str]) -> None:
    """Given a curtain that has just come, taps of Enter, early or late, show nobody's hand."""
    for now in (NOW, NOW + 0.1, HEARS, HEARS + 0.1, HEARS + 3.0):
        curtain.tick(now)
        curtain.handle(Key("down", "return"))
        curtain.tick(now + 0.05)
        curtain.handle(Key("up", "return"))
    assert opens == []


def test_what_is_held_from_before_does_not_count(curtain: CurtainScene, opens: list[str]) -> None:
    """Given Enter pressed while it hears nothing and never let go, it stays closed."""
    curtain.tick(NOW)
    curtain.handle(Key("down", "return"))
    curtain.tick(HEARS)
    curtain.tick(HEARS + 5.0)
    assert opens == []
    curtain.handle(Key("up", "return"))
    curtain.handle(Key("down", "return"))
    curtain.tick(HEARS + 6.0)
    curtain.tick(HEARS + 6.0 + HOLD_SECONDS)
    assert opens == ["open"]


def test_enter_held_opens_once(curtain: CurtainScene, opens: list[str]) -> None:
    hold_open(curtain)
    hold_open(curtain)
    assert opens == ["open"]


def test_when_the_window_loses_the_keyboard_nothing_is_held(
    curtain: CurtainScene, opens: list[str]
) -> None:
    listening(curtain).handle(Key("down", "return"))
    curtain.tick(HEARS)
    curtain.handle(Key("up", ""))
    curtain.tick(HEARS + 5.0)
    assert opens == []


def test_the_ring_fills_in_four_steps_where_motion_is_reduced(curtain: CurtainScene) -> None:
    curtain.app.change(reduced_motion=True)
    listening(curtain).handle(Key("down", "return"))
    curtain.tick(HEARS)
    shares = {len(curtain.overlay(HEARS + HOLD_SECONDS * n / 20)) for n in range(20)}
    assert len(shares) == 4


@pytest.mark.parametrize("pad", [known_pad, plain_pad])
def test_a_button_of_a_pad_is_held_too(pad: object) -> None:
    """Given a real table, a tap of the pad's button opens nothing, and what is held does."""
    app = window((1280, 720), painted=False)
    opens: list[str] = []
    curtain = CurtainScene(SeatLook(HOUSES[2], "Lena"), [], [], lambda: opens.append("open"))
    app.stack.reset(curtain)
    listening(curtain)
    pad(app)("confirm")  # type: ignore[operator]
    curtain.tick(HEARS + 9.0)
    assert opens == []
    app.close()


def test_escape_leads_to_a_menu_without_hands(curtain: CurtainScene, opens: list[str]) -> None:
    """Given the curtain, Esc offers to leave or to go on, over the closed curtain."""
    press(curtain, "escape")
    (call,) = curtain.app.stack.calls
    assert call[0] == "push" and isinstance(call[1], DialogScene)
    assert [answer.id for answer in call[1].answers] == ["leave", "back"]
    assert not curtain.transparent and opens == []
    call[1].answers[0].press()
    assert curtain.app.stack.calls[-1][0] == "reset"


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
    look = SeatLook(HOUSES[2], "Lena")
    curtain = opened(CurtainScene(look, [], [], lambda: opens.append("open")))
    assert any("You start" in text for text in words(curtain))


def test_who_chooses_first_is_not_told_to_start() -> None:
    """Given a draft that nobody has begun, the curtain says who chooses, not who starts."""
    curtain = opened(CurtainScene(SeatLook(FREDERICK, "Lena"), [], [], lambda: None))
    assert "You choose first." in words(curtain) and "You start." not in words(curtain)


def test_who_chooses_in_secret_after_another_is_not_told_to_start() -> None:
    look = SeatLook(HOUSES[2], "Lena")
    curtain = opened(CurtainScene(look, [], [], lambda: None, first=False))
    assert "The others\u2019 choices are secret." in words(curtain)
    assert not any("You start" in text for text in words(curtain))


def test_who_goes_on_where_they_stopped_is_not_told_that_nothing_ever_happened() -> None:
    look = SeatLook(HOUSES[2], "Lena")
    curtain = opened(CurtainScene(look, [], [], lambda: None, since=PLAYED))
    assert "Where you left off" in words(curtain)
    assert not any("You start" in text for text in words(curtain))


@pytest.mark.parametrize("since", SINCE)
def test_it_says_since_when_the_others_had_the_table(since: str) -> None:
    line = CurtainLine(HOUSES[0], "travels to Tunis.")
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
    line = CurtainLine(HOUSES[0], "travels to Tunis.")
    curtain = opened(CurtainScene(look, [line], [], lambda: opens.append("open"), replay=replay))
    click(curtain, "watch")
    press(curtain, "r")
    curtain.controls.focused = None
    press(curtain, "tab", "tab", "return")
    assert curtain.app.stack.calls == [("push", scene) for scene in scenes]
    assert (len(scenes), opens) == (3, [])


def test_everything_on_it_answers_the_pointer(curtain: CurtainScene) -> None:
    tips = {widget.id: widget.tip for widget in curtain.controls.widgets}
    assert tips.pop("open") == "" and all(tips.values()), "how to open stands below the button"
    assert {"arms", "line1", "line5", "standing2"} <= set(tips)
    assert tips["line5"].startswith("You lose")


def test_few_lines_are_high_and_all_speak_in_one_size_beside_their_icons() -> None:
    """Given one line with five icons, then the others are set as it is, and no larger."""
    icons = tuple(("icon/ship", "") for _ in range(5))
    long = "builds a Great Tower as the fifth Tower and closes the side of Grain"
    lines = [CurtainLine(HOUSES[0], "sails"), CurtainLine(HOUSES[1], long, icons=icons)]
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, [], lambda: None))
    items = {item.key: item for item in scene.items()}
    short, told = items["curtain.line1.what"], items["curtain.line2.what"]
    assert isinstance(short, Label) and isinstance(told, Label)
    assert short.peers == told.peers == tuple((text, 1.0) for text in sorted(("sails", long)))
    assert short.rect[2:] == told.rect[2:]
    first = min(item.rect[0] for key, item in items.items() if key.endswith(".icon"))
    assert told.rect[0] + told.rect[2] < first
    assert items["curtain.line1.box"].rect[3] > scene.anchors["curtain.line1"][3] * 1.4


def test_a_name_above_two_lines_keeps_off_the_rim_of_its_box() -> None:
    """Given a deed in two lines, then the name above it is as far from the rim as they are."""
    deed = "builds a Great Tower as the fifth Tower and closes the side of Grain"
    lines = [CurtainLine(HOUSES[n], deed, icons=(("icon/ship", ""),) * 5) for n in range(2)]
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, [], lambda: None))
    items = {item.key: item for item in scene.items()}
    for n in (1, 2):
        box, name = items[f"curtain.line{n}.box"].rect, items[f"curtain.line{n}.who"].rect
        assert name[1] - box[1] >= 6, "the name touches the rim"


def test_a_deed_is_told_by_the_name_of_the_person() -> None:
    """Given a named person's deed and Frederick's, then the one is told by name, he by his own."""
    lines = [CurtainLine(HOUSES[0], "Sails.", name="Anna"), CurtainLine(FREDERICK, "Sails.")]
    curtain = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, [], lambda: None))
    items = {item.key: item for item in curtain.items()}
    told = [items[f"curtain.line{n}.who"] for n in (1, 2)]
    assert [item.text for item in told if isinstance(item, Label)] == ["Anna", FREDERICK.name]
    tips = {widget.id: widget.tip for widget in curtain.controls.widgets}
    assert tips["line1"].startswith("Anna ")


@pytest.mark.parametrize("count", range(6))
def test_the_paper_is_as_high_as_what_it_says(count: int) -> None:
    """Given fewer lines, then the paper ends sooner, and all that is on it stays on it."""
    lines = [CurtainLine(HOUSES[n % 4], f"line {n}") for n in range(count)]
    look, standing = (
        SeatLook(HOUSES[2], "Lena"),
        [(SeatLook(HOUSES[2], "Lena"), 34), (SeatLook(HOUSES[0], "Anna"), 31)],
    )
    scene = opened(CurtainScene(look, lines, standing, lambda: None))
    _, y, _, h = scene.paper.box
    assert h < 850 - (MOST_LINES - count) * 30 and y + h < scene.anchors["curtain.hands"][1]
    boxes = [i.rect for i in scene.items() if re.fullmatch(r"curtain\.line\d\.box", i.key)]
    assert len(boxes) == count and min((rect[3] for rect in boxes), default=96.0) >= 96
    on_it = [i for i in scene.items() if i.key.startswith(("standing", "curtain.line", "nothing"))]
    for item in on_it:
        assert y < item.rect[1] and item.rect[1] + item.rect[3] < y + h, item.key
    lit = next(i for i in on_it if i.key == "standing.own")
    own = next(i for i in on_it if i.key == "standing1.arms")
    assert lit.rect[0] < own.rect[0] < lit.rect[0] + lit.rect[2], (
        "whose turn it is has a pale plate"
    )


def test_who_takes_a_seat_over_in_mid_game_is_not_told_to_start() -> None:
    """Given a seat that a computer has played, its new person hears that they take over."""
    scene = CurtainScene(SeatLook(HOUSES[2], "Lena"), [], [], lambda: None, since=TAKEN)
    assert "You take over here." in words(opened(scene)) and "You start." not in words(scene)


def test_no_tip_hides_the_house_while_the_button_is_held(curtain: CurtainScene) -> None:
    """Given the pointer on the button, then how to press it is said below it alone."""
    button = curtain.controls.get("open")
    watch = curtain.controls.get("menu")
    assert button is not None and watch is not None
    tips = []
    for x, y, w, h in (button.rect, watch.rect):
        curtain.handle(Pointer("move", x + w / 2, y + h / 2))
        tips.append([i.key for i in curtain.overlay(5.0) if "tip." in i.key])
    assert not tips[0] and tips[1]


def test_two_lines_of_words_stay_off_the_edge_of_their_box() -> None:
    """Given five deeds that take two lines each, then all their words lie well inside their box."""
    long = "builds a Great Tower as the fifth Tower, closes the side of Grain and summons an Ally"
    lines = [CurtainLine(HOUSES[n % 4], long, name="Lena") for n in range(5)]
    scene = opened(CurtainScene(SeatLook(HOUSES[2], "Lena"), lines, [], lambda: None))
    items = {item.key: item for item in scene.items()}
    for number in range(1, 6):
        box, said = (items[f"curtain.line{number}.{part}"].rect for part in ("box", "what"))
        assert said[1] + said[3] <= box[1] + box[3] - 4


@pytest.mark.parametrize("page", [page for page in FORMS if page != PAGE])
def test_it_hides_the_whole_of_a_window_of_any_form(page: tuple[int, int]) -> None:
    (found,) = framed([ground_of("curtain")], page)
    assert found.rect == (0, 0, *page)


@pytest.mark.parametrize("page", FORMS)
def test_only_pictures_end_in_a_shadow_where_the_window_goes_on(page: tuple[int, int]) -> None:
    """Given a ground that is wood to its edges, then there is no gilt rim, and none on wood."""
    ends = {
        name: [item for item in framed([ground_of(name)], page) if isinstance(item, Box)]
        for name in ("title", "score", WOOD)
    }
    assert not ends[WOOD]
    assert bool(ends["score"]) == (page != PAGE)
    assert len(ends["title"]) - len(ends["score"]) == (2 if page != PAGE else 0)
