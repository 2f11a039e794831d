"""The advice of a first game: once for each thing, out of the way, off when not wanted."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.games.burgundy import lessons as burgundy
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.rivals.rival_panels import panel_of
from stupor.games.stupor_mundi.lessons import HINTS
from stupor.language import ENGLISH, speak, tr
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform.languages import words_of
from stupor.scenes.advice_paper import paper_in
from stupor.scenes.lessons.plate import PlateButton, Speech
from stupor.scenes.ruler import Ruler
from stupor.stage.drag import Phase
from stupor.stage.geometry import overlap
from stupor.stage.items import Label, Rect
from stupor.stage.pointer import Key
from stupor.table.first_game import ADVISED, FirstGameTable
from stupor.table.panels.advice import AdviceScene
from stupor.table.panels.teacher_note import TeacherNote
from tests.scenes.mouse_bot import MouseBot
from tests.scenes.table_setup import SPEC
from tests.support.windows import window


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.close()


def begin(app: App, rivals: int = 1, **agreed: object) -> FirstGameTable:
    seats = [make_seat(kind, SPEC, 3 + n) for n, kind in enumerate(("human", *["random"] * rivals))]
    scene = FirstGameTable(Session.new(SPEC, seats, 3, agreed))
    app.stack.reset(scene)
    wait(app, scene)
    return scene


def wait(app: App, scene: FirstGameTable) -> None:
    for _ in range(300):
        app.step()
        scene.flush()
        scene.tick(app.now())
        asked = scene.flow.decision is not None or scene.flow.session.over
        if asked and not scene.flow.timeline.busy:
            return


def press(scene: FirstGameTable, name: str) -> None:
    assert scene.teacher is not None
    widget = scene.teacher.controls.get(name)
    assert widget is not None
    x, y, w, h = widget.rect
    MouseBot(scene.handle, 1).click((x + w / 2, y + h / 2))


def test_each_thing_is_said_once_and_never_in_the_way(app: App) -> None:
    scene = begin(app)
    bot = MouseBot(scene.handle, 5)
    said: list[str] = []
    for _ in range(160):
        wait(app, scene)
        if scene.flow.session.over:
            break
        if scene.teacher is not None and scene.teacher.speech.text not in said[-1:]:
            said.append(scene.teacher.speech.text)
            assert off_log_and_cards(scene, scene.teacher.rect)
        bot.answer(scene)
    assert len(said) == len(set(said)) > 4
    assert set(said) <= set(HINTS.values())


def off_log_and_cards(scene: FirstGameTable, slip: Rect) -> bool:
    places = (LOG.box(scene.view()), scene.view().anchors["hand.fan"])
    return not any(overlap(place, slip) for place in places)


@pytest.mark.parametrize(("both", "said"), [(False, True), (True, False)])
def test_how_to_use_dice_is_not_said_once_both_are_used(app: App, both: bool, said: bool) -> None:
    """Given a game reopened in a turn, then its tip comes only where a die is left."""
    spec = registry.get("burgundy")
    seats = [make_seat(kind, spec, 3 + n) for n, kind in enumerate(("human", "random"))]
    session = Session.new(spec, seats, 3, {"duchies": "1"})
    for used in range(2 * both + 1):
        while session.decision is None or session.decision.kind != "turn":
            session.play(session.state.options[0])
        if used < 2 * both:
            session.play(next(o for o in session.state.options if o[0] == "workers"))
    app.use_game(spec.id)
    scene = FirstGameTable(session)
    app.stack.reset(scene)
    wait(app, scene)
    assert (scene.teacher is not None) == said


def test_it_can_be_turned_off_in_place(app: App) -> None:
    scene = begin(app)
    press(scene, "silence")
    assert scene.teacher is None and not app.settings.new_to(SPEC.id)
    assert begin(app).teacher is None


def test_what_was_closed_with_i_see_is_not_said_in_another_game(app: App) -> None:
    scene = begin(app)
    press(scene, "understood")
    assert scene.teacher is None and app.settings.new_to(SPEC.id)
    assert app.settings.heard == (f"{SPEC.id}.turn",)
    assert begin(app).teacher is None
    app.change(heard=())
    assert begin(app).teacher is not None


def test_an_opened_log_is_read_whole_and_its_key_puts_only_it_away(app: App) -> None:
    """Given a tip, when the log is opened over it, then the tip waits below it, unpressed."""
    scene = begin(app)
    assert scene.teacher is not None
    tips = {item.key for item in scene.teacher.items()}
    assert tips & {item.key for item in scene.overlay(0.0)}
    scene.log_scroll.toggle()
    assert not tips & {item.key for item in scene.overlay(0.0)}
    scene.handle(Key("down", "escape"))
    assert not scene.log_scroll.opened and scene.teacher is not None
    assert tips & {item.key for item in scene.overlay(0.0)}


def test_advice_that_was_heeded_is_not_said_for_the_second_die(app: App) -> None:
    """Given advice about a turn, when one die is used, then nothing is said about the other."""
    spec = registry.get("burgundy")
    app.use_game(spec.id)
    seats = [make_seat(kind, spec, 3) for kind in ("human", "random")]
    scene = FirstGameTable(Session.new(spec, seats, 3, {}))
    app.stack.reset(scene)
    wait(app, scene)
    assert scene.teacher is not None
    asked = scene.flow.decision
    assert asked is not None and asked.kind == "turn"
    scene.flow.choose(next(option for option in asked.options if option[0] == "workers"))
    wait(app, scene)
    assert scene.flow.decision is not None and scene.flow.decision.kind == "turn"
    assert scene.teacher is None and app.settings.heard == (f"{spec.id}.turn",)


def test_the_chronicle_ends_above_the_advice_and_grows_again(app: App) -> None:
    scene = begin(app)
    assert scene.teacher is not None
    _, y, _, h = LOG.text_box(scene.view())
    assert not h or y + h <= scene.teacher.rect[1]
    press(scene, "understood")
    assert LOG.text_box(scene.view())[3] > h


def test_what_is_answered_leaves_the_chronicle_whole_at_once(app: App) -> None:
    """Given an answer whose pieces still fly, then the advice is gone and no gap is left."""
    scene = begin(app)
    assert scene.teacher is not None
    cut = LOG.text_box(scene.view())[3]
    app.change(speed=1.0)
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[0] == "play"))
    scene.tick(app.now())
    scene.tick(app.now())
    assert scene.flow.timeline.busy and scene.teacher is None
    assert LOG.text_box(scene.view())[3] > cut


def test_the_seal_does_not_call_before_its_wax_is_seen_to_be_red(app: App) -> None:
    """Given a card that flies and was the last thing to do, then the seal lights when it lies."""
    scene = begin(app)
    app.change(speed=1.0)
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[-1] == "up"))
    scene.tick(app.now())
    asked = scene.flow.decision
    assert asked is not None and asked.options == (("end",),) and scene.flow.timeline.busy
    assert not calls(scene)
    scene.flush()
    scene.tick(app.now())
    assert calls(scene)


def calls(scene: FirstGameTable) -> bool:
    return any(item.key.startswith("seal/") for item in scene._lights.steady_items())


def test_the_icon_is_added_on_the_right_as_on_the_stage() -> None:
    assert "right to add it, left to remove it" in HINTS["icon"]


def test_it_is_not_read_over_a_dialog(app: App) -> None:
    scene = begin(app)
    assert coached(scene)
    scene.commands.open_menu()
    assert not coached(scene)


def coached(scene: FirstGameTable) -> bool:
    return any(item.key.startswith("teacher.") for item in scene.overlay(0.0))


@pytest.mark.parametrize("text", (100, 195))
@pytest.mark.parametrize("language", ("en", "fr"))
def test_an_advice_fits_its_place_and_its_lines_end_above_its_buttons(
    app: App, language: str, text: int
) -> None:
    speak(words_of(language))
    app.change(text=text)
    region = LOG.box(begin(app).view())
    for words in map(tr, HINTS.values()):
        presses = [
            PlateButton("off", tr("Turn tips off"), print),
            PlateButton("on", tr("Got it"), print),
        ]
        slip = TeacherNote(Ruler(app), Speech("portrait/hermann", "", "", words), presses, region)
        lines = [i for i in slip.items() if isinstance(i, Label) and ".row" in i.key]
        lowest = max(line.rect[1] + line.rect[3] for line in lines)
        button = slip.controls.get("off")
        assert button is not None and lowest <= button.rect[1] + 2, words
        assert slip.rect[1] >= region[1], words
    speak(ENGLISH)


def test_a_tip_that_a_low_leaf_has_no_room_for_lies_beside_the_cards(app: App) -> None:
    """Given four Houses and two rows of Projects, then a tip covers neither a rival nor a card."""
    expansions = ["postponed-crusade", "imperial-projects"]
    scene = begin(app, rivals=3, edition="special", expansions=expansions)
    assert scene.teacher is not None
    paper, anchors = scene.teacher.rect, scene.view().anchors
    assert not any(overlap(paper, anchors[panel_of(scene.view(), rival)]) for rival in (1, 2, 3))
    assert overlap(paper, anchors["hand"]) and not overlap(paper, anchors["hand.fan"])
    press(scene, "understood")
    assert overlap(paper, scene.view().anchors["hand.fan"])


#: Windows whose tables differ: the sheets of rivals stand lower or higher there, letters are large.
WINDOWS = (
    ((1280, 720), "fr", 150), ((1024, 768), "en", 100), ((1024, 768), "fr", 150),
    ((1440, 900), "en", 100), ((1920, 1080), "en", 100), ((3840, 2160), "de", 100),
)  # fmt: skip
EXPANSIONS = {
    "stupor_mundi": {"edition": "special",
                     "expansions": ["postponed-crusade", "imperial-projects"]},
    "burgundy": {"expansions": ["inns", "shields", "trade-routes", "white-castles"]},
}  # fmt: skip


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize(("size", "language", "text"), WINDOWS)
def test_neither_tip_nor_advice_lies_over_the_sheet_of_a_rival(
    size: tuple[int, int], language: str, text: int, game: str
) -> None:
    """Given one to three rivals and any question, then what is said leaves their sheets free."""
    app = window(size, game=game, painted=False)
    app.change(language=language, text=text, speed=0.0, advice=True)
    app.use_game(game)
    spec, said = registry.get(game), 0
    for rivals, agreed in product((1, 2, 3), ({}, EXPANSIONS[game])):
        seats = [make_seat(kind, spec, 3) for kind in ("human", *["random"] * rivals)]
        scene = FirstGameTable(
            Session.new(spec, seats, 3, agreed, {"hints": "advice", ADVISED: True})
        )
        app.stack.reset(scene)
        wait(app, scene)
        sheets = sheets_of(scene, rivals)
        assert scene._lessons is not None
        for kind in scene._lessons.HINTS:
            scene._say(kind, scene._lessons)
            assert scene.teacher is not None
            hidden = [sheet for sheet in sheets if overlap(scene.teacher.rect, sheet)]
            assert not hidden, (rivals, agreed, kind, scene.teacher.rect)
            said += 1
        scene.commands.advise()
        advice = app.stack.top
        assert isinstance(advice, AdviceScene)
        papers = [*map(paper_in, advice._rooms), advice._paper]
        assert not any(overlap(*pair) for pair in product(papers, sheets)), (rivals, agreed)
    assert said > 60
    app.change(language="en")
    app.close()


def sheets_of(scene: FirstGameTable, rivals: int) -> list[Rect]:
    """Where the rivals' sheets lie."""
    view = scene.view()
    if scene._game == "burgundy":
        return [view.anchors[f"rival.{rival}"] for rival in range(1, rivals + 1)]
    return [view.anchors[panel_of(view, rival)] for rival in range(1, rivals + 1)]


