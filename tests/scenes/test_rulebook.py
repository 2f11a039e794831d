"""The rulebook scene: pages that fit, links, search as you type, and the way back."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.games.stupor_mundi.book import BOOK
from stupor.games.stupor_mundi.rulebook import RULES
from stupor.language import ENGLISH, speak
from stupor.platform.languages import words_of
from stupor.scenes.library import LibraryScene
from stupor.scenes.rulebook.chapter_pictures import chapter_picture_items
from stupor.scenes.rulebook.page import COLUMNS, rect_of
from stupor.scenes.rulebook.scene import LEATHER, PAPER, RulebookScene
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Label, Picture, Rect
from stupor.stage.pointer import Pointer
from tests.scenes.kit import click, keys_are_unique, press, write
from tests.support.usual import by_turns
from tests.support.windows import window
from tests.toys import TOY

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def opened(app: App, scene: RulebookScene) -> RulebookScene:
    app.stack.reset(scene)
    app.step()
    return scene


def test_the_header_turns_with_the_page(app: App) -> None:
    """Given a chapter of several spreads, then the header says in which section each begins."""
    scene, told = opened(app, RulebookScene()), set()
    for page in BOOK.chapters.pages():
        scene.page, scene.turned = page, 0
        for number in range(scene.sheets):
            scene.turned = number
            title = next(i.text for i in scene.items() if isinstance(i, Label) and i.key == "title")
            assert title.startswith(page.title)
            if number and title != page.title:
                sections = [block.text for block in page.blocks if block.kind == "head"]
                assert title.removeprefix(f"{page.title}: ") in sections
                told.add(title)
    assert len(told) > 1


@pytest.mark.parametrize(("size", "text", "language"), by_turns(SIZES, [100, 200], ["en", "fr"]))
def test_every_page_fits_its_columns(size: tuple[int, int], text: int, language: str) -> None:
    app = window(size, painted=False)
    app.change(text=text)
    speak(words_of(language))
    scene = opened(app, RulebookScene())
    for page in BOOK.chapters.pages():
        scene.page = page
        for placed in scene.spreads():
            for spot in placed:
                _x, y, _w, h = rect_of(spot)
                _left, top, wide, high = COLUMNS[spot.column]
                assert y >= top and y + h <= top + high + 0.5, f"{page.id} is too tall"
                for _, _, run in spot.line.runs:
                    assert run.x + run.width <= wide + 1, f"{page.id}: {run.text} is too wide"
    speak(ENGLISH)
    app.change(text=100)
    app.close()


def test_every_page_of_any_game_fits_its_columns(app: App) -> None:
    app.change(text=150)
    app.use_game("burgundy")
    speak(words_of("fr"))
    scene = opened(app, RulebookScene())
    for page in scene.book.chapters.pages():
        scene.page = page
        for number, placed in enumerate(scene.spreads()):
            scene.turned = number
            scene.refresh()
            for spot in placed:
                for _, _, run in spot.line.runs:
                    wide = COLUMNS[spot.column][2]
                    assert run.x + run.width <= wide + 1, f"{page.id}: {run.text} is too wide"
        app.step()
    speak(ENGLISH)


def test_no_words_of_a_spread_overlap(app: App) -> None:
    scene = opened(app, RulebookScene())
    for page in BOOK.chapters.pages():
        scene.page = page
        for number in range(len(scene.spreads())):
            scene.turned = number
            scene.refresh()
            assert keys_are_unique(scene)  # type: ignore[arg-type]
            rects = [i.rect for i in scene.items() if isinstance(i, Label) and "line" in i.key
                     and ".n" not in i.key.rpartition("/")[2]]  # fmt: skip
            check_apart(page.id, [r for r in rects if r[0] > PAPER[0]])


def test_pictures_of_a_chapter_lie_below_the_words(app: App) -> None:
    scene = opened(app, RulebookScene())
    adorned = 0
    for page in BOOK.chapters.pages():
        scene.page = page
        for placed in scene.spreads():
            drawn = chapter_picture_items(BOOK.chapter_pictures(page.id), placed, scene._places())
            low = max(rect_of(spot)[1] + rect_of(spot)[3] for spot in placed)
            foot = COLUMNS[0][1] + COLUMNS[0][3]
            assert all(low < item.rect[1] and item.rect[1] + item.rect[3] < foot for item in drawn)
            adorned += bool(drawn)
    assert adorned > 5


def test_a_chapter_shows_the_board_with_the_part_lit_of_which_it_speaks(app: App) -> None:
    """Given Travel, then the seas are bright on the board below it, and nothing else is."""
    scene = opened(app, RulebookScene("travel"))
    items = {item.key: item for item in scene.items()}
    board, lit = items["pictures.board"].rect, items["pictures.lit0"].rect
    share = board[2] / 1920
    x, y, w, _ = scene._places()["voyage"]
    assert abs(lit[0] + 2 - board[0] - x * share) < 3 and abs(lit[2] - 4 - w * share) < 3
    dims = [item.rect for key, item in items.items() if key.startswith("pictures.dim")]
    covered = sum(w * h for _, _, w, h in dims)
    assert 0.5 < covered / (board[2] * board[3]) < 0.95
    middle = board[0] + (x + w / 2) * share, board[1] + (y + 200) * share
    assert not any(a <= middle[0] < a + c and b <= middle[1] < b + d for a, b, c, d in dims)


def check_apart(page: str, rects: list[Rect]) -> None:
    for n, (x, y, w, h) in enumerate(rects):
        for u, v, a, b in rects[n + 1 :]:
            wide = min(x + w - 8, u + a - 8) - max(x, u)
            high = min(y + h, v + b) - max(y, v)
            assert wide < 2 or high < 2, f"{page}: {(x, y, w, h)} and {(u, v, a, b)}"


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_opens_its_page_and_is_marked(app: App, rule: str) -> None:
    scene = opened(app, RulebookScene(rule=rule))
    spot = BOOK.chapters.block_of(rule)
    assert spot is not None
    assert scene.page.id == spot.page
    shown = {placed.line.block for placed in scene.spreads()[scene.turned]}
    assert spot.block in shown
    assert any(item.key.endswith(".mark") for item in scene.items())


def test_typing_searches_and_enter_opens_the_first_result(app: App) -> None:
    scene = opened(app, RulebookScene())
    write(scene, "twin")  # type: ignore[arg-type]
    assert scene.searching and not scene.controls.get("hit.0")
    press(scene, "backspace", "backspace", "backspace", "backspace")  # type: ignore[arg-type]
    write(scene, "storage")  # type: ignore[arg-type]
    assert scene.controls.get("hit.0") is not None
    assert any(item.key.endswith(".hit") for item in scene.items())
    press(scene, "return")  # type: ignore[arg-type]
    assert not scene.searching and scene.marked is not None
    press(scene, "backspace")  # type: ignore[arg-type]
    assert scene.page.id == "goal"


def test_links_lead_on_and_back_leads_back(app: App) -> None:
    scene = opened(app, RulebookScene("goal"))
    click(scene, "link.0")  # type: ignore[arg-type]
    assert scene.page.id == "allies"
    click(scene, "back")  # type: ignore[arg-type]
    assert scene.page.id == "goal"


def test_wheel_and_keys_turn_through_the_whole_book(app: App) -> None:
    scene = opened(app, RulebookScene())
    seen = {scene.page.id}
    for _ in range(120):
        scene.handle(Pointer("wheel", 900, 500, amount=-1))
        seen.add(scene.page.id)
    assert seen == {page.id for page in BOOK.chapters.pages()}
    press(scene, "pageup")  # type: ignore[arg-type]
    press(scene, "page down")  # type: ignore[arg-type]
    assert scene.page is BOOK.chapters.pages()[-1]


def test_another_language_is_spoken_on_the_same_page(app: App) -> None:
    """Given an open chapter, when the language changes, then its words and its links follow."""
    scene = opened(app, RulebookScene("goal"))
    speak(words_of("fr"))
    scene.refresh()
    assert "Le but" in told(scene) and not told(scene) & {"The goal", "Playing", "Lists"}
    click(scene, "link.0")  # type: ignore[arg-type]
    assert scene.page.id == "allies" and "Alliés" in told(scene)
    speak(ENGLISH)
    scene.refresh()
    assert "Allies" in told(scene)


@pytest.mark.parametrize("size", SIZES)
def test_no_french_title_is_cut(size: tuple[int, int]) -> None:
    """Given the list of chapters in French, then every title and part fits its row."""
    app = window(size, painted=False)
    speak(words_of("fr"))
    scene = opened(app, RulebookScene("goal"))
    for item in scene.items():
        if isinstance(item, Label):
            k = app.camera.k
            box = (int(item.rect[2] * k), int(item.rect[3] * k))
            assert not app.renderer.text.fitted(item, *box, k).truncated, item.text
    speak(ENGLISH)
    app.close()


def told(scene: RulebookScene) -> set[str]:
    """Every label of the scene."""
    return {item.text for item in scene.items() if isinstance(item, Label)}


def test_escape_clears_the_search_then_closes(app: App) -> None:
    under = opened(app, RulebookScene("goal"))
    book = RulebookScene(query="wall")
    app.stack.push(book)
    app.step()
    assert book.searching
    press(book, "escape")  # type: ignore[arg-type]
    assert not book.query
    press(book, "escape")  # type: ignore[arg-type]
    assert app.stack.top is under


def test_everything_lies_on_leather_or_paper(app: App) -> None:
    scene = opened(app, RulebookScene("icons"))
    for item in scene.items():
        if isinstance(item, Picture) and not item.key.endswith(".shade"):
            x, y, w, h = item.rect
            assert any(
                x >= left and y >= top and x + w <= left + wide and y + h <= top + high
                for left, top, wide, high in (LEATHER, PAPER)
            ), item.key


def test_a_game_without_a_book_has_no_button_for_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a game that is rules alone, then library, lessons and menu offer no rulebook."""
    monkeypatch.setenv(registry.MADE_UP, TOY)
    shown = app.game
    app.game = TOY
    try:
        page = LibraryScene()
        app.stack.reset(page)
        assert page.controls.get("games") is not None
        assert page.controls.get("rulebook") is None and page.controls.get("lists") is None
        assert Ruler(app).pictures.size_of("card:1") == (0.0, 0.0)
    finally:
        app.game = shown
    app.stack.reset(page := LibraryScene())
    assert page.controls.get("rulebook") is not None
