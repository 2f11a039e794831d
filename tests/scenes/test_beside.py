"""What a drop would do is said beside what is carried: never under it, never off the window."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from math import sqrt

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.scene import FRAME
from stupor.selftest.games import new_game, play, played
from stupor.stage.affordance import Gesture
from stupor.stage.geometry import around_all, centre, holds, overlap
from stupor.stage.items import Group, Item, Label, NineSlice, Picture, Rect
from stupor.stage.palette import FORECAST, LOOSE
from stupor.table.overlay import held_items
from stupor.table.panels.forecast_plate import places
from stupor.table.scene import TableScene
from tests.scenes.table_setup import move, press
from tests.support.windows import window

SIZES = ((960, 540), (1024, 768), (1920, 1080))
GAMES = ("stupor_mundi", "burgundy")
#: From which choice on a person is asked, and the most drops of one kind that are tried there.
MOMENTS = (8, 90, 170)
MOST = 3


@pytest.fixture(params=SIZES, ids=lambda size: "x".join(map(str, size)))
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    made.change(first_game=False)
    yield made
    made.close()


def table(app: App, game: str, ply: int) -> TableScene:
    """A real game of three at some choice, which a person has to make."""
    app.use_game(game)
    session: Session = play(new_game("squire,page,squire", game=game), ply)
    asked = session.decision
    assert asked is not None
    session.reseat(asked.seat, make_seat(HUMAN, session.spec, 1))
    scene = begin(app, session, tips=False)
    app.stack.reset(scene)
    app.step()
    scene.flush()
    app.step()
    return scene


def drops(scene: TableScene) -> list[Gesture]:
    """Every kind of drop that is offered, some of each."""
    found: dict[tuple[str, ...], list[Gesture]] = {}
    for gesture in scene.hit_test.affordances.gestures:
        if gesture.pick and gesture.drop:
            kind = (str(gesture.option[0]), gesture.pick.split(".")[0], gesture.drop.split(".")[0])
            found.setdefault(kind, []).append(gesture)
    return [gesture for some in found.values() for gesture in some[:: max(1, len(some) // MOST)]]


def hold(scene: TableScene, gesture: Gesture, share: float = 0.5) -> bool:
    """Carry a thing over its target, gripped and held elsewhere than in the middle, too."""
    scene.hand.drag.clear()
    rect, over = scene.hit_test.rect(gesture.pick), scene.hit_test.rect(gesture.drop)
    assert rect is not None and over is not None
    grip = (rect[0] + rect[2] * share, rect[1] + rect[3] * share)
    spot = (over[0] + over[2] * (1 - share), over[1] + over[3] * (1 - share))
    move(scene, grip)
    press(scene, grip)
    move(scene, ((grip[0] + spot[0]) / 2, (grip[1] + spot[1]) / 2))
    if scene.hand.drag.pick != gesture.pick:
        return False
    scene.hand.drag.turn(gesture.mode)
    move(scene, spot)
    return scene.hand.target == gesture.drop


def carried(scene: TableScene) -> list[Item]:
    """What is drawn of the thing in the hand, but for its shadow."""
    now = scene.app.now()
    found = held_items(scene.hit_test, scene.hand, scene.plaques, now)
    return [
        item
        for item in found
        if ".shade" not in item.key
        and not (isinstance(item, Picture) and item.sprite.endswith(".shadow"))
    ]


def check(scene: TableScene) -> None:
    """One opaque plate, on the page, over all else, away from what is carried."""
    items = [*scene.items(), *scene.overlay(scene.app.now())]
    (plate,) = plates(items)
    box, held = plate.rect, around_all([item.rect for item in carried(scene)])
    assert not overlap(box, held), (scene.hand.target, box, held)
    assert on_page(box, scene.hit_test.view.page), box
    assert any(isinstance(part, NineSlice) for part in plate.parts)
    assert all(part.alpha == 255 for part in plate.parts if isinstance(part, Picture))
    assert not [i.key for i in items if i.z > FORECAST and overlap(i.rect, box)]
    check_notch(scene, items, plate)
    top = max(item.z for item in carried(scene))
    chips = [item for item in items if "chip" in item.key and item.z < FORECAST]
    under = [i.key for i in chips if i.z < top and overlap(i.rect, held)]
    assert not under, under


def plates(items: list[Item]) -> list[Group]:
    """The plates with a forecast."""
    return [i for i in items if i.z == FORECAST and isinstance(i, Group) and i.key == "forecast"]


def check_notch(scene: TableScene, items: list[Item], plate: Group) -> None:
    """The plate is open towards the place it speaks of, over nothing that it says."""
    box = plate.rect
    rim, paper = (next(i for i in items if i.key == f"notch/{name}") for name in ("rim", "paper"))
    over = scene.hit_test.rect(scene.hand.target)
    assert over is not None and overlap(rim.rect, box) and overlap(paper.rect, box)
    (x, y), (far_x, far_y) = centre(rim.rect), centre(over)
    sides = {(-1, 0): x - box[0], (1, 0): box[0] + box[2] - x,
             (0, -1): y - box[1], (0, 1): box[1] + box[3] - y}  # fmt: skip
    across, down = min(sides, key=lambda side: sides[side])
    assert across * (far_x - x) + down * (far_y - y) > 0, (rim.rect, over)
    reach = paper.rect[2] / sqrt(2)
    x, y = centre(paper.rect)
    tip = (x - box[0] - across * reach, y - box[1] - down * reach)
    lines = [part.rect for part in plate.parts if isinstance(part, Label)]
    assert not any(holds((x, y + h / 4, w, h / 2), tip) for x, y, w, h in lines), (tip, lines)


def on_page(box: Rect, page: Rect) -> bool:
    corners = ((box[0], box[1]), (box[0] + box[2], box[1] + box[3]))
    return all(holds(page, corner) for corner in corners)


@pytest.mark.parametrize("game", GAMES)
def test_the_forecast_stands_beside_what_is_carried_and_never_under_it(app: App, game: str) -> None:
    """Given real positions, when a thing is over any of its targets, then the plate is in sight."""
    told = 0
    for ply in MOMENTS:
        scene = table(app, game, ply)
        for gesture in drops(scene):
            for share in (0.5, 0.2, 0.8):
                if hold(scene, gesture, share):
                    check(scene)
                    told += 1
    assert told > 20, told


@pytest.mark.parametrize("game", GAMES)
def test_a_lifted_thing_has_its_forecast_at_the_target(game: str) -> None:
    """Given a thing lifted by a click, when the pointer is over a target, the plate is there."""
    app = window((1280, 720), painted=False)
    scene = table(app, game, 90)
    gesture = next(g for g in drops(scene) if not g.mode)
    assert hold(scene, gesture)
    scene.hand.drag.rest()
    over = scene.hit_test.rect(gesture.drop)
    (plate,) = plates(scene.overlay(0.0))
    assert over is not None and not overlap(plate.rect, over)
    app.close()


def test_the_forecast_of_a_sale_leaves_the_ribbon_in_sight() -> None:
    """Given a die put over goods, right below the ribbon, then the plate hides no word of it."""
    app, told = window((1920, 1080), painted=False), 0
    app.change(first_game=False, text=150)
    for ply in MOMENTS:
        scene = table(app, "burgundy", ply)
        for gesture in drops(scene):
            if gesture.option[0] == "sell" and hold(scene, gesture):
                scene.hand.drag.rest()
                (plate,) = plates(scene.overlay(0.0))
                assert not overlap(plate.rect, scene.hit_test.view.anchors["prompt.text"])
                told += 1
    assert told
    app.close()


@pytest.mark.parametrize("text", [100, 150])
def test_the_forecast_of_an_answer_leaves_the_other_answers_in_sight(text: int) -> None:
    """Given an answer in words held over its place, then the plate hides no other answer."""
    app, told = window((1280, 720), painted=False), 0
    app.change(first_game=False, text=text)
    app.use_game("stupor_mundi")

    def stores(session: Session) -> bool:
        return session.decision is not None and session.decision.kind == "store"

    session = played("squire,squire,squire,squire", {}, "stupor_mundi", "store", stores)
    assert session.decision is not None
    session.reseat(session.decision.seat, make_seat(HUMAN, session.spec, 1))
    app.stack.reset(scene := begin(app, session, tips=False))
    app.step()
    scene.flush()
    for gesture in drops(scene):
        if hold(scene, gesture):
            (plate,) = plates(scene.overlay(0.0))
            others = [p.rect for p in scene.plaques if p.name != gesture.pick]
            assert others and not any(overlap(plate.rect, other) for other in others), gesture
            told += 1
    assert told
    app.close()


def test_the_forecast_of_a_sale_leaves_the_panels_of_rivals_in_sight() -> None:
    """Given a die over goods with large letters, then the plate stands on its other side."""
    app, told = window((1920, 1080), painted=False), 0
    app.change(first_game=False, text=150)
    for ply in MOMENTS:
        scene = table(app, "burgundy", ply)
        for gesture in drops(scene):
            if gesture.option[0] == "sell" and hold(scene, gesture):
                (plate,) = plates(scene.overlay(0.0))
                anchors = scene.hit_test.view.anchors
                assert not any(overlap(plate.rect, anchors[f"rival.{n}"]) for n in (1, 2))
                told += 1
    assert told
    app.close()


def test_the_forecast_of_a_journey_leaves_the_panels_of_rivals_in_sight() -> None:
    """Given a ship over a harbour next to the column, then the plate stands clear of the column."""
    app, told = window((1280, 720), painted=False), 0
    app.change(first_game=False)
    for ply in MOMENTS:
        scene = table(app, "stupor_mundi", ply)
        view = scene.hit_test.view
        panels = [view.anchors[place_of(view, seat)] for seat in view.rivals()]
        for gesture in drops(scene):
            if gesture.option[0] == "sail" and hold(scene, gesture):
                (plate,) = plates(scene.overlay(0.0))
                assert not any(overlap(plate.rect, panel) for panel in panels), gesture
                told += 1
    assert told
    app.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_plate_is_not_made_anew_while_what_is_carried_moves_away_from_it(game: str) -> None:
    """Given a thing over its target, when it is moved away from the plate, the plate is as was."""
    app, told = window((1280, 720), painted=False), 0
    for ply in MOMENTS:
        scene = table(app, game, ply)
        for gesture in drops(scene):
            if not gesture.mode and hold(scene, gesture):
                told += stands_still(scene, gesture.drop)
    assert told > 2, told
    app.close()


def stands_still(scene: TableScene, drop: str) -> bool:
    """Whether what is carried could be moved away from a plate at its side; it has to stay."""
    before = [item for item in scene.overlay(0.0) if item.z == FORECAST]
    ((left, _, wide, _),) = [plate.rect for plate in plates(before)]
    x, y = scene.hand.drag.at
    move(scene, (x + (4 if left < x else -4), y))
    after = [item for item in scene.overlay(0.0) if item.z == FORECAST]
    beside = scene.hand.target == drop and not left <= x <= left + wide
    assert not beside or all(a is b for a, b in zip(before, after, strict=True)), drop
    return beside


@pytest.mark.parametrize(("game", "ply"), [("stupor_mundi", MOMENTS[1]), ("burgundy", MOMENTS[0])])
def test_the_plate_of_another_place_comes_one_frame_later_and_no_more(game: str, ply: int) -> None:
    """Given a thing carried on, when each frame finds it elsewhere, the plate is a frame behind."""
    app = window((1280, 720), painted=False)
    scene = table(app, game, ply)
    one, other = two_drops_of_a_thing(scene)
    assert hold(scene, one)
    while scene.tick(app.now()) == FRAME:
        app.step()  # what is picked up rises for a while
    shown = [carry_on(scene, gesture) for gesture in (one, other, one, other, other)]
    assert [again for again, _ in shown] == [False, True, False, True, False]
    assert [plate is shown[0][1] for _, plate in shown] == [True, True, True, True, False]
    app.close()


def carry_on(scene: TableScene, gesture: Gesture) -> tuple[bool, Item]:
    """Whether the next frame is wanted at once, and which plate this one shows."""
    over = scene.hit_test.rect(gesture.drop)
    assert over is not None
    move(scene, centre(over))
    again = scene.tick(scene.app.now()) == 0.0
    (plate,) = plates(scene.overlay(scene.app.now()))
    return again, plate


def two_drops_of_a_thing(scene: TableScene) -> list[Gesture]:
    """Two places where one thing may go, each with a forecast of its own."""
    found: dict[str, list[Gesture]] = {}
    for gesture in scene.hit_test.affordances.gestures:
        dragged = gesture.pick and gesture.drop and not gesture.mode
        if dragged and hold(scene, gesture) and plates(scene.overlay(scene.app.now())):
            found.setdefault(gesture.pick, []).append(gesture)
    return max(found.values(), key=len)[:2]


def test_a_plate_stays_on_its_side_while_there_is_room() -> None:
    """Given a page, then there is always a place beside a thing, and none hangs over an edge."""
    page = (0.0, 0.0, 1920.0, 1080.0)
    for x in range(0, 1900, 190):
        for y in range(0, 1060, 106):
            found = list(places((460.0, 180.0), (float(x), float(y), 116.0, 132.0), page))
            assert found and all(on_page(place.box, page) for place in found)
            assert not any(overlap(p.box, (x, y, 116.0, 132.0)) for p in found)


def test_loose_chips_lie_over_what_is_carried() -> None:
    from stupor.stage.palette import LIFTED, PREVIEW

    assert LIFTED + 40 < LOOSE < PREVIEW < FORECAST


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960)])
def test_no_forecast_hides_the_phase_and_whose_turn_it_is(size: tuple[int, int]) -> None:
    """Given a tile over any space of the duchy, then the header at its upper right is in sight."""
    app, told = window(size, painted=False), 0
    app.change(first_game=False)
    for ply in (75, 110):
        scene = table(app, "burgundy", ply)
        header = scene.hit_test.view.anchors["meta.header"]
        ways = scene.hit_test.affordances.gestures
        for gesture in [way for way in ways if way.option[0] == "place" and way.pick]:
            if not gesture.mode and hold(scene, gesture):
                items = scene.overlay(0.0)
                found = plates(items)
                assert not any(overlap(plate.rect, header) for plate in found), gesture
                told += len(found)
    assert told > 5
    app.close()
