"""While one is learning the teacher offers to take a mistake back: once a turn, kindly."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.match.review import MISTAKE, GradedTurn, SecondLook
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan, turn_spans
from stupor.platform.settings import ALWAYS, LEARNED, LEARNING, NEVER, Settings
from stupor.scenes.review.compared import ComparedScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.stage.items import Box, Label
from stupor.stage.log_leaf import closed_up
from stupor.stage.palette import TOOLTIP
from stupor.stage.pointer import Key
from stupor.table.first_game import FirstGameTable
from stupor.table.panels import offer
from stupor.table.panels.takeback import LONGEST, TurnCheck
from stupor.table.session.flow import TurnFlow
from tests.support.windows import window


class Mistaken:
    """A check that finds a mistake at once."""

    def __init__(self, session: Session, span: TurnSpan, now: float) -> None:
        self.begin, self.begun = span.ply, now
        second, line = SecondLook(24, 6.2, 0.1, 1.1), ("end",)
        self.mistake = GradedTurn(*span, False, 6.2, 0.1, MISTAKE, second, True, line, line)

    def poll(self) -> bool:
        return True

    def waited(self, now: float) -> float:
        return min(1.0, (now - self.begun) / LONGEST)

    def stop(self) -> None: ...


class Slow(Mistaken):
    """A check that takes its time."""

    def poll(self) -> bool:
        return False

    def long(self, now: float) -> bool:
        return now > 0.5


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.change(advice=False, ended=0, takeback=LEARNING)
    app.stack.clear()


@pytest.fixture
def table(app: App, monkeypatch: pytest.MonkeyPatch) -> FirstGameTable:
    """A person against a computer, at whose every turn the teacher finds a mistake."""
    monkeypatch.setattr(offer, "TurnCheck", Mistaken)
    app.change(speed=0.0, first_game=False, advice=True, ended=1, takeback=LEARNING)
    spec = get("burgundy")
    seats = [make_seat("human", spec, 1), make_seat("page", spec, 2)]
    app.use_game("burgundy")
    scene = FirstGameTable(Session.new(spec, seats, 21, {}))
    app.stack.reset(scene)
    while scene.flow.decision is None:
        app.step()
    return scene


def ribbon(table: FirstGameTable) -> str:
    found = (item for item in table.overlay(0.0) if item.key == "ribbon")
    return next(item.text for item in found if isinstance(item, Label))


def end_turn(table: FirstGameTable) -> int:
    """Play until the turn is over; returns where it began."""
    begin = table.flow.session.ply
    while table.flow.decision is not None and table.flow.session.ply < begin + 8:
        options = table.flow.decision.options
        table.flow.choose(("end",) if ("end",) in options else options[0])
        table.flush()
    table.app.step()  # type: ignore[attr-defined]
    table.tick(0.0)
    return begin


def test_the_next_player_waits_for_the_answer(table: FirstGameTable) -> None:
    end_turn(table)
    ply = table.flow.session.ply
    assert table.offer.note is not None
    for _ in range(5):
        table.tick(0.0)
    assert table.flow.session.ply == ply


@pytest.mark.parametrize(
    ("kinds", "lost", "told"),
    [
        (["human"], 0.72, "This costs about 0.7 spaces. Undo it?"),
        (["human", "page"], 6.2, "This costs about 6 VP. Undo it?"),
        (["human", "page"], 0.3, "This costs about 1 VP. Undo it?"),
    ],
)
def test_the_offer_names_what_the_game_is_reviewed_in(
    app: App, kinds: list[str], lost: float, told: str
) -> None:
    """Given a mistake in a solo duchy, then it cost spaces; with rivals it cost VP."""
    spec = get("burgundy")
    app.use_game("burgundy")
    seats = [make_seat(kind, spec, 1 + n) for n, kind in enumerate(kinds)]
    table = FirstGameTable(Session.new(spec, seats, 21, {}))
    app.stack.reset(table)
    table.offer._offer(GradedTurn(0, 1, 1, 0, False, lost, 0.1, MISTAKE))
    assert table.offer.note is not None
    items = table.offer.note.items()
    assert told in [item.text for item in items if isinstance(item, Label)]


def test_the_ribbon_says_who_waits(table: FirstGameTable) -> None:
    assert table.status_text == ""
    end_turn(table)
    assert table.status_text == f"{table.flow.names[1]} waits for your answer."
    table.handle(Key("down", "escape"))
    assert table.status_text == ""


def test_cards_of_the_hand_close_up_beside_the_offer() -> None:
    """Given a paper over the end of the hand, then its cards lie left of it, and nothing else."""
    paper = (800.0, 10.0, 200.0, 80.0)
    places = {"hand": (0.0, 0.0, 1000.0, 100.0), "hand.fan": (100.0, 0.0, 900.0, 100.0)}
    places |= {"hand.deck": (10.0, 0.0, 60.0, 40.0), "board": (0.0, 0.0, 1000.0, 900.0)}
    moved = dict(closed_up(places, paper))
    x, _, w, _ = moved.pop("hand.fan")
    assert x == 100 and x + w < paper[0]
    assert all(moved[name] == places[name] for name in moved)


def test_nobody_is_said_to_think_while_the_turn_is_looked_at(
    table: FirstGameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a check that is not done, then the ribbon says that the turn is over."""
    monkeypatch.setattr(offer, "TurnCheck", Slow)
    end_turn(table)
    assert table.flow.held
    assert ribbon(table) == "Your turn is over."


