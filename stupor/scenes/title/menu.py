"""The menu of a title page: what can be chosen there, each always in its place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from stupor.engine.game import has_part
from stupor.games import registry
from stupor.language import mark, tr, trn
from stupor.platform.paths import resources
from stupor.puzzles.puzzle import FILE
from stupor.scenes.game_boxes import seats_of
from stupor.scenes.lessons.part import OPENING, has_lessons, required_lessons
from stupor.scenes.rooms import Room, rooms_of

if TYPE_CHECKING:
    from stupor.scenes.host import Host


def has_puzzles(game: str) -> bool:
    """Whether there is a file of puzzles for a game."""
    return (resources() / game / FILE).is_file()


CONTINUE: Final = "continue"
NEW: Final = "new"
LEARN: Final = "learn"
FIRST: Final = "first"
SHELF: Final = "shelf"
PUZZLES: Final = "puzzles"
SOLO: Final = "solo"
NO_GAME: Final = mark("No game in progress.")
ADVISED: Final = mark("You against a Page, the easiest computer, with beginner tips")


#: What the ways lead to; who takes one need not wait for what was imported before.
_PAGES: Final = (
    "stupor.scenes.lobby.scene",
    "stupor.scenes.title.scene",
    "stupor.scenes.lessons.learn",
    "stupor.scenes.puzzles.scene",
)


class MenuEntry(NamedTuple):
    """An entry of the menu: its key, its words, what it does; `asleep` says why it does not."""

    id: str
    words: str
    press: Callable[[], None]
    asleep: str = ""
    tip: str = ""
    #: Whether this is what is meant most of all.
    great: bool = False


def import_ahead(game: str) -> bool:
    """Import one more of the pages that a game's ways lead to; False: all are there."""
    package = registry.games()[game]
    faces = (f"{package}.face.ui",) if has_part(package, "face.ui") else ()
    name = next((page for page in (*_PAGES, *faces) if page not in sys.modules), "")
    if name:
        import_module(name)
    return bool(name)


def ways_in(app: Host, waiting: Callable[[], None] | None) -> list[MenuEntry]:
    """What one can do with the game that is shown; `waiting` goes on with one that was left.

    Whoever never played learns first, and then plays a first game with all the help there is. The
    order is the same with and without a game that waits, which the page learns late: nothing moves
    below the pointer.
    """
    found = _play(app, waiting)
    fresh = _fresh(app)
    if fresh is not None:
        found = [fresh, *(way for way in found if way.id != fresh.id)]
    best = CONTINUE if waiting is not None else fresh.id if fresh is not None else NEW
    return [way._replace(great=way.id == best) for way in found]


def _play(app: Host, waiting: Callable[[], None] | None) -> list[MenuEntry]:
    """Everything that begins a game or goes on with one."""
    asleep = "" if waiting is not None else tr(NO_GAME)
    found = [MenuEntry(CONTINUE, tr("Continue"), waiting or _nothing, asleep)]
    found.append(MenuEntry(NEW, tr("New game"), partial(_lobby, app)))
    own = [MenuEntry(one.id, tr(one.label), partial(_enter, app, one)) for one in rooms(app.game)]
    if not own and 1 in seats_of(app.game):
        own = [MenuEntry(SOLO, tr("Solo"), partial(_lobby, app, "alone"))]
    found += own
    if has_lessons(app.game):
        found.append(MenuEntry(LEARN, tr("Learn"), partial(_learn, app)))
    if has_puzzles(app.game):
        found.append(MenuEntry(PUZZLES, tr("Puzzles"), partial(_puzzles, app)))
    return found


def _fresh(app: Host) -> MenuEntry | None:
    """The one path of somebody who never played."""
    if not app.settings.new_to(app.game) or not has_lessons(app.game):
        return None
    lessons = required_lessons(app.game).LESSONS
    if not any(lesson.id in app.settings.lessons for lesson in lessons):
        words = trn(
            "Learn by playing ({count} minute)",
            "Learn by playing ({count} minutes)",
            lessons[0].minutes,
        )
        return MenuEntry(LEARN, words, partial(_first_lesson, app))
    return MenuEntry(FIRST, tr("First game"), partial(_lobby, app, "first"), "", tr(ADVISED))


def rooms(game: str) -> Sequence[Room]:
    """The pages that only this game has."""
    own = rooms_of(game)
    return own.MENU if own is not None else ()


def _lobby(app: Host, kind: str = "") -> None:
    app.stack.push(app.navigator.lobby(kind))


def _enter(app: Host, room: Room) -> None:
    app.stack.push(room.open())


def _learn(app: Host) -> None:
    from stupor.scenes.lessons.learn import LearnScene  # imported late: the title is there sooner

    app.stack.push(LearnScene())


def _puzzles(app: Host) -> None:
    from stupor.scenes.puzzles.scene import PuzzlesScene  # imported late: as the lessons

    app.stack.push(PuzzlesScene())


def _first_lesson(app: Host) -> None:
    from stupor.scenes.lessons.lesson import LessonScene  # imported late: the table is large

    _learn(app)
    app.preparing(tr(OPENING))
    app.stack.push(LessonScene(app.game, required_lessons(app.game).LESSONS[0]))


def _nothing() -> None:
    """There is nothing to go on with."""
