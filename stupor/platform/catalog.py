"""A catalog of words, read with suspicion: what does not fit is said in English instead."""

from __future__ import annotations

import gettext
import io
import logging
import re
from pathlib import Path
from typing import Final

from stupor.files.reading import read_bytes
from stupor.language import ENGLISH
from stupor.platform.catalog_checks import check_forms, check_frame

_log = logging.getLogger(__name__)
_MOST_BYTES: Final = 2**23
#: Parts such as {who}, icons such as {grain} or {{grain}}, links such as [round.turns|.
_PARTS: Final = re.compile(r"\{+[^{}]*\}+|\[[^\]|]*\|")
_BRACES: Final = re.compile(r"[{}]")
_COUNT: Final = "{count}"
#: After so many lines in the log it is clear what is wrong with a catalog.
_ENOUGH: Final = 12


class Catalog:
    """The words of a language; those that lack a part of ours, or bring others, are not said.

    They could not be put together, or would ask for a picture that there is not.
    """

    def __init__(self, file: Path) -> None:
        """Read a file; whatever is wrong with it may be raised."""
        self._file = file.name
        content = read_bytes(file, _MOST_BYTES)
        check_frame(content)
        self._words = gettext.GNUTranslations(io.BytesIO(content))
        check_forms(self._words)
        self._said: dict[tuple[str, ...], str] = {}
        self._unfit = 0

    def gettext(self, message: str) -> str:
        """The translation, or the message itself."""
        key = (message,)
        if key not in self._said:
            self._said[key] = self._fitting(message, self._words.gettext(message), (message,))
        return self._said[key]

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The translation of the form that goes with a number."""
        usual = ENGLISH.ngettext(one, many, count)
        try:
            told = self._words.ngettext(one, many, count)
        except Exception:  # the rule for the forms is a small program of the catalog
            told = ""
        key = (one, many, usual, told)
        if key not in self._said:
            self._said[key] = self._fitting(usual, told, (one, many))
        return self._said[key]

    def pgettext(self, context: str, message: str) -> str:
        """The translation of a message that means several things, told apart by a context."""
        key = (context, message)
        if key not in self._said:
            told = self._words.pgettext(context, message)
            self._said[key] = self._fitting(message, told, (message,))
        return self._said[key]

    def _fitting(self, usual: str, told: str, forms: tuple[str, ...]) -> str:
        """What is said instead of some words, if it has the parts of one of their forms."""
        if told == usual or (told.strip() and any(_alike(form, told, forms) for form in forms)):
            return told
        self._unfit += 1
        if self._unfit <= _ENOUGH:
            _log.warning("%s: %.80r does not fit %.80r: English it is", self._file, told, usual)
        return usual


def _alike(form: str, told: str, forms: tuple[str, ...]) -> bool:
    """Whether a translation has the very parts of a form; one of several may leave out how many."""
    parts, ours = _parts(form), _parts(told)
    if len(forms) > 1:
        return {*parts, _COUNT} == {*ours, _COUNT}
    return sorted(parts) == sorted(ours)


def _parts(text: str) -> list[str]:
    """Everything in a text that is no word: a brace that is left over is one by itself."""
    return _PARTS.findall(text) + _BRACES.findall(_PARTS.sub("", text))
