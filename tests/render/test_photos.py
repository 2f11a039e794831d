"""Pictures of the player: cut to their place, kept, and nothing where they cannot be read."""

from pathlib import Path

import pygame

from stupor.render.cache import Work
from stupor.render.items import Photo
from stupor.render.photos import PhotoStore

RED, BLUE = (200, 0, 0), (0, 0, 200)


def striped(file: Path) -> Photo:
    """A wide picture: blue edges, a red middle."""
    picture = pygame.Surface((400, 100))
    picture.fill(BLUE)
    picture.fill(RED, (150, 0, 100, 100))
    pygame.image.save(picture, file)
    return Photo("photo", 1, (0, 0, 50, 50), str(file), 1)


def test_a_picture_is_cut_to_its_middle(window: pygame.Surface, tmp_path: Path) -> None:
    shown = PhotoStore(Work(), 10**6).photo(striped(tmp_path / "one.png"), 50, 50)
    assert shown.get_size() == (50, 50)
    assert {tuple(shown.get_at((x, 25)))[:3] for x in (1, 25, 48)} == {RED}


def test_a_picture_is_read_once_for_each_version(window: pygame.Surface, tmp_path: Path) -> None:
    work = Work()
    store = PhotoStore(work, 10**6)
    item = striped(tmp_path / "one.png")
    first = store.photo(item, 50, 50)
    assert store.photo(item, 50, 50) is first
    assert work.counts["load"] == 1
    newer = Photo(item.key, item.z, item.rect, item.file, 2)
    assert store.photo(newer, 50, 50) is not first


def test_a_broken_or_missing_picture_shows_nothing(window: pygame.Surface, tmp_path: Path) -> None:
    store = PhotoStore(Work(), 10**6)
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"not a picture")
    for file in (broken, tmp_path / "missing.png", tmp_path):
        shown = store.photo(Photo("photo", 1, (0, 0, 9, 9), str(file)), 9, 9)
        assert shown.get_size() == (0, 0)
