"""The data's texts are complete and in our own words; its catalogs hold no wrong id."""

import re
from pathlib import Path

import pytest

from stupor.engine.catalog import Catalog
from stupor.engine.errors import BadData
from stupor.games.stupor_mundi import rulebook
from stupor.games.stupor_mundi.book import BOOK
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.cards.card import Card
from stupor.games.stupor_mundi.crusade.data import BOARDS, PAPAL, SHIPS
from stupor.games.stupor_mundi.data import (
    ALLIES,
    BONUSES,
    CITIES,
    EDICTS,
    MARKETS,
    SITES,
    SOLO_CARDS,
    WORKPLACES,
)
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from stupor.stage.book_blocks import plain

#: Where the rulebooks' texts lie beside a working copy; they are not part of the project.
SEEDS = Path(__file__).resolve().parents[4] / "shared" / "seeds"
RUN = 8


def texts() -> dict[str, str]:
    """Everything that the components say, by a name to find it again."""
    said = {f"card {card.id}": card.text for card in CARDS}
    said |= {f"ally {ally.id}": ally.text for ally in ALLIES}
    said |= {f"bonus {bonus.id}": bonus.text for bonus in BONUSES}
    said |= {workplace.code: workplace.text for workplace in WORKPLACES}
    said |= {site.name: site.text for site in SITES if site.id >= 10}
    said |= {f"board {board.name}": board.text for board in BOARDS}
    said |= {f"ban of {board.name}": board.ban for board in BOARDS}
    said |= {f"project {tile.id}": tile.text for tile in PROJECTS}
    said |= {f"condition {tile.id}": tile.text for tile in CONDITIONS}
    expansions = (BOOK.chapters.page_of("crusade"), BOOK.chapters.page_of("projects"))
    said |= {
        f"{page.id} {number}": f"{plain(block.text).rstrip('.')}."
        for page in expansions
        for number, block in enumerate(page.blocks)
        if block.kind != "head"
    }
    return said | {rule.id: rule.text for rule in rulebook.RULES.values()}


def test_no_text_is_empty() -> None:
    """Given all components, each says something and ends its sentence; names are there too."""
    for name, text in texts().items():
        assert text == text.strip(), name
        assert len(text) > 8, name
        assert text.endswith("."), name
    assert all(card.name for card in CARDS)
    assert all(ally.name and ally.profession for ally in ALLIES)
    assert all(site.title for site in SITES)


def words(text: str) -> list[str]:
    """A text's words without marks and case."""
    return re.findall(r"[\w']+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of eight words."""
    said = words(text)
    return {tuple(said[n : n + RUN]) for n in range(len(said) - RUN + 1)}


def test_runs_are_found() -> None:
    """Given a text of nine words, it has two runs of eight; a copy of it would be noticed."""
    said = "When you Build a Wall, you also gain Grain."
    assert len(runs(said)) == 2
    assert runs(said) & runs("Then: when you build a wall you also gain much")


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the rulebooks do not lie beside the project")
def test_the_texts_are_our_own_words() -> None:
    """Given the rulebooks' texts, no eight words in a row of ours stand in them."""
    books = sorted(SEEDS.glob("*.txt"))
    assert books
    printed = set[tuple[str, ...]]().union(
        *(runs(book.read_text(encoding="utf-8")) for book in books)
    )
    copied = {name: runs(text) & printed for name, text in texts().items()}
    assert {name: shared for name, shared in copied.items() if shared} == {}


# --- catalogs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("catalog", "unknown"),
    [
        (CARDS, 99),
        (CARDS, 123),
        (ALLIES, 0),
        (ALLIES, 21),
        (EDICTS, 28),
        (BONUSES, 17),
        (MARKETS, 7),
        (SOLO_CARDS, 17),
        (SITES, 13),
        (CITIES, -1),
        (WORKPLACES, 7),
        (BOARDS, 5),
        (SHIPS, 6),
        (PAPAL, 0),
        (PROJECTS, 10),
        (CONDITIONS, 0),
    ],
)
def test_an_unknown_id_is_named_with_its_catalog(catalog: Catalog[Card], unknown: int) -> None:
    """Given an id that is not in the data, the message names the catalog and the id."""
    assert unknown not in catalog
    with pytest.raises(BadData, match=rf"^{catalog.name}: .*{unknown}\b"):
        catalog[unknown]


@pytest.mark.parametrize("wrong", ["7", None, [1]])
def test_an_id_of_a_wrong_kind_is_bad_data_too(wrong: object) -> None:
    """Given something that is no number, the answer is BadData, not a stray error."""
    with pytest.raises(BadData, match="cards: there is no id"):
        CARDS[wrong]  # type: ignore[index]


def test_an_id_that_stands_twice_is_refused() -> None:
    """Given the same Ally twice, the catalog is not made and the message names the id."""
    with pytest.raises(BadData, match="twins: id 9 stands twice"):
        Catalog("twins", [ALLIES[8], ALLIES[9], ALLIES[9]])
