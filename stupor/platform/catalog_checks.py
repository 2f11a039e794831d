"""What a catalog may be before its words are read: of bounded work, with a rule that counts."""

from __future__ import annotations

import gettext
import re
import struct
from itertools import chain
from typing import Final

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
