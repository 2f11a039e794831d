"""What a game with expansions holds besides the base game, in records that are never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: A site shows a Papal Structure by its number, the Imperial one of a Project by this and its own.
IMPERIAL: Final = 10
_SITES: Final = 13
_SPACES: Final = 5


@dataclass(frozen=True, slots=True)
class Holdings:
    """What one House has from the expansions.

    Attributes:
        books: the numbers of its Papal Books.
        ships: the numbers of its Supply Ships.
        mantles: the Mantle over each Ally space; 0 none.
        over: what each site of the Castle shows: 0 a plain Structure or none, 1 to 6 a Papal
            Structure, 10 and a Project's number the Imperial Structure of that Project.
        projects: the Imperial Projects that it acquired, built or not.
    """

    books: tuple[int, ...] = ()
    ships: tuple[int, ...] = ()
    mantles: tuple[int, ...] = (0,) * _SPACES
    over: tuple[int, ...] = (0,) * _SITES
    projects: tuple[int, ...] = ()

    def with_book(self, book: int) -> Holdings:
        """The same and a Papal Book."""
        return Holdings((*self.books, book), self.ships, self.mantles, self.over, self.projects)

    def with_ship(self, ship: int) -> Holdings:
        """The same and a Supply Ship."""
        return Holdings(self.books, (*self.ships, ship), self.mantles, self.over, self.projects)

    def with_mantle(self, space: int, mantle: int) -> Holdings:
        """The same and a Mantle over an Ally space (from 0)."""
        mantles = (*self.mantles[:space], mantle, *self.mantles[space + 1 :])
        return Holdings(self.books, self.ships, mantles, self.over, self.projects)

    def with_mark(self, site: int, mark: int) -> Holdings:
        """The same with a Papal or Imperial Structure on a site."""
        over = (*self.over[:site], mark, *self.over[site + 1 :])
        return Holdings(self.books, self.ships, self.mantles, over, self.projects)

    def with_project(self, project: int) -> Holdings:
        """The same and an Imperial Project, not yet built."""
        projects = (*self.projects, project)
        return Holdings(self.books, self.ships, self.mantles, self.over, projects)

    def built(self, project: int) -> bool:
        """Whether the Imperial Structure of a Project stands in the Castle."""
        return IMPERIAL + project in self.over


#: Every House of a game without expansions shares it.
NO_HOLDINGS: Final = Holdings()


@dataclass(frozen=True, slots=True)
class Crusade:
    """The Crusade boards: 0 library, 1 harbour, 2 structures, 3 allies, 4 knights.

    Attributes:
        boards: those that are in play.
        items: for all five boards what lies there, the top of a stack last: Books, Ships, Papal
            Structures, Mantles, cards of Crusade Knights.
        banned: a bit for each board that shows its excommunication side.
        spare: Supply Ships that went back to the game box unseen.
    """

    boards: tuple[int, ...]
    items: tuple[tuple[int, ...], ...]
    banned: int = 0
    spare: tuple[int, ...] = ()

    def without(self, board: int, item: int) -> Crusade:
        """The same after an item was taken from a board."""
        left = tuple(other for other in self.items[board] if other != item)
        return self.holding(board, left)

    def holding(self, board: int, items: tuple[int, ...]) -> Crusade:
        """The same with these items on a board."""
        every = (*self.items[:board], items, *self.items[board + 1 :])
        return Crusade(self.boards, every, self.banned, self.spare)

    def flipped(self, board: int) -> Crusade:
        """The same with the excommunication side of a board up."""
        return Crusade(self.boards, self.items, self.banned | 1 << board, self.spare)

    def is_banned(self, board: int) -> bool:
        """Whether a board shows its excommunication side."""
        return bool(self.banned >> board & 1)


@dataclass(frozen=True, slots=True)
class Commissions:
    """The Imperial Projects beside the Central Board, each with its Condition.

    Attributes:
        projects: the Project in each place; 0 where it was acquired.
        conditions: the Condition beside it; 0 where the Project was acquired.
    """

    projects: tuple[int, ...]
    conditions: tuple[int, ...]

    def without(self, project: int) -> Commissions:
        """The same after a Project was acquired; its Condition is back in the box."""
        at = self.projects.index(project)
        return Commissions(
            (*self.projects[:at], 0, *self.projects[at + 1 :]),
            (*self.conditions[:at], 0, *self.conditions[at + 1 :]),
        )


@dataclass(frozen=True, slots=True)
class Expansions:
    """The expansions of a game.

    Attributes:
        crusade: the Postponed Crusade; null where it is not played.
        projects: the Imperial Projects; null where they are not played.
    """

    crusade: Crusade | None = None
    projects: Commissions | None = None


#: Every game without expansions shares it.
NO_EXPANSIONS: Final = Expansions()
