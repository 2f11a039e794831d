"""Sprites: which set is used, where trimmed ones land, what a missing one says."""

import json
import shutil
import threading
from pathlib import Path
from typing import Any

import pygame
import pytest

from stupor.render.boards import BoardStore
from stupor.render.cache import SurfaceCache, Work
from stupor.render.camera import Camera
from stupor.render.item_renderer import ItemRenderer
from stupor.render.problem import ResourceProblem
from tests.render.conftest import renderer_of


def test_the_smallest_set_that_is_fine_enough_is_used(renderer: ItemRenderer) -> None:
    sprite = renderer.atlas.sprite("card/red")
    assert [sprite.scale_for(k) for k in (0.3, 1.0, 1.01, 1.5, 2, 4)] == [1, 1, 1, 2, 2, 2]


def test_a_trimmed_sprite_keeps_its_place_in_the_frame(renderer: ItemRenderer) -> None:
    piece = renderer.sprites.picture("piece", 40, 40, 0, 255, False)
    assert (piece.dx, piece.dy, piece.surface.get_size()) == (10, 0, (20, 40))
    shadow = renderer.sprites.picture("card/red.shadow", 40, 60, 0, 255, False)
    assert (shadow.dx, shadow.dy, shadow.surface.get_size()) == (-4, -2, (52, 72))


def test_a_quarter_turn_moves_the_trimmed_part_clockwise(renderer: ItemRenderer) -> None:
    shadow = renderer.sprites.picture("card/red.shadow", 40, 60, 90, 255, False)
    middle = shadow.dx + shadow.surface.get_width() / 2, shadow.dy + shadow.surface.get_height() / 2
    assert middle == pytest.approx((20 - 4, 30 + 2), abs=1.5)


def test_a_sprite_is_made_once(renderer: ItemRenderer) -> None:
    first = renderer.sprites.picture("card/red", 30, 45, 12.1, 200, True)
    before = renderer.work.total
    assert renderer.sprites.picture("card/red", 30, 45, 11.9, 203, True) is first
    assert renderer.work.total == before


def test_a_fade_keeps_premultiplied_colours(renderer: ItemRenderer) -> None:
    half = renderer.sprites.picture("card/red", 40, 60, 0, 128, False).surface
    red, _, _, alpha = half.get_at((20, 30))
    assert alpha == pytest.approx(136, abs=2)
    assert red == pytest.approx(200 * 136 / 255, abs=2)


def test_a_missing_sprite_is_named(renderer: ItemRenderer) -> None:
    with pytest.raises(ResourceProblem, match=r"atlas\.json.*'portrait/nobody'.*Reinstall"):
        renderer.sprites.picture("portrait/nobody", 10, 10, 0, 255, False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"sets": {}, "sprites": {"x": {"size": [1, 1]}}}', "'x'"),
        (None, "missing"),
    ],
)
def test_a_broken_list_of_sprites_is_one_clear_problem(
    world: Path, text: str | None, says: str
) -> None:
    file = world / "game" / "atlas.json"
    file.unlink()
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(ResourceProblem, match=says) as caught:
        renderer_of(world).check()
    assert "atlas.json" in str(caught.value)


def test_a_missing_sheet_names_file_and_sprite(world: Path) -> None:
    (world / "game" / "1x-0.png").unlink()
    with pytest.raises(ResourceProblem, match=r"1x-0\.png.*card/red"):
        renderer_of(world).check()


def test_a_broken_sheet_names_file_and_sprite(renderer: ItemRenderer, world: Path) -> None:
    (world / "game" / "1x-0.png").write_bytes(b"no picture")
    with pytest.raises(ResourceProblem, match=r"1x-0\.png.*piece.*cannot be read"):
        renderer.sprites.picture("piece", 10, 10, 0, 255, False)


def test_a_sprite_outside_its_sheet_is_named(world: Path, window: object) -> None:
    file = world / "game" / "atlas.json"
    atlas = json.loads(file.read_text(encoding="utf-8"))
    atlas["sprites"]["piece"]["1"][1] = 9000
    file.write_text(json.dumps(atlas), encoding="utf-8")
    renderer = renderer_of(world)
    renderer.check()
    with pytest.raises(ResourceProblem, match="outside"):
        renderer.sprites.picture("piece", 10, 10, 0, 255, False)


def test_a_missing_board_is_named(renderer: ItemRenderer, tmp_path: Path) -> None:
    with pytest.raises(ResourceProblem, match=r"nowhere@1x\.jpg"):
        renderer.boards.board("nowhere", 10, 10, 1.0)
    with pytest.raises(ResourceProblem, match=r"table@2x\.jpg"):
        BoardStore([tmp_path], Work()).board("table", 10, 10, 2.0)


