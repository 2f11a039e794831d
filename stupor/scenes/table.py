"""The table: where a game is played with mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.presentation.attempts import attempt, known_places
from stupor.games.stupor_mundi.presentation.closeup import paint_closeup
from stupor.games.stupor_mundi.presentation.gestures import gestures
from stupor.games.stupor_mundi.presentation.painter import paint_table
from stupor.games.stupor_mundi.presentation.prompt import sentence_of
from stupor.games.stupor_mundi.presentation.sounds import sound_of
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.match.session import Session
from stupor.render.items import Area, Item
from stupor.scenes import table_overlay
from stupor.scenes.scene import Scene
from stupor.scenes.table_flights import Flights
from stupor.scenes.table_flow import TurnFlow
from stupor.scenes.table_hand import Hand
from stupor.scenes.table_hover import Hovering, in_hand, raised
from stupor.scenes.table_leave import curtain_for, score_for, title_page, would_be_lost
from stupor.scenes.table_log import LogScroll
from stupor.scenes.table_menu import TableMenu
from stupor.scenes.table_panel import Plaque, plaques
from stupor.scenes.table_reach import Reach
from stupor.scenes.table_trace import Trace
from stupor.stage.affordance import Affordances, Gesture
from stupor.stage.pointer import Input, Key, Pointer, Resize
from stupor.stage.tween import Point

FRAME: Final = 1 / 60
COMPACT: Final = 0.8
#: So many sounds begin in one frame at most, even after a flush.
AT_ONCE: Final = 2
#: With shift: a rival seen close, as long as the key is held.
CLOSEUPS: Final = ("1", "2", "3")


class TableScene(Scene):
    """Shows a session and lets the humans at it play."""

    def __init__(
        self,
        session: Session,
        options: Mapping[str, object] | None = None,
        trace: Trace | None = None,
    ) -> None:
        """Open a table for a game; a trace writes down what can be clicked where."""
        self.options = options or {}
        self.flow = TurnFlow(session)
        self.hand = Hand(self, self._clock)
        self.trace = trace
        self.plaques: tuple[Plaque, ...] = ()
        self.message = ""
        self.armed = False
        self.close = -1
        self._hovering = Hovering(self._clock)
        self._flights = Flights(self.flow.timeline, self.view)
        self._log = LogScroll(self.flow)
        self._shown: object = None
        self._asked = -1
        self._reach: Reach | None = None
        self._left = False
        self._looks = 0
        self._standing_key: tuple[object, ...] = ()
        self._standing_items: list[Item] = []
        self._anchors: Mapping[str, Area] = {}

    def enter(self) -> None:
        """Read the anchors and look at the table."""
        pages = (self.app.anchors("stage_edict"), self.app.anchors("table"))
        self._anchors = {name: page[name] for page in pages for name in page}
        if self.trace is None and self.app.trace is not None:
            self.trace = Trace(self.app.trace)
        self._look()

    @property
    def reach(self) -> Reach:
        """Where everything is that can be touched now."""
        if self._reach is None or self._asked != self.flow.version:
            self._look()
        assert self._reach is not None
        return self._reach

    def view(self) -> TableView:
        """The shown table, with what is in the air left out."""
        flow = self.flow
        held = self.hand.drag.held
        lifted = {held.pick} if held is not None and self.hand.drag.phase.value != "pressed" else ()
        return TableView(
            table=flow.model.table,
            facts=flow.model.facts,
            decision=flow.session.decision,
            viewer=flow.viewer,
            names=flow.names,
            anchors=self._anchors,
            log=self._log.lines(),
            computers=frozenset(range(len(flow.names))) - flow.humans,
            hidden=self._flights.hidden() | frozenset(lifted),
            sentence=" ",  # the overlay says it, so that a hover repaints only the ribbon
            can_undo=flow.undo_refusal() is None,
            can_redo=flow.can_redo,
            compact=self.app.camera.k < COMPACT,
            hints=self.options.get("hints", "forecast") != "off",
        )

    def items(self) -> list[Item]:
        """Everything that rests."""
        return paint_table(self.view())

    def overlay(self, now: float) -> list[Item]:
        """Lights, the hand, what flies, and what the ribbon says."""
        found = [*self._standing(), *self._flights.items(now)]
        view = self.reach.view
        if self.close >= 0:
            found += paint_closeup(self.view(), self.close)
        if self.hand.drag.held is not None:
            return found + table_overlay.held_items(view, self.hand, self.plaques, now)
        if not self.flow.timeline.busy:
            found += [*raised(view, self.hand.hover), *self._hovering.items(view)]
        return found

    def _standing(self) -> list[Item]:
        """The part of the overlay that changes only when the hand does something new."""
        hand, reach = self.hand, self.reach
        drag = hand.drag
        state = (self._looks, self.message, self.armed, drag.phase, drag.pick, drag.mode)
        hover = "" if in_hand(reach.view, hand.hover) else hand.hover
        key = (*state, hover, hand.target)
        if key == self._standing_key:
            return self._standing_items
        text, refusal = self._ribbon()
        found = table_overlay.ribbon(reach.view, text, refusal)
        if self.armed:
            found += table_overlay.armed_items(reach.view)
        if self.flow.decision is not None:
            found += table_overlay.lights(reach.view, hand, reach)
            if not drag.up or drag.pick.startswith("ship."):
                found += table_overlay.sail_prices(reach.view)
            found += table_overlay.panel(self.plaques, hand)
        self._standing_key, self._standing_items = key, found
        return found

    def tick(self, now: float) -> float | None:
        """Let clips run, computers think, and scenes follow each other."""
        flow = self.flow
        moved = flow.poll()
        flow.timeline.tick(now)
        self._sound()
        self._flights.follow()
        settling = self.hand.drag.tick(now)
        if self._asked != flow.version:
            self._look()
        self._notice_change()
        if not flow.timeline.busy and self._leave():
            return None
        if flow.timeline.busy or settling or moved:
            return FRAME
        waiting = self._hovering.tick(self.reach.view, now)
        return 0.0 if flow.thinking else waiting

    def handle(self, event: Input) -> None:
        """Answer mouse and keys at any time, whatever is still moving."""
        if isinstance(event, Resize):
            self.stale = True
            self._look()
        elif isinstance(event, Pointer):
            self._hovering.move((event.x, event.y))
            if event.kind == "down":
                self._hovering.stop()
                self.message = ""
                if self.flow.decision is not None:
                    self._flush()
            if self.hand.drag.held is not None or not self._log.wheel(event, self._anchors["log"]):
                self.hand.pointer(event)
        elif isinstance(event, Key) and event.kind == "down":
            self._key(event)
        elif isinstance(event, Key) and event.name in CLOSEUPS:
            self.close = -1
        self._notice_change()

    def act(self, gesture: Gesture) -> None:
        """Take the option that a gesture means; a dropped piece flies on from the hand."""
        drag = self.hand.drag
        pick, rect = drag.pick, drag.rect()
        drag.clear()
        self._flush()
        self.message, self.armed = "", False
        refusal = self.flow.choose(gesture.option)
        if refusal is not None:
            self.message = refusal
            return
        if pick and self.flow.model.zone_of(pick) is not None:
            self._flights.launch(pick, rect)
        self.flow.follow(gesture.follow)
        self._look()

    def refuse(self, pick: str, point: Point, mode: str) -> None:
        """Say which rule is against a drop."""
        asked = self.flow.decision
        if asked is None:
            return
        drop = self.reach.place_at(point, known_places(asked.seat))
        meant = attempt(asked, self.flow.table(), pick, drop, mode) if drop else None
        if meant is None or meant in asked.options:
            self.message = ""
            return
        self.message = self.flow.why_not(meant) or "That is not possible now."
        self.app.audio.play("error")

    def press(self, button: str) -> None:
        """Answer a button on the table."""
        known = {"undo": self.undo, "redo": self.redo, "menu": self._open_menu}
        if button in known:
            known[button]()
        elif button == "rules":
            self.message = "The rulebook comes with the lessons."
        elif button == "pass":
            self._arm()
        elif button in ("seal", "done", "end"):
            self.seal()
        else:
            said = self.reach.affordances.press(button)
            if said is not None:
                self.act(said)

    def seal(self) -> None:
        """Press the wax seal: pass if the pass plate is down, else be done or end the turn."""
        asked = self.flow.decision
        if asked is None:
            return
        words: tuple[Option, ...] = (("pass",),) if self.armed else (("end",), ("done",))
        for option in words:
            if option in asked.options:
                self.app.audio.play("seal")
                self.act(Gesture(option))
                return
        self.message = "Not yet. " + sentence_of(self.reach.view)

    def undo(self) -> None:
        """Take the last decision back."""
        self._flush()
        self.hand.drag.clear()
        self.armed = False
        refusal = self.flow.undo()
        self.message = f"No way back: {refusal}." if refusal else ""
        self._look()

    def redo(self) -> None:
        """Take it again."""
        self._flush()
        self.hand.drag.clear()
        if not self.flow.redo():
            self.message = "There is nothing to do again."
        self._look()

    def _key(self, event: Key) -> None:
        self.message = ""
        name = event.name
        if name == "escape":
            if not self.hand.put_back():
                self._step_back()
        elif name in CLOSEUPS and "shift" in event.mods:
            rivals = self.view().rivals()
            self.close = rivals[int(name) - 1] if int(name) <= len(rivals) else -1
        elif name == "space":
            self._flush()
        elif name == "f":
            self.hand.turn()
        elif name in ("return", "enter"):
            self.seal()
        elif name == "backspace":
            self._arm()
        elif name == "z":
            self.undo()
        elif name == "y":
            self.redo()

    def _step_back(self) -> None:
        if not self.armed:
            self._open_menu()
        self.armed = False

    def _arm(self) -> None:
        asked = self.flow.decision
        if asked is not None and ("pass",) in asked.options:
            self.armed = not self.armed
        else:
            self.message = "You can only pass instead of playing a card."

    def may_close(self) -> bool:
        """A game that would be lost is asked about first."""
        if not would_be_lost(self.flow):
            return True
        self._open_menu(closing=True)
        return False

    def _open_menu(self, closing: bool = False) -> None:
        self._hovering.stop()
        self.app.stack.push(TableMenu(self.flow.timeline, self._to_title, closing))

    def _to_title(self) -> None:
        self.app.stack.reset(title_page())

    def _ribbon(self) -> tuple[str, bool]:
        if self.message:
            return self.message, True
        if self.flow.decision is None:
            return self._waiting(), False
        if self.armed:
            return "Pass the round? Press the seal to confirm, Esc to think again.", False
        drag = self.hand.drag
        if drag.up and self.hand.target:
            option = self.reach.affordances.option(drag.pick, self.hand.target, drag.mode)
            if option is not None:
                return self._words(option), False
        return sentence_of(self.reach.view), False

    def _waiting(self) -> str:
        asked = self.flow.session.decision
        if asked is None:
            return "The game is over."
        return f"{self.flow.names[asked.seat]} is thinking."

    def _words(self, option: Option) -> str:
        return self.flow.rules.text(self.flow.session.state, option)

    def _look(self) -> None:
        """Work out anew what can be done and where it is."""
        flow = self.flow
        asked = flow.decision
        table, facts = flow.table(), flow.facts()
        found = gestures(asked, table, facts) if asked is not None else []
        made = plaques(asked, found, self._words) if asked is not None else []
        self.plaques = tuple(made)
        settled = TableView(
            table, facts, flow.session.decision, flow.viewer, flow.names, self._anchors
        )
        self._reach = Reach(settled, Affordances(found), made)
        self._asked = flow.version
        self._looks += 1
        self.hand.look(self._reach)
        self.armed = self.armed and asked is not None and ("pass",) in asked.options
        if self.trace is not None:
            self.trace.table(self)

    def _notice_change(self) -> None:
        flow, drag = self.flow, self.hand.drag
        held = drag.held.pick if drag.held is not None and drag.phase.value != "pressed" else ""
        shown = (flow.model.version, flow.version, self._flights.hidden(), held, self._log.back)
        if shown != self._shown:
            self._shown, self.stale = shown, True

    def _flush(self) -> None:
        self.flow.flush()
        self._flights.follow()
        self._notice_change()

    def _leave(self) -> bool:
        """Draw the curtain for another human, or the score sheet at the end."""
        if self._left:
            return True
        seat = self.flow.next_human
        if seat is not None and self.options.get("hands") == "open":
            self.flow.hand_over(seat)
            return False
        if seat is not None:
            if self.trace is not None:
                self.trace.curtain(seat)
            self.app.stack.push(curtain_for(self.flow, seat, self._open_curtain, self.may_close))
            return True
        if self.flow.session.over:
            self._left = True
            if self.trace is not None:
                self.trace.over(self)
            self.app.stack.push(score_for(self.flow, self.options))
            return True
        return False

    def _open_curtain(self) -> None:
        seat = self.flow.next_human
        if seat is not None:
            self.flow.hand_over(seat)
        self.app.stack.pop()

    def _sound(self) -> None:
        """Let the latest events be heard, a few at a time."""
        fresh, self.flow.fresh = self.flow.fresh, []
        if fresh:
            self._log.follow()
        names = dict.fromkeys(name for event in fresh if (name := sound_of(event)))
        for name in list(names)[-AT_ONCE:]:
            self.app.audio.play(name)

    def _clock(self) -> float:
        return self.app.now()
