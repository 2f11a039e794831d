"""Who teaches at the lessons of this game."""

from __future__ import annotations

from typing import Final

from stupor.language import mark

#: The sprite of a teacher and the name.
FACE: Final = "portrait/aubin"
NAME: Final = mark("Brother Aubin")
