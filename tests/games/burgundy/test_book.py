"""The rulebook is complete: every rule has its place, every link and picture leads somewhere."""

import json
import re
from pathlib import Path

import pytest

from stupor.games.burgundy.book import BOOK, LINES
from stupor.games.burgundy.book.chapter_pictures import PICTURES, pictures_of
from stupor.games.burgundy.book.pictures import ICONS, sprite_of
from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.games.burgundy.rulebook import RULES
from stupor.stage.book_blocks import plain

RESOURCES = Path(__file__).parents[3] / "resources"
SPRITES = {
    name
    for game in ("burgundy", "common")
    for name in json.loads((RESOURCES / game / "atlas.json").read_text())["sprites"]
}
BLOCKS = [block for page in BOOK.chapters.pages() for block in page.blocks]


@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_rule_is_found_on_a_page(rule: str) -> None:
    spot = BOOK.chapters.block_of(rule)
    assert spot is not None, f"no page speaks of {rule}"
    page = BOOK.chapters.page_of(spot.page)
    assert spot.block < len(page.blocks)
    assert RULES[rule].section == page.title, "a tooltip names the page as the list of pages does"


@pytest.mark.parametrize("name", [*EXPANSIONS, "team", "solo"])
def test_every_expansion_has_a_page(name: str) -> None:
    assert BOOK.chapters.page_of(name).id == name


def test_pages_have_ids_of_their_own_and_links_lead_to_them() -> None:
    names = [page.id for page in BOOK.chapters.pages()]
    assert len(set(names)) == len(names)
    for block in BLOCKS:
        for link in re.findall(r"\[([^|\]]+)\|", block.text):
            assert link in names, link


def test_marks_are_well_formed() -> None:
    for block in BLOCKS:
        for text in (block.text, block.title):
            assert text.count("{") == text.count("}")
            assert text.count("[") == text.count("]") == text.count("|")
            assert text.count("*") % 2 == 0
            assert not set(plain(text)) & set("{}[]|*"), text


def test_every_picture_and_icon_is_painted() -> None:
    for block in BLOCKS:
        if block.picture:
            assert sprite_of(block.picture) in SPRITES
            assert BOOK.size_of(block.picture) > (0, 0)
        for icon in re.findall(r"\{([^}]+)\}", block.text):
            assert ICONS[icon][0] in SPRITES
    assert {name for names in PICTURES.values() for name in names} <= SPRITES
    assert set(PICTURES) <= {page.id for page in BOOK.chapters.pages()}


def test_every_chapter_but_the_lists_ends_with_pictures() -> None:
    """Given all chapters, then each but that about the screen has pictures where there is room."""
    bare = [
        page.id
        for page in BOOK.chapters.pages()
        if not page.id.startswith("list-") and not pictures_of(page.id)
    ]
    assert bare == ["screen"]


def test_every_component_is_listed() -> None:
    titles = " ".join(block.title for block in BLOCKS)
    pictures = {block.picture for block in BLOCKS}
    assert all(one.name in titles for one in TYPES)
    assert all(one.name in titles for one in SHIELD_LIST)
    assert {f"hex:monastery.{one.id}" for one in MONASTERIES} <= pictures
    assert {f"route:{one.id}" for one in ROUTES} <= pictures


def test_chapters_come_before_lists_in_a_search() -> None:
    parts = [BOOK.chapters.page_of(hit.block.page).part for hit in BOOK.chapters.find("depot")]
    assert len(set(parts)) > 1
    assert parts == sorted(parts, key=lambda part: part == "Lists")


@pytest.mark.parametrize("word", ["money", "cow", "boat", "reroll", "key spaces", "area"])
def test_a_search_knows_the_words_of_readers(word: str) -> None:
    assert BOOK.chapters.find(word)


@pytest.mark.parametrize("line", LINES)
def test_the_rulebook_says_every_word_that_a_search_puts_for_another(line: str) -> None:
    assert BOOK.chapters.find(line.partition(":")[2])


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("what does a mine do", "tiles"),
        ("When does the game end?", "ending"),
        ("how do I sell goods?", "turn"),
        ("what are workers for", "dice"),
    ],
)
def test_a_question_leads_to_the_page_that_answers_it(question: str, page: str) -> None:
    assert page in [hit.block.page for hit in BOOK.chapters.find(question)][:5]
