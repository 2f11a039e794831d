"""Keys and buttons of a gamepad at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from stupor.stage.bindings import Bindings, plain
from stupor.stage.geometry import Point
from stupor.stage.items import Item
from stupor.stage.keymap import Keymap
from stupor.stage.pointer import Key, Pointer
from stupor.stage.view import View
from stupor.table.context import TableContext
from stupor.table.input.commands import Commands
from stupor.table.input.focus import TableFocus, hint_items

DIGITS: Final = ("1", "2", "3", "4", "5", "6")
#: With shift: a rival seen close, as long as the key is held.
CLOSEUPS: Final = ("1", "2", "3")
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STEPS: Final = {"next": 1, "previous": -1}
#: The pointer takes over when it moves as far as this, in logical units; a nudge does not count.
NUDGE: Final = 8.0
HELD: Final = frozenset({"names", "hints"})
#: A key struck shorter than this, in seconds, leaves the hints until the next key or click.
TAP: Final = 0.4


class TableKeys:
    """Turns keys into movements of the focus, of the hand, and into commands."""

    def __init__(self, table: TableContext, commands: Commands) -> None:
        """Serve a table."""
        self.focus = TableFocus(table.hand, lambda: table.hit_test)
        self.held: set[str] = set()
        self._table = table
        self._commands = commands
        self._pointer: Point | None = None
        self._hinted = 0.0
        self._rides = ""
        self._named: tuple[object, list[Item]] = (None, [])
        self._bound: tuple[Mapping[str, str], Bindings] = ({}, Bindings())
        self._known: Mapping[str, Callable[[], object]] = {
            "confirm": self._confirm,
            "explain": self._explain,
            "turn_card": lambda: table.hand.turn(),
            "skip": table.flush,
            "undo": commands.undo,
            "redo": commands.redo,
            "seal": commands.seal,
            "pass": self._pass,
            "menu": commands.open_menu,
            "log": lambda: table.log_scroll.toggle(),
            "timeline": commands.open_past,
            "advice": commands.advise,
        }

    @property
    def bindings(self) -> Bindings:
        """The player's keys, as the settings have them now."""
        kept = self._table.app.settings.keys
        if self._bound[0] is not kept:
            self._bound = (kept, Bindings(kept, self._map.actions))
        return self._bound[1]

    @property
    def _map(self) -> Keymap[View]:
        """What keys mean in this game."""
        return self._table.flow.ui.input.keys

    def press(self, key: Key) -> None:
        """Answer a key that goes down."""
        self._commands.new_input()
        self.focus.padded = bool(key.pad)
        hinted = "hints" in self.held
        self.held.discard("hints")
        rides, self._rides = self._rides, ""
        said = self._table.hide_tooltip()
        self.focus.follow()
        action = self.bindings.action(key)
        if (not key.pad and self._figure(key)) or self._table.log_scroll.answer(action):
            return
        if action in HELD:
            self._hinted = self._table.app.now()
            self.held |= {action} - ({"hints"} if hinted else set())
        elif action == "cancel":
            self._cancel(bool(key.pad), said or hinted)
        elif action in ARROWS:
            self._lead(action, rides)
        else:
            self._act(action, key)
        self.focus.follow()

    def _lead(self, action: str, rides: str) -> None:
        """Go where an arrow leads; what rides on a ship is struck when it has come aboard."""
        if rides and self._aboard(rides):
            self._strike(self.focus.focus.name)
        else:
            self._arrow(action)

    def _act(self, action: str, key: Key) -> None:
        """Do what a key is for that neither leads, nor is held, nor takes back."""
        if action in STEPS:
            self._step(STEPS[action], bool(key.pad))
        elif action in self._known:
            self._known[action]()
        elif action in self._map.opens:
            self._table.expanded_panel.toggle()
        elif action in self._map.turns:
            self._turn(self._map.turns[action])
        elif action in self._map.puts:
            self._put(action)
        elif action in self._map.jumps:
            self._jump(action)

    def release(self, key: Key) -> None:
        """Answer a key that goes up; without a name, all of them do."""
        if not key.name or plain(key.name) in CLOSEUPS:
            self._table.closeup.release()
        if not key.name:
            self.held.clear()
        action = self.bindings.action(key)
        if action != "hints" or self._table.app.now() - self._hinted > TAP:
            self.held.discard(action)

    def leave(self) -> None:
        """Another scene has pointer and keys now; the focus of the keyboard stays."""
        table = self._table
        self.held.clear()
        table.closeup.leave()
        table.log_scroll.leave()
        if not self.focus.leads:
            table.hand.pointer_left()

    def items(self) -> list[Item]:
        """The ring about the focused thing, and what shows as long as a key is held."""
        hit_test, hand = self._table.hit_test, self._table.hand
        found = self.focus.items()
        if "hints" in self.held and not hand.drag.pick:
            found += hint_items(hit_test)
        if "names" in self.held:
            found += self._nametags()
        return found

    def _nametags(self) -> list[Item]:
        """Names of everything; laid out again only when the table has changed."""
        seen = (self._table.hit_test, self._table.closeup.seat)
        if self._named[0] != seen:
            self._named = (seen, seen[0].ui.board.nametags(seen[0].view, seen[1]))
        return self._named[1]

    def pointer(self, event: Pointer) -> bool:
        """Whether the pointer leads now: a nudge in passing does not take the focus away."""
        point = (event.x, event.y)
        if event.kind == "down":
            self.held.discard("hints")
        if self._pointer is None:
            self._pointer = point
        far = max(abs(point[0] - self._pointer[0]), abs(point[1] - self._pointer[1])) > NUDGE
        if self.focus.leads and event.kind == "move" and not far:
            return False
        self._pointer = point
        self.focus.pointer_leads()
        return True

    def _figure(self, key: Key) -> bool:
        """Answer a figure or the letter of a path; False when it means nothing now."""
        name = plain(key.name)
        if name in CLOSEUPS and "shift" in key.mods:
            self._table.closeup.hold(int(name))
            return True
        if name in DIGITS:
            self._number(name)
            return True
        return self._letter(name)

    def _confirm(self) -> None:
        hand, focus = self._table.hand, self.focus
        if hand.drag.pick and hand.carried:
            hand.drop()
        elif hand.drag.up:
            self._carry_first()
        elif focus.leads and not self._commands.armed and focus.focus.name:
            self._strike(focus.focus.name)
        else:
            self._commands.seal()

    def _strike(self, name: str) -> None:
        if not self.focus.can(name):
            self._explain()
        elif name == "pass":
            self._pass()
        else:
            self._table.hand.press_key(name)

    def _pass(self) -> None:
        self._commands.arm()
        if self._commands.armed and self.focus.leads:
            self.focus.turn_to(["seal"])

    def _cancel(self, pad: bool, said: bool) -> None:
        """Back by one step; on a gamepad the menu has a button of its own."""
        table, hand = self._table, self._table.hand
        if table.closeup.close() or table.expanded_panel.close() or said:
            return
        held = hand.drag.pick
        if held or self._commands.armed or not pad:
            self._commands.step_back()
        if held and self.focus.leads:
            self.focus.turn_to([held])

    def _arrow(self, action: str) -> None:
        hand, focus = self._table.hand, self.focus
        led = focus.keys_lead()
        if self._icon(action):
            return
        if hand.drag.up:
            focus.aim(*ARROWS[action])
        elif led:
            focus.focus.move(*ARROWS[action])
            focus.point()

    def _icon(self, action: str) -> bool:
        """Choose among the targets of what some arrows belong to, such as adding and removing."""
        hand, hit_test = self._table.hand, self._table.hit_test
        begin, end = self._map.arrows.get(action, ("", ""))
        icons = [
            name for name in hit_test.affordances.sources() if begin and name.startswith(begin)
        ]
        if not icons:
            return False
        if not hand.drag.pick:
            if self.focus.focus.name != icons[0]:
                return False
            hand.press_key(icons[0])
        for target in hand.targets():
            if target.endswith(end):
                hand.carry(target)
                return True
        return True

    def _step(self, by: int, pad: bool) -> None:
        """To the next group or target; on a gamepad, which has no wheel, what is held turns."""
        hand, focus = self._table.hand, self.focus
        led = focus.keys_lead()
        targets = hand.targets()
        if pad and self._map.turns and hand.turn(by):
            return
        if hand.drag.up and targets:
            here = targets.index(hand.target) + by if hand.target in targets else 0
            hand.carry(targets[here % len(targets)])
        elif led:
            focus.focus.step(by)
            focus.point()

    def _jump(self, action: str) -> None:
        self._table.hand.put_back()
        self.focus.keys_lead()
        self.focus.turn_to(self.focus.leads_to(self._map.jumps[action]))
        self._rides = self._map.rides.get(action, "")

    def _aboard(self, rides: str) -> bool:
        """Whether the focus is on what the arrows take hold of, and it may be taken."""
        name = self.focus.focus.name
        return name.startswith(rides) and name in self._table.hit_test.affordances.sources()

    def _number(self, digit: str) -> None:
        hand, focus, hit_test = self._table.hand, self.focus, self._table.hit_test
        numbered = self._map.numbered
        focus.keys_lead()
        asked = self._table.flow.decision
        begin = self._map.figures.get(asked.kind) if asked is not None else None
        asking = [*_beginning(hit_test.affordances.sources(), begin)] if begin else []
        taken = numbered(hit_test.view, asking, digit, "") if asking and not hand.drag.pick else []
        if taken:
            self._strike(taken[0])
            hand.drop()
        elif hand.drag.pick:
            self._carry_on(numbered(hit_test.view, hand.targets(), digit, hand.drag.pick))
        else:
            kinds = focus.of_one_kind(), focus.leads_to(self._map.jumps.get("hand", ()))
            found = [numbered(hit_test.view, names, digit, "") for names in kinds]
            focus.turn_to(found[0] or found[1])

    def _letter(self, letter: str) -> bool:
        """Answer a letter that means something for what is asked; False when it does not."""
        hand, focus = self._table.hand, self.focus
        here = self._table.hit_test.affordances
        asked = self._table.flow.decision
        meant = self._map.letters.get(asked.kind, {}).get(letter) if asked is not None else None
        if meant is None or not focus.leads:
            return False
        begin, goal = meant
        if not hand.drag.pick:
            able = [s for s in here.sources() if any(_beginning(here.targets(s), goal))]
            if not focus.focus.name.startswith(begin) or not able:
                return False
            hand.press_key(focus.focus.name if focus.focus.name in able else able[0])
        self._carry_on(list(_beginning(hand.targets(), goal)))
        return True

    def _put(self, action: str) -> None:
        """Lay the focused thing where the action says, or else go where that may be done."""
        hand, focus = self._table.hand, self.focus
        goal, group = self._map.puts[action]
        focus.keys_lead()
        here = self._table.hit_test.affordances.targets(focus.focus.name)
        piles = list(_beginning(here, goal))
        if piles and not hand.drag.pick:
            hand.press_key(focus.focus.name)
            self._carry_on(piles)
        else:
            focus.turn_to(focus.leads_to(self._map.jumps[group]))

    def _turn(self, by: int) -> None:
        """Turn what is held; else take up what has the focus, or the first thing that turns."""
        hand, focus = self._table.hand, self.focus
        led = focus.leads
        focus.keys_lead()
        if hand.drag.pick:
            hand.turn(by)
        else:
            able = self._table.hit_test.affordances.sources()
            order = (focus.focus.name, *able) if led else able
            any(hand.take_turned(name, by) for name in order)
        if not hand.drag.pick:
            handles = {way: end for end, way in self._map.handles.items()}
            self._commands.show_objection(f"{focus.focus.name}{handles.get(by, '')}")
        elif not hand.target:
            hand.carry(next(iter(hand.targets()), ""))

    def _carry_on(self, wanted: list[str]) -> None:
        hand = self._table.hand
        if wanted:
            here = wanted.index(hand.target) + 1 if hand.target in wanted else 0
            hand.carry(wanted[here % len(wanted)])

    def _carry_first(self) -> None:
        self.focus.keys_lead()
        self._table.hand.carry(next(iter(self._table.hand.targets()), ""))

    def _explain(self) -> None:
        self.focus.keys_lead()
        here = self.focus.pointed()
        if here is not None:
            self._table.show_tooltip(*here)


def _beginning(names: Iterable[str], begin: str) -> Iterator[str]:
    """The names that begin so."""
    return (name for name in names if name.startswith(begin))
