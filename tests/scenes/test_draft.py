"""The House draft: four banners, in reverse turn order, and no colour before the choice."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from stupor.app import App
from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.cards.house import UNIQUE
from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle, paint_price_under
from stupor.games.stupor_mundi.face.castle.structures import SITE_NAMES
from stupor.games.stupor_mundi.face.draft.house_draft import (
    FOOT,
    HEAD,
    TALL,
    banner_rects,
    card_rects,
    covered,
    drafting,
    head_of,
    paint_banner_close,
    paint_draft,
    taker_of,
    unready,
)
from stupor.games.stupor_mundi.face.rivals.rival_panels import UNCHOSEN_COLOUR
from stupor.games.stupor_mundi.face.view import HOUSE_NAMES, HOUSES
from stupor.games.stupor_mundi.ids import DRAFT
from stupor.platform import paths
from stupor.stage.course import PreviewedChoice
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre
from stupor.stage.items import Label, Picture
from stupor.stage.layout import anchors_of
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.painted import paint_rivals
from tests.scenes.table_setup import Point, click, drag, ends, key, open_table
from tests.support.windows import window

#: Where the woven rule of a card's face ends, in the units of a card.
RULE_ENDS = 154.0
COLOURS = ("-red", "-black", "-blue", "-green", "/red", "/black", "/blue", "/green")
PIECES = ("ship/", "specialist/", "structure/", "castle/", "disc/")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.fixture
def table(app: App) -> TableScene:
    """Two people and a computer, all still without a House."""
    scene = open_table(app, "human,human,greedy", 5, {"houses": "draft"})
    settle(scene)
    return scene


def settle(scene: TableScene) -> None:
    """Until a person is asked and everything has been seen."""
    while scene.flow.session.state.phase == DRAFT:
        if scene.flow.next_human is not None:
            scene.flow.hand_over(scene.flow.next_human)
        if scene.flow.decision is not None:
            break
        scene.flow.poll()
        scene.flush()
    scene.flush()
    scene.update_affordances()


def test_nothing_of_the_castle_shines_through_the_banners(table: TableScene) -> None:
    view = table.view()
    assert drafting(view)
    foot = centre(view.anchors["castle.t4"])
    assert [*paint_castle(view), *paint_price_under(view, foot)] == []


def choose(scene: TableScene) -> None:
    flow = scene.flow
    assert flow.decision is not None
    assert flow.choose(flow.decision.options[0]) is None
    settle(scene)


def spot(scene: TableScene, house: int) -> Point:
    return centre(banner_rects(scene.view().anchors)[house])


def words(scene: TableScene) -> list[str]:
    return [item.text for item in scene.items() if isinstance(item, Label)]


def test_the_last_in_turn_order_chooses_first(table: TableScene) -> None:
    state = table.flow.session.state
    order = [(state.first + k) % 3 for k in range(3)]
    asked = [event.who for event in table.flow.history if event.kind == "drafted"]
    while drafting(table.view()):
        choose(table)
        asked = [event.who for event in table.flow.history if event.kind == "drafted"]
    assert asked == order[::-1]
    assert len({table.view().house(seat) for seat in range(3)}) == 3


def test_all_four_banners_show_their_two_cards_whole(table: TableScene) -> None:
    shown = words(table)
    for cards in UNIQUE.values():
        assert {card[0] for card in cards} <= set(shown)
    assert set(HOUSE_NAMES) <= set(shown)


def test_cards_and_banners_do_not_meet(table: TableScene) -> None:
    boxes = banner_rects(table.view().anchors)
    for (x, _, w, _), (right, _, _, _) in pairwise(boxes):
        assert x + w <= right
    for x, y, w, h in boxes:
        for _, (left, top, wide, high) in card_rects((8, 9), (x, y, w, h)):
            assert x <= left
            assert left + wide <= x + w
            assert y <= top
            assert top + high <= y + h


def test_words_of_a_card_keep_off_its_woven_rule(table: TableScene) -> None:
    """Given the cards of the banners, their words have room below the rule and above the rim."""
    for box in banner_rects(table.view().anchors):
        for _, (x, y, w, h) in card_rects((8, 9), box):
            draw = DrawList("card", 0)
            paint_card(draw, "8.0", (x, y, w, h))
            room = next(item.rect for item in draw.items if item.key.endswith(".text"))
            assert y + RULE_ENDS * w / CARD[0] + 4 < room[1] < room[1] + room[3] < y + h - 6


def test_a_taken_house_names_who_plays_it(table: TableScene) -> None:
    assert table.flow.decision is not None
    house = str(table.flow.decision.options[0][1])
    seat = table.flow.viewer
    table.flow.session.seats[seat].name = "Lena"
    choose(table)
    view = table.view()
    players = [taker_of(view, number) for number in range(4)]
    assert seat in players
    assert "plays this House" in words(table)
    assert "Lena" in words(table)
    assert ("house", house) not in (table.flow.decision.options if table.flow.decision else ())


def test_nobody_has_a_colour_before_the_choice(table: TableScene) -> None:
    hidden = unready(table.flow.model.table)
    open_seats = [seat for seat in range(3) if not table.view().drafted(seat)]
    assert open_seats
    assert {f"ship.{seat}" for seat in open_seats} <= hidden
    sprites = [getattr(item, "sprite", "") for item in table.items()]
    chosen = {table.view().colour(s) for s in range(3) if s not in open_seats}
    strange = [name for name in sprites if name.startswith(PIECES) and name.endswith(COLOURS)
               and not name.endswith(tuple(chosen) or ("?",))]  # fmt: skip
    assert strange == []


def house_of(table: TableScene, seat: int) -> int:
    return table.flow.session.view(None).counters[f"house.{seat}"]


def test_a_click_on_a_banner_asks_and_another_chooses(table: TableScene) -> None:
    """Given a click on a House, then the ribbon asks; one on another House asks for that one."""
    first, *_, last = table.flow.decision.options  # type: ignore[union-attr]
    seat = table.flow.viewer
    for option in (first, last):
        _, grip, _ = ends(table, option)
        click(table, grip)
        asked = HOUSE_NAMES[HOUSES.index(str(option[1]))]
        assert table.commands.message.startswith(f"Play House {asked}?")
    assert house_of(table, seat) < 0
    click(table, grip)
    assert house_of(table, seat) == HOUSES.index(str(last[1]))


@pytest.mark.parametrize("name", ["return", "end"])
def test_enter_chooses_the_banner_that_was_clicked(table: TableScene, name: str) -> None:
    option = table.flow.decision.options[-1]  # type: ignore[union-attr]
    seat = table.flow.viewer
    _, grip, _ = ends(table, option)
    key(table, name)
    assert house_of(table, seat) < 0
    click(table, grip)
    key(table, name)
    assert house_of(table, seat) == HOUSES.index(str(option[1]))


def test_a_click_elsewhere_forgets_the_banner(table: TableScene) -> None:
    _, grip, _ = ends(table, table.flow.decision.options[0])  # type: ignore[union-attr]
    click(table, grip)
    click(table, centre(table.view().anchors["voyage"]))
    key(table, "return")
    assert house_of(table, table.flow.viewer) < 0


@pytest.mark.parametrize("again", ["drag", "click", "return"])
def test_a_banner_can_be_dragged_and_is_asked_about_as_after_a_click(
    table: TableScene, again: str
) -> None:
    """Given a House dragged to the seal, then the ribbon asks; once more chooses.

    The Castle lies under the banners: no light of it crosses their words.
    """
    option = table.flow.decision.options[0]  # type: ignore[union-attr]
    seat = table.flow.viewer
    pick, grip, drop = ends(table, option)
    assert table.hit_test.affordances.targets(pick) == ("seal",)
    drag(table, grip, drop)
    assert table.commands.message.startswith("Play House ") and house_of(table, seat) < 0
    if again == "return":
        key(table, again)
    else:
        drag(table, grip, drop) if again == "drag" else click(table, grip)
    assert house_of(table, seat) == HOUSES.index(str(option[1]))


def test_a_card_under_the_pointer_is_seen_close(table: TableScene) -> None:
    view = table.view()
    (_, box), _ = card_rects((28, 29), banner_rects(view.anchors)[2])
    close = paint_banner_close(view, centre(box))
    assert any(isinstance(item, Label) and item.text == "Tithe" for item in close)
    assert paint_banner_close(view, (5.0, 5.0)) == []


def test_the_banners_are_gone_after_the_draft(table: TableScene) -> None:
    while drafting(table.view()):
        choose(table)
    assert not any(item.key.startswith("draft/") for item in table.items())
    assert unready(table.flow.model.table) == frozenset()


def test_cards_are_dealt_to_an_open_place(table: TableScene) -> None:
    view = table.view()
    dealt = view.table.clone()
    for seat in range(view.seats):
        dealt.zones[f"deck.{seat}"] = [f"card.{seat}"]
    assert drafting(view)
    assert paint_draft(replace(view, table=dealt)) == []


def test_the_keyboard_chooses_too(table: TableScene) -> None:
    seat = table.flow.viewer
    for name in ("tab", "right", "left", "return", "return"):
        assert house_of(table, seat) < 0
        key(table, name)
    assert table.flow.session.view(None).counters[f"house.{seat}"] >= 0


def test_keys_go_to_no_place_under_the_banners(table: TableScene) -> None:
    key(table, "tab")
    view = table.view()
    focus = table.keys.focus.focus
    spots = [spot for group in focus.groups() for spot in focus.spots(group)]
    assert spots
    assert not any(covered(view, spot.name, spot.rect) for spot in spots)


def test_the_map_says_nothing_about_a_player_without_a_house(table: TableScene) -> None:
    """Given no House yet, no city holds the own Ship, and no Ally's wish is judged."""
    assert drafting(table.view())
    assert not any(said.startswith("your Ship") for said in words(table))
    assert not any(item.key.startswith("voyage/") and item.key.endswith(".met")
                   for item in table.items())  # fmt: skip


