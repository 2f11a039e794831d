"""The table of an ordinary game, with a line of advice for each new thing while one is a beginner.

The advice is said once for each kind of decision; it stops for good when the player says so, or
when the first game is over. A chapter may agree on it for its own table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.lessons.hints import HINTS
from stupor.games.stupor_mundi.presentation.edict_question import stage_open
from stupor.language import mark, spoken, tr
from stupor.match.session import Session
from stupor.render.items import Item
from stupor.scenes.lessons.coach import Coach, Press, Speech
from stupor.scenes.rulebook.page import AppRuler
from stupor.scenes.table.scene import TableScene
from stupor.scenes.table.trace import Trace
from stupor.scenes.widgets import Rect
from stupor.stage.pointer import Input, Key, Pointer

if TYPE_CHECKING:
    from stupor.archive import Keeper

TEACHER: Final = ("portrait/hermann", mark("Hermann von Salza"))
#: Agreed at a table where advice is given, or not, whether or not one is a beginner.
ADVISED: Final = "advised"
SOFT: Final = ("prompt", "actions", "hand", "player", "castle", "voyage")


class FirstGameTable(TableScene):
    """A table where Hermann stands behind the beginner's chair."""

    def __init__(
        self,
        session: Session,
        options: Mapping[str, object] | None = None,
        trace: Trace | None = None,
        keeper: Keeper | None = None,
        veiled: bool = False,
    ) -> None:
        """Open a table for a game."""
        self.coach: Coach | None = None
        self._heard: set[str] = set()
        self._for: tuple[object, ...] = ()
        self._agreed: bool | None = (session.header.get("table") or {}).get(ADVISED)
        super().__init__(session, options, trace, keeper, veiled)

    def tick(self, now: float) -> float | None:
        """Let the table go on; the advice ends with the first game."""
        wanted = super().tick(now)
        if self.flow.session.over and self.app.settings.first_game:
            self.app.change(first_game=False)
        self._advise()
        return wanted

    def overlay(self, now: float) -> list[Item]:
        """The table's lights and the advice."""
        found = super().overlay(now)
        busy = self.hand.drag.up or self.flow.timeline.busy
        if self.coach is None or busy or self.app.stack.top is not self:
            return found
        return found + self.coach.items()

    def handle(self, event: Input) -> None:
        """Only the buttons of the plate catch the pointer; the rest of it lets it through."""
        coach = self.coach
        if coach is not None and isinstance(event, Pointer) and not self.hand.drag.up:
            over = coach.controls.at(event.x, event.y)
            coach.handle(event)
            if over is not None and event.kind in ("down", "up"):
                return
        if coach is not None and isinstance(event, Key) and self._agrees(event):
            self.understood()
            return
        super().handle(event)

    def _agrees(self, event: Key) -> bool:
        """Whether a key takes the advice away: the one that otherwise goes a step back."""
        back = event.kind == "down" and self.keys.bindings.action(event) == "cancel"
        return back and not self.hand.drag.pick and not self.commands.armed

    def understood(self) -> None:
        """This advice is not needed any more."""
        self.coach = None

    def silence(self) -> None:
        """No advice is needed any more."""
        self.app.change(first_game=False)
        self._agreed = False
        self.coach = None

    def _advise(self) -> None:
        """Say something about a new kind of decision; be silent when it is answered."""
        asked = self.flow.decision
        beginner = self.app.settings.first_game
        wanted = beginner if self._agreed is None else self._agreed
        key = (self.flow.version, self.app.camera, wanted, spoken())
        if key == self._for or self.flow.timeline.busy:
            return
        self._for = key
        self.coach = None
        if asked is None or not wanted or asked.kind not in HINTS:
            return
        if asked.kind in self._heard:
            return
        self._heard.add(asked.kind)
        face, name = TEACHER
        speech = Speech(face, tr(name), "", tr(HINTS[asked.kind]))
        presses = [
            Press("silence", tr("No more advice"), self.silence),
            Press("understood", tr("I see"), self.understood),
        ]
        coach = Coach(AppRuler(self.app), speech, presses)
        coach.place(self.app.camera.page, self._touchable(), self._better_free())
        self.coach = coach

    def _touchable(self) -> list[Rect]:
        """Everything that can be gripped, dropped on or pressed now."""
        reach = self.reach
        gestures = reach.affordances.gestures
        names = {name for g in gestures for name in (g.pick, g.drop, g.button) if name}
        places = [rect for name in sorted(names) if (rect := reach.rect(name)) is not None]
        realm = f"realm.{self.flow.viewer}"
        whole = reach.rect(realm)
        places = [rect for rect in places if rect != whole]
        if stage_open(reach.view):
            places.append(self._anchors["stage.panel"])
        return places

    def _better_free(self) -> list[Rect]:
        return [self._anchors[name] for name in SOFT]
