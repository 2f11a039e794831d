"""A small world of pictures: four sprites on one sheet for each set, and one board."""

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
from stupor.render.stamps import Stamper

FONTS = Path(__file__).parents[2] / "resources" / "common" / "fonts"
#: name: frame, colour, trimmed area inside the frame
SPRITES = {
    "card/red": ((40, 60), (200, 0, 0, 255), (0, 0, 40, 60)),
    "card/red.shadow": ((40, 60), (0, 0, 0, 128), (-4, -2, 52, 72)),
    "piece": ((20, 20), (0, 200, 0, 255), (5, 0, 10, 20)),
    "panel": ((48, 48), (0, 0, 200, 255), (0, 0, 48, 48)),
}


def _sheet(scale: int) -> tuple[pygame.Surface, dict[str, list[int]]]:
    sheet = pygame.Surface((200 * scale, 100 * scale), pygame.SRCALPHA)
    rows, left = {}, 0
    for name, (_, colour, (x, y, w, h)) in SPRITES.items():
        sheet.fill(colour, (left, 0, w * scale, h * scale))
        rows[name] = [0, left, 0, w * scale, h * scale, x * scale, y * scale]
        left += w * scale
    return sheet, rows


def make_world(root: Path) -> Path:
    """Write fonts, atlas, sheets and a board below a folder; returns it."""
    shutil.copytree(FONTS, root / "common" / "fonts")
    game = root / "game"
    (game / "boards").mkdir(parents=True)
    atlas: dict = {"version": 1, "sets": {}, "sprites": {}}
    for name, (size, _, _) in SPRITES.items():
        atlas["sprites"][name] = {"size": list(size)}
    for scale in (1, 2):
        sheet, rows = _sheet(scale)
        pygame.image.save(sheet, game / f"{scale}x-0.png")
        atlas["sets"][str(scale)] = {"sheets": [f"{scale}x-0.png"]}
        for name, row in rows.items():
            atlas["sprites"][name][str(scale)] = row
    (game / "atlas.json").write_text(json.dumps(atlas), encoding="utf-8")
    board = pygame.Surface((192, 108))
    board.fill((120, 90, 60))
    pygame.draw.line(board, (250, 250, 250), (0, 0), (191, 107), 3)
    pygame.image.save(board, game / "boards" / "table@1x.png")
    (game / "boards" / "table@1x.png").rename(game / "boards" / "table@1x.webp")
    return root


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
def stamper(window: pygame.Surface, world: Path) -> Stamper:
    made = Stamper(world, "game", Work())
    made.check()
    return made


@pytest.fixture()
def compositor(window: pygame.Surface, stamper: Stamper) -> Compositor:
    return Compositor(window, stamper)
