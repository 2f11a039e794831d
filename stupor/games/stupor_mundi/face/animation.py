"""How events are seen to happen, what flies, and what is heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.stupor_mundi.face.lights.highlights import OVER_STAGE, piece_items
from stupor.games.stupor_mundi.face.margin.header import ORDER
from stupor.games.stupor_mundi.face.motion.clip_groups import moments
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.games.stupor_mundi.face.motion.sheets import airborne, sheet_of
from stupor.games.stupor_mundi.face.motion.tally import EndPhaseTotals
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.goods import GOODS
from stupor.stage.choreographer import AnimationPlan
from stupor.stage.game_ui.animation import Animation
from stupor.stage.game_ui.override import override
from stupor.stage.items import Item, Rect
from stupor.stage.motion import ClipVisual, Motion
from stupor.stage.name import parsed
from stupor.stage.palette import LIFTED
from stupor.stage.timeline import Clip

PIECE_SOUNDS: Final[Mapping[str, str]] = {
    "card": "card_place",
    "ally": "card_flip",
    "edict": "page",
    "bonus": "wood",
    "token": "wood",
    "specialist": "wood",
    "structure": "chisel",
    "ship": "sail",
    "solo": "card_flip",
    "book": "page",
    "supply": "sail",
    "mantle": "card_flip",
    "papal": "stone",
    "project": "page",
    "?": "card_flip",
}
#: The sound of a card that is drawn from its owner's deck.
DEAL_SOUND: Final = "deal"
#: Sounds by what is counted; "f" is what Frederick has.
COUNTER_SOUNDS: Final[Mapping[str, str]] = {**{good.key: good.sound for good in GOODS}, "f": "wood"}
EVENT_SOUNDS: Final[Mapping[str, str]] = {
    "round": "round",
    "closed": "wall",
    "issued": "seal",
    "banned": "bell",
    "acquired": "seal",
    "completed": "fanfare",
    "summoned": "ally",
    "lost": "wood",
}


def sound_of(event: Event) -> str:
    """The name of a sound, or nothing."""
    if event.kind == MOVED:
        if parsed(str(event.args[1])).kind == "deck" and parsed(str(event.args[2])).kind == "hand":
            return DEAL_SOUND
        return PIECE_SOUNDS.get(parsed(str(event.args[0])).kind, "")
    if event.kind == COUNTER:
        return COUNTER_SOUNDS.get(parsed(str(event.args[0])).kind, "") if event.args[2] else ""
    if event.kind == GATHERED:
        return "shuffle"
    return EVENT_SOUNDS.get(event.kind, "")


#: What these look like depends on more than the piece.
LOOSE: Final = ("icon.", "market.", "reward.")
#: Tilts are rounded to this many degrees, so that few pictures need to be turned.
TILT_DEGREES: Final = 2
#: A card narrower than this lies over a slot.
SLOT_WIDTH: Final = 100


def held_piece(
    view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """A piece held that high over the table; a card that ends in .down shows its back."""
    if piece.startswith(LOOSE):
        return piece_items(view, piece, rect, True)
    card, down = piece.removesuffix(".down"), piece.endswith(".down")
    small = parsed(card).kind == "card" and rect[2] < SLOT_WIDTH
    look = "back" if down else "slot" if small else ""
    sheet = sheet_of(view, card, (rect[2], rect[3]), look)
    z = OVER_STAGE if stage_open(view) else LIFTED
    angle = round(tilt / TILT_DEGREES) * TILT_DEGREES
    return airborne(f"held/{card}", sheet, rect, height, angle=angle, z=z)


#: The style of a card that is held until it is read.
READ: Final = "decree"
#: The styles of moments, which any click or key ends.
MOMENTS: Final = frozenset({"arrival", "banner"})


class StuporMundiAnimation(Animation[TableView]):
    """How events are seen to happen, what flies, and what is heard."""

    @override
    def plan(self) -> AnimationPlan:
        """Somebody who says how each event of a new game is shown."""
        return AnimationPlan(ClipStyles().style_of, moments, MOMENTS, EndPhaseTotals)

    @override
    def visual(
        self, view: TableView, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
    ) -> ClipVisual:
        """The motion of a clip; `held` is where a hand let go. A Solo card can be held to be read.

        A motion shows what rests: a disc on its way along the rail, the order.
        """
        from stupor.games.stupor_mundi.face.motion.clip_visuals import visual as made
        from stupor.games.stupor_mundi.face.motion.decree import decree_box

        motion = made(view, clip, key, held, calm)
        read = decree_box(view) if clip.style == READ else None
        return ClipVisual(motion, stand_in(clip.event, motion), read)

    @override
    def change_motion(self, view: TableView, was: Item | None, now: Item) -> Motion | None:
        """A figure that changes, a condition that is met, a turn that goes on."""
        from stupor.games.stupor_mundi.face.motion.pulse import pulse as made

        return made(view, was, now)

    @override
    def held_piece(
        self, view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A piece held that high over the table."""
        return held_piece(view, piece, rect, height, tilt)

    @override
    def sound_of(self, event: Event) -> str:
        """What is heard of an event, or nothing."""
        return sound_of(event)


def stand_in(event: Event, motion: Motion | None) -> str:
    """What rests and is shown by a motion: a disc on its way along the rail, the order."""
    from stupor.games.stupor_mundi.face.motion.goods_flights import Laurel

    if event.kind == COUNTER and event.args[0] == "first" and motion is not None:
        return ORDER
    if event.kind != COUNTER or not isinstance(motion, Laurel):
        return ""
    return f"disc.{parsed(str(event.args[0])).which}"
