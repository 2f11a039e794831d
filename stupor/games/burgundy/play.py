"""The Castles of Burgundy as it is played, and the key moves of a line."""

from __future__ import annotations

from typing import Final

from stupor.engine.game import Play
from stupor.engine.notation import Option
from stupor.games.burgundy import queries
from stupor.games.burgundy.advisor import Advisor
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.effects.extras import TownHall
from stupor.games.burgundy.effects.phase_end import Settle, Tribute
from stupor.games.burgundy.ids import FACE_DOWN, SKIP
from stupor.games.burgundy.learned import learned_advisor
from stupor.games.burgundy.measured import REVIEW
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.secrets import hides
from stupor.games.burgundy.state import State

#: Where a tile is named that is got, in whatever way.
_GOT: Final = {"take": 2, "buy": 1, "fetch": 1, "trade": 1}
#: Choices that are key moves as they stand.
_PLAIN: Final = frozenset({"ship", "copy", "wild", "drop", "colour", "beast"})


def key_move(s: State, option: Option) -> Option | None:
    """The key move of a choice, or None if it only prepares another one.

    Tiles are got and placed, goods sold, workers taken; a space counts as its region, a tile as its
    kind.
    """
    verb = str(option[0])
    if verb in _GOT:
        return ("get", _kind(option[_GOT[verb]]))
    if verb == "place":
        duchy = s.duchies[s.players[s.turn].duchy]
        region = queries.board_of(s, duchy).region_of[int(option[3]) - 1]
        return ("place", _kind(option[2]), region)
    if verb == "sell":
        return ("sell", option[2])
    if verb in ("workers", "hire"):
        return ("workers",)
    if verb == "shield":
        return ("shield", option[2])
    return option if verb in _PLAIN else None


def _kind(tile: object) -> int:
    number = int(str(tile))
    return KIND[number - FACE_DOWN if number >= FACE_DOWN else number]


def unasked(s: State) -> Option | None:
    """By version 1 nobody was named at a phase's end, and a town hall waited for a purchase alone.

    So a single way of tribute was taken, and settlers or a town hall with nothing else were passed.
    """
    asked = s.agenda[-1][1][0] if s.agenda else None
    known = [option for option in s.options if option[0] not in ("guest", "hire")]
    if isinstance(asked, Tribute) or (known == [SKIP] and isinstance(asked, Settle | TownHall)):
        return known[0] if len(known) == 1 else None
    return None


PLAY: Final = Play(
    BurgundyRules(), Advisor(learned=learned_advisor), unasked, hides, key_move, review=REVIEW
)
