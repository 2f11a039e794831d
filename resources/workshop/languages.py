"""Catalogs of the languages: `python -m resources.workshop.languages update table` and `compile`.

`update AREA …` reads the source, brings `resources/languages/<code>/AREA.po` up to date (new texts with
an empty translation, old ones gone) and prints what is left to translate; without an area it does all.
`compile` makes the file that the game reads, `resources/languages/<code>.mo`.
"""

import ast
import struct
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages import Catalog
from babel.messages import Message as Translation
from babel.messages.pofile import read_po, write_po

from resources.workshop.written import written

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "languages"
#: What is called with a text, with both forms of a text, with a context and a text.
PLAIN = ("tr", "mark", "saying")
PLURAL = ("trn", "sayings")
IN_CONTEXT = "trc"
#: Each part of the source and the file its texts stand in; the longest beginning counts.
AREAS = {
    "stupor/": "house",
    "stupor/scenes/": "screens",
    "stupor/stage/": "screens",
    "stupor/table/": "screens",
    "stupor/games/burgundy/": "burgundy",
    "stupor/games/burgundy/book/": "burgundy_book",
    "stupor/games/burgundy/lessons/": "burgundy_lessons",
    "stupor/games/stupor_mundi/": "rules",
    "stupor/games/stupor_mundi/cards/": "cards",
    "stupor/games/stupor_mundi/figures/": "screens",
    "stupor/games/stupor_mundi/data/": "cards",
    "stupor/games/stupor_mundi/crusade/": "cards",
    "stupor/games/stupor_mundi/projects/": "cards",
    "stupor/games/stupor_mundi/campaign/": "campaign",
    "stupor/games/stupor_mundi/lessons/": "lessons",
    "stupor/games/stupor_mundi/face/": "table",
    "stupor/games/stupor_mundi/face/explain/": "explain",
    "stupor/games/stupor_mundi/rooms/": "screens",
    "stupor/games/stupor_mundi/game.py": "screens",
    "stupor/games/stupor_mundi/variants.py": "screens",
    "stupor/games/stupor_mundi/sheet/": "screens",
    "stupor/games/stupor_mundi/book/": "rulebook",
    "levels/campaign/": "campaign",
}
#: What people read in a chapter's file.
CHAPTER_TEXTS = ("place", "title", "opening", "won", "lost")

#: Our fonts know no narrow no-break space.
NARROW = ("\u202f", "\u00a0")

Message = str | tuple[str, ...]
Found = tuple[Message, str | None, str]


def area_of(path: str) -> str:
    """The area of a source file."""
    return AREAS[max((start for start in AREAS if path.startswith(start)), key=len)]


