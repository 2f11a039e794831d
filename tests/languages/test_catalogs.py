"""The catalogs are complete: every text translated, with the same parts, in letters we can draw."""

from __future__ import annotations

import ast
import gettext
import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pygame
import pytest
from babel.messages.catalog import Message

from resources.workshop import languages
from stupor.platform.languages import OFFERED, UNFINISHED

CODES: Final = [code for code in OFFERED if code != "en"]
AREAS: Final = sorted(set(languages.AREAS.values()))
FONTS: Final = languages.ROOT / "resources" / "common" / "fonts"
#: Areas that are still being translated, by language: their other texts are shown in English.
NOT_YET: Final[dict[str, frozenset[str]]] = {}
#: The name of a thing, and what else it might be called.
ONE_NAME: Final = {
    "game of the day": r"(day|today)\W?s (game|set-up)|(game|set-up) of (today|a day|\{day)|daily",
}
#: Parts such as {who}, icons such as {grain} or {{grain}}, links such as [round.turns|.
_PARTS: Final = re.compile(r"\{+[^{}]*\}+|\[[^\]|]*\|")
_NAMED: Final = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")


@pytest.fixture(scope="module")
def wanted() -> dict[str, set[tuple[languages.Message, str | None]]]:
    """The texts of the source by area."""
    found: dict[str, set[tuple[languages.Message, str | None]]] = {area: set() for area in AREAS}
    for message, context, path in languages.texts():
        found[languages.area_of(path)].add((message, context))
    return found


@cache
def catalogs(code: str) -> dict[str, list[Message]]:
    """The texts in the catalogs of a language by area."""
    found = languages.catalogs(code)
    return {area: [message for message in catalog if message.id] for area, catalog in found.items()}


def everything(code: str) -> Iterator[tuple[str, Message]]:
    for area, messages in catalogs(code).items():
        for message in messages:
            yield area, message


def forms(message: Message) -> list[tuple[str, str]]:
    """What is said in English with what is said instead, in as many forms as a language has."""
    if isinstance(message.id, str):
        return [(message.id, str(message.string))]
    one, many = message.id
    return [(many if number else one, said) for number, said in enumerate(message.string)]


def test_one_thing_has_one_name() -> None:
    """Given all texts, then each thing that once had several names bears one of them."""
    texts = [" ".join(m) if isinstance(m, tuple) else m for m, _, _ in languages.texts()]
    for name, others in ONE_NAME.items():
        assert [text for text in texts if re.search(others, text, re.IGNORECASE)] == []
        assert any(name in text.lower() for text in texts)


def test_english_is_set_with_one_kind_of_apostrophe() -> None:
    """Given all texts, then none has the straight sign of a typewriter within or after a word."""
    straight = re.compile(r"(?<=[\w}])'(?=\w)|(?<=s)'(?=[\s.,;:])")
    texts = [" ".join(m) if isinstance(m, tuple) else m for m, _, _ in languages.texts()]
    assert [text for text in texts if straight.search(text)] == []


def test_one_thing_has_one_name_in_french() -> None:
    for _, message in everything("fr"):
        for english, french in forms(message):
            if "game of the day" in english.lower():
                assert "partie du jour" in french.lower(), english
            elif "games of the day" in english.lower():
                assert "parties du jour" in french.lower(), english


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("code", CODES)
def test_every_text_is_translated_and_none_is_left_over(
    code: str, area: str, wanted: dict[str, set[tuple[languages.Message, str | None]]]
) -> None:
    if area in NOT_YET.get(code, ()):
        pytest.xfail("it is still being translated")
    found = catalogs(code).get(area, [])
    asked = {_key(message, context) for message, context in wanted[area]}
    there = {_key(message.id, message.context): message for message in found}
    assert sorted(asked - there.keys()) == []
    assert sorted(there.keys() - asked) == []
    bare = [m.id for m in found if not all(said.strip() for _, said in forms(m))]
    assert bare == []


def _key(message: languages.Message, context: str | None) -> tuple[str, str]:
    return (message if isinstance(message, str) else message[0]), context or ""


@pytest.mark.parametrize("code", CODES)
def test_parts_icons_and_links_are_those_of_the_source(code: str) -> None:
    wrong = []
    for area, message in everything(code):
        for one, said in forms(message):
            if not said:
                continue
            parts, ours = sorted(_PARTS.findall(one)), sorted(_PARTS.findall(said))
            if isinstance(message.id, tuple):  # a form may leave the number out
                parts, ours = sorted({*parts, "{count}"}), sorted({*ours, "{count}"})
            if parts != ours:
                wrong.append(f"{area}: {one!r} became {said!r}")
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_texts_with_parts_can_be_put_together(code: str) -> None:
    for _, message in everything(code):
        for one, said in forms(message):
            names = set(_NAMED.findall(one)) | {"count"}
            if said and "{{" in one:
                said.format(**dict.fromkeys(names, "x"))


