"""The lobby of a first game and of one alone shows nothing that makes no sense there."""

from __future__ import annotations

import pytest

from stupor.games import registry
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import required_lessons
from stupor.scenes.lobby.entrance import lobby_for
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.stage.geometry import holds, overlap
from stupor.stage.items import Label, Picture
from tests.scenes.kit import FakeApp, click, keys_are_unique, opened, words
from tests.support.windows import window

GAMES = sorted(registry.GAMES)


def first(game: str, kind: str = "first") -> LobbyScene:
    """The lobby of somebody's first game."""
    app = FakeApp()
    app.game = game
    return opened(lobby_for(app, kind))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_first_game_the_rows_stand_behind_a_button(game: str) -> None:
    """Given a newcomer, then two chairs and one large button; the rows come when asked for."""
    scene = first(game)
    ids = {widget.id for widget in scene.controls.widgets}
    assert ids == {"chair.1.line", "begin", "rows", "back", "load"}
    assert {
        "You against a Page, the easiest computer",
        "Friendly undo",
        "Advice on request",
    } <= {*words(scene)}
    assert scene.chairs.shown == [0, 2] and keys_are_unique(scene)
    click(scene, "rows")
    assert scene.controls.get("hints.advice") and scene.controls.get("chair.2.human")
    assert scene.chairs.shown == [0, 1, 2, 3] and not scene.controls.get("rows")


@pytest.mark.parametrize("game", GAMES)
def test_who_asked_for_the_settings_sees_them(game: str) -> None:
    assert first(game, "settings").controls.get("hints.advice")


@pytest.mark.parametrize("game", GAMES)
def test_alone_nothing_is_said_of_several(game: str) -> None:
    """Given one seat, then nothing on the paper sleeps for want of others."""
    scene = opened(LobbyScene(LobbySetup.alone(registry.get(game))))
    asleep = [w.id for w in scene.controls.widgets if w.asleep and w.rect[0] >= 1262]
    assert not asleep and not scene.controls.get("hands")
    assert not [text for text in words(scene) if "Only with" in text or "two or more" in text]


@pytest.mark.parametrize("game", GAMES)
def test_the_chair_of_one_alone_is_as_low_as_what_it_says(game: str) -> None:
    """Given one seat, no half of its chair is empty, and the card above it ends before it."""
    scene = opened(LobbyScene(LobbySetup.alone(registry.get(game))))
    chair, card = scene.anchors["chair.1"], scene.anchors["alone.card"]
    whole = ("chair.1.panel", "chair.1.stripe")
    told = [i for i in scene.items() if i.key.startswith("chair.1.") and i.key not in whole]
    foot = max(item.rect[1] + item.rect[3] for item in told)
    assert chair[1] + chair[3] * 0.7 < foot <= chair[1] + chair[3]
    assert 0 < chair[1] - (card[1] + card[3]) < 60


@pytest.mark.parametrize("game", GAMES)
def test_with_others_nothing_is_said_of_one_alone(game: str) -> None:
    scene = opened(LobbyScene(LobbySetup(game=registry.get(game))))
    assert "Solo only" not in words(scene)


def test_with_computers_only_nothing_is_said_of_other_people() -> None:
    """Given one person, then no curtain and nobody's leave; given two, then both are told."""
    scene = opened(LobbyScene(LobbySetup(game=registry.get("stupor_mundi"))))

    def tip(name: str) -> str:
        widget = scene.controls.get(name)
        return "" if widget is None else widget.tip

    assert not tip("hands.curtained")
    assert tip("undo.friendly") == "Undo even after something new was revealed"
    assert "or another player moves" in tip("undo.strict")
    click(scene, "chair.2.human")
    assert "curtain" in tip("hands.curtained") and "everyone agrees" in tip("undo.friendly")


@pytest.mark.parametrize("folded", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_the_paper_ends_below_what_it_holds(game: str, folded: bool) -> None:
    """Given few rows, then the paper is shorter and all of it is still on it."""
    alone = LobbyScene(LobbySetup.alone(registry.get(game)))
    scene = first(game) if folded else opened(alone)
    paper = scene.anchors["options"]
    foot = scene.controls.get("rows" if folded else "begin")
    assert foot is not None and 0 < paper[1] + paper[3] - foot.rect[1] - foot.rect[3] < 120
    written = [i for i in scene.items() if isinstance(i, Label) and i.rect[0] > paper[0]]
    assert all(holds(paper, (i.rect[0], i.rect[1])) for i in written)
    chairs = [scene.anchors["chair.1"], scene.anchors["chair.3"], scene.anchors["lobby.table"]]
    for n, one in enumerate(chairs):
        for other in chairs[n + 1 :]:
            assert not overlap(one, other)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_lesson_tells_the_same_of_a_first_game_as_its_lobby(game: str) -> None:
    """Given a newcomer, then both pages read what is set from one table."""
    app = window((1280, 720), painted=False)
    app.change(first_game=True, known=())
    app.use_game(game)
    lesson = required_lessons(game).LESSONS[0]
    app.stack.reset(LessonScene(game, lesson, len(lesson.steps)))
    app.step()
    items = app.stack.top.items() + app.stack.top.overlay(0.0)
    said = [i.text for i in items if isinstance(i, Label) and i.key.startswith("end.set")]
    told = [part for one in said for part in one.split("  \u2022  ") if part]
    lobby = [*words(first(game))]
    assert " ".join(told[:2]) in lobby and {*told[2:]} <= {*lobby}
    arms = [i.sprite for i in items if isinstance(i, Picture) and i.key.startswith("end.arms")]
    assert len({*arms}) == 2, "one does not see who plays whom"
    app.close()
