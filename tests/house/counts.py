"""The counts that a look at the source can tell."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from stupor.stage.game_ui import GameUI
from tests import circles
from tests.house import tangled
from tests.house.source import OURS, ROOT, File, FunctionNode, classes, files, functions

NAMED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
#: What cuts a name like `silver.2` into its parts, and what asks how it begins.
CUTS: Final = {"split", "rsplit", "partition", "rpartition"}
BEGINS: Final = {"startswith", "removeprefix"}


def of_a_face() -> int:
    """Functions and facts that a table asks of the face of a game."""
    tables = (("table",), ("scenes", "timeline"))
    asking = [file for file in files() if any(file.path.parts[: len(t)] == t for t in tables)]
    nodes = (node for file in asking for node in ast.walk(file.tree))
    asked = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    parts = [type(getattr(GameUI(), part.name)) for part in fields(GameUI)]
    return sum(word in asked for part in parts for word in vars(part) if word[0] != "_")


def parsing() -> int:
    """Files of faces that take the names of things apart."""
    return sum(_parses(file) for file in files() if "face" in file.path.parts)


def _parses(file: File) -> bool:
    for node in ast.walk(file.tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        first = node.args[0]
        if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
            continue
        if node.func.attr in CUTS and first.value == ".":
            return True
        if node.func.attr in BEGINS and first.value.endswith("."):
            return True
    return False


def at_the_root() -> int:
    """Loose modules beside the packages."""
    return len([*OURS.glob("*.py")])


def at_the_table() -> int:
    """Files of the table that lie in no folder of their own."""
    return len([*(OURS / "table").glob("*.py")])


def lines() -> int:
    """Lines of the program."""
    return sum(file.lines for file in files())


def longest_file() -> int:
    """Lines of the longest file."""
    return max(file.lines for file in files())


def longest_function() -> int:
    """Lines of the longest function."""
    return max((node.end_lineno or 0) - node.lineno + 1 for node in functions())


def unformatted() -> int:
    """Places that the formatter must leave alone."""
    return sum(file.text.count("# fmt: skip") for file in files())


def undocumented() -> int:
    """Public functions and classes without a word about them."""
    holders = [*(file.tree for file in files()), *filter(_is_public, classes())]
    named = [node for holder in holders for node in holder.body if isinstance(node, NAMED)]
    return sum(_is_public(node) and not ast.get_docstring(node) for node in named)


def _is_public(node: ast.ClassDef | FunctionNode) -> bool:
    """Whether others may use it; what sets a property is told with what gets it."""
    setting = any(isinstance(each, ast.Attribute) for each in node.decorator_list)
    return not node.name.startswith("_") and not setting


def late_imports() -> int:
    """Modules that are imported inside a function."""
    imports = (ast.Import, ast.ImportFrom)
    walked = (inner for node in functions() for inner in ast.walk(node))
    # a function inside another is walked with both
    return len({inner for inner in walked if isinstance(inner, imports)})


def protocols_of_one() -> int:
    """Protocols that one class alone fulfils."""
    made = [(node, _methods(node)) for node in classes()]
    protocols = {node: names for node, names in made if _is_protocol(node)}
    full = [names | _fields(node) for node, names in made if node not in protocols]
    return sum(sum(names <= other for other in full) == 1 for names in protocols.values() if names)


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).split("[")[0] == "Protocol" for base in node.bases)


def _methods(node: ast.ClassDef) -> set[str]:
    return {inner.name for inner in node.body if isinstance(inner, FunctionNode)}


def _fields(node: ast.ClassDef) -> set[str]:
    """What a record has, which fulfils the property of a protocol as well as a method would."""
    fields = (inner.target for inner in node.body if isinstance(inner, ast.AnnAssign))
    return {ast.unparse(target) for target in fields}


def facts_by_name() -> int:
    """Facts that a face reads from a dictionary by a string."""
    return sum(_is_fact(node) for file in files() for node in ast.walk(file.tree))


def _is_fact(node: ast.AST) -> bool:
    match node:
        case ast.Subscript(value=held, slice=ast.Constant(value=str())):
            return _named_facts(held)
        case ast.Call(func=ast.Attribute(value=held, attr="get"), args=[ast.Constant(), *_]):
            return _named_facts(held)
    return False


def _named_facts(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "facts") or (
        isinstance(node, ast.Attribute) and node.attr == "facts"
    )


def same_names() -> int:
    """File names that stand in more than one room, those of the two games aside."""
    places: Counter[str] = Counter()
    seen = set()
    for file in files():
        parts = file.path.parts
        room = (*parts[:1], "*", *parts[2:]) if parts[0] == "games" and len(parts) > 2 else parts
        if file.path.stem not in ("__init__", "__main__") and room not in seen:
            seen.add(room)
            places[file.path.stem] += 1
    return sum(count > 1 for count in places.values())


def in_circles() -> int:
    """Modules of the largest circle of imports."""
    return max(map(len, circles.circles(circles.imports())), default=0)


def unused() -> int:
    """Names that nothing uses, as vulture sees it, but for those that a library calls."""
    return len(unused_names())


def unused_names() -> list[str]:
    """Those names with their places."""
    command = [sys.executable, "-m", "vulture"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = done.stdout.splitlines()
    return [line for line in told if line.startswith("stupor")] + done.stderr.splitlines()


COUNTS: Final[Mapping[str, Callable[[], int]]] = {
    "functions asked of a face": of_a_face,
    "face files that parse names": parsing,
    "facts read by a string": facts_by_name,
    "files in table/": at_the_table,
    "loose modules at the root": at_the_root,
    "lines of stupor/": lines,
    "fmt: skip": unformatted,
    "longest file": longest_file,
    "longest function": longest_function,
    "functions worse than B": lambda: len(tangled.to_untangle()),
    "unused names": unused,
    "public things without a docstring": undocumented,
    "imports inside functions": late_imports,
    "modules in one circle": in_circles,
    "protocols of one class": protocols_of_one,
    "file names in several rooms": same_names,
}
