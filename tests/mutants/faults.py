"""Which faults a module can have: each a small piece of its text put in the place of another."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
COUNTED: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: What is told of a deed is no rule; the tests of events look after it.
TOLD: Final = frozenset({"event", "counter", "moved", "tell_order", "set_turn"})


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece of a module's text (from, to) and what stands there instead.

    A fault is known again by module, function, the text of its line, and what is changed there;
    `nth` tells equal ones of a function apart. `statement` is where the statement begins that
    `number`, its line, is a part of; `once` says that it is read with
    its module, not whenever a function is called.
    """

    module: str
    function: str
    line: str
    change: str
    nth: int
    number: int
    statement: int
    once: bool
    start: int
    end: int
    text: str

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """By what it is known after other lines of the module have moved."""
        return self.module, self.function, self.line, self.change, self.nth

    @property
    def game(self) -> str:
        """Where the tests of its game lie."""
        return "/".join(["tests", *self.module.split("/")[1:3]])

    def order(self, seed: int) -> str:
        """Its place in a shuffle that depends on nothing but the seed and the fault."""
        return hashlib.sha256(repr((seed, self.key)).encode()).hexdigest()

    def put_into(self, source: str) -> str:
        """The module's text with the fault."""
        return source[: self.start] + self.text + source[self.end :]


class _Finder(ast.NodeVisitor):
    """Walks through a module and notes what can go wrong where."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.inside: list[str] = []
        self.statement = 0
        self.depth = 0
        self.found: list[Fault] = []
        self.seen: dict[tuple[str, str, str], int] = {}

    def visit(self, node: ast.AST) -> None:
        """Look at a node and know in which statement it stands."""
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        super().visit(node)
        self.statement = outer

    def at(self, line: int, column: int) -> int:
        """A place in the text; columns are told in bytes."""
        here = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(here)

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends."""
        ends = node.end_lineno, node.end_col_offset  # type: ignore[attr-defined]
        return self.at(node.lineno, node.col_offset), self.at(*ends)  # type: ignore[attr-defined]

    def text(self, node: ast.AST) -> str:
        """What stands there."""
        start, end = self.span(node)
        return self.source[start:end]

    def put(
        self, node: ast.AST, text: str, change: str, span: tuple[int, int] | None = None
    ) -> None:
        """Note a fault; one that is told the same in the same line gets the next number."""
        start, end = span or self.span(node)
        number: int = node.lineno  # type: ignore[attr-defined]
        line, function = self.lines[number - 1].strip(), ".".join(self.inside)
        nth = self.seen[function, line, change] = self.seen.get((function, line, change), -1) + 1
        self.found.append(
            Fault(
                self.module,
                function,
                line,
                change,
                nth,
                number,
                self.statement,
                not self.depth,
                start,
                end,
                text,
            )
        )

    def between(self, left: ast.AST, right: ast.AST, sign: str) -> tuple[int, int] | None:
        """Where a sign stands between two nodes."""
        start, end = self.span(left)[1], self.span(right)[0]
        at = self.source.find(sign, start, end)
        return (at, at + len(sign)) if at >= 0 else None

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside.append(node.name)
        for default in node.args.defaults:
            self.visit(default)
        self.depth += 1
        for part in node.body:
            self.visit(part)
        self.depth -= 1
        self.inside.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside.append(node.name)
        for part in node.body:
            self.visit(part)
        self.inside.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What must hold anyway is no rule."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or _name(node.value) in TOLD:
            return
        self.put(node, "pass", "dropped")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.put(node, "pass", "dropped")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ".events" in ast.unparse(node.test):
            for part in (*node.body, *node.orelse):
                self.visit(part)
            return
        self.put(node.test, f"not ({self.text(node.test)})", "negated")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.put(node.test, f"not ({self.text(node.test)})", "negated")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if ".events" not in ast.unparse(node.test):
            self.put(node.test, f"(not ({self.text(node.test)}))", "negated")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARED[type(sign)]
            span = self.between(left, right, old)
            if span is not None:
                self.put(left, new, f"{old} to {new}", span)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            span = self.between(left, right, old)
            if span is not None:
                self.put(left, new, f"{old} to {new}", span)
        for part in node.values:
            left_out = "True" if old == "and" else "False"
            self.put(part, left_out, f"without {self.text(part)[:60]}")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.put(node, f"({self.text(node.operand)})", "not dropped")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COUNTED:
            old, new = COUNTED[type(node.op)]
            span = self.between(node.left, node.right, old)
            if span is not None:
                self.put(node.left, new, f"{old} to {new}", span)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node)
        if name in TOLD:
            return
        if isinstance(node.func, ast.Name) and name in CALLED:
            self.put(node.func, CALLED[name], f"{name} to {CALLED[name]}")
        if len(node.args) > 1 and all(isinstance(part, ast.Name) for part in node.args[-2:]):
            one, other = node.args[-2:]
            span = self.span(one)[0], self.span(other)[1]
            swapped = f"{self.text(other)}, {self.text(one)}"
            self.put(one, swapped, f"{self.text(one)} and {self.text(other)} swapped", span)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.put(node, str(not node.value), f"{node.value} to {not node.value}")
        elif isinstance(node.value, int):
            self.put(node, str(node.value + 1), f"{node.value} to {node.value + 1}")


def _name(node: ast.AST) -> str:
    """What a call calls."""
    func = node.func if isinstance(node, ast.Call) else None
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""


def faults_of(module: str, source: str) -> Iterator[Fault]:
    """Every fault that leaves a module one that Python can read."""
    finder = _Finder(module, source)
    finder.visit(ast.parse(source))
    for fault in finder.found:
        try:
            compile(fault.put_into(source), module, "exec")
        except SyntaxError:
            continue
        yield fault
