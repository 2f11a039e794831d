"""The page of games: running and finished ones, the trash, and files to bring in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from stupor.games.registry import get
from stupor.language import mark, tr
from stupor.platform import paths
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.drawing import gilded, plates, wait_panel
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.game_switch import EVERY, following, game_switch, several
from stupor.scenes.games import picture_cards
from stupor.scenes.games.chosen_game import GameAction, action_rect, sheet_items
from stupor.scenes.games.game_actions import TIPS, GameActions, actions_for
from stupor.scenes.games.picture_cards import ARROWS, neighbour
from stupor.scenes.games.sections import FINISHED, RUNNING, SECTIONS, Section, Shelves
from stupor.scenes.games.words import Entry
from stupor.scenes.looks import GILT, SAND
from stupor.scenes.page import PageScene
from stupor.scenes.widgets import Widget, turned
from stupor.stage.items import Item, Label, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key, Pointer

OPENING: Final = mark("Opening the game\u2026")
#: So many games are looked at before the page is shown, and with each frame from then on.
AT_ONCE: Final = 16
EACH_FRAME: Final = 2
_PLATES: Final = {
    "new": mark("New game"),
    "back": mark("Back"),
    "putback": mark("Restore"),
    "earlier": mark("Newer"),
    "later": mark("Older"),
    "folder": mark("Show the folder"),
}
_FOOT: Final = 1014.0
_CARD: Final = "card."


class GamesScene(PageScene):
    """A shelf of games and a sheet about the chosen one."""

    board = "title"
    music_share = 1.0

    def __init__(self, section: str = RUNNING, chosen: str = "") -> None:
        """Open a section, or wherever the chosen game lies."""
        super().__init__()
        self.section = section
        self.chosen = chosen
        self.page = 0
        self.said = ""
        #: Only games of that kind are shown, or of every kind.
        self.of = EVERY
        self.actions = GameActions(self)
        self._seek = bool(chosen)
        self._first = section == RUNNING and not chosen
        self._soon: Callable[[], None] | None = None
        self._seen = False

    def enter(self) -> None:
        """Look through the archive; something may have changed since."""
        self.shelves = Shelves(self.app.archive, paths.downloads, self.app.game)
        self.show(self.chosen, self.said, self._seek)
        if self._first and not self.entries and self.shelves.entries(FINISHED):
            self.open(FINISHED)
        self._first = False

    def language_changed(self) -> None:
        """Read the shelves anew: what lies there is told in words, too."""
        self.show(self.chosen, "", False)

    @property
    def entries(self) -> Sequence[Entry]:
        """What lies in the open section."""
        return self.shelves.entries(self.section, self.of)

    @property
    def part(self) -> Section:
        """The open section."""
        return next(part for part in SECTIONS if part.id == self.section)

    @property
    def entry(self) -> Entry | None:
        """The chosen one."""
        return next((entry for entry in self.entries if entry.id == self.chosen), None)

    @property
    def offered_actions(self) -> tuple[GameAction, ...]:
        """What can be done with the chosen one."""
        entry = self.entry
        return actions_for(self.section, entry) if entry is not None else ()

    def show(self, chosen: str, said: str, seek: bool = True) -> None:
        """Read the shelves anew, say something, and show a game wherever it lies now."""
        self.shelves.begin()
        self.shelves.go_on(AT_ONCE)
        if chosen and not self.shelves.holds(chosen):
            self.shelves.go_on()
        self.chosen, self.said, self._seek = chosen, said, False
        if seek:
            self.section = self.shelves.section_of(chosen)
        self._choose_near()

    def widgets(self) -> list[Widget]:
        """Sections, cards, what to do with the chosen one, then the foot."""
        found = [
            Widget(f"tab.{part.id}", _tab(number), partial(self.open, part.id))
            for number, part in enumerate(SECTIONS)
        ]
        for place, entry in enumerate(self._on_page()):
            press = partial(self.press, entry.id)
            found.append(Widget(_CARD + entry.id, picture_cards.card_rect(place), press))
        for place, action in enumerate(self.offered_actions):
            rect, tip = action_rect(place, len(self.offered_actions)), tr(TIPS.get(action.id, ""))
            found.append(Widget(action.id, rect, partial(self.do, action.id), tip=tip))
        if self.shelves.complete and not self.entries and self.section in (RUNNING, FINISHED):
            found.append(Widget("new", picture_cards.bare_button(), self.new_game))
        return found + self._foot()

    def drawn(self) -> list[Item]:
        """Head, shelf, sheet and foot."""
        items = self._head()
        for place, shown in enumerate(self._on_page()):
            items += picture_cards.card_items(place, shown, shown.id == self.chosen)
        entry = self.entry
        if entry is not None:
            items += sheet_items(entry, self.offered_actions, self.controls)
        elif self.shelves.complete:
            items += picture_cards.bare_items(
                tr(self.part.bare), tr(self.part.hint), sheet_named(self.app.game).COURT
            )
        told = ((name, tr(words)) for name, words in _PLATES.items())
        items += plates(self.controls, told, 21, "foot.")
        items += game_switch(self.controls, self.of, "foot.")
        if self.sheets > 1:
            words = tr("{page} of {pages}", page=self.page + 1, pages=self.sheets)
            spot = (906.0, _FOOT, 88.0, 48.0)
            items.append(Label("sheets", 112, spot, words, "italic", 22, SAND))
        return items

    @property
    def sheets(self) -> int:
        """How many pages the section has."""
        return picture_cards.pages(len(self.entries))

    def overlay(self, now: float) -> list[Item]:
        """Glow, focus ring and tooltip; a word while a long game is opened."""
        if self._soon is None:
            return super().overlay(now)
        return wait_panel(tr(OPENING))

    def handle(self, event: Input) -> None:
        """Pages and cards first, then everything to press."""
        if self._soon is not None:
            return
        if by := turned(event):
            self.turn(by)
        elif isinstance(event, Key) and event.kind == "down" and self._key(event):
            return
        else:
            super().handle(event)
            self._follow(event)

    def drop(self, path: str) -> bool:
        """A file was let fall on the window: it is brought in and chosen."""
        if self._soon is None:
            self.actions.import_file(Path(path))
        return True

    def tick(self, now: float) -> float | None:
        """Do what takes a while only after the word about it could be seen."""
        if self._soon is None:
            return self._fill()
        if self._seen:
            action, self._soon = self._soon, None
            action()
        self._seen = True
        return 0.0

    def _fill(self) -> float | None:
        """Lay a few more games of a long list on the shelf, frame by frame."""
        if self.shelves.complete:
            return None
        self.shelves.go_on(EACH_FRAME)
        self._choose_near()
        return 0.0

    def later(self, action: Callable[[], None]) -> None:
        """Do something that takes a while, after a word about it."""
        self._soon, self._seen = action, False

    def confirm(self) -> None:
        """Enter or a double click does the first thing there is to do with the chosen game."""
        if self.offered_actions:
            self.do(self.offered_actions[0].id)

    def new_game(self) -> None:
        """Open the lobby."""
        # imported late: the title imports this page, and the lobby the title
        from stupor.scenes.lobby.scene import LobbyScene
        from stupor.scenes.lobby.setup import LobbySetup

        self.app.stack.push(LobbyScene(LobbySetup(game=get(self.app.game))))

    def show_others(self) -> None:
        """Show games of the next kind, then of every kind again."""
        self.of = following(self.of, (EVERY,))
        if self.of != EVERY:
            self.app.use_game(self.of)
        self.shelves = Shelves(self.app.archive, paths.downloads, self.app.game)
        self.show(self.chosen, "", False)

    def open(self, section: str) -> None:
        """Show another section."""
        self.section, self.said, self.actions.thrown = section, "", ""
        self._choose_near()

    def press(self, name: str) -> None:
        """A card was pressed: the pointer chooses it, Enter goes on with it."""
        self.choose(name)
        if self.controls.by_key:
            self.confirm()

    def choose(self, name: str) -> None:
        """Lay out the sheet of a game, and the page it lies on."""
        if name != self.chosen:
            self.app.audio.play("card_place")
        self.chosen = name
        self._choose_near()

    def turn(self, by: int) -> None:
        """Turn to another page of the shelf."""
        page = self.page + by
        if 0 <= page < self.sheets:
            self.app.audio.play("page")
            self.chosen = self.entries[page * picture_cards.PAGE].id
            self._choose_near()

    def do(self, action: str) -> None:
        """Do something with the chosen game."""
        if self.entry is not None:
            self.actions.do(action, self.entry)

    def neighbour(self, entry: Entry) -> str:
        """Who is chosen when a game leaves the shelf."""
        names = [one.id for one in self.entries]
        place = names.index(entry.id)
        rest = names[:place] + names[place + 1 :]
        return rest[min(place, len(rest) - 1)] if rest else ""

    def _key(self, event: Key) -> bool:
        if event.name == "delete" and any(action.id == "delete" for action in self.offered_actions):
            self.do("delete")
        elif event.name == "z" and self.actions.thrown:
            self.actions.put_back()
        elif event.name in ARROWS:
            return self._walk(event.name)
        else:
            return False
        return True

    def _walk(self, way: str) -> bool:
        """Follow an arrow from card to card and to the sheet; False where it leads elsewhere."""
        focused = self.controls.focused or ""
        if not self.entries:
            return False
        names = [entry.id for entry in self.entries]
        leftmost = [action.id for action in self.offered_actions[:2]]
        if not self.controls.by_key or (way == "left" and focused in leftmost):
            self._focus(self.chosen)
            return True
        if not focused.startswith(_CARD):
            return False
        there = neighbour(names.index(focused.removeprefix(_CARD)), way, len(names))
        if there is not None:
            self._focus(names[there])
            return True
        beside = {"right": self.offered_actions[0].id, "up": f"tab.{self.section}"}
        self.controls.focused = beside.get(way, focused)
        return way in beside

    def _focus(self, name: str) -> None:
        """Choose a card and lead the keyboard to it."""
        self.choose(name)
        self.controls.focused, self.controls.by_key = _CARD + name, True

    def _follow(self, event: Input) -> None:
        """A card in focus is the chosen one; a double click goes on with it."""
        focused = (self.controls.focused or "").removeprefix(_CARD)
        if self.controls.by_key and _CARD + focused == self.controls.focused:
            if focused != self.chosen:
                self.choose(focused)
        elif isinstance(event, Pointer) and (event.kind, event.clicks) == ("up", 2):
            self._twice()

    def _twice(self) -> None:
        if self.chosen and self.controls.hovered == _CARD + self.chosen:
            self.confirm()

    def _choose_near(self) -> None:
        """Keep what is chosen, else choose the first; turn to its page."""
        names = [entry.id for entry in self.entries]
        if self.chosen not in names:
            self.chosen = names[0] if names else ""
        self.page = names.index(self.chosen) // picture_cards.PAGE if names else 0
        self.refresh()

    def _on_page(self) -> Sequence[Entry]:
        return self.entries[self.page * picture_cards.PAGE : (self.page + 1) * picture_cards.PAGE]

    def _head(self) -> list[Item]:
        items = gilded("name", (64, 34, 600, 66), tr("Games"), 50, "left")
        words, colour = (self.said, GILT) if self.said else (tr(self.part.line), SAND)
        items.append(Label("line", 110, (66, 100, 690, 36), words, "text", 22, colour, "left"))
        for part in SECTIONS:
            widget = self.controls.get(f"tab.{part.id}")
            if widget is not None:
                count = len(self.shelves.entries(part.id, self.of))
                words = picture_cards.counted(tr(part.words), count)
                items += picture_cards.tab_items(widget, words, part.id == self.section)
        return alike(items, ".words")

    def _foot(self) -> list[Widget]:
        found = [Widget("back", (64, _FOOT, 220, 48), self.escape)]
        if self.actions.thrown:
            tip = tr("Restore the game from the trash (Z)")
            found.append(Widget("putback", (300, _FOOT, 240, 48), self.actions.put_back, tip=tip))
        if self.page:
            found.append(Widget("earlier", (700, _FOOT, 200, 48), partial(self.turn, -1)))
        if self.page < self.sheets - 1:
            found.append(Widget("later", (1000, _FOOT, 200, 48), partial(self.turn, 1)))
        if several():
            tip = tr("Show other games")
            found.append(Widget("which", (1224, _FOOT, 316, 48), self.show_others, tip=tip))
        if self.entry is not None and shows_folders():
            found.append(Widget("folder", (1556, _FOOT, 300, 48), self._show_folder))
        return found

    def _show_folder(self) -> None:
        if self.entry is not None and self.entry.path is not None:
            show_in_folder(self.entry.path)


def _tab(number: int) -> Rect:
    """The place of a section in the head."""
    wide, gap = 258.0, 14.0
    left = 1856.0 - len(SECTIONS) * wide - (len(SECTIONS) - 1) * gap
    return left + number * (wide + gap), 62.0, wide, 56.0
