"""The pictures of the README, taken anew: `python -m tests.pictures`."""

import sys
import tempfile
from pathlib import Path

import pygame

from stupor.selftest.command import take_pictures

FOLDER = Path(__file__).parents[1] / ".github" / "pictures"
SCENES = (
    "shelf", "table", "expansions", "campaign", "ceremony", "score",
    "burgundy.table", "burgundy.title", "burgundy.lobby",
)  # fmt: skip
SIZE = (1600, 900)


def main() -> int:
    """Take each picture and keep it small."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        failed = take_pictures(Path(made), SIZE, SCENES)
        for picture in sorted(Path(made).glob("*.png")):
            small = pygame.image.load(picture).convert(24)
            pygame.image.save(small, FOLDER / f"{picture.stem}.jpg")
    return failed


if __name__ == "__main__":
    sys.exit(main())
