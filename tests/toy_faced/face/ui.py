"""The user interface of the toy."""

from __future__ import annotations

from typing import Final

from stupor.stage.game_ui import GameUI
from tests.toy_faced.face.animation import ToyAnimation
from tests.toy_faced.face.board import ToyBoard
from tests.toy_faced.face.input import ToyInput
from tests.toy_faced.face.layout import ToyLayout
from tests.toy_faced.face.text import ToyText

UI: Final = GameUI(
    board=ToyBoard(),
    layout=ToyLayout(),
    input=ToyInput(),
    text=ToyText(),
    animation=ToyAnimation(),
)
