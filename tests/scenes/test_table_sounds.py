"""Every sound the table asks for is there."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.games import registry
from stupor.games.stupor_mundi.face.animation import (
    COUNTER_SOUNDS,
    EVENT_SOUNDS,
    PIECE_SOUNDS,
    sound_of,
)
from stupor.platform import paths
from stupor.platform.audio import first_of, variants
from stupor.scenes.title.scene import TitleScene
from stupor.stage.geometry import centre
from stupor.stage.pointer import Pointer
from stupor.table.session.sounds import TOUCH, EventSounds, side_of
from tests.scenes.table_setup import open_table


class Ears:
    """Notes what is played, and where."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.pieces: list[tuple[str, ...]] = []

    def play(self, name: str, side: float = 0.0) -> None:
        self.heard.append((name, side))

    def music(self, *names: str) -> None:
        self.pieces.append(names)

    def duck(self, share: float) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def app() -> Iterator[App]:
    made = App((1280, 720), sound=False)
    yield made
    made.close()


@pytest.fixture
def ears(app: App, monkeypatch: pytest.MonkeyPatch) -> Ears:
    found = Ears()
    monkeypatch.setattr(app, "_audio", found)
    return found


_ASKED: Final = re.compile(r'audio\.play\("(\w+)"\)')


@pytest.mark.parametrize(
    "name", sorted({*PIECE_SOUNDS.values(), *COUNTER_SOUNDS.values(), *EVENT_SOUNDS.values()})
)
def test_the_sound_is_shipped(name: str) -> None:
    assert variants(paths.sounds_of("stupor_mundi"), name)


def test_events_have_their_sounds() -> None:
    assert sound_of(Event("moved", 0, ("ship.0", "city.0", "city.1"))) == "sail"
    assert sound_of(Event("counter", 0, ("coins.0", 5, -1, "travel"))) == "coin"
    assert sound_of(Event("counter", 0, ("coins.0", 5, 0, "travel"))) == ""
    assert sound_of(Event("gathered", 0, ("discard.0", "deck.0"))) == "shuffle"
    assert sound_of(Event("moved", 0, ("card.7", "deck.0", "hand.0"))) == "deal"
    assert sound_of(Event("moved", 0, ("card.7", "hand.0", "slot.0.1"))) == "card_place"
    assert sound_of(Event("summoned", 0, (3, 1, 2))) == "ally"
    assert sound_of(Event("lost", 0, ("grain", 2))) == "wood"
    assert sound_of(Event("turn", 0, ())) == ""


def test_the_sounds_that_pages_ask_for_are_shipped() -> None:
    """Given every page, when it plays a sound by name, then there is such a sound."""
    pages = (paths.levels().parent / "stupor" / "scenes").rglob("*.py")
    asked = {name for page in pages for name in _ASKED.findall(page.read_text(encoding="utf-8"))}
    assert {"page", "card_place"} <= asked
    assert {name for name in asked if not variants(paths.sounds_of(""), name)} == set()


def test_an_event_is_heard_where_it_happens(app: App, ears: Ears) -> None:
    scene = open_table(app, "human,random", 5)
    view = scene.hit_test.view
    ship = next(piece for piece in view.table.pieces("city.0") if piece.startswith("ship."))
    places = {city: side_of(scene.ui, view, Event("moved", 0, (ship, "city.0", city)))
              for city in ("city.0", "city.1", "city.2", "city.3", "city.4")}  # fmt: skip
    assert all(-1 <= side <= 1 for side in places.values())
    assert len(set(places.values())) > 2
    sailed = Event("moved", 0, (ship, "city.0", "city.2"))
    EventSounds(scene.ui, scene.hand).hear(ears, [sailed], view)
    assert ears.heard == [("sail", places["city.2"])]


def test_a_fold_of_many_events_is_not_a_noise(ears: Ears, app: App) -> None:
    scene = open_table(app, "human,random", 5)
    coins = [Event("counter", 0, ("coins.0", k, 1, "travel")) for k in range(9)]
    told = [Event("round", -1, (2,)), Event("issued", 0, (1, 1))]
    EventSounds(scene.ui, scene.hand).hear(ears, [*coins, *told], scene.hit_test.view)
    assert [name for name, _ in ears.heard] == ["round", "seal"]


def test_what_may_be_taken_is_heard_once_when_the_hand_comes_upon_it(app: App, ears: Ears) -> None:
    scene = open_table(app, "human,random", 5)
    app.step()
    scene.flush()
    ears.heard.clear()
    pick = next(name for name in scene.hit_test.affordances.sources() if scene.hit_test.rect(name))
    x, y = centre(scene.hit_test.rect(pick))  # type: ignore[arg-type]
    for step in (0, 1, 2):
        scene.handle(Pointer("move", x + step, y, 0))
    assert [name for name, _ in ears.heard] == [TOUCH]
    scene.handle(Pointer("move", 3, 3, 0))
    scene.handle(Pointer("move", x, y, 0))
    assert [name for name, _ in ears.heard] == [TOUCH, TOUCH]


def test_every_scene_hears_its_own_music(app: App, ears: Ears) -> None:
    app.stack.push(TitleScene())
    app.step()
    assert ears.pieces[-1] == ("theme",)
    open_table(app, "human,random", 5)
    app.step()
    assert ears.pieces[-1] == ("table", "theme")
    open_table(app, "human", 5)
    app.step()
    assert ears.pieces[-1] == ("solo", "table", "theme")


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("wanted", [("theme",), ("table", "theme"), ("end", "theme"),
                                    ("solo", "table", "theme")])  # fmt: skip
def test_every_game_has_music_for_every_scene(game: str, wanted: tuple[str, ...]) -> None:
    found = first_of(paths.sounds_of(game), wanted)
    assert found is not None
    assert found.stem == wanted[0] or game == "burgundy"


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_has_what_the_house_plays(game: str) -> None:
    house = ("click", "error", "page", "seal", "card_place", "coin", "fanfare", "hover", "bell")
    assert [name for name in house if not variants(paths.sounds_of(game), name)] == []


def test_a_pointer_over_nothing_wakes_no_device(app: App) -> None:
    open_table(app, "human,random", 5).handle(Pointer("move", 3, 3, 0))
    assert app._audio is None
