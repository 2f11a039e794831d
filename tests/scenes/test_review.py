"""The review of a finished game, walked through with mouse, keyboard and pad."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor import language
from stupor.app import App
from stupor.engine.notation import option_of
from stupor.engine.review_params import SPACES, VP
from stupor.games.registry import get
from stupor.language import tr
from stupor.match.review import DECIDED, FINE, MISTAKE, GradedTurn, Reveal, Review
from stupor.match.reviewing import TURNS, Progress
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform.gamepad import pad_key
from stupor.platform.languages import words_of
from stupor.scenes import people
from stupor.scenes.game_boxes import box_of
from stupor.scenes.review import compared, course_chart, find_table
from stupor.scenes.review.cards import ACTIONS, AGAIN
from stupor.scenes.review.compared import BETTER, PLAYED, ComparedScene
from stupor.scenes.review.compared_places import one_plate, one_why
from stupor.scenes.review.find_table import FindTable
from stupor.scenes.review.opening import opened
from stupor.scenes.review.places import LEFT, RESULT, RIGHT, halves, places
from stupor.scenes.review.review_runner import ReviewRunner
from stupor.scenes.review.reviewed_turns import NOTHING, SMALL, UNCLEAR, Turn, turns_of
from stupor.scenes.review.scene import ReviewScene
from stupor.scenes.review.shown_page import Choice, ShownPage
from stupor.scenes.review.turn_words import ReviewWords
from stupor.scenes.review.verdict import VerdictPanel
from stupor.scenes.timeline.branch import BranchScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.selftest.sample_reviews import finished as a_finished_game
from stupor.selftest.sample_reviews import sample_runner
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Label
from tests.scenes.kit import click, keys_are_unique, press, words
from tests.support.windows import window

KEPT = Path(__file__).parents[1] / "match" / "reviews"
GAMES = ("stupor_mundi", "burgundy")


def sample(game: str) -> tuple[Session, Review]:
    """A finished game with what was found out about it."""
    lines = [json.loads(line) for line in (KEPT / f"{game}.journal").read_text().splitlines()]
    spec = get(game)
    seats = [make_seat("human", spec, 1), make_seat("baron", spec, 2)]
    session = Session.replay(spec, seats, lines)
    return session, Review.read(json.loads((KEPT / f"{game}.review").read_text()))


class Working:
    """A review that learns of one turn at each look."""

    def __init__(self, whole: Review, known: Review | None) -> None:
        self.whole = whole
        self.review = known or replace(whole, turns=(), reveals=(), turning=(), complete=False)
        self.stopped = False

    @property
    def over(self) -> bool:
        return self.review.complete

    @property
    def progress(self) -> Progress:
        return Progress(TURNS, len(self.review.turns), len(self.whole.turns))

    def poll(self) -> Review | None:
        graded = self.whole.turns[: len(self.review.turns) + 1]
        done = len(graded) == len(self.whole.turns)
        self.review = self.whole if done else replace(self.review, turns=graded)
        return self.review

    def stop(self) -> None:
        self.stopped = True


class Endless:
    """A verdict that never comes."""

    def poll(self) -> None:
        return None


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1920, 1080), painted=False)
    app.change(speed=0.0, first_game=False)
    yield app
    app.stack.clear()


def runner_of(session: Session, review: Review) -> ReviewRunner:
    return ReviewRunner(
        2, lambda seat, known: Working(review, known), lambda: review, lambda found: None
    )


def reviewed(app: App, game: str = "stupor_mundi") -> ReviewScene:
    """The page of a review that is complete."""
    session, review = sample(game)
    scene = opened(app, session, runner_of(session, review))
    app.use_game(game)
    app.stack.reset(scene)
    return scene


def test_nothing_is_called_decided_while_the_chance_still_moves() -> None:
    """Given turns that found the game decided, only those count after which it stays so."""
    _, review = sample("stupor_mundi")
    own = [turn.ply for turn in review.turns if turn.seat == review.seat]
    graded = tuple(replace(turn, grade=DECIDED) for turn in review.turns)
    course_chart = tuple((ply, 0.5 if ply == own[-3] else 0.99) for ply, _ in review.chance)
    turns = turns_of(
        replace(review, turns=graded, chance=course_chart), review.seat, lambda *_: None
    )
    assert [turn.decided for turn in turns[-4:]] == [False, False, True, True]


def test_the_word_decided_stands_in_the_middle_of_its_veil_clear_of_its_edges() -> None:
    """Given a game that was decided early, then the word lies half way up the veil, within it."""
    turns = [SimpleNamespace(decided=number > 8) for number in range(20)]
    shown = SimpleNamespace(turns=turns, solo=False)
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 300.0), bars=(100.0, 420.0, 900.0, 120.0))
    items = {item.key: item for item in course_chart._decided(shown, chart)}  # type: ignore[arg-type]
    veil, word = items["decided.line"].rect, items["decided.words"].rect
    assert veil[0] < word[0] and word[0] + word[2] < veil[0] + veil[2]
    middle = (word[1] + word[3] / 2 - veil[1]) / veil[3]
    assert 0.4 < middle < 0.75, "clear of the lines at the top and at the bottom"


def test_the_line_of_a_solo_duchy_that_goes_well_has_the_upper_half_to_itself(app: App) -> None:
    review = SimpleNamespace(leads=((0, 33.0), (40, 37.0)), unit=SPACES)
    page = SimpleNamespace(solo=True, review=review, tell=alone(app).page.tell)
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 400.0))
    assert course_chart.scale_of(page) == (20, 40)  # type: ignore[arg-type]
    box, _ = course_chart._titles(page, chart)  # type: ignore[arg-type]
    assert box.rect[1] == pytest.approx(80 + 400 * (1 - 17 / 20) - 1)


def test_titles_beside_the_line_are_read_over_it() -> None:
    """Given a solo game, then the names of the titles lie above the line, with a rim of paper."""
    titles = (SimpleNamespace(name="Knight", least=30), SimpleNamespace(name="Duke", least=80))
    tell = SimpleNamespace(sheet=SimpleNamespace(TITLES=titles), goal=0)
    shown = SimpleNamespace(
        solo=True, tell=tell, review=SimpleNamespace(leads=((0, 55.0),), unit=VP)
    )
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 300.0))
    found = list(course_chart._titles(shown, chart))  # type: ignore[arg-type]
    words = [item for item in found if isinstance(item, Label)]
    assert [word.text for word in words] == ["Knight"]
    assert words[0].z > 114 and words[0].outline is not None


def test_a_goal_near_the_top_is_read_below_its_line() -> None:
    """Given a goal just below the uppermost rule, then its words do not stand on that rule."""
    shown = SimpleNamespace(
        solo=True,
        tell=SimpleNamespace(sheet=SimpleNamespace(TITLES=()), goal=37),
        review=SimpleNamespace(leads=((0, 5.0),), unit=SPACES),
    )
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 300.0))
    line, words = course_chart._titles(shown, chart)  # type: ignore[arg-type]
    assert words.rect[1] >= line.rect[1] >= 80


def labels(scene: ReviewScene) -> dict[str, str]:
    return {item.key: item.text for item in scene.items() if isinstance(item, Label)}


def alone(app: App) -> ReviewScene:
    """The page of a review of a solo duchy."""
    session = a_finished_game("burgundy", "page")
    app.use_game("burgundy")
    scene = opened(app, session, sample_runner(session))
    app.stack.reset(scene)
    return scene


def test_all_figures_of_a_solo_duchy_are_spaces(app: App) -> None:
    """Given a solo duchy, then every figure of its review is in spaces; the title has the VP."""
    scene = alone(app)
    told = labels(scene)
    assert told["course.title"] == "Expected spaces, turn by turn"
    assert told["lost.title"] == "Spaces given away, turn by turn"
    figures = ("title.goal.words", "plate.figure", "throws.hint", "short.words")
    cards = [key for key in told if re.fullmatch(r"card\d\.gain", key)]
    assert len(cards) == 3
    for key in (*figures, *cards):
        assert " spaces" in told[key] and "VP" not in told[key], key
    scene._actions["show"](scene.page, better_turn_of(scene))
    compared_scene = app.stack.top
    assert isinstance(compared_scene, ComparedScene)
    shown = {item.key: item.text for item in compared_scene.items() if isinstance(item, Label)}
    assert re.fullmatch(r"About \d\.\d spaces better", shown["why.figure"])
    app.stack.pop()


def test_the_line_of_a_solo_duchy_goes_up_to_all_of_its_spaces(app: App) -> None:
    """Given a solo duchy of few covered spaces, then its chart has room for all and marks them."""
    page = alone(app).page
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 400.0))
    assert course_chart.scale_of(page) == (0, 40)
    box, word = course_chart._titles(page, chart)  # type: ignore[arg-type]
    assert box.rect[1] == pytest.approx(80 + 400 * (1 - 37 / 40) - 1)
    assert isinstance(word, Label) and word.text == "37 spaces"
    lost = max(turn.graded.lost for turn in page.turns)
    assert 0.625 < lost < course_chart.deepest(page) == 2.0


def test_a_loss_that_would_be_written_as_nothing_is_drawn_as_nothing(app: App) -> None:
    """Given losses of hundredths of a space, then they are nothing; a tenth is drawn."""
    page = alone(app).page
    turn = next(turn for turn in page.turns if turn.look == NOTHING)
    looks = [replace(turn, graded=replace(turn.graded, vp=lost)).look for lost in (0.04, 0.1, 0.29)]
    assert looks == [NOTHING, SMALL, SMALL]


def test_a_try_in_a_solo_duchy_is_measured_in_spaces(app: App) -> None:
    """Given a try half a space behind, then it misses, and is better than two spaces."""
    panel = VerdictPanel(0.5, 1.9, lambda: None, {}, SPACES)
    assert not panel.right and panel._heading() == "Better than before"
    assert panel._said() == "About 0.5 spaces less than the best turn found."
    assert VerdictPanel(0.1, 1.9, lambda: None, {}, SPACES).right
    assert VerdictPanel(0.5, 1.9, lambda: None, {}).right


def test_the_word_decided_stands_upright_on_a_narrow_veil() -> None:
    """Given that only the last turn was decided, then the word is turned, amid its veil."""
    turns = [SimpleNamespace(decided=number > 23) for number in range(25)]
    chart = SimpleNamespace(plot=(100.0, 80.0, 900.0, 300.0), bars=(100.0, 420.0, 900.0, 120.0))
    shown = SimpleNamespace(turns=turns, solo=False)
    items = {item.key: item for item in course_chart._decided(shown, chart)}  # type: ignore[arg-type]
    veil, word = items["decided.line"].rect, items["decided.words"]
    assert isinstance(word, Label) and word.angle == 90.0 and word.rect[3] <= veil[2]
    assert word.rect[0] + word.rect[2] / 2 == pytest.approx(veil[0] + veil[2] / 2)


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_at_the_largest_confirmed_loss(app: App, game: str) -> None:
    scene = reviewed(app, game)
    marked = [turn.graded.lost for turn in scene.page.turns if turn.graded.marked]
    assert scene.page.turn is not None and scene.page.turn.graded.lost == max(marked)
    assert keys_are_unique(scene)


def test_what_is_not_confirmed_is_dashed_and_says_so(app: App) -> None:
    """Given a turn that fresh dealings did not confirm, then no mark stands there."""
    session, review = sample("stupor_mundi")
    graded = tuple(replace(turn, clear=False) for turn in review.turns)
    scene = opened(app, session, runner_of(session, replace(review, turns=graded)))
    app.stack.reset(scene)
    assert not any(turn.graded.marked for turn in scene.page.turns)
    doubted = next(n for n, turn in enumerate(scene.page.turns) if turn.graded.unclear)
    scene.choose(doubted)
    assert scene.page.turns[doubted].look == UNCLEAR
    bar = next(item for item in scene.items() if item.key == f"bar{doubted}")
    assert isinstance(bar, Box) and bar.dash
    assert any(said.startswith("unclear:") for said in words(scene))


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_on_the_page_add_up_to_the_result(app: App, game: str) -> None:
    """Given whole figures, then the parts and their sum differ by rounding alone."""
    app.change(text=150)
    try:
        scene = reviewed(app, game)
        scene.flip()
        shown = {item.key: item.text for item in scene.items() if isinstance(item, Label)}
    finally:
        app.change(text=100)
    rows = [key for key in shown if key.startswith("result.row") and key.endswith(".figure")]
    result = number(shown["result.sum.figure"])
    assert abs(sum(number(shown[key]) for key in rows) - result) <= 0.5 * len(rows)
    assert result == scene.page.scores[0] - scene.page.scores[1]


def _thrown(scene: ReviewScene, chosen: int) -> bool:
    scene.choose(chosen)
    return scene.page.throw is not None


def number(words: str) -> float:
    return float(words.replace("\u2212", "-"))


def test_all_throws_of_a_turn_are_shown_and_the_fallen_one_is_lit(app: App) -> None:
    scene = reviewed(app, "burgundy")
    thrown = next(n for n in range(len(scene.page.turns)) if _thrown(scene, n))
    scene.choose(thrown)
    keys = [item.key for item in scene.items()]
    assert sum(key.startswith("throws.") and key.endswith(".bar") for key in keys) == 21
    assert keys.count("throws.band") == 1


def test_the_points_of_a_solo_game_are_said_once(app: App) -> None:
    """Given a game of one, then its title has the points and the line below does not."""
    page = reviewed(app).page
    one = SimpleNamespace(looks=page.looks[:1], scores=page.scores[:1], tell=page.tell)
    assert "VP" not in ShownPage.subline.func(one)


@pytest.mark.parametrize("game", GAMES)
def test_points_and_deeds_do_not_run_together(app: App, game: str) -> None:
    """Given names that end in a number, then a colon follows; no capital follows a semicolon."""
    page = reviewed(app, game).page
    assert all(f"{look.name}: " in page.subline for look in page.looks)
    told = [page.tell.played(turn.graded) for turn in page.turns]
    assert any("\u00a0· " in deeds for deeds in told)
    assert not any(re.search(r"; [A-Z]", deeds) for deeds in told)


@pytest.mark.parametrize(
    ("code", "words"), [("fr", "phase A, manche 1"), ("de", "Phase A, Runde 1")]
)
def test_a_round_inside_a_sentence_is_written_as_the_language_has_it(code: str, words: str) -> None:
    """Given the rounds of the largest losses, then French writes them small."""
    session, _ = sample("burgundy")
    language.speak(words_of(code))
    try:
        assert box_of(session.spec.id).moment(1) == words
    finally:
        language.speak(language.ENGLISH)


def by_chance(pile: str) -> tuple[Session, ReviewRunner, Reveal]:
    """A review of Burgundy in which a pile was all that mattered."""
    session, review = sample("burgundy")
    reveal = next(one for one in review.reveals if one.pile.startswith(pile))
    graded = tuple(replace(turn, clear=False) for turn in review.turns)
    told = replace(review, turns=graded, turning=(reveal.ply,))
    return session, runner_of(session, told), reveal


@pytest.mark.parametrize("seat", [0, 1])
def test_a_throw_that_mattered_is_shown_with_all_that_could_have_fallen(
    app: App, seat: int
) -> None:
    """Given the card of a throw, own or not, then Show me lays its 21 outcomes on the page."""
    session, runner, reveal = by_chance(f"throw.{seat}")
    scene = opened(app, session, runner)
    app.stack.reset(scene)
    click(scene, "show0")
    assert app.stack.top is scene and scene.page.throw == reveal
    bars = [item for item in scene.items() if item.key.startswith("throws.")]
    assert sum(item.key.endswith(".bar") for item in bars) == 21
    click(scene, "turn3")
    assert scene.page.throw != reveal


def test_the_keyboard_shows_a_throw_as_the_mouse_does(app: App) -> None:
    session, runner, reveal = by_chance("throw.1")
    scene = opened(app, session, runner)
    app.stack.reset(scene)
    press(scene, "down", "space")
    assert app.stack.top is scene and scene.page.throw == reveal


def test_what_cannot_be_counted_out_is_shown_in_the_game(app: App) -> None:
    session, runner, _ = by_chance("tiles")
    scene = opened(app, session, runner)
    app.stack.reset(scene)
    click(scene, "show0")
    assert isinstance(app.stack.top, TimelineScene)


def test_a_turn_that_is_read_stays_chosen_while_larger_mistakes_are_found(app: App) -> None:
    """Given a mistake on the page, when the review finds a larger one, then it stays chosen."""
    scene = reviewed(app)
    turns, known = scene.page.turns, scene.chosen
    other = next(n for n, turn in enumerate(turns) if turn.graded.marked and n != known)
    scene.chosen = other
    scene.enter()
    assert scene.chosen == other


def test_nothing_claims_accuracy_or_praises(app: App) -> None:
    said = " ".join(words(reviewed(app))).lower()
    assert not any(word in said for word in ("accuracy", "brilliant", "blunder"))


def by_mouse(scene: ReviewScene) -> None:
    click(scene, "turn0")
    assert scene.chosen == 0
    click(scene, "card1")
    click(scene, "show1")


def by_keys(scene: ReviewScene) -> None:
    press(scene, "home")
    assert scene.chosen == 0
    press(scene, "right", "left", "down", "down")
    press(scene, "space")


def by_pad(scene: ReviewScene) -> None:
    for name in ("left", "right", "down", "down", "x"):
        scene.handle(pad_key("down", name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("walk", [by_mouse, by_keys, by_pad])
def test_a_walk_leads_to_the_better_turn_and_back(
    app: App, walk: Callable[[ReviewScene], None], game: str
) -> None:
    """Given mouse, keyboard or pad, then it leads to Show me, the timeline, and back."""
    scene = reviewed(app, game)
    walk(scene)
    shown = app.stack.top
    assert isinstance(shown, ComparedScene) and shown.turn.graded.better
    assert keys_are_unique(shown)
    chosen = scene.chosen
    press(shown, "space")
    assert isinstance(app.stack.top, TimelineScene)
    app.stack.pop()
    press(shown, "escape")
    assert app.stack.top is scene and scene.chosen == chosen


def test_tab_looks_from_the_other_seat(app: App) -> None:
    scene = reviewed(app)
    press(scene, "tab")
    assert scene.runner.seat == 1
    scene.handle(pad_key("down", "lb"))
    assert scene.runner.seat == 0


def test_a_letter_plays_on_from_the_turn(app: App) -> None:
    """Given the key of the keys page, then a new game begins where the turn began."""
    scene = reviewed(app)
    turn = scene.page.turn
    assert turn is not None
    press(scene, "o")
    asked = app.stack.top
    assert isinstance(asked, BranchScene) and asked.branch().ply == turn.graded.ply


def better_turn(scene: ReviewScene) -> GradedTurn:
    turn = next(turn for turn in scene.page.turns if turn.graded.marked)
    scene.choose(scene.page.turns.index(turn))
    return turn.graded


def better_turn_of(scene: ReviewScene) -> Turn:
    better_turn(scene)
    assert scene.page.turn is not None
    return scene.page.turn


def found(app: App, keys: tuple[str, ...]) -> VerdictPanel:
    """Play a line at the table and read what is said of it."""
    table = app.stack.top
    assert isinstance(table, FindTable)
    for key in keys:
        assert table.flow.choose(option_of(key)) is None
    for _ in range(6):
        app.step()
    assert isinstance(app.stack.top, VerdictPanel)
    return app.stack.top


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_better_turn_is_told_before_a_try(app: App, game: str) -> None:
    scene = reviewed(app, game)
    graded = better_turn(scene)
    press(scene, "return")
    table = app.stack.top
    assert isinstance(table, FindTable) and table.flow.session.ply == graded.ply
    assert not any("compared" in item.key for item in table.items())
    table.commands.advise()
    app.step()
    assert table.commands.message.startswith("No advice")


@pytest.mark.parametrize("mode", ["friendly", "sandbox"])
def test_a_try_is_never_undone_past_the_beginning_of_its_turn(
    app: App, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """Given a table where everything may be undone, then a try stays with its turn."""
    monkeypatch.setattr(Session, "mode", mode)
    scene = reviewed(app, "burgundy")
    graded = next(turn.graded for turn in scene.page.turns if turn.graded.ply > 9)
    scene.choose([turn.graded for turn in scene.page.turns].index(graded))
    app.stack.push(FindTable(scene.session, graded, lambda *_: Endless(), {}, lambda: None))  # type: ignore[arg-type, return-value]
    table = app.stack.top
    assert isinstance(table, FindTable) and table.flow.undo_refusal() is not None
    assert table.flow.choose(option_of(graded.line[0])) is None
    assert table.flow.undo_refusal() is None and table.flow.way_back().ply == graded.ply
    app.stack.pop()


def test_a_try_at_the_seat_of_a_computer_keeps_its_name_in_the_language_spoken(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a computer's turn, then who tries it is called as the computer was, in words."""
    scene = reviewed(app, "burgundy")
    graded = scene.page.turns[0].graded
    monkeypatch.setattr(people, "tr", lambda text, **_: {"Squire": "Knappe"}.get(text, text))
    chair = scene.session.seats[graded.seat]
    monkeypatch.setattr(chair, "name", "Squire Jordan")
    monkeypatch.setattr(chair, "kind", "squire")
    tried = find_table._at_turn(scene.session, graded)
    assert tried.seats[graded.seat].name == "Knappe Jordan" and tried.seats[graded.seat].human


