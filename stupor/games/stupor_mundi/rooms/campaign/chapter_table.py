"""From a chapter to the table where it is played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import chapter_named
from stupor.language import mark, said, tr
from stupor.match.record_lines import CHAPTER, PROFILE
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.dialog import DialogButton, DialogPage
from stupor.scenes.lobby.setup import SEED_BOUND
from stupor.scenes.scene import Scene
from stupor.table.first_game import ADVISED

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: What is agreed at the table of a chapter.
STRICT: Final = {"hands": "curtained", "hints": "forecast", "undo": "strict"}
SHUT: Final = mark("This chapter cannot be played")
GONE: Final = mark("Its file is missing.")


def chapter_table(app: Host, name: str, house: str = "", seed: int | None = None) -> Scene:
    """The table of a chapter for the current profile, or a page that says why there is none."""
    chapter = chapter_named(app, name)
    if not isinstance(chapter, Chapter):
        return _shut(app, chapter.reason if chapter is not None else GONE)
    session = chapter_session(app, name, chapter, house, seed)
    return begin(app, session, tips=chapter.hints)


def chapter_session(
    app: Host, name: str, chapter: Chapter, house: str, seed: int | None
) -> Session:
    """A new game of a chapter; it bears the chapter's name and the profile's."""
    profile = app.archive.profiles.current()
    seed = random.randrange(SEED_BOUND) if seed is None else seed
    seat = make_seat(HUMAN, GAME, seed, worker=True)
    seat.name = profile.name
    agreed = {**STRICT, ADVISED: chapter.hints}
    session = Session.new(GAME, [seat], seed, chapter.options(house), agreed)
    session.add_to_header({CHAPTER: name, PROFILE: profile.id})
    return session


def _shut(app: Host, reason: str) -> Scene:
    back = DialogButton("map", tr("Map"), lambda: _to_map(app))
    told = said(reason)
    return DialogPage(tr(SHUT), f"{told[:1].upper()}{told[1:]}", [back])


def _to_map(app: Host) -> None:
    app.stack.reset(app.title_page())
    app.stack.push(app.navigator.room(app.game, "campaign"))
