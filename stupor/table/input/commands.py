"""What the player can tell the table: take an option, undo, pass, seal, open the menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE, ENDS, PASSES, Option
from stupor.language import mark, said, tr
from stupor.match.way_back import WayBack
from stupor.scenes.game_parts import has_book
from stupor.stage.affordance import PASS, SEALED, Gesture, Held
from stupor.stage.explanation import NOT_YET
from stupor.stage.geometry import Point
from stupor.stage.items import Rect
from stupor.stage.node import node_at
from stupor.table.context import TableContext
from stupor.table.input.astray import astray
from stupor.table.input.drop_confirmation import DropConfirmation
from stupor.table.session.leave import (
    advice_on,
    is_challenge,
    may_turn_advice_on,
    standing_for,
    to_chairs,
    to_title,
)
from stupor.table.session.save_banner import unsaved

# the scenes are imported late: the table is there sooner

NOTHING_AGAIN: Final = mark("There is nothing to redo.")
NO_PAST: Final = mark("Nothing has happened yet.")
NOTHING_SEEN: Final = mark("No one else has moved since your last move.")


class Commands:
    """Carries out what hand, buttons and keys say, and remembers what was answered."""

    #: Whether it is asked, once, before a card is played for nothing.
    asks = True

    def __init__(self, table: TableContext) -> None:
        """Command a table."""
        #: What the ribbon asks to be pressed again, and what it asked before this key or button.
        self._question: Gesture | None = None
        self._question_before: Gesture | None = None
        self.message = self.given_up = ""
        self.drops = DropConfirmation(table)
        self.armed = False
        self._table = table
        self._denied: tuple[str, Rect] | None = None
        self._said_at = 0
        self.buttons: Mapping[str, Callable[[], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "menu": self.open_menu,
            "rules": self.open_rules,
            "pass": self.arm,
            "seal": self.seal,
            **dict.fromkeys(SEALED, self.seal),
            "watch": self.watch,
            "log": lambda: table.log_scroll.toggle(),
        }

    def new_input(self) -> None:
        """A key or a button goes down: what the ribbon said counts for this answer alone."""
        self._question_before = self._question
        self.message, self._question = "", None

    def act(self, gesture: Gesture) -> None:
        """Take the option that a gesture means; a dropped piece flies on from the hand."""
        table, drag = self._table, self._table.hand.drag
        if (self.asks and self.drops.asks(gesture)) or (
            gesture.confirm and self._asks_again(gesture)
        ):
            return
        pick, rect = drag.pick, drag.rect()
        drag.clear()
        table.flush()
        self.message, self._question = "", None
        self.given_up, self.armed = "", False
        refusal = table.flow.choose(gesture.option)
        if refusal is not None:
            self._refuse(refusal)
            return
        if pick and table.flow.model.zone_of(pick) is not None:
            table.launch(pick, rect)
        table.flow.follow(gesture.follow)
        table.update_affordances()

    def _asks_again(self, gesture: Gesture) -> bool:
        """Whether a press would decide something for good, and was not just asked about."""
        if self._just_asked(gesture.option):
            return False
        self._table.hand.drag.clear()
        self.say(gesture.confirm)
        self._question = gesture
        return True

    def _just_asked(self, option: Option) -> bool:
        """Whether the ribbon asks, or asked last, whether an option is meant."""
        asked = (self._question, self._question_before)
        return any(gesture is not None and gesture.option == option for gesture in asked)

    def refuse(self, pick: str, point: Point, mode: str) -> None:
        """Say which rule is against a drop."""
        table = self._table
        asked = table.flow.decision
        if asked is None:
            return
        what, under = Held(pick, mode), partial(table.hit_test.place_at, point)
        drop, meant, instead = table.flow.ui.input.attempt(asked, table.flow.table(), what, under)
        if meant is None or meant in asked.options:
            held = table.hand.drag.held
            self.say(astray(table.hit_test, held, point, bool(drop), instead) if held else "")
            return
        said = self.objection(meant) or table.flow.why_not(meant)
        self._refuse(said or tr("You can’t do that now."))

    def clear(self) -> None:
        """Forget what was answered before."""
        self.message, self._question = "", None
        self.given_up, self._denied = "", None

    def objection(self, about: str | Option) -> str:
        """What stands against using a thing now, and what would let it be; or against an option."""
        table = self._table
        if table.flow.decision is None:
            return ""
        return table.flow.ui.input.objection(table.flow, table.hit_test.view, about)

    def show_objection(self, name: str) -> None:
        """Say what stands against using a thing."""
        said = self.objection(name)
        if said:
            self._refuse(said)

    def deny(self, point: Point) -> None:
        """Say why the thing under a point cannot be used now, or else what it is."""
        table = self._table
        node = node_at(table.hit_test.nodes, point)
        said = self.objection(node.name) if node is not None else ""
        if node is None or not said:
            table.hovering.answer(table.hit_test, point)
            return
        self._refuse(said)
        self._denied = (said, node.rect)

    @property
    def denied(self) -> Rect | None:
        """Where the thing lies that was refused last, as long as the ribbon says why."""
        return self._denied[1] if self._denied and self._denied[0] == self.message else None

    def next_step(self) -> None:
        """A refusal goes with the next step: a thing is in the hand, or another is asked."""
        table, denied = self._table, self._denied
        late = self._said_at != table.flow.version
        if (denied is not None and (table.hand.drag.up or late)) or (
            late and self.message and table.flow.decision is not None
        ):
            self.clear()

    def say(self, words: str) -> None:
        """Tell something until the next step."""
        self.message, self._question = words, None
        self._said_at = self._table.flow.version

    def _refuse(self, words: str) -> None:
        """Say no, softly."""
        self.say(words)
        self._table.app.audio.play("error")

    def press(self, button: str) -> None:
        """Answer a button on the table."""
        if button in self.buttons:
            self.buttons[button]()
            return
        said = self._table.hit_test.affordances.press(button)
        if said is not None:
            self.act(said)

    def seal(self) -> None:
        """Press the wax seal: pass if the pass plate is down, else be done or end the turn."""
        asked = self._table.flow.decision
        if asked is None:
            if self._table.flow.session.over:
                self._table.show_score()
        elif self._question_before is not None and self._question_before.confirm:
            self.act(self._question_before)
        else:
            self._seal(asked)

    def _seal(self, asked: Decision) -> None:
        said = self._table.hit_test.affordances.press("end")
        sealed = (said.option,) if said is not None else ()
        words: tuple[Option, ...] = (PASSES,) if self.armed else (ENDS, DONE, *sealed)
        option = next((option for option in words if option in asked.options), None)
        if option is None:
            asks = self._table.flow.ui.input.prompt_text(self._table.hit_test.view)
            self._refuse(f"{tr(NOT_YET)} {asks}")
        elif option != ENDS or not self.ends_early():
            self._press_seal(option)

    def _press_seal(self, option: Option) -> None:
        ways = self._table.hit_test.affordances.of(option)
        self._table.app.audio.play("seal")
        self.act(Gesture(option))
        self.given_up = next((way.given_up for way in ways if way.given_up), "")

    def ends_early(self) -> bool:
        """Whether the turn could still bring something; asked if not just asked."""
        flow = self._table.flow
        left = flow.ui.input.confirmation(flow, self._table.hit_test.view, ENDS)
        if not left or self._just_asked(ENDS):
            return False
        self._refuse(left)
        self._question = Gesture(ENDS)
        return True

    def undo(self) -> None:
        """Take one's last decision back; where it takes everybody's leave, they are asked."""
        self._pause()
        table = self._table
        way = table.flow.way_back()
        if way.reason is not None:
            self._refuse(tr("You can’t undo this: {why}.", why=said(way.reason)))
        elif len(way.agree) > 1:
            self._ask_all(way)
        else:
            self._go_back(way)

    def _ask_all(self, way: WayBack) -> None:
        from stupor.table.panels.undo_consent import UndoConsent

        table = self._table
        table.app.stack.push(UndoConsent(table.flow, way, partial(self._go_back, way)))

    def _go_back(self, way: WayBack) -> None:
        self.message = self.given_up = ""
        self._table.flow.go_back(way)
        self._table.update_affordances()
        self._table.ticker.clear()  # what the others did before is no news

    def redo(self) -> None:
        """Take it again."""
        self._pause()
        self.message = ""
        if not self._table.flow.redo():
            self._refuse(tr(NOTHING_AGAIN))
        self._table.update_affordances()

    @property
    def passing(self) -> bool:
        """Whether the pass plate is down or in the hand, so that the seal would pass."""
        return self.armed or self._table.hand.drag.pick == PASS

    def arm(self) -> None:
        """Press the pass plate down, or let it up again."""
        asked = self._table.flow.decision
        if asked is not None and PASSES in asked.options:
            self.armed = not self.armed
        else:
            self._refuse(self.objection(PASSES))

    def step_back(self) -> None:
        """Put back what is held, let the pass plate up, or else open the menu."""
        if self._table.hand.put_back():
            return
        if not self.armed:
            self.open_menu()
        self.armed = False

    def may_close(self) -> bool:
        """Decisions that are not on disk yet are asked about first."""
        self._table.save_banner.retry()
        if not self._table.save_banner.warning:
            return True
        self._warn(self._table.app.quit)
        return False

    def leave(self) -> None:
        """Go to the title page; the game waits there."""
        self._table.save_banner.retry()
        if self._table.save_banner.warning:
            self._warn(partial(to_title, self._table.app))
        else:
            to_title(self._table.app)

    def open_menu(self) -> None:
        """Lay the menu over the table."""
        from stupor.table.panels.menu import TableMenu

        table = self._table
        chairs = partial(to_chairs, table.app, table.flow)
        past = self.open_past if table.flow.session.ply else None
        offers = advice_on(table.app, table.flow) or may_turn_advice_on(table.flow)
        advise = self.advise if offers else None
        asleep = advise is not None and not advice_on(table.app, table.flow)
        title, clock = tr(table.flow.session.spec.title), table.flow.timeline
        ways = {"chairs": chairs, "past": past, "advise": advise, "score": self.open_standing}
        kept = table.flow.session.touched
        table.app.stack.push(TableMenu(title, clock, self.leave, **ways, asleep=asleep, kept=kept))

    def open_standing(self) -> None:
        """Open the score sheet as it would be if the game ended now; at the end the last one."""
        table = self._table
        table.flush()
        if table.flow.session.over:
            table.show_score()
        else:
            table.app.stack.push(standing_for(table.app, table.flow))

    def advise(self) -> None:
        """Help the one who is to decide, where the table has agreed on it."""
        from stupor.table.panels import advice

        self._pause()
        table = self._table
        view = table.flow.session.seat_view()
        agreed = advice_on(table.app, table.flow)
        if not agreed or table.flow.decision is None or view is None:
            bare = advice.CHALLENGE if is_challenge(table.flow) else advice.OFF
            off = advice.ASLEEP if may_turn_advice_on(table.flow) else bare
            self._refuse(tr(advice.ASIDE if agreed else off))
        else:
            table.update_affordances()
            lay = partial(self._make_room, table.log_cover)
            told = (table.flow, view, lambda: table.hit_test, self._advised, lay)
            level = table.app.settings.advice_level
            table.app.stack.push(advice.AdviceScene(*told, level))

    def _make_room(self, before: Rect | None, paper: Rect | None) -> None:
        """Let a paper lie on the log's leaf; without one, what lay there before lies there again.

        The table lays itself out when it comes to the top.
        """
        self._table.log_cover, self._table.advice_open = paper or before, paper is not None
        if paper is not None:
            self._table.resized()

    def _advised(self, steps: Sequence[Option]) -> None:
        """Take the steps that advice was asked to carry out, and answer what they ask for."""
        flow = self._table.flow
        for option in steps:
            asked = flow.decision
            if asked is None or option not in asked.options:
                return
            flow.by_advice[flow.session.ply] = option
            self.act(Gesture(option))

    def watch(self) -> None:
        """Show again what the others did since one's own last choice."""
        from stupor.table.session.replay import ReplayScene

        self._pause()
        table = self._table
        if table.flow.unseen.of_others(table.flow.viewer):
            table.app.stack.push(ReplayScene(table.flow, table.flow.viewer))
        else:
            self._refuse(tr(NOTHING_SEEN))

    def open_past(self) -> None:
        """Show how the game came to this."""
        self._pause()
        if self._table.flow.session.ply:
            self._table.open_moment(None)
        else:
            self._refuse(tr(NO_PAST))

    def _warn(self, go: Callable[[], None]) -> None:
        """Ask before decisions are lost; the table tries again meanwhile."""
        stack = self._table.app.stack
        stack.push(unsaved(self._table.save_banner, go, lambda: stack.pop()))

    def open_rules(self, rule: str = "") -> None:
        """Open the rulebook, at a rule if there is one in question."""
        from stupor.scenes.rulebook.scene import RulebookScene

        if has_book(self._table.app.game):
            self._table.app.stack.push(RulebookScene(rule))

    def _pause(self) -> None:
        self._table.flush()
        self._table.hand.drag.clear()
        self.armed = False