def test_a_try_is_judged_though_nothing_moves_on_the_table(app: App) -> None:
    """Given a turn that is over at a table without motion, then the frames go on by themselves."""
    scene = reviewed(app, "burgundy")
    graded = better_turn(scene)
    press(scene, "return")
    table = app.stack.top
    assert isinstance(table, FindTable)
    for key in graded.line:
        assert table.flow.choose(option_of(key)) is None
    table.flush()
    table._like = lambda keys: False  # type: ignore[method-assign]
    table._judge = lambda *_: Endless()  # type: ignore[assignment, return-value]
    assert [table.tick(1.0), table.tick(2.0)] == [0.0, 0.0]
    app.stack.pop()


def cards_with_answer(scene: ReviewScene) -> list[bool]:
    """Whether each card of a turn tells the better one."""
    told = {item.key: item.text for item in scene.items() if isinstance(item, Label)}
    cards = [n for n, card in enumerate(scene.page.cards) if card[1].moment.turn is not None]
    return [told[f"card{n}.text"].startswith("Better:") for n in cards]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_tells_the_better_turn_once_it_was_shown(app: App, game: str) -> None:
    """Given cards with Find it yourself, then what to find is told after Show me, there alone."""
    scene = reviewed(app, game)
    assert not any(cards_with_answer(scene))
    assert any(said.startswith("Played: ") for said in words(scene))
    click(scene, "show0")
    press(app.stack.top, "escape")  # type: ignore[arg-type]
    shown = cards_with_answer(scene)
    assert shown[0] and not any(shown[1:])


