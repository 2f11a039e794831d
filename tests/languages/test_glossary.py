"""One notion, one word: no text and no translation says what the glossary forbids."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from resources.workshop import languages
from stupor.platform.languages import OFFERED

GLOSSARY: Final[dict[str, Any]] = tomllib.loads(
    (languages.FOLDER / "glossary.toml").read_text(encoding="utf-8")
)
CONTEXTS: Final = "contexts"
NOTIONS: Final = {name: notion for name, notion in GLOSSARY.items() if name != CONTEXTS}
#: What may be typed into a rulebook's search are other words by their nature.
TYPED: Final = "book/search_words.py"


@cache
def texts(code: str) -> tuple[tuple[str, str], ...]:
    """What is said in a language, with its area."""
    return tuple(_read(code))


def _read(code: str) -> Iterator[tuple[str, str]]:
    if code == "en":
        for message, _, path in languages.texts():
            if not path.endswith(TYPED):
                for text in (message,) if isinstance(message, str) else message:
                    yield languages.area_of(path), text
        return
    for area, catalog in languages.catalogs(code).items():
        for entry in catalog:
            if entry.id and not all(path.endswith(TYPED) for path, _ in entry.locations):
                said = entry.string
                for text in (said,) if isinstance(said, str) else said:
                    yield area, str(text)


def forbidden(notion: dict[str, Any], code: str, area: str, text: str) -> list[str]:
    """What of a text is another word for a notion."""
    if area in notion.get("except", ()) or area not in notion.get("only", (area,)):
        return []
    return [
        found[0]
        for other in notion.get(code, ())[1:]
        if (found := re.search(rf"(?<!\w)(?:{other})(?!\w)", text, re.IGNORECASE))
    ]


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("name", NOTIONS)
def test_a_notion_is_called_by_its_word(name: str, code: str) -> None:
    """Given all texts of a language, then none says another word than the glossary's."""
    wrong = [
        f"{area}: {found} in {text!r}"
        for area, text in texts(code)
        for found in forbidden(NOTIONS[name], code, area, text)
    ]
    assert wrong == []


def test_the_glossary_finds_another_word() -> None:
    """Given words that were once on the screen, then the glossary knows them."""
    assert forbidden(NOTIONS["seat"], "en", "screens", "Click the chair.") == ["chair"]
    assert forbidden(NOTIONS["statistics"], "en", "screens", "Chronicle") == ["Chronicle"]
    assert forbidden(NOTIONS["undo"], "en", "campaign", "He takes back castles") == []
    assert forbidden(NOTIONS["computer"], "en", "screens", "A fair game") == []
    assert forbidden(NOTIONS["plain"], "en", "lessons", "Slot IV, if you please.")
    assert forbidden(NOTIONS["locked"], "en", "screens", "Sealed: it {why}.") == ["Sealed"]
    assert forbidden(NOTIONS["roll"], "en", "screens", "Throws of turn 3, {throw}") == ["Throws"]
    assert forbidden(NOTIONS["puzzle"], "fr", "screens", "Problème du jour") == ["Problème"]
    assert forbidden(NOTIONS["puzzle"], "fr", "house", "Un petit problème") == []
    assert forbidden(NOTIONS["replaced cube"], "en", "table", "Return 1 {other} instead")
    assert forbidden(NOTIONS["condition"], "en", "cards", "while his wish is fulfilled") == [
        "fulfilled", "wish",
    ]  # fmt: skip


def test_a_notion_of_one_game_is_read_in_its_areas_alone() -> None:
    """Given a word that one game gave up, then another game may have it, and so may its tiles."""
    assert forbidden(NOTIONS["building region"], "en", "burgundy", "A town of 5") == ["town"]
    assert forbidden(NOTIONS["building region"], "en", "burgundy", "Town Hall") == []
    assert forbidden(NOTIONS["building region"], "en", "campaign", "Before the town") == []
    assert forbidden(NOTIONS["player of Burgundy"], "en", "screens", "Ask a Duke") == []


def test_areas_of_the_glossary_are_files_of_the_catalogs() -> None:
    """Given the areas that a notion names, then there is a file for each of them."""
    known = set(languages.AREAS.values())
    named = {area for notion in NOTIONS.values() for key in ("only", "except")
             for area in notion.get(key, ())}  # fmt: skip
    assert named and named <= known


