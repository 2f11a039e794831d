"""One screen of the game: says what it shows and answers input; and the pile of open screens."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stupor.stage.items import Item
from stupor.stage.pointer import Input

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host

_log = logging.getLogger(__name__)
#: Seconds between two frames while something moves.
FRAME: Final = 1 / 60


class Scene:
    """Base of every screen; the stack sets `app` before `enter` is called.

    `stale` asks for `items` to be read again. A `transparent` scene lets the one below show.
    A `closing` scene tells the end of a game. `music` names the pieces that it would like to hear,
    the best one first; without one that of the scene below goes on, `music_share` as loud. A scene
    that `fits_window` lays itself out on the page of `app.camera.page`; the others keep the
    design's size and stand in the middle of it. One that `fills_in` shows what is made of it frame
    by frame, not all of it after a wait. One `of_game` needs the pictures of that game, which a
    page above it may have left for another's.
    """

    app: Host
    stale: bool = True
    transparent: bool = False
    fits_window: bool = False
    fills_in: bool = False
    music: Sequence[str] = ()
    music_share: float = 0.75
    closing: bool = False

    @property
    def of_game(self) -> str:
        """The game whose pictures and places it shows; nothing: those of any game will do."""
        shown = self.played()
        return shown.spec.id if shown is not None else ""

    def enter(self) -> None:
        """The scene comes to the top of the stack, for the first time or again."""

    def leave(self) -> None:
        """The scene is no longer on top: nothing on it is pointed at any more."""

    def removed(self) -> None:
        """The scene is off the stack for good."""

    def if_seen_before(self) -> Scene:
        """What stands in for it where the player has seen it all."""
        return self

    def resized(self) -> None:
        """The window has another size; the page may have another form."""
        self.stale = True

    def language_changed(self) -> None:
        """The language has changed: everything is laid out and said anew."""
        self.resized()

    def items(self) -> list[Item]:
        """Return everything that rests on the page."""
        return []

    def overlay(self, now: float) -> list[Item]:
        """Return what moves or glows above the resting page at that time."""
        return []

    def handle(self, event: Input) -> None:
        """Answer one input."""

    def drop(self, path: str) -> bool:
        """Take a file that was let fall on the window; False leaves it to the page of games."""
        return False

    def may_close(self) -> bool:
        """Say whether the window may close at once; a scene that asks first says no."""
        return True

    def played(self) -> Session | None:
        """The game that this scene shows, for a bug report."""
        return None

    def preload(self) -> bool:
        """Make ready a little of what may be wanted soon, between two frames; False: all is."""
        return False

    def tick(self, now: float) -> float | None:
        """Go on with time; return seconds to the next wanted frame, None to sleep until input."""
        return None


class SceneStack:
    """Push, pop and replace screens; `leave` and `enter` are called as the top changes."""

    def __init__(self, app: Host) -> None:
        """An empty stack for an app."""
        self.app = app
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that has the player's attention."""
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        """How many scenes are open."""
        return len(self._scenes)

    def push(self, scene: Scene) -> None:
        """Open a scene above the present one."""
        if self.top:
            self.top.leave()
        self._open(scene)

    def pop(self) -> None:
        """Close the top scene and return to the one below."""
        if self._scenes:
            _close(self._scenes.pop())
        if self.top:
            self.top.stale = True
            self._enter(self.top)

    def replace(self, scene: Scene) -> None:
        """Close the top scene and open another in its place."""
        if self._scenes:
            _close(self._scenes.pop())
        self._open(scene)

    def reset(self, scene: Scene) -> None:
        """Close every scene and open one."""
        self.clear()
        self._open(scene)

    def abandon(self, scene: Scene) -> None:
        """Open a scene instead of all others after a mistake; what they still wanted is lost."""
        parting = [self.top.leave] if self.top else []
        for part in (*parting, *(left.removed for left in reversed(self._scenes))):
            try:
                part()
            except Exception:
                _log.exception("a scene could not even be left")
        self._scenes.clear()
        self._open(scene)

    def clear(self) -> None:
        """Close every scene."""
        if self.top:
            self.top.leave()
        while self._scenes:
            self._scenes.pop().removed()

    def scenes(self) -> list[Scene]:
        """Every open scene, lowest first."""
        return list(self._scenes)

    def played(self) -> Session | None:
        """The game on the uppermost scene that shows one."""
        games = (scene.played() for scene in reversed(self._scenes))
        return next((game for game in games if game is not None), None)

    def visible(self) -> list[Scene]:
        """Scenes that can be seen, lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return self._scenes[max(0, first) :]

    def _open(self, scene: Scene) -> None:
        scene.app = self.app
        scene.stale = True
        self._scenes.append(scene)
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        if scene.of_game:
            self.app.use_game(scene.of_game)
        scene.enter()


def _close(scene: Scene) -> None:
    scene.leave()
    scene.removed()
