"""The ways on from the ceremony: map or title, score sheet, replay, once more, next chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import OWN, life, name_of
from stupor.games.stupor_mundi.rooms.ceremony.data import Ceremony
from stupor.games.stupor_mundi.rooms.ceremony.gathering import ceremony_of
from stupor.games.stupor_mundi.rooms.ceremony.scene import CeremonyScene, Way
from stupor.language import mark, tr
from stupor.scenes.rematch import rematch
from stupor.scenes.rooms import Finished

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host
    from stupor.scenes.scene import Scene

# the campaign's pages are imported late: they lead to the table, and the table leads here

NO_SET_UP: Final = mark("This game began from a position, so it cannot be set up again.")
NO_FILE: Final = mark("The file of this chapter is missing.")
NOT_YET: Final = mark("Score 30 VP (Knight) to unlock the next chapter.")
ALL_CLEARED: Final = mark("Every chapter that can be played is cleared.")


def ceremony_for(app: Host, finished: Finished) -> CeremonyScene:
    """The ceremony of a finished solo game."""
    session = finished.session
    facts = session.rules.facts(session.state, None)
    told = ceremony_of(app, session, finished.seats[0], facts)
    return CeremonyScene(told, _ways(app, finished, told), session)


def _ways(app: Host, finished: Finished, told: Ceremony) -> list[Way]:
    chapter = bool(told.chapter_name)
    return [
        _map(app, finished, told.chapter_name) if chapter else _title(app, finished),
        Way(
            "sheet",
            tr("Score sheet"),
            lambda: app.stack.push(finished.score()),
            tr("VP by source and round"),
        ),
        Way(
            "replay",
            tr("Replay"),
            lambda: app.stack.push(finished.replay()),
            tr("Replay the whole game, move by move"),
            "ui/play",
        ),
        Way("table", tr("Table"), app.stack.pop, tr("Look at the final table")),
        *_again(app, finished.session, told),
        *([_next(app, finished, told)] if chapter and _goes_on(told.chapter_name) else []),
    ]


def _goes_on(name: str) -> bool:
    """Whether a chapter of the game comes after that one."""
    return not name.startswith(OWN) and name != name_of(life()[-1])


def _title(app: Host, finished: Finished) -> Way:
    def lead() -> None:
        app.stack.reset(finished.title())

    return Way("title", tr("Main menu"), lead, tr("Back to the main menu"))


def _map(app: Host, finished: Finished, name: str) -> Way:
    def lead() -> None:
        from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene

        _lead(app, finished, CampaignScene(name))

    return Way("map", tr("Map"), lead, tr("Back to the campaign map"))


def _again(app: Host, session: Session, told: Ceremony) -> list[Way]:
    """Once more: a chapter with new chance, a day as it is, any other game in both ways."""
    seed = session.header.get("seed")
    if seed is None or (session.header.get("chapter") and not told.chapter_name):
        why = tr(NO_SET_UP if seed is None else NO_FILE)
        return [Way("again", tr("Play again"), None, asleep=why)]
    same, fresh = _rematch(app, session, seed), _rematch(app, session, None)
    if told.chapter_name:
        lost = told.progress is None or not told.progress.next
        return [Way("again", tr("Play again"), fresh, tr("Same chapter, new deal"), best=lost)]
    words = tr("Play again") if told.daily else tr("Same set-up")
    again = Way("again", words, same, tr("The same deal, to compare with"))
    if told.daily:
        return [again]
    return [again, Way("fresh", tr("Play again"), fresh, tr("Same options, new set-up"), best=True)]


def _rematch(app: Host, session: Session, seed: int | None) -> Callable[[], None]:
    def lead() -> None:
        app.stack.reset(rematch(app, session, seed))

    return lead


def _next(app: Host, finished: Finished, told: Ceremony) -> Way:
    found = told.progress.next if told.progress is not None else ""
    if not found:
        lesser = told.progress is None or told.title == "Serf"
        why = tr(NOT_YET if lesser else ALL_CLEARED)
        return Way("next", tr("Next chapter"), None, asleep=why, locked=lesser)

    def lead() -> None:
        from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
        from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene

        _lead(app, finished, CampaignScene(found), ChapterOpeningScene(found))

    return Way("next", tr("Next chapter"), lead, tr("Continue the story"), best=True)


def _lead(app: Host, finished: Finished, *scenes: Scene) -> None:
    """Open pages above the title, so that each leads back to the one below."""
    app.stack.reset(finished.title())
    for scene in scenes:
        app.stack.push(scene)