def test_no_word_lies_over_ones_own_turn(
    table: FirstGameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a check that is not done when one's next turn begins, then nothing is covered."""
    monkeypatch.setattr(offer, "TurnCheck", Slow)
    end_turn(table)
    table.tick(1.0)
    assert table.offer.items()
    monkeypatch.setattr(TurnFlow, "decision", property(lambda flow: flow.session.decision))
    assert table.offer.items() == []


def test_a_turn_by_advice_is_not_called_a_mistake(table: FirstGameTable) -> None:
    """Given a turn that advice has chosen, then the teacher does not speak against it."""
    assert table.flow.decision is not None
    ends = table.flow.decision.options.index(("end",))
    table.commands._advised([table.flow.decision.options[ends]])
    table.flush()
    table.tick(0.0)
    assert table.flow.decision is None
    assert table.offer.note is None and not table.flow.held


def test_enter_takes_the_turn_back_and_it_is_offered_once(table: FirstGameTable) -> None:
    begin = end_turn(table)
    table.handle(Key("down", "return"))
    assert table.flow.session.ply == begin and table.offer.note is None
    end_turn(table)
    assert table.offer.note is None


def test_the_teacher_says_why_the_next_player_waits(
    table: FirstGameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offer, "TurnCheck", Slow)
    end_turn(table)
    ply = table.flow.session.ply
    assert not table.offer.items()
    table.tick(1.0)
    said = {item.text for item in table.offer.items() if isinstance(item, Label)}
    assert "Let me look at this turn (Esc: play on)." in said
    assert table.offer.note is None and table.flow.session.ply == ply


def test_whoever_does_not_want_to_wait_plays_on(
    table: FirstGameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a check that takes its time, then Escape ends it, and no menu opens."""
    monkeypatch.setattr(offer, "TurnCheck", Slow)
    end_turn(table)
    assert table.flow.held
    table.tick(1.0)
    table.handle(Key("down", "escape"))
    assert not table.flow.held and not table.offer.items()
    assert table.app.stack.top is table


def test_a_slow_machine_lets_the_next_player_go_on(
    table: FirstGameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a check without an end, then its bar fills, and at last the turn is left unjudged."""
    monkeypatch.setattr(offer, "TurnCheck", Slow)
    end_turn(table)
    assert isinstance(table.offer.check, Slow)
    begun = table.offer.check.begun
    table.tick(begun + LONGEST / 2)
    bars = {item.key: item.rect[2] for item in table.offer.items() if isinstance(item, Box)}
    assert bars["takeback/waited"] == pytest.approx(bars["takeback/track"] / 2)
    table.tick(begun + LONGEST)
    assert not table.flow.held and table.offer.check is None and table.offer.note is None


def test_the_first_turns_of_a_first_game_are_not_judged(table: FirstGameTable) -> None:
    """Given somebody who has never ended a game, then two turns are free; the third is judged."""
    table.app.change(ended=0)
    for judged in (False, False, True):
        while table.flow.decision is None:
            table.app.step()  # type: ignore[attr-defined]
        end_turn(table)
        assert (table.offer.note is not None) == judged


def first_steps(game: str, kinds: tuple[str, ...], options: dict[str, object]) -> list[bool]:
    """Whether each of the first four turns of a beginner in the first seat counts as a try."""
    spec = get(game)
    seats = [make_seat(kind, spec, n) for n, kind in enumerate(kinds)]
    session = Session.new(spec, seats, 21, options)
    told = SimpleNamespace(
        app=SimpleNamespace(settings=Settings(ended=0)), flow=SimpleNamespace(session=session)
    )
    looks, other, free = offer.Offer(told, None), make_seat("page", spec, 9).controller, []  # type: ignore[arg-type]
    while len(free) < 4:
        if session.rules.asked(session.state) == 0 and session.rules.begins(session.state):
            free.append(looks._first_steps(TurnSpan(session.ply, session.ply + 1, 1, 0)))
        view = session.seat_view()
        assert view is not None
        while (option := other.poll(view)) is None:
            pass
        session.play(option)
    return free


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_whoever_plays_alone_is_judged_from_the_third_turn_on(game: str) -> None:
    """Given one seat, whose turns follow each other, then each counts; the set-up does not."""
    assert first_steps(game, ("human",), {}) == [True, True, False, False]


def test_a_draft_is_no_turn() -> None:
    """Given somebody who chose a House first, then only the third turn is judged."""
    drafted = first_steps("stupor_mundi", ("human", "page"), {"houses": "draft"})
    assert drafted == [True, True, False, False]


def idle_turn(game: str, word: str) -> tuple[Session, int]:
    """A game in which a person has just done nothing with a whole turn, and where it began."""
    spec = get(game)
    session = Session.new(spec, [make_seat("human", spec, n) for n in (1, 2)], 21, {})
    other, begun = make_seat("page", spec, 2).controller, 0
    while begun < 5:
        view = session.seat_view()
        assert view is not None
        option = other.poll(view)
        while option is None:
            option = other.poll(view)
        session.play(option)
        begun += session.rules.begins(session.state)
    begin = session.ply
    session.play((word,))
    return session, begin


@pytest.mark.parametrize(("game", "word"), [("stupor_mundi", "pass"), ("burgundy", "end")])
def test_a_turn_thrown_away_is_found_in_time(game: str, word: str) -> None:
    """Given a player who does nothing with a turn, then the check finds it, and a better one."""
    session, begin = idle_turn(game, word)
    check = TurnCheck(session, TurnSpan(begin, session.ply, 1, session.choice(begin).seat), 0.0)
    while not check.poll():
        pass
    assert check.mistake is not None
    assert check.mistake.lost > 4 and len(check.mistake.better) > 1


def test_esc_keeps_it_and_the_game_goes_on(table: FirstGameTable) -> None:
    end_turn(table)
    ply = table.flow.session.ply
    table.handle(Key("down", "escape"))
    assert table.offer.note is None and table.flow.session.ply == ply and not table.flow.held


def test_why_shows_the_better_turn(table: FirstGameTable) -> None:
    end_turn(table)
    note = table.offer.note
    assert note is not None
    widget = note.controls.get("why")
    assert widget is not None and widget.press is not None
    widget.press()
    shown = table.app.stack.top
    assert isinstance(shown, ComparedScene)
    told = " ".join(item.text for item in shown.items() if isinstance(item, Label))
    assert "review" not in told and "Enter" not in told
    assert f"your turn {shown.turn.number}" in told
    own = [span for span in turn_spans(table.flow.session) if span.seat == shown.turn.graded.seat]
    assert shown.turn.number == len(own)
    shown.play()
    played = table.app.stack.top
    assert isinstance(played, TimelineScene)
    played.enter()
    assert played.playing  # Play it plays at once
    table.app.stack.pop()
    table.app.stack.pop()


def test_the_offer_lies_over_every_tooltip(table: FirstGameTable) -> None:
    end_turn(table)
    assert min(item.z for item in table.offer.items()) > TOOLTIP + len("a tip and its card")


def test_a_refusal_is_gone_once_the_turn_is_taken_back(table: FirstGameTable) -> None:
    """Given a refusal while another is asked, then it is gone with the turn given back."""
    end_turn(table)
    table.commands.seal()
    table.commands._refuse("You can only pass instead of playing a card.")
    table.offer.take_back()
    table.tick(0.0)
    assert table.flow.decision is not None and table.commands.message == ""


def test_without_advice_nothing_is_offered(table: FirstGameTable) -> None:
    table.app.change(advice=False)
    end_turn(table)
    assert table.offer.note is None and not table.flow.held


@pytest.mark.parametrize(
    ("choice", "ended", "offers"),
    [(LEARNING, 0, True), (LEARNING, LEARNED, False), (ALWAYS, LEARNED, True), (NEVER, 0, False)],
)
def test_it_is_off_by_itself_after_the_third_game(choice: str, ended: int, offers: bool) -> None:
    assert Settings(takeback=choice, ended=ended).takes_back == offers
