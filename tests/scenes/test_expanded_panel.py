"""The expansions at full size: opened by key and click, closed by Esc, by Close and beside them."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.docks.dock import opened_dock, strip_of
from stupor.games.stupor_mundi.face.docks.opened import CLOSE_BUTTON, paint_opened
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.input import KEYS
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Board, Label, Picture
from stupor.stage.node import node_at
from stupor.stage.pointer import Key, Pointer
from stupor.table.panels.expanded_panel import opens
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.test_painter import unknown
from tests.support.windows import window

BOTH = ["postponed-crusade", "imperial-projects"]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def table(app: App, expansions: list[str], seats: int = 3) -> TableScene:
    """A table of people with some expansions, at the first question."""
    from stupor.games import registry

    spec = registry.get("stupor_mundi")
    chairs = [make_seat(HUMAN, spec, n) for n in range(seats)]
    options = {"edition": "special", "expansions": expansions, "houses": "random"}
    session = Session.new(spec, chairs, 5, options)
    scene = TableScene(session, {"hands": "open"})
    app.stack.reset(scene)
    scene.flush()
    scene.update_affordances()
    return scene


def shown(scene: TableScene) -> TableView:
    view = scene.view()
    assert isinstance(view, TableView)
    return view


def click(scene: TableScene, at: tuple[float, float]) -> None:
    scene.handle(Pointer("down", *at, 1))
    scene.handle(Pointer("up", *at, 1))


def test_a_key_opens_and_escape_closes(app: App) -> None:
    scene = table(app, BOTH)
    scene.handle(Key("down", "x"))
    assert shown(scene).panel_open and paint_opened(shown(scene))
    scene.handle(Key("down", "escape"))
    assert not shown(scene).panel_open and app.stack.top is scene


def test_a_click_on_the_strip_opens_and_one_on_close_or_beside_closes(app: App) -> None:
    scene = table(app, BOTH)
    strip = strip_of(shown(scene))
    assert strip is not None
    corner = strip.box[0] + 2, strip.box[1] + 2
    for away in (centre(shown(scene).anchors[CLOSE_BUTTON]), (30.0, 40.0)):
        click(scene, corner)
        assert shown(scene).panel_open
        click(scene, away)
        assert not shown(scene).panel_open


def test_a_game_without_expansions_has_nothing_to_open(app: App) -> None:
    scene = table(app, [])
    scene.handle(Key("down", "x"))
    assert paint_opened(shown(scene)) == []


def test_what_lies_below_cannot_be_touched_and_what_lies_above_can(app: App) -> None:
    """Given open boards, then nothing of the map below is a target, and boards are where they
    are seen.
    """
    scene = table(app, BOTH)
    covered = [n for n in scene.hit_test.affordances.sources() if n.startswith("ship.")]
    assert covered and all(scene.hit_test.rect(name) is not None for name in covered)
    scene.handle(Key("down", "x"))
    assert all(scene.hit_test.rect(name) is None for name in covered)
    dock = opened_dock(shown(scene))
    assert dock is not None
    for name, box in dock.boards.items():
        node = node_at(scene.ui.layout.nodes(scene.hit_test.view), centre(box))
        assert node is not None, name
        assert node.name.split(".")[0] in ("crusade", "papal", "book", "mantle", "supply"), name


@pytest.mark.parametrize("expansions", [BOTH, BOTH[:1], BOTH[1:]])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_lies_on_the_panel_apart_and_has_its_words(
    app: App, expansions: list[str], seats: int
) -> None:
    scene = table(app, expansions, seats)
    scene.handle(Key("down", "x"))
    view = shown(scene)
    items, dock = paint_opened(view), opened_dock(view)
    assert dock is not None and not unknown(items)
    cells = [*dock.boards.values(), *dock.projects]
    assert all(holds(dock.box, (x, y)) and holds(dock.box, (x + w, y + h)) for x, y, w, h in cells)
    assert not any(overlap(a, b) for n, a in enumerate(cells) for b in cells[:n])
    texts = [item for item in items if isinstance(item, Label) and item.key.endswith(".text")]
    assert len(texts) == len(dock.boards) and len({text.peers for text in texts}) <= 1
    stocks = [item.rect for item in items if ".stock" in item.key]
    assert not any(overlap(text.rect, stock) for text in texts for stock in stocks)
    named = [item for item in items if isinstance(item, Label) and item.key.endswith(".name")]
    assert len(named) == len(dock.projects)
    assert not [item for item in items if isinstance(item, Board)]
    pictures = [item.rect for item in items if isinstance(item, Picture)]
    assert min(r[2] for r in pictures if r in dock.boards.values()) >= 180 if dock.boards else True


def test_a_question_about_projects_alone_opens_them() -> None:
    """Given the question which Project to take, then it calls; a turn does not."""
    assert opens(Decision(0, "project", (("project", 3), ("done",))), KEYS.shown_open)
    assert not opens(Decision(0, "turn", (("sail", 1), ("pass",))), KEYS.shown_open)
    assert not opens(Decision(0, "project", (("done",),)), KEYS.shown_open)


def test_an_answer_puts_it_away(app: App) -> None:
    scene = table(app, BOTH)
    scene.handle(Key("down", "x"))
    asked = scene.flow.decision
    assert asked is not None
    sail = next(option for option in asked.options if option[0] == "sail")
    scene.flow.choose(sail)
    scene.flush()
    scene.update_affordances()
    assert not shown(scene).panel_open
    assert isinstance(scene.flow.session.spec.rules, StuporMundiRules)


def test_no_line_of_the_log_hangs_over_the_strip(app: App) -> None:
    """Given any lines, in a small window and in a large one, then the last is as whole as all."""
    scene = table(app, BOTH)
    for _ in range(60):
        asked = scene.flow.session.decision
        assert asked is not None
        scene.flow.hand_over(asked.seat)
        scene.flow.choose(asked.options[-1])
        scene.flush()
        for compact in (False, True):
            view = replace(shown(scene), compact=compact)
            strip = strip_of(view)
            assert strip is not None
            rows = LOG.laid_out(view)
            assert all(row.box[1] + row.box[3] <= strip.box[1] for row in rows)


def test_the_names_of_the_boards_are_of_one_face(app: App) -> None:
    for language in ("en", "fr"):
        app.change(language=language)
        scene = table(app, BOTH)
        scene.handle(Key("down", "x"))
        titles = [item for item in paint_opened(shown(scene))
                  if isinstance(item, Label) and item.key.endswith(".title")]  # fmt: skip
        assert len(titles) >= 4
        assert len({label.face for label in titles}) == 1
    app.change(language="en")
