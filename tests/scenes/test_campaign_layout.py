"""No page of the campaign has words that are cut, squeezed or on top of each other."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import life, name_of
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.map import Placed
from stupor.games.stupor_mundi.rooms.campaign.profiles import NEW, ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.stage.items import Label
from tests.scenes.campaign_setup import life_so_far, own_chapter
from tests.support.layout_check import problems
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
NAMES = [name_of(item) for item in life()]
LONGEST = "Wilhelmina Maria"
Opens = Callable[[App], None]


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[1]}p")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    yield made
    made.stack.clear()
    made.close()


@pytest.fixture(autouse=True)
def _played(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.__dict__.pop("archive", None)
    app.archive.profiles.rename(app.archive.profiles.current().id, LONGEST)
    life_so_far(app, monkeypatch, "05-naples", "02-palermo")


def on_map(name: str) -> Opens:
    return lambda app: app.stack.reset(CampaignScene(name))


def opening(name: str) -> Opens:
    return lambda app: app.stack.reset(ChapterOpeningScene(name))


def own(app: App) -> None:
    own_chapter(app, "league")
    own_chapter(app, "a-name-that-is-as-long-as-names-get", "number = 1\nyear = 3\n")
    app.stack.reset(CampaignScene("own/a-name-that-is-as-long-as-names-get"))


def bare(app: App) -> None:
    scene = CampaignScene()
    app.stack.reset(scene)
    scene.open_list("own")


def history(app: App) -> None:
    scene = CampaignScene("03-puer-apuliae")
    app.stack.reset(scene)
    assert scene.entry is not None
    app.stack.push(HistoryScene(scene.entry, scene.campaign.profile))


def profiles(app: App) -> None:
    for number in range(4):
        app.archive.profiles.add(f"{LONGEST[:14]} {number}")
    app.stack.reset(CampaignScene())
    scene = ProfilesScene()
    app.stack.push(scene)
    scene.write(NEW, LONGEST)


PAGES: dict[str, Opens] = {
    **{f"map {name}": on_map(name) for name in NAMES},
    **{f"opening {name}": opening(name) for name in NAMES},
    "own": own,
    "bare": bare,
    "history": history,
    "profiles": profiles,
}
BELOW = {"history": "history/", "profiles": "profiles/"}


@pytest.mark.parametrize("page", PAGES)
def test_words_are_whole_and_apart(app: App, page: str) -> None:
    PAGES[page](app)
    app.step()
    above = BELOW.get(page, "")

    def allowed(label: Label) -> bool:
        return not label.key.startswith(above)

    assert problems(app, allowed) == []


def test_no_name_on_the_map_covers_a_seal_or_another_name(app: App) -> None:
    scene = CampaignScene()
    app.stack.reset(scene)
    placed = scene.placed
    assert len(placed.labels) == len(NAMES)
    taken = [*placed.labels.values(), *(_core(seal) for seal in placed.seals.values())]
    for one, other in combinations(taken, 2):
        assert _apart(one, other), (one, other)


def test_a_seal_near_the_edge_stays_on_the_map(app: App) -> None:
    text = (own_chapter(app, "edge")).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("map"))
    own_chapter(app, "edge", text.replace(line, "map = { x = 1.0, y = 0.0 }"))
    scene = CampaignScene("own/edge")
    app.stack.reset(scene)
    placed: Placed = scene.placed
    x, y, w, h = app.anchors("campaign")["campaign.map"]
    for u, v, wide, high in (placed.seals["own/edge"], placed.labels["own/edge"]):
        assert x <= u
        assert u + wide <= x + w
        assert y <= v
        assert v + high <= y + h


def _core(seal: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The seal without its ragged rim."""
    x, y, w, h = seal
    return x + w * 0.15, y + h * 0.15, w * 0.7, h * 0.7


def _apart(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    x, y, w, h = one
    u, v, wide, high = other
    return x + w <= u or u + wide <= x or y + h <= v or v + high <= y
