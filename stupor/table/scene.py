"""The table: where a game is played with mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from stupor.match.session import Session
from stupor.scenes.scene import FRAME, Scene
from stupor.stage.affordance import Affordances
from stupor.stage.geometry import Point
from stupor.stage.items import Item, Rect
from stupor.stage.log_leaf import beside
from stupor.stage.plaque import Plaque
from stupor.stage.pointer import Input, Key, Pointer, Resize
from stupor.stage.regions import Regions
from stupor.stage.view import View
from stupor.table import overlay as table_overlay
from stupor.table.effects.change_glow import LastMoves
from stupor.table.effects.flights import Flights
from stupor.table.effects.lights import Lights
from stupor.table.effects.unroll import Unroll
from stupor.table.form import hand_to_first, places, shares, view_facts, view_settings
from stupor.table.input.commands import Commands
from stupor.table.input.hand import ALWAYS, Hand, HandCallbacks
from stupor.table.input.hit_test import HitTest
from stupor.table.input.hover import Hovering, close_items
from stupor.table.input.keys import TableKeys
from stupor.table.log import LogScroll
from stupor.table.panels.closeup import CloseUp
from stupor.table.panels.expanded_panel import ExpandedPanel
from stupor.table.panels.forecast_plate import ForecastPlate
from stupor.table.panels.preview import GhostPreview
from stupor.table.session.flow import TurnFlow
from stupor.table.session.leave import curtain_for, ending_of, table_options
from stupor.table.session.prompt import words_of
from stupor.table.session.rival_ticker import RivalTicker
from stupor.table.session.save_banner import SaveBanner
from stupor.table.session.sounds import TOUCH, EventSounds, music_of
from stupor.table.session.thumbnail import Thumbnail
from stupor.table.trace import Trace

if TYPE_CHECKING:
    from stupor.archive import JournalWriter


class TableScene(Scene):
    """Shows a session and lets the humans at it play."""

    commands_type: type[Commands] = Commands
    flow_type: type[TurnFlow] = TurnFlow
    fits_window = True
    #: Whether somebody else who looks finds a curtain, where hands are kept secret.
    uses_curtain = True

    _shown: object = None
    _asked: int = -1
    _hit_test: HitTest | None = None
    _left: bool = False
    log_cover: Rect | None = None  # on the log's leaf: a tip, or advice
    updates: int = 0
    advice_open: bool = False

    def __init__(
        self,
        session: Session,
        options: Mapping[str, object] | None = None,
        trace: Trace | None = None,
        writer: JournalWriter | None = None,
    ) -> None:
        """Open a table for a game; a trace writes down what can be clicked where.

        The writer saves each decision. Shared screens begin behind the curtain.
        """
        self.options = options if options is not None else table_options(session)
        flow = self.flow = self.flow_type(session)
        ui = self.ui = flow.ui
        self.save_banner = SaveBanner(writer)
        told = self.commands = self.commands_type(self)
        self.hand = Hand(HandCallbacks(told.act, told.refuse, told.deny, told.press), self._clock)
        self.trace = trace
        self.plaques: tuple[Plaque, ...] = ()
        self.closeup = CloseUp(self.ui, self.view, lambda: self.hit_test.view, self._clock)
        self.log_scroll = LogScroll(flow, self.view, lambda: self.hit_test.view, self.open_moment)
        self.expanded_panel = ExpandedPanel(self.ui, self.update_affordances)
        self._unrolling = Unroll(self.ui, self.expanded_panel, self.view, self._clock)
        self.keys = TableKeys(self, self.commands)
        self.hovering = Hovering(
            self.ui, self._clock, self.commands.open_rules, lambda: self.keys.bindings, self.hand,
            self.closeup, self.commands.objection,
        )  # fmt: skip
        self.preview = GhostPreview(self.flow, self._clock)
        self._forecast = ForecastPlate(self.preview)
        self._flights = Flights(ui.animation, flow.timeline, self.view, flow.animation_plan.totals)
        self._last_moves = LastMoves(flow)
        self._curtained = self.uses_curtain and hand_to_first(flow, self.options)
        self._regions, self.ticker = Regions(self.ui.board.regions), RivalTicker(self.flow)
        self._thumbnail = Thumbnail(self.flow, writer)
        self._sounds, self.music = EventSounds(self.ui, self.hand), music_of(len(self.flow.names))
        self._lights = Lights(self, self.commands)
        self._anchors: Mapping[str, Rect] = {}

    def enter(self) -> None:
        """Look at the table."""
        self._lay_out()
        if self.trace is None and self.app.trace is not None:
            self.trace = Trace(self.app.trace)
        self.update_affordances()

    def _lay_out(self) -> None:
        self._anchors = beside(places(self.app, self.ui), self.log_cover)

    def resized(self) -> None:
        """Lay the table out on the page of the window."""
        self.stale = True
        self._lay_out()
        self.update_affordances()

    def leave(self) -> None:
        """Say nothing more about what lay under the pointer; the game's picture is up to date."""
        self.hovering.stop()
        self.keys.leave()
        self._thumbnail.leave(self.app, self._anchors)

    def removed(self) -> None:
        """Let another window go on with the game."""
        self.save_banner.end()

    @property
    def hit_test(self) -> HitTest:
        """Where everything is that can be touched now."""
        if self._hit_test is None or self._asked != self.flow.version:
            self.update_affordances()
        assert self._hit_test is not None
        return self._hit_test

    @property
    def status_text(self) -> str:
        """What the ribbon says in place of the question: what a card waits for that is read."""
        return self._flights.waits_for(self.keys.bindings)

    @property
    def device(self) -> str:
        """What leads: "keys", "pad", or nothing for the pointer."""
        return self.keys.focus.device

    def view(self) -> View:
        """The shown table, with what is in the air left out."""
        flow = self.flow
        view = View(
            anchors=self._anchors,
            log=self.log_scroll.lines(),
            hidden=self._flights.hidden() | {self.hand.drag.away} - {""} | self._unrolling.hidden,
            prompt=" ",  # the overlay says it, so that a hover repaints only the ribbon
            game_event=self.ticker.game_event(),
            reading=self._flights.reading,
            passing=self.commands.passing,
            hints=self.options.get("hints", "forecast") != "off" and self.app.settings.forecast,
            kept_rival=self.closeup.kept,
            closeup_by=self.closeup.opened_by,
            panel_open=self.expanded_panel.open,
            shared=shares(flow, self.options),
            **view_facts(flow),
            **view_settings(self.app),
        )
        return self.ui.board.view_of(view)

    def items(self) -> list[Item]:
        """Everything that rests."""
        view = self.view()
        found = self._regions.items(view)
        self._flights.see_resting(view, found, self._clock())
        return found + self._last_moves.items(view, self.hand.drag.up)

    def overlay(self, now: float) -> list[Item]:
        """Lights, the hand, what flies, and what the ribbon says."""
        lights = self._lights.items(self._standing(), now)
        found = [*self._unrolling.items(lights, now), *self._flights.items(now)]
        if self.app.stack.top is self and not self._flights.telling:
            found += self.keys.items()
        versions = self.flow.model.version, self.flow.version
        found += [*self.save_banner.items(), *self.closeup.items(versions)]
        if self.hand.drag.held is not None:
            held = table_overlay.held_items(self.hit_test, self.hand, self.plaques, now)
            return found + held + self._forecast.items(self.hit_test, self.hand, self.plaques, now)
        reading = self.log_scroll.items()
        if not self.flow.timeline.busy and not reading:
            if self.closeup.seat < 0:
                found += close_items(self.hit_test, self.hand.drag.at, self.hovering.near)
            plate = self._forecast.items(self.hit_test, self.hand, self.plaques, now)
            # made first: only then is it known whether the words were asked for
            words = self.hovering.items(self.hit_test)
            found += (not self.hovering.asked and plate) or words
        return found + reading

    def _standing(self) -> list[Item]:
        """The part of the overlay that changes only when the hand does something new."""
        return (self._lights.ribbon if self._flights.telling else self._lights.steady_items)()

    def tick(self, now: float) -> float | None:
        """Let clips run, computers think, and scenes follow each other."""
        flow = self.flow
        if self._curtained:
            self._curtained = False
            self._draw_curtain(flow.viewer)
            return None
        if flow.poll():
            return 0.0  # thinking has cost this frame; what came of it begins with the next
        kept, paint = self.app.settings, self.app.compositor
        self._flights.set_speed(kept.speed, kept.reduced_motion, kept.short_moments)
        self.hand.drag.steady = self._flights.calm
        flow.timeline.tick(now)
        self._sound()
        if not self._flights.start(paint.try_prerender, lambda: paint.work.total, self._clock):
            self._shown, self.stale = None, False  # the next frame looks again
            return 0.0
        settling = self.hand.drag.tick(now)
        rolling = self._unrolling.tick(kept.speed, kept.reduced_motion, paint.prerender)
        if self._asked != flow.version:
            self.update_affordances()
        self._notice_change()
        if not flow.timeline.busy and self._leave():
            return None
        rolling |= self.hovering.growing.tick(kept.speed, kept.reduced_motion, now)
        return FRAME if flow.timeline.busy or settling or rolling else self._rest(now)

    def _rest(self, now: float) -> float | None:
        """What goes on while nothing moves; when to look again."""
        resting = self._standing() if self.hand.drag.held is None else []
        waits = (
            self._lights.tick(resting, self._flights.calm, now),
            self.hovering.tick(self.hit_test, now),
            self.closeup.tick(now),
            self.preview.tick(self.hand, now),
            self._forecast.tick(self.hit_test, self.hand),
            self._flights.next_frame(now),
            self.save_banner.tick(now),
            self.ticker.tick(now),
            self._thumbnail.tick(self.app, self._anchors, now),
        )
        due = min((wait for wait in waits if wait is not None), default=None)
        return self.flow.patience if self.flow.thinking else due

    def preload(self) -> bool:
        """Work out what the thing under the pointer would light, and what a drop of it would do."""
        return self._lights.ahead(self.app.compositor.prerender_some)

    def handle(self, event: Input) -> None:
        """Answer mouse and keys at any time, whatever is still moving."""
        self._lights.input_seen(event)
        if isinstance(event, Resize):
            self.resized()
        elif self._flights.ended_by(event, self.keys.bindings):
            self.flush()
        elif isinstance(event, Pointer):
            if self._taken_above(event):
                return
            self._pointer(event)
        elif isinstance(event, Key):
            (self.keys.press if event.kind == "down" else self.keys.release)(event)
        self._notice_change()

    def _taken_above(self, event: Pointer) -> bool:
        """Whether something that lies over the table takes what the pointer does."""
        return (
            self.save_banner.pointer(event)
            or not self.keys.pointer(event)
            or self.hovering.pointer(event, self.hit_test, not self.hand.drag.pick)
            or self.closeup.pointer(event, self.hit_test, self.hand, self.log_scroll.opened)
            or self.expanded_panel.pointer(event, self.hit_test, self.hand)
            or (event.kind == "down" and self._flights.pin_card((event.x, event.y), self._clock()))
        )

    def _pointer(self, event: Pointer) -> None:
        """Let log or hand answer; whoever presses sees at once what is still to be seen."""
        if event.kind == "down":
            self.commands.new_input()
            if self.flow.decision is not None:
                self.flush()
        under = partial(self.hit_test.button_at, always=ALWAYS)
        if self.hand.drag.held is not None or not self.log_scroll.pointer(event, under):
            self.hand.pointer(event)
        if self._sounds.touch():
            self.app.audio.play(TOUCH)

    def update_affordances(self) -> None:
        """Work out anew what can be done and where it is."""
        flow, asked = self.flow, self.flow.decision
        self.expanded_panel.follow(asked, flow.version)
        table, facts = flow.table(), flow.facts()
        found = self.ui.input.gestures(asked, table, facts) if asked is not None else []
        words, hand, now = partial(words_of, flow), self.ui.input, self.view()
        made = hand.plaques(asked, found, words, now.anchors) if asked is not None else []
        self.plaques = tuple(made)
        settled = replace(now, table=table, facts=facts, hidden=frozenset(), prompt="")
        self._hit_test = self._make_hit_test(settled, Affordances(found), made)
        self._asked, self.updates = flow.version, self.updates + 1
        self.hand.table_changed(self._hit_test)
        self.hovering.table_changed(self._hit_test)
        self.commands.armed &= asked is not None and ("pass",) in asked.options
        self.keys.focus.follow()
        if self.trace is not None:
            self.trace.table(self)

    def _make_hit_test(self, view: View, can: Affordances, made: list[Plaque]) -> HitTest:
        return HitTest(self.ui, view, can, made)

    def pointed(self) -> tuple[str, Point] | None:
        """What has the focus, and where, while keys lead."""
        return self.keys.focus.pointed()

    def show_tooltip(self, name: str, point: Point) -> None:
        """Say at once what there is to say about a thing."""
        self.hovering.show(name, point)

    def hide_tooltip(self) -> bool:
        """Say nothing more; False when nothing was said."""
        said = bool(self.hovering.name)
        self.hovering.stop()
        return said

    def launch(self, piece: str, rect: Rect) -> None:
        """Let a dropped piece fly on from the hand."""
        self._flights.launch(piece, rect)

    def played(self) -> Session:
        """The game on this table."""
        return self.flow.session

    def may_close(self) -> bool:
        """Decisions that are not on disk yet are asked about first."""
        return self.commands.may_close()

    def _notice_change(self) -> None:
        self.commands.next_step()
        flow, passing, log = self.flow, self.commands.passing, self.log_scroll
        read = (log.back, log.opened, self.closeup.kept, self.expanded_panel.open)
        self.hit_test.set_passing(passing)
        hidden = self._flights.hidden() | self._unrolling.hidden
        shown = (flow.model.version, flow.version, hidden, self.hand.drag.away, read, passing)
        if shown != self._shown:
            self._shown, self.stale = shown, True

    def flush(self) -> None:
        """See at once what is still to be seen."""
        self.flow.flush()
        self._flights.follow()
        self._unrolling.stop()
        self._notice_change()

    def _leave(self) -> bool:
        """Draw the curtain for another human, or open what comes at the end."""
        self._left = self._left and self.flow.session.over
        if self._left:
            return False
        seat = self.flow.next_human
        if seat is not None and shares(self.flow, self.options):
            self._draw_curtain(seat)
            return True
        if seat is not None:
            self.flow.hand_over(seat)
        elif self.flow.session.over and not self._thumbnail.waits:
            self._left = True
            if self.trace is not None:
                self.trace.game_over(self)
            self.show_score()
        return self._left

    def show_score(self) -> None:
        """Open ceremony or score sheet; the table stays below as the game left it."""
        self.app.stack.push(ending_of(self.app, self.flow))

    def open_moment(self, choice: int | None) -> None:
        """Open the timeline at a choice, or at the present."""
        self.flush()
        self.app.stack.push(self.app.navigator.timeline(self.flow, choice))

    def _draw_curtain(self, seat: int) -> None:
        if self.trace is not None:
            self.trace.curtain(seat)
        self.app.stack.push(curtain_for(self.flow, seat, self._open_curtain, self.may_close))

    def _open_curtain(self) -> None:
        seat = self.flow.next_human
        if seat is not None:
            self.flow.hand_over(seat)
        self.app.stack.pop()

    def _sound(self) -> None:
        """Let the latest events be heard."""
        fresh, self.flow.fresh = self.flow.fresh, []
        if fresh:
            self.log_scroll.follow()
            self._flights.add_totals(fresh, self._clock())
            self._sounds.hear(self.app.audio, fresh, self.hit_test.view)

    def _clock(self) -> float:
        return self.app.now()
