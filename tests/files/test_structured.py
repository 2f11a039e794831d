"""Tables from outside: what no parser minds, and what parsers mind too much, has a line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from stupor.files import structured
from stupor.files.key_lines import json_lines, toml_lines
from stupor.files.structured import TextProblem, bare, from_json, from_toml
from tests.mutate.worlds import TABLES
from tests.support.patience import at_once

DIGITS = "9" * 5_000


def amiss(read: Any, text: str) -> tuple[int, str]:
    with at_once(), pytest.raises(TextProblem) as why:
        read(text)
    assert why.value.reason.isprintable() and 5 < len(why.value.reason) <= 120
    return why.value.line, why.value.reason


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"a = 1\nb = {DIGITS}\n", 2, "number is too long"),
        (f"a = 1\n\nb = -{DIGITS}\n", 3, "number is too long"),
        (f"a = 0x{'f' * 6_000}\n", 1, "number is too long"),
        (f"a = 0o{'7' * 6_000}\n", 1, "number is too long"),
        (f"a = 0b{'1' * 6_000}\n", 1, "number is too long"),
        ("a = 9223372036854775808\n", 1, "number is too long"),
        ("x = 1\na" + ".a" * 3_000 + " = 1\n", 2, "nested too deeply"),
        ("a" + " . a" * 90_000 + " = 1\n", 1, "nested too deeply"),
        ("[a" + ".a" * 90_000 + "]\n", 1, "nested too deeply"),
        ("x = {" + "a." * 3_000 + "a = 1}\n", 1, "nested too deeply"),
        ('"a"' + '."b"' * 3_000 + " = 1\n", 1, "nested too deeply"),
        ("x = " + "[" * 100_000 + "\n", 0, "nested too deeply"),
        ("x = " + "[" * 40 + "]" * 40 + "\n", 0, "nested too deeply"),
        ("x = " + "{a = " * 2_000 + "\n", 0, "nested too deeply"),
        ("a = 1\na = 2\n", 2, "Cannot overwrite a value"),
        ("a = \n", 1, "Invalid value"),
        ("\x00", 1, "Invalid"),
        ("[" + "a" * 90_000 + "]\n[" + "a" * 90_000 + "]\n", 2, "Cannot declare"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_toml_has_its_line(text: str, line: int, reason: str) -> None:
    found, said = amiss(from_toml, text)
    assert (found, reason in said) == (line, True), (found, said)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f'{{"a":\n{DIGITS}}}', 2, "number is too long"),
        (f'{{"a":\n-{DIGITS}}}', 2, "number is too long"),
        ('{"a": 1,\n"b": 9223372036854775808}', 2, "number is too long"),
        ('{"a": 1,\n"b": "\\ud800"}', 2, "invalid character"),
        ('{"a": 1,\n"\\udc80": 1}', 2, "invalid character"),
        ("[" * 100_000, 0, "nested too deeply"),
        ("[" * 40 + "]" * 40, 0, "nested too deeply"),
        ('{"a":' * 100_000, 0, "nested too deeply"),
        ('{"a": 1,\n"b" 2}', 2, "delimiter"),
        ("", 1, "Expecting value"),
    ],
)
def test_what_is_wrong_in_json_has_its_line(text: str, line: int, reason: str) -> None:
    found, said = amiss(from_json, text)
    assert (found, reason in said) == (line, True), (found, said)


@pytest.mark.parametrize("name", TABLES)
def test_strange_tables_are_read_or_refused_at_once(name: str) -> None:
    text = TABLES[name].decode("latin-1")
    with at_once():
        try:
            from_toml(text)
            toml_lines(text)
        except TextProblem:
            pass


def test_whole_letters_and_fair_numbers_are_welcome() -> None:
    assert from_json('{"a": "\\ud83d\\ude00", "b": 9223372036854775807, "c": 1.5, "d": null}')
    assert from_toml('a = "\\U0001F600"\nb = -9223372036854775807\nc = """\na.b.c.d.e\n"""\n')


def test_dots_in_texts_and_remarks_are_nobodys_name() -> None:
    dots = "." * 200
    text = f'a = "{dots}" # {dots}\nb = """\n{dots}\n\\"""{dots}"""\n'
    text += f"c = '''{dots}\n{dots}'''\n"
    assert from_toml(text)["a"] == dots


def test_a_bare_text_has_the_lines_of_the_whole_one() -> None:
    text = 'a = """\none\\"""\ntwo"""\n# "\nb = \'#\' # x\nc = "\\"#"\n'
    assert bare(text) == "a = \n\n\n\nb =  \nc = \n"
    for broken in ('"' * 7, "'''", '\\"""' * 9, "#", "'\n'", '"\\'):
        assert bare(broken).count("\n") == broken.count("\n")


def test_every_quote_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is counted, not timed: no part of a text is searched again and again."""
    steps = 0

    class Counting:
        def __init__(self, pattern: re.Pattern[str]) -> None:
            self.pattern = pattern

        def search(self, text: str, at: int) -> re.Match[str] | None:
            nonlocal steps
            steps += 1
            return self.pattern.search(text, at)

    closes = {kind: Counting(pattern) for kind, pattern in structured._CLOSES.items()}
    monkeypatch.setattr(structured, "_CLOSES", closes)
    for text in ('\\"""' * 20_000, '"' * 60_000, "'''" * 20_000, '"\\' * 30_000, "#\n" * 30_000):
        steps = 0
        bare(text)
        assert steps <= len(text)


def test_a_long_word_is_no_riddle() -> None:
    """A line in a text that begins like a key was tried in more ways than there are atoms."""
    for word in ("a" * 60, "a-" * 40, '"a"' * 30, "a . " * 30):
        text = f'[t]\nx = """\n{word}!\n"""\ny = 1\n'
        with at_once():
            assert toml_lines(text)["t.y"] == 5
        assert tomllib.loads(text)["t"]["y"] == 1


def test_the_line_of_a_key_in_json() -> None:
    assert json_lines('{"a": {\n"b": [1,\n{"c": 2}]}}') == {"a": 1, "a.b": 2, "a.b.c": 3}
