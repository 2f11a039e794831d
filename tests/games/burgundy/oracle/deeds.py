"""One choice followed deed by deed: what each of them brings.

Events tell only what was done (which tile was placed where, which colour was sold); what it brings
is worked out here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from stupor.engine.events import Event
from stupor.games.burgundy.data.routes import ROUTES
from tests.games.burgundy.oracle import points
from tests.games.burgundy.oracle.bridge import Bridge
from tests.games.burgundy.oracle.placing import FREE, workers
from tests.games.burgundy.oracle.position import Position, colour
from tests.games.burgundy.oracle.tiles import what


class Mismatch(AssertionError):
    """The game and the oracle differ."""


def need(told: object, wanted: object, why: str) -> None:
    """Mismatch unless both are the same."""
    if told != wanted:
        raise Mismatch(f"{why}: the game says {told}, the oracle {wanted}")


@dataclass
class Open:
    """What a choice has left for later ones: livestock that will score, rewards to come."""

    herds: list[int] = field(default_factory=list)
    rewards: list[str] = field(default_factory=list)


class Deeds:
    """One choice: the position before it, changed event by event as the rules want it."""

    def __init__(self, before: dict[str, Any], open_: Open) -> None:
        self.p = Position(before)
        self.open = open_
        self.vp = [player["vp"] for player in self.p.players]
        self.bridge = Bridge(self.p)
        self.cost = 0
        self.mined: dict[int, tuple[int, int]] = {}
        self.mines_paid = False

    def follow(self, key: str, events: list[Event]) -> None:
        """Work through everything that a choice has brought."""
        self.spend(key)
        for event in events:
            deed = getattr(self, f"on_{event.kind}", None)
            if deed is not None:
                deed(event.who, *event.args)

    def gain(self, who: int, silver: int = 0, chips: int = 0) -> None:
        """Silver and workers for a duchy; shield 2 envies workers (B86)."""
        duchy = self.p.duchy(who)
        duchy["silver"] += silver
        duchy["workers"] += chips
        if chips > 0:
            for other in self.p.duchies:
                if other is not duchy and 2 in other["shields"]:
                    other["workers"] += 1

    def spend(self, key: str) -> None:
        """The workers that the choice itself costs."""
        p, (seat, clause) = self.p, self.p.asked()
        head, *rest = key.split(":")
        duchy, cost = p.duchy(seat), 0
        die = int(rest[0]) if rest and rest[0].isdigit() else 0
        if head == "take":
            depot = next(n for n in range(1, 7) if int(rest[1]) in p.depot(n))
            cost = workers(p, duchy, die, depot, 12)
        elif head == "place" and clause["@"] not in ("Settle", "Bounty"):
            number = p.land(duchy).numbers[int(rest[2]) - 1]
            cost = workers(p, duchy, die, number, FREE.get(what(int(rest[1])).colour, 0))
        elif head == "sell":
            cost = workers(p, duchy, die, int(rest[1]))
        elif head == "shield" and clause["@"] == "Turn":
            cost = sum(workers(p, duchy, die, int(rest[0])) for die in p.players[seat]["dice"])
        elif head == "wild":
            p.s["wild"] = True
        duchy["workers"] -= cost
        self.cost = cost

    def on_changed(self, who: int, die: int, paid: int) -> None:
        need(paid, self.cost, "workers for a die")

    def on_workers(self, who: int, count: int) -> None:
        powers = self.p.powers(self.p.duchy(who))
        need(count, 4 if 14 in powers else 2, "workers of the action")
        self.gain(who, 1 if 13 in powers else 0, count)

    def on_hired(self, who: int, count: int) -> None:
        self.gain(who, -1, 2)

    def on_bought(self, who: int, tile: int, silver: int, chips: int) -> None:
        need(silver + chips, 2, "the price of a tile")
        need(chips == 0 or 6 in self.p.powers(self.p.duchy(who)), True, "workers that pay")
        self.p.duchy(who)["silver"] -= silver
        self.p.duchy(who)["workers"] -= chips

    def on_placed(self, who: int, tile: int, space: int, letter: int, size: int) -> None:
        p, duchy, this = self.p, self.p.duchy(who), what(tile)
        duchy["spaces"][space - 1] = tile
        size_vp, phase_vp = points.region_points(p, duchy, space - 1)
        self.vp[who] += size_vp + phase_vp
        self.vp[who] += points.colour_points(p, duchy, space - 1)
        self.vp[who] += points.post_points(p, duchy, space - 1)
        if this.colour == "A":
            self.open.herds.append(space - 1)
        if tile == 127:
            self.bridge.settle(who)
        self.use(who, this.type)

    def use(self, who: int, building: str) -> None:
        """What a building gives at once."""
        if building == "watchtower":
            self.vp[who] += 4
        if building == "bank":
            self.gain(who, silver=2)
        if building == "boarding":
            self.gain(who, chips=4)

    def on_copied(self, who: int, building: str) -> None:
        self.use(who, building)

    def on_herd(self, who: int, beast: int, company: int, vp: int) -> None:
        duchy = self.p.duchy(who)
        name = ("cow", "pig", "sheep", "goat", "geese", "")[company]
        self.vp[who] += points.herd_points(self.p, duchy, self.open.herds.pop(), name)

    def on_sold(self, who: int, sort: int, count: int, silver: int, vp: int) -> None:
        duchy = self.p.duchy(who)
        pile = [goods for goods in duchy["goods"] if colour(goods) == sort]
        need(count, len(pile), "goods sold")
        gained = points.sale(self.p, duchy, len(pile))
        self.vp[who] += gained[0]
        duchy["goods"] = [goods for goods in duchy["goods"] if goods not in pile]
        free = 3 * len(duchy["routes"]) - len(duchy["laid"])
        stops = [stop for route in duchy["routes"] for stop in ROUTES[route].stops]
        filled = stops[len(duchy["laid"]) :][: len(pile)]
        self.open.rewards += [stop.reward for stop in filled if stop.colour == sort]
        duchy["laid"] += pile[:free]
        duchy["sold"] += pile[free:]
        self.gain(who, *gained[1:])

    def on_reward(self, who: int, reward: str) -> None:
        need(reward in self.open.rewards, True, f"the reward {reward}")
        self.open.rewards.remove(reward)
        if reward == "vp4":
            self.vp[who] += 4
        if reward == "silver2":
            self.gain(who, silver=2)
        if reward == "workers4":
            self.gain(who, chips=4)

    def on_moved(self, who: int, piece: str, origin: str, goal: str) -> None:
        kind, _, number = piece.partition(".")
        if kind == "goods" and origin.startswith("depot") and goal.startswith("goods."):
            self.p.duchies[int(goal.split(".")[1])]["goods"].append(int(number))
        if kind == "goods" and origin.startswith("goods.") and goal == "box":
            self.p.duchies[int(origin.split(".")[1])]["goods"].remove(int(number))

    def on_crossed(self, who: int, space: int, place: int) -> None:
        self.bridge.cross(who)

    def on_shield(self, who: int, shield: int, space: int) -> None:
        duchy = self.p.duchy(who)
        if space - 1 in duchy["castles"]:
            self.drop(duchy, duchy["shields"][duchy["castles"].index(space - 1)])
        duchy["shields"].append(shield)
        duchy["castles"].append(space - 1)

    def on_lost(self, who: int, shield: int) -> None:
        duchy = self.p.duchy(who)
        if shield in duchy["shields"]:
            self.drop(duchy, shield)

    def drop(self, duchy: dict[str, Any], shield: int) -> None:
        """A shield leaves the game."""
        at = duchy["shields"].index(shield)
        del duchy["shields"][at], duchy["castles"][at]

    def on_guest(self, who: int, seat: int) -> None:
        self.p.duchy(who)["guest"] = seat

    def on_tribute(self, who: int, silver: int, chips: int) -> None:
        duchy = self.p.duchy(who)
        need(silver + chips, len(duchy["shields"]), "tribute")
        need(chips == 0 or 3 in duchy["shields"], True, "tribute in workers")
        duchy["silver"] -= silver
        duchy["workers"] -= chips

    def on_mines(self, who: int, silver: int, chips: int) -> None:
        self.mined[self.p.players[who]["duchy"]] = (silver, chips)

    def on_phase(self, who: int, phase: int) -> None:
        if phase:
            self.pay_mines()
        self.p.s["phase"] = phase

    def on_scored(self, who: int, source: str, vp: int) -> None:
        self.pay_mines()

    def on_ended(self, who: int, why: str) -> None:
        self.pay_mines()

    def pay_mines(self) -> None:
        """Every phase has paid what mines and monastery 2 bring."""
        if self.mines_paid:
            return
        self.mines_paid = True
        for number, duchy in enumerate(self.p.duchies):
            wanted = points.mines(self.p, duchy)
            need(self.mined.pop(number, (0, 0)), wanted, f"the mines of duchy {number}")
            self.gain(self.p.seats_of(duchy)[0], *wanted)

    def on_points(self, who: int, count: int) -> None:
        self.vp[who] += count
        self.p.duchy(who)["silver"] -= count

    def on_founded(self, who: int, number: int, vp: int) -> None:
        self.vp[who] += points.founded(self.p, self.p.duchy(who), number)
        if number in points.FOR_TYPE and points.has_crane(self.p, self.p.duchy(who)):
            self.p.s["solo"]["crane"] = True

    def on_counter(self, who: int, name: str, value: int, delta: int, reason: str) -> None:
        if name == "vp.0" and self.p.alone:
            track = self.p.s["solo"]
            track["counter"] += delta
            if track["counter"] >= track["target"]:
                track["counter"], track["target"] = 0, max(5, track["target"] - 5)

    def figures(self) -> dict[str, Any]:
        """What stands where after all of it, as the oracle has it."""
        return figures(self.p, self.vp, self.bridge.order())


def figures(p: Position, vp: list[int], order: list[int]) -> dict[str, Any]:
    """What is compared of a position."""
    found: dict[str, Any] = {f"vp of seat {seat}": points for seat, points in enumerate(vp)}
    for number, duchy in enumerate(p.duchies):
        for name in ("silver", "workers", "links"):
            found[f"{name} of duchy {number}"] = duchy[name]
        found[f"guest of duchy {number}"] = duchy["guest"] if 6 in duchy["shields"] else -1
        for name in ("goods", "bonuses", "shields"):
            found[f"{name} of duchy {number}"] = sorted(duchy[name])
        found[f"sold in duchy {number}"] = len(duchy["laid"]), len(duchy["sold"])
    if p.alone:
        found["solo track"] = p.s["solo"]["counter"], p.s["solo"]["target"]
    else:
        found["order on the bridge"] = order
    return found
