"""Set-up, rounds and turns of the toy, and the verbs that tell what they change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stupor.engine.agenda import advance, call, push
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.emit import counter, event
from stupor.engine.errors import BadData
from stupor.engine.events import MOVED
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix, shuffle
from stupor.engine.variants import agreed
from tests.toy.state import ROW, TILES, Player, State, colour, size
from tests.toy.variants import LENGTH, RICH, ROUNDS, VARIANTS

TABLE: Final = -1
SEATS: Final = range(2, 5)
PURSE: Final = 3
PAIR_VP: Final = 4


def new_game(seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """A game at its first decision."""
    if seats not in SEATS:
        raise BadData(f"2 to 4 can play, not {seats}")
    chosen = agreed(VARIANTS, seats, options)
    s = State(seats, SplitMix(seed), last=ROUNDS[chosen[LENGTH.name]])
    s.players = [Player(PURSE if chosen[RICH.name] else 0) for _ in range(seats)]
    s.bag = list(TILES)
    shuffle(s.rng, s.bag)
    for _ in range(ROW):
        s.row.append(s.bag.pop())
    s.agenda.append((TABLE, (Round(),)))
    advance(s)
    return s


def move(s: State, who: int, tile: int, source: str, target: str) -> None:
    """Tell that a tile went from zone to zone."""
    event(s, MOVED, who, f"tile.{tile}", source, target)


def pay(s: State, who: int, coins: int, reason: str) -> None:
    """Give a seat coins, or take them."""
    if coins:
        s.players[who].coins += coins
        counter(s, who, f"coins.{who}", s.players[who].coins, coins, reason)


def score(s: State, who: int, source: int, vp: int, reason: str) -> None:
    """Give a seat points."""
    player = s.players[who]
    player.vp_from[source] += vp
    counter(s, who, f"vp.{who}", sum(player.vp_from), vp, reason)


@clause
class Round(Effect):
    """Everybody has a turn, round after round."""

    def resolve(self, s: State, who: int) -> None:
        """Begin the next round, unless that was the last."""
        if s.round == s.last:
            return
        s.round += 1
        counter(s, TABLE, "round", s.round, 1, "round")
        event(s, "round", TABLE, s.round)
        push(s, *(Turn(seat) for seat in range(s.seats)), Round())


@clause
class Turn(Effect):
    """The turn of a seat."""

    seat: int

    def resolve(self, s: State, who: int) -> None:
        """Roll, then take a tile and keep or sell it; the row is filled again."""
        s.turn = self.seat
        counter(s, self.seat, "turn", s.turn, 0, "turn")
        s.die = s.rng.below(6) + 1
        counter(s, TABLE, "die", s.die, 0, "roll")
        event(s, "rolled", self.seat, s.die)
        call(s, self.seat, Take(), Use(), Fill())


@asks("take", "toy.take", forced=False)
class Take(Choice):
    """Which tile of the row."""

    def options(self, s: State, who: int) -> list[Option]:
        """Tiles as large as the die, and larger ones for coins; or none at all."""
        able = s.die + s.players[who].coins
        return [*(("take", tile) for tile in s.row if size(tile) <= able), ("rest",)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Take it into the hand, or rest for a coin."""
        if option[0] == "rest":
            event(s, "rested", who)
            pay(s, who, 1, "rest")
            return
        s.hand = int(option[1])
        s.row.remove(s.hand)
        move(s, who, s.hand, "row", f"hand.{who}")
        pay(s, who, min(0, s.die - size(s.hand)), "tile")


@asks("use", "toy.use")
class Use(Choice):
    """What becomes of the tile in hand."""

    def options(self, s: State, who: int) -> list[Option]:
        """Keep it or sell it."""
        return [] if s.hand < 0 else [("keep",), ("sell",)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Lay it down for its points, or take a coin for it."""
        tile, s.hand = s.hand, -1
        event(s, "kept" if option[0] == "keep" else "sold", who, tile)
        if option[0] == "sell":
            s.gone.append(tile)
            move(s, who, tile, f"hand.{who}", "box")
            pay(s, who, 1, "sale")
            return
        kept = s.players[who].kept
        kept.append(tile)
        move(s, who, tile, f"hand.{who}", f"kept.{who}")
        score(s, who, 0, size(tile), "tiles")
        if sum(colour(other) == colour(tile) for other in kept) % 2 == 0:
            score(s, who, 1, PAIR_VP, "pairs")


@clause
class Fill(Effect):
    """The row is filled from the bag."""

    def resolve(self, s: State, who: int) -> None:
        """Draw what is missing."""
        while len(s.row) < ROW:
            s.row.append(s.bag.pop())
            move(s, TABLE, s.row[-1], "bag", "row")
