"""Portraits as large as a plate shows them, and Frederick's faces: what he looks at, how he feels."""

import tomllib

import cv2
import numpy as np

from .portraits import people, render_portrait
from .sprites import AUTHOR, Book
from .style import INPUTS

WIDTH, HEIGHT = 220, 286


def moods() -> dict[str, dict]:
    """Frederick's entry in the list of people, changed for each thing he looks at."""
    table = tomllib.loads((INPUTS / "frederick.toml").read_text(encoding="utf-8"))
    frederick = people()["frederick"]
    return {name: {**frederick, **changes} for name, changes in table.items()}


def large(person: dict) -> np.ndarray:
    """The painting at two pixels a unit, slightly sharpened for the size it is seen at."""
    picture, _ = render_portrait(person)
    size = WIDTH * AUTHOR, HEIGHT * AUTHOR
    small = cv2.resize(picture.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), 1.1)
    return np.clip(small + 0.28 * (small - soft), 0, 1)


def paint_faces(book: Book) -> None:
    """The group of large faces."""
    for name, person in people().items():
        book.still(f"portrait-large/{name}", large(person), WIDTH, HEIGHT)
    for name, person in moods().items():
        book.still(f"frederick/{name}", large(person), WIDTH, HEIGHT)
