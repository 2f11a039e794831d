"""A small world of pictures: a game with sprites and a board, and what all games share."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.render.cache import Work
from stupor.render.compositor import Compositor
from stupor.render.item_renderer import ItemRenderer

FONTS = Path(__file__).parents[2] / "resources" / "common" / "fonts"
Frames = dict[str, tuple[tuple[int, int], tuple[int, int, int, int], tuple[int, int, int, int]]]
#: name: frame, colour, trimmed area inside the frame
SPRITES: Frames = {
    "card/red": ((40, 60), (200, 0, 0, 255), (0, 0, 40, 60)),
    "card/red.shadow": ((40, 60), (0, 0, 0, 128), (-4, -2, 52, 72)),
    "piece": ((20, 20), (0, 200, 0, 255), (5, 0, 10, 20)),
    "panel": ((48, 48), (0, 0, 200, 255), (0, 0, 48, 48)),
}
COMMON: Frames = {
    "mark": ((20, 20), (250, 250, 0, 255), (0, 0, 20, 20)),
    "piece": ((20, 20), (90, 90, 90, 255), (0, 0, 20, 20)),
}


def _sheet(sprites: Frames, scale: int) -> tuple[pygame.Surface, dict[str, list[int]]]:
    sheet = pygame.Surface((200 * scale, 100 * scale), pygame.SRCALPHA)
    rows, left = {}, 0
    for name, (_, colour, (x, y, w, h)) in sprites.items():
        sheet.fill(colour, (left, 0, w * scale, h * scale))
        rows[name] = [0, left, 0, w * scale, h * scale, x * scale, y * scale]
        left += w * scale
    return sheet, rows


def make_atlas(folder: Path, sprites: Frames) -> None:
    """Write a list of sprites and its sheets into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    atlas: dict = {"version": 1, "sets": {}, "sprites": {}}
    for name, (size, _, _) in sprites.items():
        atlas["sprites"][name] = {"size": list(size)}
    for scale in (1, 2):
        sheet, rows = _sheet(sprites, scale)
        pygame.image.save(sheet, folder / f"{scale}x-0.png")
        atlas["sets"][str(scale)] = {"sheets": [f"{scale}x-0.png"]}
        for name, row in rows.items():
            atlas["sprites"][name][str(scale)] = row
    (folder / "atlas.json").write_text(json.dumps(atlas), encoding="utf-8")


def make_board(folder: Path, name: str, colour: tuple[int, int, int]) -> None:
    """Write a board into a folder of resources."""
    (folder / "boards").mkdir(parents=True, exist_ok=True)
    board = pygame.Surface((192, 108))
    board.fill(colour)
    pygame.draw.line(board, (250, 250, 250), (0, 0), (191, 107), 3)
    file = folder / "boards" / f"{name}@1x.png"
    pygame.image.save(board, file)
    file.rename(file.with_suffix(".webp"))


def make_world(root: Path) -> Path:
    """Write fonts, two lists of sprites with sheets and a board below a folder; returns it."""
    shutil.copytree(FONTS, root / "common" / "fonts")
    make_atlas(root / "common", COMMON)
    make_atlas(root / "game", SPRITES)
    make_board(root / "game", "table", (120, 90, 60))
    return root


def renderer_of(world: Path, game: str = "game") -> ItemRenderer:
    """The stores of a game of that world; nothing is read yet."""
    return ItemRenderer((world / game, world / "common"), world / "common" / "fonts", Work())


@pytest.fixture()
def world(tmp_path: Path) -> Path:
    return make_world(tmp_path / "resources")


@pytest.fixture()
def window() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1920, 1080))
    pygame.quit()


@pytest.fixture()
def renderer(window: pygame.Surface, world: Path) -> ItemRenderer:
    made = renderer_of(world)
    made.check()
    return made


@pytest.fixture()
def compositor(window: pygame.Surface, renderer: ItemRenderer) -> Compositor:
    return Compositor(window, renderer)
