"""What a scene needs of the app that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from stupor.language import tr
from stupor.stage.layout import Anchors

if TYPE_CHECKING:
    from stupor.archive import Archive
    from stupor.archive.game import KeptGame
    from stupor.match.review import GradedTurn
    from stupor.match.session import Session
    from stupor.platform.audio import Audio
    from stupor.platform.clipboard import Clipboard
    from stupor.platform.settings import Settings
    from stupor.platform.window import Window
    from stupor.render.camera import Camera
    from stupor.render.compositor import Compositor
    from stupor.render.item_renderer import ItemRenderer
    from stupor.scenes.scene import Scene, SceneStack
    from stupor.table.session.flow import TurnFlow

#: On a page that is smaller than so much letters shrink no further.
_SMALL: Final = 0.7


class Folders(Protocol):
    """Where things lie on this machine."""

    def user_data(self) -> Path:
        """The folder of the player's games."""


class Navigator(Protocol):
    """From screen to screen where both lead to each other."""

    def shelf(self, chosen: str = "") -> Scene:
        """The boxes of all games, one of them chosen."""

    def games(self, chosen: str = "") -> Scene:
        """The page of kept games, one of them chosen."""

    def lobby(self, kind: str = "") -> Scene:
        """The lobby of the game that is shown: of a game "alone", of the "first" one, or of any."""

    def first_game(self) -> Scene:
        """The table of somebody's first game, with all the help there is."""

    def library(self) -> Scene:
        """The rulebook, what was played, and how the game is set up for its player."""

    def settings(self) -> Scene:
        """The page of settings."""

    def figures(self) -> Scene:
        """The page of corrected figures."""

    def room(self, game: str, page: str) -> Scene:
        """A page that only that game has."""

    def begin(self, session: Session, tips: bool = True) -> Scene:
        """The table of a new game."""

    def resume(self, game: KeptGame | Path) -> Scene:
        """The table of a kept game, or a page that says what is the matter."""

    def timeline(
        self, game: TurnFlow | Session, choice: int | None = None, plays: bool = False
    ) -> Scene:
        """A game as it was, at a choice or where a timeline begins; it may play by itself."""

    def review(self, session: Session, turn: GradedTurn | None = None) -> Scene:
        """What each turn of a finished game gave away, or one turn beside a better one."""


class Host(Protocol):
    """What a scene needs of the app: its stack, the player's settings, sound, archive, window."""

    #: The game on the table, whose pictures and pages are shown.
    game: str
    settings: Settings
    #: What the player has to know of the settings, or nothing.
    settings_problem: str
    window: Window
    renderer: ItemRenderer
    compositor: Compositor
    clipboard: Clipboard
    trace: Path | None
    #: The exit status so far.
    status: int

    @property
    def stack(self) -> SceneStack:
        """The open scenes."""

    @property
    def navigator(self) -> Navigator:
        """Where screens lead."""

    @property
    def paths(self) -> Folders:
        """Where things lie."""

    @property
    def camera(self) -> Camera:
        """How the page lies in the window."""

    @property
    def audio(self) -> Audio:
        """Sound."""

    @property
    def archive(self) -> Archive:
        """The games kept on this machine."""

    def change(self, **fields: object) -> None:
        """Change some of the player's settings."""

    def anchors(self, page: str, form: str | None = None) -> Anchors:
        """The anchors of a page, of the form that the window has where no other is named."""

    def pictured(self, board: str) -> bool:
        """Whether the game that is shown has that board."""

    def cover(self, game: str) -> Path | None:
        """The picture on the box of a game, if it ships one."""

    def use_game(self, game: str) -> None:
        """Show pictures and pages of that game from now on."""

    def now(self) -> float:
        """Seconds of a clock that never goes back."""

    def title_page(self) -> Scene:
        """The first page of the game that is shown."""

    def write_report(self) -> None:
        """The player wants a report."""

    def show_now(self) -> None:
        """Show at once what was pressed: what comes of it may take a while."""

    def preparing(self, words: str) -> None:
        """Cover the window and say what is made ready, until the next page is there."""

    def toggle_fullscreen(self) -> None:
        """Cover the desktop, or go back to a window."""

    def take_size(self, size: tuple[int, int]) -> None:
        """Become a plain window of that size."""

    def wake(self) -> None:
        """End the sleep of the loop from any thread."""

    def quit(self, status: int = 0) -> None:
        """End the loop after this frame."""


def screen_words(app: Host) -> str:
    """What the button says that fills the screen, or gives a window again."""
    return tr("Windowed") if app.window.fullscreen else tr("Full screen")


def letters(app: Host) -> float:
    """How many times as large as designed the player has letters; smaller ones change no room."""
    return max(1.0, app.settings.text / 100)


def growth(app: Host) -> float:
    """How many times as large as the page has them letters come out: in a small window, too."""
    return max(app.settings.text / 100, _SMALL / app.camera.k)
