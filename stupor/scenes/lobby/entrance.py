"""How the lobby is entered: with everybody where they sat last time, alone, or for a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.games import registry
from stupor.scenes.lobby.memory import agree, remember
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.lobby.start import table_scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host
    from stupor.scenes.scene import Scene


def lobby_for(app: Host, kind: str = "") -> LobbyScene:
    """The lobby of the game that is shown: of a game "alone", of the "first" one, or of any.

    In that of the "first" one all is set; with "settings" all of it can be changed at once.
    """
    game = registry.get(app.game)
    if kind in ("first", "settings"):
        return LobbyScene(LobbySetup.first(game), first_game=True, folded=kind == "first")
    setup = LobbySetup.alone(game) if kind == "alone" else LobbySetup(game=game)
    remember(setup, app.settings.chairs)
    return LobbyScene(agree(setup, app.settings.agreed))


def first_table(app: Host) -> Scene:
    """The table of a first game of the game that is shown, with nothing left to choose."""
    return table_scene(app, LobbySetup.first(registry.get(app.game)))
