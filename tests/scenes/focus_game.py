"""From the title page through the lobby to the end of a game, without a mouse."""

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.games.stupor_mundi.rooms.ceremony.scene import CeremonyScene
from stupor.scenes.error import ErrorScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.title.scene import TitleScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from tests.scenes.keyboard_bot import FocusBot

MOST_STEPS = 20_000


def begin(app: App, bot: FocusBot, kinds: tuple[str, ...]) -> TableScene:
    """Open the lobby from the title page, seat everybody and break the seal."""
    title = TitleScene()
    app.stack.reset(title)
    app.step()
    bot.choose(title, "new")
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    for chair, kind in enumerate(kinds, start=1):
        bot.choose(lobby, f"chair.{chair}.{kind}")
    assert [chair.kind for chair in lobby.setup.chairs] == list(kinds)
    bot.choose(lobby, "begin")
    table = app.stack.scenes()[-1 - isinstance(app.stack.top, CurtainScene)]
    assert isinstance(table, TableScene)
    return table


def play(app: App, bot: FocusBot, table: TableScene) -> None:
    """Let the bot play until the score sheet is shown."""
    for _ in range(MOST_STEPS):
        top = app.stack.top
        if isinstance(top, WinnerScene | CeremonyScene):
            return
        if isinstance(top, CurtainScene):
            bot.open(top)
        elif top is table and table.flow.decision is not None:
            before = table.flow.session.ply
            option = bot.answer(table)
            assert table.flow.session.ply > before, (key_of(option), table.commands.message)
        elif top is table and table.flow.timeline.busy:
            bot.press("skip")
        else:
            assert not isinstance(top, ErrorScene)
            app.step()
    raise AssertionError("the game does not end")
