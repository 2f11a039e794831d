"""Layer 3: the games kept on disk, each by the record of what was decided in it."""

from stupor.archive.archive import Archive, Opened
from stupor.archive.game import Game
from stupor.archive.keeper import Keeper
from stupor.archive.reading import BadFile

__all__ = ["Archive", "BadFile", "Game", "Keeper", "Opened"]
