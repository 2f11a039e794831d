"""The review of a finished game: its course, what mattered, what made up the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from stupor.language import mark, tr, trn
from stupor.match.review import Review
from stupor.match.session import Session
from stupor.scenes.drawing import BUTTON_CORNER, gilded, plate, switch_on_dark
from stupor.scenes.looks import CREAM, GILT, SAND, WALNUT, SeatLook
from stupor.scenes.page import PAGE_RECT, PageScene
from stupor.scenes.review import cards as written
from stupor.scenes.review import ledger, places
from stupor.scenes.review.cards import AGAIN, FIND, SHOW, Card
from stupor.scenes.review.course import Shown, column, course_items
from stupor.scenes.review.desk import Desk
from stupor.scenes.review.figures_told import signed
from stupor.scenes.review.looks_of_turns import WORDS
from stupor.scenes.review.telling import Telling
from stupor.scenes.review.throws import throw_items
from stupor.scenes.review.told import Matter, Turn, mattered, throw_of, turns_of
from stupor.scenes.ruler import AppRuler
from stupor.scenes.widgets import Rect, Widget, inset
from stupor.stage.bindings import Bindings
from stupor.stage.common_size import alike
from stupor.stage.items import Board, Box, Item, Label, Picture, Slice
from stupor.stage.key_names import written_key
from stupor.stage.pointer import Input, Key
from stupor.table.form import COMPACT, ROOMY

_FOOT: Final = 1012.0
_HIGH: Final = 48.0
#: What keys do to the chosen turn.
_DEEDS: Final = {
    "confirm": FIND, "skip": SHOW, "turn_card": SHOW, "branch": AGAIN, "explain": AGAIN,
}  # fmt: skip
_NEVER: Final = mark("Only finished games are reviewed. Kept beside the game, it opens at once.")
_STEPS: Final = {
    "graph": mark("Following the game"),
    "turns": mark("Reviewing turn {done} of {of}"),
    "marks": mark("Checking mark {done} of {of}"),
    "luck": mark("Weighing reveal {done} of {of}"),
}

#: What leads on from a turn: to be found, to be shown, to be played on from.
Leads = Mapping[str, Callable[[Session, Review, Turn], None]]


class ReviewScene(PageScene):
    """One page, or two where letters are large; never in the way of leaving."""

    board = "title"
    music_share = 0.8

    def __init__(
        self, session: Session, looks: tuple[SeatLook, ...], desk: Desk, seat: int, leads: Leads
    ) -> None:
        """Review a finished game from a seat; `leads` are the ways on from a turn."""
        super().__init__()
        self.session = session
        self.looks = looks
        self.desk = desk
        self.tell = Telling(session, looks)
        #: The chosen turn, from 0, and whether the lower row is shown where it is a page.
        self.chosen = 0
        self.lower = False
        self._leads = leads
        self._touched = False
        self._first = seat
        self._cards: list[tuple[Rect, Card, bool]] = []

    @property
    def seat(self) -> int:
        """The seat whose turns are shown."""
        return self.desk.seat

    @property
    def review(self) -> Review:
        """What is known of that seat."""
        found = self.desk.review(self.seat)
        game = self.session.spec.id
        return found if found is not None else Review(game, "", self.seat, 0, False)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of that seat."""
        return turns_of(self.review, self.seat)

    @property
    def turn(self) -> Turn | None:
        """The chosen turn."""
        turns = self.turns
        return turns[self.chosen] if 0 <= self.chosen < len(turns) else None

    @property
    def apart(self) -> bool:
        """Whether the lower row is a page of its own: letters need the room."""
        return self.app.camera.k < COMPACT or self.app.settings.text > ROOMY

    @property
    def solo(self) -> bool:
        """Whether somebody played alone."""
        return len(self.looks) == 1

    def enter(self) -> None:
        """Read what is kept and go on with the rest."""
        self.app.lay_out(self.session.spec.id)
        self.desk.turn_to(self._first)
        self._choose_first()
        super().enter()

    def leave(self) -> None:
        """What is known is kept; the rest goes on when the page is opened again."""
        super().leave()
        self._first = self.seat
        self.desk.put_down()

    def resized(self) -> None:
        """A smaller window may need two pages."""
        self.refresh()

    def played(self) -> Session:
        """The finished game."""
        return self.session

    def tick(self, now: float) -> float | None:
        """Go on with the review, a little in each frame."""
        if self.app.stack.top is not self or self.desk.idle:
            return None
        if self.desk.poll() or self.desk.idle:
            if not self._touched:
                self._choose_first()
            self.refresh()
        return 1 / 30

    def look_at(self, seat: int) -> None:
        """Show the turns of another seat."""
        self.desk.turn_to(seat)
        self._touched = False
        self._choose_first()
        self.refresh()

    def choose(self, number: int) -> None:
        """Choose a turn, from 0."""
        self._touched = True
        self.chosen = min(max(0, number), max(0, len(self.turns) - 1))
        self.lower = False
        self.refresh()

    def do(self, deed: str, number: int | None = None) -> None:
        """Find, show or play on from the chosen turn, or from that of a card."""
        if number is not None:
            self._take_card(number)
        turn = self._turn_of(number)
        if turn is not None and self.asleep(deed, turn) == "":
            self._leads[deed](self.session, self.review, turn)

    def asleep(self, deed: str, turn: Turn) -> str:
        """Why something cannot be done about a turn, or nothing."""
        if deed == AGAIN or turn.unit.better:
            return ""
        return tr("Nothing better was found for this turn.")

    def escape(self) -> None:
        """Back to where the review was opened."""
        self.app.stack.pop()

    def replay(self) -> None:
        """See the game again, at the chosen turn."""
        turn = self.turn
        ply = turn.unit.ply if turn is not None else None
        self.app.stack.push(self.app.ways.timeline(self.session, ply))

    def stop(self) -> None:
        """Stop the work, or go on with it."""
        self.desk.paused = not self.desk.paused
        if self.desk.paused:
            self.desk.put_down()
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
        steps = {"left": -1, "right": 1, "home": -len(self.turns), "end": len(self.turns)}
        if event.name in steps:
            self.controls.by_key = False
            self.choose(self.chosen + steps[event.name])
        elif event.name in ("up", "down"):
            self._walk(1 if event.name == "down" else -1)
        elif event.name == "tab":
            self._next_seat(-1 if "shift" in event.mods else 1)
        elif event.name in ("pageup", "page up", "pagedown", "page down") and self.apart:
            self.flip()
        else:
            return self._deed(event)
        return True

    def _deed(self, event: Key) -> bool:
        """Do something about the chosen turn, as the keys page has it."""
        if self.controls.by_key and self.controls.get(self.controls.focused) is not None:
            return False
        deed = _DEEDS.get(Bindings(self.app.settings.keys).action(event), "")
        if not deed or self.lower:
            return False
        self.do(deed)
        return True

    def _next_seat(self, by: int) -> None:
        if not self.solo:
            self.look_at((self.seat + by) % len(self.looks))

    def _walk(self, by: int) -> None:
        """From card to card, then along the buttons at the foot."""
        stops = [f"card{n}" for n in range(len(self._cards))]
        stops += [w.id for w in self.controls.widgets if w.rect[1] >= _FOOT or w.id == "stop"]
        now = self.controls.focused if self.controls.by_key else None
        if now in stops:
            at = (stops.index(now) + by) % len(stops)
        else:
            here = [n for n, (_, _, chosen) in enumerate(self._cards) if chosen]
            at = (here[0] + by) % len(stops) if here else (0 if by > 0 else len(stops) - 1)
        if at < len(self._cards):
            self.controls.by_key = False
            self._take_card(at)
        else:
            self.controls.focused, self.controls.by_key = stops[at], True

    def _take_card(self, number: int) -> None:
        """Choose the turn that a card is about."""
        matter = self._cards[number][1].matter
        turns = self.turns
        plies = [turn.unit.ply for turn in turns]
        if matter.ply in plies:
            self.choose(plies.index(matter.ply))
        else:
            near = [n for n, turn in enumerate(turns) if turn.unit.ply <= matter.ply]
            self.choose(near[-1] if near else 0)

    def _turn_of(self, number: int | None) -> Turn | None:
        """The turn to do something about: the card's, which may be a rival's, or the chosen one."""
        if number is None:
            return self.turn
        matter = self._cards[number][1].matter
        return matter.turn if matter.turn is not None else self.turn

    def _choose_first(self) -> None:
        """Open at the largest confirmed loss."""
        marked = [n for n, turn in enumerate(self.turns) if turn.unit.marked]
        turns = self.turns
        self.chosen = max(marked, key=lambda n: turns[n].unit.lost, default=0)

    @property
    def _panels(self) -> places.Places:
        return places.places(self.apart, self._throw is not None)

    @property
    def _throw(self) -> Matter | None:
        thrown = throw_of(self.review, self.turn)
        return Matter(thrown.ply, reveal=thrown) if thrown is not None else None

    def widgets(self) -> list[Widget]:
        """Seats, turns, cards, then the foot."""
        found = list(self._seat_widgets())
        if not (self.apart and self.lower):
            found += self._turn_widgets()
            self._cards = self._written()
            tips = self._tips()
            found += written.deed_widgets(self._cards, self.apart, self._press, tips)
        return [*found, *self._foot()]

    def _press(self, deed: str, number: int) -> Callable[[], None]:
        return partial(self._take_card, number) if deed == "card" else partial(
            self.do, deed, number
        )

    def _tips(self) -> dict[str, str]:
        """The keys of what can be done about a turn."""
        keys = Bindings(self.app.settings.keys)
        actions = {FIND: "confirm", SHOW: "skip", AGAIN: "branch"}
        return {
            deed: tr("Key: {key}", key=written_key(keys.key_of(action)))
            for deed, action in actions.items()
        }

    def _seat_widgets(self) -> Iterator[Widget]:
        if self.solo:
            return
        wide = 226.0 if len(self.looks) < 4 else 196.0
        left = places.RIGHT - len(self.looks) * (wide + 10) + 10
        for seat in range(len(self.looks)):
            place = (left + seat * (wide + 10), 42.0, wide, 56.0)
            yield Widget(f"seat{seat}", place, partial(self.look_at, seat), tip=tr("Key: Tab"))

    def _turn_widgets(self) -> Iterator[Widget]:
        chart = places.chart(self._panels.course, self.apart)
        turns = self.turns
        for number in range(len(turns)):
            rect = column(chart, len(turns), number)
            yield Widget(f"turn{number}", rect, partial(self.choose, number), glow=False)

    def _foot(self) -> list[Widget]:
        left = places.LEFT
        found = [
            Widget("back", (left, _FOOT, 176.0, _HIGH), self.escape),
            Widget("replay", (left + 190, _FOOT, 248.0, _HIGH), self.replay),
        ]
        if self.apart:
            found.append(Widget("flip", (left + 452, _FOOT, 330.0, _HIGH), self.flip))
        if not self.desk.complete:
            x, y, w, h = self._bar
            found.append(Widget("stop", (x + w - 168, y + (h - 44) / 2, 152.0, 44.0), self.stop))
        return found

    @property
    def _bar(self) -> Rect:
        """Where the progress stands: in the corner, or at the foot of the first of two pages."""
        if self.apart:
            return places.RIGHT - 800, _FOOT - 4, 800.0, 58.0
        x, y, w, h = self._panels.short
        return x + 20, y + h - 80, w - 40, 62.0

    def items(self) -> list[Item]:
        """Wood and what lies on it."""
        return [Board("board.wood", 0, PAGE_RECT, "wood"), *self.drawn()]

    def drawn(self) -> list[Item]:
        """Head, the panels of this page, and the foot."""
        items = [*self._head()]
        if not (self.apart and self.lower):
            items += self._upper()
        if self.lower or not self.apart:
            items += self._row()
        return [*items, *self._foot_items()]

    def _head(self) -> Iterator[Item]:
        right = places.RIGHT - len(self.looks) * 236 - 20
        yield from gilded("title", (60, 34, right - 60, 56), self._title(), 44, "left")
        line = (60.0, 92.0, right - 60, 34.0)
        yield Label("subline", 110, line, self._line(), "text", 21, SAND, "left", wrap=True)
        written_names: list[Item] = []
        for seat, look in enumerate(self.looks):
            widget = self.controls.get(f"seat{seat}")
            if widget is None:
                continue
            x, y, w, h = widget.rect
            on = seat == self.seat
            box, words = switch_on_dark(f"seat{seat}", widget, "", on)
            high = h - 16
            wide = high * look.badge.aspect
            yield box
            yield Picture(f"seat{seat}.arms", 112, (x + 10, y + 8, wide, high), look.badge.crest)
            place = (x + wide + 18, y, w - wide - 26, h)
            colour = WALNUT if on else SAND
            name = self._name(seat)
            written_names.append(Label(f"seat{seat}.words", 112, place, name, "title", 18, colour))
        yield from alike(written_names, ".words")

    def _name(self, seat: int) -> str:
        look = self.looks[seat]
        humans = sum(one.human for one in self.looks)
        return tr("You, {badge}", badge=look.badge.name) if look.human and humans == 1 else (
            look.badge.name
        )

    def _title(self) -> str:
        result = self.session.rules.result(self.session.state)
        if self.solo:
            return tr("Review: {who}, {vp} VP", who=self.looks[0].badge.name, vp=result.scores[0])
        if len(result.winners) != 1:
            return tr("Review")
        won = result.winners[0]
        others = [points for seat, points in enumerate(result.scores) if seat != won]
        margin = result.scores[won] - max(others)
        who = self.looks[won].badge.name
        if not margin:
            return tr("Review: {who} wins the tie-break", who=who)
        return trn("Review: {who} wins by {count} VP", "Review: {who} wins by {count} VP",
                   margin, who=who)  # fmt: skip

    def _line(self) -> str:
        scores = self.session.rules.result(self.session.state).scores
        told = ", ".join(
            tr("{who} {vp} VP", who=look.badge.name, vp=points)
            for look, points in zip(self.looks, scores, strict=True)
        )
        return tr("{scores}. Marks are checked with fresh dealings; unclear ones say so.",
                  scores=told)  # fmt: skip

    def _upper(self) -> Iterator[Item]:
        """The course of the game with the plate of the chosen turn, and what mattered."""
        panels = self._panels
        yield Slice("course.paper", 1, panels.course, "ui/panel-paper", 24)
        chart = places.chart(panels.course, self.apart)
        ruler = AppRuler(self.app)
        widths = {look: ruler.width(tr(words), "text", 19) + 8 for look, words in WORDS.items()}
        shown = Shown(self.tell.sheet, self.looks, self.review, self.turns, self.desk.others,
                      self.chosen, self.solo)  # fmt: skip
        yield from course_items(shown, chart, widths)
        turn, badge = self.turn, self.looks[self.seat].badge
        said = ("", "")
        if turn is not None:
            said = self.tell.when(turn.unit, turn.number), self.tell.played(turn.unit)
        yield from written.plate_items(chart.plate, turn, (badge.crest, badge.aspect), said,
                                       self.solo)  # fmt: skip
        bare = written.NONE_AT_ALL if self.desk.complete else written.NONE_YET
        yield from written.cards_items(panels.cards, self._cards, self.controls, tr(bare))

    def _written(self) -> list[tuple[Rect, Card, bool]]:
        """The cards with their places, and whether each is about the chosen turn."""
        review, turn = self.review, self.turn
        found = []
        rects = places.card_places(self._panels.cards)
        for rect, matter in zip(rects, mattered(review), strict=False):
            chosen = turn is not None and turn.unit.ply == matter.ply
            found.append((rect, self._card(matter), chosen))
        return found

    def _card(self, matter: Matter) -> Card:
        gain = matter.gain(self.seat)
        if matter.turn is not None:
            turn, unit = matter.turn, matter.turn.unit
            badge = self.looks[unit.seat].badge
            better = self.tell.better(unit)
            words = tr("Better: {deeds}.", deeds=better) if better else self.tell.played(unit)
            why = self.tell.why(unit)
            if why:
                words = f"{words} {why[:1].upper()}{why[1:]}."
            return Card(matter, badge.crest, badge.aspect, self.tell.when(unit, turn.number), words,
                        gain, written.error_words(unit.second), (FIND, SHOW, AGAIN))  # fmt: skip
        assert matter.reveal is not None
        badge = self.looks[self.seat].badge
        head = self.tell.sheet.round_words(self.tell.round_at(matter.ply))
        return Card(matter, badge.crest, badge.aspect, head, self.tell.pile_words(matter.reveal),
                    gain, written.reveal_error(matter.reveal), (SHOW,))  # fmt: skip

    def _row(self) -> Iterator[Item]:
        """What made up the result, what came to light, and the whole in short."""
        panels, review = self._panels, self.review
        throw = self._throw
        upper, lower = places.halves(panels.left)
        if throw is None:
            yield from self._result(panels.left, review)
        elif self.apart:
            yield from self._result(upper, review)
            yield from self._throws(lower, throw)
        else:
            yield from self._throws(panels.left, throw)
        hint = tr("single ones of 1 VP or more")
        yield from ledger.panel_items("reveals", panels.middle, tr("What came to light"), hint)
        rows, total = ledger.reveal_rows(review, self.tell)
        yield from ledger.rows_items("reveals", panels.middle, rows, total)
        yield from self._short(panels.short)

    def _throws(self, rect: Rect, throw: Matter) -> Iterator[Item]:
        turn, reveal = self.turn, throw.reveal
        assert turn is not None and reveal is not None
        title = tr("Throws of turn {number}", number=turn.number)
        gain = signed(reveal.vp[self.seat])
        fell = self.tell.throw_words(reveal.fell)
        hint = tr("{throw}: {vp} VP, exact", throw=fell, vp=gain)
        yield from ledger.panel_items("throws", rect, title, hint)
        yield from throw_items("throws", rect, reveal, self.tell, self.seat)

    def _result(self, rect: Rect, review: Review) -> Iterator[Item]:
        scores = self.session.rules.result(self.session.state).scores
        told = tr("{own} against {other} VP", own=scores[self.seat],
                  other=max([p for s, p in enumerate(scores) if s != self.seat] or [0]))  # fmt: skip
        hint = "" if self.solo else told
        yield from ledger.panel_items("result", rect, tr("What made up the result"), hint)
        if review.lost is not None:
            yield from ledger.rows_items("result", rect, *ledger.result_rows(review, self.tell))

    def _short(self, rect: Rect) -> Iterator[Item]:
        x, y, w, h = rect
        yield Slice("short.panel", 1, rect, "ui/panel-leather", 24)
        place = (x + 26, y + 16, w - 52, 34.0)
        yield Label("short.title", 110, place, tr("In short"), "title", 24, GILT, "left")
        words = ledger.short_words(self.review, self.looks[self.seat].badge.name)
        if self._throw is not None and not self.apart and words:
            words = f"{words} {ledger.sum_words(self.review, self.tell)}"
        room = h - 66 - (88 if not (self.desk.complete or self.apart) else 0)
        said = (x + 26, y + 52, w - 52, room)
        yield Label("short.words", 110, said, words, "text", 21, CREAM, "left", "top", wrap=True)

    def _foot_items(self) -> Iterator[Item]:
        plates: list[Item] = []
        words = {
            "back": (tr("Back"), ""), "replay": (tr("Replay"), "ui/play"),
            "flip": (tr("The game") if self.lower else tr("What made up the result"), "ui/down"),
        }  # fmt: skip
        for name, (said, icon) in words.items():
            widget = self.controls.get(name)
            if widget is not None:
                plates += plate(f"do.{name}", widget, said, 19, icon)
        yield from alike(plates, ".words")
        if not self.desk.complete:
            yield from self._progress()
        if not self.apart:
            place = (places.LEFT + 460, _FOOT, places.RIGHT - places.LEFT - 460, _HIGH)
            yield Label("foot.line", 110, place, tr(_NEVER), "text", 20, SAND, "left")

    def _progress(self) -> Iterator[Item]:
        """How far the work has come, and the way to stop it."""
        x, y, w, h = self._bar
        yield Box("progress.box", 108, self._bar, (0, 0, 0, 140), (246, 220, 138, 190), 1.4, 8)
        progress = self.desk.progress
        words, share = tr("Stopped; it goes on when you wish"), 0.0
        if progress is not None:
            words = tr(_STEPS[progress.step], done=progress.done, of=progress.of)
            share = progress.done / progress.of if progress.of else 0.0
        elif not self.desk.paused:
            words = tr("Reviewing the game")
        place = (x + 18, y + 4, w - 204, h / 2)
        yield Label("progress.words", 110, place, words, "title", 18, GILT, "left")
        track = (x + 18, y + h * 0.64, w - 204, 10.0)
        yield Box("progress.track", 109, track, (0, 0, 0, 170), (246, 220, 138, 120), 1, 5)
        if share > 0.02:
            done = inset((track[0], track[1], track[2] * share, track[3]), 1)
            yield Box("progress.done", 110, done, GILT, radius=4)
        widget = self.controls.get("stop")
        if widget is not None:
            said = tr("Go on") if self.desk.paused else tr("Stop")
            yield Slice("stop.plate", 110, widget.rect, "ui/button-wine", BUTTON_CORNER)
            yield Label("stop.words", 112, inset(widget.rect, 10, 0), said, "title", 19, CREAM)
