"""Where files lie: the game's beside its package, the player's in user folders."""

import os
import sys
import tempfile
from pathlib import Path

_APP = "Stupor Mundi"
_COMMON = "common"


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


def pictures_of(game: str) -> tuple[Path, ...]:
    """The folders of a game's pictures: its own, then what all games share."""
    return resources() / game, resources() / _COMMON


def pages_of(game: str) -> tuple[Path, ...]:
    """The folders of a game's TMX files: its own, then what all games share."""
    return levels() / game, levels() / _COMMON


def fonts() -> Path:
    """The letters of all games."""
    return resources() / _COMMON / "fonts"


def sounds() -> Path:
    """The sounds of all games."""
    return resources() / _COMMON / "sounds"


def user_config() -> Path:
    """The folder of the player's settings; it need not exist yet."""
    import platformdirs  # imported late: the first frame comes sooner

    usual = platformdirs.user_config_path(_APP, appauthor=False)
    return Path(os.environ.get("STUPOR_CONFIG", usual))


def user_data() -> Path:
    """The folder of the player's games; it need not exist yet."""
    import platformdirs  # imported late: the first frame comes sooner

    usual = platformdirs.user_data_path(_APP, appauthor=False)
    return Path(os.environ.get("STUPOR_DATA", usual))


def downloads() -> Path:
    """The folder into which other programs put what they fetch; it need not exist."""
    import platformdirs  # imported late: the first frame comes sooner

    return Path(os.environ.get("STUPOR_DOWNLOADS") or platformdirs.user_downloads_path())


def user_log() -> Path:
    """The log file; where the player's folders cannot be written, among the temporary files."""
    try:
        log = _made("log") / "stupor.log"
        log.open("a").close()
    except OSError:
        return Path(tempfile.gettempdir()) / "stupor.log"
    return log


def _made(kind: str) -> Path:
    import platformdirs  # imported late: the first frame comes sooner

    usual = getattr(platformdirs, f"user_{kind}_path")(_APP, appauthor=False)
    folder = Path(os.environ.get(f"STUPOR_{kind.upper()}", usual))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
