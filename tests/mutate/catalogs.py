"""Catalogs of words as they lie in a file, whatever they say."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

#: Texts with parts and icons, by a name.
TOLD: Final = {"sails": "{who} sails to {city}", "icon": "Take {{grain}}"}
#: How many forms a language has, and which of them goes with a number.
FORMS: Final = "nplurals=2; plural=n != 1;"


def mo(words: Mapping[str, str], rule: str = FORMS) -> bytes:
    """A catalog in the form of `gettext`; both forms of a text are parted by a zero."""
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {rule}\n"
    pairs = sorted({"": head, **words}.items())
    ids = [message.encode() for message, _ in pairs]
    told = [said.encode() for _, said in pairs]
    at, table, body = 28 + 16 * len(pairs), b"", b""
    for text in (*ids, *told):
        table += struct.pack("<2I", len(text), at + len(body))
        body += text + b"\0"
    count = len(pairs)
    return struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0) + table + body
