"""Choices at any point of one's own turn: buy a tile, hire workers, name a guest."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import params, queries, verbs
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT, HIRING
from stupor.games.burgundy.data.shields import GUEST
from stupor.games.burgundy.effects.storing import obtain
from stupor.games.burgundy.ids import NOBODY
from stupor.games.burgundy.state import Duchy, State

ANYTIME: Final = frozenset({"buy", "hire", "guest"})


def add_anytime(s: State, who: int, duchy: Duchy, offers: list[Option]) -> None:
    """Offer them in one's own turn; a guest is named at any own moment (B20, B23, B89, B97)."""
    if s.turn == who:
        if not s.bought:
            add_purchases(s, duchy, offers)
        if duchy.powers & HIRING and duchy.silver:
            offers.append(("hire",))
    offers += guests(s, who, duchy)


def guests(s: State, who: int, duchy: Duchy) -> list[Option]:
    """The players that the bearer of shield 6 can still name (B89)."""
    if not s.depot_shields or GUEST not in duchy.shields or duchy.guest != NOBODY:
        return []
    return [("guest", seat) for seat in range(s.seats) if seat != who]


def could_buy(s: State, who: int, duchy: Duchy) -> bool:
    """Whether a tile can be bought now, or once workers are hired or a guest is named (B97)."""
    if s.turn != who or s.bought:
        return False
    lent = [queries.own_powers(queries.duchy_of(s, int(seat))) for _, seat in guests(s, who, duchy)]
    return any(affords(s, duchy, duchy.powers | powers) for powers in (0, *lent))


def affords(s: State, duchy: Duchy, powers: int) -> bool:
    """Whether a duchy with these monasteries can pay for any tile that it may buy."""
    black = bool(s.inns) or any(tile >= 0 for tile in s.black)
    if not powers & ANY_PAYMENT:
        return black and duchy.silver >= params.PRICE
    coin = params.HIRED_WORKERS if powers & HIRING else 1
    enough = duchy.silver * coin + duchy.workers >= params.PRICE
    return enough and (black or any(tile >= 0 for tile in s.depots))


def add_purchases(s: State, duchy: Duchy, offers: list[Option]) -> None:
    """Offer the tiles that can be paid: of the black depot, the inns, with monastery 6 of all."""
    if duchy.powers & ANY_PAYMENT:
        if duchy.silver + duchy.workers >= params.PRICE:
            offers += [("buy", tile) for tile in s.depots if tile >= 0]
            add_black(s, offers)
    elif duchy.silver >= params.PRICE:
        add_black(s, offers)


def add_black(s: State, offers: list[Option]) -> None:
    """Offer the tiles of the black depot and an inn; inns are all alike."""
    offers += [("buy", tile) for tile in s.black if tile >= 0]
    if s.inns:
        offers.append(("buy", s.inns[0]))


def take_anytime(s: State, who: int, option: Option) -> None:
    """Do one of them."""
    if option[0] == "buy":
        s.bought = True
        emit.counter(s, who, "bought", 1, 1, "buy")
        push(s, Pay(int(option[1])))
    elif option[0] == "hire":
        verbs.gain_silver(s, who, -1, "hire")
        emit.event(s, "hired", who, params.HIRED_WORKERS)
        verbs.gain_workers(s, who, params.HIRED_WORKERS, "hire")
    else:
        verbs.name_guest(s, who, int(option[1]))


@asks("pay", "buy.price")
class Pay(Choice):
    """Pay for a tile: silver alone, or with monastery 6 any mix with workers (B21, B22).

    Attributes:
        tile: what is bought.
    """

    tile: int

    def options(self, s: State, who: int) -> list[Option]:
        """How many coins of the price are silver."""
        duchy = s.duchies[s.players[who].duchy]
        if not duchy.powers & ANY_PAYMENT:
            return [("pay", params.PRICE)]
        return [
            ("pay", silver)
            for silver in range(params.PRICE, -1, -1)
            if duchy.silver >= silver and duchy.workers >= params.PRICE - silver
        ]

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay, and bring the tile to storage."""
        silver = int(option[1])
        workers = params.PRICE - silver
        verbs.gain_silver(s, who, -silver, "buy")
        verbs.spend_workers(s, who, workers, "buy")
        emit.event(s, "bought", who, self.tile, silver, workers)
        obtain(s, who, self.tile)

    def context(self, s: State, who: int) -> dict[str, object]:
        """What is bought."""
        return {"tile": self.tile}
