"""One thing is the strongest: what is next outshines what else may be done, for any eyes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from unittest.mock import patch

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.explain.explanations import spots
from stupor.games.stupor_mundi.face.margin.header import paint_actions
from stupor.games.stupor_mundi.face.plate.subject import measured_items, places, plate_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.harbours import paint_harbours
from stupor.selftest.scenes import every
from stupor.stage.geometry import centre
from stupor.stage.highlight_roles import is_next
from stupor.stage.items import Item, Rect
from stupor.table.effects.lights import Lights
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.test_explain_numbers import table as seen_by_seat
from tests.games.stupor_mundi.face.test_lights_without_colour import Pixels, shown
from tests.games.stupor_mundi.scenario import Scenario
from tests.support.colours import EYES, apart, seen
from tests.support.usual import some
from tests.support.windows import window

ALL_EYES = (*EYES, "grey")
DIFFERS = 10.0
SEA: Rect = (820.0, 200.0, 780.0, 230.0)


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    made.change(first_game=False, language="en", text=100)
    with patch.object(Lights, "steady_items", return_value=[]):  # the table bare of any light
        dict(every())["table"](made)
        for _ in range(5):
            made.step()
        yield made
    made.stack.clear()
    made.close()


def table(app: App) -> TableView:
    found = app.stack.visible()[-1]
    assert isinstance(found, TableScene)
    view = found.hit_test.view
    assert isinstance(view, TableView)
    return view


@cache
def _lab(colour: tuple[int, int, int], eyes: str) -> tuple[float, float, float]:
    if eyes == "grey":
        return seen(colour, "all cones")[0], 0.0, 0.0
    return seen(colour, eyes)


def light(bare: Pixels, lit: Pixels, eyes: str) -> float:
    """How much light is added: every pixel by how much it differs."""
    pairs: dict[tuple[tuple[int, int, int], ...], int] = {}
    for pair in zip(bare, lit, strict=True):
        if pair[0] != pair[1]:
            pairs[pair] = pairs.get(pair, 0) + 1
    found = ((apart(_lab(a, eyes), _lab(b, eyes)), count) for (a, b), count in pairs.items())
    return sum(by * count for by, count in found if by >= DIFFERS)


def of(items: Iterable[Item], *keys: str) -> list[Item]:
    return [item for item in items if item.key.startswith(keys)]


@pytest.mark.parametrize("eyes", some(ALL_EYES, ["grey", "deuteranopia"]))
def test_the_free_harbour_outshines_every_other_one_and_all_cards(app: App, eyes: str) -> None:
    """Given a turn that begins, then the free harbour is thrice as much light as any other way."""
    view = table(app)
    harbours = paint_harbours(view)
    free = next(i.key.split(".")[0] for i in harbours if i.key.endswith(".ring") and _next(i))
    others = {i.key.split(".")[0] for i in harbours if i.key.endswith(".ring")} - {free}
    bare = shown(app, SEA, [])
    strong = light(bare, shown(app, SEA, of(harbours, f"{free}.")), eyes)
    for other in others:
        assert strong > 3 * light(bare, shown(app, SEA, of(harbours, f"{other}.")), eyes)
    hand = view.anchors["hand"]
    cards = view.table.pieces(f"hand.{view.viewer}")
    one = light(shown(app, hand, []), shown(app, hand, card_lights(view, cards[:1])), eyes)
    assert cards and strong > 2 * one


def _next(item: Item) -> bool:
    return getattr(item, "sprite", "").endswith("next")


@pytest.mark.parametrize("eyes", some(ALL_EYES, ["tritanopia"]))
def test_what_an_ally_measures_is_seen_at_a_glance(app: App, eyes: str) -> None:
    """Given the pointer on an Ally, then all along the edge of what counts the table changes."""
    view = table(app)
    told = [plate for name, _ in spots(view) if (plate := plate_of(view, name)) is not None]
    assert told
    for plate in told:
        for place in places(view, plate):
            one = [i for i in measured_items(view, plate) if _lies_about(i, place)]
            assert one
            pairs = zip(shown(app, place, []), shown(app, place, one), strict=True)
            clear = sum(apart(_lab(a, eyes), _lab(b, eyes)) >= 20 for a, b in pairs if a != b)
            assert clear > 2.5 * 2 * (place[2] + place[3]), (plate.who.name, place)


def _lies_about(item: Item, place: Rect) -> bool:
    return (
        abs(centre(item.rect)[0] - centre(place)[0])
        < 1
        > abs(centre(item.rect)[1] - centre(place)[1])
    )


@pytest.mark.parametrize(
    ("deeds", "hand", "lit"),
    [((), ("A1",), []), ((), (), []), (("sail:1",), (), ["actions/pass.light"])],
)
def test_with_an_empty_hand_passing_is_next_once_nothing_is_free_to_sail_to(
    deeds: tuple[str, ...], hand: tuple[str, ...], lit: list[str]
) -> None:
    """Given no card to play, then the plate is lit, unless a free harbour still comes first."""
    items = paint_actions(seen_by_seat(Scenario(2).holds(*hand).does(*deeds)))
    assert [item.key for item in items if is_next(item)] == lit
