"""The rulebook, cards and lessons in French: complete, true to the figures, in our own words."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from resources.workshop.languages import catalogs
from stupor.engine.events import Event
from stupor.games.stupor_mundi.book import BOOK
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, CITIES
from stupor.games.stupor_mundi.log_lines import briefly, tell
from stupor.games.stupor_mundi.wording import coins_text, icons, lot_text
from stupor.language import ENGLISH, joined, speak, tr
from stupor.platform.languages import words_of
from stupor.stage.book import Page

#: Where the rulebooks' texts lie beside a working copy; they are not part of the project.
SEED = Path(__file__).resolve().parents[4] / "shared" / "seeds" / "rulebook-special-edition-fr.txt"
RUN = 8
AREAS = ("cards", "lessons", "rulebook", "rules")
#: Said with a word in English and with a figure in French.
TWICE = "Up to twice"


@pytest.fixture
def french() -> Iterator[None]:
    speak(words_of("fr"))
    yield
    speak(ENGLISH)


def texts(area: str) -> Iterator[tuple[str, str]]:
    """Every English text of an area and what it is called in French, form by form."""
    for message in catalogs("fr")[area]:
        if message.id:
            forms = [message.id] if isinstance(message.id, str) else message.id
            told = [message.string] if isinstance(message.string, str) else message.string
            yield from zip(forms, told, strict=True)


def marks(page: Page) -> list[tuple[object, ...]]:
    """What a page keeps in every language: its pictures, rules, icons and links."""
    kept: list[tuple[object, ...]] = [(page.id, page.part)]
    for block in page.blocks:
        text = block.title + block.text
        inside = Counter(re.findall(r"\{[^}]*\}|\[[^|\]]*\|", text))
        kept.append((block.kind, block.picture, block.rules, inside, text.count("*")))
    return kept


def test_every_chapter_keeps_its_pictures_rules_icons_and_links(french: None) -> None:
    """Given all chapters, when French is spoken, then only the words are others."""
    translated = BOOK.chapters.pages()
    speak(ENGLISH)
    for told, page in zip(translated, BOOK.chapters.pages(), strict=True):
        assert marks(told) == marks(page), page.id
        assert told.blocks != page.blocks, page.id


def test_the_book_follows_the_language_and_comes_back(french: None) -> None:
    """Given an open book, when the language changes, then the same page says it anew."""
    assert BOOK.chapters.page_of("edicts").title == "Décrets"
    speak(ENGLISH)
    assert BOOK.chapters.page_of("edicts").title == "Edicts"
    assert (
        BOOK.chapters.page_of("edicts")
        is BOOK.chapters.pages()[[page.id for page in BOOK.chapters.pages()].index("edicts")]
    )


def test_a_search_minds_neither_accents_nor_capitals(french: None) -> None:
    """Given words typed without accents, then they are found, and shown as they are written."""
    assert "Décret Actif" in {hit.match for hit in BOOK.chapters.find("DECRET actif")}
    assert BOOK.chapters.find("l'entrepôt") == BOOK.chapters.find("l\u2019entrepot")
    speak(ENGLISH)
    assert {hit.match for hit in BOOK.chapters.find("gisele")} == {"Gisèle"}


def test_names_and_numbers_are_spoken_in_french(french: None) -> None:
    """Given cities, cards and resources, then each has its French name, and numbers agree."""
    assert [tr(city.name) for city in CITIES][::4] == ["Rome", "Barcelone"]
    assert tr(CARDS[0].name) == "Pierre"
    assert coins_text(1).endswith("Auguste") and coins_text(2).endswith("Augustes")
    assert lot_text(2, 1).replace("\u00a0", " ") == "2 Céréales et 1 Pierre"
    assert (icons("wall", 1), icons("wall", 3)) == ("Muraille", "Murailles")
    assert joined(["a", "b", "c"], "or") == "a, b ou c"


@pytest.mark.parametrize("area", AREAS)
def test_no_figure_is_lost_in_translation(area: str) -> None:
    """Given a text with figures, then its translation has the same ones."""
    for english, told in texts(area):
        if not english.startswith(TWICE):
            assert figures(english) == figures(told), told


def test_the_figures_of_components_stand_in_the_same_order() -> None:
    """Given a component's text, then a corrected figure finds its place in French too."""
    for english, told in texts("cards"):
        assert re.findall(r"\d+", english) == re.findall(r"\d+", told), told


def figures(text: str) -> set[str]:
    """The numbers of a text, without those of icons."""
    return set(re.findall(r"(?<![\w-])\d+", re.sub(r"\{[^}]*\}", "", text)))


def test_translated_names_are_told_apart(french: None) -> None:
    """Given Action cards and Allies of different names, then no two have one French name."""
    names = {card.name for card in CARDS}
    assert len({tr(name) for name in names}) == len(names)
    works = {ally.profession for ally in ALLIES}
    assert len({tr(work) for work in works}) == len(works)


@pytest.mark.parametrize("area", AREAS)
def test_typography_is_french(area: str) -> None:
    """Given a text, then its apostrophes are typographic and its signs have their spaces."""
    for _, told in texts(area):
        assert "'" not in told and '"' not in told, told
        assert not re.search(r"[^\u202f\u00a0\s][;!?»](\s|$)", told), told
        assert not re.search(r"[^\u00a0\s]:(\s|$)", told), told


@pytest.mark.skipif(not SEED.is_file(), reason="the rulebook does not lie beside the project")
@pytest.mark.parametrize("area", AREAS)
def test_the_french_texts_are_our_own_words(area: str) -> None:
    """Given the French rulebook, then no eight words in a row of ours stand in it."""
    printed = runs(SEED.read_text(encoding="utf-8"))
    copied = {told: runs(told) & printed for _, told in texts(area)}
    assert {told: shared for told, shared in copied.items() if shared} == {}


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of eight words."""
    words = re.findall(r"[\w']+", re.sub(r"[*{}\[\]|]", " ", text.lower().replace("\u2019", "'")))
    return {tuple(words[n : n + RUN]) for n in range(len(words) - RUN + 1)}


@pytest.mark.parametrize("code", ["fr", "de"])
@pytest.mark.parametrize("what", ["structures", "majority", "coins"])
def test_what_is_counted_at_the_end_is_named_in_the_language(what: str, code: str) -> None:
    """Given the line of the log about it, then no word of the records is left in it."""
    speak(words_of(code))
    told = tell(briefly(Event("scored", 0, (what, 3))), ["Anna"])
    speak(ENGLISH)
    assert told is not None and what not in told