def test_every_question_of_the_game_has_its_line() -> None:
    assert {"turn", "build", "summon", "edict", "icon", "market", "promote", "end"} <= set(HINTS)


def test_a_tip_leads_to_the_advice_of_its_table(app: App) -> None:
    """Given a table that agreed on advice, the first tip has a button for it."""
    seats = [make_seat(kind, SPEC, 3 + n) for n, kind in enumerate(("human", "random"))]
    session = Session.new(SPEC, seats, 3, {}, {"hints": "advice"})
    scene = FirstGameTable(session)
    app.stack.reset(scene)
    wait(app, scene)
    press(scene, "advice")
    assert isinstance(app.stack.top, AdviceScene)


def test_a_tip_says_nothing_that_does_not_hold_alone() -> None:
    """Given Burgundy, then a ship tells no number of colours: alone there is no such limit."""
    assert "three colours" not in burgundy.HINTS["ship"]
    assert "three colours" in burgundy.HINTS["colours"]


def test_large_letters_of_a_tip_come_before_its_portrait(app: App) -> None:
    """Given a beginner's first tip and letters half as large again, then it is set that large."""
    app.use_game("burgundy")
    sizes = []
    for text in (100, 155):
        app.change(text=text)
        speech = Speech("portrait/hermann", "", "", burgundy.HINTS["turn"])
        presses = [PlateButton("on", tr("Got it"), print)]
        slip = TeacherNote(Ruler(app), speech, presses, (456.0, 932.0, 438.0, 140.0))
        rows = [i for i in slip.items() if isinstance(i, Label) and ".row" in i.key]
        face = [i.rect[3] for i in slip.items() if i.key == "teacher.face"]
        sizes.append((rows[0].size, len(rows), max(face, default=0.0)))
    assert sizes[1][0] >= sizes[0][0] and sizes[0][2] >= 75, sizes


