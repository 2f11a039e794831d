"""A picture beside a game is read only where it is as ours are: small, and simply packed."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame
import pytest

from stupor.files import pictures
from stupor.files.pictures import picture_in, picture_state
from stupor.files.untrusted import Unreadable
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once


def jpeg(wide: int = 640, high: int = 360) -> bytes:
    """A picture as the table takes it."""
    packed = io.BytesIO()
    pygame.image.save(pygame.Surface((wide, high)), packed, "picture.jpg")
    return packed.getvalue()


def of_size(wide: int, high: int) -> bytes:
    """A picture that says it is of that size."""
    at = (content := jpeg()).index(b"\xff\xc0") + 5
    return content[:at] + struct.pack(">HH", high, wide) + content[at + 4 :]


def png(wide: int, high: int) -> bytes:
    packed = io.BytesIO()
    pygame.image.save(pygame.Surface((wide, high)), packed, "picture.png")
    return packed.getvalue()


def test_our_own_pictures_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(jpeg())
    assert picture_in(tmp_path / "a.jpg") == jpeg()
    assert picture_state(tmp_path / "a.jpg").st_size == len(jpeg())


@pytest.mark.parametrize(
    "content",
    [
        of_size(20_000, 20_000), of_size(65_535, 1_000), of_size(0, 10), b"", b"\xff\xd8",
        b"\xff\xd8" + b"\xff\xe0\x00\x00" * 2_000, jpeg().replace(b"\xff\xc0", b"\xff\xc2"),
        png(64, 64), b"GIF89a", b"\x00" * 9_000, jpeg()[1:], b"BM" + b"\x00" * 60,
    ],
)  # fmt: skip
def test_no_other_picture_is_unpacked(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.jpg"
    path.write_bytes(content)
    for read in (picture_in, picture_state):
        with at_once(), pytest.raises(Unreadable, match="not a picture"):
            read(path)


def test_a_picture_of_countless_layers_is_refused(tmp_path: Path) -> None:
    path, content = tmp_path / "a.jpg", jpeg()
    layer = content[content.index(b"\xff\xda") : content.index(b"\xff\xda") + 14]
    path.write_bytes(content[:-2] + layer * 1_000 + content[-2:])
    with pytest.raises(Unreadable, match="not a picture"):
        picture_in(path)


def test_a_long_file_is_read_no_further(tmp_path: Path) -> None:
    path = tmp_path / "a.jpg"
    path.write_bytes(jpeg() + b"\x00" * pictures.MOST_BYTES)
    with pytest.raises(Unreadable, match="larger than"):
        picture_in(path)


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_nobody_waits_for_a_picture(tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / "a.jpg")
    for read in (picture_in, picture_state):
        with at_once(), pytest.raises(OSError):
            read(tmp_path / "a.jpg")