def texts() -> Iterator[Found]:
    """Every text of the source with its context and the file it stands in."""
    for file in sorted((ROOT / "stupor").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for message, context in called(node.func.id, node.args):
                    yield message, context, path
        for text in written(path, file.read_text(encoding="utf-8")):
            yield text, None, path
    for file in sorted((ROOT / "levels" / "campaign").glob("*.toml")):
        for message in _strings(tomllib.loads(file.read_text(encoding="utf-8"))):
            yield message, None, file.relative_to(ROOT).as_posix()


def called(name: str, args: list[ast.expr]) -> Iterator[tuple[Message, str | None]]:
    """The texts that a call says, with their context: words of either branch of a choice count."""
    if name in PLAIN and args:
        yield from ((text, None) for text in _constants(args[0]))
    elif name in PLURAL and len(args) > 1:
        forms = [*_constants(args[0]), *_constants(args[1])]
        if len(forms) == 2:
            yield (forms[0], forms[1]), None
    elif name == IN_CONTEXT and len(args) > 1:
        contexts = list(_constants(args[0]))
        yield from ((text, contexts[0]) for text in _constants(args[1]) if contexts)


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _constants(part)


def _strings(table: dict[str, object]) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _strings(value)
        elif isinstance(value, str) and key in CHAPTER_TEXTS and value:
            yield value


def catalogs(code: str) -> dict[str, Catalog]:
    """The catalogs of a language by area, as they are on the disk."""
    return {file.stem: _read(file, code) for file in sorted((FOLDER / code).glob("*.po"))}


def update(code: str, areas: Iterable[str]) -> int:
    """Bring the files of some areas up to date; returns how many texts have no translation."""
    known = catalogs(code)
    found = list(texts())
    return sum(_renew(code, area, known, found) for area in areas)


def _renew(code: str, area: str, known: dict[str, Catalog], found: list[Found]) -> int:
    old = known.get(area)
    made = old.creation_date if old else None
    new = Catalog(
        locale=code, project="Stupor", fuzzy=False, charset="utf-8", creation_date=made
    )
    new.header_comment = f"# Stupor in the language {code}: {area}"
    new.mime_headers = [("Plural-Forms", _plural_of(code, known))]
    for message, context, path in found:
        if area_of(path) == area:
            had = old.get(message if isinstance(message, str) else message[0], context) if old else None
            same = had is not None and isinstance(had.id, str) == isinstance(message, str)
            kept = had.string if had is not None and same else None
            new.add(message, kept, context=context, locations=[(path, 0)])
    (FOLDER / code).mkdir(parents=True, exist_ok=True)
    draft = FOLDER / code / f"{area}.po.new"
    with draft.open("wb") as file:
        write_po(file, new, width=100, omit_header=False, include_lineno=False, sort_by_file=True)
    draft.replace(FOLDER / code / f"{area}.po")
    missing = [m for m in new if m.id and not _said(m.string)]
    print(f"{code}, {area}: {len(new)} texts, {len(missing)} without a translation")
    return len(missing)


def _said(string: object) -> bool:
    return all(string) if isinstance(string, tuple | list) else bool(string)


def _read(file: Path, code: str) -> Catalog:
    with file.open("rb") as lines:
        return read_po(lines, locale=code, abort_invalid=True)


def compile_language(code: str) -> bytes:
    """The bytes of the file that the game reads: the same for the same translations."""
    known = catalogs(code)
    header = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {_plural_of(code, known)}\n"
    entries = {"": header}
    for catalog in known.values():
        for message in catalog:
            if message.id and _said(message.string):
                entries |= _entries(message)
    return _packed({key: text.replace(*NARROW) for key, text in sorted(entries.items())})


def _plural_of(code: str, known: dict[str, Catalog]) -> str:
    """How the catalogs of a language count; one that has none yet counts as Babel knows."""
    # Babel changes its mind from version to version (French: two forms, then three)
    return str(next(iter(known.values()), Catalog(locale=code)).plural_forms)


def _entries(message: Translation) -> dict[str, str]:
    """A text, in its context; of one with two forms the first also stands alone."""
    before = f"{message.context}\4" if message.context else ""
    if isinstance(message.id, str):
        return {before + message.id: str(message.string)}
    forms = [str(form) for form in message.string]
    return {before + "\0".join(message.id): "\0".join(forms), before + message.id[0]: forms[0]}


def _packed(entries: dict[str, str]) -> bytes:
    """The file as gettext wants it: a head, where each key and text lies, then all of them."""
    keys, texts = ([part.encode() + b"\0" for part in side] for side in zip(*entries.items()))
    count = len(entries)
    tables, at = b"", 28 + 16 * count
    for part in (*keys, *texts):
        tables += struct.pack("<2I", len(part) - 1, at)
        at += len(part)
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, at)
    return head + tables + b"".join(keys) + b"".join(texts)


def main(words: list[str]) -> int:
    """Do what the words say for every language that has a folder."""
    codes = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    if words[:1] == ["update"]:
        areas = words[1:] or sorted(set(AREAS.values()))
        return int(sum(update(code, areas) for code in codes) > 0)
    if words == ["compile"]:
        for code in codes:
            draft = FOLDER / f"{code}.mo.new"
            draft.write_bytes(compile_language(code))
            draft.replace(FOLDER / f"{code}.mo")
        return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
