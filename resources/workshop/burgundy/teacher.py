"""The portrait of the monk who teaches at the table of Burgundy."""

import tomllib

import cv2
import numpy as np

from ..portraits import render_portrait
from ..sprites import AUTHOR, Book
from ..style import INPUTS

WIDTH, HEIGHT = 110, 143


def paint_teachers(book: Book) -> None:
    """The group of teachers: one painting as the plate of a lesson shows it."""
    person = tomllib.loads((INPUTS / "aubin.toml").read_text(encoding="utf-8"))
    picture, _ = render_portrait({"id": "aubin", **person})
    size = WIDTH * AUTHOR, HEIGHT * AUTHOR
    small = cv2.resize(picture.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    book.still("portrait/aubin", np.clip(small, 0, 1), WIDTH, HEIGHT)
