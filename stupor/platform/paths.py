"""Where files lie: the game's beside its package, the player's in user folders."""

import contextlib
import os
import sys
from pathlib import Path

from stupor import FOLDER
from stupor.files.atomic_write import extended
from stupor.files.drafts import clear_drafts
from stupor.files.temporary import own_temporary

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
    """The folders of a game's pictures: its own, if it brings any, then what all games share."""
    own, common = resources() / game, resources() / _COMMON
    return (own, common) if own.is_dir() else (common,)


def cover_of(game: str) -> Path | None:
    """The picture on the box of a game, if it ships one."""
    file = resources() / game / "boards" / "cover@2x.jpg"
    return file if file.is_file() else None


def pages_of(game: str) -> tuple[Path, ...]:
    """The folders of a game's TMX files: its own, then what all games share."""
    return levels() / game, levels() / _COMMON


def fonts() -> Path:
    """The letters of all games."""
    return resources() / _COMMON / "fonts"


def sounds_of(game: str) -> tuple[Path, ...]:
    """The folders of a game's sounds: its own, then what all games share."""
    return resources() / game / "sounds", resources() / _COMMON / "sounds"


def user_config() -> Path:
    """The folder of the player's settings; it need not exist yet."""
    return _of_the_player("config")


def user_data() -> Path:
    """The folder of the player's games; it need not exist yet."""
    return _of_the_player("data")


def downloads() -> Path:
    """The folder into which other programs put what they fetch; it need not exist."""
    return _of_the_player("downloads")


def user_log() -> Path:
    """The log file; where it cannot be written one among our temporary files, if there can be."""
    log = _of_the_player("log") / "stupor.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        os.close(extended(log))
    except OSError:
        with contextlib.suppress(OSError):
            return own_temporary() / "stupor.log"
    return log


def clear_away() -> None:
    """Remove what sudden ends have left half written in the player's folders."""
    for folder in {user_config(), user_data(), user_log().parent}:
        clear_drafts(folder)


def _of_the_player(kind: str) -> Path:
    """A folder of the player: the one that the environment names, else where the system has it."""
    if named := os.environ.get(f"STUPOR_{kind.upper()}"):
        return Path(named)
    import platformdirs  # imported late: whoever names all folders need not ask

    if kind == "downloads":  # they belong to no program
        return platformdirs.user_downloads_path()
    usual: Path = getattr(platformdirs, f"user_{kind}_path")(FOLDER, appauthor=False)
    return usual
