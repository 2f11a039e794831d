"""Building Structures: pay, place, close a side, Workplaces, Great bonus, Edict (R5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cache, lru_cache
from itertools import product
from typing import Final

from stupor.engine.agenda import push
from stupor.engine.codec import SILENT
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Choice, Effect, asks
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.data.castle import Site
from stupor.games.stupor_mundi.data.workplaces import (
    CHEAPER_KEEPS,
    CHEAPER_WALLS,
    COINS_FOR_STRUCTURE,
    COINS_FOR_TOWER,
    GRAIN_FOR_TOWER,
    GRAIN_FOR_WALL,
    RESOURCE_FOR_STRUCTURE,
    VP_FOR_KEEP,
    VP_FOR_SIDE,
    VP_FOR_TOWER_OR_WALL,
)
from stupor.games.stupor_mundi.effects import marks
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.effects.castle_income import closing
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import AnyResource, Coins, Draw, Resource, Score
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.figures.boards import CASTLE
from stupor.games.stupor_mundi.figures.tiles import gain_of
from stupor.games.stupor_mundi.ids import (
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
from stupor.games.stupor_mundi.projects.acquiring import unbuilt
from stupor.games.stupor_mundi.state import Player, State

#: The abilities that make sites cheaper.
CHEAPER: Final = CHEAPER_KEEPS | CHEAPER_WALLS
#: So many tables of costs are remembered at a time.
_KEPT: Final = 256
#: Stone and Grain of every site.
Costs = tuple[tuple[int, int], ...]
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

    Attributes:
        discount: how much Stone it costs less.
        pay: how resources are paid: printed, mixed (any Grain and Stone), two stone (exactly 2
            Stone) or free.
        coins: Augustales that are spent on top.
        kinds: what may be built: 0 Towers, 1 Walls, 2 Keeps.
    """

    discount: int = 0
    pay: str = "printed"
    coins: int = 0
    kinds: tuple[int, ...] = (TOWER, WALL, KEEP)

    def options(self, s: State, who: int) -> list[Option]:
        """Every site that can be built and paid, with every piece that may go there."""
        player = s.players[who]
        costs = costs_for(s, player)
        offers: list[Option] = []
        for kind in self.kinds:
            pieces = affordable_pieces(player, kind, self.coins)
            if pieces:
                for site in free_sites(player, kind):
                    if self.payable(player, site, costs):
                        name = SITE_NAMES[site]
                        offers += [("build", name, piece) for piece in pieces]
        if s.expansions is not NO_EXPANSIONS:
            offers += self._marked(s, player, costs)
        return [*offers, DONE] if offers else []

    def _marked(self, s: State, player: Player, costs: Costs) -> list[Option]:
        """The same for Papal and Imperial Structures."""
        offers: list[Option] = []
        for kind in self.kinds:
            papal, projects = marks.papal_of(s, kind), unbuilt(player, kind)
            pieces = affordable_pieces(player, kind, self.coins) if papal or projects else ()
            for site in free_sites(player, kind) if pieces else ():
                if papal and self.payable(player, site, marks.papal_costs(costs)):
                    offers += _offers(marks.PAPAL_WORD, site, pieces)
                if projects and self.payable(player, site, costs):
                    offers += _offers(marks.IMPERIAL_WORD, site, pieces, projects)
        return offers

    def cost(self, site: int, costs: Costs) -> tuple[int, int]:
        """Stone and Grain for a site, after all discounts, out of what the sites cost a player."""
        if self.pay == "free":
            return 0, 0
        if self.pay == "two stone":
            return 2, 0
        stone, grain = costs[site]
        return max(0, stone - self.discount), grain

    def payable(self, player: Player, site: int, costs: Costs) -> bool:
        """Whether the warehouse holds what a site costs."""
        stone, grain = self.cost(site, costs)
        if self.pay == "mixed":
            return player.stone + player.grain >= stone + grain
        return player.stone >= stone and player.grain >= grain

    def possible(self, s: State, who: int) -> bool:
        """Whether any site can be built and paid."""
        player = s.players[who]
        costs = costs_for(s, player)
        for kind in self.kinds:
            if affordable_pieces(player, kind, self.coins):
                for site in free_sites(player, kind):
                    if self.payable(player, site, costs):
                        return True
        return s.expansions is not NO_EXPANSIONS and bool(self._marked(s, player, costs))

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay and build; with a mixed payment ask what it is made of."""
        if option == DONE:
            return
        site, piece = SITE[str(option[1])], int(option[2])
        mark, costs = marks.mark_of(s, option), costs_for(s, s.players[who])
        stone, grain = self.cost(site, marks.papal_costs(costs) if marks.is_papal(mark) else costs)
        coins = self.coins + params.GREAT_COINS.get(piece, 0)
        if self.pay == "mixed":
            push(s, PayMixed(site, piece, stone + grain, coins, mark))
        else:
            complete(s, who, site, piece, (stone, grain, coins), mark)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule keeps that piece from that site."""
        missing = marks.mark_refusal(s, who, option)
        if missing is not None:
            return missing
        match option:
            case (verb, str(name), int(piece), *_) if verb in marks.VERBS and name in SITE:
                if 0 <= piece <= 10:
                    return self._refused(s, s.players[who], SITE[name], piece)
        return self.rule

    def _refused(self, s: State, player: Player, site: int, piece: int) -> str:
        kind = KIND_OF_SITE[site]
        if kind not in self.kinds or piece not in PIECES_OF_KIND[kind]:
            return "build.kind"
        if not player.pieces >> piece & 1 or player.castle[site] != UNBUILT:
            return "build.taken"
        if site not in free_sites(player, kind):
            return "build.adjacent"
        if player.coins < self.coins + params.GREAT_COINS.get(piece, 0):
            return "build.great"
        return "build.stone" if s.edition.stone_only and self.pay == "printed" else "build.cost"

    def context(self, s: State, who: int) -> dict[str, object]:
        """How it is paid this time."""
        return {"pay": self.pay, "discount": self.discount, "coins": self.coins}


