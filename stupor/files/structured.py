"""Tables in JSON and TOML from outside: read by others, after and before what others do not mind.

Both parsers stumble over numbers of thousands of digits, and over what is nested without end; they
take letters that are none. Here all of that has a line and a reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from stupor.language import mark

#: Nothing of ours is nested half as deeply, and no name has half as many parts.
_DEEPEST: Final = 16
_LONGEST_NAME: Final = 200
#: No number of ours needs more binary digits.
_BITS: Final = 63
_DIGITS: Final = re.compile(r"(?<![\w.])[+-]?(?:0[xob])?[\da-fA-F_]{19,}")
#: How JSON writes the half of a letter.
_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")
#: Where a text or a remark begins, and where each kind of them ends.
_OPENS: Final = re.compile(r"\"\"\"|'''|[\"'#]")
_CLOSES: Final = {
    '"""': re.compile(r'\\.|"""', re.DOTALL),
    "'''": re.compile("'''"),
    '"': re.compile(r'\\.|"|(?=\n)'),
    "'": re.compile(r"'|(?=\n)"),
    "#": re.compile(r"(?=\n)"),
}
_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)| \(at end of document\)")
#: A reason may quote what stands there.
_LONGEST: Final = 120
_LONG: Final = mark("a number is too long")
_DEEP: Final = mark("it is nested too deeply")
_LONG_NAME: Final = mark("a name is too long")
_NO_LETTER: Final = mark("it contains an invalid character")


class TextProblem(ValueError):
    """What is wrong with a text; the line is 0 where none can be named."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def from_json(text: str) -> Any:
    """The value that a text tells; TextProblem says what is wrong with it."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as why:
        # "starting at" goes on with a place that is not told
        raise TextProblem(why.lineno, why.msg.removesuffix(" at")) from why
    except ValueError as why:
        raise TextProblem(_line_of(_DIGITS, text), _LONG) from why
    except RecursionError as why:
        raise TextProblem(0, _DEEP) from why
    _check(value, text)
    return value


def from_toml(text: str) -> dict[str, Any]:
    """The tables that a text tells; TextProblem says what is wrong with it."""
    import tomllib  # imported late: the settings are no tables of this kind

    _check_names(text)
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise _placed(str(why), text) from why
    except ValueError as why:
        raise TextProblem(_line_of(_DIGITS, text), _LONG) from why
    except RecursionError as why:
        raise TextProblem(0, _DEEP) from why
    _check(tables, text)
    return tables


def bare(text: str) -> str:
    r"""A text in TOML without what is quoted or only remarked; its lines stay where they are.

    >>> bare('name = "x.y"  # why\nlist = [1]')
    'name =   \nlist = [1]'
    """
    kept, at = [], 0
    while opening := _OPENS.search(text, at):
        start, kind = opening.start(), opening[0]
        kept.append(text[at:start])
        at = _end(text, opening.end(), kind)
        kept.append("\n" * text.count("\n", start, at))
    return "".join(kept) + text[at:]


def _end(text: str, at: int, kind: str) -> int:
    """Where something quoted ends that has begun."""
    while closing := _CLOSES[kind].search(text, at):
        at = closing.end()
        if not closing[0].startswith("\\"):
            return at
    return len(text)


def _check_names(text: str) -> None:
    """The parser takes a long while for a name of thousands of parts."""
    for number, line in enumerate(bare(text).split("\n"), start=1):
        if line.count(".") > _DEEPEST:
            raise TextProblem(number, _DEEP)


def _placed(said: str, text: str) -> TextProblem:
    """What the parser has said, with the line that it names."""
    found = _LINE.search(said)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    return TextProblem(line, _LINE.sub("", said)[:_LONGEST])


def _check(value: object, text: str) -> None:
    """TextProblem for what nobody could show or count with."""
    for depth, item in _walked(value):
        if depth > _DEEPEST:
            raise TextProblem(0, _DEEP)
        if isinstance(item, int) and item.bit_length() > _BITS:
            raise TextProblem(_line_of(_DIGITS, text), _LONG)
        if isinstance(item, str) and not _written(item):
            raise TextProblem(_line_of(_HALF, text), _NO_LETTER)
        if isinstance(item, Mapping):
            _check_keys(item, text)


def _check_keys(table: Mapping[str, object], text: str) -> None:
    """Whoever looks for a name goes through it part by part: it has few of them."""
    for name in table:
        if len(name) > _LONGEST_NAME:
            raise TextProblem(_line_at(text, name), _LONG_NAME)
        if name.count(".") > _DEEPEST:
            raise TextProblem(_line_at(text, name), _DEEP)


def _walked(value: Any) -> Iterator[tuple[int, Any]]:
    """Everything in a value, with how deeply it lies."""
    waiting = [(0, value)]
    while waiting:
        depth, item = waiting.pop()
        yield depth, item
        if isinstance(item, Mapping):
            waiting += [(depth + 1, part) for pair in item.items() for part in pair]
        elif isinstance(item, list):
            waiting += [(depth + 1, part) for part in item]


def _written(text: str) -> bool:
    """Whether a text can be written down."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _line_at(text: str, name: str) -> int:
    """In which line a name stands, as long as it is written as it is."""
    at = text.find(name)
    return text.count("\n", 0, at) + 1 if at >= 0 else 0


def _line_of(pattern: re.Pattern[str], text: str) -> int:
    found = pattern.search(text)
    return text.count("\n", 0, found.start()) + 1 if found else 0
