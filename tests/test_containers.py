"""Nobody is told of anything by a method that a container of ours has instead of its own.

Compiled code, `json`, `list(...)` and much else in C go to the container itself and pass such a
method by. Whoever wants to be told says so: `stupor.engine.events.Listener`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT_IN = {
    "list", "dict", "set", "frozenset", "tuple", "str", "bytes", "bytearray", "int", "float",
    "deque", "defaultdict", "OrderedDict", "Counter",
}  # fmt: skip
#: Making one, showing it as text and looking its hash up go through the type from C, too.
ALWAYS_ASKED = {"__new__", "__init__", "__str__", "__hash__"}


def passed_by(text: str) -> Iterator[str]:
    """The methods of built-in types that classes of a module have instead of theirs."""
    for found in ast.walk(ast.parse(text)):
        if isinstance(found, ast.ClassDef):
            for base in BUILT_IN & {_name(base) for base in found.bases}:
                yield from (f"{base}.{name}" for name in _methods(found) if _has(base, name))


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base).split(".")[-1]


def _methods(found: ast.ClassDef) -> Iterator[str]:
    for each in found.body:
        if isinstance(each, ast.FunctionDef) and each.name not in ALWAYS_ASKED:
            yield each.name


def _has(base: str, name: str) -> bool:
    import builtins
    import collections

    return hasattr(getattr(builtins, base, None) or getattr(collections, base), name)


def test_no_class_has_a_method_of_a_container_instead_of_its_own() -> None:
    files = sorted((ROOT / "stupor").rglob("*.py"))
    assert len(files) > 400
    for path in files:
        found = list(passed_by(path.read_text(encoding="utf-8")))
        assert not found, f"{path.relative_to(ROOT)} overrides {', '.join(found)}"


def test_a_list_that_listens_is_found() -> None:
    watch = "class Watch(list[Event]):\n    def append(self, event): ...\n"
    assert list(passed_by(watch)) == ["list.append"]
    assert list(passed_by("class C(collections.Counter):\n    def update(self): ..."))
    assert not list(passed_by("class Parts(tuple):\n    def __hash__(self): ..."))
