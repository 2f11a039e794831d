"""Cast shadows on or off: a moving piece is painted bare and its shadow becomes a sprite of its
own."""

from collections.abc import Iterator
from contextlib import contextmanager

_baked = True


def baked() -> bool:
    """True while painters lay the shadow of a piece on the ground under it."""
    return _baked


@contextmanager
def bare() -> Iterator[None]:
    """Paint without shadows on the ground."""
    global _baked
    before, _baked = _baked, False
    try:
        yield
    finally:
        _baked = before
