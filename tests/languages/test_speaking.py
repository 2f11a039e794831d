"""Choosing a language: from the system, on the settings page, live over whatever is open."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import random
from collections.abc import Iterator
from pathlib import Path

import pygame.system
import pytest

from stupor import language
from stupor.app import App
from stupor.language import said, saying, sayings, tr, trc, trn
from stupor.platform import languages, settings
from stupor.platform.settings import Settings
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.title.scene import TitleScene
from stupor.table.panels.menu import TableMenu
from stupor.table.scene import TableScene
from tests.languages.pages import lesson, settle
from tests.languages.pseudo import Strange, strange, told, untold
from tests.scenes.table_setup import key, open_table
from tests.support.windows import window


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    language.speak(language.ENGLISH)


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app for whose French every letter is strange."""
    words = {"fr": Strange()}
    monkeypatch.setattr(
        "stupor.app.words_of", lambda code, _catalogs: words.get(code, language.ENGLISH)
    )
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


def choose(app: App, name: str) -> SettingsScene:
    """Open the settings above what is there and choose a language."""
    page = SettingsScene()
    app.stack.push(page)
    widget = page.controls.get(f"language.{name}")
    assert widget is not None
    page.controls.activate(widget)
    app.step()
    return page


def shown(app: App) -> list[str]:
    return untold(told(app))


def test_texts_are_put_together_in_the_language_that_is_spoken() -> None:
    language.speak(Strange())
    assert tr("Take {what}", what="x") == f"{strange('Take')} x"
    assert tr("") == ""
    assert trn("{count} card", "{count} cards", 2) == f"2 {strange('cards')}"
    assert trc("a verb", "Keep") == strange("Keep")


def test_a_saying_is_english_until_it_is_shown() -> None:
    why = saying("no room on {disk}", disk=saying("the disk"))
    language.speak(Strange())
    assert why == "no room on the disk" and str(OSError(why)) == "no room on the disk"
    assert said(OSError(why)) == f"{strange('no room on')} {strange('the disk')}"
    assert said(sayings("{count} card", "{count} cards", 3)) == f"3 {strange('cards')}"
    assert said("plain words") == strange("plain words")


@pytest.mark.parametrize(
    ("env", "preferred", "code"),
    [
        ({}, ["fr"], "fr"),
        ({}, ["eo", "fr", "en"], "fr"),
        ({}, ["de", "fr"], "de"),
        ({}, ["eo", "en", "fr"], "en"),
        ({}, ["eo"], "en"),
        ({}, [], "en"),
        ({"LC_ALL": "fr_CA.UTF-8"}, ["en"], "fr"),
        ({"LC_ALL": "C.UTF-8"}, ["fr"], "en"),
        ({"LC_MESSAGES": "fr"}, ["en"], "fr"),
    ],
)
def test_the_system_says_which_language(
    env: dict[str, str], preferred: list[str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    prefer(preferred, monkeypatch)
    assert languages.system_language() == code


def test_a_language_that_is_not_whole_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a system that prefers an unfinished language, then its next choice is spoken."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(languages, "UNFINISHED", frozenset({"de"}))
    prefer(["de", "fr"], monkeypatch)
    assert languages.system_language() == "fr"


def prefer(codes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system prefer these languages, what counts most first."""
    found = [{"language": code, "country": None} for code in codes]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: found)


def test_the_choice_is_kept_and_nonsense_is_the_systems(tmp_path: Path) -> None:
    settings.save(tmp_path, Settings(language="fr"))
    assert settings.load(tmp_path)[0].language == "fr"
    for wrong in ('"klingon"', "7", "[]", "null"):
        (tmp_path / settings.FILE).write_text(f'{{"language": {wrong}}}', encoding="utf-8")
        assert settings.load(tmp_path)[0].language == languages.SYSTEM


def test_english_opens_no_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "resources", lambda: pytest.fail("a catalog was opened"))
    assert languages.words_of("en") is language.ENGLISH
    monkeypatch.setenv("LC_ALL", "C")
    assert languages.words_of(languages.SYSTEM) is language.ENGLISH


def test_a_catalog_that_is_broken_or_missing_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "resources", lambda: tmp_path)
    assert languages.words_of("fr") is language.ENGLISH
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "fr.mo").write_bytes(b"nonsense")
    assert languages.words_of("fr") is language.ENGLISH


def test_french_is_read_from_its_catalog() -> None:
    language.speak(languages.words_of("fr"))
    assert tr("Settings") == "Réglages"
    assert trn("{count} game", "{count} games", 0) == "0 partie"


def test_the_settings_speak_at_once_and_the_title_below_too(app: App) -> None:
    app.stack.reset(TitleScene())
    choose(app, "Français")
    assert shown(app) == [] and app.settings.language == "fr"
    app.stack.pop()
    app.step()
    assert shown(app) == []


def test_english_comes_back(app: App) -> None:
    app.stack.reset(TitleScene())
    before = told(app)
    choose(app, "Français")
    app.stack.pop()
    choose(app, "English")
    app.stack.pop()
    app.step()
    assert told(app) == before


def running_table(app: App) -> TableScene:
    """A game in its second round, its log full."""
    table = open_table(app, "human,greedy", 3)
    chance = random.Random(3)
    while table.flow.session.ply < 40 and table.flow.session.decision is not None:
        table.flow.session.play(chance.choice(table.flow.session.decision.options))
    table.flow.resync()
    app.step()
    return table


def test_a_running_table_speaks_at_once(app: App) -> None:
    """With everything that it keeps: the log, the ribbon, a rival close, the opened Game log."""
    table = running_table(app)
    key(table, "l")
    table.closeup.hold(1)
    english = told(app)
    table.commands.open_menu()
    assert isinstance(app.stack.top, TableMenu)
    choose(app, "Français")
    app.stack.pop()
    app.step()
    assert shown(app) == []
    app.stack.pop()
    settle(app)
    left = set(shown(app)) - ALLOWED
    assert not left & set(english), "words of the language before"
    assert left == set()


#: Words of the table that are not yet in the catalogs; to be none.
ALLOWED: frozenset[str] = frozenset()


def test_a_lesson_speaks_at_once(app: App) -> None:
    lesson(app)
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, LessonScene) and scene.teacher is not None
    choose(app, "Français")
    app.stack.pop()
    settle(app)
    assert set(shown(app)) - ALLOWED == set()
