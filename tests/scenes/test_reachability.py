"""Every option of every kind of decision can be said by clicks, and by a drag."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.engine.rng import SplitMix
from stupor.games.registry import get
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.face.gestures.prompt import PROMPTS, prompt_of
from stupor.games.stupor_mundi.state import State
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.affordance import Gesture
from stupor.table.input.hit_test import HitTest
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.scenario import a_game
from tests.support.windows import window

SPEC = get("stupor_mundi")
#: Questions that the retail box does not ask, or seldom.
RARE = {"income", "order", "project", "alone"}
#: What only the expansions offer, and the boxes that they come in.
WORDS = {
    "postponed-crusade": {"book", "supply", "papal", "mantle", "knight"},
    "imperial-projects": {"project", "imperial"},
}
KINDS = frozenset(PROMPTS) - {"play", "start", "sell", "buy", "stuck", "reward", "house"} - RARE
SEEDS = range(1, 8)


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def wander(
    seats: int, seeds: Iterable[int] = SEEDS, box: Mapping[str, object] | None = None
) -> dict[str, State]:
    """A late position of every kind of decision that random games meet."""
    met = _wandered(seats, tuple(seeds), tuple((box or {}).items()))
    return {kind: state.clone() for kind, state in met.items()}


@cache
def _wandered(
    seats: int, seeds: tuple[int, ...], box: tuple[tuple[str, object], ...]
) -> dict[str, State]:
    found: dict[str, State] = {}
    for seed in seeds:
        setup = {"houses": "random", **dict(box)}
        state, rng = SPEC.rules.setup(seats, seed, setup), SplitMix(seed)
        while (asked := SPEC.rules.decision(state)) is not None:
            found[asked.kind] = state.clone()
            options = [o for o in asked.options if o != ("pass",)] or asked.options
            SPEC.rules.apply(state, options[rng.below(len(options))])
    return found


def wander_to(expansions: Iterable[str], seats: int) -> dict[str, State]:
    """A position for every word that these expansions add; games go on until all were offered."""
    box = {"edition": "special", "expansions": list(expansions), "houses": "random"}
    words = set().union(*(WORDS[name] for name in expansions))
    found: dict[str, State] = {}
    for seed in range(1, 60):
        if set(found) == words:
            break
        state, rng = SPEC.rules.setup(seats, seed, box), SplitMix(seed)
        while (asked := SPEC.rules.decision(state)) is not None:
            new = [o for o in asked.options if o[0] in words]
            found |= {str(option[0]): state.clone() for option in new}
            options = new or [o for o in asked.options if o != ("pass",)] or asked.options
            SPEC.rules.apply(state, options[rng.below(len(options))])
    return found


def open_at(app: App, state: State) -> TableScene:
    """A table of humans at that position."""
    seats = [make_seat("human", SPEC, n) for n in range(state.seats)]
    names = [seat.name for seat in seats]
    scene = TableScene(Session(SPEC, seats, state.clone(), {"seats": state.seats, "names": names}))
    app.stack.reset(scene)
    return scene


def by_drag(hit_test: HitTest, gesture: Gesture) -> bool:
    """Whether a thing can be gripped here and dropped there."""
    if not gesture.pick or not gesture.drop:
        return False
    grip = hit_test.grip(gesture.pick)
    spot = hit_test.spot(gesture.pick, gesture.drop, gesture.mode)
    return grip is not None and spot is not None


def by_click(hit_test: HitTest, gesture: Gesture) -> bool:
    """A button on the page, or the same drag with two clicks."""
    if gesture.button:
        return hit_test.button_spot(gesture.button) is not None
    return by_drag(hit_test, gesture)


def assert_reachable(scene: TableScene) -> None:
    asked, hit_test = scene.flow.decision, scene.hit_test
    assert asked is not None
    assert prompt_of(hit_test.view), asked.kind
    for option in asked.options:
        ways = hit_test.affordances.of(option)
        assert any(by_click(hit_test, way) for way in ways), (asked.kind, key_of(option))
        assert any(by_drag(hit_test, way) for way in ways), (asked.kind, key_of(option))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_has_a_click_path_and_a_drag(app: App, seats: int) -> None:
    positions = wander(seats)
    missing = KINDS - set(positions)
    assert missing <= ({"bonus", "circle", "pay", "spend"} if seats < 3 else set())
    for state in positions.values():
        assert_reachable(open_at(app, state))


def test_the_draft_and_an_edict_without_tiles(app: App) -> None:
    state = SPEC.rules.setup(3, 4, {"houses": "draft"})
    assert_reachable(open_at(app, state))
    game = a_game().specialists("b2").bonus_tiles("b", 3).edicts((0, 0, 0))
    game.again(Promote()).does("promote:0:b")
    assert game.asks == "reward"
    assert_reachable(open_at(app, game.s))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("expansions", [*((name,) for name in WORDS), tuple(WORDS)])
def test_what_the_expansions_offer_has_a_click_path_and_a_drag(
    app: App, expansions: tuple[str, ...], seats: int
) -> None:
    positions = wander_to(expansions, seats)
    assert set(positions) == set().union(*(WORDS[name] for name in expansions))
    for state in positions.values():
        assert_reachable(open_at(app, state))
