"""The changes of a running game that others see: each tells what it did."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.events import GATHERED, MOVED, Event
from stupor.engine.rng import Imagined, shuffle
from stupor.games.stupor_mundi import params, zones
from stupor.games.stupor_mundi.ids import (
    FREDERICK,
    GRAIN,
    ICON_TREASURY,
    PALACE,
    SITE_NAMES,
    VP_SOURCE,
)
from stupor.games.stupor_mundi.state import State

PALACE_COUNTERS: Final = (
    "f.grain",
    "f.stone",
    "f.treasury",
    "f.towers",
    "f.walls",
    "f.keeps",
    "f.allies",
    "f.specialist",
)


def moved(s: State, who: int, piece: str, source: str, target: str) -> None:
    """Tell that a piece went from zone to zone; its face to those who may see where it lies now."""
    if s.events is not None:
        s.events.hear(Event(MOVED, who, (piece, source, target), zones.seen_by(target)))


def gain_coins(s: State, who: int, amount: int, reason: str) -> None:
    """Give Augustales to a player, or take them when the amount is negative."""
    if amount:
        player = s.players[who]
        player.coins += amount
        if s.events is not None:
            emit.counter(s, who, f"coins.{who}", player.coins, amount, reason)


def store(s: State, who: int, resource: str, amount: int, reason: str) -> None:
    """Change a player's Grain or Stone; the caller has checked the room."""
    if not amount:
        return
    player = s.players[who]
    if resource == GRAIN:
        player.grain += amount
        held = player.grain
    else:
        player.stone += amount
        held = player.stone
    if s.events is not None:
        emit.counter(s, who, f"{resource}.{who}", held, amount, reason)


def pay(s: State, who: int, stone: int, grain: int, coins: int, reason: str) -> None:
    """Take resources and Augustales from a player who has them."""
    if stone:
        store(s, who, "stone", -stone, reason)
    if grain:
        store(s, who, GRAIN, -grain, reason)
    if coins:
        gain_coins(s, who, -coins, reason)


def score(s: State, who: int, amount: int, source: str) -> None:
    """Move a scoring disc forward; `source` is a row of the score sheet."""
    if amount:
        player = s.players[who]
        player.vp += amount
        player.vp_from[VP_SOURCE[source]] += amount
        if s.events is not None:
            emit.counter(s, who, f"vp.{who}", player.vp, amount, source)


def move_ship(s: State, who: int, city: int, price: int) -> None:
    """Let a player's Ship arrive in a city."""
    player = s.players[who]
    steps = (city - player.ship) % 5
    source, player.ship = player.ship, city
    if s.events is not None:
        moved(s, who, f"ship.{who}", zones.city(source), zones.city(city))
        emit.event(s, "sailed", who, city, steps, price)


def move_specialist(s: State, who: int, index: int, space: int, price: int) -> None:
    """Let a Specialist step to a Workplace space."""
    player = s.players[who]
    places = list(player.specialists)
    source, places[index] = places[index], space
    player.specialists = tuple(places)
    if s.events is not None:
        piece = f"specialist.{who}.{index}"
        moved(s, who, piece, zones.workplace(source), zones.workplace(space))
        emit.event(s, "promoted", who, index, zones.place(space), price)


def raise_structure(s: State, who: int, site: int, piece: int) -> None:
    """Move a Structure from the Player Board to its site in the Castle."""
    player = s.players[who]
    player.castle = (*player.castle[:site], piece, *player.castle[site + 1 :])
    player.pieces &= ~(1 << piece)
    if s.events is not None:
        name = SITE_NAMES[site]
        moved(s, who, f"structure.{who}.{piece}", f"board.{who}.{piece}", f"castle.{who}.{name}")
        emit.event(s, "built", who, name, piece)


def host(s: State, who: int, index: int, space: int) -> None:
    """Bring the face-up Ally of a city space to an Ally space of the Castle."""
    player = s.players[who]
    ally, s.ally_up[index] = s.ally_up[index], 0
    player.allies = (*player.allies[:space], ally, *player.allies[space + 1 :])
    if s.events is not None:
        source = zones.city_space("city_ally", index)
        moved(s, who, f"ally.{ally}", source, f"ally.{who}.{space + 1}")
        emit.event(s, "summoned", who, ally, index // 2, space + 1)


def draw(s: State, who: int, amount: int) -> None:
    """Draw cards; an empty draw pile is renewed from the discard pile at once (R7)."""
    player = s.players[who]
    drawn = 0
    for _ in range(amount):
        if not player.deck:
            reshuffle(s, who)
        if not player.deck:
            break
        card = player.deck.pop()
        player.hand.append(card)
        drawn += 1
        if s.events is not None:
            moved(s, who, f"card.{card}", f"deck.{who}", f"hand.{who}")
    if not player.deck:
        reshuffle(s, who)
    if drawn:
        emit.event(s, "drew", who, drawn)


def reshuffle(s: State, who: int) -> None:
    """Shuffle the discard pile into a new draw pile, if there is any.

    In a future that is only thought of each player has a chance of its own.
    """
    player = s.players[who]
    if player.discard:
        player.deck, player.discard = player.discard, []
        if isinstance(s.rng, Imagined):
            player.deck.sort()
            shuffle(s.rng.apart(who, s.round), player.deck)
        else:
            shuffle(s.rng, player.deck)
        if s.events is not None:
            s.events.hear(Event(GATHERED, who, (f"discard.{who}", f"deck.{who}")))
            emit.event(s, "reshuffled", who)


def change_palace(s: State, who: int, icon: int, delta: int) -> None:
    """Add to Frederick's Palace or remove from it; the caller has checked the limits."""
    s.palace[icon] += delta
    if s.events is None or not delta:
        return
    scale = params.TREASURY_STEP if icon == ICON_TREASURY else 1
    name = PALACE_COUNTERS[icon]
    if name == "f.specialist":
        at, gone = s.palace[icon], s.palace[icon] - delta
        moved(s, who, "specialist.f", zones.workplace(10 + gone), zones.workplace(10 + at))
    else:
        emit.counter(s, who, name, s.palace[icon] * scale, delta * scale, "edict")
    emit.event(s, "icon", who, "add" if delta > 0 else "remove", PALACE[icon], abs(delta))


def refill_active(s: State, who: int, row: int, source: int) -> None:
    """Move a Next Edict to an Active space and refill its own space from the pile (R14)."""
    s.active[row], s.next[source] = s.next[source], 0
    if s.events is not None:
        moved(s, who, f"edict.{s.active[row]}", f"next.{source + 1}", f"active.{row + 1}")
        emit.event(s, "refilled", who, row + 1, s.active[row])
    if s.edict_pile:
        s.next[source] = s.edict_pile.pop()
        if s.events is not None:
            moved(s, FREDERICK, f"edict.{s.next[source]}", "pile.edicts", f"next.{source + 1}")
