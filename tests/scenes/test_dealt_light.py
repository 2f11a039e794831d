"""Cards are lit where they lie: a hand that is still being dealt is not."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.events import MOVED, Event
from stupor.games.stupor_mundi.ids import DRAFT
from stupor.stage.timeline import Clip
from stupor.table.overlay import is_dealt, lights
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=1.0, reduced_motion=False)
    yield made
    made.close()


def lit(scene: TableScene) -> set[str]:
    """The keys of what is lit but for harbours and ribbon."""
    return {item.key for item in scene._lights.steady_items()}


def test_a_card_that_is_still_on_its_way_is_not_lit_nor_are_those_that_make_room(app: App) -> None:
    """Given a hand of which one card is still in the deck of the shown table, then none is lit."""
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.update_affordances()
    flow, hit_test = scene.flow, scene.hit_test
    shown = lit(scene)
    cards = {item.key for item in lights(scene.hand, hit_test)} - {
        item.key for item in lights(scene.hand, hit_test, dealt=False)
    }
    assert cards and cards <= shown and is_dealt(flow.model.table, hit_test)
    seat = flow.viewer
    last = flow.model.table.pieces(f"hand.{seat}")[-1]
    after = flow.model.table.clone()
    before = after.clone()
    before.zones[f"hand.{seat}"].remove(last)
    before.zones[f"deck.{seat}"].append(last)
    flow.model.table = before
    event = Event(MOVED, seat, (last, f"deck.{seat}", f"hand.{seat}"))
    flow.timeline.add([Clip(event, 0.4, 0.1, last, f"deck.{seat}", f"hand.{seat}")], after,
                      flow.model.facts)  # fmt: skip
    assert not is_dealt(flow.model.table, hit_test) and not cards & lit(scene)
    flow.timeline.flush()
    assert cards <= lit(scene)


def test_a_hand_below_the_banners_of_the_draft_is_not_lit(app: App) -> None:
    """Given a whole hand while the shown table still chooses Houses, then no card is lit."""
    scene = open_table(app, "human,random", 5)
    scene.flush()
    scene.update_affordances()
    shown = scene.flow.model.table.clone()
    assert is_dealt(shown, scene.hit_test)
    shown.counters["phase"] = DRAFT
    for seat in range(2):
        shown.zones[f"deck.{seat}"] = []  # the banners hang until the first card is dealt
    assert not is_dealt(shown, scene.hit_test)