def test_nearly_all_texts_are_read() -> None:
    """Given the texts of a language, then each area is read by most of the notions."""
    for area in set(languages.AREAS.values()):
        passed_over = [name for name, notion in NOTIONS.items() if area in notion.get("except", ())]
        assert len(passed_over) <= (2 if area == "campaign" else 0), (area, passed_over)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("seat", "les monastères du siège 2", ["siège"]),
        ("redo", "Refaire", ["Refaire"]),
        ("save", "La partie est sauvegardée.", ["sauvegardée"]),
        ("space", "un espace d’Allié", ["espace d’Allié"]),
        ("path", "sur cette voie", ["voie"]),
        ("mantle", "une tuile Allié Papal", ["tuile Allié Papal"]),
        ("crusade knights", "un Chevalier en Croisade", ["Chevalier en Croisade"]),
        ("click", "cliquez une plaque", ["cliquez une"]),
        ("travel step", "premier pas gratuit", ["pas gratuit"]),
        ("rival", "Le meilleur rival", ["rival"]),
        ("rival", "{who} contre {rivals}, En solo contre {rival}", []),
        ("any number", "une action de tout nombre", ["tout nombre"]),
        ("icon", "les icônes égales vont ensemble", ["icônes égales"]),
        ("icon", "les égales vont ensemble", ["les égales"]),
        ("Apulia", "Les champs des Pouilles", ["Pouilles"]),
        ("space", "Espace\u202f: lire", []),
        ("mantle", "Construction Papale", []),
        ("replaced cube", "Rendre plutôt 1 {other}", ["Rendre plutôt 1 {other}"]),
    ],
)
def test_the_glossary_finds_another_french_word(name: str, text: str, found: list[str]) -> None:
    """Given French that was once on the screen, then the glossary knows it, and no more than it."""
    assert forbidden(NOTIONS[name], "fr", "table", text) == found


def test_every_english_notion_has_its_french() -> None:
    spoken = [notion for notion in NOTIONS.values() if "en" in notion]
    assert spoken and [notion["en"][0] for notion in spoken if "fr" not in notion] == []


def test_short_words_with_two_meanings_have_a_context() -> None:
    """Given a word such as Play, then a translator is told which of its meanings it has."""
    bare = [
        (message, path)
        for message, context, path in languages.texts()
        if message in GLOSSARY[CONTEXTS]["words"] and context is None
    ]
    assert bare == []


def test_a_recording_a_chapter_and_a_step_are_played_in_their_own_french() -> None:
    """Given the French catalogs, then a chapter is not read aloud and no two choices look alike."""
    said = {
        (entry.id, entry.context): entry.string
        for catalog in languages.catalogs("fr").values()
        for entry in catalog
        if isinstance(entry.id, str)
    }
    assert said["Play", "a chapter"] == "Jouer"
    assert said["Play", "a recording"] != said["Play", "a chapter"]
    assert said["Draft", None] != said["Choose", None]
    assert said["Hints", "a puzzle"] == "Indices" != said["Hints", None] != said["Advice", None]


def test_narrow_plates_say_in_german_the_word_of_the_glossary() -> None:
    """Given plates too narrow for German, then undo and redo are broken, not called otherwise."""
    said = {
        (entry.id, entry.context): str(entry.string)
        for catalog in languages.catalogs("de").values()
        for entry in catalog
        if isinstance(entry.id, str)
    }
    for word in ("Undo", "Redo"):
        assert said[word, "plate"].replace("-\n", "") == said[word, None] != said["Back", "a step"]


def test_the_teachers_page_back_is_no_undo_in_german() -> None:
    """Given the teacher's plate beside the table's, then two buttons never say one word."""
    said = {
        (entry.id, entry.context): entry.string for entry in languages.catalogs("de")["screens"]
    }
    assert said["Back", "a page"] not in (said["Back", "a step"], said["Back", None])


@pytest.mark.parametrize("code", ["fr", "de"])
def test_whoever_is_asked_for_advice_is_asked_in_the_same_words(code: str) -> None:
    """Given the buttons that ask a computer, then they differ in its level alone."""
    asked = [
        set(str(entry.string).split())
        for entry in languages.catalogs(code)["screens"]
        if str(entry.id).startswith(("Ask a ", "Ask an "))
    ]
    assert len(asked) == 6
    assert set.intersection(*asked)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("region", "ein Gebiet der Region", ["Region"]),
        ("duchy", "dein Fürstentum", ["Fürstentum"]),
        ("reward", "erhält einen Lohn", ["Lohn"]),
        ("reward", "Löhne", []),
        ("skip", "oder lass es aus", []),
        ("lit", "ein helles Feld", ["helles"]),
        ("free step", "Jeder Schritt ist frei.", ["Schritt ist frei"]),
        ("replaced cube", "oder gib einen anderen zurück", ["gib einen anderen zurück"]),
        ("leaves the game", "{tile} verlässt das Spiel", ["verlässt das Spiel"]),
    ],
)
def test_the_glossary_finds_another_german_word(name: str, text: str, found: list[str]) -> None:
    assert forbidden(NOTIONS[name], "de", "burgundy", text) == found
