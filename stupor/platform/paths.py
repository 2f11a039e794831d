"""Where files lie: the game's beside its package, the player's in user folders."""

import os
import sys
from pathlib import Path

import platformdirs

_APP = "Stupor Mundi"


def home() -> Path:
    """The folder that holds `resources` and `levels`."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    package = Path(__file__).resolve().parents[1]
    inside = package / "data"
    return inside if inside.is_dir() else package.parent


def resources() -> Path:
    """Fonts, sprites, boards and sounds."""
    return home() / "resources"


def levels() -> Path:
    """The TMX files."""
    return home() / "levels"


def user_data() -> Path:
    """Saved games; made when missing."""
    return _made(platformdirs.user_data_path(_APP, appauthor=False), "STUPOR_DATA")


def user_config() -> Path:
    """Settings; made when missing."""
    return _made(platformdirs.user_config_path(_APP, appauthor=False), "STUPOR_CONFIG")


def user_log() -> Path:
    """The log file."""
    return _made(platformdirs.user_log_path(_APP, appauthor=False), "STUPOR_LOG") / "stupor.log"


def _made(folder: Path, override: str) -> Path:
    folder = Path(os.environ.get(override, folder))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
