"""The five desks of a face: all that the table asks of a game, and nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, Protocol

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.stage.affordance import Gesture
from stupor.stage.call import Call
from stupor.stage.choreographer import Direct
from stupor.stage.course import Course, Subject
from stupor.stage.items import Area, Item
from stupor.stage.keymap import Keymap
from stupor.stage.layout import Anchors
from stupor.stage.motion import Motion, Spread, Sums
from stupor.stage.plaque import Grid, Plaque, Wording
from stupor.stage.regions import Region
from stupor.stage.timeline import Clip
from stupor.stage.told import Forecast, LogHit, News, Panel, Room, Told
from stupor.stage.tween import Point
from stupor.stage.view import Facts, View
from stupor.stage.web import Spot

#: A name with its place.
Named = tuple[str, Area]


class Look(Protocol):
    """What rests on the table, what lies over it, and a rival seen close."""

    REGIONS: Sequence[Region]
    OWN_PLAQUES: str
    HELD_PLAQUE: tuple[float, float]

    def view_of(self, view: View) -> View:
        """The view as this game's own painters want it."""

    def unready(self, table: Table) -> frozenset[str]:
        """Pieces that lie on the table and are not seen yet."""

    def near(self, view: View, held: str, mode: str = "") -> list[Item]:
        """What can be reached, told at its place; something may be held, in some way."""

    def paint_close(self, view: View, point: Point) -> list[Item]:
        """Something under the pointer that is seen closer at once."""

    def paint_raised(self, view: View, card: str) -> list[Item]:
        """A card of the hand, higher and whole."""

    def raised_box(self, view: View, card: str) -> Area:
        """Where such a card lies."""

    def marks(self, events: Sequence[Event], seat: int, seats: int) -> Mapping[str, int]:
        """The places that others touched since a seat's last turn, and who was the last there."""

    def paint_traces(self, view: View, marks: Mapping[str, int]) -> list[Item]:
        """Frames about such places."""

    def glow_items(
        self, view: View, rects: list[Area], mood: str = "target", hot: list[Area] | None = None
    ) -> list[Item]:
        """Light about what may be taken ("rest", the only thing "next"), or where it may go."""

    def card_lights(self, view: View, cards: Iterable[str], strong: bool = False) -> list[Item]:
        """Light about cards of the hand."""

    def call(self, view: View) -> Call | None:
        """How a turn is called that comes to the one who looks; nothing for other questions."""

    def denied(self, place: Area | None) -> list[Item]:
        """A sign on the thing that cannot be used now."""

    def held_plaque(self, own: int, rect: Area, z: int) -> list[Item]:
        """A plaque of the table's own, in the hand."""

    def panel_under(self, view: View, point: Point) -> int:
        """The rival whose panel lies under a point, or -1."""

    def second_rail(self, view: View) -> bool:
        """Whether a rival chosen once stays in sight beside the table."""

    def common_boards(self, view: View) -> Area:
        """What a rival's boards lie over when they are seen close."""

    def paint_closeup(self, view: View, seat: int) -> list[Item]:
        """A rival's boards, close."""

    def large_spots(self, view: View, seat: int) -> Iterable[Named]:
        """The parts of such boards."""

    def unfolding(self, view: View, point: Point) -> str:
        """What a click does with what a key of the game opens: "open", "close", or nothing."""

    def calls(self, asked: Decision) -> bool:
        """Whether a question is about nothing but what is seen better at full size."""

    def nametags(self, view: View, large: int) -> list[Item]:
        """Names of everything in sight, or of the boards of a rival seen close."""

    def whole(self, view: View, piece: str, at: Point) -> list[Item]:
        """A component shown whole beside a point."""


