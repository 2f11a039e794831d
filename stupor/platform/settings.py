"""What the player likes, kept between games: language, speed, size of text, loudness, keys."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from stupor.platform.languages import OFFERED, SYSTEM

_log = logging.getLogger(__name__)
FILE: Final = "settings.json"


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices; percentages are whole numbers, a speed of 0 means at once."""

    language: str = SYSTEM
    speed: float = 1.0
    reduced_motion: bool = False
    text: int = 100
    contrast: bool = False
    sound: int = 80
    music: int = 60
    mute: bool = False
    forecast: bool = True
    advice: bool = False
    first_game: bool = True
    heard: tuple[str, ...] = ()
    window: tuple[int, int] | None = None
    maximised: bool = False
    fullscreen: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    figures: bool = False


def load(folder: Path) -> Settings:
    """Read the settings of a folder; what is missing or makes no sense is as if never set."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as why:
        _log.warning("the settings cannot be read (%s): everything is as at first", why)
        return Settings()
    return _checked(found if isinstance(found, dict) else {})


def save(folder: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; where that fails they last until the game ends."""
    draft = folder / f"{FILE}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(asdict(settings), indent=1), encoding="utf-8")
        draft.replace(folder / FILE)
    except OSError as why:
        _log.warning("the settings cannot be kept: %s", why)


def _checked(found: dict[str, object]) -> Settings:
    usual = Settings()
    good: dict[str, object] = {}
    for known in fields(Settings):
        value = _sensible(known.name, found.get(known.name), getattr(usual, known.name))
        if value is not None:
            good[known.name] = value
    return Settings(**good)  # type: ignore[arg-type]


def _sensible(name: str, value: object, usual: object) -> object | None:
    if name == "language":
        return value if isinstance(value, str) and value in (SYSTEM, *OFFERED) else None
    if name == "speed":
        return float(value) if value in (0, 1, 2, 4) and not isinstance(value, bool) else None
    if name == "text":
        return min(200, max(75, value)) if type(value) is int else None
    if name in ("sound", "music"):
        return min(100, max(0, value)) if type(value) is int else None
    if name == "window":
        return _size(value)
    if name == "keys":
        return _keys(value)
    if name in ("heard", "lessons"):
        return tuple(v for v in value if isinstance(v, str)) if isinstance(value, list) else None
    return value if type(value) is type(usual) else None


def _size(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2 or any(type(v) is not int for v in value):
        return None
    wide, high = value
    return (wide, high) if 320 <= wide <= 16384 and 180 <= high <= 16384 else None


def _keys(value: object) -> dict[str, str] | None:
    if not isinstance(value, dict):
        return None
    return {k: v for k, v in value.items() if isinstance(k, str) and isinstance(v, str)}
