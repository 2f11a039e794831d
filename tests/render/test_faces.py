"""Letters of the reading faces stand apart at the sizes at which they are read."""

import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "resources" / "common" / "fonts"
FACES = ("eb-garamond-400-italic", "eb-garamond-500", "eb-garamond-700")
SIZES = range(13, 25)
#: Pairs that both languages are full of, and whose outlines do not touch.
PAIRS = ("co", "ct", "ce", "ca", "ch", "ec", "ac", "re", "ro", "ra", "de", "le", "nt", "es", "ou")
#: What is as dark as this belongs to a letter.
INK = 110


def parts(font: pygame.font.Font, text: str) -> int:
    """Of how many pieces of ink a text is made."""
    mask = pygame.mask.from_surface(font.render(text, True, "white"), INK)
    return len(mask.connected_components())


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def touching(face: str, pair: str) -> list[int]:
    """The sizes at which the letters of a pair run into each other."""
    found = []
    for size in SIZES:
        font = pygame.font.Font(FONTS / f"{face}.ttf", size)
        if parts(font, pair) < parts(font, pair[0]) + parts(font, pair[1]):
            found.append(size)
    return found


@pytest.mark.parametrize("pair", ["co", "ct", "ce", "ca"])
def test_letters_after_a_c_stand_apart_in_the_italic(pair: str) -> None:
    assert touching(FACES[0], pair) == []


@pytest.mark.parametrize("face", FACES)
def test_hardly_any_pair_runs_together(face: str) -> None:
    """Given the commonest pairs at twelve sizes, then fewer than one in fifteen touches."""
    found = {pair: touching(face, pair) for pair in PAIRS}
    assert sum(map(len, found.values())) <= len(PAIRS) * len(SIZES) // 15, found


def test_the_fonts_are_those_that_the_workshop_makes(tmp_path: Path) -> None:
    pytest.importorskip("fontTools")
    sys.path.insert(0, str(ROOT))
    from resources.workshop.faces import make

    for file in FONTS.glob("*.ttf"):
        make(file.name, tmp_path)
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name
