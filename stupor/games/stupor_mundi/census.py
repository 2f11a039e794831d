"""What is counted in a game for the balance report: offers, uses and yields of every component."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stupor.engine.census import Counts
from stupor.engine.events import MOVED, Event
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.census_sections import SECTIONS, card_row
from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.data.workplaces import abilities_at, abilities_of
from stupor.games.stupor_mundi.expansions.census import expansion_rows
from stupor.games.stupor_mundi.ids import (
    FREDERICK,
    GREAT,
    HOUSE_NAMES,
    ICON_TREASURY,
    NO_HOUSE,
    PALACE,
    PATHS,
)
from stupor.games.stupor_mundi.state import State

__all__ = ["SECTIONS", "Census"]

#: Where a component must arrive from its pile to be on offer.
OFFERS: Final = {"city_card": "card", "city_ally": "ally", "next": "edict"}
COUNTED: Final[dict[str, Callable[[tuple[Any, ...]], tuple[str, ...]]]] = {
    "purchased": lambda a: (f"bought {card_row(int(a[0]))}",),
    "gave": lambda a: (f"given {card_row(int(a[0]))}",),
    "discarded": lambda a: (f"discarded {card_row(int(a[0]))}",),
    "action": lambda a: (f"chosen action.{a[0]}",),
    "passed": lambda a: ("chosen action.pass",),
    "sailed": lambda a: (f"sailed sail.{a[1]}", f"arrived city.{a[0]}"),
    "built": lambda a: (
        (f"built site.{a[0]}", f"built piece.{a[1]}")
        if int(a[1]) in GREAT
        else (f"built site.{a[0]}",)
    ),
    "closed": lambda a: (f"closed side.{a[0]}",),
    "income": lambda a: (f"income side.{a[0]}",),
    "rewarded": lambda a: (f"taken row.{a[0]}", f"bare row.{a[0]}"),
    "lost": lambda a: (f"lost goods.{a[0]}",),
    "replaced": lambda a: (f"lost goods.{a[0]}",),
    "solo": lambda a: (f"turned solo.{a[0]}",),
    "crusade": lambda a: (f"taken board.{a[0]}",),
    "banned": lambda a: (f"emptied board.{a[0]}",),
    "acquired": lambda a: (f"acquired project.{a[0]}", f"fulfilled condition.{a[1]}"),
    "completed": lambda a: (f"built project.{a[0]}",),
    "removed": lambda a: (f"removed {card_row(int(a[1])) if a[0] == 'card' else f'ally.{a[1]}'}",),
}


class Census(Counts):
    """Counts one game from its first decision on; see stupor.engine.census."""

    def __init__(self, s: State) -> None:
        super().__init__(s.seats)
        self._markets = s.markets
        self._ability_at = abilities_at(s.country, s.village)
        self._seen: set[tuple[int, int]] = set()
        self._hosts: dict[tuple[int, int], int] = {}
        self._houses = [player.house for player in s.players]
        self._first = s.first
        self._offer_all(s)

    @property
    def traits(self) -> dict[str, list[str]]:
        """The House of each seat and its place in the first round."""
        order = [(seat - self._first) % self._seats + 1 for seat in range(self._seats)]
        return {
            "House": [
                HOUSE_NAMES[house] if house != NO_HOUSE else "none" for house in self._houses
            ],
            "place in the first round": [str(place) for place in order],
        }

    def hear(self, event: Event) -> None:
        """Count an event."""
        if event.kind == MOVED:
            self._hear_move(event)
        elif event.kind in COUNTED:
            for name in COUNTED[event.kind](event.args):
                self.count(name, event.who)
        elif event.kind in HEARD:
            HEARD[event.kind](self, event)

    def _offer_all(self, s: State) -> None:
        """What lies open at the start; -1 counts for the table."""
        for card in filter(None, s.city_cards):
            self.count(f"offered {card_row(card)}")
        for ally in filter(None, s.ally_up):
            self.count(f"offered ally.{ally}")
        for edict in (*s.active, *s.next):
            self.count(f"offered edict.{edict}")
        for side in s.markets:
            self.count(f"offered market.{side}")
        for mask in filter(None, self._ability_at):
            self.count(f"offered ability.{abilities_of(mask)[0]}")
        for tile in (tile for path in s.bonus for tile in path):
            self.count(f"offered bonus.{BONUSES[tile].letter}")
        for row in expansion_rows(s.expansions):
            self.count(f"offered {row}")

    def _hear_move(self, event: Event) -> None:
        piece, source, target = map(str, event.args)
        kind, _, number = piece.partition(".")
        place = target.partition(".")[0]
        if OFFERS.get(place) == kind:
            self.count(f"offered {_row(kind, number)}")
        elif kind == "card" and source.startswith("hand.") and place in ("slot", "down"):
            self.count(f"{'up' if place == 'slot' else 'down'} {_row(kind, number)}", event.who)
        elif kind == "token":
            self.count(f"taken token.{number}", event.who)

    def _promoted(self, event: Event) -> None:
        path, _, number = str(event.args[1]).partition(".")
        space = (PATHS.index(path) + 1) * 10 + int(number)
        self.count(f"stepped space.{path}{number}", event.who)
        if (event.who, space) in self._seen:
            return
        self._seen.add((event.who, space))
        if mask := self._ability_at[space]:
            self.count(f"reached ability.{abilities_of(mask)[0]}", event.who)

    def _summoned(self, event: Event) -> None:
        ally, space = int(event.args[0]), int(event.args[2])
        self._hosts[event.who, space] = ally
        self.count(f"summoned ally.{ally}", event.who)

    def _contributed(self, event: Event) -> None:
        ally = self._hosts[event.who, int(event.args[0])]
        vp = int(event.args[1])
        self.count(f"rounds ally.{ally}", event.who)
        self.count(f"vp ally.{ally}", event.who, vp)
        met = vp >= params.ALLY_VP + params.ALLY_MET_VP
        self.count(f"met ally.{ally}", event.who, int(met))

    def _traded(self, event: Event) -> None:
        side = self._markets[int(event.args[3])]
        self.count(f"{event.kind} market.{side}", event.who)

    def _issued(self, event: Event) -> None:
        edict, row = event.args
        if event.who == FREDERICK:
            self.count(f"ordered edict.{edict}")
        else:
            self.count(f"issued edict.{edict}", event.who)
            self.count(f"taken row.{row}", event.who)

    def _icon(self, event: Event) -> None:
        way, icon, count = event.args
        units = 1 if PALACE.index(str(icon)) != ICON_TREASURY else params.TREASURY_STEP
        self.count(f"{way} palace.{icon}", event.who, int(count) * units)

    def _bonus(self, event: Event) -> None:
        self.count(f"taken bonus.{BONUSES[int(event.args[0])].letter}", event.who)

    def _project(self, event: Event) -> None:
        self.count(f"vp project.{event.args[0]}", event.who, int(event.args[1]))

    def _drafted(self, event: Event) -> None:
        self._houses[event.who] = HOUSE_NAMES.index(str(event.args[0]))


def _row(kind: str, number: str) -> str:
    return card_row(int(number)) if kind == "card" else f"{kind}.{number}"


HEARD: Final[dict[str, Callable[[Census, Event], None]]] = {
    "promoted": Census._promoted,
    "summoned": Census._summoned,
    "contributed": Census._contributed,
    "sold": Census._traded,
    "bought": Census._traded,
    "issued": Census._issued,
    "icon": Census._icon,
    "bonus": Census._bonus,
    "drafted": Census._drafted,
    "project_scored": Census._project,
}
