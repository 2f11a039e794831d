"""Whatever is drawn on the table is explained, at every kind of moment."""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from stupor.games.stupor_mundi.face.docks.panels import drawn
from stupor.games.stupor_mundi.face.explain.explanations import GROUND, explanation, spots
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of as panel_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.rulebook import RULES
from stupor.stage.geometry import centre, holds
from stupor.stage.items import Rect
from tests.games.stupor_mundi.face.many_tables import GAMES, last_rounds, moments, wider_moments
from tests.games.stupor_mundi.face.painted import paint_table
from tests.support.usual import some
from tests.support.windows import window

#: Pure backgrounds: they carry things and are no things themselves.
BACKGROUNDS: Final = {
    "board/table": "the wood with all boards painted on it",
    "dock/wood": "the wood under the Crusade boards and the Imperial Projects",
    "dock/shore": "the wood under the Crusade boards on the map",
    "board/rail": "the wood of the tall panels",
    "draft/ground": "the cloth under the banners; it hides the own area",
    "stage/dim": "the shade around the Edict stage",
    "stage/panel": "the paper of the Edict stage",
    "stage/sheet": "fresh paper under the tracks of the stage",
}
#: The light about the panel of whoever is to move has the whole panel as its middle.
FRAME: Final = ".turn"
SEATS: Final = sorted({seats for seats, _ in GAMES})
#: Whatever is asked at one of the tables; a process that runs other tests makes none of them.
KINDS: Final = (
    "action", "bonus", "build", "circle", "discard", "edict", "end", "give", "harbour", "house",
    "icon", "income", "market", "order", "pay", "project", "promote", "purchase", "refill",
    "resource", "spend", "store", "summon", "turn",
)  # fmt: skip
SHAPES: Final = [(1280, 960), (1280, 800), (1720, 720)]
#: What the rest of the table is hidden under, by the layer of its keys.
COVERS: Final = ("draft/", "stage/")


@pytest.fixture(scope="module", autouse=True)
def _no_tables_kept() -> Iterator[None]:
    """They take 47 MB, and no other module asks for them."""
    yield
    moments.cache_clear()
    wider_moments.cache_clear()


#: Where the things of the expansions lie.
WIDER_ZONES: Final = {
    "crusade", "books", "ships", "mantle", "over", "project", "condition", "projects", "done",
}  # fmt: skip


def seen(view: TableView) -> list[tuple[str, str]]:
    """Every drawn thing with the name of what is explained at its middle."""
    items, places = paint_table(view), list(spots(view))
    over = next((c for c in COVERS if any(i.key.startswith(c) for i in items)), "")
    return [
        (item.key, next((n for n, box in places if holds(box, centre(item.rect))), ""))
        for item in items
        if item.key not in BACKGROUNDS
        and not item.key.endswith(FRAME)
        and (not over or item.key.startswith(over))
    ]


def told(view: TableView, name: str) -> bool:
    """Whether a thing is explained with a title and a text."""
    said = explanation(view, name) if name else None
    return said is not None and bool(said.title.strip() and said.text.strip())


#: What the strip of the expansions itself is called; it is explained when asked, as a ground.
HEADINGS = {"dock/heading", "dock/left"}


def silent(view: TableView) -> set[str]:
    """What is drawn and not explained, by its key."""
    drawn = [(key, name) for key, name in seen(view) if key not in HEADINGS]
    mute = {name for _, name in drawn if name.startswith(GROUND) or not told(view, name)}
    return {f"{re.sub('[0-9]+', 'N', key)} -> {name}" for key, name in drawn if name in mute}


def of_moment(seats: int) -> list[TableView]:
    """Every third table of a player count, and all with the stage open or in the draft."""
    found = [view for view in moments() if view.seats == seats]
    rare = [v for v in found if v.decision is not None and v.decision.kind in ("house", "icon")]
    return found[::3] + rare[::2]


def test_the_moments_are_many() -> None:
    """Given the tables of the tests, then all counts and kinds, draft, end and last round occur."""
    assert SEATS == [1, 2, 3, 4]
    asked = {v.decision.kind for v in (*moments(), *wider_moments()) if v.decision is not None}
    assert asked == set(KINDS)
    assert len(KINDS) >= 20 and {"house", "icon", "edict", "refill", "bonus", "give"} <= set(KINDS)
    assert last_rounds() and any(view.decision is None for view in moments())


