"""A chapter as its file tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stupor.engine.errors import BadData
from stupor.files.key_lines import toml_lines
from stupor.files.names import shown
from stupor.files.structured import TextProblem, from_toml
from stupor.games.stupor_mundi.campaign.table import FieldProblem, Table
from stupor.games.stupor_mundi.campaign.terms import FREE, KEYS, Terms, read_terms
from stupor.language import saying

#: More than any chapter needs, and little enough to look through for a mistake.
MOST_LETTERS: Final = 16_000
MOST_LINES: Final = 400
STORY: Final = 700
NAME: Final = 60
YEARS: Final = (1000, 1500)
TEXTS: Final = ("year", "place", "title", "hints", "opening", "closing", "map")


class ChapterProblem(BadData):
    """A chapter that makes no sense, by file, line and reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(
            saying("{file}, line {line}: {reason}", file=shown(file), line=line, reason=reason)
        )
        self.file = file
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: when and where, its texts, its place on the map (0 to 1), and its terms.

    `won` and `lost` are the closing texts with and without the seal; `wish` is the option
    `chapter` of its game.
    """

    file: str
    number: int
    year: int
    place: str
    title: str
    opening: str
    won: str
    lost: str
    hints: bool
    at: tuple[float, float]
    terms: Terms
    wish: Mapping[str, object]

    @property
    def reason(self) -> str:
        """Why it stays sealed: nothing stands against it."""
        return ""

    def options(self, house: str = "") -> dict[str, object]:
        """The options of its game; a free House may be chosen, else it falls by lot."""
        chosen: dict[str, object] = {"chapter": dict(self.wish)}
        if house and self.terms.house == FREE:
            chosen["houses"] = [house]
        return chosen


def read_chapter(file: str, text: str) -> Chapter:
    """The chapter in a file's text; ChapterProblem says what is wrong with it."""
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
        reason = saying(
            "longer than {letters} characters or {lines} lines",
            letters=MOST_LETTERS,
            lines=MOST_LINES,
        )
        raise ChapterProblem(file, 1, reason)
    try:
        return _read(file, Table(from_toml(text)))
    except FieldProblem as wrong:
        raise ChapterProblem(file, line_of(text, wrong.path), wrong.reason) from None
    except TextProblem as broken:
        reason = saying("not valid TOML: {why}", why=broken.reason)
        raise ChapterProblem(file, broken.line or 1, reason) from None


def _read(file: str, table: Table) -> Chapter:
    table.only("key", (*KEYS, *TEXTS))
    wish = {key: table.values[key] for key in KEYS if key in table}
    terms = read_terms(wish)
    closing, place = table.table("closing", needed=True), table.table("map", needed=True)
    closing.only("closing", ("won", "lost"))
    place.only("direction", ("x", "y"))
    return Chapter(
        file,
        terms.story.chapter,
        table.whole("year", *YEARS),
        table.text("place", NAME),
        table.text("title", NAME),
        table.text("opening", STORY),
        closing.text("won", STORY),
        closing.text("lost", STORY),
        table.flag("hints"),
        (_share(place, "x"), _share(place, "y")),
        terms,
        wish,
    )


def _share(table: Table, key: str) -> float:
    """A part of the map's width or height."""
    value = table.values.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        raise table.wrong(
            key,
            saying(
                "{key} must be a number from 0 to 1, not {value}", key=key, value=f"{value!r:.40}"
            ),
        )
    return float(value)


def line_of(text: str, path: tuple[str, ...]) -> int:
    r"""The line of a key, or of the table that lacks it.

    >>> line_of("a = 1\n[b]\nc = 2\n", ("b", "c")), line_of("a = 1\n[b]\n", ("b", "c"))
    (3, 2)
    """
    lines = toml_lines(text)
    while path and ".".join(path) not in lines:
        path = path[:-1]
    return lines.get(".".join(path), 1)
