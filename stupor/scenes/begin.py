"""From a game to the table where it runs; whatever is decided there is on disk from then on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.language import mark, said, tr
from stupor.match.session import Session
from stupor.scenes.dialog import DialogButton, DialogPage
from stupor.scenes.scene import Scene
from stupor.table.scene import TableScene

if TYPE_CHECKING:
    from pathlib import Path

    from stupor.archive.game import KeptGame
    from stupor.archive.resume import ResumedGame
    from stupor.scenes.host import Host

# the archive, the first game and the timeline are imported late: the title is there sooner

SETTING_UP: Final = mark("Setting up the table\u2026")
OPENING: Final = mark("Opening the game\u2026")
UNREADABLE: Final = mark("This game cannot be opened")
OLDER: Final = mark("About this game")
ELSEWHERE: Final = mark("This game is open in another window")
WATCH_OR_COPY: Final = mark(
    "A game can be played in one window only. Here you can replay it so far, or continue in a "
    "copy; the game itself is unchanged."
)


def begin(app: Host, session: Session, tips: bool = True) -> TableScene:
    """The table of a game; with tips, a beginner has a teacher behind the chair."""
    app.preparing(tr(SETTING_UP))
    app.use_game(session.spec.id)
    _played(app, session)
    writer = app.archive.keep(session)
    if not tips:
        return TableScene(session, writer=writer)
    from stupor.table.first_game import FirstGameTable

    return FirstGameTable(session, writer=writer)


def _played(app: Host, session: Session) -> None:
    """From now on this is the game played last."""
    if app.settings.game != session.spec.id:
        app.change(game=session.spec.id)


def resume(app: Host, game: KeptGame | Path) -> Scene:
    """The table of a kept game at its very decision, or a page that says what is the matter.

    A game that is over is shown from its beginning.
    """
    from stupor.archive.reading import BadFile

    app.preparing(tr(OPENING))
    try:
        opened = app.archive.open(game)
    except BadFile as why:
        return DialogPage(tr(UNREADABLE), said(why), [_to_title(app)])
    app.use_game(opened.session.spec.id)
    _played(app, opened.session)
    if opened.session.over:
        return _timeline(opened.session)
    if opened.watch:
        return _elsewhere(app, opened)
    if opened.notices:
        go_on = DialogButton("on", tr("Continue"), lambda: app.stack.reset(_taken_up(opened)))
        no = _to_title(app)._replace(press=partial(_give_up, app, opened))
        return DialogPage(tr(OLDER), " ".join(map(said, opened.notices)), [go_on, no])
    return _taken_up(opened)


def _taken_up(opened: ResumedGame) -> TableScene:
    """The table of an opened game."""
    from stupor.table.first_game import FirstGameTable

    return FirstGameTable(opened.session, writer=opened.writer)


def _elsewhere(app: Host, opened: ResumedGame) -> DialogPage:
    session = opened.session
    answers = [
        DialogButton("copy", tr("Continue in a copy"), partial(_copy, app, session)),
        DialogButton("watch", tr("Replay"), partial(_watch, app, session)),
        _to_title(app),
    ]
    return DialogPage(tr(ELSEWHERE), " ".join(map(said, (*opened.notices, WATCH_OR_COPY))), answers)


def _copy(app: Host, session: Session) -> None:
    app.stack.reset(begin(app, session.branch(session.ply, session.seats)))


def _watch(app: Host, session: Session) -> None:
    app.stack.push(_timeline(session))


def _timeline(session: Session) -> Scene:
    from stupor.scenes.timeline.scene import TimelineScene

    return TimelineScene(session)


def _give_up(app: Host, opened: ResumedGame) -> None:
    if opened.writer is not None:
        opened.writer.close()
    _show_title(app)


def _to_title(app: Host) -> DialogButton:
    return DialogButton("title", tr("Back to the main menu"), partial(_show_title, app))


def _show_title(app: Host) -> None:
    app.stack.reset(app.title_page())
