"""A catalog of words, read with suspicion: what does not fit is said in English instead."""

from __future__ import annotations

import gettext
import io
import logging
import re
import struct
from itertools import chain
from pathlib import Path
from typing import Final

from stupor.files.untrusted import read_bytes
from stupor.language import ENGLISH

_LITTLE: Final = 0x950412DE
_BIG: Final = 0xDE120495
#: A head has so many bytes; we say a tenth of so many texts.
_HEAD: Final = 28
_MOST_TEXTS: Final = 50_000
#: Other letters than these can take a decoder for ever, and no catalog of ours has them.
_LETTERS: Final = re.compile(rb"charset=(?!(?:utf-?8|us-ascii|ascii)(?![\w.-]))", re.IGNORECASE)
#: No language has more forms; Arabic has six.
_MOST_FORMS: Final = 8
_FORMS: Final = re.compile(r"\s*nplurals\s*=\s*(\d{1,2})\s*;")
#: The rule is tried on every number that games come to, and on some that they never do.
_TRIED: Final = (*range(1_001), 2_000, 9_999, 10_000, 10**6, 10**9)


def check_frame(content: bytes) -> None:
    """ValueError for a catalog whose texts are more than the file, or in letters of its own."""
    order = {_LITTLE: "<", _BIG: ">"}.get(int.from_bytes(content[:4], "little"))
    if order is None or len(content) < _HEAD:
        raise ValueError("this is no catalog")
    count, ours, theirs = struct.unpack_from(f"{order}3I", content, 8)
    if count > _MOST_TEXTS or max(ours, theirs) + 8 * count > len(content):
        raise ValueError("the catalog tells of more texts than it holds")
    places = (struct.unpack_from(f"{order}{2 * count}I", content, at) for at in (ours, theirs))
    if sum(chain.from_iterable(place[::2] for place in places)) > len(content):
        raise ValueError("the texts of the catalog lie in one another")
    if _LETTERS.search(content):
        raise ValueError("the catalog is in letters that are not read")


def check_forms(words: gettext.GNUTranslations) -> None:
    """Whatever the rule for forms raises, or ValueError where it names a form there is not."""
    told = words.info().get("plural-forms")
    found = _FORMS.match(told) if told else None
    forms = int(found[1]) if found else 2
    if (told and not found) or not 0 < forms <= _MOST_FORMS:
        raise ValueError(f"the catalog has {told!r:.80} for its forms")
    # what the rule was made into has no name in the standard library's own words
    rule = getattr(words, "plural")  # noqa: B009
    for number in _TRIED:
        form = rule(number)
        if type(form) not in (int, bool) or not 0 <= form < forms:
            raise ValueError(f"there is no form {form!r:.20} for {number}")


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
        self._words = _opened(file)
        self._said: dict[tuple[str, ...], str] = {}
        self._unfit = 0

    def add(self, file: Path) -> None:
        """Read another file for what is not said yet; whatever is wrong with it may be raised."""
        self._words.add_fallback(_opened(file))

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


def _opened(file: Path) -> gettext.GNUTranslations:
    """The words of a file that has been looked through."""
    content = read_bytes(file, _MOST_BYTES)
    check_frame(content)
    words = gettext.GNUTranslations(io.BytesIO(content))
    check_forms(words)
    return words


def _alike(form: str, told: str, forms: tuple[str, ...]) -> bool:
    """Whether a translation has the very parts of a form; one of several may leave out how many."""
    parts, ours = _parts(form), _parts(told)
    if len(forms) > 1:
        return {*parts, _COUNT} == {*ours, _COUNT}
    return sorted(parts) == sorted(ours)


def _parts(text: str) -> list[str]:
    """Everything in a text that is no word: a brace that is left over is one by itself."""
    return _PARTS.findall(text) + _BRACES.findall(_PARTS.sub("", text))
