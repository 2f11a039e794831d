"""The shelf: the first page where there are several games; a box, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor import __version__
from stupor.games import registry
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plates
from stupor.scenes.game_boxes import box_of, seats_of
from stupor.scenes.host import letters, screen_words
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.page import LatePage
from stupor.scenes.shelf.book import TALL, book_items, plate_items, ribbon_items
from stupor.scenes.title.menu import import_ahead, ways_in
from stupor.scenes.widgets import Widget, turned
from stupor.stage.items import Box, Item, Label, Rect
from stupor.stage.layout import PAGE_RECT, WOOD
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Pointer

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame

CREDITS: Final = mark(
    "Unofficial fan works of board games. Not affiliated with or endorsed by the designers or the "
    "publishers."
)
#: So many boxes stand side by side; the others come with the next page.
BOXES: Final = 3
#: Where the boxes stand, the edge of the board below them, and the plates on it.
_LEFT: Final = 130.0
_WIDE: Final = 1700.0
_FLOOR: Final = 842.0
_EDGE: Final = 62.0
#: As far on each side as a window may be wider than the page, at 32:9.
_BEYOND: Final = 960
_TALLEST: Final = 690.0
_PLATE: Final = 44.0
_RIBBON: Final = (252.0, 66.0, 84.0)
#: Ribbons grow with the letters so far that five hang beside their book.
_HIGHER: Final = 1.2
_FOOT: Final = 952.0
_BUTTON: Final = (196.0, 52.0, 18.0)


class ShelfScene(LatePage):
    """The boxes of all games; the chosen one shows its ribbons."""

    board = WOOD
    music_share = 1.0

    def __init__(self, chosen: str = "") -> None:
        """Open with a box chosen: this one, or that of the game played last."""
        super().__init__()
        self.games = registry.names()
        self.chosen = chosen
        self.waiting: dict[str, KeptGame | None] = {}
        self.news: dict[str, str] = {}

    def enter(self) -> None:
        """Choose the game played last."""
        if self.chosen not in self.games:
            last = self.app.settings.game
            self.chosen = last if last in self.games else self.games[0]
        self.app.use_game(self.chosen)
        self._frames = 0
        self.refresh()
        if self.controls.focused is None:  # the first arrow key begins at the open box
            self.controls.focused = f"box.{self.chosen}"

    def preload(self) -> bool:
        """Have ready what the ribbons lead to."""
        return import_ahead(self.chosen)

    def look(self) -> None:
        """See what waits in the boxes, and who won last."""
        from stupor.scenes.shelf.news import news_of, waiting_in  # imported late: as the archive

        archive = self.app.archive
        with archive.at_once():
            archive.tidy()
            self.waiting = {game: waiting_in(self.app, game) for game in self.games}
            ended = partial(archive.finished_games_of, played=True)
            self.news = {one: news_of(one, self.waiting[one], ended(one)) for one in self.games}
        self.refresh()

    def language_changed(self) -> None:
        """The plates are told in other words."""
        self.look()

    @property
    def shown(self) -> tuple[str, ...]:
        """The boxes on this page of the shelf."""
        first = self.games.index(self.chosen) // BOXES * BOXES
        return self.games[first : first + BOXES]

    def place_of(self, game: str) -> Rect:
        """Where a box stands."""
        slot = _WIDE / len(self.shown)
        wide = min(_TALLEST / TALL, slot - _RIBBON[0] - 24)
        high = wide * TALL
        aside = (slot - wide - (_RIBBON[0] if len(self.shown) > 2 else 0)) / 2
        return _LEFT + self.shown.index(game) * slot + aside, _FLOOR - high, wide, high

    def widgets(self) -> list[Widget]:
        """The boxes, the ribbons after the chosen one, then the foot."""
        found = [
            Widget(f"box.{game}", self.place_of(game), partial(self.take, game), glow=False)
            for game in self.shown
        ]
        grown = letters(self.app)
        after = self.shown.index(self.chosen) + 1 if self.chosen in self.shown else len(found)
        found[after:after] = [
            Widget(f"ribbon.{name}", self.ribbon_place(number, grown), press, asleep, tip)
            for number, (name, _, press, asleep, tip) in enumerate(self._ribbons())
        ]
        (wide, high, gap), feet = _BUTTON, self._feet()
        wide *= grown
        left = (1920 - len(feet) * (wide + gap) + gap) / 2
        return [
            *found,
            *(
                Widget(f"foot.{name}", (left + n * (wide + gap), _FOOT, wide, high), press)
                for n, (name, _, press) in enumerate(feet)
            ),
        ]

    def _ribbons(self) -> list[tuple[str, str, Callable[[], None], str, str]]:
        """What can be done with the chosen box; going on with a game only where one waits.

        None hangs there before that is known: it would change below the pointer.
        """
        if not self.waiting:
            return []
        waits = self.waiting.get(self.chosen)
        ways = ways_in(self.app, partial(self._resume, waits) if waits is not None else None)
        return [
            (way.id, way.words, partial(self._go, way.press), "", way.tip)
            for way in sorted(ways, key=lambda way: not way.great)
            if not way.asleep
        ]

    def ribbon_place(self, number: int, grown: float = 1.0) -> Rect:
        """Where a ribbon of the chosen box hangs, the uppermost being 0, for larger letters."""
        x, y, w, h = self.place_of(self.chosen)
        wide, high, step = _RIBBON
        wide = min(wide * grown, _WIDE / len(self.shown) - w - 10, PAGE_RECT[2] - x - w)
        more = high * (min(grown, _HIGHER) - 1)
        return round(x + w - 6), round(y + h * 0.2 + number * (step + more)), wide, high + more

    def _feet(self) -> list[tuple[str, str, Callable[[], None]]]:
        push, pages = self.app.stack.push, self.app.navigator
        found: list[tuple[str, str, Callable[[], None]]] = [
            ("library", tr("Library"), lambda: push(pages.library())),
            ("settings", tr("Settings"), lambda: push(pages.settings())),
            ("fullscreen", screen_words(self.app), self.app.toggle_fullscreen),
            ("quit", tr("Quit"), self.app.quit),
        ]
        if len(self.games) > BOXES:
            found.insert(0, ("more", tr("More games"), self.turn))
        return found

    def drawn(self) -> list[Item]:
        """Title, shelf, boxes, ribbons, plates and foot."""
        items = gilded("name", (260, 36, 1400, 70), tr("Choose a game"), 56)
        items += self._plank()
        for game in self.shown:
            place = self.place_of(game)
            items += book_items(f"book.{game}", place, self.app, game, game == self.chosen)
            items += self._plate(game, place)
        items += alike(self._silk(), ".words")
        told = ((f"foot.{name}", words) for name, words, _ in self._feet())
        items += alike(plates(self.controls, told, 21), ".words")
        credit = (160.0, 1022.0, 1600.0, 32.0)
        items.append(Label("credits", 110, credit, tr(CREDITS), "text", 19, SAND))
        version = tr("Version {version}", version=__version__)
        items.append(
            Label("version", 110, (1640, 1038, 250, 32), version, "text", 17, CREAM, "right")
        )
        return items

    def _silk(self) -> Iterator[Item]:
        """The ribbons of the chosen box."""
        for number, (name, words, *_) in enumerate(self._ribbons()):
            widget = self.controls.get(f"ribbon.{name}")
            if widget is not None:
                yield from ribbon_items(widget, words, number == 0)

    def _plank(self) -> list[Item]:
        """The board of the shelf, from edge to edge of the window: its edge catches the light."""
        left, wide = -_BEYOND, 1920 + 2 * _BEYOND
        return [
            Box("shelf.dark", 5, (left, _FLOOR + _EDGE, wide, 26), (0, 0, 0, 120)),
            Box("shelf.edge", 6, (left, _FLOOR - 4, wide, _EDGE + 4), (92, 60, 38, 235)),
            Box("shelf.light", 7, (left, _FLOOR - 4, wide, 3), (214, 168, 118, 190)),
            Box("shelf.foot", 7, (left, _FLOOR + _EDGE - 3, wide, 3), (30, 16, 8, 220)),
        ]

    def _plate(self, game: str, place: Rect) -> list[Item]:
        x, _, w, _ = place
        wide = max(320.0, min(440.0, w))
        rect: Rect = (x + (w - wide) / 2, _FLOOR + (_EDGE - _PLATE) / 2, wide, _PLATE)
        first, last = min(seats_of(game)), max(seats_of(game))
        seats = f"{first}\u2013{last}" if first < last else str(last)
        left = tr(box_of(game).seats, seats=seats)
        return plate_items(f"plate.{game}", rect, left, self.news.get(game, ""))

    def handle(self, event: Input) -> None:
        """Pointing at a box chooses it; so does going there with the keys."""
        if turned(event) and len(self.games) > BOXES:
            self.turn(turned(event))
            return
        super().handle(event)
        pointed = self.controls.pointed()
        moved = not isinstance(event, Pointer) or event.kind == "move"
        if moved and pointed is not None and pointed.id.startswith("box."):
            self.choose(pointed.id.removeprefix("box."))

    def choose(self, game: str) -> None:
        """Bring a box into the light."""
        if game != self.chosen:
            self.chosen = game
            self.app.use_game(game)
            self.refresh()

    def take(self, game: str) -> None:
        """Open a box: its title page."""
        self.choose(game)
        self.app.stack.push(self.app.title_page())

    def turn(self, by: int = 1) -> None:
        """Show other boxes."""
        pages = -(-len(self.games) // BOXES)
        page = (self.games.index(self.chosen) // BOXES + by) % pages
        self.choose(self.games[page * BOXES])

    def confirm(self) -> None:
        """Enter takes the uppermost ribbon."""
        for name, *_ in self._ribbons()[:1]:
            self.activate(f"ribbon.{name}")

    def escape(self) -> None:
        """There is nothing behind the shelf."""

    def _go(self, press: Callable[[], None]) -> None:
        self.app.use_game(self.chosen)
        press()

    def _resume(self, game: KeptGame) -> None:
        self.app.stack.reset(self.app.navigator.resume(game))
