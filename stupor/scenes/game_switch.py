"""Which game a page tells of, where there are several: a button that turns from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.games import registry
from stupor.language import tr
from stupor.scenes.drawing import turning_plate
from stupor.scenes.game_boxes import title_of
from stupor.scenes.widgets import Controls
from stupor.stage.items import Item

#: No game in particular.
EVERY = ""


def several() -> bool:
    """Whether there is more than one game to tell of."""
    return len(registry.names()) > 1


def following(game: str, others: Sequence[str] = ()) -> str:
    """The game after that one; `others` are offered before the first."""
    offered = [*others, *registry.names()]
    return offered[(offered.index(game) + 1) % len(offered)] if game in offered else offered[0]


def game_switch(controls: Controls, game: str, head: str) -> list[Item]:
    """The button, where it is there; `head` begins its keys."""
    which = controls.get("which")
    words = tr("All games") if game == EVERY else title_of(game)
    return turning_plate(f"{head}which", which, words) if which is not None else []
