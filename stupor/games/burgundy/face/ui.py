"""The user interface of The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.animation import BurgundyAnimation
from stupor.games.burgundy.face.board import BurgundyBoard
from stupor.games.burgundy.face.game_log.log_scroll import LOG
from stupor.games.burgundy.face.input import BurgundyInput
from stupor.games.burgundy.face.layout import BurgundyLayout
from stupor.games.burgundy.face.text import BurgundyText
from stupor.stage.game_ui import GameUI

UI: Final = GameUI(
    board=BurgundyBoard(),
    layout=BurgundyLayout(),
    input=BurgundyInput(),
    text=BurgundyText(),
    log=LOG,
    animation=BurgundyAnimation(),
)
