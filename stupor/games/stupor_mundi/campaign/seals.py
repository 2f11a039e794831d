"""Seals: what a chapter asks for besides points, how far it has come, whether it is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.crusade import board_queries
from stupor.games.stupor_mundi.expansions.names import CRUSADE
from stupor.games.stupor_mundi.ids import CITY_NAMES, OVER
from stupor.games.stupor_mundi.state import Player, State
from stupor.language import tr, trn

#: The player of a chapter; Frederick is the other one.
ALONE: Final = 0
EVERY_CITY: Final = (1 << len(CITY_NAMES)) - 1


@record
class Seal:
    """A goal: what is counted, how much may be wanted, how it is told, which expansion it needs.

    With a `rival` so much more than his count is wanted.
    """

    count: Callable[[State, Player], int]
    least: int
    most: int
    tell: Callable[[int], str]
    needs: str = ""
    rival: Callable[[State], int] | None = None


def sides_closed(s: State, player: Player) -> int:
    """How many sides of the Castle are closed."""
    return len(queries.closed_sides(player))


def purse(s: State, player: Player) -> int:
    """Augustales, and those that Grain and Stone become at the end."""
    return player.coins + (player.grain + player.stone) * params.COINS_PER_CUBE


def tours(s: State, player: Player) -> int:
    """Rounds in which the player acted in all five cities."""
    return (s.story.visits or ()).count(EVERY_CITY)


def allies_hosted(s: State, player: Player) -> int:
    """How many Allies the Castle hosts."""
    return queries.hosted(player)


def specialists_in_cities(s: State, player: Player) -> int:
    """How many Specialists have reached the City of their path."""
    return queries.in_cities(player)


def edicts_issued(s: State, player: Player) -> int:
    """How many Edict tiles the player has claimed by Issuing them."""
    return len(player.issued)


def structures_built(s: State, player: Player) -> int:
    """How many Structures stand in the player's Castle."""
    return queries.structures(player)


def points(s: State, player: Player) -> int:
    """VP as they stand."""
    return player.vp


def crusade_items(s: State, player: Player) -> int:
    """How many things of the Crusade boards the player owns; none once a board was emptied."""
    return 0 if board_queries.any_ban(s) else board_queries.items_owned(player)


def _sides_words(want: int) -> str:
    return trn("Close one side of your Castle.", "Close {count} sides of your Castle.", want)


def _purse_words(want: int) -> str:
    return trn(
        "End the game with {count} Augustalis, counting the sale of Grain and Stone.",
        "End the game with {count} Augustales, counting the sale of Grain and Stone.",
        want,
    )


def _tours_words(want: int) -> str:
    return trn(
        "Act in all five cities within a round, {count} time.",
        "Act in all five cities within a round, {count} times.",
        want,
    )


def _allies_words(want: int) -> str:
    return trn("Host {count} Ally.", "Host {count} Allies.", want)


def _cities_words(want: int) -> str:
    return trn(
        "Bring {count} Specialist to a City.",
        "Bring {count} Specialists to a City.",
        want,
    )


def _edicts_words(want: int) -> str:
    return trn("Issue {count} Edict yourself.", "Issue {count} Edicts yourself.", want)


def _items_words(want: int) -> str:
    return trn(
        "Own {count} Crusade item and trigger no ban.",
        "Own {count} Crusade items and trigger no ban.",
        want,
    )


def _lead_words(want: int) -> str:
    return trn(
        "Own more Structures than Frederick at the end.",
        "Own at least {count} more Structures than Frederick at the end.",
        want,
    )


def _structures_words(want: int) -> str:
    if want == len(queries.SIDES_OF_SITE):
        return tr("Build every Structure of your Castle.")
    return trn("Own {count} Structure at the end.", "Own {count} Structures at the end.", want)


def _title_words(want: int) -> str:
    name = next((name for least, name in params.TITLES if least == want), "")
    if not name:
        return tr("Score {want} VP.", want=want)
    return tr("Become {title}: {want} VP.", title=tr(name), want=want)


SEALS: Final = {
    "sides": Seal(sides_closed, 1, 5, _sides_words),
    "coins": Seal(purse, 1, 99, _purse_words),
    "tours": Seal(tours, 1, 6, _tours_words),
    "allies": Seal(allies_hosted, 1, 5, _allies_words),
    "cities": Seal(specialists_in_cities, 1, 3, _cities_words),
    "edicts": Seal(edicts_issued, 1, 15, _edicts_words),
    "structures": Seal(structures_built, 3, 13, _structures_words),
    "structures_ahead": Seal(
        structures_built, 1, 12, _lead_words, rival=queries.imperial_structures
    ),
    "title": Seal(points, 1, 80, _title_words),
    "crusade_items": Seal(crusade_items, 1, 9, _items_words, CRUSADE),
}


def progress(s: State) -> tuple[int, int]:
    """How much the player has of what the seal wants, at this moment; it may be lost again."""
    seal, want = SEALS[s.story.seal], s.story.want
    if seal.rival is not None:
        want += seal.rival(s)
    return seal.count(s, s.players[ALONE]), want


def won(s: State) -> bool:
    """Whether the game is over and the seal is the player's."""
    have, want = progress(s)
    return s.phase == OVER and have >= want


def so_far(have: int, want: int) -> str:
    """How far somebody is with a seal; more than it asks is not called a part of it."""
    if have > want:
        return tr("{have} (needs {want})", have=have, want=want)
    return tr("{have} of {want}", have=have, want=want)


def seal_text(seal: str, want: int) -> str:
    """A seal as a sentence."""
    return SEALS[seal].tell(want)
