"""The names of zones, pieces and counters on the table, and who may see into a zone.

N is a depot (1 to 6), K a space from 1, S a seat, D a duchy (a seat's own, or a team's: 0, 1).

zones
  depot.N.K          hex.ID      a space of a numbered depot
  depot.N.goods      goods.ID    goods at a depot
  depot.N.shields    shield.ID   shields at a depot
  black.K            hex.ID      a space of the black depot
  inns               hex.ID      the inns beside it; pile.inns: those of the phases to come
  pile.BACK          ?           the supplies: building livestock ship monastery castle mine black
  phase.A to .E      ?           goods of the phases to come
  round.K            goods.ID    the open goods of the phase, one a round
  bonus.COLOUR       bonus.COLOUR.large, bonus.COLOUR.small
  storage.S.K        hex.ID      a player's own storage; back.ID is a tile face down (solo)
  shared.D.K         hex.ID      the storage that a team shares
  duchy.D.K          hex.ID      a space of a duchy; back.ID is a tile face down (solo)
  shields.D.K        shield.ID   the shield on the castle of that space
  goods.D, sold.D    goods.ID    goods stored, and the pile of those sold
  route.D.K          goods.ID    goods laid on a space of the trade route
  routes.D.K         route.ID    the tiles of the route from left to right
  bonuses.D          bonus.…     bonus tiles won
  bridge.K           pawn.S      the bridge; who lies on whom is told by the counters order.S
  plan.S             plan.BOARD.SPACE, a secret choice of duchy and castle; ? for all others

counters
  vp.S, silver.D, workers.D      board.D: place in boards.BOARD_NAMES, -1 not chosen yet
  die.S.1, die.S.2               as rolled; used.S.1, used.S.2: 1 used up, 2 made any number
  order.S                        place in the next round by the bridge, from 1
  white                          the white die, 0 before the first roll
  phase (-1 to 4), round (0 to 25), turn (a seat, -1 nobody's), bought, over (0, 1), players
  links.D                        links of border posts that have scored
  guest.D                        the seat that shield 6 has named, -1 none
  counter, target                the track of a solo game
"""

from typing import Final

from stupor.games.burgundy.data.depots import zone_number
from stupor.games.burgundy.data.tiles import BACKS
from stupor.games.burgundy.ids import COLOURS, FACE_DOWN

BOX: Final = "box"
HIDDEN: Final = ("pile", "phase")
#: The stock of inns is open: they are all alike.
OPEN_PILE: Final = "pile.inns"
PLAN: Final = "plan"
PHASE_LETTERS: Final = "abcde"


def seen_by(zone: str) -> tuple[int, ...] | None:
    """The seats that may see the faces in a zone; None means everybody."""
    name, _, rest = zone.partition(".")
    if name in HIDDEN and zone != OPEN_PILE:
        return ()
    if name == PLAN:
        return (int(rest),)
    return None


def hexagon(tile: int) -> str:
    """A hex tile as a piece: by its face, or by its back where it lies face down."""
    return f"back.{tile - FACE_DOWN}" if tile > FACE_DOWN else f"hex.{tile}"


def depot(space: int) -> str:
    """A space of the numbered depots, counted from 0.

    >>> depot(0), depot(23)
    ('depot.1.1', 'depot.6.4')
    """
    return f"depot.{zone_number(space)}"


#: Those zones by space.
DEPOTS: Final = tuple(depot(space) for space in range(24))
BLACKS: Final = tuple(f"black.{space + 1}" for space in range(8))


def pile(back: int) -> str:
    """The supply of tiles with a back."""
    return f"pile.{BACKS[back]}"


def phase(number: int) -> str:
    """The goods of a phase to come."""
    return f"phase.{PHASE_LETTERS[number]}"


def bonus(tile: int) -> str:
    """A bonus tile as a piece, by colour * 2 and 1 more for the small one.

    >>> bonus(0), bonus(11)
    ('bonus.building.large', 'bonus.mine.small')
    """
    return f"bonus.{COLOURS[tile // 2]}.{'small' if tile % 2 else 'large'}"


def bonus_space(colour: int) -> str:
    """Where the bonus tiles of a colour wait."""
    return f"bonus.{COLOURS[colour]}"
