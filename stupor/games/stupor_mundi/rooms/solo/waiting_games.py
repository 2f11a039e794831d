"""What waits for somebody who plays alone, in a line for each way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.campaign.career import MOST, name_of
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.rooms.careers import (
    best_single,
    best_solo,
    career_of,
    left_daily,
)
from stupor.games.stupor_mundi.rooms.solo.days import Day, day_at, today
from stupor.language import mark, tr, trn
from stupor.scenes.lobby.setup import LobbySetup

if TYPE_CHECKING:
    from stupor.games.stupor_mundi.campaign.career import Career
    from stupor.scenes.host import Host

#: The wax of a chapter by its best title, as on the map.
WAX: Final = {"Duke": "seal/red", "Feudal Lord": "seal/blue", "Knight": "seal/green"}
#: The best single game by its markets, and what the day's set-up is.
BEST: Final = {
    "easy": mark("Your best with easy Markets:\n{points} VP, {title}."),
    "medium": mark("Your best with medium Markets:\n{points} VP, {title}."),
    "difficult": mark("Your best with difficult Markets:\n{points} VP, {title}."),
}
OTHER: Final = mark("Your best with other settings:\n{points} VP, {title}.")
DAYS: Final = {
    "easy": mark("Easy Markets, House {house}."),
    "medium": mark("Medium Markets, House {house}."),
    "difficult": mark("Difficult Markets, House {house}."),
}
NEXT: Final = "seal/gold"
OPEN: Final = "seal/grey"
LOCKED: Final = "seal/locked"


@record
class Choice:
    """A way to play alone: its name, what it is, what waits, and what stands on its button."""

    id: str
    title: str
    gist: str
    waits: str
    button: str
    seals: tuple[str, ...] = ()
    day: Day | None = None


def choices(app: Host | None) -> tuple[Choice, ...]:
    """The three ways; without an app nothing is known yet of what waits."""
    return _single(app), _campaign(app), _daily(app)


def _single(app: Host | None) -> Choice:
    waits = ""
    if app is not None:
        waits = _best(app, LobbySetup.alone().rules_options())
    gist = tr("One game with markets, House and Edicts of your choice, and a title at the end.")
    return Choice("single", tr("Single game"), gist, waits, tr("Set up game"))


def _best(app: Host, options: Mapping[str, Any]) -> str:
    """The best game with the set-up that waits, or else the best with another."""
    alike = best_solo(app, options)
    best, words = alike or best_single(app), BEST[str(options["market"])] if alike else OTHER
    if best is None:
        return tr("Not played yet.\nKnight from 30 VP.")
    return tr(words, points=best.scores[0], title=tr(best.title or ""))


def _campaign(app: Host | None) -> Choice:
    gist = tr("The Emperor\u2019s life in ten chapters, from a market square to the last winter.")
    if app is None:
        return Choice("campaign", tr("Campaign"), gist, "", tr("Open map"))
    career = career_of(app)
    return Choice("campaign", tr("Campaign"), gist, _next(career), tr("Open map"), _seals(career))


def _next(career: Career) -> str:
    """Which chapter is the next, and how many points there are so far."""
    points = trn("{count} of {most} points.", "{count} of {most} points.", career.points, most=MOST)
    chapter = next((one for one in career.chapters if name_of(one) == career.next), None)
    if not isinstance(chapter, Chapter):
        return tr(
            "Every open chapter is cleared.\n{title}, {points}",
            title=tr(career.title),
            points=points,
        )
    return tr(
        "Chapter {number}: {place}, {year}.\n{points}",
        number=chapter.number,
        place=tr(chapter.place),
        year=chapter.year,
        points=points,
    )


def _seals(career: Career) -> tuple[str, ...]:
    """The wax of each chapter."""
    found = []
    for chapter in career.chapters:
        name = name_of(chapter)
        best = career.best(name)
        wax = WAX.get(best.title) if best else None
        bare = OPEN if career.open(name) else LOCKED
        found.append(wax or (NEXT if name == career.next else bare))
    return tuple(found)


def _daily(app: Host | None) -> Choice:
    gist = tr("One set-up per day, the same for everyone, new at midnight.")
    if app is None:
        return Choice("daily", tr("Game of the day"), gist, "", tr("Open game"))
    day = day_at(app, today())
    told = tr(DAYS[day.market], house=day.house.name)
    if day.best is not None:
        so_far = tr(
            "Your best today: {points} VP, {title}.",
            points=day.best.scores[0],
            title=tr(day.best.title or ""),
        )
    elif left_daily(app, day.iso) is not None:
        so_far = tr("Game of the day in progress.")
    else:
        so_far = tr("Not played yet.")
    return Choice(
        "daily", tr("Game of the day"), gist, f"{told}\n{so_far}", tr("Open game"), day=day
    )
