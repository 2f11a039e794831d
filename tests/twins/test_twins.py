"""Two builds are asked the same: what is equal passes, what tells more or less is found."""

from __future__ import annotations

import importlib.util
import inspect
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from stupor.games import registry
from tests import fast
from tests.bench import bench_workers, pace
from tests.support.usual import some
from tests.twins.compare import asides, talks
from tests.twins.doors import ROOT

#: A door whose previews go on over the end of the turn.
LEAKY = """
from stupor.match import preview
preview.NEXT_TURN = frozenset()
from stupor.__main__ import main
main(["serve", "--game", "{game}"])
"""
PLAIN = (ROOT, ROOT)
TOLD = """
from __future__ import annotations

from dataclasses import dataclass

from stupor.engine.record import record


@record
class Price:
    \"\"\"What something costs.\"\"\"

    coins: int = 0


@dataclass(slots=True)
class Hand:
    \"\"\"What somebody holds.\"\"\"

    dice: tuple[int, int] = (0, 0)
    price: Price | None = None


def differ(one: Price, other: Price) -> bool:
    \"\"\"Whether two prices are different.\"\"\"
    return one != other


def equal(one: Price, other: Price) -> bool:
    \"\"\"Whether two prices are equal.\"\"\"
    return one == other


def unlike(one: Hand, other: Hand) -> bool:
    \"\"\"Whether two hands are different.\"\"\"
    return one != other
"""
ASKED = """
import told
from typing import get_type_hints
from told import Hand, Price, differ, equal, unlike
print(told.__file__)
print(differ(Price(1), Price(1)), equal(Price(1), Price(1)), differ(Price(1), Price(2)))
print(unlike(Hand((1, 2), Price()), Hand((1, 2), Price())), unlike(Hand(), Hand((1, 2))))
print(get_type_hints(Hand)["dice"], get_type_hints(Hand)["price"], Hand.__doc__)
"""


@pytest.mark.parametrize("game", some(registry.GAMES, ["burgundy"]))
def test_the_same_build_twice_answers_the_same(game: str) -> None:
    found = talks(PLAIN, game, 1, seed=5, choices=60)
    assert not found.differing, found.words
    every = {"new", "legal", "choose", "view", "state", "load", "journal", "replay", "games"}
    assert every <= found.asked.keys() and found.asked.total() > 200


def test_a_door_that_tells_more_is_found() -> None:
    game = "burgundy"
    ways = (("-c", LEAKY.format(game=game)), ("-m", "stupor", "serve", "--game", game))
    found = talks(PLAIN, game, 1, seed=5, choices=60, ways=ways)
    assert found.differing and all(each.startswith("legal") for each in found.differing)


@pytest.mark.exhaustive
def test_what_a_build_says_besides_is_compared(tmp_path: Path) -> None:
    # given a build that lists another figure
    other = tmp_path / "build"
    shutil.copytree(ROOT / "stupor", other / "stupor", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("resources", "levels"):
        (other / name).symlink_to(ROOT / name, target_is_directory=True)
    listing = other / "stupor" / "protocol" / "figures.py"
    text, all_of_them = listing.read_text(encoding="utf-8"), "reconstructed()\n"
    assert all_of_them in text
    listing.write_text(text.replace(all_of_them, "reconstructed()[1:]\n"), encoding="utf-8")
    # when both are asked
    found = asides((ROOT, other), "stupor_mundi", 2)
    # then that is all in which they differ
    assert found.asked.total() > 500
    assert 0 < len(found.differing) < 10, found.words


@pytest.mark.parametrize(
    "name", ["games/burgundy/state.py", "games/stupor_mundi/effects/book.py", "engine/events.py"]
)
def test_what_is_said_again_is_what_the_plain_files_say(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "stupor" / name).read_text(encoding="utf-8")
    classes = []
    for told in (text, fast.said_again(text)):
        module = ModuleType("told")
        monkeypatch.setitem(sys.modules, "told", module)
        exec(compile(told, name, "exec"), module.__dict__)
        classes.append([each for each in vars(module).values() if _made_here(each)])
    assert classes[0]
    for plain, again in zip(*classes, strict=True):
        # a newer Python takes the indents of docstrings away
        assert inspect.getdoc(plain) == inspect.cleandoc(again.__doc__ or "")
        assert inspect.get_annotations(plain) == inspect.get_annotations(again)
        if plain.__eq__ is not object.__eq__ and plain.__name__ == "Price":
            assert again(1) == again(1) and again(1) != again(2)


def _made_here(found: object) -> bool:
    return isinstance(found, type) and found.__module__ == "told"


@pytest.mark.exhaustive
def test_compiled_code_compares_by_value_and_knows_its_types(tmp_path: Path) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if importlib.util.find_spec("mypyc") is None or shutil.which(compiler) is None:
        pytest.skip("the compiler mypyc or a C compiler is not here")
    if importlib.util.find_spec("setuptools") is None:
        pytest.skip("setuptools is not here")
    (tmp_path / "told.py").write_text(TOLD, encoding="utf-8")
    (tmp_path / "stupor").symlink_to(ROOT / "stupor", target_is_directory=True)
    fast.translate(tmp_path, ["told.py"])
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    where, *said = done.stdout.splitlines()
    assert where.endswith((".so", ".pyd"))
    assert said == [
        "False True True",
        "False True",
        "tuple[int, int] told.Price | None What somebody holds.",
    ]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_compiled_build_answers_as_the_plain_one(game: str) -> None:
    if not any((fast.FAST / "stupor").rglob("*.so")):
        pytest.skip("there is no compiled build: python -m tests.fast build")
    if not fast.fresh():
        pytest.skip("the compiled build is of other files: python -m tests.fast build")
    found = talks((ROOT, fast.FAST), game, 1, seed=5, choices=60)
    assert not found.differing, found.words


def test_barons_are_timed_in_both_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    # given the smallest measure, of the plain files twice
    monkeypatch.setattr(fast, "FAST", ROOT)
    monkeypatch.setattr(bench_workers, "TURNS", 1)
    monkeypatch.setattr(bench_workers, "DECISIONS", 2)
    # when E2 is run
    found = bench_workers.compiled()
    # then each game has a figure
    assert [ratio.id for ratio in found] == ["E2"] * len(registry.GAMES)
    assert all(ratio.value > 0 for ratio in found)
    assert "baron" in pace.BOT_DECISIONS


def test_without_a_build_the_measure_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "FAST", tmp_path)
    (ratio,) = bench_workers.compiled()
    assert ratio.value != ratio.value
