"""Whether new games are played with the player's corrections, and how one that was says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from stupor.archive.corrections import CorrectionFile, player_file, read_file
from stupor.games import registry
from stupor.games.registry import get
from stupor.language import mark, tr, trn
from stupor.match.journal import corrected
from stupor.scenes.dialog import DialogButton, DialogPage
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: Begins a game with these options besides the others.
Begin = Callable[[dict[str, Any]], Scene]
_BROKEN: Final = mark("Your corrections cannot be used")
_WITHOUT: Final = mark("Play without them")
_LOOK: Final = mark("Show them")


def has_figures(game: str) -> bool:
    """Whether the game of that name has figures that can be corrected."""
    return registry.has(game, "figures")


def read_corrections(app: Host) -> CorrectionFile:
    """The player's file of corrections as it is now."""
    return read_file(player_file(app.paths.user_data()), get(app.game))


def with_corrections(app: Host, begin: Begin) -> Scene:
    """A new game, with the player's corrections if that is wanted; or what keeps them away."""
    if not (app.settings.figures and has_figures(app.game)):
        return begin({})
    file = read_corrections(app)
    if file.problems:
        return _asked(app, file, begin)
    return begin({"figures": file.figures} if file.figures else {})


def _asked(app: Host, file: CorrectionFile, begin: Begin) -> Scene:
    answers = [
        DialogButton("without", tr(_WITHOUT), partial(_play, app, begin)),
        DialogButton("look", tr(_LOOK), partial(_look, app)),
    ]
    return DialogPage(tr(_BROKEN), file.problems[0].told(file.path.name), answers)


def _play(app: Host, begin: Begin) -> None:
    app.stack.reset(begin({}))


def _look(app: Host) -> None:
    app.stack.reset(app.title_page())
    app.stack.push(app.navigator.figures())


def corrected_words(header: Mapping[str, Any]) -> str:
    """The sentence about the corrections of a game, or nothing."""
    count = corrected(header)
    if not count:
        return ""
    return trn(
        "Played with {count} corrected value.", "Played with {count} corrected values.", count
    )
