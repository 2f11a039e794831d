"""What a beginner met in the first rounds: what is lit, what lies over what, what is meant."""

from dataclasses import replace

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.cards.fan import paint_hand
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.games.stupor_mundi.face.gestures.questions import LEAVE, WAY_OUT, prompt_of
from stupor.games.stupor_mundi.face.layout import StuporMundiLayout
from stupor.games.stupor_mundi.face.rectangles import place_rect
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.harbours import FREE, ring_box
from stupor.games.stupor_mundi.face.voyage.voyage_board import paint_voyage
from stupor.stage.drag import Drag
from stupor.stage.geometry import holds
from stupor.stage.items import Box, Label
from stupor.stage.palette import DUN, HAND, PAPER
from tests.games.stupor_mundi.face.fixture_position import view

HANDS = ("hand", "deck")
#: The wooden rim of a board.
FRAME = 10.0


def asked(kind: str, *options: tuple[object, ...], **context: object) -> TableView:
    made = Decision(1, kind, options, "", context)  # type: ignore[arg-type]
    return replace(view(), decision=made)


def test_a_site_that_is_closed_now_has_a_pale_price() -> None:
    """Given one site that can be built, then its plate alone is white."""
    plates = {i.key: i.fill for i in paint_castle(asked("build", ("build", "t3", 2), ("done",)))
              if isinstance(i, Box) and i.key.endswith(".cost")}  # fmt: skip
    assert [key for key, fill in plates.items() if fill == PAPER] == ["castle/t3.cost"]
    assert DUN in plates.values()


def test_any_specialist_at_the_start_may_be_taken() -> None:
    shown = asked("promote", ("promote", 0, "b"), ("done",))
    shown.table.put("work.start", "specialist.1.2")
    assert shown.decision is not None
    found = [g for g in gestures(shown.decision, shown.table, {}) if g.pick and "special" in g.pick]
    assert {g.pick for g in found} >= {"specialist.1.0", "specialist.1.2"}
    assert {(g.option, g.drop) for g in found} == {(("promote", 0, "b"), "work.b.1")}


def test_a_keep_is_taken_by_the_whole_plate_on_which_it_lies() -> None:
    """Given a Keep to build, then its plate takes it, and a hand holds it by its middle."""
    shown = view()
    piece = next(p for p in (f"structure.1.{n}" for n in (9, 10)) if place_rect(shown, p))
    node = StuporMundiLayout().node(shown, piece)
    assert node is not None and node.plate is not None
    x, y, w, h = node.plate
    far = (x + w - 4, y + h / 2)
    assert not holds(node.rect, far)
    drag = Drag()
    drag.press(piece, node.rect, far)
    assert drag.held is not None and drag.held.grip == (0, 0)


def test_all_names_of_a_hand_are_in_the_same_letters() -> None:
    """Given a name that needs narrower letters, then no other shouts beside it."""
    shown = view(hand=(12, 14, 18, 16, 113, 19, 111, 10, 13, 11, 15, 17))
    names = [i for i in paint_hand(shown) if isinstance(i, Label) and i.z >= HAND]
    faces = {i.face for i in names if i.key.endswith(".title")}
    assert "title" not in faces or faces == {"title"}


def test_no_price_of_an_ally_shines_through_the_opened_expansions() -> None:
    for opened in (True, False):
        pills = [i for i in paint_voyage(view(panel_open=opened)) if i.key.endswith(".pill")]
        assert pills and all((i.z < HAND) is opened for i in pills)


def test_one_leaves_a_market_where_one_has_traded() -> None:
    for traded, way in ((False, WAY_OUT), (True, LEAVE)):
        said = prompt_of(asked("market", ("buy",), ("done",), city=0, sold=traded, bought=False))
        assert said.endswith(way)


def test_a_free_harbour_lies_on_the_water_and_not_on_the_frame() -> None:
    """Given a Ship in Tunis, then the large ring of Barcelona lies within the Voyage Board."""
    shown = view()
    shown.table.zones["city.4"] = []
    for city in range(5):
        x, _, w, _ = ring_box(shown, city, FREE)
        left, _, wide, _ = shown.anchors["voyage"]
        assert left + FRAME < x and x + w < left + wide - FRAME


def test_the_question_counts_no_specialists_where_more_are_lit() -> None:
    """Given two that share one option, and a third on its way, then no number is told."""
    shown = asked("promote", ("promote", 0, "b"), ("promote", 1, "a"), ("done",))
    assert prompt_of(shown) == (
        "Promote: drag a lit Specialist to its next space, or press the seal to skip."
    )


def test_an_ally_who_costs_nothing_is_not_said_to_be_afforded() -> None:
    """Given one Ally in Roma, then the question names the city, whatever he costs."""
    told = prompt_of(asked("summon", ("summon", 9, 1), ("done",), city=0))
    assert told == ("Summon: drag the lit Ally in Roma to a free space, or press the seal to skip.")