def test_a_card_tells_the_better_turn_once_it_was_found(app: App) -> None:
    """Given a try, then its card goes on hiding what to find if it missed, not if it was right."""
    scene = reviewed(app, "burgundy")
    graded = better_turn(scene)
    for line, told in ((graded.line, False), (graded.better, True)):
        press(scene, "return")
        found(app, line).go("back")
        cards = zip(scene.page.cards, cards_with_answer(scene), strict=False)
        assert [tells for card, tells in cards if card[1].moment.ply == graded.ply] == [told]


def test_the_turn_as_it_was_played_misses_and_can_be_tried_again(app: App) -> None:
    """Given the very turn of the game, then its loss is told, and the table begins anew."""
    scene = reviewed(app, "burgundy")
    graded = better_turn(scene)
    press(scene, "return")
    table = app.stack.top
    assert isinstance(table, FindTable)
    before = [line.text for line in table.flow.log_lines()]
    panel = found(app, graded.line)
    assert not panel.right and panel.behind == graded.lost
    press(panel, "return")  # type: ignore[arg-type]
    assert app.stack.top is table and table.flow.session.ply == graded.ply
    assert [line.text for line in table.flow.log_lines()] == before


def test_a_try_that_is_better_than_the_turn_is_told_so(app: App) -> None:
    """Given a try that misses the best turn by less than the game did, then it is praised a bit."""
    for behind, said in ((3.4, "Better than before"), (20.0, "Not quite")):
        panel = VerdictPanel(behind, 20.4, lambda: None, {})
        app.stack.push(panel)
        assert said in [item.text for item in panel.overlay(0.0) if isinstance(item, Label)]
        app.stack.pop()


