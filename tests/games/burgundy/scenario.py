"""A position bent by hand, so that one rule can be looked at: given, when, then."""

from __future__ import annotations

from stupor.engine import agenda
from stupor.engine.errors import IllegalOption
from stupor.engine.events import Event
from stupor.engine.notation import key_of, option_of
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games.burgundy import queries, setup
from stupor.games.burgundy.boards import BOARD, space_at
from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.data.tiles import HEXES
from stupor.games.burgundy.effects.turn import NEW_TURN
from stupor.games.burgundy.flow import NextTurn
from stupor.games.burgundy.ids import (
    BEASTS,
    BUILDING_TYPE,
    BUILDINGS,
    EMPTY,
    FACE_DOWN,
    KIND_CASTLE,
    KIND_INN,
    KIND_LIVESTOCK,
    KIND_MINE,
    KIND_MONASTERY,
    KIND_SHIP,
)
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.state import Duchy, Player, State

RULES = BurgundyRules()
PLAIN = {"ship": KIND_SHIP, "castle": KIND_CASTLE, "mine": KIND_MINE, "inn": KIND_INN}
PHASES = "ABCDE"


def kind_of(name: str) -> int:
    """The kind of a tile by a name such as bank, cow4, m12, ship."""
    if name in BUILDING_TYPE:
        return BUILDING_TYPE[name]
    if name in PLAIN:
        return PLAIN[name]
    if name[0] == "m" and name[1:].isdigit():
        return KIND_MONASTERY + int(name[1:])
    if name == "geese":
        return KIND_LIVESTOCK + 12
    return KIND_LIVESTOCK + BEASTS.index(name[:-1]) * 3 + int(name[-1]) - 2


