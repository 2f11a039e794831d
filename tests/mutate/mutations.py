"""Ways to garble a file: by bytes, by lines, by the values in them; one chance, one file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

Mutation = Callable[[Random, bytes, bytes], bytes]

TEXTS: Final = (
    "", " ", "../../../../etc/passwd", "/tmp/stupor-was-here", "C:\\Windows\\win.ini", "con",
    "\x00", "\u202e\u0007", "\ud800", "😀" * 300, "A" * 5000, "__import__('os').system('touch x')",
    "{0.__class__}", "%s%n", "human", "exec:touch /tmp/stupor-was-here", "play:101:3:down",
    "pass", "State", "Player", "Round", "NextTurn", "Spend", "Build", "DealHands", "@", "tuple",
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "1969-12-31T23:59:59Z", "\u0301",
    "{who.__class__}", "{count:1000000000}", "\udcff.stupor",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, -1, 2, 5, 7, 16, 17, 255, 999, 10**6, 2**31, -(2**31), 2**63, 2**64 - 1, 10**19, 10**40,
    -(10**300), 0.5, 1e308, True, False, None,
)  # fmt: skip
#: As it stands in the file: no program of ours would write these.
RAW: Final = (
    b"1e999", b"-1e999", b"NaN", b"Infinity", b"9" * 5000, b"[" * 3000, b"{" * 50, b'{"a":' * 2000,
    b"[" * 900 + b"]" * 900, b"0x" + b"f" * 6000, b"a" + b".a" * 3000 + b" = 1", b'\"""' * 900,
    b'"""\n' + b"a" * 60 + b'!\n"""', b"\\ud800", b"\\u0000", b"\xff\xfe", b"\x00" * 64,
    b"'", b'"', b",",
)  # fmt: skip
LINES: Final = (
    b"{}", b"[]", b"null", b"\x00" * 512, b'{"back":0}', b'{"back":-1}', b'{"back":99999999}',
    b'{"back":2,"how":"sandbox"}', b'{"chair":0,"sits":"duke","name":"../x"}', b'{"over":{}}',
    b'{"chair":15,"sits":"human"}', b'{"seat":0,"key":"pass"}', b'{"standing":[[[]]]}',
    b'{"snapshot":{}}', b'{"snapshot":{"schema":1,"state":{"@":"State"}},"ply":3}',
    b'{"round":1,"digest":"0000000000000000"}', b'{"seat":0,"key":"' + b":" * 3000 + b'"}',
    b'{"over":{"scores":"x","winners":[9],"reason":7,"title":[],"digest":1}}',
)  # fmt: skip


def garbled(chance: Random, content: bytes, other: bytes) -> bytes:
    """A file with one to four things wrong in it."""
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        content = chance.choice(MUTATIONS)(chance, content, other)
    return content


def _flip(chance: Random, content: bytes, other: bytes) -> bytes:
    changed = bytearray(content)
    for _ in range(min(len(content), chance.choice((1, 1, 1, 3, 20)))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(chance: Random, content: bytes, other: bytes) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def _hole(chance: Random, content: bytes, other: bytes) -> bytes:
    start, end = _range(chance, content)
    filling = chance.choice(
        (b"", b"\x00" * (end - start), chance.randbytes(min(end - start, 4096)))
    )
    return content[:start] + filling + content[end:]


def _twice(chance: Random, content: bytes, other: bytes) -> bytes:
    start, end = _range(chance, content)
    return content[:end] + content[start:end] * chance.choice((1, 1, 2, 20)) + content[end:]


def _splice(chance: Random, content: bytes, other: bytes) -> bytes:
    start, end = _range(chance, other)
    at = chance.randrange(len(content) + 1)
    return content[:at] + other[start:end] + content[at:]


def _insert(chance: Random, content: bytes, other: bytes) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.choice((*RAW, chance.randbytes(8))) + content[at:]


def _coat(chance: Random, content: bytes, other: bytes) -> bytes:
    way = chance.randrange(6)
    if way == 0:
        return content.replace(b"\n", b"\r\n")
    if way == 1:
        return content.decode("latin-1").encode("utf-16")
    if way == 2:
        return content.replace(b"\n", b"\r")
    return (b"\xef\xbb\xbf" + content, content.rstrip(b"\n"), b"\n" * 3 + content)[way - 3]


def _line(chance: Random, content: bytes, other: bytes) -> bytes:
    lines = content.split(b"\n")
    way, at = chance.randrange(7), chance.randrange(len(lines))
    to = chance.randrange(len(lines))
    if way == 0:
        del lines[at]
    elif way == 1:
        lines[at], lines[to] = lines[to], lines[at]
    elif way == 2:
        lines[at:at] = [lines[to]] * chance.choice((1, 1, 3, 100))
    elif way == 3:
        chance.shuffle(lines)
    elif way == 4:
        lines.insert(at, chance.choice(other.split(b"\n")))
    elif way == 5:
        lines[at] = chance.choice(LINES)
    else:
        lines[at:at] = [chance.choice(LINES)] * chance.choice((1, 1, 1, 5, 300))
    return b"\n".join(lines)


def _crowd(chance: Random, content: bytes, other: bytes) -> bytes:
    """Very many lines, each of them a little work."""
    lines = content.split(b"\n")
    deep = chance.choice((1, 9, 20, 38))
    crowd = chance.choice((
        b'{"standing":' + b"[" * deep + b"]" * deep + b"}",
        b'{"snapshot":{"a":%s}}' % _wide(chance),
        b'{"seat":0,"key":"pass"}', b'{"chair":0,"sits":"human"}', b"x = {a = [1, 2]}",
        b'{"standing":{"a":"\\u0041","b":%s}}' % _wide(chance)[:3_900],
        lines[-1],
    ))  # fmt: skip
    at = chance.randrange(len(lines))
    [many] = chance.choices((99, 400, 999, 9_999), (8, 4, 2, 1))
    lines[at:at] = [crowd] * (many if len(crowd) < 999 else 99)
    return b"\n".join(lines)


def _wide(chance: Random) -> bytes:
    thing = chance.choice((b"0,", b"[],", b"{},", b'"x",'))
    return b"[" + thing * chance.choice((99, 4_000)) + b"0]"


def _fat(chance: Random, content: bytes, other: bytes) -> bytes:
    """Hands, piles and rows that are longer than any, of whatever lies in them."""
    lines = content.split(b"\n")
    at, times = _longest(chance, lines), chance.choice((3, 30, 300))
    try:
        line = json.loads(lines[at])
        name = chance.choice(("hand", "deck", "issued", "bonus", "card_pile", "agenda"))
        lines[at] = json.dumps(_fattened(line, name, times)).encode()
    except (ValueError, RecursionError):
        return _value(chance, content, other)
    return b"\n".join(lines)


def _fattened(value: Any, name: str, times: int, here: bool = False) -> Any:
    if isinstance(value, dict):
        return {key: _fattened(v, name, times, key == name) for key, v in value.items()}
    if isinstance(value, list):
        return value * times if here else [_fattened(item, name, times) for item in value]
    return value


def _value(chance: Random, content: bytes, other: bytes) -> bytes:
    lines = content.split(b"\n")
    at = chance.choice((0, chance.randrange(len(lines)), _longest(chance, lines)))
    try:
        line = json.loads(lines[at])
        for _ in range(chance.choice((1, 1, 2, 4))):
            line = _changed(chance, line)
        lines[at] = json.dumps(line).encode()
    except (ValueError, RecursionError):
        return _flip(chance, content, other)
    return b"\n".join(lines)


def _old(chance: Random, content: bytes, other: bytes) -> bytes:
    """Older rules: the beginning does not come out as it did, so that snapshots are needed."""
    head, _, rest = content.partition(b"\n")
    head = re.sub(rb'"rules_version":\d+', b'"rules_version":0', head)
    return head.replace(b'"seed":', b'"seed":%d' % chance.randrange(1, 9)) + b"\n" + rest


MUTATIONS: Final[Sequence[Mutation]] = (
    _flip, _flip, _cut, _hole, _twice, _splice, _insert, _coat, _line, _line, _value, _value,
    _value, _old, _fat, _crowd,
)  # fmt: skip


def _range(chance: Random, content: bytes) -> tuple[int, int]:
    start = chance.randrange(len(content) + 1)
    return start, min(len(content), start + chance.choice((1, 4, 40, 400, 4000)))


def _longest(chance: Random, lines: list[bytes]) -> int:
    """One of the longest lines, where the snapshots are."""
    longest = sorted(range(len(lines)), key=lambda at: -len(lines[at]))
    return chance.choice(longest[:3])


def _changed(chance: Random, value: Any) -> Any:
    """The same value with something else somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.93:
        name = chance.choice(list(value))
        if chance.random() < 0.05:
            return {other: item for other, item in value.items() if other != name}
        return {**value, name: _changed(chance, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.93:
        at = chance.randrange(len(value))
        if chance.random() < 0.1:
            return value[:at] + value[at + 1 :] if chance.random() < 0.5 else value * 2
        return [*value[:at], _changed(chance, value[at]), *value[at + 1 :]]
    return _hostile(chance, value)


def _hostile(chance: Random, value: Any) -> Any:
    if type(value) is int and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 2, 10))
    way = chance.randrange(6)
    if way < 2:
        return chance.choice(NUMBERS)
    if way < 4:
        return chance.choice(TEXTS)
    if way == 4:
        return chance.choice(
            ([], {}, [0] * 5000, [[]], {"@": "tuple", "items": []}, {"@": "Round"})
        )
    nested: Any = []
    for _ in range(chance.choice((5, 60, 300))):
        nested = [nested]
    return nested
