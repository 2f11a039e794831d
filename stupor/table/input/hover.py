"""The pointer at rest: a hand card rises at once, words about anything come after a moment.

A right click, or a long press once it ends, keeps the words until Esc or a click elsewhere; a
click on the line that names the chapter, or the key of the explanation struck once more, opens the
rulebook there.
After a click or a drop nothing is said until the pointer has left for somewhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.language import mark, spoken, tr
from stupor.stage.affordance import CHOICE
from stupor.stage.bindings import Bindings
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import Point, centre, holds
from stupor.stage.items import Item, Rect
from stupor.stage.key_names import written_key
from stupor.stage.messages import Panel, TooltipContext
from stupor.stage.node import Node, node_at
from stupor.stage.pointer import Pointer
from stupor.stage.regions import Dependencies, tracked
from stupor.stage.view import View
from stupor.table.effects.unroll import Grow
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.panels.closeup import CloseUp

#: How long the pointer rests before the table explains what lies under it.
DWELL: Final = 0.15
#: How long it rests until a thing that has more to show is shown large.
LARGE: Final = 1.1
#: How long a button or a finger is held down, nearly still, to keep the explanation.
LONG: Final = 0.35
STILL: Final = 6.0
#: So far, in logical units, the pointer goes from a click before it asks about something anew.
AWAY: Final = 8.0
LEFT, RIGHT = 1, 3
CLICK: Final = mark("click: rulebook")
STRIKE: Final = mark("again: rulebook")
_ANYWHERE: Final = TooltipContext()
#: Explanations that name the key of an action.
KEYED: Final = ("undo", "redo", "pass", "seal", "menu", "log")


class Hovering:
    """Watches a pointer that holds nothing, and knows what is explained."""

    def __init__(
        self,
        ui: GameUI[View],
        clock: Callable[[], float],
        open_rule: Callable[[str], None],
        bindings: Callable[[], Bindings],
        hand: Hand,
        closeup: CloseUp,
        objection: Callable[[str], str],
    ) -> None:
        """Start with the pointer nowhere.

        What stands against using a thing now is an `objection`.

        The hand knows what the pointer may press, and lets it go when a press is long; a rival
        who is seen close lies over the table.
        """
        self.name = ""
        self.pinned = False
        self.growing = Grow(clock)
        self._ui = ui
        self._clock = clock
        self._open_rule = open_rule
        self._bindings = bindings
        self._hand = hand
        self._closeup = closeup
        self._objection = objection
        self._at: Point = (0.0, 0.0)
        self._clicked: Point | None = None
        self._since: float | None = None
        self._grows: float | None = None
        self._large_now = False
        self._held: float | None = None
        self._link: Point | None = None
        self._closed = self._hint = self._asked = ""
        self._panel: Panel | None = None
        self._painted: tuple[object, ...] = ()
        self._hit_test: HitTest | None = None
        self._told_in, self._read = _ANYWHERE, Dependencies()

    @property
    def asked(self) -> bool:
        """Whether words were asked for by a key or a click, or a large picture was waited for."""
        large = self._large_now and self._panel is not None and self._panel.source is not None
        return bool(self._hint) or large

    @property
    def near(self) -> str:
        """What is under the pointer; what cannot be taken counts once there are words about it."""
        return self._hand.hover or self.name

    def show(self, name: str, point: Point) -> None:
        """Explain something at once; asked for the same thing once more, open the rulebook."""
        if name == self._asked and self._panel is not None:
            self._asked = ""
            self._open(self._panel.rule)
            return
        self._at, self._since, self.name, self._hint = point, None, name, STRIKE
        self.growing.expect()

    def stop(self) -> None:
        """Say nothing until the pointer has moved away."""
        self._asked = self.name if self._hint == STRIKE else ""
        self._since = self._held = self._grows = None
        self.name, self.pinned, self._hint, self._large_now = "", False, "", False
        self._clicked = self._at
        self.growing.close()

    def table_changed(self, hit_test: HitTest) -> None:
        """The table has changed: nothing more is said about what is gone."""
        if not self.name:
            return
        if self._hint:
            nodes = (*hit_test.nodes, *self._closeup.nodes())
            gone = self.name not in {node.name for node in nodes}
        else:
            gone = self.name != self._name_at(hit_test, self._at)
        if gone:
            self.stop()

    def pointer(self, event: Pointer, hit_test: HitTest, free: bool) -> bool:
        """Answer the pointer; True when it meant the explanation, so that nobody else answers.

        A hand that is not `free` holds something, and a right click turns that over.
        """
        point = (event.x, event.y)
        if event.kind == "move":
            self._take_below(hit_test, point)
            self._move(point, free)
        elif event.kind == "up":
            return self._up(hit_test, point)
        elif event.kind == "down":
            return self._down(hit_test, point, event.button, free)
        return False

    def tick(self, hit_test: HitTest, now: float) -> float | None:
        """Find out what to explain or to keep; the seconds until there is something to find."""
        if self._held is not None and not self.name:
            left = self._held + LONG - now
            if left > 0:
                return left
            self._tell(hit_test)
        if self._since is None:
            return self._grow(now)
        left = self._since + DWELL - now
        if left > 0:
            return left
        self._grows, self._since = self._since + LARGE, None
        node = self._node_at(hit_test, self._at)
        self.name = "" if node is None or node.on_request else node.name
        return self._grow(now)

    def _grow(self, now: float) -> float | None:
        """Show large what the pointer has rested on long; the seconds until then."""
        if self._grows is None or not self.name:
            return None
        left = self._grows - now
        if left > 0:
            return left
        self._grows, self._large_now = None, True
        self.growing.expect(1)
        return 0.0

    def items(self, hit_test: HitTest) -> list[Item]:
        """The words about what lies under the pointer; a panel that is seen close needs none."""
        if not self.name or (not self._hint and self._closeup.on_panel(self._at)):
            return self.growing.items(self._clock())
        seen = (self._hint, self._large_now, self._closeup.seat, hit_test.view.passing)
        key = (self.name, self._at, *seen, spoken())
        if key != self._painted or hit_test is not self._hit_test:
            self._look_again(hit_test, key)
        self.growing.show(self._panel)
        if self._panel is None or self._panel.source is not None:
            return self.growing.items(self._clock())
        return self._panel.items

    def _look_again(self, hit_test: HitTest, key: tuple[object, ...]) -> None:
        """Make the words anew, unless nothing has changed of what was read for them."""
        context = self._context(hit_test)
        same = (key, context) == (self._painted, self._told_in)
        self._painted, self._hit_test, self._told_in = key, hit_test, context
        if not same or not self._read.unchanged(hit_test.view):
            struck = self._bindings().key_of(self.name) if self.name in KEYED else ""
            said = tr(self._hint) if self._hint else "", written_key(struck) if struck else ""
            self._read = Dependencies()
            view, tell = tracked(hit_test.view, self._read), self._ui.text.panel
            self._panel = tell(view, self.name, self._at, *said, context)

    def _context(self, hit_test: HitTest) -> TooltipContext:
        """Where the thing is seen, what has to stay in sight, and why it cannot be used."""
        hidden = self._closeup.covers
        lit = tuple(area for area in lit_areas(hit_test) if not hidden(centre(area)))
        large = self._large_now or bool(self._hint)
        return TooltipContext(self._large(self.name), lit, large, self._why(hit_test))

    def _why(self, hit_test: HitTest) -> str:
        """Why the thing is not lit, where something else is, and nothing lit lies on it here."""
        can = hit_test.affordances
        lit = (*can.sources(), *can.buttons())
        targets = (goal for pick in can.sources() for goal in can.targets(pick))
        named = self.name in (*lit, *targets)
        over = hit_test.source_at(self._at) or hit_test.button_at(self._at)
        return "" if not lit or named or over else self._objection(self.name)

    def _move(self, point: Point, free: bool) -> None:
        if self._held is not None:
            if _far(point, self._at, STILL):
                self._held, self.name = None, ""
                self.growing.close()
        elif not free:
            self.name, self._since = "", None
            self.growing.close()
        elif self._clicked is not None and not _far(point, self._clicked, AWAY):
            self._at = point
        elif not self.pinned:
            self._at, self._since, self.name = point, self._clock(), ""
            self._asked = self._hint = ""
            self._clicked, self._grows, self._large_now = None, None, False
            self.growing.close()

    def _down(self, hit_test: HitTest, point: Point, button: int, free: bool) -> bool:
        if self._on_panel(point):
            self._link = point if button == LEFT else None
            return True
        was, self._closed = self.pinned, self.name if self.pinned else ""
        self.stop()
        if was and button == RIGHT:
            return True
        if button == RIGHT and free:
            self.pin(hit_test, point)
            return self.pinned
        if button == LEFT and free:
            self._at, self._held = point, self._clock()
        return False

    def _on_panel(self, point: Point) -> bool:
        """Whether a press is on the words that stay."""
        panel = self._panel if self.pinned else None
        return panel is not None and holds(panel.box, point)

    def _follow_link(self, point: Point) -> None:
        """A click on the line that names the chapter leads to it."""
        panel = self._panel
        if panel is not None and panel.link is not None and holds(panel.link, point):
            self._open(panel.rule)

    def _take_below(self, hit_test: HitTest, point: Point) -> None:
        """What is dragged from where words lie over it is taken, and they go."""
        start = self._link
        if start is not None and _far(point, start, STILL) and hit_test.source_at(start):
            self._link = None
            self.stop()
            self._hand.pointer(Pointer("down", *start, LEFT))

    def _up(self, hit_test: HitTest, point: Point) -> bool:
        """A long press ends: its words stay, and what was pressed is let go; else they end."""
        held, self._held, link, self._link = self._held, None, self._link, None
        if link is not None:
            self._follow_link(point)
            return True
        if held is not None and self._clock() - held >= LONG:
            self.pin(hit_test, self._at)
            if self.pinned:
                self._hand.forget()
                return True
        if not self.pinned:
            self._at = point
            self.stop()
        return False

    def _tell(self, hit_test: HitTest) -> None:
        """Explain what is held down; nothing is kept as long as it may still be dragged."""
        name = self._name_at(hit_test, self._at)
        if self._explains(hit_test, name):
            self._since, self.name = None, name
            self.growing.expect()

    def answer(self, hit_test: HitTest, point: Point) -> None:
        """Answer a click that nothing else answers: the words about the thing stay.

        A click that closes other words opens none about the ground or about the same thing.
        """
        node, closed = self._node_at(hit_test, point), self._closed
        if node is not None and not (closed and (node.ground or node.name == closed)):
            self.pin(hit_test, point)

    def pin(self, hit_test: HitTest, point: Point) -> None:
        """Keep the words about what lies at a point, if there are any."""
        name = self._name_at(hit_test, point)
        self._held = None
        if self._explains(hit_test, name):
            self._at, self._since, self.name = point, None, name
            self.pinned, self._hint = True, CLICK
            self.growing.expect()

    def _explains(self, hit_test: HitTest, name: str) -> bool:
        """Whether there is anything to say about a thing."""
        return self._ui.text.panel(hit_test.view, name, self._at, "", "", _ANYWHERE) is not None

    def _name_at(self, hit_test: HitTest, point: Point) -> str:
        node = self._node_at(hit_test, point)
        return node.name if node is not None else ""

    def _node_at(self, hit_test: HitTest, point: Point) -> Node | None:
        """What is meant at a point: a plaque lies over the table, but for the table's own."""
        if self._closeup.covers(point):
            return node_at(self._closeup.nodes(), point)
        over = self._hand.hover
        if over.startswith(CHOICE) and not hit_test.own_plaque(over):
            return Node(over, (*point, 0.0, 0.0), on_request=True)
        return node_at(hit_test.nodes, point)

    def _large(self, name: str) -> Rect | None:
        """Where a thing lies on the boards that are seen close, when the pointer is there."""
        if not self._closeup.covers(self._at):
            return None
        node = next((node for node in self._closeup.nodes() if node.name == name), None)
        return node.rect if node is not None else None

    def _open(self, rule: str) -> None:
        self.stop()
        if rule:
            self._open_rule(rule)


def _far(point: Point, other: Point, way: float) -> bool:
    return max(abs(point[0] - other[0]), abs(point[1] - other[1])) > way


def lit_areas(hit_test: HitTest) -> tuple[Rect, ...]:
    """What may be picked up or pressed now, and where it may go: words leave it in sight."""
    here = hit_test.affordances
    picks = here.sources()
    goals = (name for pick in picks for name in here.targets(pick))
    names = dict.fromkeys((*picks, *here.buttons(), *goals))
    return tuple(rect for name in names if (rect := hit_test.rect(name)) is not None)


def close_items(hit_test: HitTest, point: Point, name: str) -> list[Item]:
    """What is seen closer at once under the pointer; a card of the hand is that by its name."""
    card = name if hit_test.in_hand(name) else ""
    return hit_test.ui.board.paint_hovered(hit_test.view, point, card)
