"""The pictures as they are shipped: two folders that fit together and do not grow too large."""

import json
import os
from pathlib import Path
from xml.etree import ElementTree

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.platform import paths
from stupor.render.contrast import PANELS

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(file.parent.name for file in paths.resources().glob("*/atlas.json"))
LEVELS = sorted(paths.levels().glob("*/*.tmx"))
#: Bytes of everything that is shipped beside the code.
ROOM = 63_000_000
#: The wheel leaves it out.
FOR_MACOS = "icon-1024.png"


def atlas(folder: str) -> dict:
    return json.loads((paths.resources() / folder / "atlas.json").read_text("utf-8"))


def pixels(folder: str, scale: str, kind: str) -> int:
    """How many pixels the sheets of a set have."""
    sheets = [paths.resources() / folder / name for name in atlas(folder)["sets"][scale][kind]]
    sizes = [pygame.image.load(sheet).get_size() for sheet in sheets]
    return sum(width * height for width, height in sizes)


def test_no_game_says_again_what_is_common() -> None:
    common = atlas("common")["sprites"].keys()
    assert PANELS.keys() <= common
    for folder in FOLDERS:
        if folder != "common":
            assert common.isdisjoint(atlas(folder)["sprites"]), folder


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sprite_is_in_both_sets(folder: str) -> None:
    assert all({"1", "2", "size"} <= row.keys() for row in atlas(folder)["sprites"].values())


@pytest.mark.parametrize(("scale", "most"), [("1", 4_200_000), ("2", 14_900_000)])
def test_a_start_reads_no_more_pixels_than_when_there_was_one_folder(scale: str, most: int) -> None:
    for folder in FOLDERS:
        if folder != "common":
            assert pixels("common", scale, "sheets") + pixels(folder, scale, "sheets") <= most


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: f"{level.parent.name}/{level.stem}")
def test_the_picture_below_a_level_is_there(level: Path) -> None:
    for image in ElementTree.parse(level).getroot().iter("image"):
        assert (level.parent / image.attrib["source"]).is_file()


def test_all_that_is_shipped_is_small_enough() -> None:
    files = (f for f in paths.resources().rglob("*") if "workshop" not in f.parts and f.is_file())
    shipped = [file for file in files if file.name != FOR_MACOS]
    assert sum(file.stat().st_size for file in shipped) <= ROOM


def test_the_workshop_writes_the_levels_of_burgundy_as_they_are_shipped(tmp_path: Path) -> None:
    from resources.workshop.burgundy.levels import levels, write_level

    made = levels()
    assert {f"{name}.tmx" for name in made} | {"title.tmx"} == {
        level.name for level in (paths.levels() / "burgundy").glob("*.tmx")
    }
    for name, boxes in made.items():
        target = tmp_path / f"{name}.tmx"
        write_level(target, boxes)
        shipped = paths.levels() / "burgundy" / target.name
        assert target.read_text("utf-8") == shipped.read_text("utf-8"), name