def test_a_banner_under_the_pointer_brings_no_panel_over_the_ribbon(table: TableScene) -> None:
    asked = table.flow.decision
    assert asked is not None
    subject = PreviewedChoice(asked.options[0])
    assert table.preview.told(table.hit_test, subject, table.plaques).items == []


def test_while_the_cards_are_dealt_nobody_is_said_to_choose_a_house(table: TableScene) -> None:
    view = table.view()
    turn = Decision(1, "turn", (("pass",),))
    assert any("choose" in i.text for i in paint_draft(view) if isinstance(i, Label))
    dealt = paint_draft(replace(view, decision=turn))
    assert any(i.text == "The Houses are chosen" for i in dealt if isinstance(i, Label))
    assert not any("choose " in i.text or "chooses" in i.text for i in dealt
                   if isinstance(i, Label))  # fmt: skip


def starts(scene: TableScene) -> dict[int, int]:
    """The Augustales that each banner promises, by House."""
    found = (item for item in paint_draft(scene.view()) if isinstance(item, Label))
    names = {f"draft/{house}.start.0.0.n": house for house in range(len(HOUSE_NAMES))}
    return {names[item.key]: int(item.text) for item in found if item.key in names}


def test_a_banner_promises_what_its_house_begins_with(table: TableScene) -> None:
    """Given each choice in turn, then no banner shows the Augustales of somebody else."""
    while table.flow.session.state.phase == DRAFT:
        view = table.view()
        asked = view.decision
        assert asked is not None
        for house, coins in starts(table).items():
            taker = taker_of(view, house)
            assert coins == view.count(f"coins.{taker if taker >= 0 else asked.seat}")
        choose(table)


