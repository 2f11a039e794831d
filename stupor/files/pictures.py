"""Pictures that are as our own: small and simply packed, so that they are unpacked in no time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from stupor.files.untrusted import Unreadable, opened, read_bytes
from stupor.language import mark

#: Ours are of 640 by 360 points, in a twentieth of these bytes.
MOST_POINTS: Final = 2_000_000
MOST_BYTES: Final = 2**21
#: Where the size of a picture stands, if it is one of ours.
_HEAD: Final = 4096
#: A JPEG that is sent line by line; those that come in ever finer layers can take for ever.
_START: Final = b"\xff\xd8"
_SIZES: Final = (b"\xff\xc0", b"\xff\xc1")
_LAYER: Final = b"\xff\xda"
_MOST_LAYERS: Final = 4
_NO_PICTURE: Final = mark("it is not a picture of a game")


def picture_in(path: Path) -> bytes:
    """The picture in a file; OSError for what is none of ours."""
    content = read_bytes(path, MOST_BYTES)
    _check(content)
    if content.count(_LAYER) > _MOST_LAYERS:
        raise Unreadable(_NO_PICTURE)
    return content


def picture_state(path: Path) -> os.stat_result:
    """Size and time of a file that begins as a picture of ours; OSError for any other."""
    with opened(path) as file:
        _check(file.read(_HEAD))
        return os.fstat(file.fileno())


def _check(content: bytes) -> None:
    wide, high = _size(content)
    if not 0 < wide * high <= MOST_POINTS:
        raise Unreadable(_NO_PICTURE)


def _size(content: bytes) -> tuple[int, int]:
    """Width and height as the picture tells them before it begins."""
    at = len(_START)
    while content.startswith(_START) and content[at : at + 1] == b"\xff":
        if content[at : at + 2] in _SIZES:
            high, wide = content[at + 5 : at + 7], content[at + 7 : at + 9]
            return int.from_bytes(wide, "big"), int.from_bytes(high, "big")
        if content[at : at + 2] == _LAYER:
            break
        at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    raise Unreadable(_NO_PICTURE)
