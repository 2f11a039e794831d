"""What can be done with a game on the page of games, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.reading import BadFile
from stupor.language import mark, said, tr
from stupor.platform import paths
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.games.chosen_game import GameAction
from stupor.scenes.games.importing import import_file, reason
from stupor.scenes.games.sections import FINISHED, FOUND, TRASH
from stupor.scenes.games.words import Entry
from stupor.scenes.notice import NoticeScene

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.match.session import Session
    from stupor.scenes.games.scene import GamesScene
    from stupor.scenes.scene import Scene

# the table, the timeline and the archive are imported late: the title is there sooner

_PLAY: Final = GameAction("continue", mark("Continue"), "ui/play")
_RESCUE: Final = GameAction("continue", mark("Open what remains"), "ui/play")
_WATCH: Final = GameAction("timeline", mark("Replay"), "ui/play")
_REVIEW: Final = GameAction("review", mark("Review"))
_MOMENTS: Final = GameAction("timeline", mark("Timeline"))
_SEND: Final = GameAction("export", mark("Export"))
_COPY: Final = GameAction("export", mark("Export"), "ui/down")
_THROW: Final = GameAction("delete", mark("Delete"))
_BACK: Final = GameAction("restore", mark("Restore"), "ui/undo")
_TAKE: Final = GameAction("take", mark("Import"), "ui/down")
TIPS: Final = {
    "timeline": mark("Replay it, and continue from any moment"),
    "review": mark("See which turns decided it"),
    "export": mark("Save a copy to your Downloads"),
    "delete": mark("Move it to the trash (Del)"),
}


def actions_for(section: str, entry: Entry) -> tuple[GameAction, ...]:
    """What can be done with something in a section; the first is meant most of all."""
    if section == FOUND:
        return (_TAKE,)
    if section == TRASH:
        return (_BACK, _SEND)
    if entry.problem:
        return (_RESCUE, _SEND, _THROW) if entry.players else (_COPY, _THROW)
    first = (_WATCH, _REVIEW) if section == FINISHED else (_PLAY, _MOMENTS)
    return (*first, _SEND, _THROW)


class GameActions:
    """Does it, and tells the page what came of it."""

    def __init__(self, scene: GamesScene) -> None:
        """Act for a page."""
        self._scene = scene
        #: The game thrown away last, which can be put back at once.
        self.thrown = ""

    def do(self, action: str, entry: Entry) -> None:
        """Do something with a game or a file."""
        game = entry.game
        if action == "take" and entry.path is not None:
            self.import_file(entry.path)
        elif game is not None:
            doers: dict[str, Callable[[Entry, KeptGame], None]] = {
                "continue": self._go_on,
                "timeline": self._watch,
                "review": self._review,
                "export": self._export,
                "delete": self._throw,
                "restore": self._restore,
            }
            doers[action](entry, game)

    def import_file(self, path: Path) -> None:
        """Take a file from elsewhere in and show it."""
        name = import_file(self._scene.app, path)
        if name:
            self.thrown = ""
            self._scene.show(name, tr("Game imported."))

    def put_back(self) -> None:
        """Put back what was thrown away last."""
        trash = self._scene.shelves.entries(TRASH)
        found = next((entry for entry in trash if entry.id == self.thrown), None)
        if found is not None:
            self.do("restore", found)

    def _go_on(self, entry: Entry, game: KeptGame) -> None:
        self._scene.later(partial(self._open_table, game))

    def _watch(self, entry: Entry, game: KeptGame) -> None:
        self._scene.later(
            partial(self._open_whole, entry, game, self._scene.app.navigator.timeline)
        )

    def _review(self, entry: Entry, game: KeptGame) -> None:
        self._scene.later(partial(self._open_whole, entry, game, self._scene.app.navigator.review))

    def _open_table(self, game: KeptGame) -> None:
        app = self._scene.app
        app.stack.reset(app.navigator.resume(game))

    def _open_whole(self, entry: Entry, game: KeptGame, way: Callable[[Session], Scene]) -> None:
        app = self._scene.app
        try:
            opened = app.archive.open(game)
        except BadFile as why:
            self._tell(tr("This game cannot be shown"), said(why), entry.path)
            return
        if opened.writer is not None:
            opened.writer.close()
        app.stack.push(way(opened.session))

    def _export(self, entry: Entry, game: KeptGame) -> None:
        try:
            copy = self._scene.app.archive.export(game, paths.downloads())
        except OSError as why:
            self._tell(tr("The copy could not be saved"), reason(why), paths.downloads())
            return
        words = tr("It contains the whole game. Send it to a friend, or keep it.")
        self._tell(tr("Copy saved to Downloads"), words, copy, True)

    def _throw(self, entry: Entry, game: KeptGame) -> None:
        near = self._scene.neighbour(entry)
        try:
            self._scene.app.archive.trash(game)
        except OSError as why:
            self._tell(tr("The game could not be moved"), reason(why), entry.path)
            return
        self.thrown = entry.id
        self._scene.show(near, tr("“{game}” is in the trash.", game=entry.short), seek=False)

    def _restore(self, entry: Entry, game: KeptGame) -> None:
        try:
            self._scene.app.archive.restore(game)
        except OSError as why:
            self._tell(tr("The game could not be restored"), reason(why), entry.path)
            return
        self.thrown = ""
        self._scene.show(entry.id, tr("“{game}” restored.", game=entry.short))

    def _tell(self, title: str, words: str, place: Path | None, show: bool = False) -> None:
        shower = None
        if show and place is not None and shows_folders():
            shower = partial(show_in_folder, place)
        self._scene.app.stack.push(NoticeScene(title, words, str(place or ""), shower))
