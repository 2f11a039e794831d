"""The hand: a small machine from a press to a drop, by dragging or by two clicks."""

from enum import Enum
from typing import Final, NamedTuple

from stupor.stage.easing import ease_out_cubic
from stupor.stage.geometry import Point, around, centre, grown, holds
from stupor.stage.items import Rect
from stupor.stage.tween import Tween

#: How far the pointer travels, in logical units, before a press becomes a drag.
THRESHOLD: Final = 7.0
#: Whoever presses farther than this beside a thing has it by its middle.
NEAR: Final = 8.0
HOME_SECONDS: Final = 0.22
#: So long a thing takes to come up into the hand.
RISE_SECONDS: Final = 0.12
TILT_LIMIT: Final = 6.0


class Phase(Enum):
    """What the hand is doing."""

    IDLE = "idle"
    PRESSED = "pressed"
    DRAGGING = "dragging"
    LIFTED = "lifted"
    SETTLING = "settling"


class HeldPiece(NamedTuple):
    """A thing in the hand: where it came from and where it was gripped."""

    pick: str
    home: Rect
    grip: Point
    mode: str = ""


class Drag:
    """The state of the hand; it knows no rules, only what is held and where."""

    def __init__(self) -> None:
        """An empty hand."""
        self.phase = Phase.IDLE
        self.held: HeldPiece | None = None
        self.at: Point = (0.0, 0.0)
        self.tilt = 0.0
        self._pressed_at: Point = (0.0, 0.0)
        self._was_lifted = False
        self._flight: Tween | None = None
        self._up_since: float | None = None
        #: Reduced motion: nothing tilts, rises slowly or flies home.
        self.steady = False

    @property
    def pick(self) -> str:
        """What is held, or nothing."""
        return self.held.pick if self.held is not None and self.phase is not Phase.SETTLING else ""

    @property
    def away(self) -> str:
        """What is drawn where the hand is and not in its own place, or nothing."""
        return self.held.pick if self.held is not None and self.phase is not Phase.PRESSED else ""

    @property
    def mode(self) -> str:
        """How it is held."""
        return self.held.mode if self.held is not None else ""

    @property
    def up(self) -> bool:
        """Whether a thing is off the table: dragged, or lifted by a click."""
        return self.phase in (Phase.DRAGGING, Phase.LIFTED)

    def press(
        self, pick: str, home: Rect, point: Point, mode: str = "", middle: bool = False
    ) -> None:
        """Grip a thing, where the point is or in its middle, as from beside it."""
        self._was_lifted = self.phase is Phase.LIFTED and self.pick == pick
        if self._was_lifted and self.held is not None:
            mode = self.held.mode
        x, y = point if middle or not holds(grown(home, NEAR), point) else centre(home)
        self.held = HeldPiece(pick, home, (x - point[0], y - point[1]), mode)
        self.phase, self.at, self._pressed_at = Phase.PRESSED, point, point
        self.tilt = 0.0

    def move(self, point: Point) -> bool:
        """Follow the pointer; True when the hand shows something new."""
        before, self.at = self.at, point
        if self.phase is Phase.PRESSED and _far(point, self._pressed_at):
            self.phase = Phase.DRAGGING
            return True
        if self.phase is Phase.DRAGGING and not self.steady:
            pull = (point[0] - before[0]) * 0.25
            self.tilt = max(-TILT_LIMIT, min(TILT_LIMIT, 0.8 * self.tilt + pull))
        return self.up

    def release(self) -> bool:
        """Let go of the button; True when this was a drag and the thing must now be dropped."""
        if self.phase is Phase.PRESSED:
            if self._was_lifted:
                self.clear()
            else:
                self.phase = Phase.LIFTED
            return False
        return self.phase is Phase.DRAGGING

    def carry(self, point: Point) -> None:
        """Hold a lifted thing over a place, as if the pointer had dragged it there."""
        if self.held is not None:
            self.held = HeldPiece(self.held.pick, self.held.home, (0.0, 0.0), self.held.mode)
            self.phase, self.at, self.tilt = Phase.DRAGGING, point, 0.0

    def rest(self) -> None:
        """Leave a carried thing lifted over its own place, for the pointer to take over."""
        if self.phase is Phase.DRAGGING:
            self.phase = Phase.LIFTED

    def turn(self, mode: str) -> None:
        """Hold the thing another way."""
        if self.held is not None:
            self.held = HeldPiece(self.held.pick, self.held.home, self.held.grip, mode)

    def rect(self, now: float = 0.0) -> Rect:
        """Where the held thing is drawn."""
        if self.held is None:
            return (0.0, 0.0, 0.0, 0.0)
        if self._flight is not None:
            return self._flight.at(now)
        home = self.held.home
        if self.phase is Phase.DRAGGING:
            middle = (self.at[0] + self.held.grip[0], self.at[1] + self.held.grip[1])
            return around(middle, home[2], home[3])
        return home

    def send_home(self, now: float) -> None:
        """Let the thing fly back to where it came from."""
        if self.held is None:
            return
        if self.steady:
            self.clear()
            return
        start = self.rect(now)
        self._flight = Tween(start, self.held.home, now, HOME_SECONDS)
        self.phase, self.tilt = Phase.SETTLING, 0.0

    def height(self, now: float) -> float:
        """How high the thing is held: it rises softly, and sinks on its way home."""
        if self._flight is not None:
            return 1.0 - self._flight.progress(now)
        if self._up_since is None or self.steady:
            return float(self.up)
        return ease_out_cubic((now - self._up_since) / RISE_SECONDS)

    def tick(self, now: float) -> bool:
        """Let a flight go on; True as long as the hand moves by itself."""
        if self._flight is not None and self._flight.over(now):
            self.clear()
        if not self.up:
            self._up_since = None
        elif self._up_since is None:
            self._up_since = now
        rising = self._up_since is not None and now - self._up_since < RISE_SECONDS
        return self._flight is not None or rising

    def clear(self) -> None:
        """Empty the hand at once."""
        self.phase, self.held, self._flight, self.tilt = Phase.IDLE, None, None, 0.0


def _far(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) > THRESHOLD
