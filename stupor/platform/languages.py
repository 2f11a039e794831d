"""Which languages there are, which one the system speaks, and opening one."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from stupor.language import ENGLISH, Words
from stupor.platform.paths import resources

_log = logging.getLogger(__name__)
#: Codes of the languages that the app speaks, and what each calls itself.
OFFERED: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}
#: Whose translation is not whole yet: spoken by whoever chooses them, never by themselves.
UNFINISHED: Final[frozenset[str]] = frozenset()
#: The choice that leaves it to the system.
SYSTEM: Final = "system"
#: What overrules the languages that a desktop prefers, where a system has it.
_STRONG: Final = ("LC_ALL", "LC_MESSAGES")


def system_language() -> str:
    """The first language that the system prefers and we speak whole; English if there is none."""
    return next((code for code in _preferred() if code in OFFERED.keys() - UNFINISHED), "en")


def words_of(choice: str, beside: Callable[[str], Iterable[Path]] = lambda code: ()) -> Words:
    """The words of a language or the system's; English where they cannot be read.

    The files `beside` it, by its code, say what it does not.
    """
    code = system_language() if choice == SYSTEM else choice
    if code == "en" or code not in OFFERED:
        return ENGLISH
    from stupor.platform.catalog import Catalog  # imported late: English needs none

    try:
        words = Catalog(resources() / "languages" / f"{code}.mo")
        for file in beside(code):
            words.add(file)
        return words
    except Exception as why:  # there is no end to what a damaged catalog can lead its reader to
        _log.warning("the words of %s cannot be read (%r): English it is", OFFERED[code], why)
        return ENGLISH


def _preferred() -> Iterator[str]:
    """Codes such as "fr", what counts most first."""
    strong = next((said for name in _STRONG if (said := os.environ.get(name))), "")
    if strong:
        yield strong.replace("-", "_").split("_")[0].split(".")[0].lower()
        return
    import pygame.system  # imported late: whoever has chosen a language need not ask

    for found in pygame.system.get_pref_locales():
        yield found["language"].lower()