def test_a_comparison_that_lasts_shows_a_bar(app: App) -> None:
    """Given a verdict that takes long, then the ribbon says so, and a bar goes on meanwhile."""
    scene = reviewed(app, "burgundy")
    better_turn(scene)
    press(scene, "return")
    table = app.stack.top
    assert isinstance(table, FindTable)
    table._verdict = Endless()  # type: ignore[assignment]
    table._asked_at = 100.0
    done = [
        [item.rect[2] for item in table.overlay(now) if item.key == "comparing.done"]
        for now in (100.2, 102.0, 130.0)
    ]
    assert [len(found) for found in done] == [0, 1, 1] and done[1] < done[2]
    track = next(item for item in table.overlay(102.0) if item.key == "comparing.bar")
    ribbon = next(item for item in table.overlay(102.0) if item.key == "ribbon")
    middle = ribbon.rect[1] + ribbon.rect[3] / 2
    assert done[2][0] < track.rect[2] and track.rect[1] > middle + 10, "below the words"
    app.stack.pop()


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_card_are_written_in_one_size(app: App, game: str) -> None:
    """Given buttons as wide as their words, then the size of each minds all the others."""
    peers = {
        frozenset(text for text, _ in item.peers)
        for item in reviewed(app, game).items()
        if isinstance(item, Label) and item.key.startswith("card0.") and ".button" in item.key
    }
    assert peers == {frozenset(map(tr, ACTIONS.values()))}


