"""Show me: a turn as it was played and as it had better been played, on the same board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from stupor.engine.notation import option_of
from stupor.language import tr, trc, trn
from stupor.scenes.drawing import gilded, heading, plates, red_plate
from stupor.scenes.host import letters
from stupor.scenes.looks import BEST_RED, CREAM, GILT, INK, SAND
from stupor.scenes.numbers import percent, tenth
from stupor.scenes.page import PageScene
from stupor.scenes.review.cards import ACTIONS, AGAIN, GREEN
from stupor.scenes.review.compared_places import (
    PlatePlaces,
    WhyPlaces,
    one_plate,
    one_why,
    two_plates,
    two_why,
)
from stupor.scenes.review.figure_words import amount, error
from stupor.scenes.review.reviewed_turns import Turn, first_throw
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.review.turn_pictures import Pictures, after
from stupor.scenes.review.turn_words import Step
from stupor.scenes.widgets import Widget
from stupor.stage.bindings import Bindings
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key
from stupor.table.form import COMPACT, ROOMY

PLAYED: Final = 0
BETTER: Final = 1
_FOOT: Final = 1012.0
_HIGH: Final = 48.0
#: A button is so wide, and with large letters no wider than this.
_WIDE: Final = 236.0
_WIDEST: Final = 448.0
#: How much larger the log may be beside a single plate and beside two, the largest that has room.
_LARGER: Final = ((2.0, 1.7, 1.4, 1.15), (1.4, 1.2, 1.0))
#: A turn of at most so many lines, in usual letters, leaves room for the other below; one more
#: where the place of a turn is so many times as wide as it is high, and has two columns.
_LINES: Final = 4
_BROAD: Final = 2.2
#: How far they are apart, in logical units.
_BETWEEN: Final = 24.0
_KEYS: Final = {"skip": "play", "turn_card": "play", "confirm": "again", "branch": "again"}
#: A sign and its figure take a cell at most so wide; the side of the sign; in logical units.
_CELL: Final = 86.0
_SIGN: Final = 26.0
#: The right edge of the page, and how far the dice of a turn are apart on it, in logical units.
_RIGHT: Final = 1878.0
_DIE: Final = 76.0


class _Side(NamedTuple):
    """One of both turns: its heading, its choices, the chance after it, the points it brought."""

    title: str
    steps: tuple[Step, ...]
    chance: float | None
    points: int
    #: What it brought of what either turn changed, by the sprite of it.
    brought: dict[str, int]


class ComparedScene(PageScene):
    """Two plates of the same board, or one at a time where letters need the room."""

    board = "title"
    music_share = 0.8

    fills_in = True

    def __init__(self, page: ShownPage, turn: Turn, again: Widget | None = None) -> None:
        """Compare a turn with the better one that was found; `again` plays on from it."""
        super().__init__()
        self.page = page
        self.turn = turn
        #: Which plate is shown where there is room for one only.
        self.shown = BETTER
        self._again = again
        self._sides: tuple[_Side, _Side] | None = None
        self._pictures: Pictures | None = None

    @property
    def apart(self) -> bool:
        """Whether one plate is shown at a time."""
        return self.app.camera.k < COMPACT or self.app.settings.text > ROOMY

    def enter(self) -> None:
        """Lay the boards out."""
        self._pictures = None
        self.page.known.add(self.turn.graded.ply)
        super().enter()

    def resized(self) -> None:
        """Lay the boards out in another size."""
        self._pictures = None
        self.refresh()

    def widgets(self) -> list[Widget]:
        """What can be done with the better turn, then the ways on."""
        x, y, w, h = self._why.panel
        right, top = x + w - 26, y + h - 62
        found = [Widget("play", (right - _WIDE, top, _WIDE, _HIGH), self.play)]
        if self._again is not None:
            place = (right - 546, top, 296.0, _HIGH)
            found.append(Widget("again", place, self._again.press))
        left = 42.0
        names = ["back", "earlier", "later", *(["flip"] if self.apart else [])]
        presses = {
            "back": self.escape,
            "earlier": self._earlier,
            "later": self._later,
            "flip": self.flip,
        }
        wide = min(_WIDE * (letters(self.app) if self.apart else 1.0), _WIDEST)
        for name in names:
            beside = {"earlier": self._beside(-1), "later": self._beside(1)}
            asleep = "" if beside.get(name, self.turn) else tr("No turn to improve that way.")
            found.append(Widget(name, (left, _FOOT, wide, _HIGH), presses[name], asleep))
            left += wide + 14
        return found

    @property
    def _why(self) -> WhyPlaces:
        return one_why(self.pictures.aspect) if self.apart else two_why()

    def _beside(self, by: int) -> Turn | None:
        """The nearest turn of the seat, in that direction, for which a better one was found."""
        turns = [turn for turn in self._turns() if turn.graded.better or turn == self.turn]
        at = turns.index(self.turn) + by if self.turn in turns else -1
        return turns[at] if 0 <= at < len(turns) else None

    def _turns(self) -> tuple[Turn, ...]:
        return self.page.turns

    def _earlier(self) -> None:
        self._turn_to(self._beside(-1))

    def _later(self) -> None:
        self._turn_to(self._beside(1))

    def _turn_to(self, turn: Turn | None) -> None:
        if turn is not None:
            self.app.stack.replace(ComparedScene(self.page, turn, self._again))

    def flip(self) -> None:
        """Show the other plate."""
        self.shown = PLAYED if self.shown == BETTER else BETTER
        self.refresh()

    def play(self) -> None:
        """See the better turn happen on the table."""
        session, graded = self.page.tell.session, self.turn.graded
        other = session.branch(graded.ply, session.seats)
        for key in graded.better:
            option = option_of(key)
            if other.decision is None or option not in other.decision.options:
                break
            other.play(option)
        self.app.stack.push(self.app.navigator.timeline(other, graded.ply, plays=True))

    def handle(self, event: Input) -> None:
        """Keys play, change plates and play on; all else is for the widgets."""
        if isinstance(event, Key) and event.kind == "down" and not self.controls.by_key:
            action = Bindings(self.app.settings.keys).action(event)
            if event.name == "tab" and self.apart:
                self.flip()
                return
            if action in _KEYS:
                self.activate(_KEYS[action])
                return
        super().handle(event)

    @property
    def pictures(self) -> Pictures:
        """Whoever paints the boards."""
        if self._pictures is None:
            session = self.page.tell.session
            names = [look.name for look in self.page.looks]
            self._pictures = Pictures(self.app, session, names, self.turn.graded.seat)
        return self._pictures

    @property
    def sides(self) -> tuple[_Side, _Side]:
        """The turn as it was played, and as it had better been."""
        if self._sides is None:
            graded, tell = self.turn.graded, self.page.tell
            played, better = tell.line(graded, better=False), tell.line(graded, better=True)
            ends = [after(tell.session, line) for line in (played, better)]
            came, could = self.pictures.brought(played[0].state, ends)
            self._sides = (
                _Side(tr("As played"), played, self.turn.after, self._points(played), came),
                _Side(tr("Better"), better, self.turn.possible, self._points(better), could),
            )
        return self._sides

    def _points(self, steps: tuple[Step, ...]) -> int:
        session, seat = self.page.tell.session, self.turn.graded.seat
        scores = session.rules.scores
        before = scores(steps[0].state)[seat]
        return scores(after(session, steps))[seat] - before

    def drawn(self) -> list[Item]:
        """Head, both plates or one of them, why, and the foot."""
        items = [*self._head()]
        aspect = self.pictures.aspect
        if self.apart:
            places, lower = self._one_plate()
            items += self._plate("side", places, self.sides[self.shown], self.shown)
            if lower is not None:
                other = self.sides[1 - self.shown]
                items += self._words("other", lower, other, other.title)
        else:
            for number, side in enumerate(self.sides):
                items += self._plate(f"side{number}", two_plates(number, aspect), side, number)
        return [*items, *self._leather(), *self._foot()]

    def _one_plate(self) -> tuple[PlatePlaces, Rect | None]:
        """The only plate, and below its words the place of those of another short turn."""
        places = one_plate(self.pictures.aspect)
        x, y, w, h = places.words
        most = max(len(self.pictures.told(side.steps)) for side in self.sides)
        high = (h - _BETWEEN) / 2
        room = _LINES + (w > _BROAD * high)
        if most * self.app.settings.text > room * 100:
            return places, None
        return places._replace(words=(x, y, w, high)), (x, y + high + _BETWEEN, w, high)

    def _head(self) -> Iterator[Item]:
        graded, tell = self.turn.graded, self.page.tell
        who = self.page.looks[graded.seat].name
        own = tr("Show me: your turn {number}", number=self.turn.number)
        other = tr("Show me: {who}, turn {number}", who=who, number=self.turn.number)
        title = own if self.page.own(graded.seat) else other
        yield from gilded("title", (60, 34, 1500, 56), title, 44, "left")
        words = tr(
            "{when}. Only what the turn changes is lit.", when=tell.sheet.round_words(graded.round)
        )
        yield Label("subline", 110, (60, 92, 1500, 34), words, "text", 21, SAND, "left")
        throw = first_throw(self.page.review, self.turn)
        dice = tell.thrown(throw.fell, graded.seat) if throw else ()
        for place, sprite in enumerate(reversed(dice), start=1):
            spot = (_RIGHT - place * _DIE, 50.0, _DIE - 10, _DIE - 10)
            yield Picture(f"die{place}", 110, spot, sprite)

    def _plate(self, key: str, places: PlatePlaces, side: _Side, number: int) -> Iterator[Item]:
        """A turn on its board, with the game log of it."""
        for n, paper in enumerate(places.papers):
            yield NineSlice(f"{key}.paper{n}", 1, paper, "ui/panel-paper", 24)
        yield heading(f"{key}.title", places.title, side.title, 29)
        if side.chance is not None:
            told = self._chance(side.chance)
            colour = BEST_RED if number == PLAYED else GREEN
            yield Label(f"{key}.chance", 110, places.chance, told, "title", 24, colour, "right")
        yield from self.pictures.pictures(f"{key}.board", places.board, side.steps)
        yield from self._words(key, places.words, side, trc("of a player", "Turn"))

    def _chance(self, share: float) -> str:
        """The chance of the one who looks, by name where it is a rival's turn."""
        if self.turn.own:
            return tr("Chance to win {share}", share=percent(share))
        who = self.page.looks[self.page.review.seat].name
        return tr("{who}: chance to win {share}", who=who, share=percent(share))

    def _words(self, key: str, place: Rect, side: _Side, head: str) -> Iterator[Item]:
        """The turn as the log tells it, and the points it brought at once."""
        x, y, w, h = place
        broad = w > _BROAD * h
        title, right = (0.2, 0.22) if broad else (0.5, 0.5)
        yield heading(f"{key}.turn", (x, y, w * title, 30), head, 21)
        plus = f"+{side.points}" if side.points > 0 else str(side.points)
        told = tr("VP now: {vp}", vp=plus.replace("-", "\u2212"))
        spot = (x + w * (1 - right), y, w * right, 30.0)
        yield Label(f"{key}.now", 110, spot, told, "bold", 20, INK, "right")
        lines = self.pictures.told(side.steps)
        if side.brought:
            beside = (x + w * title, y, w * (1 - title - right), 30.0)
            row = beside if broad else (x, y + 34, w, 30.0)
            yield from _brought(f"{key}.brought", row, side.brought)
            y, h = (y, h) if broad else (y + 34, h - 34)
        columns: list[Rect] = [(x + 6, y + 40, w - 12, h - 44)]
        if broad:
            half = (w - 40) / 2
            columns = [(x + 6, y + 40, half, h - 44), (x + 26 + half, y + 40, half, h - 44)]
        longest = max((self.pictures.told(one.steps) for one in self.sides), key=len)
        scales = _LARGER[not self.apart]
        state = side.steps[0].state
        yield from self.pictures.log_items(f"{key}.log", columns, state, lines, longest, scales)

    def _leather(self) -> Iterator[Item]:
        """One sentence why, and how much better it is."""
        places = self._why
        x, y, w, h = places.panel
        graded, tell = self.turn.graded, self.page.tell
        yield NineSlice("why.panel", 1, places.panel, "ui/panel-leather", 24)
        yield Label(
            "why.title", 110, (x + 30, y + 16, 400, 32), tr("Why"), "title", 24, GILT, "left"
        )
        said = tell.advice(graded)
        yield Label("why.words", 110, places.words, said, "text", 24, CREAM, "left", wrap=True)
        note = f"{self._when_it_pays()} {tr('Judged by what could be seen then.')}"
        yield Label("why.note", 110, places.note, note, "italic", 19, SAND, "left")
        if places.figure[1] < places.note[1]:
            yield Box("why.rule", 105, (x + w - 606, y + 20, 1.6, h - 40), (246, 220, 138, 150))
        better = amount(self.turn.unit, graded.lost, tenth(graded.lost))
        told = tr("About {amount} better", amount=better)
        yield Label("why.figure", 110, places.figure, told, "title", 33, GILT)
        yield Label("why.error", 110, places.error, self._dealings(), "text", 20, CREAM)

    def _when_it_pays(self) -> str:
        """Whether the better turn brings more at once, or later."""
        played, better = self.sides
        more = better.points - played.points
        if more > 0:
            return tr("It brings {vp} VP more at once.", vp=more)
        if more < 0:
            return tr("It brings {vp} VP less now, and pays later.", vp=-more)
        return tr("It scores the same now, and more later.")

    def _dealings(self) -> str:
        second = self.turn.graded.second
        if second is None:
            return tr("not checked on other deals")
        told = error(second.error)
        return trn(
            "{error} on {count} other deal",
            "{error} on {count} other deals",
            second.n,
            error=told,
        )

    def _foot(self) -> Iterator[Item]:
        words = {
            "back": tr("Back to review") if self._again else tr("Back"),
            "earlier": tr("Previous turn"),
            "later": tr("Next turn"),
            "play": tr("Play it"),
            "flip": tr("Better") if self.shown == PLAYED else tr("As played"),
        }
        shown = plates(self.controls, words.items(), head="do.", icons={"play": "ui/play"})
        yield from alike(shown, ".words")
        again = self.controls.get("again")
        if again is not None:
            yield from red_plate("again", again, tr(ACTIONS[AGAIN]), 19)
        if not self.apart:
            line = tr("Space plays the better turn, Esc goes back")
            if self._again:
                line = tr("Space plays the better turn, Enter tries again from here, Esc goes back")
            place = (820.0, _FOOT, 1058.0, _HIGH)
            yield Label("foot.line", 110, place, line, "text", 20, SAND, "left")


def _brought(key: str, row: Rect, brought: dict[str, int]) -> Iterator[Item]:
    """Signs with what came of each, in equal cells, so that both turns compare line by line."""
    x, y, w, h = row
    cell = min(_CELL, w / len(brought))
    for number, (sprite, by) in enumerate(brought.items()):
        left = x + number * cell
        told = f"{by:+d}".replace("-", "\u2212") if by else "0"
        colour = GREEN if by > 0 else BEST_RED if by < 0 else INK
        place = (left + _SIGN + 8, y, cell - _SIGN - 10, h)
        yield Picture(f"{key}.{sprite}", 110, (left + 4, y + 2, _SIGN, _SIGN), sprite)
        yield Label(f"{key}.{sprite}.told", 110, place, told, "bold", 20, colour, "left")
