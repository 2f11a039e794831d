"""Clauses that only make sense beside others: an Edict in hand, a card just bought, a payment."""

from __future__ import annotations

from stupor.engine.effect import Effect
from stupor.engine.field_checks import check
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.boards import Excommunicate
from stupor.games.stupor_mundi.crusade.data import PAPAL, STRUCTURES
from stupor.games.stupor_mundi.effects import gains
from stupor.games.stupor_mundi.effects.book import Follow, price_of
from stupor.games.stupor_mundi.effects.build import PayMixed, affordable_pieces, free_sites
from stupor.games.stupor_mundi.effects.edict import ClaimEdict, ReplaceEdict, TurnIcon
from stupor.games.stupor_mundi.effects.promote import CityBonus, TakeToken
from stupor.games.stupor_mundi.effects.purchase import GiveCard, TakeToHand
from stupor.games.stupor_mundi.expansions.state import IMPERIAL
from stupor.games.stupor_mundi.figures.tiles import EDICT_TILES
from stupor.games.stupor_mundi.ids import KIND_OF_SITE, LAST_SPACE, NOTHING
from stupor.games.stupor_mundi.projects.acquiring import unbuilt
from stupor.games.stupor_mundi.state import Player, State

Clauses = tuple[Effect, ...]
_PLACE = "agenda[1][1]"


def check_sequences(s: State, who: int, clauses: Clauses) -> None:
    """BadField for clauses that fit neither each other nor what lies on the table."""
    _check_edicts(s, clauses)
    for seat, player in enumerate(s.players):
        _check_bought(s, player, clauses if seat == who else (), f"players[{seat}].bought")
    _check_boards(s, clauses)
    _check_arrivals(s, s.players[who], clauses)
    for number, clause in enumerate(clauses):
        if isinstance(clause, PayMixed):
            payable = number == 0 and _payable(s, s.players[who], clause)
            check(payable, f"{_PLACE}[{number}]", f"nothing is paid like {clause}")


def _check_edicts(s: State, clauses: Clauses) -> None:
    """One Edict at a time is Issued: its icons, its claim, the tile in its place."""
    empty = [row for row, tile in enumerate(s.active) if tile == NOTHING]
    if clauses and isinstance(clauses[0], ReplaceEdict):
        row = clauses[0].row
        check(row in empty, f"{_PLACE}[0]", f"row {row} needs no other Edict")
        empty.remove(row)
        clauses = clauses[1:]
    refilled = not empty or not any(s.next)
    check(refilled, "active", f"row {empty[:1]} is empty, and nothing fills it")
    at = next((n for n, clause in enumerate(clauses) if isinstance(clause, _OF_EDICT)), None)
    if at is None:
        return
    for clause in clauses[:at]:
        check(isinstance(clause, _REWARDS), _PLACE, f"{clause} comes before the icons of an Edict")
    _check_issued(s, clauses[at:])


def _check_issued(s: State, clauses: Clauses) -> None:
    """What is left of an Edict stands together, up to its end."""
    block = [clause for clause in clauses if isinstance(clause, _OF_EDICT)]
    row = block[-1].row
    tile = s.active[row]
    check(tile != NOTHING, _PLACE, f"there is no Edict in row {row}")
    groups = EDICT_TILES.laid(s.edition.figures)[tile].groups
    icons = [TurnIcon(tile, row, icon, count) for icon, count in groups]
    whole = [*icons, ClaimEdict(row), ReplaceEdict(row)]
    fits = block == whole[-len(block) :] and [*clauses[: len(block)]] == block
    check(fits and len(block) > 1, _PLACE, f"Edict {tile} is not Issued like this")


#: What belongs to an Edict in hand, and what its reward may still be.
_OF_EDICT = (TurnIcon, ClaimEdict, ReplaceEdict)
_REWARDS = (gains.Coins, gains.Score, gains.AnyResource, gains.Resource, gains.FullWarehouse)


def _check_bought(s: State, player: Player, clauses: Clauses, place: str) -> None:
    """Each card just bought is taken to hand when its action is over, and only those are."""
    taken = [clause.card for clause in clauses if isinstance(clause, TakeToHand)]
    check(sorted(taken) == sorted(player.bought), place, "are not the cards about to be taken")
    for number, clause in enumerate(clauses):
        after = clauses[number + 1 :]
        at = f"{_PLACE}[{number}]"
        if isinstance(clause, GiveCard):
            card = clause.bought
            priced = card in player.bought and price_of(card, s.edition.figures).card
            check(priced and Follow(f"card.{card}") == after[:1][0], at, "no card is paid with one")
        if isinstance(clause, Follow) and clause.name.startswith("card."):
            card = int(clause.name.removeprefix("card."))
            check(after[:1] == (TakeToHand(card),), at, "a card is taken to hand after its action")


def _check_boards(s: State, clauses: Clauses) -> None:
    """A board that was emptied is about to be flipped, or has been."""
    flipped = [clause.board for clause in clauses if isinstance(clause, Excommunicate)]
    crusade = s.expansions.crusade
    boards = crusade.boards if crusade is not None else ()
    due = [
        board
        for board in boards
        if crusade is not None and not crusade.items[board] and not crusade.is_banned(board)
    ]
    place = "expansions.crusade.items"
    check(sorted(flipped) == due, place, "an empty board is flipped, and no other")


def _check_arrivals(s: State, player: Player, clauses: Clauses) -> None:
    for number, clause in enumerate(clauses):
        place = f"{_PLACE}[{number}]"
        check(not isinstance(clause, _ARRIVED) or clause not in clauses[:number], place, "is twice")
        if isinstance(clause, TakeToken):
            check(clause.space in player.specialists, place, "no Specialist has just come there")
        if isinstance(clause, CityBonus):
            city = clause.path * 10 + LAST_SPACE[clause.path]
            check(city in player.specialists, place, "no Specialist has just come to this City")


_ARRIVED = (TakeToken, CityBonus)


def _payable(s: State, player: Player, bill: PayMixed) -> bool:
    """Whether a Structure can be raised and paid as a clause says."""
    if not 0 <= bill.site < len(KIND_OF_SITE):
        return False
    kind, purse = KIND_OF_SITE[bill.site], bill.coins
    if bill.site not in free_sites(player, kind) or not 0 <= purse <= player.coins:
        return False
    if bill.piece not in affordable_pieces(player, kind, 0):
        return False
    if not 0 <= bill.total <= player.grain + player.stone:
        return False
    if bill.mark >= IMPERIAL:
        return bill.mark - IMPERIAL in unbuilt(player, kind)
    return not bill.mark or (bill.mark in lies_on(s, STRUCTURES) and PAPAL[bill.mark].kind == kind)
