"""Where a number stands before what is counted, the word has its form for that number."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from resources.workshop import languages
from stupor import language
from stupor.games.stupor_mundi.face.motion.counting import words_of as change_text
from stupor.games.stupor_mundi.wording import goods_text, lot_text
from stupor.platform.languages import OFFERED, words_of

CODES: Final = [code for code in OFFERED if code != "en"]
#: What is counted anywhere in the game; VP and PV are the same for any number.
COUNTED: Final = (
    "Grain", "Stone", "Augustal[ei]s", "Structures?", "All(?:y|ies)", "Edicts?", "cards?", "games?",
    "rounds?", "points?", "Dukes?", "decisions?", "minutes?", "letters?", "Houses?", "sites?",
    "sides?", "spaces?", "tiles?", "players?", "Projects?", "won", "built", "taken", "drawn",
    "Céréales?", "Pierres?", "Augustes?", "Constructions?", "Alliés?", "Décrets?", "cartes?",
    "parties?", "Ducs?", "décisions?", "manches?", "lettres?", "Familles?", "façades?", "cases?",
    "tuiles?", "joueurs?", "Projets?", "gagnées?", "bâti(?:e?s?)", "Tours?", "Murailles?",
    "Donjons?", "cubes?", "couronnes?", "emplacements?", "places?", "villes?", "fois",
)  # fmt: skip
_JOINED: Final = re.compile(r"(?<!\{)\{\w+\}[ \u00a0\u202f](?:" + "|".join(COUNTED) + r")\b")
#: The rulebook counts components; it never says one of what is many.
FIXED: Final = ("rulebook",)
#: Beginnings of texts whose number is a figure of the game, always more than one.
MANY: Final = (
    "longer than {letters}", "{key} must have", "the warehouse holds", "Refilled to {limit} cards",
    "{count} sites: Towers", "{vp} VP each at the end. A Castle", "After each of your turns",
    "{coins} Augustales are 1 VP", "{used} of {room} spaces", "Ships travel clockwise",
    "the file is longer", "{cards} Advanced cards", "at least {count} Solo", "{count} players tied",
    "Take {amount} Grain", "{seats} Houses", "{seats} players", "{number} Dukes",
    "{count} players tie", "the rows must hold", "no region may have more",
    "Only with {count} players", "{deed} {times} times", "About {minutes} minutes in all",
)  # fmt: skip


def texts() -> Iterator[tuple[str, str, list[str], bool]]:
    """Area, English text, all it is said with, and whether it has two forms."""
    for code in CODES:
        for area, catalog in languages.catalogs(code).items():
            for message in catalog:
                if message.id:
                    plural = not isinstance(message.id, str)
                    ids = list(message.id) if plural else [str(message.id)]
                    said = list(message.string) if plural else [str(message.string)]
                    yield area, ids[0], [*ids, *said], plural


def test_no_word_leaves_its_number_open() -> None:
    """Given any text, then nothing is said like "cube(s)"."""
    assert [one for _, one, said, _ in texts() if any(re.search(r"\w\(s\)", s) for s in said)] == []


def test_a_number_before_a_word_has_two_forms() -> None:
    wrong = [
        found[0]
        for area, one, said, plural in texts()
        if not plural and area not in FIXED and not one.startswith(MANY)
        for text in said
        if (found := _JOINED.search(text))
    ]
    assert wrong == []


def plainly(*said: str) -> list[str]:
    """Texts with spaces that may break."""
    return [text.replace("\u00a0", " ") for text in said]


@pytest.mark.parametrize(
    ("count", "grain", "stone"),
    [
        (0, "0 Céréale", "0 Pierre"),
        (1, "1 Céréale", "1 Pierre"),
        (2, "2 Céréales", "2 Pierres"),
    ],
)
def test_none_and_one_are_singular_in_french(count: int, grain: str, stone: str) -> None:
    language.speak(words_of("fr"))
    try:
        assert plainly(goods_text("grain", count), goods_text("stone", count)) == [grain, stone]
        assert plainly(lot_text(2, 1)) == ["2 Céréales et 1 Pierre"]
        assert plainly(change_text("grain", -2, named=True)) == ["\u22122 Céréales"]
    finally:
        language.speak(language.ENGLISH)
