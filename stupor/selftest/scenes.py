"""Every scene of the game, opened one after the other; for the selftest and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.lessons import LESSONS
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.chronicle.scene import ChronicleScene
from stupor.scenes.crash import CrashScene, Told
from stupor.scenes.error import ErrorScene
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.scenes.title.scene import TitleScene
from stupor.selftest.games import SEED, Failed, new_game, play
from stupor.table.leave import curtain_for, end_for
from stupor.table.scene import TableScene

if TYPE_CHECKING:
    from stupor.app import App
    from stupor.scenes.scene import Scene

Opens = Callable[["App"], None]
_MIDDLE: Final = 150


def every() -> Iterator[tuple[str, Opens]]:
    """The name of each scene and what brings it on top of the stack."""
    yield from _PAGES.items()
    for name, options, kind in _TABLES:
        yield name, partial(_open, scene=partial(table, options=options, kind=kind))
    yield "curtain", _curtain
    yield "menu", _menu
    yield "timeline", lambda app: app.stack.reset(TimelineScene(_middle({}, "turn")))
    yield "score", partial(_ended, kinds="squire,page,squire,page")
    yield "ceremony", partial(_ended, kinds="squire")
    yield "lesson", lambda app: app.stack.reset(LessonScene("stupor_mundi", LESSONS[0]))
    yield "history", _history
    yield "crash", _crash
    yield "error", _error


def table(app: App, options: dict[str, object], kind: str) -> TableScene:
    """A four-seat table in mid-game where a person is asked a question of that kind."""
    return begin(app, _middle(options, kind), advised=False)


def _middle(options: dict[str, object], kind: str) -> Session:
    session = new_game("squire,squire,squire,squire", options)
    while True:
        play(session, session.ply + 1)
        asked = session.decision
        if asked is None:
            raise Failed(f"nobody was ever asked for {kind}")
        if asked.kind == kind and (session.ply >= _MIDDLE or kind != "turn"):
            break
    session.reseat(asked.seat, make_seat(HUMAN, session.spec, SEED))
    return session


def _open(app: App, scene: Callable[[App], Scene]) -> None:
    app.stack.reset(scene(app))


def _ended(app: App, kinds: str) -> None:
    shown = begin(app, play(new_game(kinds)), advised=False)
    app.stack.reset(shown)
    app.stack.reset(end_for(app, shown.flow))


def _curtain(app: App) -> None:
    shown = table(app, {}, "turn")
    app.stack.reset(shown)
    seat = shown.flow.session.decision.seat if shown.flow.session.decision else 0
    app.stack.push(curtain_for(shown.flow, seat, lambda: None, lambda: True))


def _menu(app: App) -> None:
    shown = table(app, {}, "turn")
    app.stack.reset(shown)
    shown.commands.open_menu()


def _history(app: App) -> None:
    shown = CampaignScene()
    app.stack.reset(shown)
    if shown.entry is not None:
        app.stack.push(HistoryScene(shown.entry, shown.campaign.profile))


def _crash(app: App) -> None:
    told = Told("Your games are safe.", "A report is written.", "report.zip", "KeyError: 'x'")
    app.stack.reset(CrashScene(told, None, lambda: None))


def _error(app: App) -> None:
    app.stack.reset(ErrorScene(OSError("a file is missing"), Path("log")))


#: Pages that need nothing but themselves.
_PAGES: Final[dict[str, Opens]] = {
    "title": partial(_open, scene=lambda app: TitleScene()),
    "lobby": partial(_open, scene=lambda app: LobbyScene(LobbySetup())),
    "solo": partial(_open, scene=lambda app: SoloScene()),
    "daily": partial(_open, scene=lambda app: DailyScene()),
    "campaign": partial(_open, scene=lambda app: CampaignScene()),
    "chapter": partial(_open, scene=lambda app: ChapterOpeningScene("01-jesi")),
    "profiles": partial(_open, scene=lambda app: ProfilesScene()),
    "chronicle": partial(_open, scene=lambda app: ChronicleScene()),
    "games": partial(_open, scene=lambda app: GamesScene()),
    "library": partial(_open, scene=lambda app: LibraryScene()),
    "figures": partial(_open, scene=lambda app: FiguresScene()),
    "lessons": partial(_open, scene=lambda app: LearnScene()),
    "rulebook": partial(_open, scene=lambda app: RulebookScene()),
    "settings": partial(_open, scene=lambda app: SettingsScene()),
    "keys": partial(_open, scene=lambda app: KeysScene()),
}
#: A table, its options, and what is asked there.
_TABLES: Final[tuple[tuple[str, dict[str, object], str], ...]] = (
    ("draft", {"houses": "draft"}, "house"),
    ("table", {}, "turn"),
    ("edict", {}, "edict"),
    ("special", {"edition": "special"}, "turn"),
    ("expansions", {"edition": "special", "expansions": [*EXPANSIONS]}, "turn"),
)
