"""Catalogs of the languages: `python -m resources.workshop.languages update table` and `compile`.

`update AREA …` reads the source, brings `resources/languages/<code>/AREA.po` up to date (new texts with
an empty translation, old ones gone) and prints what is left to translate; without an area it does all.
`compile` makes the file that the game reads, `resources/languages/<code>.mo`.
"""

import io
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages import Catalog
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "languages"
KEYWORDS = {"tr": None, "mark": None, "trn": (1, 2), "trc": ((1, "c"), 2)}
#: Each part of the source and the file its texts stand in; the longest beginning counts.
AREAS = {
    "stupor/": "house",
    "stupor/scenes/": "screens",
    "stupor/scenes/table/": "table",
    "stupor/stage/": "table",
    "stupor/games/stupor_mundi/": "rules",
    "stupor/games/stupor_mundi/cards/": "cards",
    "stupor/games/stupor_mundi/data/": "cards",
    "stupor/games/stupor_mundi/crusade/": "cards",
    "stupor/games/stupor_mundi/projects/": "cards",
    "stupor/games/stupor_mundi/campaign/": "campaign",
    "stupor/games/stupor_mundi/lessons/": "lessons",
    "stupor/games/stupor_mundi/presentation/": "table",
    "stupor/games/stupor_mundi/presentation/explain/": "explain",
    "stupor/games/stupor_mundi/rulebook_pages/": "rulebook",
    "levels/campaign/": "campaign",
}
#: What people read in a chapter's file.
CHAPTER_TEXTS = ("place", "title", "opening", "won", "lost")

Message = str | tuple[str, ...]
Found = tuple[Message, str | None, str]


def area_of(path: str) -> str:
    """The area of a source file."""
    return AREAS[max((start for start in AREAS if path.startswith(start)), key=len)]


def texts() -> Iterator[Found]:
    """Every text of the source with its context and the file it stands in."""
    for file in sorted((ROOT / "stupor").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        for _, message, _, context in extract_from_file("python", str(file), KEYWORDS):
            yield message, context, path
    for file in sorted((ROOT / "levels" / "campaign").glob("*.toml")):
        for message in _strings(tomllib.loads(file.read_text(encoding="utf-8"))):
            yield message, None, file.relative_to(ROOT).as_posix()


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
    for message, context, path in found:
        if area_of(path) == area:
            had = old.get(message if isinstance(message, str) else message[0], context) if old else None
            kept = had.string if had is not None else None
            new.add(message, kept, context=context, locations=[(path, 0)])
    (FOLDER / code).mkdir(parents=True, exist_ok=True)
    with (FOLDER / code / f"{area}.po").open("wb") as file:
        write_po(file, new, width=100, omit_header=False, include_lineno=False, sort_by_file=True)
    missing = [m for m in new if m.id and not _said(m.string)]
    print(f"{area}: {len(new)} texts, {len(missing)} without a translation")
    return len(missing)


def _said(string: object) -> bool:
    return all(string) if isinstance(string, tuple | list) else bool(string)


def _read(file: Path, code: str) -> Catalog:
    with file.open("rb") as lines:
        return read_po(lines, locale=code, abort_invalid=True)


def compile_language(code: str) -> bytes:
    """The bytes of the file that the game reads."""
    whole = Catalog(locale=code, fuzzy=False, charset="utf-8")
    for catalog in catalogs(code).values():
        for message in catalog:
            if message.id and _said(message.string):
                whole.add(message.id, message.string, context=message.context)
    made = io.BytesIO()
    write_mo(made, whole)
    return made.getvalue()


def main(words: list[str]) -> int:
    """Do what the words say for every language that has a folder."""
    codes = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    if words[:1] == ["update"]:
        return int(any(update(code, words[1:] or sorted(set(AREAS.values()))) for code in codes))
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
