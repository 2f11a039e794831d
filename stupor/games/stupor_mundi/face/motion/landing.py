"""Building in a castle: a piece comes down on its site with dust, and its flag rises and waves.

A side that closes is run along by a line of gold, and what it brings jumps up.
"""

from collections.abc import Mapping
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.castle.structures import (
    POLE,
    SHADOWS,
    WALK_HIGH,
    Plan,
    Stone,
    depth_of,
    flags_on,
    hoist,
)
from stupor.games.stupor_mundi.face.motion.clip_styles import LANDING
from stupor.games.stupor_mundi.face.motion.moves import Fly
from stupor.stage.draw_list import DrawList
from stupor.stage.easing import bump, part, stepped
from stupor.stage.geometry import around, moved
from stupor.stage.items import Item
from stupor.stage.palette import LIFTED

#: Seconds of the parts of it.
CARRIED: Final = 0.3
FALL: Final = 0.19
SQUASH: Final = 0.07
DUST: Final = 0.045
HOIST: Final = 0.12
WAVE: Final = 0.11
#: How high a piece is dropped from, and how it is pressed as it lands.
HEIGHT: Final = 26.0
PRESSED: Final = (1.05, 0.94)
PUFFS: Final = 6
WAVES: Final = 4
#: How far below its place a flag begins to rise.
LOW: Final = 12.0
HALF: Final = 128
GOLD: Final = 12
RUN: Final = 0.4


@record
class Land:
    """A structure that is carried to its site, falls onto it and is dressed with its flag."""

    key: str
    site: str
    stone: Stone
    plan: Plan
    fly: Fly | None = None

    def items(self, t: float) -> list[Item]:
        """The piece in the air, or on its site in a cloud of dust."""
        now = t * LANDING
        if self.fly is not None:
            if now < CARRIED:
                return self.fly.items(now / CARRIED)
            now -= CARRIED
        draw = DrawList(self.key)
        self._stone(draw, now)
        self._dust(draw, now - FALL)
        self._flags(draw, now - FALL - SQUASH)
        return draw.items

    def _stone(self, draw: DrawList, now: float) -> None:
        x, y, w, h = self.plan.box(self.site)
        sprite = self.stone.sprite(self.plan.family, self.site)
        fallen = part(now, 0.0, FALL) ** 2
        seen = 255 if fallen >= 1 else HALF
        draw.picture("shade", (x, y, w, h), f"{sprite}.shadow", SHADOWS, alpha=seen)
        box = moved((x, y, w, h), 0, -HEIGHT * self._full() * (1 - fallen))
        if FALL <= now < FALL + SQUASH:
            across, down = PRESSED
            box = around((x + w / 2, y + h / 2), w * across, h * down)
        draw.picture("stone", box, sprite, depth_of(self.site))

    def _full(self) -> float:
        return self.plan.scale * self.plan.zoom

    def _dust(self, draw: DrawList, now: float) -> None:
        puff = int(now / DUST)
        if now >= 0 and puff < PUFFS:
            foot = around(self.plan.feet[self.site], POLE * self._full())
            draw.picture("dust", foot, f"dust/{puff + 1}", SHADOWS)

    def _flags(self, draw: DrawList, now: float) -> None:
        if now < 0:
            return
        low = LOW * self._full() * (1 - part(now, 0.0, HOIST))
        wave = 1 + max(0, int((now - HOIST) / WAVE)) % WAVES
        flags = flags_on(self.plan, self.site, {self.site: self.stone})
        for k, ((x, y), size) in enumerate(flags):
            hoist(
                draw, f"flag{k}", (x, y + low), size, self.stone.colour, wave, depth_of(self.site)
            )


@record
class Emerge:
    """A structure that fades in on its site, where nothing is to move."""

    key: str
    site: str
    stone: Stone
    plan: Plan

    def items(self, t: float) -> list[Item]:
        """Ever more of it."""
        draw, seen = DrawList(self.key), round(255 * stepped(t, 5))
        sprite = self.stone.sprite(self.plan.family, self.site)
        draw.picture("stone", self.plan.box(self.site), sprite, depth_of(self.site), alpha=seen)
        return draw.items


@record
class Closing:
    """Gold that runs along the walk of a side from tower to tower, and then fades."""

    key: str
    side: int
    plan: Plan
    icon: Mapping[str, tuple[float, float]]

    def items(self, t: float) -> list[Item]:
        """The lights that have been reached, and the income that jumps."""
        draw, run = DrawList(self.key, LIFTED - 1), part(t, 0.0, RUN)
        full = self.plan.scale * self.plan.zoom
        (x, y), (u, v) = (self.plan.feet[f"t{n}"] for n in (self.side, self.side % 5 + 1))
        seen = 255 if t < 0.7 else round(255 * (1 - stepped(part(t, 0.7, 1.0), 5)))
        for k in range(1, GOLD):
            share = k / GOLD
            if share > run:
                break
            at = (x + (u - x) * share, y + (v - y) * share - WALK_HIGH * full)
            draw.picture(f"gold{k}", around(at, 22 * full), "glow/round", alpha=seen)
        jump = 1 + 0.25 * bump(part(t, RUN, RUN + 0.25))
        for name, at in self.icon.items():
            draw.picture(name, around(at, 36 * jump), "glow/round", alpha=seen)
        return draw.items
