"""Keyboard and gamepad at the table: what has the focus, and the ring about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stupor.scenes.drawing import focus_ring
from stupor.stage.affordance import SEALED
from stupor.stage.draw_list import DrawList
from stupor.stage.focus import Focus
from stupor.stage.focus_graph import FocusSpot, nearest
from stupor.stage.geometry import Point, centre, grown
from stupor.stage.items import Item, Rect
from stupor.stage.keymap import Lead
from stupor.stage.palette import GLOW, IVORY, WALNUT
from stupor.table.input.hand import ALWAYS, Hand
from stupor.table.input.hit_test import HitTest

RING: Final = 930
Place = tuple[str, Rect]


class TableFocus:
    """Follows the table; `leads` as long as keys were used last."""

    def __init__(self, hand: Hand, hit_test: Callable[[], HitTest]) -> None:
        """Nothing has the focus yet; `hit_test` is where everything is that can be touched now."""
        self.focus = Focus()
        self.leads = False
        self.padded = False
        self._hand = hand
        self._hit_test = hit_test
        self._seen: HitTest | None = None

    @property
    def name(self) -> str:
        """What has the focus, when keys lead."""
        return self.focus.name if self.leads else ""

    @property
    def device(self) -> str:
        """What leads: "keys", "pad", or nothing for the pointer."""
        return ("pad" if self.padded else "keys") if self.leads else ""

    def keys_lead(self) -> bool:
        """Let the keys lead; True when they did already."""
        led, self.leads = self.leads, True
        self.follow()
        return led

    def leads_to(self, lead: Lead) -> list[str]:
        """Everything that a letter may mean now: what is lit, or else what is there at all."""
        found = [
            name
            for group, start in lead
            for name in self.focus.names(group)
            if name.startswith(start)
        ]
        return [name for name in found if self.can(name)] or found

    def of_one_kind(self) -> list[str]:
        """The things beside the focused one that are of its kind, lit ones if there are any."""
        kind = self.name.partition(".")[0]
        names = self.focus.names(self.focus.group)
        beside = [name for name in names if name.partition(".")[0] == kind]
        return [name for name in beside if self.can(name)] or beside

    def pointer_leads(self) -> None:
        """The pointer leads again."""
        if self.leads:
            self.leads = False
            self._hand.hover = ""

    def follow(self) -> None:
        """Look at the table again if it has changed; go on where something can be done."""
        hit_test = self._hit_test()
        if not self.leads or hit_test is self._seen:
            return
        before, known = self.focus.name, self._seen is not None
        self._seen = hit_test
        self.focus.update(
            hit_test.ui.layout.focus_groups(hit_test.view, _lit(hit_test), _dark(hit_test))
        )
        spot = self.focus.spot
        if not known or before == "" or spot is None or not spot.lit:
            self.focus.settle(ALWAYS)
        self.point()

    def point(self) -> None:
        """Let the focused thing count as hovered, as under a pointer."""
        hand, spot = self._hand, self.focus.spot
        if self.leads and not hand.drag.pick:
            hand.hover = spot.name if spot is not None and self.can(spot.name) else ""

    def can(self, name: str) -> bool:
        """Whether something may be picked up or pressed now."""
        here = self._hit_test().affordances
        return name in here.sources() or name in here.buttons() or name in ALWAYS

    def aim(self, dx: int, dy: int) -> None:
        """Carry what is held to the next target in a direction."""
        hand, hit_test = self._hand, self._hit_test()
        spots = [
            FocusSpot(n, rect) for n in hand.targets() if (rect := hit_test.rect(n)) is not None
        ]
        place = hit_test.rect(hand.target) if hand.target else None
        here = FocusSpot(hand.target, place or hand.drag.rect())
        found = nearest(spots, here, dx, dy)
        if found or not hand.target:
            hand.carry(found or next(iter(hand.targets()), ""))

    def turn_to(self, wanted: Iterable[str]) -> bool:
        """Go to the first of some things, or to the next when the focus is on one of them."""
        found = list(dict.fromkeys(wanted))
        if not found:
            return False
        here = self.focus.name
        following = found.index(here) + 1 if here in found else 0
        done = self.focus.set(found[following % len(found)])
        self.point()
        return done

    def pointed(self) -> tuple[str, Point] | None:
        """What is in question, and where, when keys lead."""
        spot = self.focus.spot
        if not self.leads or spot is None:
            return None
        return spot.name, centre(self._rect(spot))

    def items(self) -> list[Item]:
        """The ring about the focused thing; about the target of what is held."""
        hand, spot = self._hand, self.focus.spot
        if not self.leads:
            return []
        if hand.drag.pick:
            return self._ring(hand.target, self._hit_test().rect(hand.target))
        return self._ring(spot.name, self._rect(spot)) if spot is not None else []

    def _ring(self, name: str, rect: Rect | None) -> list[Item]:
        """A hex in gold and ivory about a hex; about all else a box with a dotted line."""
        node = self._hit_test().node(name)
        if rect is None or node is None or not node.six:
            return focus_ring("focus", rect, RING) if rect is not None else []
        draw = DrawList("focus", RING)
        draw.hexagon("dark", grown(rect, 6), WALNUT, 11)
        draw.hexagon("gold", grown(rect, 6), GLOW, 5)
        draw.hexagon("ivory", grown(rect, -2), IVORY, 3)
        return draw.items

    def _rect(self, spot: FocusSpot) -> Rect:
        return self._hit_test().raised(spot.name) or spot.rect


def hint_items(hit_test: HitTest) -> list[Item]:
    """Every thing that may be picked up or pressed, in full light, and where things may go."""
    lit = dict(_lit(hit_test))
    goals = {gesture.drop for gesture in hit_test.affordances.gestures} - lit.keys() - set(ALWAYS)
    places = [rect for name in sorted(goals) if name and (rect := hit_test.rect(name)) is not None]
    cards = [name for name in lit if hit_test.in_hand(name)]
    rects = [rect for name, rect in lit.items() if name not in cards]
    found = [*rects, *dict.fromkeys(places)]
    return hit_test.ui.board.glow_items(hit_test.view, found, "target", cards=cards)


def _lit(hit_test: HitTest) -> list[Place]:
    """What may be picked up or pressed now; the seal stands for being done as well."""
    here = hit_test.affordances
    names = (name for name in (*here.sources(), *here.buttons()) if name not in SEALED)
    return [(name, rect) for name in names if (rect := hit_test.rect(name)) is not None]


def _dark(hit_test: HitTest) -> list[Place]:
    """What can only be pressed at any time, or be explained."""
    pressed = [(name, rect) for name in ALWAYS if (rect := hit_test.rect(name)) is not None]
    return [*pressed, *((node.name, node.rect) for node in hit_test.nodes if not node.ground)]
