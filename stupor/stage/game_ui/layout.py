"""Where everything lies on the page, and what lies under a point; here of the plain face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from stupor.engine.events import Event
from stupor.stage.affordance import SEALED
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors
from stupor.stage.node import Node
from stupor.stage.view import V

EDGE: Final = 14.0
RIBBON: Final = 60.0
#: Shares of the page's width: the Game log, and the options at the right.
LOG: Final = 0.19
OPTIONS: Final = 0.33
#: Height of the plates below the options.
PLATE_HEIGHT: Final = 170.0
SEAL: Final = 100.0
#: Height of the line that tells keys.
KEYS: Final = 18.0
#: Width of the words below the seal, and their height.
WORDS: Final = (150.0, 46.0)
GAP: Final = 8.0
#: How far the paper reaches beyond the options that stand on it.
PAPER: Final = 16.0


def plan(page: Rect) -> Mapping[str, Rect]:
    """The named places: ribbon, Game log, zones, options, plates."""
    x, y, w, h = page
    top, foot = y + RIBBON + EDGE, y + h - EDGE
    wide = w * OPTIONS
    right, high = x + w - EDGE - wide, foot - top
    log = (x + EDGE, top, w * LOG, high)
    middle = (log[0] + log[2] + EDGE, top, right - log[0] - log[2] - 2 * EDGE, high)
    plates = (right, foot - PLATE_HEIGHT, wide, PLATE_HEIGHT)
    left = (log[0], top, middle[0] + middle[2] - log[0], high)
    return {
        "page": page,
        "prompt": (x, y, w, RIBBON + EDGE - GAP),
        "prompt.text": (x + 2 * EDGE, y + 6, w - 230, RIBBON - 12),
        "header.menu": (x + w - EDGE - 110, y + 9, 110.0, RIBBON - 18),
        "log.text": log,
        "hand": left,
        "hand.fan": middle,
        "hand.deck": (x, top, 0.0, high),
        "options": (
            right + PAPER,
            top + PAPER,
            wide - 2 * PAPER,
            high - PLATE_HEIGHT - EDGE - 2 * PAPER,
        ),
        "picture": left,
        "portrait": left,
        "actions": plates,
        **_plates(plates),
    }


def _plates(box: Rect) -> dict[str, Rect]:
    """Undo and redo, pass, and the seal with its words."""
    x, y, w, h = box
    left = w - WORDS[0] - 3 * GAP
    seal = x + w - GAP - WORDS[0]
    half, row = (left - GAP) / 2, (h - 4 * GAP - KEYS) / 2
    return {
        "actions.undo": (x + GAP, y + GAP, half, row),
        "actions.redo": (x + 2 * GAP + half, y + GAP, half, row),
        "actions.pass": (x + GAP, y + 2 * GAP + row, left, row),
        "actions.keys": (x + GAP, y + h - GAP - KEYS, left, KEYS),
        "actions.seal": (seal + (WORDS[0] - SEAL) / 2, y + GAP, SEAL, SEAL),
        "actions.label": (seal, y + h - WORDS[1] - 2, *WORDS),
    }


#: Names of buttons and the plates where they are.
PLATES: Final = {
    "seal": "actions.seal",
    **dict.fromkeys(SEALED, "actions.seal"),
    "pass": "actions.pass",
    "undo": "actions.undo",
    "redo": "actions.redo",
    "menu": "header.menu",
}
#: A name with its place.
Named = tuple[str, Rect]


class Layout(Generic[V]):
    """Where everything lies on the page, and what lies under a point."""

    def anchors(self, page: Callable[[str], Anchors], area: Rect) -> Mapping[str, Rect]:
        """The named places of the table; `page` opens a page of the game's level.

        The whole page covers an `area`. What every table has: header.menu, prompt, prompt.text,
        log.text, hand with hand.deck and hand.fan, actions with its plates; as picture what that of
        a saved game shows, from its upper edge downwards and without the hand; and as portrait the
        board of the one who looks.
        """
        return plan(area)

    def compared(self, anchors: Mapping[str, Rect]) -> Sequence[Rect]:
        """The parts of the table, one as wide as the other, on which two turns differ."""
        x, y, w, _ = anchors["picture"]
        return ((x, y, w, w * 9 / 16),)

    def node(self, view: V, name: str) -> Node | None:
        """A piece, a place or a button by its name; None for what is not on the page."""
        return Node(name, view.anchors[PLATES[name]]) if name in PLATES else None

    def nodes(self, view: V) -> Sequence[Node]:
        """Everything on the page that has a name, the uppermost first."""
        return ()

    def event_rect(self, view: V, event: Event) -> Rect | None:
        """The place that an event speaks of."""
        return None

    def focus_groups(
        self, view: V, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[FocusSpot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""
        bright = dict(lit)
        groups = ("options", "plates")
        return grouped(groups, bright.items(), others, lambda name, _: groups[name not in bright])
