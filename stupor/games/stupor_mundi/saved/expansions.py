"""The Crusade boards and the Imperial Projects: each thing in one place, none missing."""

from __future__ import annotations

from typing import Final

from stupor.engine.field_checks import Places, check, check_known, check_length, check_range
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BOARDS,
    BOARDS_IN_PLAY,
    FIRST_KNIGHT,
    HARBOUR,
    ITEMS_ON_BOARD,
    KNIGHTS,
    LIBRARY,
    LONELY,
    PAPAL,
    SHIPS,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.setup import papal_in_play
from stupor.games.stupor_mundi.expansions.state import (
    IMPERIAL,
    NO_EXPANSIONS,
    NO_HOLDINGS,
    Commissions,
    Crusade,
)
from stupor.games.stupor_mundi.figures.extras import PROJECTS_ALONE
from stupor.games.stupor_mundi.ids import KIND_OF_SITE, NOTHING, SPECIAL, UNBUILT
from stupor.games.stupor_mundi.projects.data import CONDITIONS, IN_PLAY, KINDS, PROJECTS
from stupor.games.stupor_mundi.saved.cards import zones_of
from stupor.games.stupor_mundi.state import Player, State

_CRUSADE: Final = "expansions.crusade"
_PROJECTS: Final = "expansions.projects"


def check_expansions(s: State) -> None:
    """BadField for expansions that no game can hold."""
    played = s.expansions is not NO_EXPANSIONS
    check(not played or s.edition.name == SPECIAL, "expansions", f"come with the {SPECIAL} edition")
    for seat, player in enumerate(s.players):
        _check_holdings(player, played, f"players[{seat}].holdings")
    if s.expansions.crusade is not None:
        _check_boards(s, s.expansions.crusade)
    _check_things(s, s.expansions.crusade or NO_CRUSADE)
    if s.expansions.projects is not None:
        _check_commissions(s, s.expansions.projects)
    else:
        owned = any(player.holdings.projects for player in s.players)
        check(not owned, _PROJECTS, "somebody owns a Project, and none are played")


def _check_holdings(player: Player, played: bool, place: str) -> None:
    """What a House has of expansions stands where such things may."""
    check(played or player.holdings is NO_HOLDINGS, place, "no expansion is played")
    check_length(player.holdings.mantles, len(player.allies), f"{place}.mantles")
    check_length(player.holdings.over, len(player.castle), f"{place}.over")
    for site, mark in enumerate(player.holdings.over):
        stands = not mark or _stands(player, site, mark)
        check(stands, f"{place}.over[{site}]", f"{mark} cannot stand there")
    for space, mantle in enumerate(player.holdings.mantles):
        hosts = not mantle or player.allies[space] != NOTHING
        check(hosts, f"{place}.mantles[{space}]", "there is no Ally below it")


#: What lies on the boards where none are.
NO_CRUSADE: Final = Crusade((), ((),) * len(BOARDS))


def _stands(player: Player, site: int, mark: int) -> bool:
    """Whether a Papal or an acquired Imperial Structure may stand on a built site."""
    kind = KIND_OF_SITE[site]
    if mark < IMPERIAL:
        fits = mark in PAPAL and PAPAL[mark].kind == kind
    else:
        project = mark - IMPERIAL
        fits = project in player.holdings.projects and PROJECTS[project].kind == kind
    return fits and player.castle[site] != UNBUILT


def _check_boards(s: State, crusade: Crusade) -> None:
    boards, place = crusade.boards, f"{_CRUSADE}.boards"
    check_known(BOARDS, boards, place)
    check(list(boards) == sorted(set(boards)), place, "each once, in their order")
    check_length(boards, s.story.twists.crusade_boards or BOARDS_IN_PLAY[s.seats], place)
    check_length(crusade.items, len(BOARDS), f"{_CRUSADE}.items")
    check_range(crusade.banned, 0, (1 << len(BOARDS)) - 1, f"{_CRUSADE}.banned")
    for board in range(len(BOARDS)):
        if crusade.is_banned(board):
            gone = board in boards and not crusade.items[board]
            check(gone, f"{_CRUSADE}.banned", f"board {board} still holds things")


