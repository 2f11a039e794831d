"""How a table lies in the window: its places, and how words are set there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypedDict

from stupor.stage.items import Area

if TYPE_CHECKING:
    from stupor.scenes.host import Host

FRAME: Final = 1 / 60
#: Below this scale of the page some words are left out.
COMPACT: Final = 0.8
#: Up to this size of text, in percent, everything has the room it was made for.
ROOMY: Final = 125


class Setting(TypedDict):
    """What a table's view takes from window and settings."""

    compact: bool
    text: float
    contrast: bool
    measure: Callable[[str, str, float], float]


def places(app: Host) -> Mapping[str, Area]:
    """The places of a table and of the Edicts on it, on the present page."""
    pages = (app.anchors("stage_edict"), app.anchors("table"))
    return {name: page[name] for page in pages for name in page}


def setting(app: Host) -> Setting:
    """How words are set on a table in the present window."""
    kept, k = app.settings, app.camera.k
    return {
        "compact": k < COMPACT or kept.text > ROOMY,
        "text": kept.text / 100,
        "contrast": kept.contrast,
        "measure": partial(app.stamper.text.measure, k=k),
    }
