"""The user interface of Stupor Mundi."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.face.animation import StuporMundiAnimation
from stupor.games.stupor_mundi.face.board import StuporMundiBoard
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.input import StuporMundiInput
from stupor.games.stupor_mundi.face.layout import StuporMundiLayout
from stupor.games.stupor_mundi.face.text import StuporMundiText
from stupor.stage.game_ui import GameUI

UI: Final = GameUI(
    board=StuporMundiBoard(),
    layout=StuporMundiLayout(),
    input=StuporMundiInput(),
    text=StuporMundiText(),
    log=LOG,
    animation=StuporMundiAnimation(),
)
