"""The examples in docstrings of the program are true."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.papers.made import ROOT

PROMPT = ">>> "
#: Modules that have examples, by name.
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in (ROOT / "stupor").rglob("*.py")
    if PROMPT in file.read_text("utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    """Given a module, when its examples are tried, then all say what they say there."""
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted and not found.failed
