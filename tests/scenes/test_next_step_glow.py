"""The light of the one next step: two soft breaths after a change, then it stands still."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.stage.affordance import SEAL
from stupor.stage.geometry import overlap
from stupor.stage.highlight_roles import is_next, outline
from stupor.stage.items import Group, Item, Picture
from stupor.table.effects.lights import BREATH, LONG, STEP, WEAKEST, NextStepGlow, strength
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.windows import window

EDGE = outline("glow.target.0", 5, (100.0, 100.0, 80.0, 40.0), "next")
ROUND = outline("glow.target.1", 5, (100.0, 100.0, 40.0, 40.0), "next", rounded=True)
OTHER = outline("glow.rest.0", 5, (300.0, 100.0, 80.0, 40.0), "possible")


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = window((1280, 720), painted=False)
    monkeypatch.setattr(made, "now", clock)
    yield made
    made.close()


def begun(lights: list[Item]) -> NextStepGlow:
    breath = NextStepGlow()
    assert breath.tick([OTHER], False, 10.0) is None
    assert breath.tick(lights, False, 20.0) == STEP
    return breath


def test_it_is_full_at_both_ends_and_weakest_in_the_middle() -> None:
    assert strength(0.0) == strength(BREATH) == strength(LONG) == 1.0
    assert strength(BREATH / 2) == pytest.approx(WEAKEST)


def test_only_what_is_next_breathes() -> None:
    lights = [OTHER, EDGE, ROUND]
    seen = begun(lights).pulsed(lights, 20.0 + BREATH / 2)
    assert seen[0] is OTHER
    frame, disc = seen[1:]
    assert isinstance(frame, Group) and frame.rect == EDGE.rect
    assert isinstance(disc, Picture) and frame.alpha == disc.alpha == round(255 * WEAKEST)


def test_it_stands_still_after_two_breaths_and_asks_for_no_more_frames() -> None:
    lights: list[Item] = [EDGE]
    breath = begun(lights)
    assert breath.tick(lights, False, 20.1 + LONG) is None
    assert breath.pulsed(lights, 20.1 + LONG) is lights
    assert breath.tick([EDGE], False, 40.0) is None, "the same light begins anew"


def test_nothing_breathes_as_a_table_opens_nor_where_motion_is_off() -> None:
    breath = NextStepGlow()
    assert breath.tick([EDGE], False, 10.0) is None
    assert breath.tick([ROUND], True, 20.0) is None
    assert breath.pulsed([ROUND], 20.5) == [ROUND]


def test_what_lies_under_the_pointer_does_not_breathe() -> None:
    assert not is_next(outline("glow.hot.0", 5, (0.0, 0.0, 40.0, 40.0), "next"))
    assert is_next(EDGE) and is_next(ROUND) and not is_next(OTHER)


def glowing(scene: TableScene, now: float) -> list[Item]:
    return [item for item in scene.overlay(now) if is_next(item)]


def test_once_the_card_is_played_the_seal_alone_breathes_and_then_rests(
    app: App, clock: Clock
) -> None:
    """Given nothing left but the seal, then its light swells for a while and is still again."""
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.tick(clock())
    assert [item.key for item in glowing(scene, clock())] == ["harbours/1.ring"]
    while scene.flow.decision is not None and scene.flow.decision.kind != "end":
        options = scene.flow.decision.options
        scene.flow.choose(next((o for o in options if o[0] == "play"), options[-1]))
    scene.flush()
    scene.update_affordances()
    wait = scene.tick(clock())
    assert wait is not None and wait <= STEP
    clock.time += BREATH / 2
    scene.tick(clock())
    weak = glowing(scene, clock())
    assert [item.key for item in weak] == ["seal/next"]
    assert isinstance(weak[0], Picture) and weak[0].alpha == round(255 * WEAKEST)
    clock.time += LONG
    assert scene.tick(clock()) is None
    still = glowing(scene, clock())
    assert isinstance(still[0], Picture) and still[0].alpha == 255


def test_without_motion_it_never_moves(app: App, clock: Clock) -> None:
    app.change(reduced_motion=True)
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.tick(clock())
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play"))
    scene.flush()
    scene.update_affordances()
    assert scene.tick(clock()) is None


def test_every_piece_that_answers_the_one_question_is_as_bright_as_the_next_step(
    app: App, clock: Clock
) -> None:
    """Given a Specialist to promote and three of them, then all three shine as the only step."""
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.tick(clock())
    scene.flow.choose(("play", 2, 1, "down"))
    scene.flush()
    scene.update_affordances()
    scene.tick(clock())
    promoted = [n for n in scene.hit_test.affordances.sources() if n.startswith("specialist.")]
    assert len(promoted) > 1 and len(glowing(scene, clock())) == len(promoted)


def test_a_board_that_may_be_used_instead_is_as_bright_as_the_action(
    app: App, clock: Clock
) -> None:
    """Given a Specialist to promote or a Papal Book to take, then all shine as the next step."""
    crusade = {
        "edition": "special",
        "expansions": ["postponed-crusade"],
        "boards": ["library", "harbour", "allies"],
    }
    scene = open_table(app, "human,random", 5, crusade)
    scene.flush()
    scene.tick(clock())
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (1, "down")))
    scene.flush()
    scene.update_affordances()
    scene.tick(clock())
    answers = [name for name in scene.hit_test.affordances.sources() if name != SEAL]
    assert {name.partition(".")[0] for name in answers} == {"book", "specialist"}
    assert len(glowing(scene, clock())) == len(answers)


def test_the_actions_of_a_card_face_down_shine_and_the_cards_do_not(app: App, clock: Clock) -> None:
    """Given a card in a slot of two actions, then both are the next step, and nothing else."""
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.tick(clock())
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (2, "down")))
    scene.flush()
    scene.update_affordances()
    scene.tick(clock())
    asked = scene.flow.decision
    assert asked is not None and asked.options == (("promote",), ("market",))
    lit = [item.rect for item in glowing(scene, clock())]
    actions = [scene.hit_test.rect(name) for name in ("action.1", "action.2")]
    assert len(lit) == 2
    assert all(any(overlap(box, rect) for rect in lit) for box in actions if box)
