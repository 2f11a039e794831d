"""Lines that are no requests: each gets one answer, and the door stays open."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from stupor.games import registry
from stupor.protocol.door import Door
from stupor.protocol.server import reply

BROKEN = [
    b"",
    b"\n",
    b"   \n",
    b"nonsense",
    b"{",
    b"[]",
    b"[1,2]",
    b"null",
    b"7",
    b'"text"',
    b"\xff\xfe\x00",
    b'{"id":1,"do":"new","players":2,\xff}',
    b'{"id":NaN}',
    b'{"id":1,"do":Infinity}',
    b'{"do":' + b"9" * 10_000 + b"}",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"id":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"id":' + b"[" * 250 + b"]" * 250 + b',"do":"new","players":2}',
    b'{"id":' + b"[" * 50_000 + b"]" * 50_000 + b',"do":"new","players":2}',
    b'{"id":1e999,"do":"legal"}',
    b'{"id":1}',
    b'{"id":1,"do":null}',
    b'{"id":1,"do":["new"]}',
    b'{"id":1,"do":{"new":1}}',
    b'{"id":1,"do":"' + b"x" * 100_000 + b'"}',
    b'{"id":"\\ud800","do":"nothing"}',
]


@pytest.mark.parametrize("line", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_line_gets_an_error(line: bytes) -> None:
    door = Door(registry.get("stupor_mundi"))
    text = reply(door, line)
    answer = json.loads(text)
    assert "\n" not in text and text.isascii()
    assert answer["ok"] is False
    assert answer["error"]["code"] != "internal"
    assert answer["error"]["message"]
    assert json.loads(reply(door, b'{"id":2,"do":"new","players":2}'))["ok"]


@pytest.mark.parametrize("name", [None, 0, -7, 1.5, "a", "ü", "", [1, "x"], {"a": [None]}, True])
def test_an_answer_repeats_any_id(name: object) -> None:
    door = Door(registry.get("stupor_mundi"))
    for do in ("new", "dance"):
        line = json.dumps({"id": name, "do": do, "players": 2})
        assert json.loads(reply(door, line.encode()))["id"] == name


def test_the_process_answers_every_line_and_ends_with_its_input() -> None:
    requests = b'{"id":1,"do":"new","players":2}\n\nnonsense\n{"id":2,"do":"legal","game":"g1"}'
    done = subprocess.run(
        [sys.executable, "-m", "stupor", "serve"],
        input=requests,
        stdout=subprocess.PIPE,
        check=True,
        timeout=60,
        env={**os.environ, "DISPLAY": ""},
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(answer["id"], answer["ok"]) for answer in answers] == [
        (1, True),
        (None, False),
        (None, False),
        (2, True),
    ]


def test_the_door_imports_no_pygame() -> None:
    code = "import sys, stupor.protocol.server, stupor.protocol.playing, stupor.__main__\n"
    code += "from stupor.games import registry; registry.get('stupor_mundi')\n"
    code += "sys.exit(any(name.startswith(('pygame', 'pytmx')) for name in sys.modules))"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
