"""Screens that only Stupor Mundi has: for those who play alone, campaign, day and ceremony."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr
from stupor.match.record_lines import CHAPTER
from stupor.scenes.rooms import Finished, Room
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host

# the pages are imported late: the title is there sooner


def _solo() -> Scene:
    from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene

    return SoloScene()


ALONE: Final = Room("solo", mark("Solo"), "icon/crown", _solo)
MENU: Final = (ALONE,)


def challenges(app: Host) -> Mapping[str, str]:
    """The chapters of the life and the player's own."""
    from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import OWN, name_of, read_of, shelf

    found = {}
    for item in shelf(app):
        chapter, name = read_of(item), name_of(item)
        if chapter is not None:
            own = name.startswith(OWN)
            place = f"{chapter.number}  {tr(chapter.place)}"
            found[name] = tr(chapter.title) if own else place
    return found


def ending(app: Host, finished: Finished) -> Scene | None:
    """The ceremony of a game alone."""
    if len(finished.seats) > 1:
        return None
    from stupor.games.stupor_mundi.rooms.ceremony.onward import ceremony_for

    return ceremony_for(app, finished)


def again(app: Host, session: Session, seed: int | None) -> Scene | None:
    """A chapter once more, for the House that was chosen."""
    if not session.header.get(CHAPTER):
        return None
    from stupor.games.stupor_mundi.rooms.campaign.chapter_table import chapter_table

    houses = session.header["options"].get("houses", ())
    house = houses[0] if isinstance(houses, list | tuple) and houses else ""
    return chapter_table(app, str(session.header[CHAPTER]), str(house), seed)