def _offers(word: str, site: int, *parts: Sequence[int]) -> list[Option]:
    """Every choice of a site that begins with a word, with all that may be said behind it."""
    return [(word, SITE_NAMES[site], *each) for each in product(*parts)]


def costs_for(s: State, player: Player) -> Costs:
    """What the sites cost a player now, after Workplaces."""
    edition = s.edition
    return site_costs(edition.stone_only, queries.abilities(s, player) & CHEAPER, edition.figures)


@lru_cache(_KEPT)
def site_costs(stone_only: bool, cheaper: int, figures: Corrections = ()) -> Costs:
    """What the sites cost with these abilities and a game's corrections."""
    sites = CASTLE.laid(figures).values()
    return tuple(_cost(site, stone_only, cheaper, figures) for site in sites)


def _cost(site: Site, stone_only: bool, cheaper: int, figures: Corrections) -> tuple[int, int]:
    discount = 0
    if KIND_OF_SITE[site.id] == KEEP and cheaper & CHEAPER_KEEPS:
        discount = 1
    if KIND_OF_SITE[site.id] == WALL and cheaper & CHEAPER_WALLS:
        discount = gain_of(CHEAPER_WALLS, figures)
    if stone_only:
        return max(0, site.stone + site.grain - discount), 0
    return max(0, site.stone - discount), site.grain


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
    """Pay a building cost with any mix of Grain and Stone.

    Attributes:
        site: the site, from 0, in the order of a castle.
        piece: the Structure piece.
        total: how many cubes are paid.
        coins: Augustales that are paid, too.
        mark: what the site will show, as in the `over` of Holdings.
    """

    site: int
    piece: int
    total: int
    coins: int
    mark: int = field(default=0, metadata=SILENT)

    def options(self, s: State, who: int) -> list[Option]:
        """All mixes that the warehouse allows, as Grain and Stone."""
        player = s.players[who]
        least = max(0, self.total - player.stone)
        most = min(self.total, player.grain)
        return [("pay", grain, self.total - grain) for grain in range(least, most + 1)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay that mix and build."""
        grain, stone = int(option[1]), int(option[2])
        complete(s, who, self.site, self.piece, (stone, grain, self.coins), self.mark)

    def context(self, s: State, who: int) -> dict[str, object]:
        """What is being built."""
        return {"site": SITE_NAMES[self.site], "piece": self.piece, "total": self.total}


def complete(
    s: State, who: int, site: int, piece: int, cost: tuple[int, int, int], mark: int = 0
) -> None:
    """Pay Stone, Grain and Augustales, place the piece, and line up what follows (R5)."""
    player = s.players[who]
    owned, figures = queries.abilities(s, player), s.edition.figures
    stone, grain, coins = cost
    verbs.pay(s, who, stone, grain, coins, "build")
    verbs.raise_structure(s, who, site, piece)
    last = marks.place_mark(s, who, site, mark) if mark else ()
    if UNBUILT not in player.castle and not s.ending:
        s.ending = "castle"
    clauses: list[Effect] = []
    if site == KEEP_HAND:
        clauses.append(Draw(params.KEEP_HAND_BONUS))
    closed = newly_closed(player, site)
    clauses += closing(closed)
    clauses += workplace_benefits(owned, KIND_OF_SITE[site], figures)
    if owned & VP_FOR_SIDE:
        clauses += [Score(gain_of(VP_FOR_SIDE, figures), "workplace")] * len(closed)
    if piece in GREAT:
        clauses.append(Follow(f"great.{piece}"))
    if CASTLE.laid(figures)[site].edict:
        clauses.append(IssueEdict())
    push(s, *clauses, *last)


def newly_closed(player: Player, site: int) -> tuple[int, ...]:
    """The sides (from 0) that this site has just closed."""
    touched = queries.SIDES_OF_SITE[site]
    return tuple(side for side in queries.closed_sides(player) if side in touched)


#: What an ability adds to a finished Build of these kinds, in the order in which it comes.
_BENEFITS: Final[tuple[tuple[int, tuple[int, ...], Callable[[Corrections], list[Effect]]], ...]] = (
    (GRAIN_FOR_WALL, (WALL,), lambda _: [Resource("grain", 1, "workplace")]),
    (
        GRAIN_FOR_TOWER,
        (TOWER,),
        lambda figures: [Resource("grain", gain_of(GRAIN_FOR_TOWER, figures), "workplace")],
    ),
    (COINS_FOR_TOWER, (TOWER,), lambda _: [Coins(4, "workplace")]),
    (COINS_FOR_STRUCTURE, (TOWER, WALL, KEEP), lambda _: [Coins(2, "workplace")]),
    (VP_FOR_KEEP, (KEEP,), lambda _: [Score(4, "workplace")]),
    (VP_FOR_TOWER_OR_WALL, (TOWER, WALL), lambda _: [Score(3, "workplace")]),
    (
        RESOURCE_FOR_STRUCTURE,
        (TOWER, WALL, KEEP),
        lambda _: [AnyResource(1, "workplace"), Score(2, "workplace")],
    ),
)


def workplace_benefits(owned: int, kind: int, figures: Corrections = ()) -> list[Effect]:
    """What the Workplaces add to a finished Build."""
    gains: list[Effect] = []
    for ability, kinds, added in _BENEFITS:
        if owned & ability and kind in kinds:
            gains += added(figures)
    return gains
