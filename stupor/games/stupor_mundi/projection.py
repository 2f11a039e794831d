"""The table as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterable

from stupor.engine.events import UNKNOWN
from stupor.engine.table import Table
from stupor.games.stupor_mundi import params, zones
from stupor.games.stupor_mundi.data.markets import SIDES
from stupor.games.stupor_mundi.data.workplaces import LETTERS
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.expansions.table import hidden_ships, lay_expansions
from stupor.games.stupor_mundi.ids import (
    DRAFT,
    EMPTY,
    ICON_SPECIALIST,
    ICON_TREASURY,
    NOTHING,
    PATHS,
    SITE_NAMES,
    UNBUILT,
)
from stupor.games.stupor_mundi.state import Player, State
from stupor.games.stupor_mundi.verbs import PALACE_COUNTERS


class Layer:
    """Lays pieces on a table, face down where the viewer may not see them."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.table = Table()

    def lay(self, zone: str, kind: str, numbers: Iterable[int]) -> None:
        """Put pieces of a kind into a zone."""
        seats = zones.seen_by(zone)
        known = seats is None or self.viewer in seats
        for number in numbers:
            self.table.put(zone, f"{kind}.{number}" if known else UNKNOWN)

    def space(self, zone: str, kind: str, number: int) -> None:
        """Put at most one piece into a zone."""
        if number != NOTHING:
            self.lay(zone, kind, (number,))


def project(s: State, viewer: int | None) -> Table:
    """Everything on the table for a seat, or for somebody who sees only the open table."""
    layer = Layer(viewer)
    lay_voyage_board(s, layer)
    lay_workplaces(s, layer)
    lay_edicts(s, layer)
    for seat, player in enumerate(s.players):
        lay_player(layer, seat, player, dealt=s.phase != DRAFT)
    if s.automa is not None:
        layer.lay("pile.solo", "solo", s.automa.deck)
        layer.lay("solo.shown", "solo", s.automa.shown)
        layer.table.put(zones.city(s.automa.ship), "ship.f")
        layer.table.counters["crowns"] = s.automa.crowns
    if s.expansions is not NO_EXPANSIONS:
        lay_expansions(s, layer.table)
        layer.lay("pile.supply", "supply", hidden_ships(s))
    set_counters(s, layer.table)
    return layer.table


def lay_voyage_board(s: State, layer: Layer) -> None:
    """Allies, cards, markets and their piles."""
    for index in range(10):
        layer.space(zones.city_space("city_ally", index), "ally", s.ally_up[index])
        layer.space(zones.city_space("under", index), "ally", s.ally_down[index])
        layer.space(zones.city_space("city_card", index), "card", s.city_cards[index])
    for city, code in enumerate(s.markets):
        layer.table.put(f"market.{city}", f"market.{code // 2}.{SIDES[code % 2]}")
    layer.lay("pile.cards", "card", s.card_pile)


def lay_workplaces(s: State, layer: Layer) -> None:
    """Tiles, bonus stacks, tokens and Frederick's Specialist."""
    table = layer.table
    for path, tile in zip(PATHS, s.country, strict=True):
        table.put(f"country.{path}", f"countryside.{LETTERS[tile]}")
    for path, tile in zip("ac", s.village, strict=True):
        table.put(f"village.{path}", f"village.{LETTERS[tile]}")
    for path, tiles in zip(PATHS, s.bonus, strict=True):
        layer.lay(f"bonus.{path}", "bonus", tiles)
    for space in s.tokens:
        name = f"token.{PATHS[space // 10 - 1]}"
        table.put(name, name)
    table.put(zones.workplace(10 + s.palace[ICON_SPECIALIST]), "specialist.f")


def lay_edicts(s: State, layer: Layer) -> None:
    """Active, Next and the pile."""
    for row in range(3):
        layer.space(f"active.{row + 1}", "edict", s.active[row])
        layer.space(f"next.{row + 1}", "edict", s.next[row])
    layer.lay("pile.edicts", "edict", s.edict_pile)


def lay_player(layer: Layer, seat: int, player: Player, dealt: bool) -> None:
    """One House's boards, cards and pieces."""
    _lay_cards(layer, seat, player, dealt)
    table = layer.table
    for space, ally in enumerate(player.allies):
        layer.space(f"ally.{seat}.{space + 1}", "ally", ally)
    for piece in range(11):
        if player.pieces >> piece & 1:
            table.put(f"board.{seat}.{piece}", f"structure.{seat}.{piece}")
    for name, piece in zip(SITE_NAMES, player.castle, strict=True):
        if piece != UNBUILT:
            table.put(f"castle.{seat}.{name}", f"structure.{seat}.{piece}")
    for index, space in enumerate(player.specialists):
        table.put(zones.workplace(space), f"specialist.{seat}.{index}")
    table.put(zones.city(player.ship), f"ship.{seat}")


def _lay_cards(layer: Layer, seat: int, player: Player, dealt: bool) -> None:
    if dealt:
        layer.lay(f"hand.{seat}", "card", player.hand)
        layer.lay(f"deck.{seat}", "card", player.deck)
    layer.lay(f"discard.{seat}", "card", player.discard)
    layer.lay(f"bought.{seat}", "card", player.bought)
    layer.lay(f"issued.{seat}", "edict", player.issued)
    for slot, card in enumerate(player.slots):
        if card != EMPTY:
            name = "down" if player.down >> slot & 1 else "slot"
            layer.lay(f"{name}.{seat}.{slot + 1}", "card", (card,))


def set_counters(s: State, table: Table) -> None:
    """Everything that is a number."""
    counters = table.counters
    for seat, player in enumerate(s.players):
        counters[f"coins.{seat}"] = player.coins
        counters[f"grain.{seat}"] = player.grain
        counters[f"stone.{seat}"] = player.stone
        counters[f"vp.{seat}"] = player.vp
        counters[f"passed.{seat}"] = int(player.passed)
        counters[f"house.{seat}"] = player.house
    for icon, name in enumerate(PALACE_COUNTERS):
        if icon != ICON_SPECIALIST:
            scale = params.TREASURY_STEP if icon == ICON_TREASURY else 1
            counters[name] = s.palace[icon] * scale
    counters |= {
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "phase": s.phase,
        "players": s.seats,
    }