@pytest.mark.parametrize("seats", some(SEATS, [1, 3]))
def test_everything_drawn_is_explained(seats: int) -> None:
    assert not {words for view in of_moment(seats) for words in silent(view)}


@pytest.mark.parametrize("seats", some([2, 3, 4], [2]))
def test_everything_drawn_is_explained_with_expansions(seats: int) -> None:
    found = [view for view in wider_moments() if view.seats == seats]
    assert not {words for view in found[::4] for words in silent(view)}


def test_whatever_the_expansions_lay_down_explains_itself() -> None:
    """Given a thing of the expansions in any zone, then it has a title, a text and a rule."""
    kinds = set()
    for view in wider_moments()[::3]:
        for zone, here in view.table.zones.items():
            if zone.split(".")[0] not in WIDER_ZONES or not here:
                continue
            for name in (zone, *here):
                said = explanation(view, name)
                assert said is not None and told(view, name), (name, zone)
                assert said.rule in RULES and said.numbers.startswith("Now: "), (name, said)
                kinds.add(zone.split(".")[0])
    assert kinds == WIDER_ZONES


@pytest.mark.parametrize("shape", some(SHAPES, SHAPES[:1]))
def test_everything_is_explained_on_pages_of_other_shapes(shape: tuple[int, int]) -> None:
    app = window(shape, painted=False)
    pages = [app.anchors(page) for page in ("stage_edict", "stage_expansions", "table")]
    places: dict[str, Rect] = {name: tuple(page[name]) for page in pages for name in page}
    app.close()
    views = [replace(view, anchors=places) for view in moments()[::29]]
    assert not {words for view in views for words in silent(view)}


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_finds_all_its_things_explained(kind: str) -> None:
    """Given a question, then every name on the page has title, text, and a rule of the book."""
    every = (*moments(), *wider_moments())
    views = [v for v in every if v.decision is not None and v.decision.kind == kind]
    for view in (*views[:4], *views[-2:]):
        for name, _ in spots(view):
            said = explanation(view, name)
            assert said is not None and told(view, name), name
            assert not said.rule or said.rule in RULES, (name, said.rule)
            assert not said.numbers or said.numbers.startswith("Now: "), name


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_can_be_touched_is_explained(kind: str) -> None:
    """Given a question, then each thing to pick up, each target and each button is explained."""
    for view in (*moments(), *wider_moments()):
        asked = view.mine()
        if asked is None or asked.kind != kind:
            continue
        for gesture in gestures(asked, view.table, view.facts):
            for name in filter(None, (gesture.pick, gesture.drop, gesture.button)):
                assert told(view, name), (name, gesture.option)


def test_nobody_hears_of_what_rivals_hold_where_nothing_is_held() -> None:
    """Given a game without expansions, then no corner of a rival's panel speaks of them.

    With them a zero in the row of a panel is explained, and what is not drawn is not.
    """
    held = ("books.", "ships.", "projects.", "done.")
    assert not {name for view in moments() for name, _ in spots(view) if name.startswith(held)}
    for view in wider_moments()[::3]:
        for name, _ in spots(view):
            if name.startswith(held) and name.split(".")[1] != str(view.viewer):
                seat = int(name.split(".")[1])
                row = drawn(view, seat, panel_of(view, seat))
                assert view.table.pieces(name) or name.split(".")[0] in row, name


def test_explanations_are_clean_sentences() -> None:
    """Given all explanations, then none has doubled blanks, stops or an unfilled value."""
    odd = re.compile(
        r"  |\.\.|None|\{|\}|; ;|: \.| ,|nothing for|\b1 [A-Z]\w+s\b(?<!Bonus)(?<!Augustalis)"
    )
    for view in (*moments()[::5], *wider_moments()[::5]):
        for name, _ in spots(view):
            said = explanation(view, name)
            assert said is not None
            words = f"{said.title}|{said.text}|{said.numbers}"
            assert not odd.search(words), (name, words)
            assert said.text.rstrip("\u201d)")[-1] in ".?!", (name, said.text)


def test_nearly_everything_leads_to_the_rulebook() -> None:
    """Given a table, then only the buttons of the program have no chapter."""
    view = moments()[-40]
    bare = {name for name, _ in spots(view) if not (t := explanation(view, name)) or not t.rule}
    assert bare <= {"menu", "undo", "redo"}
