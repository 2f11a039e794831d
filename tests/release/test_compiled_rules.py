"""A built folder plays by its compiled rules, and says nothing where it cannot."""

from __future__ import annotations

import ctypes
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, resources
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from stupor.program import compiled_rules
from stupor.program.compiled_rules import CHOICE, PLAIN, CompiledRules, use
from tests import fast

NAME = "abc__mypyc"


@pytest.fixture(autouse=True)
def finders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CHOICE, raising=False)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])


class Library(ModuleType):
    """A library as mypyc makes them: how to begin each module, under its name."""

    def __init__(self, *modules: str) -> None:
        super().__init__(NAME)
        self._kept: list[object] = []
        for module in modules:
            word = f"init_{module.replace('.', '___')}"
            setattr(self, word, self._capsule(module, f"{NAME}.{word}".encode()))

    def _capsule(self, module: str, name: bytes) -> object:
        made = ModuleType(module)
        made.ANSWER = "compiled"  # type: ignore[attr-defined]
        begin = ctypes.PYFUNCTYPE(ctypes.py_object)(lambda: made)
        self._kept += [begin, name]
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = (
            ctypes.py_object,
            [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
        )
        return new(ctypes.cast(begin, ctypes.c_void_p), name, None)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of plain rules with a file of figures, and a module beside it."""
    package = tmp_path / "rulesgame"
    package.mkdir()
    for name in ("__init__", "rules", "words"):
        (package / f"{name}.py").write_text("ANSWER = 'plain'\n", encoding="utf-8")
    (package / "figures.json").write_text("[7]", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "rulesgame"]:
        del sys.modules[name]


def test_what_the_library_holds_comes_from_it_and_lies_where_the_plain_module_lies(
    tree: Path,
) -> None:
    sys.meta_path.insert(0, CompiledRules(Library("rulesgame", "rulesgame.rules")))
    rules = import_module("rulesgame.rules")
    assert rules.ANSWER == "compiled"
    assert rules.__file__ == str(tree / "rules.py")
    assert import_module("rulesgame.words").ANSWER == "plain"


def test_a_package_of_the_library_still_finds_its_files(tree: Path) -> None:
    sys.meta_path.insert(0, CompiledRules(Library("rulesgame")))
    assert import_module("rulesgame").ANSWER == "compiled"
    assert (resources.files("rulesgame") / "figures.json").read_text(encoding="utf-8") == "[7]"


def test_without_a_library_the_plain_rules_play(tmp_path: Path) -> None:
    assert not use(tmp_path)


def test_the_library_of_another_system_is_none(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.cpython-27-another.so").write_bytes(b"")
    assert not use(tmp_path)


@pytest.mark.parametrize("content", [b"", b"\x7fELF, and no more", b"MZ"])
def test_a_damaged_library_is_passed_over_in_silence(
    content: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = [*sys.meta_path]
    (tmp_path / f"{NAME}{EXTENSION_SUFFIXES[0]}").write_bytes(content)
    assert not use(tmp_path)
    assert sys.meta_path == before
    assert capfd.readouterr() == ("", "")


def test_who_asks_for_the_plain_rules_gets_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_rules, "_loaded", lambda _: Library())
    assert use(tmp_path)
    monkeypatch.setenv(CHOICE, PLAIN)
    assert not use(tmp_path)


def test_only_a_build_of_these_very_rules_is_shipped(tmp_path: Path) -> None:
    """Given a copy and its library, then it is taken; changed by a word it is not."""
    shutil.copytree(fast.ROOT / "stupor", tmp_path / "stupor")
    for name in fast.compiled_files(fast.ROOT):
        path = tmp_path / name
        path.write_text(fast.said_again(path.read_text(encoding="utf-8")), encoding="utf-8")
    library = tmp_path / f"{NAME}{EXTENSION_SUFFIXES[0]}"
    library.write_bytes(b"")
    assert fast.libraries(tmp_path) == [library]
    with (tmp_path / "stupor" / "engine" / "agenda.py").open("a", encoding="utf-8") as file:
        file.write("# another word\n")
    assert fast.libraries(tmp_path) == []
