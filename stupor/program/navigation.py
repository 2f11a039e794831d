"""From screen to screen where both lead to each other: a screen asks the app for the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.games import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from stupor.archive.game import KeptGame
    from stupor.match.review import GradedTurn
    from stupor.match.session import Session
    from stupor.scenes.host import Host
    from stupor.scenes.scene import Scene
    from stupor.table.session.flow import TurnFlow

# the screens are imported late: the window opens sooner


class Navigation:
    """Makes the screen that somebody wants to go to."""

    def __init__(self, app: Host) -> None:
        """Lead through an app."""
        self._app = app

    def shelf(self, chosen: str = "") -> Scene:
        """The boxes of all games, one of them chosen."""
        from stupor.scenes.shelf.scene import ShelfScene

        return ShelfScene(chosen)

    def games(self, chosen: str = "") -> Scene:
        """The page of kept games, one of them chosen."""
        from stupor.scenes.games.scene import GamesScene

        return GamesScene(chosen=chosen)

    def lobby(self, kind: str = "") -> Scene:
        """The lobby of the game that is shown: of a game "alone", of the "first" one, or of any."""
        from stupor.scenes.lobby.entrance import lobby_for

        return lobby_for(self._app, kind)

    def first_game(self) -> Scene:
        """The table of somebody's first game, with all the help there is."""
        from stupor.scenes.lobby.entrance import first_table

        return first_table(self._app)

    def library(self) -> Scene:
        """The rulebook, what was played, and how the game is set up for its player."""
        from stupor.scenes.library import LibraryScene

        return LibraryScene()

    def settings(self) -> Scene:
        """The page of settings."""
        from stupor.scenes.settings.scene import SettingsScene

        return SettingsScene()

    def figures(self) -> Scene:
        """The page of corrected figures."""
        from stupor.scenes.figures.scene import FiguresScene

        return FiguresScene()

    def room(self, game: str, page: str) -> Scene:
        """A page that only that game has."""
        pages: Mapping[str, Callable[[], Scene]]
        pages = registry.get(game).needed("rooms.pages", "rooms").PAGES
        return pages[page]()

    def begin(self, session: Session, tips: bool = True) -> Scene:
        """The table of a new game."""
        from stupor.scenes.begin import begin

        return begin(self._app, session, tips)

    def resume(self, game: KeptGame | Path) -> Scene:
        """The table of a kept game, or a page that says what is the matter."""
        from stupor.scenes.begin import resume

        return resume(self._app, game)

    def timeline(
        self, game: TurnFlow | Session, choice: int | None = None, plays: bool = False
    ) -> Scene:
        """A game as it was, at a choice or where a timeline begins; it may play by itself."""
        from stupor.scenes.timeline.scene import TimelineScene

        return TimelineScene(game, choice, plays=plays)

    def review(self, session: Session, turn: GradedTurn | None = None) -> Scene:
        """What each turn of a finished game gave away, or one turn beside a better one."""
        from stupor.scenes.review import opening

        if turn is not None:
            return opening.turn_of(session, turn)
        return opening.review_of(self._app, session)
