"""How events are seen to happen, what flies, and what is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.engine.table import Table
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.face.motion.clip_styles import PAID, ClipStyles
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BEASTS, BUILDINGS
from stupor.stage.choreographer import AnimationPlan
from stupor.stage.game_ui.animation import Animation
from stupor.stage.game_ui.override import override
from stupor.stage.items import Item, Rect
from stupor.stage.motion import ClipVisual, Motion
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip, Facts

#: Sounds of pieces by where they come to, then by what they are.
GOAL_SOUNDS: Final[Mapping[str, str]] = {"duchy": "snap", "storage": "take", "shared": "take"}
PIECE_SOUNDS: Final[Mapping[str, str]] = {
    "hex": "take",
    "back": "take",
    "goods": "goods",
    "shield": "link",
    "route": "wood",
    "bonus": "wood",
    "pawn": "wood",
    "plan": "card_place",
    "?": "card_place",
}
COUNTER_SOUNDS: Final[Mapping[str, str]] = {
    "silver": "silver",
    "workers": "workers",
    "die": "die_knock",
    "white": "die_knock",
    "counter": "wood",
}
EVENT_SOUNDS: Final[Mapping[str, str]] = {
    "rolled": "die_land", "round": "leaf", "white": "goods", "sold": "sale", "workers": "workers",
    "hired": "workers", "bought": "silver", "shipped": "ship", "bonus": "bonus", "linked": "link",
    "all_linked": "castle", "shield": "link", "wild": "die_rattle", "changed": "die_rattle",
    "castle": "castle", "founded": "church", "reached": "castle", "revealed": "card_flip",
    "chose": "seal", "ended": "fanfare", "reward": "wood", "traded": "goods", "points": "silver",
    "mines": "silver", "tribute": "silver", "discarded": "card_place", "lost": "error",
    "filled": "bonus",
}  # fmt: skip
#: Sounds of buildings when they are placed.
BUILDING_SOUNDS: Final[Mapping[str, str]] = {
    "church": "church",
    "market": "market",
    "watchtower": "horn",
    "bank": "silver",
}
#: A region of so many spaces and more has the longest chord.
LARGE_REGION: Final = 5


def sound_of(event: Event) -> str:
    """The name of a sound, or nothing."""
    if event.kind == MOVED:
        goal = parsed(str(event.args[2])).kind
        return GOAL_SOUNDS.get(goal) or PIECE_SOUNDS.get(parsed(str(event.args[0])).kind, "")
    if event.kind == COUNTER:
        return COUNTER_SOUNDS.get(parsed(str(event.args[0])).kind, "") if event.args[2] else ""
    if event.kind == GATHERED:
        return "shuffle"
    special = _SPECIAL.get(event.kind)
    return special(event) if special else EVENT_SOUNDS.get(event.kind, "")


def _placed(event: Event) -> str:
    kind = KIND[int(event.args[0])]
    return BUILDING_SOUNDS.get(BUILDINGS[kind], "snap") if 0 <= kind < len(BUILDINGS) else "snap"


_SPECIAL: Final[dict[str, Callable[[Event], str]]] = {
    "phase": lambda e: f"phase_{'abcde'[int(e.args[0])]}",
    "region": lambda e: f"region_{min(LARGE_REGION, max(1, int(e.args[1])))}",
    "herd": lambda e: BEASTS[int(e.args[0])],
    "placed": _placed,
}


#: The styles of what is gained or paid.
GAINS: Final = frozenset({"gain", "points"})
#: The styles that tell of a moment, which any click or key ends.
LEAVES: Final = frozenset({"leaf"})
#: The picture of the third die on its tray.
EXTRA_DIE: Final = "tray/die.3"


class BurgundyAnimation(Animation[TableView]):
    """How events are seen to happen, what flies, and what is heard."""

    @override
    def plan(self) -> AnimationPlan:
        """Somebody who says how each event of a new game is shown."""
        return AnimationPlan(ClipStyles().style_of, together, LEAVES)

    @override
    def visual(
        self, view: TableView, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
    ) -> ClipVisual:
        """The motion of a clip; `held` is where a hand let go."""
        from stupor.games.burgundy.face.motion.clip_visuals import visual as made

        motion = made(view, clip, key, held, calm)
        return ClipVisual(motion, stand_in(clip.event, motion))

    @override
    def change_motion(self, view: TableView, was: Item | None, now: Item) -> Motion | None:
        """The die that a tile brings comes with light."""
        from stupor.games.burgundy.face.motion.flying import Flash

        if now.key != EXTRA_DIE or was is not None:
            return None
        return Flash(f"pulse/{now.key}", now.rect, burst=True)

    @override
    def held_piece(
        self, view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""
        from stupor.games.burgundy.face.motion.flying import held_piece as made

        return made(view, piece, rect, height, tilt)

    @override
    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""
        return sound_of(event)


def together(clips: list[Clip], table: Table, facts: Facts) -> list[Clip]:
    """Goods that are loaded know of those before them; leaf and final count wait for mines.

    The leaf tells what those have paid.
    """
    found, loaded, last = list[Clip](), list[Event](), -1
    mines = tuple(clip.event for clip in clips if clip.event.kind == "mines")
    for clip in beside_each_other(clips):
        if clip.style == "load":
            clip = clip._replace(events=tuple(loaded))
            loaded.append(clip.event)
        if clip.style == "leaf":
            clip = clip._replace(events=mines)
        if last >= 0 and (clip.style == "leaf" or counted(clip) > counted(found[last])):
            paid = found[last]
            found[last] = paid._replace(gap=max(paid.gap, paid.seconds))
        last = len(found) if clip.style == "gain" else last
        found.append(clip)
    return found


def stand_in(event: Event, motion: Motion | None) -> str:
    """The resting piece that a motion shows or brings: a thrown die, a third die."""
    if event.kind == MOVED and parsed(str(event.args[2])).kind == "duchy":
        return "die.3"
    if event.kind != COUNTER or motion is None or parsed(str(event.args[0])).kind != "die":
        return ""
    return str(event.args[0])


def counted(clip: Clip) -> bool:
    """Whether a clip tells points that the final count gives for what is left."""
    return clip.style in GAINS and clip.target.startswith(f"{PAID}.")


def beside_each_other(clips: list[Clip]) -> Iterator[Clip]:
    """What is gained at a place where another gain is still seen knows by how many it comes."""
    now, until = 0.0, dict[str, list[float]]()
    for clip in clips:
        if clip.style in GAINS:
            seen = [end for end in until.get(clip.target, ()) if end > now]
            until[clip.target] = [*seen, now + clip.seconds]
            clip = clip._replace(via=str(len(seen)) if seen else "")
        yield clip
        now += clip.gap