def test_a_tip_in_a_wide_column_has_a_heading_and_its_buttons_beside_the_portrait(app: App) -> None:
    """Given Burgundy's column, then a larger portrait stands left of heading, words and buttons."""
    app.use_game("burgundy")
    speech = Speech("portrait/hermann", "Tip", "", burgundy.HINTS["turn"])
    presses = [PlateButton("on", tr("Got it"), print)]
    slip = TeacherNote(Ruler(app), speech, presses, (456.0, 932.0, 438.0, 140.0))
    rects = {item.key: item.rect for item in slip.items()}
    button = slip.controls.get("on")
    assert button is not None and rects["teacher.face"][2] == pytest.approx(84.0)
    right = rects["teacher.face"][0] + 84.0
    assert min(button.rect[0], rects["teacher.name"][0], rects["teacher.row0.0"][0]) > right


def test_the_chronicle_has_its_leaf_while_something_is_held(app: App) -> None:
    """Given a tip on the leaf, when a card is lifted, then the tip alone is away."""
    scene = begin(app)
    cut = LOG.text_box(scene.view())[3]
    scene.hand.drag.phase = Phase.LIFTED
    scene.tick(app.now())
    assert LOG.text_box(scene.view())[3] > cut
    scene.hand.drag.phase = Phase.IDLE
    scene.tick(app.now())
    assert LOG.text_box(scene.view())[3] == cut
