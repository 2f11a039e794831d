"""Every scene of the game, opened one after the other; for the selftest and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from stupor.games import registry
from stupor.language import mark, tr
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.render.problem import ADVICE, ResourceProblem
from stupor.scenes.begin import begin
from stupor.scenes.crash import CrashReport, CrashScene
from stupor.scenes.error import ErrorScene
from stupor.scenes.figures.chosen import has_figures
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.gallery.scene import GalleryScene
from stupor.scenes.gallery.shelves import has_gallery
from stupor.scenes.game_parts import has_book
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import has_lessons, required_lessons
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.puzzles.scene import PuzzlesScene
from stupor.scenes.puzzles.shelf import PuzzleShelf, puzzles_of
from stupor.scenes.puzzles.table import PuzzleTable
from stupor.scenes.review.cards import SHOW
from stupor.scenes.review.opening import opened
from stupor.scenes.review.scene import ReviewScene
from stupor.scenes.review.verdict import VerdictPanel
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.shelf.scene import ShelfScene
from stupor.scenes.statistics.scene import StatisticsScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.title.scene import TitleScene
from stupor.selftest.games import SEED, Failed, played
from stupor.selftest.sample_reviews import finished, sample_runner
from stupor.table.scene import TableScene
from stupor.table.session.leave import curtain_for, end_for, score_for

if TYPE_CHECKING:
    from stupor.app import App
    from stupor.scenes.scene import Scene
    from stupor.table.session.flow import TurnFlow

Ending = Callable[["App", "TurnFlow"], "Scene"]
Opens = Callable[["App"], None]
_MIDDLE: Final = 150
#: The day whose puzzle is shown.
DAY: Final = date(2026, 11, 24)
#: Questions that are asked all the time: they are shown in mid-game.
_TURNS: Final = ("", "turn")
_RIVALS: Final = ("squire", "page", "squire", "page")


class Pages(Protocol):
    """A game's part "rooms.pages"."""

    #: Pages by name; tables with their options and what is asked there; pages upon others.
    PAGES: Mapping[str, Callable[[], Scene]]
    TABLES: Sequence[tuple[str, Mapping[str, Any], str]]
    OVER: Mapping[str, Opens]


def every() -> Iterator[tuple[str, Opens]]:
    """The name of each scene and what brings it on top of the stack."""
    yield "shelf", partial(_open, scene=lambda app: ShelfScene())
    for game in registry.GAMES:
        before = "" if game == registry.FIRST else f"{game}."
        for name, opens in (*_PAGES.items(), *_of(game)):
            yield f"{before}{name}", partial(_laid_out, game=game, opens=opens)
    yield "crash", _crash
    yield "error", _error


def _laid_out(app: App, game: str, opens: Opens) -> None:
    app.use_game(game)
    opens(app)


def _of(game: str) -> Iterator[tuple[str, Opens]]:
    """The pages that not every game has, and its tables."""
    spec, pages = registry.get(game), cast(Pages | None, registry.part(game, "rooms.pages"))
    for name, page in (pages.PAGES if pages else {}).items():
        yield name, partial(_push_bare, page=page)
    tables = pages.TABLES if pages else (("table", {}, ""),)
    for name, options, kind in tables:
        yield name, partial(_open, scene=partial(table, game=game, options=options, kind=kind))
    usual = next(kind for name, _, kind in tables if name == "table")
    yield "curtain", partial(_curtain, game=game, kind=usual)
    yield "menu", partial(_menu, game=game, kind=usual)
    middle = partial(_middle, game, {}, usual)
    yield "timeline", lambda app: app.stack.reset(TimelineScene(middle()))
    yield from _endings(game, spec.seats)
    yield from _for_reading(game)
    yield from (pages.OVER if pages else {}).items()


def _endings(game: str, seats: range) -> Iterator[tuple[str, Opens]]:
    """What is shown when a game has ended, and of it afterwards."""
    rivals = ",".join(_RIVALS[: seats[-1]])
    yield "winner", partial(_ended, game=game, kinds=rivals)
    yield "score", partial(_ended, game=game, kinds=rivals, ending=score_for)
    yield "review", partial(_reviewed, game=game, kinds="squire,squire")
    yield "review.lower", partial(_reviewed, game=game, kinds="squire,squire", lower=True)
    yield "review.four", partial(_reviewed, game=game, kinds=rivals)
    yield "compared", partial(_compared, game=game, kinds="squire,squire")
    yield "found", partial(_compared, game=game, kinds="squire,squire", found=True)
    if 1 in seats:
        yield "review.solo", partial(_reviewed, game=game, kinds="squire")
        yield "ceremony", partial(_ended, game=game, kinds="squire")


