"""The pile of screens: the top one has the player's attention."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host

_log = logging.getLogger(__name__)


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
            self.top.enter()

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
        for part in (*parting, *(left.gone for left in reversed(self._scenes))):
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
            self._scenes.pop().gone()

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
        scene.enter()


def _close(scene: Scene) -> None:
    scene.leave()
    scene.gone()
