"""The statistics: what became of all finished games of people, in figures and charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.tallies import SeatResult, counting, parts, write_csv
from stupor.files.atomic_write import unused
from stupor.games import registry
from stupor.language import mark, tr, trn
from stupor.platform import paths
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.drawing import plates, tooltip, wait_panel
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.game_switch import following, game_switch, several
from stupor.scenes.games.importing import reason
from stupor.scenes.games.picture_cards import bare_button, bare_items
from stupor.scenes.looks import GLOW, TITLE_INK
from stupor.scenes.notice import NoticeScene
from stupor.scenes.page import LatePage
from stupor.scenes.rooms import rooms_of
from stupor.scenes.statistics import head
from stupor.scenes.statistics.chosen_games import ChaptersPanel, chapter_names
from stupor.scenes.statistics.columns import Column, badges_told, by_badge
from stupor.scenes.statistics.game_filter import ALL, ANY, RIVALS, SOLO, GameFilter
from stupor.scenes.statistics.shown_charts import TIME, charts_items, charts_tips
from stupor.scenes.statistics.summary import best_places, figures_items
from stupor.scenes.statistics.time_chart import shown, spots, told
from stupor.scenes.widgets import Widget, inset
from stupor.stage.geometry import inside
from stupor.stage.items import Box, Item
from stupor.stage.pointer import Input, Pointer
from stupor.stage.sheet import Sheet

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host

OPENING: Final = mark("Reading your games…")
_FOOT: Final = 1014.0
_BARE: Final = (
    mark("No statistics yet"),
    mark("Every game you finish is recorded here: VP, winner and title."),
)
_UNCOUNTED: Final = (
    mark("None of your games counts yet"),
    mark(
        "Only games you finished yourself are recorded: no computer in your seat, no "
        "sandbox, no branches. All your games are under Games."
    ),
)
_SIFTED: Final = (
    mark("No such games yet"),
    mark("No recorded game matches this filter."),
)
#: So many games are read between two frames.
_AT_ONCE: Final = 2_000
#: A mark answers the pointer this far around itself.
_NEAR: Final = 5.0


class StatisticsScene(LatePage):
    """A sheet of figures and a sheet of charts; filters above them."""

    board = "title"
    music_share = 1.0

    def __init__(self, kind: str = ALL) -> None:
        """Open with these games."""
        super().__init__()
        self.game_filter = GameFilter(kind)
        self.all: Sequence[FinishedGame] = ()
        self.counted: Sequence[FinishedGame] = ()
        self.deeds: Sequence[FinishedGame] = ()
        self.marks: Sequence[SeatResult] = ()
        self.columns: Sequence[Column] = ()
        self.names: dict[str, str] = {}
        self._reading: Iterator[FinishedGame] | None = None
        self._read: list[FinishedGame] = []
        self._near: int | None = None
        self._soon: FinishedGame | None = None
        self._told = False

    @property
    def sheet(self) -> Sheet:
        """The score sheet of the game that the page tells of."""
        return sheet_named(self.app.game)

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        super().leave()
        self._near = self._reading = None

    def tick(self, now: float) -> float | None:
        """Read the games once the page is shown; open one after a word about it."""
        if self._soon is not None:
            return self._open(self._soon)
        return super().tick(now)

    def sift(self, game_filter: GameFilter) -> None:
        """Look at other games."""
        self.game_filter, self._near = game_filter, None
        self.deeds = game_filter.sift(self.all)
        self.marks = shown(parts(self.deeds))
        self.columns = by_badge(self.sheet, self.deeds)
        self.refresh()

    def widgets(self) -> list[Widget]:
        """Filters, best games, the foot, then whatever answers the pointer only."""
        found = self._filters() if self.counted else []
        for number, (part, place) in enumerate(best_places(self.deeds)):
            press = partial(self.watch, part.game)
            found.append(Widget(f"best.{number}", place, press, tip=tr("Replay")))
        if self.looked and not self.deeds:
            lift = self.everything if self.counted else self.alone
            found.append(Widget("bare", bare_button(), lift))
        found.append(Widget("back", (64, _FOOT, 220, 48), self.escape))
        if several():
            tip = tr("Statistics of another game")
            found.append(Widget("which", (300, _FOOT, 380, 48), self.turn, tip=tip))
        if self.deeds:
            tip = tr("Save these games as a table for any spreadsheet")
            found.append(Widget("save", (1556, _FOOT, 300, 48), self.save, tip=tip))
            tips = charts_tips(self.sheet, self.deeds, self.columns, self.game_filter)
            found += [
                Widget(f"tip.{number}", rect, tip=words, glow=False)
                for number, (rect, words) in enumerate(tips)
            ]
        return found

    def drawn(self) -> list[Item]:
        """Head, sheets and foot."""
        chapter = self.names.get(self.game_filter.chapter, "")
        items = head.head_items(self.sheet, self._line(), self.game_filter, chapter, self.controls)
        if self.deeds:
            now = datetime.now(UTC).astimezone()
            items += figures_items(self.sheet, self.deeds, self.controls, now)
            about = self.deeds, self.columns, self.game_filter, self.marks
            items += charts_items(self.sheet, *about, now)
        elif self.looked:
            title, words = self._bare()
            items += bare_items(tr(title), tr(words), self.sheet.COURT)
        bare = tr("All games") if self.counted else tr("Play solo")
        told = ("back", tr("Back")), ("bare", bare), ("save", tr("Save as CSV"))
        items += plates(self.controls, told, 21, "do.", {"save": "ui/down"})
        return items + game_switch(self.controls, self.app.game, "do.")

    def overlay(self, now: float) -> list[Item]:
        """Glow and tooltips; a mark under the pointer; a word while a game is opened."""
        if self._soon is not None:
            return wait_panel(tr(OPENING))
        items = super().overlay(now)
        if self._near is not None:
            spot = spots(TIME, self.marks)[self._near]
            words = told(self.marks[self._near], datetime.now(UTC).astimezone())
            ring = Box("mark", 400, inset(spot, -5), GLOW, TITLE_INK, 3, radius=9)
            items += [ring, replace(ring, key="mark.core", z=401, rect=spot, fill=TITLE_INK)]
            items += tooltip("mark.tip", spot, words)
        return items

    def handle(self, event: Input) -> None:
        """Marks in the chart first, then everything to press."""
        if self._soon is not None:
            return
        if isinstance(event, Pointer):
            self._near = self._mark_at(event.x, event.y)
            if self._near is not None and (event.kind, event.button) == ("up", 1):
                self.watch(self.marks[self._near].game)
                return
        super().handle(event)

    def watch(self, deed: FinishedGame) -> None:
        """See a game again; it takes a while to open."""
        self._soon, self._told = deed, False

    def save(self) -> None:
        """Write a table of the games that are shown."""
        chosen = {deed.id for deed in self.deeds}
        save(
            self.app,
            [deed for deed in self.all if deed.id in chosen],
            datetime.now(UTC).astimezone().date(),
        )

    def turn(self) -> None:
        """Open the statistics of the next game."""
        self.app.use_game(following(self.app.game))
        self.all = self.counted = ()
        self.sift(GameFilter(self.game_filter.kind))
        self.look_anew()

    def everything(self) -> None:
        """Lift all filters."""
        self.sift(GameFilter())

    def alone(self) -> None:
        """Open the page for those who play alone, or the lobby where there is none."""
        rooms = rooms_of(self.app.game)
        if rooms is not None:
            self.app.stack.push(rooms.ALONE.open())
            return
        from stupor.scenes.lobby.scene import LobbyScene  # imported late: a rare way
        from stupor.scenes.lobby.setup import LobbySetup

        self.app.stack.push(LobbyScene(LobbySetup.alone()))

    def choose_chapter(self) -> None:
        """Ask which games."""
        deeds = GameFilter(badge=self.game_filter.badge).sift(self.all)
        choose = self._take_chapter
        self.app.stack.push(ChaptersPanel(self.names, deeds, self.game_filter.chapter, choose))

    def _take_chapter(self, chapter: str) -> None:
        # no chapter is played against computers
        kind = SOLO if chapter != ANY and self.game_filter.kind == RIVALS else self.game_filter.kind
        self.sift(replace(self.game_filter, kind=kind, chapter=chapter))

    def look(self) -> None:
        """Read some of the games, then count them all."""
        if self._reading is None:
            self._reading, self._read = self.app.archive.finished_games_of("", self.app.game), []
        before = len(self._read)
        self._read += islice(self._reading, _AT_ONCE)
        # many are counted in a frame of their own
        self.unfinished = len(self._read) - before == _AT_ONCE
        if not self.unfinished:
            self.all, self._reading = self._read, None
            self._count()

    def _count(self) -> None:
        self.counted = counting(self.all)
        self.names = chapter_names(self.app, self.counted)
        self.sift(self.game_filter)

    def _open(self, deed: FinishedGame) -> float:
        if not self._told:
            self._told = True
            return 0.0
        self._soon = None
        self.app.stack.push(self.app.navigator.resume(deed.path))
        return 0.0

    def _filters(self) -> list[Widget]:
        found = [
            Widget(f"kind.{kind}", head.tab_rect(number), partial(self._take_kind, kind))
            for number, (kind, _, _) in enumerate(head.KINDS)
        ]
        badges = badges_told(self.sheet, self.all)
        for number, badge in enumerate(badges):
            chosen = badge.key == self.game_filter.badge
            other = replace(self.game_filter, badge="" if chosen else badge.key)
            tip = head.badge_tip(badge.name, chosen)
            place = head.badge_rect(number, len(badges))
            found.append(Widget(f"badge.{badge.key}", place, partial(self.sift, other), tip=tip))
        chapters = [Widget("chapter", head.CHAPTER, self.choose_chapter)] if self.names else []
        return [*found, *chapters]

    def _take_kind(self, kind: str) -> None:
        chapter = ANY if kind == RIVALS else self.game_filter.chapter
        self.sift(replace(self.game_filter, kind=kind, chapter=chapter))

    def _mark_at(self, x: float, y: float) -> int | None:
        """The newest mark about a point."""
        places = spots(TIME, self.marks)
        return next(
            (n for n in reversed(range(len(places))) if inside(inset(places[n], -_NEAR), (x, y))),
            None,
        )

    def _bare(self) -> tuple[str, str]:
        """Why there is nothing to see."""
        if self.counted:
            return _SIFTED
        return _UNCOUNTED if self.all else _BARE

    def _line(self) -> str:
        """How many games there are, and how many of them do not count."""
        if not (self.looked or self.all):
            return tr(OPENING)
        rest = sum(bool(deed.people) for deed in self.all) - len(self.counted)
        if rest:
            return trn(
                "{count} other game does not count: sandbox or branch",
                "{count} other games do not count: sandbox or branch",
                rest,
            )
        return tr("All finished games on this computer") if self.counted else ""


def save(app: Host, deeds: Sequence[FinishedGame], when: date) -> Path | None:
    """Write a table of these games and tell where it lies, or why there is none."""
    try:
        goal = unused(paths.downloads() / f"stupor-statistics-{when.isoformat()}.csv")
        write_csv(deeds, goal, registry.usual)
    except OSError as why:
        place = str(paths.downloads())
        app.stack.push(NoticeScene(tr("The file could not be saved"), reason(why), place))
        return None
    show = partial(show_in_folder, goal) if shows_folders() else None
    words = tr("It has one line per seat and game and opens in any spreadsheet.")
    app.stack.push(NoticeScene(tr("Saved to Downloads"), words, str(goal), show))
    return goal