@pytest.mark.parametrize("game", GAMES)
def test_what_plays_on_from_a_turn_has_one_name(app: App, game: str) -> None:
    """Given the button of a card, of Show me and a page of their own, then all say the same."""
    scene = reviewed(app, game)
    told = [tr(ACTIONS[AGAIN])]
    assert told[0] in words(scene)
    press(scene, "space")
    told += [word for word in words(app.stack.top) if word.endswith("from here")]  # type: ignore[arg-type]
    click(app.stack.top, "again")  # type: ignore[arg-type]
    assert isinstance(app.stack.top, BranchScene)
    assert [*told, tr(app.stack.top.title)] == ["Try again from here"] * 3


def test_the_game_itself_is_unchanged_by_a_try(app: App) -> None:
    scene = reviewed(app, "burgundy")
    before = scene.session.ply
    graded = better_turn(scene)
    press(scene, "return")
    found(app, graded.line).go("back")
    assert app.stack.top is scene and scene.session.ply == before


def test_a_review_says_how_many_turns_it_has_looked_at(app: App) -> None:
    """Given a review in the making, then its bare card counts turns, and those still in doubt."""
    session, review = sample("burgundy")
    own = [turn for turn in review.turns if turn.seat == review.seat]
    known, seen = [replace(own[0], grade=FINE, second=None, clear=False)], []
    doubted = replace(own[1], grade=MISTAKE, second=None, clear=False)
    for graded in ([], known, [*known, doubted]):
        bare = replace(review, turns=tuple(graded), reveals=(), turning=(), complete=False)
        seen.append(ShownPage(ReviewWords(session, ()), bare, {}, Choice(), apart=False))
    count = len(seen[0].turns)
    assert [page.so_far for page in seen] == [
        f"Turns reviewed: 0 of {count}.",
        f"Turns reviewed: 1 of {count}. Nothing stands out so far.",
        f"Turns reviewed: 2 of {count}. 1 turn may matter: still to be checked on other deals.",
    ]


