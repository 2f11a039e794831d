"""What the campaign's page tells about every chapter, and about the campaign as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.campaign.career import Best, Career
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import (
    OWN,
    life,
    name_of,
    own_chapters,
    read_of,
)
from stupor.games.stupor_mundi.rooms.careers import left_chapters, tries_of
from stupor.language import tr

if TYPE_CHECKING:
    from stupor.archive.profiles import Profile
    from stupor.archive.results import UnfinishedGame
    from stupor.scenes.host import Host

#: The wax of a title; colour is never the only sign, the list says the title.
WAX: Final = {"Duke": "seal/red", "Feudal Lord": "seal/blue", "Knight": "seal/green"}
GOLD: Final = "seal/gold"
GREY: Final = "seal/grey"
LOCKED: Final = "seal/locked"


@record
class Entry:
    """A chapter as the profile finds it: what was reached, whether it is open, what waits.

    `reason` says why it stays sealed, `before` which chapter would open it.
    """

    name: str
    mark: str
    chapter: Chapter | None
    best: Best | None = None
    open: bool = True
    next: bool = False
    reason: str = ""
    before: str = ""
    path: str = ""
    left: UnfinishedGame | None = None

    @property
    def place(self) -> str:
        """Where it plays, or the file that does not say."""
        return tr(self.chapter.place) if self.chapter is not None else self.name.removeprefix(OWN)

    @property
    def cleared(self) -> bool:
        """Whether the next chapter is open because of it."""
        return self.best is not None and self.best.cleared

    @property
    def wax(self) -> str:
        """The seal that lies on its place."""
        if self.next:
            return GOLD
        if self.best is not None and self.best.title in WAX:
            return WAX[self.best.title]
        return GREY if self.open else LOCKED


@record
class Campaign:
    """Everything on the page: the profile, both lists, the sum of the life."""

    profile: Profile
    life: tuple[Entry, ...]
    own: tuple[Entry, ...]
    career: Career

    def entry(self, name: str) -> Entry | None:
        """The chapter of that name."""
        return next((entry for entry in (*self.life, *self.own) if entry.name == name), None)

    @property
    def first(self) -> str:
        """The chapter that is shown unless another one is asked for."""
        return self.career.next or (self.life[0].name if self.life else "")


def campaign_of(app: Host) -> Campaign:
    """The campaign as it stands for the current profile."""
    profile = app.archive.profiles.current()
    tries = tries_of(app, profile.id)
    chapters, own = life(), own_chapters(app)
    career = Career(chapters, tries)
    left = left_chapters(app)
    return Campaign(
        profile,
        tuple(_life_entries(chapters, career, left)),
        tuple(_own_entries(own, Career(own, tries), left)),
        career,
    )


def _life_entries(
    chapters: Sequence[Chapter | UnreadableChapter],
    career: Career,
    left: Mapping[str, UnfinishedGame],
) -> Iterable[Entry]:
    before = ""
    for number, item in enumerate(chapters, 1):
        name, chapter = name_of(item), read_of(item)
        yield Entry(
            name,
            str(chapter.number if chapter is not None else number),
            chapter,
            career.best(name),
            career.open(name),
            name == career.next,
            item.reason,
            before,
            str(item.path) if isinstance(item, UnreadableChapter) else "",
            left.get(name),
        )
        if not item.reason and chapter is not None:
            before = f"{chapter.number}, {tr(chapter.place)},"


def _own_entries(
    chapters: Sequence[Chapter | UnreadableChapter],
    career: Career,
    left: Mapping[str, UnfinishedGame],
) -> Iterable[Entry]:
    for item in chapters:
        name, chapter = name_of(item), read_of(item)
        yield Entry(
            name,
            str(chapter.number) if chapter is not None else "!",
            chapter,
            career.best(name),
            not item.reason,
            reason=item.reason,
            path=str(item.path) if isinstance(item, UnreadableChapter) else "",
            left=left.get(name),
        )
