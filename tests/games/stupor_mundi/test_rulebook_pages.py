"""The rulebook is complete: every rule has its place, every link leads somewhere."""

import re

import pytest

from stupor.games.stupor_mundi.book import BOOK, LINES
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, EDICTS, MARKETS, WORKPLACES
from stupor.games.stupor_mundi.ids import PROTOTYPE
from stupor.games.stupor_mundi.rulebook import RULES
from stupor.stage.bindings import ACTIONS
from stupor.stage.book_blocks import plain


@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_rule_is_found_on_a_page(rule: str) -> None:
    spot = BOOK.chapters.block_of(rule)
    assert spot is not None, f"no page speaks of {rule}"
    assert spot.block < len(BOOK.chapters.page_of(spot.page).blocks)


def test_pages_have_ids_of_their_own_and_links_lead_to_them() -> None:
    names = [page.id for page in BOOK.chapters.pages()]
    assert len(set(names)) == len(names)
    for page in BOOK.chapters.pages():
        for block in page.blocks:
            for link in re.findall(r"\[([^|\]]+)\|", block.text):
                assert link in names, f"{page.id}: {link}"


def test_marks_are_well_formed() -> None:
    for page in BOOK.chapters.pages():
        for block in page.blocks:
            for text in (block.text, block.title):
                assert text.count("{") == text.count("}")
                assert text.count("[") == text.count("]") == text.count("|")
                assert text.count("*") % 2 == 0
                assert not set(plain(text)) & set("{}[]|*"), text


def test_every_component_is_listed() -> None:
    pictures = {block.picture for page in BOOK.chapters.pages() for block in page.blocks}
    for card in CARDS:
        number = card.id if card.level != "house" else card.house * 10 + card.id % 10
        if card.level != "house" or card.id % 10 > 7:
            twin = number - number % 10 + 1 if card.level == "knight" else number
            assert f"card:{twin}" in pictures
        if card.editions == (PROTOTYPE,):
            assert f"card:{card.id}" in pictures
    assert {f"card:{number}" for number in (0, 2, 4, 6)} <= pictures
    assert {f"ally:{ally.id}" for ally in ALLIES if ally.mark != 4} <= pictures
    assert {f"edict:{edict.id}" for edict in EDICTS} <= pictures
    assert {f"work:{place.code}" for place in WORKPLACES} <= pictures
    assert {f"bonus:{bonus.id}" for bonus in BONUSES if bonus.id % 2} <= pictures
    for market in MARKETS:
        assert {f"market:{market.id}.blue", f"market:{market.id}.red"} <= pictures


def test_all_rulings_of_the_retail_game_are_told() -> None:
    told = " ".join(block.text for block in BOOK.chapters.page_of("rulings").blocks)
    assert {int(n) for n in re.findall(r"\(R(\d+)\)", told)} == {*range(1, 27), 31, 33}


def test_all_rulings_of_the_expansions_are_told() -> None:
    pages = (BOOK.chapters.page_of("crusade"), BOOK.chapters.page_of("projects"))
    told = " ".join(block.text for page in pages for block in page.blocks)
    assert {int(n) for n in re.findall(r"\(R(\d+)\)", told)} == set(range(27, 31))


def test_a_search_finds_words_in_any_case_and_shows_them_in_their_sentence() -> None:
    hits = BOOK.chapters.find("HAND limit")
    assert hits
    for hit in hits:
        assert hit.match.lower() == "hand limit"
        assert BOOK.chapters.page_of(hit.block.page).blocks[hit.block.block]
    assert BOOK.chapters.find("x") == []
    assert BOOK.chapters.find("qqqq") == []


def test_chapters_come_before_lists() -> None:
    parts = [BOOK.chapters.page_of(hit.block.page).part for hit in BOOK.chapters.find("grain")]
    assert parts == sorted(parts, key=lambda part: part == "Lists")


def test_a_search_finds_other_endings_of_a_word() -> None:
    assert any(hit.match == "castle" for hit in BOOK.chapters.find("castles"))
    assert any(hit.match == "Ally" for hit in BOOK.chapters.find("allies"))


def test_a_search_finds_words_that_stand_apart() -> None:
    assert BOOK.chapters.find("clockwise ship cities")


@pytest.mark.parametrize("word", ["majority", "majorities", "undo", "keyboard", "money", "boat"])
def test_a_search_knows_the_words_of_the_screen_and_of_readers(word: str) -> None:
    assert BOOK.chapters.find(word)


@pytest.mark.parametrize(
    ("question", "chapter"),
    [
        ("how do I get coins", "market"),
        ("can I trade", "market"),
        ("what does a Specialist do", "specialists"),
        ("what is the castle for", "build"),
        ("what are edicts", "edicts"),
        ("what happens when I pass", "round"),
        ("how do I win", "scoring"),
    ],
)
def test_a_question_of_a_newcomer_is_answered_at_the_top(question: str, chapter: str) -> None:
    assert BOOK.chapters.find(question)[0].block.page == chapter


@pytest.mark.parametrize("line", LINES)
def test_the_rulebook_says_every_word_that_a_search_puts_for_another(line: str) -> None:
    assert BOOK.chapters.find(line.partition(":")[2])


@pytest.mark.parametrize(
    "action, words",
    [("undo", "*Undo*, or {},"), ("redo", "*Redo*, or {},"), ("log", "*Game log*, or {},"),
     ("timeline", "*Timeline*, or {},"), ("advice", "*Advice*, or {},"),
     ("turn_card", "so does {}."), ("hints", "Hold *{}* to see"), ("explain", "*{}* explains")],
)  # fmt: skip
def test_the_page_on_the_screen_names_the_usual_keys(action: str, words: str) -> None:
    wanted = words.format(ACTIONS[action].key.upper())
    assert any(wanted in block.text for block in BOOK.chapters.page_of("screen").blocks)
