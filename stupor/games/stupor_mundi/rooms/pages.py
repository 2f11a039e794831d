"""What the selftest shows of this game besides the pages that all games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: Pages by name.
PAGES: Final[Mapping[str, Callable[[], Scene]]] = {
    "solo": SoloScene,
    "daily": DailyScene,
    "campaign": CampaignScene,
    "chapter": lambda: ChapterOpeningScene("01-jesi"),
}
#: A table, its options, and what is asked there.
TABLES: Final[Sequence[tuple[str, Mapping[str, Any], str]]] = (
    ("draft", {"houses": "draft"}, "house"),
    ("table", {}, "turn"),
    ("edict", {}, "edict"),
    ("special", {"edition": "special"}, "turn"),
    ("expansions", {"edition": "special", "expansions": [*EXPANSIONS]}, "turn"),
)


def _history(app: Host) -> None:
    shown = CampaignScene()
    app.stack.reset(shown)
    if shown.entry is not None:
        app.stack.push(HistoryScene(shown.entry, shown.campaign.profile))


def _profiles(app: Host) -> None:
    app.stack.reset(CampaignScene())
    app.stack.push(ProfilesScene())


#: Pages that lie upon others.
OVER: Final[Mapping[str, Callable[[Host], None]]] = {"history": _history, "profiles": _profiles}
