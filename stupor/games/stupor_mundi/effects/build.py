"""Building Structures: pay, place, close a side, Workplaces, Great bonus, Edict (R5)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.data.workplaces import (
    CHEAPER_KEEPS,
    COINS_FOR_STRUCTURE,
    COINS_FOR_TOWER,
    GRAIN_FOR_WALL,
    RESOURCE_FOR_STRUCTURE,
    VP_FOR_KEEP,
    VP_FOR_TOWER_OR_WALL,
)
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.effects.castle_income import SIDE_INCOME
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import AnyResource, Coins, Draw, Resource, Score
from stupor.games.stupor_mundi.ids import (
    DONE,
    GREAT,
    KEEP,
    KEEP_HAND,
    KIND_OF_SITE,
    PIECES_OF_KIND,
    SITE,
    SITE_NAMES,
    TOWER,
    UNBUILT,
    WALL,
)
from stupor.games.stupor_mundi.state import Player, State

COSTS: Final = tuple((site.stone, site.grain) for site in SITES)
EDICT_SITES: Final = tuple(site.edict for site in SITES)
#: Augustales with which every Great Structure can be paid.
DEAREST: Final = max(params.GREAT_COINS.values())
#: The sites of which one must be built before a Tower or Wall may join it.
NEIGHBOURS: Final = (
    *(((5 + n), 5 + (n - 1) % 5) for n in range(5)),
    *((n, (n + 1) % 5) for n in range(5)),
    *((),) * 3,
)


@asks("build", "build.site")
class Build(Choice):
    """Add one Structure to the Castle.

    `pay` is how resources are paid: printed, mixed (any Grain and Stone), two stone (exactly 2
    Stone) or free; `discount` takes off Stone; `coins` are spent on top; `kinds` may be built.
    """

    discount: int = 0
    pay: str = "printed"
    coins: int = 0
    kinds: tuple[int, ...] = (TOWER, WALL, KEEP)

    def options(self, s: State, who: int) -> list[Option]:
        """Every site that can be built and paid, with every piece that may go there."""
        player = s.players[who]
        cheaper = bool(queries.abilities(s, player) & CHEAPER_KEEPS)
        offers: list[Option] = []
        for kind in self.kinds:
            pieces = affordable_pieces(player, kind, self.coins)
            if pieces:
                for site in free_sites(player, kind):
                    if self.payable(player, site, cheaper):
                        name = SITE_NAMES[site]
                        offers += [("build", name, piece) for piece in pieces]
        return [*offers, DONE] if offers else []

    def cost(self, site: int, cheaper_keeps: bool) -> tuple[int, int]:
        """Stone and Grain for a site after all discounts."""
        if self.pay == "free":
            return 0, 0
        if self.pay == "two stone":
            return 2, 0
        stone, grain = COSTS[site]
        keep_discount = 1 if cheaper_keeps and KIND_OF_SITE[site] == KEEP else 0
        return max(0, stone - self.discount - keep_discount), grain

    def payable(self, player: Player, site: int, cheaper_keeps: bool) -> bool:
        """Whether the warehouse holds what a site costs."""
        stone, grain = self.cost(site, cheaper_keeps)
        if self.pay == "mixed":
            return player.stone + player.grain >= stone + grain
        return player.stone >= stone and player.grain >= grain

    def possible(self, s: State, who: int) -> bool:
        """Whether any site can be built and paid."""
        player = s.players[who]
        cheaper = bool(queries.abilities(s, player) & CHEAPER_KEEPS)
        for kind in self.kinds:
            if affordable_pieces(player, kind, self.coins):
                for site in free_sites(player, kind):
                    if self.payable(player, site, cheaper):
                        return True
        return False

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay and build; with a mixed payment ask what it is made of."""
        if option == DONE:
            return
        site, piece = SITE[str(option[1])], int(option[2])
        owned = queries.abilities(s, s.players[who])
        stone, grain = self.cost(site, bool(owned & CHEAPER_KEEPS))
        coins = self.coins + params.GREAT_COINS.get(piece, 0)
        if self.pay == "mixed":
            push(s, PayMixed(site, piece, stone + grain, coins))
        else:
            complete(s, who, site, piece, (stone, grain, coins))

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule keeps that piece from that site."""
        player = s.players[who]
        match option:
            case ("build", str(name), int(piece)) if name in SITE and 0 <= piece <= 10:
                site = SITE[name]
            case _:
                return self.rule
        kind = KIND_OF_SITE[site]
        if kind not in self.kinds or piece not in PIECES_OF_KIND[kind]:
            return "build.kind"
        if not player.pieces >> piece & 1 or player.castle[site] != UNBUILT:
            return "build.taken"
        if site not in free_sites(player, kind):
            return "build.adjacent"
        if player.coins < self.coins + params.GREAT_COINS.get(piece, 0):
            return "build.great"
        return "build.cost"

    def context(self, s: State, who: int) -> dict[str, object]:
        """How it is paid this time."""
        return {"pay": self.pay, "discount": self.discount, "coins": self.coins}


def affordable_pieces(player: Player, kind: int, coins: int) -> tuple[int, ...]:
    """The pieces of a kind still on the Player Board whose Augustales can be paid."""
    return _pieces_for(player.pieces, kind, min(player.coins - coins, DEAREST))


@cache
def _pieces_for(left: int, kind: int, purse: int) -> tuple[int, ...]:
    return tuple(
        piece
        for piece in PIECES_OF_KIND[kind]
        if left >> piece & 1 and params.GREAT_COINS.get(piece, 0) <= purse
    )


def free_sites(player: Player, kind: int) -> tuple[int, ...]:
    """Unbuilt sites of a kind; Towers need a Wall beside them, Walls a Tower."""
    return _sites_for(player.castle, kind)


@lru_cache(queries.CASTLES_KEPT)
def _sites_for(castle: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(
        site
        for site in range(kind * 5, 13 if kind == KEEP else kind * 5 + 5)
        if castle[site] == UNBUILT
        and (kind == KEEP or any(castle[near] != UNBUILT for near in NEIGHBOURS[site]))
    )


@asks("pay", "build.mixed")
class PayMixed(Choice):
    """Pay a building cost with any mix of Grain and Stone."""

    site: int
    piece: int
    total: int
    coins: int

    def options(self, s: State, who: int) -> list[Option]:
        """All mixes that the warehouse allows, as Grain and Stone."""
        player = s.players[who]
        least = max(0, self.total - player.stone)
        most = min(self.total, player.grain)
        return [("pay", grain, self.total - grain) for grain in range(least, most + 1)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay that mix and build."""
        grain, stone = int(option[1]), int(option[2])
        complete(s, who, self.site, self.piece, (stone, grain, self.coins))

    def context(self, s: State, who: int) -> dict[str, object]:
        """What is being built."""
        return {"site": SITE_NAMES[self.site], "piece": self.piece, "total": self.total}