def test_a_comparison_shows_the_dice_of_the_turn(app: App) -> None:
    """Given a turn of Burgundy beside a better one, then its dice stand at the head of the page."""
    scene = reviewed(app, "burgundy")
    graded = better_turn(scene)
    scene._actions["show"](scene.page, better_turn_of(scene))
    items = app.stack.top.items()
    dice = scene.session.before(graded.ply).players[graded.seat].rolled
    shown = [item.sprite for item in items if re.fullmatch(r"die\d", item.key)]
    assert shown == [f"die/blue-{number}" for number in sorted(dice, reverse=True)]
    app.stack.pop()


def test_a_turn_is_told_by_its_deeds_each_with_a_capital(app: App) -> None:
    """Given turns with effects in a free order, then neither that nor a skip is told."""
    scene = alone(app)
    tell, turns = scene.page.tell, [turn.graded for turn in scene.page.turns]
    orders = [t for t in turns if any(s.option[0] == "first" for s in tell.line(t, better=False))]
    deeds = [deed for turn in turns for deed in tell.played(turn).split("\u00a0· ")]
    assert orders and not any(deed[:1].islower() for deed in deeds)
    assert not any(deed.startswith(("First", "Skip")) for deed in deeds)


@pytest.mark.parametrize(("aspect", "least"), [(2.0, 1250.0), (0.92, 750.0)])
def test_a_single_board_uses_the_room_of_its_page(aspect: float, least: float) -> None:
    """Given one plate, then its board is as high as that, and nothing lies over anything else."""
    places, why = one_plate(aspect), one_why(aspect)
    assert places.board[2] > least
    parts = [places.board, places.words, places.title, why.panel]
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))
    assert all(part[0] + part[2] <= 1878 and part[1] + part[3] <= 998 for part in parts)


