"""Who may import whom (see .github/docs/design.md), read from the source, not run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests import circles

ROOT = Path(__file__).parent.parent
#: So many modules lead to each other at most; it was 94 in version 1.0.0. Left are a scene and its
#: host, in their types alone: a scene is shown by a host, a host shows scenes.
LARGEST_CIRCLE = 2
OURS = "stupor"
#: What a table is made of; pixels, windows and files of the machine come from the app.
TABLE = {"files", "engine", "stage", "match", "archive", "ai", "lessons", "scenes"}
#: Screens of the house may also ask the machine, and measure what they draw.
SCREEN = TABLE | {"table", "platform", "render", "puzzles"}
#: Layer: the packages of ours that it may import besides itself.
MAY_IMPORT = {
    "files": set(),
    "engine": set(),
    "lessons": {"engine"},
    "games.rules": {"engine", "lessons"},
    "games.registry": {"engine", "games"},
    "games.face": {"engine", "stage", "games.rules", "games.sheet"},
    "games.lessons": {"engine", "lessons", "stage", "games.rules", "games.face"},
    "games.book": {"engine", "stage", "games.rules", "games.face"},
    "games.gallery": {"engine", "stage", "games.rules", "games.face", "games.book"},
    "games.sheet": {"engine", "stage", "games.rules"},
    "ai": {"engine"},
    "puzzles": {"files", "engine", "ai"},
    "match": {"engine", "ai"},
    "archive": {"files", "engine", "ai", "match", "games.registry"},
    "protocol": {"files", "engine", "ai", "match", "archive", "games.registry", "puzzles"},
    "arena": {"files", "engine", "ai", "protocol", "games.registry"},
    "training": {"files", "engine", "ai", "arena", "games.registry"},
    "stage": {"engine", "files"},
    "render": {"files", "stage"},
    "platform": {"files", "stage"},
    "table": TABLE,
    "scenes": SCREEN | {"games.registry"},
    "games.rooms": SCREEN | {"games.rules", "games.sheet"},
    "app": {
        "archive",
        "program.busy_cover",
        "program.first_page",
        "games.registry",
        "program.failures",
        "program.first_picture",
        "platform",
        "render",
        "scenes",
        "program.frame",
        "stage",
        "program.idle_work",
        "program.navigation",
    },
    "program.startup": {
        "app",
        "files",
        "games.registry",
        "match",
        "program.first_page",
        "program.failures",
        "program.first_picture",
        "platform",
        "render",
        "stage",
    },
    "program.navigation": {"archive", "games.registry", "match", "scenes", "table"},
    "program.first_page": {"games.registry", "scenes"},
    "program.variant_arguments": {"engine", "games.registry"},
    "program.first_picture": {"platform", "render", "games.registry", "stage"},
    "program.busy_cover": {"render", "scenes", "stage"},
    "program.frame": {"render", "scenes", "stage"},
    "program.failures": {
        "archive",
        "files",
        "match",
        "platform",
        "render",
        "program.bug_report",
        "scenes",
        "stage",
    },
    "program.desktop_menu": {"engine", "files", "games.registry", "platform"},
    "program.bug_report": {"archive", "files", "match", "platform", "scenes"},
    "selftest": {
        *("app", "archive", "engine", "files", "games.registry"),
        *("match", "render", "scenes", "table"),
    },
    "program.command_line": {
        "files",
        "program.variant_arguments",
        "ai",
        "arena",
        "program.run_command",
        "games.registry",
        "platform",
        "protocol",
        "puzzles",
        "training",
    },
    "program.run_command": {
        "program.desktop_menu",
        "program.variant_arguments",
        "ai",
        "archive",
        "arena",
        "engine",
        "files",
        "games.registry",
        "program.first_picture",
        "platform",
        "protocol",
        "puzzles",
        "selftest",
        "program.startup",
        "training",
    },
    "__main__": {"program.command_line", "engine", "program.run_command", "files", "protocol"},
    "program.frozen_start": {"program.compiled_rules"},
    "program.idle_work": {"platform", "render"},
    "language": set(),
    "program": set(),
}
#: Folders of a game that are no rules.
GAME_LAYERS = {
    name: f"games.{name}" for name in ("face", "rooms", "sheet", "book", "gallery", "lessons")
}
PURE = ("engine", "lessons", "games.rules")
WITHOUT_PYGAME = (
    "files",
    "engine",
    "lessons",
    "games.rules",
    "games.registry",
    "games.sheet",
    "games.lessons",
    "games.book",
    "games.gallery",
    "ai",
    "match",
    "archive",
    "protocol",
    "arena",
    "training",
    "stage",
)
#: Chance, clocks and the machine have no place in the rules.
IMPURE = {"random", "time", "os", "sys", "threading", "secrets", "datetime", "pathlib", "socket"}
#: What everybody may import: the words in the player's language.
WORDS = "language"
#: The folder of the program alone: each of its modules is a layer of its own.
SHELF = "program"
#: Chapters are files of the player's: whoever reads them in the rules may do so with care.
CHAPTERS = ("games", "stupor_mundi", "campaign")
#: Of the engine the stage may know what a record is, what has happened, what is asked, and whom a
#: face may ask.
STAGE_ENGINE = {
    "decision",
    "errors",
    "events",
    "foresight",
    "notation",
    "record",
    "rules",
    "table",
}


def layer_of(parts: tuple[str, ...]) -> str:
    """The layer of a module path such as ("games", "stupor_mundi", "flow")."""
    if parts[0] == "program":
        return ".".join(parts[:2])
    if parts[0] != "games":
        return parts[0]
    if len(parts) < 2 or parts[1] == "registry":
        return "games.registry"
    return GAME_LAYERS.get(parts[2] if parts[2:] else "", "games.rules")


def modules() -> Iterator[tuple[Path, tuple[str, ...]]]:
    for path in sorted((ROOT / OURS).rglob("*.py")):
        parts = path.relative_to(ROOT / OURS).with_suffix("").parts
        yield path, parts[:-1] if parts[-1] == "__init__" else parts


def tree(path: Path) -> ast.Module:
    """A module as it is written."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Dotted names that a module imports anywhere, also inside functions."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            base = node.module or ""
            yield base
            if base == OURS or base.startswith(OURS + "."):
                yield from (f"{base}.{alias.name}" for alias in node.names)


