"""Texts that are known by what is made of them: the blocks of the rulebook need no mark."""

import ast
import re
from collections.abc import Iterator

#: The folders of the rulebooks.
FOLDER = re.compile(r"stupor/games/\w+/book/")
#: The makers of a page, and the places of those of their arguments that people read.
MAKERS: dict[str, tuple[int, ...]] = {
    "Page": (1,),
    "head": (0,),
    "words": (0,),
    "item": (0,),
    "note": (0,),
    "entry": (1, 2),
}


def written(path: str, source: str) -> Iterator[str]:
    """The texts of a page's file, in their order; of any other file none."""
    if not FOLDER.match(path):
        return
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        if isinstance(call.func, ast.Name):
            for place in MAKERS.get(call.func.id, ()):
                yield from filter(_is_read, _strings(call.args[place]))


def _strings(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _strings(one)
            yield from _strings(other)


def _is_read(text: str) -> bool:
    """Whether there are words between the parts and icons."""
    return re.search(r"[^\W\d_]{2}", re.sub(r"\{[^}]*\}", "", text)) is not None
