"""What the player likes, kept between games: language, speed, size of text, loudness, keys."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeGuard

from stupor.files.atomic_write import put_aside, write_whole
from stupor.files.structured import TextProblem, from_json
from stupor.files.untrusted import Unreadable, read_text
from stupor.language import mark, saying
from stupor.platform.languages import OFFERED, SYSTEM

_log = logging.getLogger(__name__)
FILE: Final = "settings.json"
#: All settings together have a twentieth of that; no key has so long a name, no list so many words.
_MOST_BYTES: Final = 2**18
_LONGEST: Final = 40
_MOST_WORDS: Final = 400
PUT_ASIDE: Final = mark(
    "The settings could not be read ({why}) and were reset. The old file is kept as {file}."
)
AS_AT_FIRST: Final = mark("The settings cannot be read ({why}). Defaults are used.")
NOT_KEPT: Final = mark("The settings cannot be saved ({why}). They last until you quit.")

#: When the teacher offers to take a mistake back; who has ended so many games has learned.
LEARNING: Final = "learning"
ALWAYS: Final = "always"
NEVER: Final = "never"
LEARNED: Final = 3


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices; percentages are whole numbers, a speed of 0 means at once."""

    language: str = SYSTEM
    speed: float = 1.0
    reduced_motion: bool = False
    short_moments: bool = False
    text: int = 100
    contrast: bool = False
    sound: int = 80
    music: int = 60
    mute: bool = False
    forecast: bool = True
    advice: bool = False
    #: The level of the computer that advises.
    advice_level: str = "baron"
    #: Kept by a version that knew one game: False once its first game was over.
    first_game: bool = True
    #: The games of which no first game is to be played any more, and what was said in those.
    known: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    window: tuple[int, int] | None = None
    maximised: bool = False
    fullscreen: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    figures: bool = False
    #: Whether the teacher offers to take a mistake back: while one is learning, always or never;
    #: and how many games have come to their end at this table.
    takeback: str = LEARNING
    ended: int = 0
    #: The game played last, who sat at the tables of each game, and what they agreed on.
    game: str = ""
    chairs: dict[str, Any] = field(default_factory=dict)
    agreed: dict[str, Any] = field(default_factory=dict)

    def new_to(self, game: str) -> bool:
        """Whether the first game of that name is still to be played, or wants advice."""
        return self.first_game and game not in self.known

    @property
    def takes_back(self) -> bool:
        """Whether the teacher offers to take a mistake back."""
        return self.takeback == ALWAYS or (self.takeback == LEARNING and self.ended < LEARNED)

    def of_several_games(self, only: str) -> Settings:
        """The same where a version has kept them that knew `only` one game."""
        if self.first_game:
            return self
        return replace(self, first_game=True, known=(*self.known, only))


def load(folder: Path) -> tuple[Settings, str]:
    """The settings of a folder, and what is to be told of them; what makes no sense is left out.

    A file that cannot be read is put aside.
    """
    try:
        found = from_json(read_text(folder / FILE, _MOST_BYTES))
        if not isinstance(found, dict):
            raise TextProblem(1, mark("it is not a settings file"))
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError) as why:
        _log.warning("the settings cannot be read (%s): everything is as at first", why)
        return Settings(), _amiss(folder / FILE, why)
    return _checked(found), ""


def save(folder: Path, settings: Settings) -> str:
    """Write the settings whole or not at all; what is to be told where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        content = json.dumps(asdict(settings), indent=1).encode()
        write_whole(folder / FILE, content, durable=False)
    except OSError as why:
        _log.warning("the settings cannot be kept: %s", why)
        return saying(NOT_KEPT, why=why.strerror or str(why))
    return ""


def _amiss(file: Path, why: Exception) -> str:
    """What has become of a file that cannot be read."""
    reason = why.strerror or "" if isinstance(why, OSError) else str(why)
    if isinstance(why, Unreadable | TextProblem):
        with contextlib.suppress(OSError):
            return saying(PUT_ASIDE, why=reason, file=put_aside(file).name)
    return saying(AS_AT_FIRST, why=reason)


def _checked(found: dict[str, object]) -> Settings:
    good: dict[str, object] = {}
    for name, usual in asdict(Settings()).items():
        value = _SENSIBLE.get(name, partial(_of_one_type, usual))(found.get(name))
        if value is not None:
            good[name] = value
    return Settings(**good)  # type: ignore[arg-type]


def _of_one_type(usual: object, value: object) -> object | None:
    return value if type(value) is type(usual) else None


def _language(value: object) -> str | None:
    return value if isinstance(value, str) and value in (SYSTEM, *OFFERED) else None


def _speed(value: object) -> float | None:
    return float(value) if type(value) in (int, float) and value in (0, 1, 2, 4) else None


def _between(least: int, most: int, value: object) -> int | None:
    return min(most, max(least, value)) if type(value) is int else None


def _words(value: object) -> tuple[str, ...] | None:
    return tuple(filter(_word, value[:_MOST_WORDS])) if isinstance(value, list) else None


def _size(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2 or any(type(v) is not int for v in value):
        return None
    wide, high = value
    return (wide, high) if 320 <= wide <= 16384 and 180 <= high <= 16384 else None


def _keys(value: object) -> dict[str, str] | None:
    if not isinstance(value, dict):
        return None
    return {k: v for k, v in islice(value.items(), _MOST_WORDS) if _word(k) and _word(v)}


def _chairs(value: object) -> dict[str, Any] | None:
    """Tables by game; the lobby looks at each chair itself."""
    if not isinstance(value, dict):
        return None
    told = islice(value.items(), _MOST_WORDS)
    return {game: list(islice(some, 8)) for game, some in told if isinstance(some, list)}


def _agreed(value: object) -> dict[str, Any] | None:
    """What was agreed on by game; the lobby looks at it itself."""
    if not isinstance(value, dict):
        return None
    told = islice(value.items(), _MOST_WORDS)
    return {game: some for game, some in told if isinstance(some, dict)}


def _word(value: object) -> TypeGuard[str]:
    """Whether it may be the name of a key, a lesson or a piece of advice."""
    return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()


#: By the name of a setting: its value as it may be, or None; any other is of its usual type.
_SENSIBLE: Final[Mapping[str, Callable[[object], object | None]]] = {
    "language": _language,
    "speed": _speed,
    "text": partial(_between, 75, 200),
    "sound": partial(_between, 0, 100),
    "music": partial(_between, 0, 100),
    "window": _size,
    "chairs": _chairs,
    "agreed": _agreed,
    "keys": _keys,
    "heard": _words,
    "known": _words,
    "lessons": _words,
}
