"""In which line of a file a key stands, which the parsers of Python do not tell."""

from __future__ import annotations

import re
from typing import Final

_TABLE: Final = re.compile(r"\s*\[\[?(?P<path>[^\]]+)\]")
#: Nothing is tried in two ways: a long word that is no key would take for ever.
_KEY: Final = re.compile(r"\s*+(?P<path>(?:[\w+-]++|\"[^\"]*+\"|'[^']*+'|\s*+\.\s*+)++)\s*+=")
_PART: Final = re.compile(r"[\w+-]+|\"([^\"]*)\"|'([^']*)'")
_TOKEN: Final = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\]:,\n]')


def toml_lines(text: str) -> dict[str, int]:
    r"""The line of every table and key, by its path with dots.

    >>> toml_lines("[castle.t2]\ncost = 3\n\n['stall.3']\nblue.buy = 1")
    {'castle.t2': 1, 'castle.t2.cost': 2, 'stall.3': 4, 'stall.3.blue.buy': 5}
    """
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _TABLE.match(line):
            table = _path(found["path"])
            lines.setdefault(table, number)
        elif found := _KEY.match(line):
            path = _path(found["path"])
            lines.setdefault(f"{table}.{path}" if table else path, number)
    return lines


def _path(written: str) -> str:
    parts = (found[1] or found[2] or found[0] for found in _PART.finditer(written))
    return ".".join(parts)


def json_lines(text: str) -> dict[str, int]:
    r"""The line of every key, by its path with dots.

    >>> json_lines('{\n"castle.t2": {\n"cost": "3S"}}')
    {'castle.t2': 2, 'castle.t2.cost': 3}
    """
    lines: dict[str, int] = {}
    above: list[str] = []
    number, key, word = 1, "", ""
    for token in _TOKEN.findall(text):
        if token == "\n":
            number += 1
        elif token == ":":
            key = word
            lines.setdefault(".".join(filter(None, (*above, key))), number)
        elif token in "{[":
            above.append(key)
            key = ""
        elif token in "}]":
            key = above.pop() if above else ""
        elif token != ",":
            word = token[1:-1]
    return lines
