"""The banner of a turn: a ribbon that says large whose turn it is, and what pulses once with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stupor.engine.record import record
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, fitted
from stupor.stage.items import Item, Parts, Rect
from stupor.stage.palette import DARK_RIM, GILT, IVORY
from stupor.stage.view import View

#: How far the ribbon of a banner reaches over the one of the prompt, up and down, in logical units.
UP: Final = 20.0
DOWN: Final = 4.0
#: The size of the words, and where they stand beside the arms, in logical units.
TITLE: Final = 34.0
SAID: Final = 21.0
ARMS: Final = (52.0, 44.0)
EDGE: Final = 14.0
GAP: Final = 22.0


@record
class TurnBanner:
    """Where the large ribbon lies, what is on it, and what pulses once at the same moment."""

    place: Rect
    sheet: Parts
    pulses: tuple[Item, ...] = ()


def your_turn(view: View, name: str) -> str:
    """Whoever is alone before the screen is you; of several people one is named."""
    if view.seats - len(view.computers) > 1:
        return tr("{name}\u2019s turn", name=name)
    return tr("Your turn")


def turn_banner(
    view: View,
    ground: Callable[[DrawList, Rect], None],
    crest: str,
    said: str,
    signs: Iterable[str] = (),
    pulses: Iterable[Item] = (),
) -> TurnBanner:
    """The large ribbon over a prompt: arms, whose turn it is, a sentence and small pictures."""
    x, y, w, h = view.anchors["prompt"]
    words = your_turn(view, view.names[view.viewer])
    place = (x, y - UP, w, h + UP + DOWN)
    draw, high = DrawList("banner", 0), h + UP + DOWN
    ground(draw, (0.0, 0.0, w, high))
    draw.picture("crest", fitted(0.84, around((EDGE + ARMS[0] / 2, high / 2), *ARMS)), crest)
    left = EDGE + ARMS[0] + GAP / 2
    wide = view.measure(words, "title", TITLE) + 6
    head = (left, 0, wide, high)
    draw.text("title", head, words, TITLE, "title", GILT, outline=DARK_RIM)
    right = w - EDGE
    for number, sign in enumerate(reversed([*signs])):
        right -= 38
        draw.picture(f"sign{number}", around((right + 16, high / 2), 32), sign)
    left += wide + GAP
    room = (left, 0, max(1.0, right - left - EDGE), high)
    draw.text("said", room, said, SAID, "bold", IVORY, wrap=True, max_lines=2)
    return TurnBanner(place, Parts(draw.items), tuple(pulses))
