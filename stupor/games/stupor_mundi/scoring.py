"""The end of the game: final points, winners, solo titles."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.rules import Result, Tie
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.campaign import seals
from stupor.games.stupor_mundi.campaign.story import NO_STORY
from stupor.games.stupor_mundi.expansions.final_count import count_expansions, sources_of
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.ids import GRAIN, STONE, VP_SOURCE
from stupor.games.stupor_mundi.state import Player, State
from stupor.language import mark

TIE_BREAKER: Final = "Great Structures"


def final_scoring(s: State) -> None:
    """Structures, majority, then cubes into Augustales and Augustales into VP."""
    places = queries.final_places(s)
    s.own_all()
    for seat, player in enumerate(s.players):
        built = queries.counted_structures(s, player)
        award(s, seat, built * params.VP_PER_STRUCTURE, mark("structures"))
        award(s, seat, queries.majority_vp(s, places[seat]), mark("majority"))
        if s.expansions is not NO_EXPANSIONS:
            count_expansions(s, seat)
        exchange_cubes(s, seat)
        award(s, seat, player.coins // params.COINS_PER_VP, mark("coins"))


def outlook(s: State, seat: int, place: int) -> list[int]:
    """VP for Structures, their majority and coins if the game ended now."""
    player = s.players[seat]
    coins = player.coins + (player.grain + player.stone) * params.COINS_PER_CUBE
    return [
        queries.counted_structures(s, player) * params.VP_PER_STRUCTURE,
        queries.majority_vp(s, place),
        coins // params.COINS_PER_VP,
    ]


def award(s: State, seat: int, vp: int, source: str) -> None:
    """Score points of the final count and tell it."""
    if vp:
        emit.event(s, "scored", seat, source, vp)
        verbs.score(s, seat, vp, source)


def exchange_cubes(s: State, seat: int) -> None:
    """Turn each Grain and Stone into two Augustales."""
    player = s.players[seat]
    cubes = player.grain + player.stone
    if cubes:
        coins = cubes * params.COINS_PER_CUBE
        emit.event(s, "cashed", seat, player.grain, player.stone, coins)
    verbs.store(s, seat, GRAIN, -player.grain, "final")
    verbs.store(s, seat, STONE, -player.stone, "final")
    verbs.gain_coins(s, seat, cubes * params.COINS_PER_CUBE, "final")


def rank(s: State, player: Player) -> tuple[int, int]:
    """What decides about the victory: VP, then Great Structures that are not banned (R20)."""
    return player.vp, queries.counted_great(s, player)


def winners(s: State) -> tuple[int, ...]:
    """Most VP, then most Great Structures, then shared (R20)."""
    ranks = [rank(s, player) for player in s.players]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def tie(s: State) -> Tie | None:
    """Who was level on points for the victory, and by what it was parted or not (R20)."""
    ranks = [rank(s, player) for player in s.players]
    most, _ = max(ranks)
    level = tuple(seat for seat, (vp, _) in enumerate(ranks) if vp == most)
    if len(level) < 2:
        return None
    return Tie(level, TIE_BREAKER, tuple(ranks[seat][1] for seat in level))


def title(vp: int) -> str:
    """The solo title for a score (R25)."""
    return next(name for least, name in params.TITLES if max(vp, 0) >= least)


def result(s: State) -> Result:
    """The score sheet."""
    categories = {
        source: tuple(player.vp_from[VP_SOURCE[source]] for player in s.players)
        for source in sources_of(s)
    }
    scores = tuple(player.vp for player in s.players)
    return Result(
        scores,
        winners(s),
        categories,
        s.ending,
        title(scores[0]) if s.seats == 1 else None,
        seals.won(s) if s.story is not NO_STORY else None,
        tie(s),
    )
