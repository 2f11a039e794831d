"""Every page of the game, opened in an app: what the tests of languages walk through."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path
from typing import Final

from stupor.app import App
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import life, name_of
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene
from stupor.games.stupor_mundi.rooms.campaign.scene import CampaignScene
from stupor.games.stupor_mundi.rooms.ceremony.scene import CeremonyScene
from stupor.games.stupor_mundi.rooms.solo.daily import DailyScene
from stupor.games.stupor_mundi.rooms.solo.menu import SoloScene
from stupor.language import tr
from stupor.scenes.begin import ELSEWHERE, WATCH_OR_COPY
from stupor.scenes.crash import CrashReport, CrashScene
from stupor.scenes.dialog import DialogButton, DialogPage
from stupor.scenes.error import ErrorScene
from stupor.scenes.figures.scene import FiguresScene
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.games.sections import FINISHED, FOUND, RUNNING, TRASH
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.statistics.scene import StatisticsScene
from stupor.scenes.timeline.scene import TimelineScene
from stupor.stage.items import Label
from stupor.stage.layout import LayoutProblem, load_anchors
from stupor.table.session.leave import curtain_for, end_for
from tests.scenes import test_advice, test_first_game, test_page_layout
from tests.scenes.annals_kit import archive_of, many
from tests.scenes.chapter_game import finished
from tests.scenes.past_games import played
from tests.scenes.table_setup import open_table
from tests.support.layout_check import problems

Opens = Callable[[App], None]


def settle(app: App) -> None:
    """Let pages that look something up do so."""
    for _ in range(4):
        app.step()


def with_annals(app: App) -> None:
    """Many finished games."""
    app.__dict__["archive"] = archive_of(many(120))


def chronicle(kind: str) -> Opens:
    def opens(app: App) -> None:
        with_annals(app)
        app.stack.reset(StatisticsScene(kind))

    return opens


def nothing_played(app: App) -> None:
    app.__dict__["archive"] = archive_of([])
    app.stack.reset(StatisticsScene())


def chapters_panel(app: App) -> None:
    with_annals(app)
    scene = StatisticsScene()
    app.stack.reset(scene)
    settle(app)
    scene.choose_chapter()


def alone(app: App) -> None:
    with_annals(app)
    app.stack.reset(SoloScene())


def day(app: App) -> None:
    with_annals(app)
    app.stack.reset(DailyScene())


def games(section: str) -> Opens:
    """A shelf of real games, some of them over, and one that is damaged."""

    def opens(app: App) -> None:
        for seed, options in ((3, {"edition": "special"}), (4, {})):
            finished(app, {"daily": "2026-11-20"} if seed == 4 else {}, options, seed)
        session = played("human,baron:merchant", 12)
        writer = app.archive.keep(session)
        assert session.decision is not None
        session.play(session.decision.options[0])
        writer.settle()
        writer.close()
        if section == TRASH:
            app.archive.trash(next(game for game in app.archive.games() if not game.over))
        app.stack.reset(GamesScene(section))

    return opens


def on_map(app: App) -> None:
    app.stack.reset(CampaignScene("01-jesi"))


def own_chapters(app: App) -> None:
    scene = CampaignScene()
    app.stack.reset(scene)
    scene.open_list("own")


def history(app: App) -> None:
    scene = CampaignScene("03-puer-apuliae")
    app.stack.reset(scene)
    assert scene.entry is not None
    app.stack.push(HistoryScene(scene.entry, scene.campaign.profile))


def profiles(app: App) -> None:
    app.stack.reset(CampaignScene())
    app.stack.push(ProfilesScene())


def opening(name: str) -> Opens:
    return lambda app: app.stack.reset(ChapterOpeningScene(name))


def ceremony(header: dict[str, str], options: dict[str, object]) -> Opens:
    def opens(app: App) -> None:
        table = finished(app, header, options, 3)
        app.stack.reset(table)
        scene = end_for(app, table.flow)
        assert isinstance(scene, CeremonyScene)
        app.stack.push(scene)
        scene.finish()

    return opens


def crash(app: App) -> None:
    app.stack.reset(
        CrashScene(CrashReport("", "", "", ""), lambda: None, lambda: None, lambda: None)
    )


def broken(app: App) -> None:
    try:
        load_anchors(Path("/nowhere.tmx"))
    except LayoutProblem as why:
        app.stack.reset(ErrorScene(why, Path("/log")))


def report(app: App) -> None:
    app.stack.reset(RulebookScene())
    app.failures.write_report()


def timeline(app: App) -> None:
    scene = TimelineScene(played("human,random,random", 40))
    app.stack.reset(scene)
    scene.go(20)


def branch(app: App) -> None:
    timeline(app)
    scene = app.stack.top
    assert isinstance(scene, TimelineScene)
    scene.commands.seal()


def lesson(app: App) -> None:
    from stupor.games.stupor_mundi.lessons import LESSONS

    app.stack.reset(LessonScene("stupor_mundi", LESSONS[0]))


def question(app: App) -> None:
    """The longest words and three answers, as `begin` asks."""
    said = (("copy", tr("Continue in a copy")), ("title", tr("Back to the main menu")))
    answers = [DialogButton(name, words, lambda: None) for name, words in said]
    app.stack.reset(DialogPage(tr(ELSEWHERE), tr(WATCH_OR_COPY), answers))


def curtain(app: App) -> None:
    """Between two people, when something has happened."""
    table = open_table(app, "human,human", 3)
    flow = table.flow
    while flow.next_human is None or flow.session.ply < 12:
        asked = flow.session.decision
        assert asked is not None
        flow.hand_over(asked.seat)
        flow.choose(asked.options[-1])
        flow.flush()
    app.stack.push(curtain_for(flow, flow.next_human, lambda: None, lambda: True))


def advice(app: App) -> None:
    """All three depths of what a computer would do."""
    table = test_advice.advised(app)
    scene = test_advice.asked(app, table)
    for _ in range(2):
        scene.deeper()
        app.step()


def first_game(app: App) -> None:
    """A beginner with a teacher behind the chair."""
    test_first_game.begin(app)


PAGES: Final[dict[str, Opens]] = {
    **test_page_layout.PAGES,
    "question": question,
    "curtain": curtain,
    **{f"chronicle of {kind}": chronicle(kind) for kind in ("all", "solo", "rivals")},
    "nothing played": nothing_played,
    "which games": chapters_panel,
    "alone": alone,
    "day": day,
    **{f"games {part}": games(part) for part in (RUNNING, FINISHED, TRASH, FOUND)},
    "map": on_map,
    "own chapters": own_chapters,
    "history": history,
    "profiles": profiles,
    **{f"opening {name_of(item)}": opening(name_of(item)) for item in life()},
    "ceremony": ceremony({}, {"market": "easy"}),
    "ceremony of the day": ceremony({"daily": "2026-11-20"}, {"market": "medium"}),
    "crash": crash,
    "broken file": broken,
    "report": report,
    "timeline": timeline,
    "branch": branch,
    "lesson": lesson,
    "advice": advice,
    "first game": first_game,
    "figures": lambda app: app.stack.reset(FiguresScene()),
}

#: What lies above another page; that one has its own test.
ABOVE: Final = {
    **test_page_layout.ABOVE_TABLE, "which games": "chapters/", "history": "history/",
    "profiles": "profiles/", "report": "ask/", "branch": "chairs/", "advice": "advice/",
}  # fmt: skip


def faults(app: App, page: str) -> list[str]:
    """Open a page: everything that is wrong with its words."""
    app.__dict__.pop("archive", None)
    PAGES[page](app)
    settle(app)
    above = ABOVE.get(page, "")

    def allowed(label: Label) -> bool:
        card = label.key.startswith("hand/") and app.settings.text > 100
        return card or not label.key.startswith(above)

    return problems(app, allowed)
