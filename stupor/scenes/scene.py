"""One screen of the game: says what it shows and answers input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stupor.stage.items import Item
from stupor.stage.pointer import Input

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host


class Scene:
    """Base of every screen; the stack sets `app` before `enter` is called.

    `stale` asks for `items` to be read again. A `transparent` scene lets the one below show.
    A `closing` scene tells the end of a game. `music` names the pieces that it would like to hear,
    the best one first; without one that of the scene below goes on, `music_share` as loud. A scene
    that `grows` lays itself out on the page of `app.camera.page`; the others keep the design's size
    and stand in the middle of it. One that `fills_in` shows what is made of it frame by frame, not
    all of it after a wait.
    """

    app: Host
    stale: bool = True
    transparent: bool = False
    grows: bool = False
    fills_in: bool = False
    music: Sequence[str] = ()
    music_share: float = 0.75
    closing: bool = False

    def enter(self) -> None:
        """The scene comes to the top of the stack, for the first time or again."""

    def leave(self) -> None:
        """The scene is no longer on top: nothing on it is pointed at any more."""

    def gone(self) -> None:
        """The scene is off the stack for good."""

    def seen_before(self) -> Scene:
        """What stands in for it where the player has seen it all."""
        return self

    def resized(self) -> None:
        """The window has another size; the page may have another form."""
        self.stale = True

    def retold(self) -> None:
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

    def ahead(self) -> bool:
        """Make ready a little of what may be wanted soon, between two frames; False: all is."""
        return False

    def tick(self, now: float) -> float | None:
        """Go on with time; return seconds to the next wanted frame, None to sleep until input."""
        return None
