"""The gallery: every component of a game large, with its rules; the rulebook's lists lead there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.app import App
from stupor.scenes.gallery.scene import GalleryScene
from stupor.scenes.gallery.shelves import gallery_from, gallery_of, has_gallery
from stupor.scenes.game_parts import required_book
from stupor.scenes.library import LibraryScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.stage.book import Block, Page
from stupor.stage.chapters import Chapters
from stupor.stage.items import Label
from stupor.stage.pointer import Key
from tests.scenes.kit import click
from tests.support.windows import window

#: The pages that were asked for.
READ: list[str] = []


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


def opened(app: App, picture: str = "") -> GalleryScene:
    scene = GalleryScene(READ.append, picture)
    app.stack.reset(scene)
    app.step()
    return scene


def said(scene: GalleryScene) -> str:
    return " ".join(item.text for item in scene.items() if isinstance(item, Label))


def test_every_card_person_and_tile_stands_on_a_shelf() -> None:
    shelves = gallery_of("stupor_mundi")
    assert shelves is not None
    pictures = [exhibit.picture for shelf in shelves.shelves() for exhibit in shelf.exhibits]
    kinds = {picture.partition(":")[0] for picture in pictures}
    assert {"card", "ally", "person", "edict", "bonus", "work", "market"} <= kinds
    assert sum(picture.startswith("ally:") for picture in pictures) == 18
    assert sum(picture.startswith("edict:") for picture in pictures) == 27


def test_every_shelf_and_every_thing_can_be_drawn(app: App) -> None:
    scene = opened(app)
    for number, shelf in enumerate(scene._shelves):
        scene.open(number)
        app.step()
        assert shelf.title in said(scene)
        scene.show(len(shelf.exhibits) - 1)
        app.step()
        assert app.stack.top is scene, shelf.id


def test_a_thing_is_seen_large_with_its_words_and_leads_to_the_next(app: App) -> None:
    scene = opened(app, "ally:5")
    assert scene.here[scene.at or 0].title == "Castellan"
    assert "Walls" in said(scene) and "Lombardy" in said(scene)
    scene.handle(Key("down", "right"))
    assert scene.here[scene.at or 0].title == "Idalia"
    click(scene, "read")
    assert READ == ["list-allies"]
    scene.handle(Key("down", "escape"))
    assert scene.at is None and app.stack.top is scene
    assert "Gregoria" in said(scene)


def test_the_library_leads_to_the_gallery(app: App) -> None:
    library = LibraryScene()
    app.stack.reset(library)
    app.step()
    click(library, "gallery")
    assert isinstance(app.stack.top, GalleryScene)


def test_a_picture_of_the_rulebooks_lists_leads_to_it(app: App) -> None:
    book = RulebookScene("list-edicts")
    app.stack.reset(book)
    app.step()
    widget = book.controls.get("picture.0")
    assert widget is not None
    widget.press()
    app.step()
    assert isinstance(app.stack.top, GalleryScene)
    assert app.stack.top.here[app.stack.top.at or 0].picture == "edict:1"


def test_a_book_without_a_gallery_shows_what_its_lists_show() -> None:
    assert has_gallery("stupor_mundi")
    plain = gallery_from(required_book("stupor_mundi"))
    shelves = {shelf.id: shelf for shelf in plain.shelves()}
    assert len(shelves["list-allies"].exhibits) == 18
    assert plain.items("x", "ally:1", (0.0, 0.0, 66.0, 89.0))


def test_a_book_whose_lists_have_no_pictures_offers_no_gallery(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a rulebook of words alone, then the library has the book, and no empty shelf."""
    words = Page("all", "All", "Lists", (Block("entry", "Salt and reed.", "Goods"),))
    bare = replace(required_book("burgundy"), chapters=Chapters((words,), "Lists"), LISTS="all")
    assert has_gallery("burgundy")
    for module in ("stupor.scenes.gallery.shelves", "stupor.scenes.library"):
        monkeypatch.setattr(f"{module}.book_of", lambda game: bare)
    monkeypatch.setattr(app, "game", "burgundy")
    app.stack.reset(page := LibraryScene())
    assert page.controls.get("rulebook") and not page.controls.get("gallery")


def test_what_stands_on_a_shelf_fills_its_page(app: App) -> None:
    """Given shelves of any size, things stand down to the lower half of the paper."""
    scene = opened(app)
    for number, _ in enumerate(scene._shelves):
        scene.open(number)
        cells = [cell for cell, _ in scene._cells()]
        assert max(y + h for _, y, _, h in cells) > 800, scene._shelves[number].title
        assert max(x + w for x, _, w, _ in cells) > 1600


def test_the_names_on_a_shelf_are_whole_and_of_one_size(app: App) -> None:
    """Given any shelf in any language, then no name ends in an ellipsis."""
    for language in ("en", "fr"):
        app.change(language=language)
        scene = opened(app)
        k = app.camera.k
        for number, shelf in enumerate(scene._shelves):
            scene.open(number)
            names = [i for i in scene.items() if isinstance(i, Label)
                     and i.key.startswith("thing") and i.key.endswith(".words")]  # fmt: skip
            sizes = [(round(i.rect[2] * k), round(i.rect[3] * k)) for i in names]
            fits = [app.renderer.text.fitted(i, *box, k)
                    for i, box in zip(names, sizes, strict=True)]  # fmt: skip
            assert names and not any(fit.truncated for fit in fits), shelf.title
    app.change(language="en")


def test_an_edict_says_what_it_does_and_a_workplace_where_it_lies(app: App) -> None:
    assert "gains or loses" in said(opened(app, "edict:1"))
    titles = {opened(app, f"work:{place}.a").here[0].title for place in ("country1", "village2")}
    assert len(titles) == 1 and titles.pop() == "Countryside, first space, A"


@pytest.mark.parametrize("picture", ["work:country1.b", "market:1.blue"])
def test_signs_grow_with_the_tile_on_which_they_are(picture: str) -> None:
    shown = gallery_of("stupor_mundi")
    assert shown is not None
    wide, high = shown.size_of(picture)
    small, large = (shown.items("x", picture, (0.0, 0.0, wide * by, high * by)) for by in (1, 4))
    for one, other in zip(small, large, strict=True):
        assert other.rect == pytest.approx(tuple(4 * side for side in one.rect))
        if isinstance(one, Label) and isinstance(other, Label):
            assert other.size == pytest.approx(4 * one.size)
