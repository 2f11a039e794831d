"""No file is more work than any game: what is done for one is counted, not timed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stupor.archive import Archive, open_game, reading
from stupor.archive.game import look_at
from stupor.archive.reading import MOST_THINGS, BadFile, parse, read_ends
from stupor.engine.codec import LONGEST_LIST, MOST_VALUES, values_in
from stupor.engine.errors import BadData
from stupor.games import registry
from stupor.match import work_budget
from stupor.match.work_budget import TooMuchWork, WorkBudget
from stupor.protocol.replaying import PARTLY, replay
from tests.mutate.corpus import SPEC, file_of, files, game
from tests.mutate.worlds import endless, heavy, nested
from tests.support.playing import KINDS
from tests.support.usual import by_turns

DAMAGES = ["whole", "early", "late", "a line less", "older rules"]


class Counting:
    """Counts what the rules are asked to do."""

    def __init__(self, rules: Any, work: Counter[str]) -> None:
        self._rules, self._work = rules, work

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        if name not in ("apply", "load", "setup"):
            return found

        def counted(*about: Any, **more: Any) -> Any:
            self._work[name] += 1
            return found(*about, **more)

        return counted


@pytest.fixture
def work() -> Counter[str]:
    return Counter()


@pytest.fixture
def games(tmp_path: Path, work: Counter[str], monkeypatch: pytest.MonkeyPatch) -> Archive:
    """An archive whose rules are counted."""
    play = replace(SPEC.play, rules=Counting(SPEC.rules, work))
    monkeypatch.setattr("stupor.games.stupor_mundi.play.PLAY", play)
    return Archive(tmp_path / "data", lambda name: SPEC)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How many lines, letters and things the parser of JSON was given."""
    count: Counter[str] = Counter()

    class Decoder:
        def __init__(self, real: json.JSONDecoder) -> None:
            self._real = real

        def decode(self, text: str) -> Any:
            count["lines"] += 1
            count["letters"] += len(text)
            count["things"] += text.count(",") + text.count("[") + text.count("{")
            return self._real.decode(text)

    for name in ("_DECODER", "_WARY"):
        monkeypatch.setattr(reading, name, Decoder(getattr(reading, name)))
    yield count


def head() -> bytes:
    return files()["two, just begun"].partition(b"\n")[0] + b"\n"


#: Files of very many lines, lists and tables, and more of them than fit; each made when it is read.
CROWDS: dict[str, Callable[[], bytes]] = {
    "nested lines": nested,
    "nested lines and damage": lambda: nested().replace(b"\n", b"\nx\n", 1),
    "lists": lambda: head() + b'{"snapshot":[' + b"[]," * 40_000 + b"0]}\n",
    "many lists": lambda: head() + (b'{"snapshot":{"a":[' + b"[]," * 4_000 + b"0]}}\n") * 400,
    "many tables": lambda: head() + (b'{"snapshot":{"a":[' + b"{}," * 4_000 + b"0]}}\n") * 400,
    "numbers": lambda: (
        head() + (b'{"standing":{"a":"\\u0041","b":[' + b"0," * 1_900 + b"0]}}\n") * 3_000
    ),
    "deep positions": lambda: head() + (b'{"snapshot":' + b"[" * 60_000 + b"}\n") * 60,
    "a wide header": lambda: head()[:-2] + b',"x":[' + b"0," * 60_000 + b"0]}\n",
    "a deep header": lambda: head()[:-2] + b',"x":' + b"[" * 60_000 + b"}\n",
}


@pytest.mark.parametrize("name", CROWDS)
def test_no_file_has_more_read_than_a_tenfold_game(
    name: str, tmp_path: Path, decoded: Counter[str]
) -> None:
    path = tmp_path / "crowd.stupor"
    path.write_bytes(CROWDS[name]())
    look_at(path)
    assert decoded["things"] <= MOST_THINGS
    decoded.clear()
    try:
        header, lines = read_ends(path)
        assert header and len(list(lines)) < 1_000
    except BadFile:
        pass
    assert decoded["things"] <= MOST_THINGS // 10


@pytest.mark.parametrize("lines", [40_000, 400_000])
def test_of_very_many_lines_only_so_many_are_read(lines: int, decoded: Counter[str]) -> None:
    for line in (b'{"seat":0,"key":"p"}\n', b'{"chair":0,"sits":"p"}\n', b"x\n", b"\n"):
        parse(head() + line * lines)
        assert decoded["lines"] <= reading.MOST_LINES + 50
        decoded.clear()