def complete(s: State, who: int, site: int, piece: int, cost: tuple[int, int, int]) -> None:
    """Pay Stone, Grain and Augustales, place the piece, and line up what follows (R5)."""
    player = s.players[who]
    owned = queries.abilities(s, player)
    stone, grain, coins = cost
    verbs.pay(s, who, stone, grain, coins, "build")
    verbs.raise_structure(s, who, site, piece)
    if UNBUILT not in player.castle and not s.ending:
        s.ending = "castle"
    clauses: list[Effect] = []
    if site == KEEP_HAND:
        clauses.append(Draw(params.KEEP_HAND_BONUS))
    clauses += [CloseSide(side) for side in newly_closed(player, site)]
    clauses += workplace_benefits(owned, KIND_OF_SITE[site])
    if piece in GREAT:
        clauses.append(Follow(f"great.{piece}"))
    if EDICT_SITES[site]:
        clauses.append(IssueEdict())
    push(s, *clauses)


def newly_closed(player: Player, site: int) -> list[int]:
    """The sides (from 0) that this site has just closed."""
    touched = queries.SIDES_OF_SITE[site]
    return [side for side in queries.closed_sides(player) if side in touched]


def workplace_benefits(owned: int, kind: int) -> list[Effect]:
    """What the Workplaces add to a finished Build."""
    gains: list[Effect] = []
    if kind == WALL and owned & GRAIN_FOR_WALL:
        gains.append(Resource("grain", 1, "workplace"))
    if kind == TOWER and owned & COINS_FOR_TOWER:
        gains.append(Coins(4, "workplace"))
    if owned & COINS_FOR_STRUCTURE:
        gains.append(Coins(2, "workplace"))
    if kind == KEEP and owned & VP_FOR_KEEP:
        gains.append(Score(4, "workplace"))
    if kind != KEEP and owned & VP_FOR_TOWER_OR_WALL:
        gains.append(Score(3, "workplace"))
    if owned & RESOURCE_FOR_STRUCTURE:
        gains += [AnyResource(1, "workplace"), Score(2, "workplace")]
    return gains


@clause
class CloseSide(Effect):
    """A side has just been closed: its income comes at once."""

    side: int

    def resolve(self, s: State, who: int) -> None:
        """Tell it and gain."""
        verbs.note(s, "closed", who, self.side + 1)
        push(s, SIDE_INCOME[self.side])
