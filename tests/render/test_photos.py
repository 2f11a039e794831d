"""Pictures of the player: cut to their place, kept, and nothing where they cannot be read."""

from pathlib import Path

import pygame
import pytest

from stupor.render.cache import Work
from stupor.render.photos import PhotoStore
from stupor.stage.items import Photo
from tests.files.test_pictures import of_size, png
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once

RED, BLUE = (200, 0, 0), (0, 0, 200)


def striped(file: Path) -> Photo:
    """A wide picture: blue edges, a red middle."""
    picture = pygame.Surface((400, 100))
    picture.fill(BLUE)
    picture.fill(RED, (150, 0, 100, 100))
    pygame.image.save(picture, file)
    return Photo("photo", 1, (0, 0, 50, 50), str(file), 1)


def test_a_picture_is_cut_to_its_middle(window: pygame.Surface, tmp_path: Path) -> None:
    shown = PhotoStore(Work(), 10**6).photo(striped(tmp_path / "one.jpg"), 50, 50)
    assert shown.get_size() == (50, 50)
    for x in (1, 25, 48):
        assert all(abs(a - b) < 9 for a, b in zip(shown.get_at((x, 25)), RED, strict=False))


def test_a_picture_is_read_once_for_each_version(window: pygame.Surface, tmp_path: Path) -> None:
    work = Work()
    store = PhotoStore(work, 10**6)
    item = striped(tmp_path / "one.jpg")
    first = store.photo(item, 50, 50)
    assert store.photo(item, 50, 50) is first
    assert work.counts["load"] == 1
    newer = Photo(item.key, item.z, item.rect, item.file, 2)
    assert store.photo(newer, 50, 50) is not first


def test_a_broken_or_missing_picture_shows_nothing(window: pygame.Surface, tmp_path: Path) -> None:
    store = PhotoStore(Work(), 10**6)
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"not a picture")
    for file in (broken, tmp_path / "missing.jpg", tmp_path):
        shown = store.photo(Photo("photo", 1, (0, 0, 9, 9), str(file)), 9, 9)
        assert shown.get_size() == (0, 0)


def test_a_picture_that_is_none_of_ours_is_never_unpacked(
    window: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of 20,000 by 20,000 points took seconds and more memory than there is."""
    asked: list[object] = []
    monkeypatch.setattr(pygame.image, "load", lambda *about: asked.append(about))
    store = PhotoStore(Work(), 10**6)
    for number, content in enumerate((of_size(20_000, 20_000), png(640, 360))):
        (tmp_path / f"{number}.jpg").write_bytes(content)
        item = Photo("photo", 1, (0, 0, 9, 9), str(tmp_path / f"{number}.jpg"))
        assert store.photo(item, 9, 9).get_size() == (0, 0)
    assert not asked


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_nobody_waits_for_a_picture(window: pygame.Surface, tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / "a.jpg")
    item = Photo("photo", 1, (0, 0, 9, 9), str(tmp_path / "a.jpg"))
    with at_once():
        assert PhotoStore(Work(), 10**6).photo(item, 9, 9).get_size() == (0, 0)
