"""What lies lit over the table and changes only as the hand does; your turn is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain
from math import cos, pi, sin
from typing import Final, NamedTuple

from stupor.scenes.scene import FRAME
from stupor.stage.highlight_roles import is_next
from stupor.stage.items import Group, Item, NineSlice, Parts, Picture, Rect
from stupor.stage.palette import GHOST
from stupor.stage.pointer import Input, Key, Pointer
from stupor.stage.timeline import OFF
from stupor.stage.turn_banner import TurnBanner
from stupor.table import overlay
from stupor.table.context import TableContext
from stupor.table.input.commands import Commands
from stupor.table.input.hand import first_mode
from stupor.table.session.prompt import ribbon_text

#: Seconds that the ribbon stays, grows and shrinks, and that the pulse takes.
STAYS: Final = 1.5
GROWS: Final = 0.2
PULSE: Final = 0.9
#: In how many strengths the pulse is painted.
STRENGTHS: Final = 6
LAYER: Final = GHOST + 60
#: Seconds of a breath and of all of them, and between two frames.
BREATH: Final = 1.6
LONG: Final = 2 * BREATH
STEP: Final = 0.1
#: How much of the light is left at its weakest, and in how many strengths it is painted.
WEAKEST: Final = 0.7


class TargetLights(NamedTuple):
    """Lights about all places where a thing may go, and what the game says beside them."""

    lit: Sequence[Item] = ()
    told: Sequence[Item] = ()


class TurnAnnouncer:
    """Watches for the moment when the turn comes to the one who looks."""

    def __init__(self, table: TableContext, commands: Commands) -> None:
        """Know how far the game is: a table that opens calls nobody."""
        self._table = table
        self._commands = commands
        self._known = (table.flow.viewer, table.flow.session.ply)
        self._banner: TurnBanner | None = None
        self._since = 0.0
        self._calm = False

    def tick(self, calm: bool, now: float) -> float | None:
        """See whether the turn has come; the seconds until the banner looks different."""
        if self._due():
            self._begin(calm, now)
        if self._banner is None or self._calm:
            return None
        left = self._since + STAYS - now
        if left <= 0:
            self._banner = None
            return 0.0
        moves = now - self._since < PULSE or left < GROWS
        return FRAME if moves else left - GROWS

    def input_seen(self, event: Input) -> None:
        """Whoever does something has seen it."""
        if isinstance(event, Key | Pointer) and event.kind == "down":
            self._banner = None

    def items(self, now: float) -> list[Item]:
        """Ribbon and pulse as they are at this moment."""
        banner = self._banner
        if banner is None:
            return []
        gone = max(0.0, now - self._since)
        size = banner.place[2:]
        shown = 1.0 if self._calm else _share(min(gone, STAYS - gone) / GROWS)
        ribbon: list[Item] = []
        if shown:
            ribbon = [Group("turn-banner", LAYER, banner.place, banner.sheet, size, shown=shown)]
        beat = 0.0 if self._calm else _share(sin(pi * min(1.0, gone / PULSE)))
        return [*(dimmed(item, beat) for item in banner.pulses if beat), *ribbon]

    def _due(self) -> bool:
        """Whether another seat moved last, and the one who looks is asked for the first time."""
        flow = self._table.flow
        known, now = self._known, (flow.viewer, flow.session.ply)
        self._known = now
        if flow.decision is None or flow.session.last_seat() in (None, flow.viewer):
            return False
        if known[0] != now[0]:  # a curtain has named the next person already
            return not self._table.view().shared
        return now[1] > known[1]

    def _begin(self, calm: bool, now: float) -> None:
        table, view = self._table, self._table.hit_test.view
        self._banner = table.ui.board.turn_banner(view) if view.asks("turn") else None
        if self._banner is not None:
            self._since, self._calm = now, calm
            self._commands.clear()
            table.ticker.clear()


def _share(value: float) -> float:
    """A share in few steps, so that few pictures are made of it."""
    return round(min(1.0, max(0.0, value)) * STRENGTHS) / STRENGTHS


class Lights:
    """Ribbon, lights, plaques and previews; what is next among them breathes."""

    def __init__(self, table: TableContext, commands: Commands) -> None:
        """Light a table."""
        self._table = table
        self._commands = commands
        self._breath, self._announcer = NextStepGlow(), TurnAnnouncer(table, commands)
        self._key: tuple[object, ...] = ()
        self._items: list[Item] = []
        self._held: tuple[object, TargetLights] = ((), TargetLights())
        self._ahead: tuple[object, TargetLights] = self._held
        self._resting: tuple[object, Sequence[Item]] = ((), ())
        self._unmade: list[Item] = []

    def tick(self, lights: list[Item], calm: bool, now: float) -> float | None:
        """Let what is next breathe, and call a turn; the seconds until it looks different."""
        still = calm or self._table.flow.timeline.speed == OFF
        waits = self._breath.tick(lights, still, now), self._announcer.tick(still, now)
        return min((wait for wait in waits if wait is not None), default=None)

    def input_seen(self, event: Input) -> None:
        """Somebody does something."""
        self._announcer.input_seen(event)

    def items(self, lights: list[Item], now: float) -> list[Item]:
        """All of them as they are at this moment."""
        return [*self._breath.pulsed(lights, now), *self._announcer.items(now)]

    def steady_items(self) -> list[Item]:
        """All of them at full strength."""
        table = self._table
        hand, hit_test, said = table.hand, table.hit_test, self._commands
        drag, look, shown = hand.drag, table.ui.board, table.flow.model.table
        state = (table.updates, said.message, said.armed, drag.phase, drag.pick, drag.mode)
        hover = "" if hit_test.in_hand(hand.hover) else hand.hover
        subject = table.preview.subject(hit_test, hand)
        rests = not table.flow.timeline.busy
        dealt = rests or overlay.is_dealt(shown, hit_test)
        early = () if rests else overlay.early_sources(shown, hit_test)
        key = (
            *state,
            table.device,
            *(hover, hand.target, subject),
            *(table.ticker.text(), said.denied, said.drops.words),
            *(rests, dealt, early, table.advice_open, table.status_text),
        )
        if key == self._key:
            return self._items
        found = self.ribbon(dealt and not early)
        if said.denied is not None:
            found += look.glow_items(hit_test.view, [said.denied], "denied")
        found += overlay.armed_items(hit_test.view) if said.armed else []
        if table.flow.decision is not None:
            found += [] if table.advice_open else self._lit(rests, dealt, early)
            found += overlay.panel(table.plaques, hand)
            found += table.preview.told(hit_test, subject, table.plaques).items
        self._key, self._items = key, found
        return found

    def ribbon(self, ready: bool = False) -> list[Item]:
        """Of all of them the ribbon alone; it asks nothing before the table is `ready`."""
        table, said = self._table, self._commands
        about = (table.flow, table.hand, table.hit_test, said, table.ticker)
        text, refusal = ribbon_text(*about, table.device, table.status_text, ready)
        return overlay.ribbon(table.hit_test.view, text, refusal)

    def _lit(self, rests: bool, dealt: bool, early: Sequence[str]) -> list[Item]:
        """What may be taken, where it may go, and what that costs."""
        hand, hit_test = self._table.hand, self._table.hit_test
        if hand.drag.up:
            targets = self._targets(hand.drag.pick, hand.drag.mode)
            under = overlay.rects(hit_test, [hand.target])
            hot = hit_test.ui.board.glow_items(hit_test.view, [], "target", under)
            return [*targets.lit, *hot, *targets.told]
        key = (self._table.updates, hit_test.view.passing, hand.drag.pick, dealt, early)
        if key != self._resting[0]:
            self._resting = (key, overlay.lights(hand, hit_test, dealt, early))
        found = [*self._resting[1], *overlay.hot_light(hand, hit_test)]
        # before it rests, what is seen is not yet what is asked
        return [*found, *self._targets("", hand.drag.mode).told] if rests else found

    def _targets(self, held: str, mode: str) -> TargetLights:
        """The lights of what is held, whatever it is held over."""
        key = (self._table.updates, held, mode)
        if key == self._ahead[0]:
            self._held = self._ahead
        if key != self._held[0]:
            self._held = (key, self._painted(held, mode))
        return self._held[1]

    def _painted(self, held: str, mode: str) -> TargetLights:
        hit_test, look = self._table.hit_test, self._table.ui.board
        paid = hit_test.affordances.paid(held, mode)
        targets = hit_test.affordances.targets(held, mode)
        free = overlay.rects(hit_test, [name for name in targets if name not in paid])
        dear = overlay.rects(hit_test, paid)
        lit = look.glow_items(hit_test.view, free, "target")
        lit += look.glow_items(hit_test.view, dear, "paid") if dear else []
        return TargetLights(lit, look.paint_reachable(hit_test.view, held, mode))

    def ahead(self, warm_some: Callable[[list[Item]], None]) -> bool:
        """Paint a little of what the thing pointed at may light and do; False: it is all there."""
        if self._unmade:
            warm_some(self._unmade)
            return True
        table, hand, hit_test = self._table, self._table.hand, self._table.hit_test
        modes = hit_test.affordances.modes(hand.hover)
        mode = first_mode(modes) if modes else ""
        key = (table.updates, hand.hover, mode)
        if hand.drag.held is not None or not modes or key == self._ahead[0]:
            return table.preview.ahead(hit_test, hand, table.plaques, self._unmade.extend)
        self._ahead = (key, self._painted(hand.hover, mode))
        self._unmade.extend(chain(*self._ahead[1]))
        return True


class NextStepGlow:
    """Watches the lights of a table; what has just become next breathes."""

    def __init__(self) -> None:
        """Know nothing yet: what is next as a table opens stands still."""
        self._seen: Sequence[Item] | None = None
        self._marks: tuple[tuple[str, Rect], ...] = ()
        self._since: float | None = None

    def tick(self, lights: Sequence[Item], calm: bool, now: float) -> float | None:
        """See whether something else is next now; the seconds until the light changes."""
        if lights is not self._seen:
            self._look(lights, now)
        if calm or (self._since is not None and now - self._since >= LONG):
            self._since = None
        return None if self._since is None else STEP

    def _look(self, lights: Sequence[Item], now: float) -> None:
        marks = tuple((item.key, item.rect) for item in lights if is_next(item))
        if marks != self._marks:
            self._since = now if marks and self._seen is not None else None
        self._seen, self._marks = lights, marks

    def pulsed(self, lights: list[Item], now: float) -> list[Item]:
        """The lights as strong as they are at this moment."""
        if self._since is None:
            return lights
        share = strength(now - self._since)
        return [dimmed(item, share) if is_next(item) else item for item in lights]


def strength(seconds: float) -> float:
    """How strong the light is so long after the change: full at first and at the end."""
    swell = (1 + cos(2 * pi * min(seconds, LONG) / BREATH)) / 2
    return WEAKEST + (1 - WEAKEST) * round(swell * STRENGTHS) / STRENGTHS


def dimmed(item: Item, share: float) -> Item:
    """A light with a share of its strength."""
    alpha = round(255 * share)
    if isinstance(item, NineSlice):
        size = item.rect[2:]
        part = replace(item, z=0, rect=(0.0, 0.0, *size))
        return Group(item.key, item.z, item.rect, Parts([part]), size, alpha=alpha)
    if isinstance(item, Picture | Group):
        return replace(item, alpha=round(item.alpha * share))
    return item
