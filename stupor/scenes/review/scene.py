"""The review of a finished game: its course, what mattered, what made up the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from stupor.language import tr
from stupor.match.review import Reveal, Review
from stupor.match.session import Session
from stupor.scenes.looks import SeatLook
from stupor.scenes.page import PageScene
from stupor.scenes.review import places
from stupor.scenes.review.cards import AGAIN, FIND, NONE_AT_ALL, SHOW, action_widgets
from stupor.scenes.review.course_chart import column
from stupor.scenes.review.lower_row import lower_items
from stupor.scenes.review.review_foot import bar_rect, foot_items, foot_widgets, stop_rect
from stupor.scenes.review.review_runner import ReviewRunner
from stupor.scenes.review.reviewed_turns import Turn
from stupor.scenes.review.shown_page import Choice, ShownPage
from stupor.scenes.review.turn_patterns import WORDS
from stupor.scenes.review.turn_words import ReviewWords
from stupor.scenes.review.upper_row import head_items, seat_width, upper_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Widget
from stupor.stage.bindings import Bindings
from stupor.stage.items import Item
from stupor.stage.key_names import written_key
from stupor.stage.pointer import Input, Key
from stupor.table.form import COMPACT, ROOMY

#: What keys do to the chosen turn.
_ACTIONS: Final = {
    "confirm": FIND,
    "skip": SHOW,
    "turn_card": SHOW,
    "branch": AGAIN,
    "explain": AGAIN,
}
_PAGES: Final = ("pageup", "page up", "pagedown", "page down")
#: Seconds between two steps of the work: a frame must be free for the player.
_PACE: Final = 1 / 30

#: The ways on from a turn, by what is to be done about it.
ReviewActions = Mapping[str, Callable[[ShownPage, Turn], None]]


class ReviewScene(PageScene):
    """One page, or two where letters are large; never in the way of leaving."""

    board = "title"
    music_share = 0.8
    fills_in = True

    def __init__(
        self,
        session: Session,
        looks: tuple[SeatLook, ...],
        runner: ReviewRunner,
        seat: int,
        actions: ReviewActions,
    ) -> None:
        """Review a finished game from a seat; `actions` are the ways on from a turn."""
        super().__init__()
        self.session = session
        self.runner = runner
        self.tell = ReviewWords(session, looks)
        #: The chosen turn, from 0, and whether the lower row is shown where it is a page.
        self.chosen = 0
        self.lower = False
        #: The throw whose outcomes are shown instead of those of the chosen turn.
        self._thrown: Reveal | None = None
        self._known = set[int]()
        self._actions = actions
        self._touched = False
        self._seat = seat
        self._page: ShownPage | None = None

    @property
    def page(self) -> ShownPage:
        """All that is shown now."""
        if self._page is None:
            found = self.runner.review(self.runner.seat)
            spec = self.session.spec
            unit = spec.play.review.unit(len(self.tell.looks))
            unknown = Review(spec.id, "", self.runner.seat, 0, False, unit=unit)
            others, review = self.runner.others, found or unknown
            choice = Choice(self.chosen, self._thrown)
            self._page = ShownPage(self.tell, review, others, choice, self.apart, self._known)
        return self._page

    @property
    def apart(self) -> bool:
        """Whether the lower row is a page of its own: letters need the room."""
        return self.app.camera.k < COMPACT or self.app.settings.text > ROOMY

    def enter(self) -> None:
        """Read what is kept and go on with the rest."""
        self.runner.turn_to(self._seat)
        self._page = None
        self._choose_first()
        super().enter()

    def leave(self) -> None:
        """What is known is kept; the rest goes on when the page is opened again."""
        super().leave()
        self.runner.put_down()

    def refresh(self) -> None:
        """Lay out the page anew."""
        self._page = None
        super().refresh()

    def played(self) -> Session:
        """The finished game."""
        return self.session

    def tick(self, now: float) -> float | None:
        """Go on with the review, a little in each frame."""
        if self.app.stack.top is not self or self.runner.idle:
            return None
        if self.runner.poll() or self.runner.idle:
            self._page = None
            self._choose_first()
            self.refresh()
        return _PACE

    def look_at(self, seat: int) -> None:
        """Show the turns of another seat."""
        self._seat, self._touched, self._thrown, self.chosen = seat, False, None, 0
        self.runner.turn_to(seat)
        self._page = None
        self._choose_first()
        self.refresh()

    def choose(self, number: int) -> None:
        """Choose a turn, from 0."""
        last = len(self.page.turns) - 1
        self._touched, self.lower, self._thrown = True, False, None
        self.chosen = max(0, min(number, last))
        self.refresh()

    def do(self, action: str, number: int | None = None) -> None:
        """Find, show or play on from the chosen turn, or from that of a card."""
        number = self._at_reveal() if number is None and action == SHOW else number
        if number is None:
            self._act(action, self.page.turn)
            return
        moment = self.page.cards[number][1].moment
        self._take_card(number)
        if moment.reveal is not None:
            self._show_reveal(moment.reveal)
        else:
            self._act(action, moment.turn)

    def _act(self, action: str, turn: Turn | None) -> None:
        if turn is not None and (action == AGAIN or turn.graded.better):
            self._touched = True
            self._actions[action](self.page, turn)

    def _at_reveal(self) -> int | None:
        """The card at which the keyboard is, where that is about chance."""
        cards = {f"card{n}": n for n, card in enumerate(self.page.cards) if card[1].moment.reveal}
        return cards.get(self.controls.focused or "")

    def _show_reveal(self, reveal: Reveal) -> None:
        """Show all throws that could have fallen; of anything else the game as it went on."""
        if not reveal.throws:
            self.app.stack.push(self.app.navigator.timeline(self.session, reveal.ply))
            return
        self._thrown = reveal
        self.lower = self.apart
        self.refresh()

    def replay(self) -> None:
        """See the game again, at the chosen turn."""
        turn = self.page.turn
        ply = turn.graded.ply if turn is not None else None
        self.app.stack.push(self.app.navigator.timeline(self.session, ply))

    def stop(self) -> None:
        """Stop the work, or go on with it."""
        self.runner.paused = not self.runner.paused
        if self.runner.paused:
            self.runner.put_down()
        self.refresh()

    def flip(self) -> None:
        """Turn to the lower row, or back."""
        self.lower = not self.lower
        self.app.audio.play("page")
        self.refresh()

    def handle(self, event: Input) -> None:
        """Keys choose and do; all else is for the widgets."""
        if isinstance(event, Key) and event.kind == "down" and self._key(event):
            return
        super().handle(event)

    def _key(self, event: Key) -> bool:
        """Answer a key; False where it is for the widgets."""
        count = len(self.page.turns)
        steps = {"left": -1, "right": 1, "home": -count, "end": count}
        if event.name in steps:
            self.controls.by_key = False
            self.choose(self.chosen + steps[event.name])
        elif event.name in ("up", "down"):
            self._walk(1 if event.name == "down" else -1)
        elif event.name == "tab":
            by = -1 if "shift" in event.mods else 1
            self.look_at((self.runner.seat + by) % len(self.tell.looks))
        elif event.name in _PAGES and self.apart:
            self.flip()
        else:
            return self._act_by_key(event)
        return True

    def _act_by_key(self, event: Key) -> bool:
        """Do something about the chosen turn, as the keys page has it."""
        if self.controls.by_key and self.controls.focused:
            return False
        action = _ACTIONS.get(Bindings(self.app.settings.keys).action(event), "")
        if action and not self.lower:
            self.do(action)
        return bool(action)

    def _walk(self, by: int) -> None:
        """From card to card, then along the buttons at the foot."""
        cards = [] if self.lower else [f"card{n}" for n in range(len(self.page.cards))]
        stops = cards + [w.id for w in self.controls.widgets if w.id in ("stop", *self._foot)]
        stop = stops[(self._standing(stops, cards, by) + by) % len(stops)]
        self.controls.by_key = stop not in cards
        if stop in cards:
            self._take_card(cards.index(stop))
        self.controls.focused = stop

    def _standing(self, stops: Sequence[str], cards: Sequence[str], by: int) -> int:
        """The stop at which the keyboard is now, or the one before the first."""
        focused = self.controls.focused
        if self.controls.by_key and focused in stops:
            return stops.index(focused)
        chosen = [number for number, card in enumerate(self.page.cards) if card[2] and cards]
        return chosen[0] if chosen else -by

    @property
    def _foot(self) -> list[str]:
        return [widget.id for widget in foot_widgets(self.apart, self._presses())]

    def _take_card(self, number: int) -> None:
        """Choose the turn that a card is about, or the last one before it."""
        ply = self.page.cards[number][1].moment.ply
        before = [n for n, turn in enumerate(self.page.turns) if turn.graded.ply <= ply]
        self.choose(before[-1] if before else 0)

    def _choose_first(self) -> None:
        """Open at the largest confirmed loss; what a reader has before him stays chosen."""
        turns = self.page.turns
        if self._touched or (turns and turns[self.chosen].graded.marked):
            return
        marked = [number for number, turn in enumerate(turns) if turn.graded.marked]
        self.chosen = max(marked, key=lambda number: turns[number].graded.lost, default=0)
        self._page = None

    def widgets(self) -> list[Widget]:
        """Seats, turns, cards, then the foot."""
        found = [*self._seat_widgets()]
        if not (self.apart and self.lower):
            found += self._turn_widgets()
            found += action_widgets(self.page.cards, self.apart, self._press, self._tips())
        found += foot_widgets(self.apart, self._presses())
        if not self.runner.complete:
            found.append(Widget("stop", stop_rect(bar_rect(self.page)), self.stop))
        return found

    def _presses(self) -> dict[str, Callable[[], None]]:
        return {"back": self.escape, "replay": self.replay, "flip": self.flip}

    def _press(self, action: str, number: int) -> Callable[[], None]:
        if action == "card":
            return partial(self._take_card, number)
        return partial(self.do, action, number)

    def _tips(self) -> dict[str, str]:
        """The keys of what can be done about a turn."""
        keys = Bindings(self.app.settings.keys)
        bound = {FIND: "confirm", SHOW: "skip", AGAIN: "branch"}.items()
        return {action: tr("Key: {key}", key=written_key(keys.key_of(by))) for action, by in bound}

    def _seat_widgets(self) -> Iterator[Widget]:
        count = len(self.tell.looks)
        if count == 1:
            return
        step = seat_width(count) + 10
        left = places.RIGHT - count * step + 10
        for seat in range(count):
            place = (left + seat * step, 36.0, step - 10, 54.0)
            yield Widget(f"seat{seat}", place, partial(self.look_at, seat), tip=tr("Key: Tab"))

    def _turn_widgets(self) -> Iterator[Widget]:
        chart = places.chart(self.page.panels.course, self.apart)
        count = len(self.page.turns)
        for number in range(count):
            rect = column(chart, count, number)
            yield Widget(f"turn{number}", rect, partial(self.choose, number), glow=False)

    def drawn(self) -> list[Item]:
        """Head, the panels of this page, and the foot."""
        page, complete = self.page, self.runner.complete
        items = [*head_items(page, self.controls)]
        if not (self.apart and self.lower):
            ruler, bare = Ruler(self.app), tr(NONE_AT_ALL) if complete else page.so_far
            widths = {look: ruler.width(tr(words), "text", 19) + 6 for look, words in WORDS.items()}
            items += upper_items(page, self.controls, widths, bare)
        if self.lower or not self.apart:
            items += lower_items(page, complete)
        return [*items, *foot_items(page, self.controls, self.runner, self.lower)]