@pytest.mark.parametrize("box", KINDS)
def test_the_longest_games_have_ample_room(box: str, decoded: Counter[str]) -> None:
    """Who plays without a plan plays longest."""
    session = game(4, 9_999, 3, **KINDS[box])
    content = file_of(session.lines())
    assert parse(content).problem is None
    assert decoded["things"] * 7 < MOST_THINGS
    assert content.count(b"\n") * 6 < reading.MOST_LINES
    assert session.ply * 2 < open_game.MOST_CHOICES
    assert values_in(SPEC.rules.dump(session.state)) * 8 < MOST_VALUES


@pytest.mark.parametrize(("box", "damage"), by_turns(KINDS, DAMAGES))
def test_a_real_game_is_opened_however_it_is_damaged(
    box: str, damage: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = file_of(game(4, 9_999, 3, **KINDS[box]).lines()).split(b"\n")
    if damage in ("early", "late"):
        lines[60 if damage == "early" else -60] = b"\x00"
    elif damage == "a line less":
        del lines[-60]
    elif damage == "older rules":
        lines[0] = lines[0].replace(b'"seed":3', b'"seed":4', 1)
    (tmp_path / "in.stupor").write_bytes(b"\n".join(lines))
    efforts: list[WorkBudget] = []
    real = WorkBudget.__init__

    def remembered(one: WorkBudget, most: int = work_budget.MOST) -> None:
        real(one, most)
        efforts.append(one)

    monkeypatch.setattr(WorkBudget, "__init__", remembered)
    archive = Archive(tmp_path / "data", registry.get)
    opened = archive.open(tmp_path / "in.stupor")
    if opened.writer is not None:
        opened.writer.close()
    [spent] = efforts
    assert spent.left > 0


@pytest.mark.parametrize("cards", [50, 150, 390, 1_000])
def test_positions_of_very_many_cards_are_little_work(
    games: Archive, work: Counter[str], tmp_path: Path, cards: int
) -> None:
    (tmp_path / "in.stupor").write_bytes(heavy(cards))
    try:
        opened = games.open(tmp_path / "in.stupor")
        if opened.writer is not None:
            opened.writer.close()
    except BadFile as why:
        assert len(str(why)) < 200
    assert work["apply"] <= work_budget.MOST
    assert work["load"] + work["setup"] <= work_budget.MOST // 25


def test_a_game_that_goes_on_and_on_is_not_followed(
    games: Archive, work: Counter[str], tmp_path: Path
) -> None:
    (tmp_path / "in.stupor").write_bytes(endless())
    with pytest.raises(BadFile, match="the game is too long"):
        games.open(tmp_path / "in.stupor")
    assert not work


def test_an_effort_comes_to_its_end() -> None:
    some = WorkBudget(100)
    some.position(800)
    some.choice(50)
    assert some.left == 73
    some.options(73)
    with pytest.raises(TooMuchWork):
        some.choice(0)
    full = WorkBudget(100)
    full.position(4_000)
    assert full.left == 25


def test_who_asks_for_too_much_is_told_so(
    games: Archive, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever the rules can be led to, the work ends."""
    monkeypatch.setattr(WorkBudget.__init__, "__defaults__", (60,))
    (tmp_path / "in.stupor").write_bytes(files()["two to the end"])
    with pytest.raises(BadFile, match="the game is too long"):
        games.open(tmp_path / "in.stupor")
    with (tmp_path / "out").open("w") as out:
        assert replay(tmp_path / "in.stupor", registry.get, True, None, out) == PARTLY


def test_a_position_is_weighed_before_anything_is_made_of_it() -> None:
    position = SPEC.rules.dump(game(2, 20, 3).state)
    assert values_in(position) < MOST_VALUES // 8
    long = json.loads(json.dumps(position))
    long["state"]["players"][0]["hand"] *= LONGEST_LIST
    deep: Any = []
    for _ in range(MOST_VALUES + 1):
        deep = [deep]
    wide = {str(number): [0] * 300 for number in range(40)}
    for bad in (long, {**position, "more": deep}, {**position, "more": wide}):
        with pytest.raises(BadData, match=r"list of the position|at most"):
            SPEC.rules.load(bad)
