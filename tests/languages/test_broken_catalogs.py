"""Every page is drawn with catalogs in which any text may be wrong in any way."""

from __future__ import annotations

import gettext
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from stupor import language
from stupor.app import App
from stupor.platform.catalog import Catalog
from stupor.platform.paths import resources
from stupor.scenes.crash import CrashScene
from stupor.scenes.error import ErrorScene
from tests.languages.pages import PAGES, settle
from tests.languages.pseudo import told
from tests.mutate.catalogs import mo
from tests.support.windows import window

Mangle = Callable[[Random, str], str]
#: What somebody who translates, or a disk, makes of a text.
MANGLES: Final[dict[str, Mangle]] = {
    "as it is": lambda chance, text: text,
    "nothing": lambda chance, text: " ",
    "cut": lambda chance, text: text[: chance.randrange(len(text) + 1)],
    "begun late": lambda chance, text: text[chance.randrange(len(text) + 1) :],
    "a brace less": lambda chance, text: text.replace(chance.choice("{}"), "", 1),
    "a brace more": lambda chance, text: text + chance.choice("{}"),
    "parts in other words": lambda chance, text: text.replace("{", "{x"),
    "other links": lambda chance, text: text.replace("[", "[x").replace("]", ""),
    "stars": lambda chance, text: text.replace("*", "", 1) + "*",
    "signs": lambda chance, text: text + chance.choice(("\0", "\u202e", "\u0301", "\ufeff")),
    "lines": lambda chance, text: text.replace(" ", "\n"),
    "no lines": lambda chance, text: text.replace("\n", ""),
    "one long word": lambda chance, text: text.replace(" ", "") * 9,
    "percents": lambda chance, text: text.replace("{", "%(").replace("}", ")s"),
}


def mangled(seed: int) -> bytes:
    """Our French, every text of it mangled in some way."""
    chance = Random(seed)
    with (resources() / "languages" / "fr.mo").open("rb") as file:
        known: dict[str | tuple[str, int], str] = gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    words: dict[str, str] = {}
    for message, said in known.items():
        if isinstance(message, str) and message:
            words[message] = MANGLES[chance.choice(list(MANGLES))](chance, said)
    return mo(words)


@pytest.fixture(scope="module", params=(0, pytest.param(1, marks=pytest.mark.exhaustive)))
def app(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    file: Path = tmp_path_factory.mktemp("words") / "fr.mo"
    file.write_bytes(mangled(request.param))
    logging.disable(logging.CRITICAL)
    made = window((1280, 720), painted=False)
    language.speak(Catalog(file))
    yield made
    language.speak(language.ENGLISH)
    logging.disable(logging.NOTSET)
    made.stack.clear()
    made.close()


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_drawn(app: App, page: str) -> None:
    app.__dict__.pop("archive", None)
    PAGES[page](app)
    settle(app)
    expected = {"crash": CrashScene, "broken file": ErrorScene}.get(page)
    assert isinstance(app.stack.top, CrashScene | ErrorScene) == (expected is not None)
    assert any(text.strip() for text in told(app))
