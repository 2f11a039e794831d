"""The chapters on the shelf: those of the game, then those that the player has added."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.files.atomic_write import unused, write_whole
from stupor.games.stupor_mundi.campaign import career
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter, chapters
from stupor.match.record_lines import OWN as OWN
from stupor.platform import paths

if TYPE_CHECKING:
    from stupor.scenes.host import Host

FOLDER: Final = "chapters"
EXAMPLE: Final = "01-jesi.toml"
COPY: Final = "my-chapter.toml"


def shelf(app: Host) -> list[Chapter | UnreadableChapter]:
    """The game's chapters and then the player's own; what is amiss is sealed."""
    return [*life(), *own_chapters(app)]


def life() -> list[Chapter | UnreadableChapter]:
    """The game's chapters in their order."""
    return list(chapters(paths.levels() / "campaign"))


def own_folder(app: Host) -> Path:
    """Where the player puts chapters; it need not exist yet."""
    folder: Path = app.paths.user_data() / FOLDER
    return folder


def own_chapters(app: Host) -> list[Chapter | UnreadableChapter]:
    """The player's chapters in the order of their files."""
    return [_marked(item) for item in chapters(own_folder(app))]


def name_of(item: Chapter | UnreadableChapter) -> str:
    """What a chapter is called in games and profiles: "05-naples", or "own/NAME"."""
    name = career.name_of(item)
    if isinstance(item, UnreadableChapter) and Path(str(item.path)).parent.name == FOLDER:
        return f"{OWN}{name}"
    return name


def chapter_named(app: Host, name: str) -> Chapter | UnreadableChapter | None:
    """The chapter of that name, if it is still there."""
    found = own_chapters(app) if name.startswith(OWN) else life()
    return next((item for item in found if name_of(item) == name), None)


def read_of(item: Chapter | UnreadableChapter | None) -> Chapter | None:
    """The chapter as far as it can be read, sealed or not."""
    return item.chapter if isinstance(item, UnreadableChapter) else item


def add_example(app: Host) -> Path:
    """Put a copy of the first chapter where the player's own lie; OSError where that cannot be."""
    goal = unused(own_folder(app) / COPY)
    goal.parent.mkdir(parents=True, exist_ok=True)
    write_whole(goal, (paths.levels() / "campaign" / EXAMPLE).read_bytes())
    return goal


def _marked(item: Chapter | UnreadableChapter) -> Chapter | UnreadableChapter:
    """The same with a name that no chapter of the game has."""
    if isinstance(item, Chapter):
        return replace(item, file=f"{OWN}{item.file}")
    if item.chapter is not None:
        return replace(item, chapter=replace(item.chapter, file=f"{OWN}{item.chapter.file}"))
    return item