class Place(Protocol):
    """Where everything lies on the page, and what lies under a point."""

    def anchors(self, page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
        """The named places of the table; `page` opens a page of the game's level.

        The whole page covers an `area`. What every table has: header.menu, prompt.text, log.text,
        hand with hand.deck and hand.fan, actions with its plates.
        """

    def pictured(self, anchors: Mapping[str, Area]) -> tuple[float, float, float]:
        """Left edge, upper edge and width of what a picture of the game shows."""

    def rect(self, view: View, name: str) -> Area | None:
        """The rectangle of a piece, a place or a button."""

    def in_hand(self, view: View, name: str) -> bool:
        """Whether this is a card of the hand of the one who looks."""

    def raised(self, view: View, name: str) -> Area | None:
        """Where a card of the hand lies while the pointer is on it."""

    def height(self, view: View, name: str) -> tuple[int, int]:
        """Which of two things lies over the other."""

    def size_over(self, target: str) -> tuple[float, float] | None:
        """How large what is held is over a target; None: as it is."""

    def spots(self, view: View) -> Iterable[Named]:
        """Names and places of everything on the page, the uppermost first."""

    def hovered(self, view: View, point: Point) -> str:
        """The name of what lies under a point, or nothing."""

    def is_ground(self, name: str) -> bool:
        """Whether a name is only the ground below things."""

    def is_over(self, view: View, name: str) -> bool:
        """Whether a hovered button lies over the table and hides what is below."""

    def unasked(self, view: View, name: str) -> bool:
        """Whether a thing is explained only when asked."""

    def place_of(self, view: View, name: str, point: Point) -> Area | None:
        """Where a thing lies: the place under the point if it has several."""

    def zone_of(self, view: View, piece: str) -> str:
        """Where a piece lies, or nothing."""

    def event_rect(self, view: View, event: Event) -> Area | None:
        """The place that an event speaks of."""

    def known_places(self, seat: int, kind: str = "") -> Iterable[str]:
        """Everything that a hand might aim at while it is asked that kind of question."""

    def focus_groups(
        self, view: View, lit: Iterable[Named], others: Iterable[Named]
    ) -> Mapping[str, list[Spot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""


class Hand(Protocol):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    KEYS: Keymap

    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer a question."""

    def attempt(
        self, decision: Decision, table: Table, pick: str, drop: str, mode: str
    ) -> Option | None:
        """What a drop that is not offered seems to have meant."""

    def sentence_of(self, view: View) -> str:
        """What the ribbon asks."""

    def put_down(self, view: View, kind: str, pick: str = "", device: str = "") -> str:
        """Where to drop what is held, by what is asked, what that is, and what leads the hand."""

    def brief(self, view: View, option: Option) -> str:
        """What a drop would do, in a line of the ribbon; else nothing."""

    def no_pass(self) -> str:
        """Why one cannot pass now."""

    def given_up(self, asked: Decision) -> str:
        """What is said once somebody is done with a question."""

    def unspent(self, view: View) -> str:
        """What is asked, once, before a turn is ended that could still bring something."""

    def banners(
        self, decision: Decision, found: Sequence[Gesture], anchors: Mapping[str, Area]
    ) -> list[Plaque]:
        """Plaques that lie on the table already, in the place of a panel."""

    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Area]) -> Grid | None:
        """Where so many plaques stand; None: beside the hand."""

    def wording(self, decision: Decision, option: Option) -> Wording:
        """What a plaque says that is not in the rules' own words."""

    def of_hand(self, decision: Decision) -> bool:
        """Whether cards of the hand are asked for, so that it must stay in sight."""

    def doubtful(self, option: Option) -> bool:
        """Whether a choice is asked about once, should nothing come of it."""

    def vain(self, foresight: Foresight | None) -> bool:
        """Whether nothing comes of it."""

    def question_of(self, option: Option) -> str:
        """What is then asked."""

    def object_to(self, course: Course, view: View, name: str) -> str:
        """Why a thing cannot be used now, and what would let it be."""

    def object_to_option(self, course: Course, view: View, option: Option) -> str:
        """What stands against an option, in figures."""

    def numbered(self, view: View, names: Iterable[str], digit: str, held: str = "") -> list[str]:
        """The things that a figure means; something may be held."""


class Voice(Protocol):
    """What is said of things, of choices, and of what has happened."""

    def explains(self, view: View, name: str) -> bool:
        """Whether there is anything to say about a thing."""

    def strip(self, view: View, name: str, why: str) -> Panel | None:
        """The words over a card of the hand, and why it cannot be played now."""

    def panel(
        self, view: View, name: str, at: Point, hint: str, key: str, room: Room
    ) -> Panel | None:
        """The panel about a thing; one that stays gives a `hint` at the way to the rulebook."""

    def foretold(
        self, course: Course, view: View, subject: Subject, over: Area | None
    ) -> list[Item]:
        """What a choice would do; a panel that lies `over` the table is kept clear."""

    def forecast(self, course: Course, view: View, subject: Subject) -> Forecast | None:
        """The same in short, on a plate beside what is carried."""

    def lines(
        self,
        history: Sequence[Event],
        tell: Callable[[Event], str | None],
        viewer: int | None,
        most: int,
    ) -> list[Told]:
        """The last events worth a line, the newest last."""

    def news(self, events: Sequence[Event], persons: Collection[int]) -> tuple[int, str]:
        """The last turn that was nobody's of some persons: whose, and what was done in it."""

    def decree(self, events: Sequence[Event], seats: int) -> str:
        """What the game itself did after a choice."""

    def digest(
        self,
        course: Course,
        events: Sequence[Event],
        seat: int,
        lost: Sequence[int],
        names: Sequence[str],
        most: int,
    ) -> list[News]:
        """What happened while a seat was away."""

    def watched(self, table: Table, facts: Facts, seat: int) -> dict[int, bool]:
        """What a seat may lose while it is away, and whether it has it now."""

    def bent(self, rule: str, facts: Facts) -> str:
        """What stands in the place of a rule in this very game, or nothing."""

    def log_box(self, view: View) -> Area:
        """Where the Game log lies."""

    def sheet_box(self, view: View) -> Area:
        """Where the opened Game log lies."""

    def paint_sheet(self, view: View) -> list[Item]:
        """The opened Game log."""

    def log_hit(self, view: View, point: Point, opened: bool = False) -> LogHit | None:
        """The line and the piece under a point of the Game log."""

    def where_to_look(self, option: Option) -> str:
        """The part of the table where a choice is made."""

    def kind_of(self, option: Option) -> str:
        """What kind of choice it is, without saying which."""

    def alike(self, option: Option) -> Option:
        """The same for choices that differ in nothing worth two lines."""

    def why(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings a seat at once, in a few words."""


class Move(Protocol):
    """How events are seen to happen, what flies, and what is heard."""

    READ: str
    #: The manners of moments, which any click or key ends.
    MOMENTS: Collection[str]

    def director(self) -> Direct:
        """Somebody who says how each event of a game is shown."""

    def moments(self, clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
        """The clips of a choice, some told together; the table is as before, facts as after it."""

    def cast(
        self, view: View, clip: Clip, key: str, held: Area | None = None, calm: bool = False
    ) -> Motion | None:
        """The motion of a clip; `held` is where a hand let go."""

    def stand_in(self, event: Event, motion: Motion | None) -> str:
        """The resting piece that a motion shows in its stead, or nothing."""

    def pulse(self, view: View, was: Item | None, now: Item) -> Motion | None:
        """How the change of what rests is made noticed; None: not at all."""

    def unrolling(self, view: View) -> Spread | None:
        """How what lies small on the table is seen to open; None: it is open at once."""

    def held_piece(
        self, view: View, piece: str, rect: Area, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""

    def reading_box(self, view: View) -> Area:
        """Where a card lies that is held until it is read."""

    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""

    def tally(self) -> Sums:
        """Something that adds up before everybody's eyes."""


DESKS: Final[Mapping[str, type]] = {
    "look": Look, "place": Place, "hand": Hand, "voice": Voice, "move": Move,
}  # fmt: skip
