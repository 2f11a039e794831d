"""The toy with a face as it is played: as the plain one."""

from tests.toy.play import PLAY

__all__ = ["PLAY"]