@pytest.mark.parametrize("code", CODES)
def test_stars_that_make_words_bold_come_in_pairs(code: str) -> None:
    odd = [
        said
        for _, message in everything(code)
        for one, said in forms(message)
        if said and one.count("*") % 2 == 0 and said.count("*") % 2
    ]
    assert odd == []


@pytest.mark.parametrize("code", CODES)
def test_a_text_is_said_in_the_same_way_everywhere(code: str) -> None:
    known: dict[tuple[str, str], tuple[str, object]] = {}
    wrong = []
    for area, message in everything(code):
        if not all(said for _, said in forms(message)):
            continue
        key = _key(message.id, message.context)
        said = tuple(text for _, text in forms(message))
        first = known.setdefault(key, (area, said[0]))
        if first[1] != said[0]:
            wrong.append(f"{key[0]!r}: {first[0]} {first[1]!r}, {area} {said[0]!r}")
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_the_game_reads_what_is_in_the_catalogs(code: str) -> None:
    """After a change: python -m resources.workshop.languages compile."""
    file = languages.FOLDER / f"{code}.mo"
    assert file.read_bytes() == languages.compile_language(code)
    words = gettext.GNUTranslations(io.BytesIO(file.read_bytes()))
    for _, message in everything(code):
        one = _key(message.id, message.context)[0]
        said = forms(message)[0][1].replace(*languages.NARROW)
        if said and not message.context:
            assert words.gettext(one) == said


@pytest.mark.parametrize("face", sorted(path.name for path in FONTS.glob("*.ttf")))
def test_the_fonts_have_every_letter(face: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(FONTS / face, 40)
    letters = {
        sign
        for code in CODES
        for _, message in everything(code)
        for _, said in forms(message)
        for sign in said.replace(*languages.NARROW)
        if sign.isalpha() or sign in "«»’“”…–—·×"
    }
    nothing = pygame.image.tobytes(font.render("\uffff", True, (0, 0, 0)), "RGBA")
    bare = [s for s in sorted(letters) if _drawn(font, s) == nothing]
    assert bare == []


def _drawn(font: pygame.font.Font, sign: str) -> bytes:
    return pygame.image.tobytes(font.render(sign, True, (0, 0, 0)), "RGBA")


def test_texts_are_whole_in_the_source() -> None:
    """No words are put together inside of `tr`: a catalog could not know them."""
    wrong = []
    for file in sorted((languages.ROOT / "stupor").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                names = {*languages.PLAIN, *languages.PLURAL, languages.IN_CONTEXT}
                if node.func.id in names and any(map(_put_together, node.args[:2])):
                    wrong.append(f"{file.relative_to(languages.ROOT)}:{node.lineno}")
    assert wrong == []


def _put_together(argument: ast.expr) -> bool:
    if isinstance(argument, ast.JoinedStr):
        return any(isinstance(part, ast.Constant) for part in argument.values)
    return isinstance(argument, ast.BinOp) and isinstance(argument.op, ast.Add)


def test_the_reader_finds_every_kind_of_text() -> None:
    source = ast.parse('tr("a" if x else "b"), trn("c", "d", 2), trc("e", "f"), mark("g"), tr(h)')
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call)]
    found = {
        text
        for node in calls
        if isinstance(node.func, ast.Name)
        for text in languages.called(node.func.id, node.args)
    }
    assert found == {
        ("a", None), ("b", None), (("c", "d"), None), ("f", "e"), ("g", None),
    }  # fmt: skip


def test_an_area_is_the_longest_folder_that_fits() -> None:
    assert languages.area_of("stupor/table/session/flow.py") == "screens"
    rules = "stupor/games/stupor_mundi"
    assert languages.area_of(f"{rules}/face/margin/header.py") == "table"
    assert languages.area_of(f"{rules}/face/explain/margin.py") == "explain"
    assert languages.area_of(Path("stupor/app.py").as_posix()) == "house"


def test_whoever_speaks_no_whole_language_is_never_chosen_by_the_system() -> None:
    assert set(NOT_YET) == UNFINISHED


def test_every_language_is_brought_up_to_date_where_one_is_not_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []

    def update(code: str, areas: list[str]) -> int:
        seen.append(code)
        return len(areas)

    monkeypatch.setattr(languages, "update", update)
    assert languages.main(["update"]) == 1
    assert seen == sorted(folder.name for folder in languages.FOLDER.iterdir() if folder.is_dir())