@pytest.mark.parametrize(("most", "both"), [(10_000, True), (0, False)])
def test_the_only_plate_tells_both_turns_where_they_are_short(
    app: App, monkeypatch: pytest.MonkeyPatch, most: int, both: bool
) -> None:
    """Given one plate, then a short turn leaves its paper to the other; a long one needs it all."""
    monkeypatch.setattr(compared, "_LINES", most)
    app.change(text=150)
    try:
        scene = reviewed(app)
        scene.do("show")
        shown = app.stack.top
        assert isinstance(shown, ComparedScene) and shown.shown == BETTER
        assert any(item.key == "other.turn" for item in shown.drawn()) is both
    finally:
        app.change(text=100)


def test_what_a_rival_gives_away_raises_the_chance_of_the_one_who_looks(app: App) -> None:
    """Given turns of both seats, then the better one is better for whose turn it is."""
    scene = reviewed(app, "burgundy")
    graded = [turn.graded for turn in scene.page._every if turn.graded.better and turn.graded.p > 0]
    seats = {turn.seat for turn in graded}
    assert len(seats) == 2
    for turn in scene.page._every:
        if turn.graded in graded and turn.after is not None and turn.possible is not None:
            assert (turn.possible >= turn.after) is turn.own or turn.possible == turn.after
            assert turn.own is (turn.graded.seat == scene.page.review.seat)


