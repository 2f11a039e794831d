"""What the expansions lay on the table, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stupor.engine.table import Table
from stupor.games.stupor_mundi.crusade import board_queries
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, HARBOUR
from stupor.games.stupor_mundi.expansions.final_count import expansions_outlook, projects_count
from stupor.games.stupor_mundi.expansions.state import IMPERIAL, Commissions, Crusade, Holdings
from stupor.games.stupor_mundi.ids import SITE_NAMES
from stupor.games.stupor_mundi.projects.measures import condition_count, condition_met, project_vp
from stupor.games.stupor_mundi.state import State

#: What the things on each Crusade board are called as pieces.
PIECES: Final = ("book", "supply", "papal", "mantle", "card")


def lay_expansions(s: State, table: Table) -> None:
    """Lay everything that is open to all."""
    crusade, projects = s.expansions.crusade, s.expansions.projects
    if crusade is not None:
        _lay_boards(crusade, table)
    if projects is not None:
        _lay_projects(projects, table)
    for seat, player in enumerate(s.players):
        for zone, piece in _holdings(seat, player.holdings):
            table.put(zone, piece)


def hidden_ships(s: State) -> tuple[int, ...]:
    """The Supply Ships below the one on top."""
    return board_queries.lies_on(s, HARBOUR)[:-1]


def _lay_boards(crusade: Crusade, table: Table) -> None:
    for board in crusade.boards:
        name = BOARD_NAMES[board]
        table.counters[f"banned.{name}"] = int(crusade.is_banned(board))
        items = crusade.items[board]
        for item in items[-1:] if board == HARBOUR else items:
            table.put(f"crusade.{name}", f"{PIECES[board]}.{item}")


def _lay_projects(commissions: Commissions, table: Table) -> None:
    pairs = zip(commissions.projects, commissions.conditions, strict=True)
    for slot, (project, condition) in enumerate(pairs, start=1):
        if project:
            table.put(f"project.{slot}", f"project.{project}")
            table.put(f"project.{slot}", f"imperial.{project}")
            table.put(f"condition.{slot}", f"condition.{condition}")


def _holdings(seat: int, held: Holdings) -> Iterator[tuple[str, str]]:
    for book in held.books:
        yield f"books.{seat}", f"book.{book}"
    for ship in held.ships:
        yield f"ships.{seat}", f"supply.{ship}"
    for space, mantle in enumerate(held.mantles, start=1):
        if mantle:
            yield f"mantle.{seat}.{space}", f"mantle.{mantle}"
    for name, mark in zip(SITE_NAMES, held.over, strict=True):
        if mark:
            yield f"over.{seat}.{name}", _mark(mark)
    for project in held.projects:
        yield from _project(seat, project, held.built(project))


def _mark(mark: int) -> str:
    return f"papal.{mark}" if mark < IMPERIAL else f"imperial.{mark - IMPERIAL}"


def _project(seat: int, project: int, built: bool) -> Iterator[tuple[str, str]]:
    """A Project that is built, or one with the Imperial Structure that waits for it."""
    yield f"{'done' if built else 'projects'}.{seat}", f"project.{project}"
    if not built:
        yield f"projects.{seat}", f"imperial.{project}"


def expansion_facts(s: State) -> dict[str, Any]:
    """Derived numbers of the expansions by name."""
    known: dict[str, Any] = {}
    if s.expansions.crusade is not None:
        known |= _crusade_facts(s, s.expansions.crusade)
    if s.expansions.projects is not None:
        known |= _project_facts(s, s.expansions.projects)
    for seat in range(s.seats):
        known[f"final.expansions.{seat}"] = expansions_outlook(s, seat)
    return known


def _crusade_facts(s: State, crusade: Crusade) -> dict[str, Any]:
    known: dict[str, Any] = {"crusade.boards": [BOARD_NAMES[board] for board in crusade.boards]}
    for board in crusade.boards:
        known[f"crusade.left.{BOARD_NAMES[board]}"] = len(crusade.items[board])
    for seat, player in enumerate(s.players):
        held = player.holdings
        known[f"books.{seat}"] = len(held.books)
        known[f"ships.{seat}"] = len(held.ships)
        known[f"papal.{seat}"] = len(board_queries.papal_sites(player))
        known[f"mantles.{seat}"] = [n for n, m in enumerate(held.mantles, start=1) if m]
    return known


def _project_facts(s: State, commissions: Commissions) -> dict[str, Any]:
    known: dict[str, Any] = {}
    pairs = zip(commissions.projects, commissions.conditions, strict=True)
    for project, condition in pairs:
        for seat, player in enumerate(s.players) if project else ():
            known[f"condition_met.{seat}.{condition}"] = int(condition_met(s, player, condition))
            known[f"condition_have.{seat}.{condition}"] = condition_count(s, player, condition)
            known[f"project_worth.{seat}.{project}"] = project_vp(s, player, project)
    for seat in range(s.seats):
        for project, vp in projects_count(s, seat):
            known[f"project_vp.{seat}.{project}"] = vp
            known[f"project_worth.{seat}.{project}"] = project_vp(s, s.players[seat], project)
    return known