class Scenario:
    """A game at the first seat's turn with bare depots and bare hands: change it, act, look.

    Bare means: seat 0 acts first, no tile lies in a depot, no goods lie anywhere, nobody owns
    silver, workers or goods; only the first castles stand. Dice are both 1 until they are set.
    """

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.s: State = setup.new_game(seats, 1, options)
        while self.asks != "turn":
            self.s.events = None
            RULES.apply(self.s, self.s.options[0])
        s = self.s
        s.order = s.turns = tuple(range(s.seats))
        self.sweep()
        for player in s.players:
            player.dice = player.rolled = (1, 1)
        for duchy in s.duchies:
            duchy.silver = duchy.workers = 0
            s.goods_box += duchy.goods
            duchy.goods = ()
        for group in s.depot_goods:
            s.goods_box += group
        s.depot_goods = ((),) * 6
        self.log: list[Event] = []
        self.events: list[Event] = []
        self.turn_of(0)

    def sweep(self) -> None:
        """Put all tiles of the depots into the box."""
        s = self.s
        s.box += tuple(tile for tile in (*s.depots, *s.black) if tile != EMPTY)
        s.depots, s.black = [EMPTY] * 24, [EMPTY] * 8

    # --- given -------------------------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        """A seat."""
        return self.s.players[seat]

    def duchy(self, seat: int = 0) -> Duchy:
        """The duchy of a seat."""
        return queries.duchy_of(self.s, seat)

    def tile(self, name: str) -> int:
        """A tile of that name that nobody has, taken away from wherever it is."""
        s = self.s
        for hexagon in HEXES:
            tile = hexagon.id
            if hexagon.kind != kind_of(name) or self.owned(tile):
                continue
            if tile in s.box:
                s.box = tuple(other for other in s.box if other != tile)
                return tile
            if tile in s.inn_pile:
                s.inn_pile = tuple(other for other in s.inn_pile if other != tile)
                return tile
            for back, pile in enumerate(s.piles):
                if tile in pile:
                    rest = tuple(other for other in pile if other != tile)
                    s.piles = (*s.piles[:back], rest, *s.piles[back + 1 :])
                    return tile
        raise LookupError(f"there is no {name} left in this game")

    def owned(self, tile: int) -> bool:
        """Whether a tile lies open already."""
        s = self.s
        lying = [*s.depots, *s.black, *s.inns]
        for group in (*(d.spaces for d in s.duchies), *(p.storage for p in s.players), *s.shared):
            lying += group
        return tile in lying or tile + FACE_DOWN in lying

    def goods_of(self, colours: tuple[int, ...]) -> tuple[int, ...]:
        """Goods tiles of these colours out of the box or out of later phases."""
        found = []
        for colour in colours:
            found.append(self.one_of(colour))
        return tuple(found)

    def one_of(self, colour: int) -> int:
        """One goods tile of a colour; what was in its place in a phase is swapped with the box."""
        s = self.s
        for goods in s.goods_box:
            if colour_of(goods) == colour:
                s.goods_box = tuple(other for other in s.goods_box if other != goods)
                s.unseen_goods = min(s.unseen_goods, len(s.goods_box))
                return goods
        for place, pile in enumerate(s.phase_goods):
            for goods in pile:
                if colour_of(goods) == colour:
                    other, *rest = s.goods_box
                    swapped = tuple(other if g == goods else g for g in pile)
                    s.phase_goods = (*s.phase_goods[:place], swapped, *s.phase_goods[place + 1 :])
                    s.goods_box = tuple(rest)
                    s.unseen_goods = min(s.unseen_goods, len(s.goods_box))
                    return goods
        raise LookupError(f"no goods of colour {colour} are left")

    def dice(self, one: int, other: int, seat: int = 0) -> Scenario:
        """A seat has rolled this."""
        self.player(seat).dice = self.player(seat).rolled = (one, other)
        return self.ready()

    def owns(self, silver: int = 0, workers: int = 0, seat: int = 0) -> Scenario:
        """A seat owns exactly so much."""
        duchy = self.duchy(seat)
        duchy.silver, duchy.workers = silver, workers
        return self.ready()

    def stores(self, *names: str, seat: int = 0, shared: bool = False) -> Scenario:
        """These tiles lie in a seat's storage besides what is there, or in its team's."""
        here = self.s.shared[self.player(seat).duchy] if shared else self.player(seat).storage
        for name in names:
            if EMPTY in here:
                here[here.index(EMPTY)] = self.tile(name)
            else:
                here.append(self.tile(name))
        return self.ready()

    def covers(self, *pairs: tuple[int, str], seat: int = 0) -> Scenario:
        """These tiles lie on these spaces (from 1) of a seat's duchy."""
        for space, name in pairs:
            self.duchy(seat).spaces[space - 1] = self.tile(name)
        return self.ready()

    def any_of(self, colour: int) -> int:
        """Some tile of a colour that nobody has, of the kind that there is most of."""
        names = {
            0: BUILDINGS[:8],
            1: tuple(f"{beast}{count}" for count in (2, 3, 4) for beast in BEASTS[:4]),
            2: ("ship",),
            3: tuple(f"m{number}" for number in range(1, 27)),
            4: ("castle",),
            5: ("mine",),
        }[colour]
        for name in names:
            try:
                return self.tile(name)
            except LookupError:
                continue
        raise LookupError(f"no tile of colour {colour} is left")

    def fills(self, *spaces: int, seat: int = 0) -> Scenario:
        """Whatever belongs there lies on these spaces (from 1), if nothing does."""
        duchy = self.duchy(seat)
        board = queries.board_of(self.s, duchy)
        for space in spaces:
            if duchy.spaces[space - 1] == EMPTY:
                duchy.spaces[space - 1] = self.any_of(board.colours[space - 1])
        return self.ready()

    def founds(self, *numbers: int, seat: int = 0) -> Scenario:
        """These monasteries lie on the last free yellow spaces of a seat's duchy."""
        duchy = self.duchy(seat)
        board = queries.board_of(self.s, duchy)
        for number in numbers:
            free = [n for n, colour in enumerate(board.colours)
                    if colour == 3 and duchy.spaces[n] == EMPTY]  # fmt: skip
            duchy.spaces[free[-1]] = self.tile(f"m{number}")
            if number == 27:
                self.s.on_top = seat
        return self.ready()

    def goods(self, *colours: int, seat: int = 0) -> Scenario:
        """A seat stores goods of these colours."""
        duchy = self.duchy(seat)
        duchy.goods = tuple(sorted((*duchy.goods, *self.goods_of(colours))))
        return self.ready()

    def sold(self, *colours: int, seat: int = 0) -> Scenario:
        """A seat has sold goods of these colours."""
        self.duchy(seat).sold += self.goods_of(colours)
        return self.ready()

    def goods_at(self, depot: int, *colours: int) -> Scenario:
        """Goods of these colours lie at a depot."""
        here = (*self.s.depot_goods[depot - 1], *self.goods_of(colours))
        groups = list(self.s.depot_goods)
        groups[depot - 1] = here
        self.s.depot_goods = tuple(groups)
        return self.ready()

    def depot(self, number: int, *names: str) -> Scenario:
        """These tiles lie in a numbered depot."""
        first = (number - 1) * 4
        for place, name in enumerate(names):
            self.s.depots[first + place] = self.tile(name)
        return self.ready()

    def black(self, *names: str) -> Scenario:
        """These tiles lie in the black depot."""
        for place, name in enumerate(names):
            self.s.black[place] = self.tile(name)
        return self.ready()

    def inns(self, count: int = 1) -> Scenario:
        """So many inns lie beside it, no matter how many there were."""
        while len(self.s.inns) < count:
            self.s.inns += (self.tile("inn"),)
        return self.ready()

    def phase(self, letter: str, round_in_phase: int = 1) -> Scenario:
        """It is that phase and round."""
        self.s.phase = PHASES.index(letter)
        self.s.round = self.s.phase * 5 + round_in_phase
        later = self.s.phase_goods
        keep = 4 - self.s.phase
        gone = later[: len(later) - keep]
        self.s.phase_goods = later[len(later) - keep :]
        self.s.goods_box += tuple(goods for group in gone for goods in group)
        while len(self.s.round_goods) > 5 - round_in_phase:
            self.s.goods_box += self.s.round_goods[:1]
            self.s.round_goods = self.s.round_goods[1:]
        return self.ready()

    def white(self, number: int) -> Scenario:
        """The white die shows this."""
        self.s.white = number
        return self.ready()

    def steps(self, *steps: int) -> Scenario:
        """The pieces stand on these spaces of the bridge (from 1), by seat; stacks as seated."""
        for player, step in zip(self.s.players, steps, strict=True):
            player.step = step - 1
        seats = range(self.s.seats)
        self.s.order = tuple(sorted(seats, key=lambda seat: -self.player(seat).step))
        return self.ready()

    def shields_at(self, depot: int, *shields: int) -> Scenario:
        """These shields lie at a depot, and nowhere else."""
        groups = [tuple(n for n in group if n not in shields) for group in self.s.depot_shields]
        groups[depot - 1] = shields
        self.s.depot_shields = tuple(groups)
        return self.ready()

    def bears(self, *shields: int, seat: int = 0) -> Scenario:
        """A seat bears these shields, each on a castle of its own."""
        duchy = self.duchy(seat)
        board = queries.board_of(self.s, duchy)
        for shield in shields:
            self.s.depot_shields = tuple(
                tuple(n for n in group if n != shield) for group in self.s.depot_shields
            )
            free = [n for n in board.castles if n not in duchy.castles]
            held = [n for n in free if duchy.spaces[n] != EMPTY]
            space = (held or free)[0]
            if duchy.spaces[space] == EMPTY:
                duchy.spaces[space] = self.tile("castle")
            duchy.shields, duchy.castles = (*duchy.shields, shield), (*duchy.castles, space)
        return self.ready()

    def route(self, *routes: int, seat: int = 0) -> Scenario:
        """A seat has these trade route tiles, and nobody else has them."""
        for duchy in self.s.duchies:
            duchy.routes = tuple(n for n in duchy.routes if n not in routes)
        self.duchy(seat).routes = routes
        return self.ready()

    def chance(self, seed: int) -> Scenario:
        """Everything random from here on follows this seed."""
        self.s.rng = SplitMix(seed)
        return self

    def turn_of(self, seat: int) -> Scenario:
        """That seat's turn begins."""
        self.s.turn = seat
        self.s.bought = self.s.wild = False
        place = self.s.turns.index(seat) + 1
        self.s.agenda[:] = [(-1, (NextTurn(place),)), (seat, (NEW_TURN,))]
        return self.ready()

    def again(self, *clauses: object) -> Scenario:
        """Seat 0 has these clauses to do before its turn goes on."""
        who, rest = self.s.agenda[-1]
        self.s.agenda[-1] = (who, (*clauses, *rest))
        agenda.advance(self.s)
        return self

    def ready(self) -> Scenario:
        """Work out anew what follows from the position after it was changed by hand."""
        queries.derive_all(self.s)
        asked = agenda.top(self.s)
        if asked is not None:
            self.s.options = asked[1].options(self.s, asked[0])
        return self

    # --- when --------------------------------------------------------------------------------

    def does(self, *keys: str) -> Scenario:
        """The seat that has to choose takes these options in turn."""
        for key in keys:
            self.events = collect_events(self.s)
            RULES.apply(self.s, option_of(self.spell(key)))
            self.log += self.events
        return self

    def ends(self) -> Scenario:
        """Turns are ended and what can be declined is declined until the round is over."""
        number, over = self.s.round, self.s.over
        while self.s.round == number and self.s.agenda and self.s.over == over:
            if (
                self.asks not in ("turn",)
                and "skip" not in self.offers
                and "end" not in self.offers
            ):
                return self
            self.does(self.offers[-1])
        return self

    def spell(self, key: str) -> str:
        """A key in which tiles are called by name: take:4:bank, place:3:ship:18."""
        words = key.split(":")
        at = {"take": 2, "place": 2}.get(words[0], 1)
        handled = ("take", "place", "buy", "fetch", "discard", "trade")
        if words[0] in handled and not words[at].isdigit():
            words[at] = str(self.find(words[at]))
        return ":".join(words)

    def find(self, name: str) -> int:
        """The first tile of that name in what is offered, or lying anywhere, perhaps face down."""
        kind = kind_of(name.removeprefix("back-"))
        down = FACE_DOWN if name.startswith("back-") else 0
        s = self.s
        lying = [*(p for player in s.players for p in player.storage)]
        for group in (*s.shared, s.depots, s.black, s.inns):
            lying += group
        for tile in lying:
            right = tile != EMPTY and (tile > FACE_DOWN) == bool(down)
            if right and HEXES[tile - down].kind == kind:
                return tile
        raise LookupError(f"no {name} lies anywhere")

    # --- then --------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who has to choose."""
        asked = agenda.top(self.s)
        assert asked is not None, "the game is over"
        return asked[0]

    @property
    def asks(self) -> str:
        """What kind of decision is asked, or nothing at the end of the game."""
        asked = agenda.top(self.s)
        return asked[1].kind if asked else ""

    @property
    def offers(self) -> list[str]:
        """The keys of all options."""
        return [key_of(option) for option in self.s.options]

    def offered(self, verb: str) -> set[str]:
        """What is offered of a verb, tiles by name where they are tiles."""
        return {key for key in self.offers if key.split(":")[0] == verb}

    def places(self, name: str, die: int | None = None) -> set[int]:
        """The spaces (from 1) where a stored tile can be placed, with one die or with any."""
        tile = self.find(name)
        return {
            int(option[3])
            for option in self.s.options
            if option[0] == "place" and option[2] == tile and die in (None, option[1])
        }

    def offers_to(self, key: str) -> bool:
        """Whether an option is there, tiles by name."""
        return self.spell(key) in self.offers

    def refuses(self, key: str, rule: str) -> Scenario:
        """An option is refused with that rule and the position is untouched."""
        before = RULES.dump(self.s)
        try:
            RULES.apply(self.s, option_of(self.spell(key)))
        except IllegalOption as refusal:
            assert refusal.rule == rule, f"{key} was refused by {refusal.rule}, not {rule}"
            assert RULES.rule(rule).text
        else:
            raise AssertionError(f"{key} was allowed")
        assert RULES.dump(self.s) == before
        return self

    def has(self, seat: int = 0, **amounts: int) -> Scenario:
        """A seat has these amounts of silver, workers, vp, goods, stored."""
        duchy, player = self.duchy(seat), self.player(seat)
        got = {
            "silver": duchy.silver,
            "workers": duchy.workers,
            "vp": player.vp,
            "goods": len(duchy.goods),
            "sold": len(duchy.sold),
            "stored": sum(tile != EMPTY for tile in player.storage),
        }
        found = {name: got[name] for name in amounts}
        assert found == amounts, f"seat {seat} has {found}, not {amounts}"
        return self

    def lies(self, name: str, space: int, seat: int = 0) -> bool:
        """Whether such a tile lies on a space (from 1)."""
        tile = self.duchy(seat).spaces[space - 1]
        return tile != EMPTY and tile < FACE_DOWN and HEXES[tile].kind == kind_of(name)

    def goods_colours(self, seat: int = 0) -> list[int]:
        """The colours of the goods that a seat stores."""
        return [colour_of(goods) for goods in self.duchy(seat).goods]

    def told(self, kind: str) -> list[tuple[str | int, ...]]:
        """The arguments of all events of a kind that the last choice caused."""
        return [event.args for event in self.events if event.kind == kind]


def at(row: int, column: int) -> int:
    """The space (from 1) in a row and column of a duchy."""
    return space_at(row, column) + 1


def spaces_of(board: str, colour: str, number: int = 0) -> list[int]:
    """The spaces (from 1) of a colour, perhaps of a number, on a board."""
    printed = BOARD[board]
    return [
        n + 1
        for n in range(printed.size)
        if printed.colours[n] == "BASYCM".index(colour) and number in (0, printed.numbers[n])
    ]


def a_game(seats: int = 2, **options: object) -> Scenario:
    """A bare game at seat 0's turn."""
    return Scenario(seats, **options)