def test_work_goes_on_in_frames_and_stops_when_told(app: App) -> None:
    """Given a review in the making, then it says how far it is, stops, and goes on."""
    session, review = sample("burgundy")
    runner = ReviewRunner(
        2, lambda seat, known: Working(review, known), lambda: None, lambda found: None
    )
    scene = opened(app, session, runner)
    app.stack.reset(scene)
    for _ in range(4):
        scene.tick(0.0)
    assert any(said.startswith("Reviewing turn 3 of") for said in words(scene))
    click(scene, "stop")
    known = len(scene.page.review.turns)
    scene.tick(0.0)
    assert len(scene.page.review.turns) == known and runner.idle
    assert "The review is paused" in words(scene)
    assert any(item.key == "progress.done" for item in scene.items())
    click(scene, "stop")
    while not runner.idle:
        scene.tick(0.0)
    assert runner.complete and scene.controls.get("stop") is None


def test_leaving_keeps_what_is_known(app: App) -> None:
    session, review = sample("burgundy")
    kept: list[Review] = []
    runner = ReviewRunner(2, lambda seat, known: Working(review, known), lambda: None, kept.append)
    scene = opened(app, session, runner)
    app.stack.reset(scene)
    for _ in range(5):
        scene.tick(0.0)
    assert len(kept[-1].turns) == 4, "also who is killed goes on from there"
    scene.leave()
    assert len(kept[-1].turns) == 4


@pytest.mark.parametrize("wide_left", [False, True])
def test_the_panels_of_a_second_page_fill_it(wide_left: bool) -> None:
    """Given no throws, then what is in short has their place, and what came to light the rest."""
    page = places(True, wide_left)
    assert page.left[0] == LEFT
    last = page.short if wide_left else page.middle
    assert last[0] + last[2] == RIGHT
    below = halves(page.left, RESULT)[1]
    assert (page.short == below) != wide_left


def test_small_windows_have_two_pages(app: App) -> None:
    """Given large letters, then what made up the result is a page of its own."""
    app.change(text=150)
    try:
        scene = reviewed(app)
        assert "result.title" not in {item.key for item in scene.items()}
        press(scene, "pagedown")
        assert "result.title" in {item.key for item in scene.items()}
        scene.flip()
        scene.do("show")
        shown = app.stack.top
        assert isinstance(shown, ComparedScene) and shown.shown == BETTER
        press(shown, "tab")
        assert shown.shown == PLAYED
    finally:
        app.change(text=100)