def test_sheets_can_be_read_in_threads_and_dropped(renderer: ItemRenderer) -> None:
    renderer.atlas.preload(2)
    renderer.sprites.picture("piece", 40, 40, 0, 255, False)
    assert renderer.atlas.open_bytes > 0
    renderer.atlas.drop()
    assert renderer.atlas.open_bytes == 0


def with_a_late_sheet(world: Path, *kinds: str) -> ItemRenderer:
    """A game whose piece lies on a late sheet, of these kinds."""
    file = world / "game" / "atlas.json"
    atlas = json.loads(file.read_text(encoding="utf-8"))
    for scale in ("1", "2"):
        shutil.copy(world / "game" / f"{scale}x-0.png", world / "game" / f"{scale}x-1.png")
        atlas["sets"][scale] |= {key: [f"{scale}x-1.png"] for key in ("late", *kinds)}
        atlas["sprites"]["piece"][scale][0] = 1
    file.write_text(json.dumps(atlas), encoding="utf-8")
    renderer = renderer_of(world)
    renderer.check()
    return renderer


def test_a_late_sheet_is_read_when_something_on_it_is_first_drawn(
    world: Path, window: object
) -> None:
    renderer = with_a_late_sheet(world)
    early = [world / folder / "1x-0.png" for folder in ("common", "game")]
    assert renderer.atlas.files(1) == early
    renderer.sprites.picture("card/red", 40, 60, 0, 255, False)
    first = renderer.atlas.open_bytes
    renderer.sprites.picture("piece", 20, 20, 0, 255, False)
    assert renderer.atlas.open_bytes == 2 * first


def test_a_slight_stretch_opens_no_finer_sheet(renderer: ItemRenderer) -> None:
    renderer.sprites.picture("piece", 25, 25, 0, 255, False)
    small = renderer.atlas.open_bytes
    renderer.sprites.picture("piece", 36, 36, 0, 255, False)
    assert renderer.atlas.open_bytes > small


def test_a_small_sprite_comes_from_the_sheet_that_is_open(renderer: ItemRenderer) -> None:
    """Given a page at twice the size, then its own sheets serve what is small on it, too."""
    renderer.use_camera(Camera(3840, 2160))
    for side in (40, 20, 19):
        renderer.sprites.picture("piece", side, side, 0, 255, False)
        renderer.sprites.picture("card/red", side, side, 0, 255, False)
    assert renderer.work.counts["load"] == 1


def test_the_cache_forgets_the_least_recently_used() -> None:
    cache: SurfaceCache[str] = SurfaceCache(10, len)
    cache.put("a", "aaaa")
    cache.put("b", "bbbb")
    cache.get("a")
    cache.put("c", "cccc")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("aaaa", None, "cccc")
    assert cache.used == 8


def test_a_table_reads_on_once_its_page_is_whole(
    world: Path, window: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    renderer, load, here = with_a_late_sheet(world, "next"), pygame.image.load, []

    def told(file: Path) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread():
            here.append(file)
        return load(file)

    monkeypatch.setattr(pygame.image, "load", told)
    renderer.atlas.read_on(1)
    renderer.sprites.picture("piece", 20, 20, 0, 255, False)
    assert renderer.work.counts["load"] == 1
    assert not here


def test_a_sheet_that_is_seldom_wanted_is_closed_at_a_rest(world: Path, window: object) -> None:
    renderer = with_a_late_sheet(world)
    renderer.sprites.picture("card/red", 40, 60, 0, 255, False)
    often = renderer.atlas.open_bytes
    renderer.sprites.picture("piece", 20, 20, 0, 255, False)
    assert renderer.atlas.open_bytes > often
    renderer.atlas.rest()
    assert renderer.atlas.open_bytes == often


def test_a_large_window_keeps_its_room_when_another_game_is_shown(world: Path) -> None:
    renderer = renderer_of(world)
    renderer.check()
    renderer.use_camera(Camera(3840, 2160))
    rooms = [store.room for store in _caches(renderer)]
    renderer.use([world / "game"])
    assert [store.room for store in _caches(renderer)] == rooms
    renderer.use_camera(Camera(1920, 1080))
    assert [store.room for store in _caches(renderer)] == [room // 4 for room in rooms]


def _caches(renderer: ItemRenderer) -> list[SurfaceCache[Any]]:
    stores = (renderer.sprites, renderer.shapes, renderer.groups, renderer.boards, renderer.photos)
    return [store._cache for store in stores]


def test_no_player_is_told_of_sprites(world: Path) -> None:
    """Given what is wrong with the files of pictures, then the words are those of a player."""
    file = world / "game" / "atlas.json"
    file.unlink()
    with pytest.raises(ResourceProblem) as caught:
        renderer_of(world).check()
    said = str(caught.value)
    assert said.endswith("the list of pictures is missing. Reinstall the game.")
    assert "sprite" not in said
