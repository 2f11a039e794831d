"""What a hand seems to have meant by a drop that is not offered, so that the rules can say no."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.gestures.offered import CITIES, PATH_ENDS, city_of
from stupor.games.stupor_mundi.face.gestures.offered_by_expansions import stands_for
from stupor.games.stupor_mundi.ids import ACTIONS, PALACE, SITE_NAMES
from stupor.stage.affordance import Held
from stupor.stage.name import parsed

STEPS: Final = len(CITIES)


class Movement(NamedTuple):
    """A thing that was let go over a place, and what their names say further."""

    table: Table
    held: Held
    drop: str
    what: list[str]
    where: list[str]

    @property
    def number(self) -> str:
        """Which of such places it is."""
        return self.where[-1] if self.where else ""

    @property
    def space(self) -> bool:
        """Whether it is a place for one thing, not the board around such places."""
        return self.number != "title" and self.drop != "work.start"

    def purchase(self) -> Option | None:
        """A card that is drawn to the hand, but for those that are there."""
        bought = self.held.pick not in self.table.pieces(self.drop)
        return ("purchase", int(self.what[0])) if bought else None

    def sail(self) -> Option | None:
        """A Ship goes on to another city."""
        here = city_of(self.table, self.held.pick) or 0
        steps = (int(self.number) - here) % STEPS
        return ("sail", steps) if steps else None

    def follow(self) -> Option:
        """The Edict that becomes Active is one of those that come next."""
        pick = self.held.pick
        rows = (row for row in (1, 2, 3) if pick in self.table.pieces(f"next.{row}"))
        return ("next", next(rows, 0))


#: What a movement means, by the kind of what is held and of where it is let go.
_MEANT: Final[Mapping[tuple[str, str], Callable[[Movement], Option | None]]] = {
    ("card", "slot"): lambda m: ("play", int(m.what[0]), int(m.number), m.held.mode or "up"),
    ("card", "action"): lambda m: (ACTIONS[int(m.number) - 1],),
    ("card", "hand"): Movement.purchase,
    ("ship", "city"): Movement.sail,
    ("structure", "castle"): lambda m: ("build", m.number, int(m.what[1])),
    ("ally", "ally"): lambda m: ("summon", int(m.what[0]), int(m.number)),
    ("specialist", "work"): lambda m: ("promote", int(m.what[1]), m.where[0]),
    ("bonus", "work"): lambda m: ("bonus", int(m.what[0])),
    ("papal", "castle"): lambda m: ("papal", m.number, stands_for(m.held.mode)),
    ("imperial", "castle"): lambda m: (
        "imperial",
        m.number,
        stands_for(m.held.mode),
        int(m.what[0]),
    ),
    ("mantle", "ally"): lambda m: ("mantle", int(m.number)),
    ("icon", "stage"): lambda m: (m.where[-1], m.where[0]),
    ("edict", "active"): Movement.follow,
}


def attempt(table: Table, held: Held, drop: str) -> Option | None:
    """The option that would have been meant, or None when the movement means nothing at all."""
    kind, *what = parsed(held.pick).words
    place, *where = parsed(drop).words
    movement, meant = Movement(table, held, drop, what, where), _MEANT.get((kind, place))
    return meant(movement) if meant and movement.space else None


@cache
def known_places(seat: int, kind: str = "") -> tuple[str, ...]:
    """Everything on the table that a hand might aim at while it is asked that kind of question."""
    if kind == "icon":
        return tuple(f"stage.{icon}.{way}" for icon in PALACE for way in ("add", "remove"))
    return (
        *_numbered(f"slot.{seat}.", 6),
        *_numbered("action.", 5),
        *_numbered(f"ally.{seat}.", 5),
        *(f"city.{city}" for city in range(STEPS)),
        *(f"castle.{seat}.{site}" for site in SITE_NAMES),
        *(space for path, last in PATH_ENDS.items() for space in _numbered(f"work.{path}.", last)),
        *_numbered("active.", 3),
        f"hand.{seat}",
    )


def _numbered(begin: str, last: int) -> list[str]:
    return [f"{begin}{number}" for number in range(1, last + 1)]
