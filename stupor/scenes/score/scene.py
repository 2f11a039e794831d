"""The score sheet: points by category for every seat, charts of the whole game, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plates, strongest_button
from stupor.scenes.looks import SAND
from stupor.scenes.page import PageScene
from stupor.scenes.scene import Scene
from stupor.scenes.score.charts import bar_places, chart_items
from stupor.scenes.score.data import (
    PlayedGame,
    ScoreSheet,
    column_moments,
    gains_of,
    played_sheet,
    rounds_of,
    tie_line,
)
from stupor.scenes.score.moments import decisive_point, turning_points
from stupor.scenes.score.paper import (
    ceremony_items,
    columns,
    row_places,
    sheet_items,
    turning_items,
)
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, Rect
from stupor.stage.layout import Anchors
from stupor.stage.measure import alike

_BUTTONS: Final = (
    ("replay", mark("Replay"), mark("Replay the whole game, move by move")),
    ("fresh", mark("Play again"), mark("Same players, new set-up")),
    ("rematch", mark("Same set-up"), mark("Same players, exactly the same set-up")),
    ("table", mark("Table"), mark("Look at the final table")),
    ("menu", mark("Main menu"), mark("Back to the main menu")),
)
#: A solo game comes here from its ceremony.
_BACK: Final = ("table", mark("Ceremony"), mark("Back to your title"))
_NO_REMATCH: Final = mark("This game began from a position, so it cannot be set up again.")
_NO_REPLAY: Final = mark("The course of this game was not recorded.")

#: Opens a table like the one before: with that seed, or with a new one.
Again = Callable[[int | None], Scene]
#: Opens the timeline at an event of the history, or at the beginning.
Replay = Callable[[int | None], Scene]


class ScoreScene(PageScene):
    """The end of a game."""

    board = ground = "score"
    music: Sequence[str] = ("end", "theme")
    closing = True

    def __init__(
        self,
        played: PlayedGame,
        again: Again | None = None,
        seed: int | None = None,
        replay: Replay | None = None,
        ceremony: bool = False,
    ) -> None:
        """A finished game; `ceremony` says that a title was bestowed before."""
        super().__init__()
        game, history, seats = played.game, played.history, len(played.seats)
        gains, rounds = gains_of(game, history), rounds_of(game, history)
        self.sheet = played_sheet(played, gains, rounds)
        self.ceremony = ceremony
        self.points = turning_points(game, history, seats, played.tell)
        winners = played.result.winners
        self.decisive = decisive_point(game, history, seats, played.tell, winners)
        self._columns = column_moments(game, history, seats, len(self.sheet.rounds) - 1)
        #: What else there is to say below the headline.
        self.note = ""
        #: Opens the review of the game, where there is one.
        self.review: Callable[[], Scene] | None = None
        self._replay = replay
        self._again = again
        self._seed = seed

    def widgets(self) -> list[Widget]:
        """The ways on, the turning points, then everything else that answers the pointer."""
        presses: dict[str, Callable[[], None]] = {
            "replay": partial(self.replay, None),
            "rematch": partial(self.rematch, self._seed),
            "fresh": partial(self.rematch, None),
            "table": self.look,
            "menu": self.menu,
        }
        asleep = self.asleep()
        buttons = [
            Widget(
                name, self.anchors[f"score.{name}"], presses[name], asleep.get(name, ""), tr(tip)
            )
            for name, _, tip in self._buttons
        ]
        show = self._show_column if self._replay is not None else None
        if self.review is not None:
            place, tip = self.anchors["score.review"], tr("See which turns decided it")
            buttons.append(Widget("review", place, self.look_back, tip=tip))
        return [*buttons, *self._turning(), *tip_widgets(self.sheet, self.anchors, show)]

    def asleep(self) -> dict[str, str]:
        """The ways on that this game does not have, and why."""
        asleep = {} if self._again else dict.fromkeys(("rematch", "fresh"), tr(_NO_REMATCH))
        if self._replay is None:
            asleep["replay"] = tr(_NO_REPLAY)
        return asleep

    @property
    def _buttons(self) -> tuple[tuple[str, str, str], ...]:
        return (*_BUTTONS[:-2], _BACK, _BUTTONS[-1]) if self.ceremony else _BUTTONS

    def _turning(self) -> list[Widget]:
        """The turning points lead to their moments."""
        if self._replay is None or self.sheet.solo:
            return []
        return [
            Widget(
                f"turn{number}",
                self.anchors[f"score.turning{number}"],
                partial(self.replay, point.at),
                tip=tr("Click to view."),
            )
            for number, point in enumerate(self.points, 1)
        ]

    def _show_column(self, seat: int, place: int) -> None:
        self.replay(self._columns[seat, place])

    def drawn(self) -> list[Item]:
        """Title, sheet, turning points or ceremony, charts and buttons."""
        title = self.anchors["score.title"]
        line = self.anchors["score.line"]
        items = gilded("title", title, self.headline(), 44, "left")
        said = f"{self.subline()} {self.note}".rstrip()
        items.append(Label("line", 110, line, said, "text", 23, SAND, "left"))
        items += sheet_items(self.sheet, self.anchors)
        if self.sheet.solo:
            items += ceremony_items(self.sheet, self.anchors, bestows=not self.sheet.running)
        else:
            items += turning_items(self.sheet, self.points, self.anchors)
        items += chart_items(self.sheet, self.anchors)
        review = self.controls.get("review")
        if review is not None:
            items += strongest_button("review", review.rect, tr("Review"), 27)
        told = [(name, tr(words)) for name, words, _ in self._buttons]
        return items + alike(plates(self.controls, told, 17), ".words")

    def headline(self) -> str:
        """Who reigns now."""
        return headline(self.sheet)

    def subline(self) -> str:
        """How long the game was, why it ended and what it took."""
        return subline(self.sheet)

    def escape(self) -> None:
        """Escape leads back to the menu, or to what lies below a running or solo game."""
        if self.sheet.solo or self.sheet.running:
            self.look()
        else:
            self.menu()

    def confirm(self) -> None:
        """Enter presses the one red button; without a review it leads back."""
        if self.review is not None:
            self.look_back()
        else:
            self.escape()

    def menu(self) -> None:
        """Back to the main menu."""
        self.app.stack.reset(self.app.title_page())

    def look(self) -> None:
        """Back to what lies below: the table as the game left it, or the ceremony."""
        self.app.stack.pop()

    def replay(self, at: int | None) -> None:
        """See the game again, from the beginning or at an event."""
        if self._replay is not None:
            self.app.stack.push(self._replay(at))

    def look_back(self) -> None:
        """See what each turn gave away."""
        if self.review is not None:
            self.app.stack.push(self.review())

    def rematch(self, seed: int | None) -> None:
        """The same chairs and options once more."""
        if self._again is not None:
            self.app.stack.reset(self._again(seed))


def headline(sheet: ScoreSheet) -> str:
    """Who reigns now."""
    if sheet.solo:
        said = (sheet.seats[0].name, tr(sheet.title or ""))
        return ", ".join(filter(None, said))
    return sheet.game.reign([sheet.seats[seat].name for seat in sheet.winners])


def _together(sheet: ScoreSheet) -> str:
    """What the seats of the winning side have in sum, and the others."""
    sums = {side: sum(sheet.totals[seat] for seat in side) for side in sheet.sides}
    best = max(sums, key=lambda side: (side[0] in sheet.winners, sums[side]))
    rest = max(points for side, points in sums.items() if side != best)
    if sums[best] == rest:
        return tr("Both teams have {vp} VP: the tie-break decides", vp=rest)
    return tr("The winning team has {most} VP, the other {rest}", most=sums[best], rest=rest)


def subline(sheet: ScoreSheet) -> str:
    """How long the game was, why it ended and what it took."""
    last = len(sheet.rounds) - 1
    top = max(sheet.totals)
    reasons = sheet.game.REASONS
    reason = f" {tr(reasons[sheet.reason])}" if sheet.reason in reasons else ""
    rounds = sheet.game.length_words(last)
    won = tr("{vp} VP", vp=top)
    if not sheet.solo and len(sheet.winners) == 1:
        best = sheet.seats[sheet.winners[0]].name
        won = tr("{name} wins with {points} VP", name=best, points=top)
    if sheet.sides:
        won = _together(sheet)
    tie = tie_line(sheet)
    return f"{rounds}.{reason} {won}. {tie}".rstrip()


def tip_widgets(
    sheet: ScoreSheet, anchors: Anchors, show: Callable[[int, int], None] | None = None
) -> list[Widget]:
    """Rows, badges and totals that answer the pointer only, and the columns of the charts.

    A pressed column asks to `show` the moment of its seat and place.
    """
    found = [
        _area(
            f"tip.{source.id}",
            row.band,
            tr("{source}: {meaning}", source=tr(source.label), meaning=tr(source.meaning)),
        )
        for (source, _), row in zip(sheet.rows, row_places(sheet, anchors), strict=True)
    ]
    _, top, _, high = anchors["score.seat1.crest"]
    _, low, _, foot = anchors["score.seat1.total"]
    for seat, (x, width) in zip(sheet.order, columns(sheet, anchors), strict=True):
        look = sheet.seats[seat]
        who = ", ".join(dict.fromkeys((look.called, look.badge.beside, look.badge.hue)))
        points = sheet.game.total_words(sheet.totals[seat], sheet.level[seat])
        found.append(_area(f"tip.badge{seat}", (x, top, width, high + 30), who))
        found.append(_area(f"tip.total{seat}", (x, low, width, foot), points))
    for seat in sheet.order:
        for place, rect in enumerate(bar_places(sheet, seat, anchors)):
            words = _bar_words(sheet, seat, place)
            press = partial(show, seat, place) if show is not None else None
            found.append(_area(f"tip.bar{seat}.{place}", rect, words, press))
    return found


def _area(name: str, rect: Rect, words: str, press: Callable[[], None] | None = None) -> Widget:
    more = tr(" Click to view.") if press is not None else ""
    return Widget(name, rect, press, tip=words + more, glow=press is not None)


def _bar_words(sheet: ScoreSheet, seat: int, place: int) -> str:
    column = sheet.columns[seat][place]
    when = tr("Final scoring") if place == len(sheet.rounds) - 1 else sheet.game.column_words(place)
    parts = [
        f"{tr(source.label)} {column[source.id]}"
        for source in sheet.sources
        if column.get(source.id)
    ]
    return tr(
        "{when}, {count} VP: {sources}.",
        when=when,
        count=sum(column.values()),
        sources=", ".join(parts) or tr("nothing"),
    )
