"""Each ruling has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

LAST = 104


def test_every_ruling_has_a_test_of_its_number() -> None:
    """Given the tests of this folder, then b01 to b104 all stand in their names."""
    found: set[int] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {int(number) for number in re.findall(r"_b(\d+)", node.name)}
    assert sorted(set(range(1, LAST + 1)) - found) == []