def test_a_person_without_a_house_reads_the_own_start(table: TableScene) -> None:
    """Given that another chooses, then free banners still tell who looks what is coming."""
    view = table.view()
    asked = view.decision
    assert asked is not None
    other = next(seat for seat in range(view.seats) if seat != asked.seat)
    seen = replace(view, viewer=other)
    shown = [i for i in paint_draft(seen) if i.key.endswith(".start.0.0.n")]
    assert {i.text for i in shown if isinstance(i, Label)} == {str(view.count(f"coins.{other}"))}


def test_the_castle_shows_what_its_count_says_before_a_house_is_chosen(table: TableScene) -> None:
    """Given a Tower and a Wall from the start, then both are drawn, in stone, without a colour."""
    items = paint_rivals(table.view())
    seat = table.view().rivals()[0]
    count = next(i for i in items if i.key == f"rival/{seat}.built")
    castle = f"rival/{seat}.castle."
    places = {f"{castle}{site}" for site in SITE_NAMES}
    stones = {i.key: i.sprite for i in items if isinstance(i, Picture) and i.key in places}
    assert isinstance(count, Label) and count.text == "2/13"
    assert set(stones) == {f"{castle}t1", f"{castle}w1"}
    assert all(UNCHOSEN_COLOUR in sprite for sprite in stones.values())


def test_on_a_narrow_page_the_banners_are_filled() -> None:
    """Given 1024x768, then arms stand over large words, and no band of a banner lies empty."""
    page = anchors_of(paths.pages_of("stupor_mundi"), "table", "4x3")
    wide = anchors_of(paths.pages_of("stupor_mundi"), "table", "")
    for anchors, head in ((page, TALL), (wide, HEAD)):
        for box in banner_rects(anchors):
            assert head_of(box) == head
            (_, (_, top, _, high)), _ = card_rects((28, 29), box)
            above, below = top - box[1] - head, box[1] + box[3] - FOOT - top - high
            assert 0 < above < 60 and 0 < below < 60