def layered() -> dict[str, list[tuple[Path, tuple[str, ...]]]]:
    """The modules of each layer."""
    found: dict[str, list[tuple[Path, tuple[str, ...]]]] = {}
    for path, parts in modules():
        if parts:
            found.setdefault(layer_of(parts), []).append((path, parts))
    return found


LAYERS = layered()


def is_module(parts: tuple[str, ...]) -> bool:
    target = ROOT.joinpath(OURS, *parts)
    return target.is_dir() or target.with_suffix(".py").is_file()


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    for path, parts in LAYERS[layer]:
        for name in imports(path):
            target = tuple(name.split(".")[1:])
            if name.split(".")[0] == OURS and target and is_module(target):
                assert may_import(layer, parts, target), f"{path} imports {name}"


def may_import(layer: str, parts: tuple[str, ...], target: tuple[str, ...]) -> bool:
    """Whether a module of a layer may import another module of ours."""
    below = layer_of(target)
    if below in (WORDS, SHELF) or (below == "files" and parts[:3] == CHAPTERS):
        return True
    if layer == "games.registry" and below.startswith("games"):
        return True
    if below != layer and below not in MAY_IMPORT[layer]:
        return False
    if layer.startswith("games.") and target[0] == "games" and len(target) > 1:
        return target[1] == parts[1]
    return not (layer == "stage" and below == "engine" and len(target) > 1) or (
        target[1] in STAGE_ENGINE
    )


@pytest.mark.parametrize("layer", LAYERS)
def test_only_the_window_layers_import_pygame(layer: str) -> None:
    for path, parts in LAYERS[layer]:
        names = {name.split(".")[0] for name in imports(path)}
        if layer in WITHOUT_PYGAME:
            assert "pygame" not in names, path
        if "pytmx" in names:
            assert layer == "render" or parts == ("stage", "layout"), path


@pytest.mark.parametrize("layer", PURE)
def test_rules_know_no_chance_and_no_machine(layer: str) -> None:
    for path, _ in LAYERS[layer]:
        assert not {name.split(".")[0] for name in imports(path)} & IMPURE, path


def test_only_the_platform_reads_the_event_queue() -> None:
    for path, parts in modules():
        if parts[:1] != ("platform",):
            source = path.read_text(encoding="utf-8")
            for call in ("pygame.event.get(", "pygame.event.wait(", "pygame.event.poll("):
                assert call not in source, f"{path} reads the event queue"


def test_modules_and_functions_stay_small() -> None:
    for path, _ in modules():
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 400, f"{path} is too long"
        assert path.stem not in {"utils", "helpers", "manager"}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                assert length <= 40, f"{path}: {node.name} has {length} lines"


def test_no_check_is_left_to_an_assertion() -> None:
    """`python -O` leaves them out: one may only tell the type checker what has been made sure."""
    for path, _ in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Assert):
                told = ast.unparse(node.test)
                narrows = told.startswith("isinstance(") or told.endswith("is not None")
                assert narrows, f"{path}:{node.lineno}: {told}"


def test_what_only_ends_a_turn_stands_in_one_table() -> None:
    """Whoever asks which choices add nothing reads `engine.notation.ENDINGS`."""
    for path, parts in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Tuple | ast.Set | ast.List) and parts[:1] != ("games",):
                words = {ast.unparse(each).strip("(),") for each in node.elts}
                assert len(words & {"'pass'", "'end'", "'done'"}) < 2, f"{path}:{node.lineno}"


def test_the_largest_circle_of_imports_only_shrinks() -> None:
    """Whoever makes it smaller lowers the number above; nobody raises it."""
    found = circles.circles(circles.imports())
    assert len(found[0]) == LARGEST_CIRCLE, found[0]


def test_no_scene_knows_the_app() -> None:
    graph = circles.imports()
    layers = ("stupor.scenes", "stupor.table", "stupor.stage", "stupor.games")
    knowing = [name for name in graph if name.startswith(layers) and "stupor.app" in graph[name]]
    assert not knowing
