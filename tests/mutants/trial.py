"""Runs tests in a process of its own: with a fault, or to learn which lines each test comes by.

python -m tests.mutants.trial reads what it shall do as JSON and answers in a file.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tests.mutants.aims import ROOT, name_of

QUIET = (
    "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-o", "addopts=",
    "--import-mode=importlib", "--no-header", "--no-summary",
)  # fmt: skip


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with another text."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The text, compiled; what lies in the cache is of no use."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Finds one module, and leaves the others to Python."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module, if it is that one."""
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(
            fullname, self.loader.path, loader=self.loader
        )


class Chosen:
    """Leaves of all tests those that are wanted, in that order."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.place = {name: n for n, name in enumerate(wanted)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])


class Mapped:
    """Notes how long each test took and which lines it came by."""

    def __init__(self, files: Sequence[str]) -> None:
        import coverage

        self.cover = coverage.Coverage(
            data_file=None, include=[str(ROOT / file) for file in files], config_file=False
        )
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.cover.switch_context(item.nodeid)
        begun = time.perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(time.perf_counter() - begun, 4)

    def lines(self) -> dict[str, dict[int, list[str]]]:
        """By file and line the tests that came by; "" stands for what is read with the module."""
        data, found = self.cover.get_data(), {}
        for path in data.measured_files():
            told = data.contexts_by_lineno(path)
            found[Path(path).relative_to(ROOT).as_posix()] = {
                line: list(tests) for line, tests in told.items()
            }
        return found


def mapped(files: Sequence[str], tests: Sequence[str]) -> dict[str, Any]:
    """How long these tests take, and which lines they come by."""
    # the newest way of Python to watch lines tells of the first test alone that comes by
    os.environ["COVERAGE_CORE"] = "ctrace"
    notes = Mapped(files)
    notes.cover.start()
    for file in files:  # what is read with a module is no test's own
        importlib.import_module(name_of(file))
    pytest.main([*QUIET, "--maxfail=1000", *tests], plugins=[notes])
    notes.cover.stop()
    return {"seconds": notes.seconds, "lines": notes.lines(), "failed": notes.failed}


def tried(file: str, text: str, tests: Sequence[str]) -> dict[str, Any]:
    """Whether these tests notice that a file has another text."""
    sys.meta_path.insert(0, Finder(Loader(name_of(file), str(ROOT / file), text)))
    paths = list(dict.fromkeys(test.split("::")[0] for test in tests))
    status = pytest.main([*QUIET, *paths], plugins=[Chosen(tests)])
    return {"status": int(status)}


def main() -> None:
    """Do what stands in the first file, and answer in the second."""
    asked = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    found = mapped(**asked) if asked.pop("do") == "map" else tried(**asked)
    Path(sys.argv[2]).write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()