def _check_things(s: State, crusade: Crusade) -> None:
    """Whatever is laid out lies on its board or belongs to somebody; Knights may be given away."""
    for board, wanted in _laid_out(s).items():
        lying = Places(BOARDS[board].title)
        lying.lay(crusade.items[board], f"{_CRUSADE}.items[{board}]")
        if board == HARBOUR:
            lying.lay(crusade.spare, f"{_CRUSADE}.spare")
            check(list(crusade.spare) == sorted(crusade.spare), f"{_CRUSADE}.spare", "are in order")
        for seat, player in enumerate(s.players):
            name, things = _owned(player, board)
            lying.lay(things, f"players[{seat}].{name}")
        box = wanted if board in crusade.boards else ()
        for thing, place in lying.found.items():
            check(thing in box, place, f"{thing} is not in play")
        missing = [thing for thing in box if thing not in lying.found]
        place = f"{_CRUSADE}.items[{board}]"
        check(board == KNIGHTS or not missing, place, f"{missing} are missing")


def _laid_out(s: State) -> dict[int, tuple[int, ...]]:
    each = range(1, ITEMS_ON_BOARD[s.seats] + 1)
    return {
        LIBRARY: tuple(each),
        HARBOUR: tuple(ship.id for ship in SHIPS),
        STRUCTURES: papal_in_play(s.seats),
        ALLIES: tuple(each),
        KNIGHTS: tuple(FIRST_KNIGHT + number - 1 for number in each),
    }


def _owned(player: Player, board: int) -> tuple[str, list[int]]:
    """The field that holds what a House has from a board, and the things; Knights as they came."""
    held = player.holdings
    if board == LIBRARY:
        return "holdings.books", list(held.books)
    if board == HARBOUR:
        return "holdings.ships", list(held.ships)
    if board == STRUCTURES:
        return "holdings.over", [mark for mark in held.over if 0 < mark < IMPERIAL]
    if board == ALLIES:
        return "holdings.mantles", [mantle for mantle in held.mantles if mantle]
    return "hand", _knights(player)


def _knights(player: Player) -> list[int]:
    """The Knights among the cards of a House, each by the number that its board gives it."""
    cards = [card for _, zone in zones_of(player) for card in zone if card >= FIRST_KNIGHT]
    return [card - LONELY if card >= FIRST_KNIGHT + LONELY else card for card in cards]


def _check_commissions(s: State, commissions: Commissions) -> None:
    _check_projects(s, commissions)
    open_ = [condition for condition in commissions.conditions if condition]
    check_known(CONDITIONS, open_, f"{_PROJECTS}.conditions")
    check(len(set(open_)) == len(open_), f"{_PROJECTS}.conditions", "one lies there twice")
    pairs = zip(commissions.projects, commissions.conditions, strict=True)
    both = all(bool(project) == bool(condition) for project, condition in pairs)
    check(both, f"{_PROJECTS}.conditions", "a Project and its Condition leave together")


def _check_projects(s: State, commissions: Commissions) -> None:
    lying = Places("Project")
    lying.lay([project for project in commissions.projects if project], f"{_PROJECTS}.projects")
    for seat, player in enumerate(s.players):
        lying.lay(player.holdings.projects, f"players[{seat}].holdings.projects")
        built = [mark for mark in player.holdings.over if mark >= IMPERIAL]
        check(len(set(built)) == len(built), f"players[{seat}].holdings.over", "one stands twice")
    check_known(PROJECTS, lying.found, f"{_PROJECTS}.projects")
    check_length(commissions.conditions, len(commissions.projects), f"{_PROJECTS}.conditions")
    check_length(commissions.projects, len(lying.found), f"{_PROJECTS}.projects")
    counts = PROJECTS_ALONE.laid(s.edition.figures)[1].counts if s.seats == 1 else IN_PLAY[s.seats]
    for kind, count in zip(KINDS, counts, strict=True):
        found = sum(PROJECTS[project].kind == kind for project in lying.found)
        check(found == count, f"{_PROJECTS}.projects", f"{found} of kind {kind}, not {count}")
