"""Two folders of pictures looked through as one: a game's own before what all games share."""

from pathlib import Path

import pygame
import pytest

from stupor.render.camera import Camera
from stupor.render.item_renderer import ItemRenderer
from stupor.render.problem import ResourceProblem
from stupor.render.reading import Reader, board_file, board_of
from tests.render.conftest import COMMON, make_atlas, make_board, renderer_of

GREEN, GREY, BLUE = (0, 200, 0), (90, 90, 90), (0, 0, 220)


@pytest.fixture()
def other(world: Path) -> tuple[Path, Path]:
    """The folders of another game, whose red card is blue and that has no piece of its own."""
    whole = (0, 0, 40, 60)
    make_atlas(world / "other", {"card/red": ((40, 60), (*BLUE, 255), whole)})
    make_board(world / "other", "table", BLUE)
    return world / "other", world / "common"


def colour(renderer: ItemRenderer, name: str) -> tuple[int, ...]:
    size = renderer.atlas.sprite(name).size
    made = renderer.sprites.picture(name, round(size[0]), round(size[1]), 0, 255, False)
    return tuple(made.surface.get_at(made.surface.get_rect().center))[:3]


def test_a_games_own_sprite_wins_over_the_common_one_of_that_name(renderer: ItemRenderer) -> None:
    assert colour(renderer, "piece") == GREEN
    assert colour(renderer, "mark") == COMMON["mark"][1][:3]
    assert "mark" in renderer.atlas and "card/red" in renderer.atlas
    assert "nobody" not in renderer.atlas


def test_the_common_atlas_is_checked_like_that_of_the_game(world: Path) -> None:
    (world / "common" / "2x-0.png").unlink()
    with pytest.raises(ResourceProblem, match=r"common.*2x-0\.png"):
        renderer_of(world).check()


def test_another_game_shows_its_own_pictures_and_the_common_ones(
    renderer: ItemRenderer, other: tuple[Path, Path]
) -> None:
    assert colour(renderer, "card/red") == (200, 0, 0)
    board = renderer.boards.board("table", 192, 108, 1.0)
    renderer.use(other)
    assert colour(renderer, "card/red") == BLUE
    assert colour(renderer, "piece") == GREY
    assert renderer.boards.board("table", 192, 108, 1.0).get_at((9, 50)) != board.get_at((9, 50))
    with pytest.raises(ResourceProblem, match=r"other.*'card/red\.shadow'"):
        renderer.atlas.sprite("card/red.shadow")


@pytest.mark.usefixtures("other")
def test_a_game_that_is_not_shown_lends_a_sprite(renderer: ItemRenderer) -> None:
    """Given another game before a sprite, then it is that game's, the common one, or ours."""
    assert colour(renderer, "other:card/red") == BLUE
    assert colour(renderer, "card/red") == (200, 0, 0)
    assert colour(renderer, "other:piece") == colour(renderer, "nowhere:piece") == GREEN
    renderer.atlas.rest()
    assert colour(renderer, "other:card/red") == BLUE


def test_sheets_of_a_game_left_are_forgotten_and_common_ones_are_kept(
    renderer: ItemRenderer, other: tuple[Path, Path]
) -> None:
    colour(renderer, "mark")
    common = renderer.atlas.open_bytes
    colour(renderer, "piece")
    assert renderer.atlas.open_bytes == 2 * common
    loads = renderer.work.counts["load"]
    renderer.use(other)
    assert renderer.atlas.open_bytes == common
    colour(renderer, "mark")
    assert renderer.work.counts["load"] == loads


def test_what_was_begun_with_for_a_game_left_is_forgotten_too(
    world: Path, window: pygame.Surface
) -> None:
    reader = Reader()
    coarse, fine, last = (
        world / file for file in ("game/1x-0.png", "game/2x-0.png", "common/1x-0.png")
    )
    reader.begin([coarse, fine, last])
    reader.take(last)
    for file in (coarse, fine):
        file.unlink()
    assert reader.take(coarse).get_width()
    reader.forget(world / "game")
    with pytest.raises(FileNotFoundError):
        reader.take(fine)


def test_a_game_taken_up_in_a_fine_window_reads_its_fine_sheets(
    world: Path, window: pygame.Surface, other: tuple[Path, Path]
) -> None:
    renderer = renderer_of(world)
    renderer.check()
    renderer.use_camera(Camera(3840, 2160))
    renderer.use(other)
    renderer.sprites.picture("card/red", 80, 120, 0, 255, False)
    fine = renderer.atlas.open_bytes
    renderer.atlas.drop()
    assert renderer.atlas.open_bytes == fine > 0


def test_only_one_seldom_set_is_kept_open(renderer: ItemRenderer) -> None:
    renderer.sprites.picture("piece", 40, 40, 0, 255, False)
    alone = renderer.atlas.open_bytes
    renderer.sprites.picture("mark", 40, 40, 0, 255, False)
    assert renderer.atlas.open_bytes == alone


def test_sheets_that_every_page_needs_are_read_first(renderer: ItemRenderer, world: Path) -> None:
    assert renderer.atlas.files(2) == [world / "common/2x-0.png", world / "game/2x-0.png"]


def test_boards_come_from_the_game_before_the_common_ones_in_the_form_of_the_page(
    tmp_path: Path,
) -> None:
    game, common = folders = [tmp_path / "game", tmp_path / "common"]
    for folder, names in ((game, ["title"]), (common, ["title", "title-4x3", "wood", "wood-4x3"])):
        for name in names:
            make_board(folder, name, GREY)
    assert board_file(folders, "title", 1) == game / "boards" / "title@1x.webp"
    assert board_file(folders, "wood", 2) == common / "boards" / "wood@1x.webp"
    assert [board_of(folders, name, "4x3") for name in ("title", "wood")] == ["title", "wood-4x3"]
    assert board_of(folders, "wood", "") == "wood"
    assert board_of(folders, "nowhere", "4x3") == "nowhere"
