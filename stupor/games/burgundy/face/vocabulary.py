"""What the parts of this face call things, so that eye, hand and voice mean the same.

Tiles, shields, routes, bonus tiles and pieces of the bridge bear the names that the rules give
pieces (hex.12, back.12, shield.3, route.7, bonus.ship.large, pawn.1), wherever they lie. Places
bear the names of the level; these differ, for they must not depend on the board in use:

  die.1 die.2      the own dice; die.3 the die of an action that castle, town hall, white castle
                   or a reached target give (`extra_die` says whether it lies there)
  die.N.less/.more the handles beside a die: taken up, they hold it a worker's step away
  stack.C          the own goods of a colour 1 to 6, wherever their stack stands
  storage.K        the own storage; in teams also shared.K and partner.K
  own.dN           the spaces of the own duchy in the rules' order, of teams and alone too
  rival.N          the rival in panel N, from 1, in the order of `View.rivals`; rival.N.dK a space
                   of that duchy, rival.N.goods1 and so on its parts; in teams rival.1 is the
                   other team
  depot.N.die      the number of a depot on the ring; depot.N.goods all goods there
  supply.workers sold workers silver buy route household log tray white inns solo.panel
                   as in the level
  end, actions.rest buttons: the seal (it also declines), all dice that are left for workers

A held die is told by its name and how it is held: die.1 as it lies, die.1.5 made a five,
die.1.hex.12 or die.1.back.12 with the stored tile that it shall place.
"""

from __future__ import annotations

from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT
from stupor.games.burgundy.ids import ANY
from stupor.games.burgundy.params import PRICE
from stupor.stage.name import parsed
from stupor.stage.view import Facts, View

DICE: Final = (1, 2)
EXTRA: Final = "die.3"
STORAGE: Final = 3
#: Questions that a die without a number answers, and the one with the white die's.
ANY_NUMBER: Final = ("action", "townhall")
#: How a die is marked that is used up, or made any number.
USED: Final = 1
WILD: Final = 2


def duchy_of(facts: Facts, seat: int) -> int:
    """The duchy of a seat: its own, or its team's."""
    for number in range(4):
        seats = facts.get(f"seats.{number}")
        if isinstance(seats, list) and seat in seats:
            return number
    return seat


def own_duchy(view: View) -> int:
    """The duchy of the one who looks."""
    return duchy_of(view.facts, view.viewer)


def rival_of(view: View, panel: int) -> int:
    """The seat that a panel shows; in teams the next seat of the other team."""
    rivals = view.rivals()
    return rivals[min(panel, len(rivals)) - 1] if rivals else view.viewer


def panel_of(view: View, seat: int) -> int:
    """The panel that shows a seat, from 1; 0 for the own seat."""
    if view.words("team"):
        return 0 if (seat - view.viewer) % 2 == 0 else 1
    return (seat - view.viewer) % view.seats


def die_shows(table: Table, seat: int, die: int) -> int:
    """What a die of a seat shows; 0 where it is any number, -1 where it is used up."""
    mark = table.counters.get(f"used.{seat}.{die}", 0)
    if mark == USED:
        return -1
    return ANY if mark == WILD else table.counters.get(f"die.{seat}.{die}", 0)


def owns(facts: Facts, duchy: int, monastery: int) -> bool:
    """Whether a monastery counts for a duchy, by its name in the data, such as `MORE_WORKERS`."""
    powers = facts.get(f"powers.{duchy}")
    return isinstance(powers, list) and monastery.bit_length() - 1 in powers


def has_exchange(view: View, duchy: int) -> bool:
    """Whether a duchy may pay with workers, too, and buy from any depot (monastery 6)."""
    return owns(view.facts, duchy, ANY_PAYMENT)


def can_pay(view: View, seat: int) -> bool:
    """Whether a seat can pay for a tile: with silver, or with monastery 6 with workers, too."""
    duchy, counters = duchy_of(view.facts, seat), view.table.counters
    workers = counters.get(f"workers.{duchy}", 0) if has_exchange(view, duchy) else 0
    return counters.get(f"silver.{duchy}", 0) + workers >= PRICE


def extra_die(asked: Decision | None) -> int | None:
    """The number of the die of an extra action, 0 for any; None where there is none."""
    if asked is None:
        return None
    if asked.kind == "white":
        return int(str(asked.context.get("die", ANY)))
    return ANY if asked.kind in ANY_NUMBER else None


def held_number(view: View, held: str) -> int:
    """What a die in the hand shows: its own number, or that to which it is turned; 0 is any."""
    die, *turned = parsed(held).parts
    if turned and turned[-1].isdigit() and len(turned) < 3 and turned[0] not in ("hex", "back"):
        return int(turned[-1])
    if f"die.{die}" == EXTRA:
        return extra_die(view.decision) or ANY
    return max(ANY, die_shows(view.table, view.viewer, int(die)))


def zone_of(table: Table, piece: str) -> str:
    """The zone of the rules where a piece lies, or nothing."""
    return next((zone for zone, here in table.zones.items() if piece in here), "")


def number_in(name: str) -> int:
    """The last part of a name as a number, -1 for none.

    >>> number_in("hex.12"), number_in("own.d7"), number_in("workers")
    (12, 7, -1)
    """
    last = parsed(name).last.removeprefix("d")
    return int(last) if last.isdigit() else -1