def _for_reading(game: str) -> Iterator[tuple[str, Opens]]:
    """Lessons, puzzles, and what there is to read, where a game has them."""
    if has_lessons(game):
        lesson = required_lessons(game).LESSONS[0]
        yield "lessons", partial(_open, scene=lambda app: LearnScene())
        yield "lesson", lambda app: app.stack.reset(LessonScene(game, lesson))
    if puzzles_of(game):
        yield "puzzles", partial(_open, scene=lambda app: PuzzlesScene(DAY))
        yield "puzzle", partial(_puzzle, game=game)
    if has_book(game):
        yield "rulebook", partial(_open, scene=lambda app: RulebookScene())
    if has_gallery(game):
        yield "gallery", partial(_open, scene=lambda app: GalleryScene(lambda page: None))
    if has_figures(game):
        yield "figures", partial(_open, scene=lambda app: FiguresScene())


def table(app: App, game: str, options: Mapping[str, Any], kind: str) -> TableScene:
    """A table of four in mid-game where a person is asked a question of that kind, or any."""
    return begin(app, _middle(game, options, kind), tips=False)


def _middle(game: str, options: Mapping[str, Any], kind: str) -> Session:
    def asks(session: Session) -> bool:
        asked = session.decision
        return (
            asked is not None
            and session.ply > 0
            and asked.kind == (kind or asked.kind)
            and (session.ply >= _MIDDLE or kind not in _TURNS)
        )

    session = played("squire,squire,squire,squire", options, game, f"asked: {kind}", asks)
    asked = session.decision
    if asked is None:
        raise Failed(f"no game ever asked for {kind}")
    session.reseat(asked.seat, make_seat(HUMAN, session.spec, SEED), f"Player {asked.seat + 1}")
    return session


def _push_bare(app: App, page: Callable[[], Scene]) -> None:
    app.stack.reset(page())


def _open(app: App, scene: Callable[[App], Scene]) -> None:
    app.stack.reset(scene(app))


def _ended(app: App, game: str, kinds: str, ending: Ending = end_for) -> None:
    over = played(kinds, {}, game, "the end", lambda session: session.over)
    shown = begin(app, over, tips=False)
    app.stack.reset(shown)
    app.stack.reset(ending(app, shown.flow))


def _reviewed(app: App, game: str, kinds: str, lower: bool = False) -> None:
    scene = _review(app, game, kinds)
    if lower and scene.apart:
        scene.flip()


def _review(app: App, game: str, kinds: str) -> ReviewScene:
    session = finished(game, kinds)
    scene = opened(app, session, sample_runner(session))
    app.stack.reset(scene)
    return scene


def _compared(app: App, game: str, kinds: str, found: bool = False) -> None:
    scene = _review(app, game, kinds)
    scene.do(SHOW)
    if found:
        app.stack.push(VerdictPanel(3.2, 20.4, lambda: None, {}))


def _curtain(app: App, game: str, kind: str) -> None:
    shown = table(app, game, {}, kind)
    app.stack.reset(shown)
    seat = shown.flow.session.decision.seat if shown.flow.session.decision else 0
    app.stack.push(curtain_for(shown.flow, seat, lambda: None, lambda: True))


def _puzzle(app: App, game: str) -> None:
    shelf = PuzzleShelf(app, game, DAY)
    shown = PuzzleTable(shelf, shelf.puzzles[0])
    app.stack.reset(shown)
    shown.next_hint()


def _menu(app: App, game: str, kind: str) -> None:
    shown = table(app, game, {}, kind)
    app.stack.reset(shown)
    shown.commands.open_menu()


def _crash(app: App) -> None:
    told = CrashReport(
        tr("Your games are safe: all saved games are unchanged."),
        tr("A report describes what happened:"),
        "report.zip",
        "KeyError: 'x'",
    )
    app.stack.reset(CrashScene(told, None, lambda: None))


def _error(app: App) -> None:
    app.stack.reset(ErrorScene(ResourceProblem("atlas.json", _MISSING, ADVICE), Path("log")))


#: What is said where a file of pictures is gone.
_MISSING: Final = mark("the list of pictures is missing")
#: Pages that need nothing but themselves.
_PAGES: Final[Mapping[str, Opens]] = {
    "title": partial(_open, scene=lambda app: TitleScene()),
    "lobby": partial(_open, scene=lambda app: LobbyScene(LobbySetup(game=registry.get(app.game)))),
    "chronicle": partial(_open, scene=lambda app: StatisticsScene()),
    "games": partial(_open, scene=lambda app: GamesScene()),
    "library": partial(_open, scene=lambda app: LibraryScene()),
    "settings": partial(_open, scene=lambda app: SettingsScene()),
    "keys": partial(_open, scene=lambda app: KeysScene()),
}
