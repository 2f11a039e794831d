"""A short replay on demand: what the others did, on the open table, without any hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.events import Event
from stupor.language import mark, tr
from stupor.scenes.scene import FRAME, Scene
from stupor.stage.items import Item, Rect
from stupor.stage.pointer import Input, Key, Pointer
from stupor.stage.regions import Regions
from stupor.stage.timeline import OFF, TableModel, Timeline
from stupor.stage.view import View
from stupor.table.effects.flights import Flights
from stupor.table.form import chairs, places, view_settings
from stupor.table.log import SHOWN, shown_lines
from stupor.table.panels.replay_bar import ReplayBar
from stupor.table.session.flow import TurnFlow

PACE: Final = 1.25
BEGIN: Final = mark("{since}.")
END: Final = mark("End of replay.")
#: What a key does, as the button of that name.
KEYS: Final = {
    **dict.fromkeys(("escape", "return", "enter", "backspace"), "back"),
    **{"space": "end", "p": "pause", "right": "step", "r": "again"},
}


class ReplayScene(Scene):
    """Shows what a seat missed as everybody saw it."""

    fits_window = True

    def __init__(self, flow: TurnFlow, seat: int) -> None:
        """Show what happened since the last choice of a seat."""
        self.flow = flow
        self.seat = seat
        self.model = TableModel()
        plan = flow.animation_plan
        self.timeline = Timeline(self.model, self._heard, plan.skippable)
        self._flights = Flights(flow.ui.animation, self.timeline, self.view, plan.totals)
        self._regions = Regions(flow.ui.board.regions)
        self._anchors: Mapping[str, Rect] = {}
        self._prompt = ""
        self._does: Mapping[str, Callable[[], None]] = {
            "again": self.again,
            "pause": self.pause,
            "step": self.step,
            "end": self._skip,
            "back": lambda: self.app.stack.pop(),
        }
        self._bar = ReplayBar(self._does)
        self._stops = False
        self._told = 0
        self._seen = 0  # so many events of the game
        self._shown: object = None

    def enter(self) -> None:
        """Begin with the position after the seat's last choice."""
        self._lay_out()
        self.timeline.speed = self.app.settings.speed or 1.0
        self.again()

    def _lay_out(self) -> None:
        self._anchors = places(self.app, self.flow.ui)
        self._bar.center(self._anchors["hand"])

    def resized(self) -> None:
        """Lay the table out on the page of the window."""
        self.stale = True
        self._lay_out()

    def again(self) -> None:
        """Show it from the beginning."""
        self._stops = False
        rules = self.flow.rules
        before, events = self.flow.unseen.missed(self.seat)
        self._seen = self.flow.unseen.seen(self.seat)
        self.timeline.forget()
        self.model.show(rules.table(before, None), rules.facts(before, None))
        now = self.flow.session.state
        clips = self.flow.clips(events, PACE)
        self.timeline.add(clips, rules.table(now, None), rules.facts(now, None))
        self._prompt = tr(BEGIN, since=self.flow.unseen.words(self.seat))
        self.stale = True

    def view(self) -> View:
        """The open table, seen from the seat."""
        flow = self.flow
        view = View(
            table=self.model.table,
            facts=self.model.facts,
            decision=None,
            viewer=self.seat,
            anchors=self._anchors,
            log=shown_lines(flow.log_lines(SHOWN, self._seen)),
            hidden=self._flights.hidden(),
            prompt=self._prompt,
            **chairs(flow),
            **view_settings(self.app),
        )
        return flow.ui.board.view_of(view)

    def items(self) -> list[Item]:
        """The table at this moment of the replay."""
        return self._regions.items(self.view())

    def overlay(self, now: float) -> list[Item]:
        """What flies, and the bar."""
        return self._flights.items(now) + self._bar.items(self.timeline.held or self._stops)

    def tick(self, now: float) -> float | None:
        """Let the clips run; after one step they stop."""
        told = self._told
        self.timeline.tick(now)
        if self._stops and self._told > told:
            self.timeline.hold(now)
        self._follow()
        return FRAME if self.timeline.busy and not self.timeline.held else None

    def pause(self) -> None:
        """Stand still, or go on."""
        now = self.app.now()
        self._stops = False
        if self.timeline.held:
            self.timeline.resume(now)
        else:
            self.timeline.hold(now)
        self.stale = True

    def step(self) -> None:
        """Go on until the next thing is told, then stand still."""
        self._stops = True
        self.timeline.resume(self.app.now())
        self.stale = True

    def handle(self, event: Input) -> None:
        """Stop, step, skip, show again, or go back."""
        if isinstance(event, Pointer):
            self._bar.controls.handle(event)
        elif isinstance(event, Key) and event.kind == "down":
            self._does.get(KEYS.get(event.name, ""), lambda: None)()

    def may_close(self) -> bool:
        """The curtain below knows whether the game would be lost."""
        self.app.stack.pop()
        top = self.app.stack.top
        return top is None or top.may_close()

    def _skip(self) -> None:
        """See the rest at once; when nothing is left, go back."""
        if self.timeline.busy and self.timeline.speed != OFF:
            self.timeline.flush()
            self._follow()
        else:
            self.app.stack.pop()

    def _follow(self) -> None:
        self._flights.follow()
        if not self.timeline.busy:
            self._prompt, self._stops = tr(END), False
        shown = (self.model.version, self._flights.hidden(), self._prompt)
        if shown != self._shown:
            self._shown, self.stale = shown, True

    def _heard(self, event: Event) -> None:
        self._seen += 1
        text = self.flow.rules.tell(event, self.flow.names)
        if text:
            self._prompt = text
            self._told += 1
