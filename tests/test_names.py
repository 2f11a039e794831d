"""Nothing outside `stupor/games` names a game or speaks its words.

The words come from the games themselves: their names, what can be agreed on before them, and the
personas of their computers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from stupor.engine.game import Game
from stupor.games import registry

ROOT = Path(__file__).parents[1]
#: Words of a game that are everybody's.
COMMON = {
    "alone", "allies", "board", "boards", "chapter", "dealt", "difficult", "draft", "duchy",
    "easier", "easy", "expansions", "figures", "first target", "harbour", "inns", "knights",
    "corrected figures", "length", "library", "medium", "random", "secret", "shields", "special",
    "structures", "target", "team", "teams", "builder", "merchant",
}  # fmt: skip
#: Who else a game speaks of.
PEOPLE = {"stupor_mundi": ("Frederick", "Hohenstaufen"), "burgundy": ("Burgundy",)}
#: "The house" is all of us: its games, its rules.
OURS = r"(?<!\bthe )"
#: The app bears the name of its first game, and says so in one place.
APP = "stupor/__init__.py"


def words_of(game: Game) -> Iterator[str]:
    """What only this game is called, or calls things."""
    yield from (game.id.replace("_", " "), game.title)
    yield from game.persona_keys
    for variant in game.variants:
        yield from (variant.name, variant.label)
        yield from (str(value.key) for value in (*variant.values, *variant.each))
    yield from PEOPLE.get(game.id, ())


def pattern() -> re.Pattern[str]:
    """Finds a word of any game, in the plural or the singular, in prose or in code."""
    told = {word.lower() for name in registry.GAMES for word in words_of(registry.get(name))}
    told |= {word.removesuffix("s") for word in told if word.endswith("s")}
    common = COMMON | {word.removesuffix("s") for word in COMMON} | {"allie"}
    telling = {word for word in told if not re.fullmatch(r"\w{1,3}|true|false", word)} - common
    words = "|".join(map(re.escape, sorted(telling)))
    return re.compile(rf"{OURS}\b(?:{words})\b", re.IGNORECASE)


FILES = [
    path.relative_to(ROOT).as_posix()
    for path in sorted((ROOT / "stupor").rglob("*.py"))
    if path.relative_to(ROOT).parts[1] != "games"
]


def test_no_file_names_a_game_or_its_words() -> None:
    words = pattern()
    assert len(FILES) > 200
    for file in FILES:
        found = words.search((ROOT / file).read_text(encoding="utf-8").replace("_", " "))
        assert not found or file == APP, f"{file} says {found.group()!r}, which only a game may"


def test_the_words_are_those_of_the_games() -> None:
    words = pattern()
    for told in ("House", "savoy", "stupor mundi", "The Castles of Burgundy", "retail", "duchies"):
        assert words.search(told), told
    for told in ("a board game", "the library", "a special case", "a game of the house"):
        assert not words.search(told), told
