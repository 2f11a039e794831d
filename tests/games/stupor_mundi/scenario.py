"""Positions of Stupor Mundi told in a few lines, so that a test can be read aloud."""

from __future__ import annotations

from stupor.engine import agenda
from stupor.engine.errors import IllegalOption
from stupor.engine.events import Event
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games.stupor_mundi import params, setup
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data.markets import SIDES
from stupor.games.stupor_mundi.effects.turn import EndTurn, Turn
from stupor.games.stupor_mundi.flow import NextTurn
from stupor.games.stupor_mundi.ids import CITY_NAMES, HOUSE_NAMES, ICON, PATH, SITE
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.games.stupor_mundi.state import Player, State
from tests.games.stupor_mundi.invariants import check

RULES = StuporMundiRules()
LETTER = {letter: number for number, letter in enumerate("abcdefg")}


def card_id(name: str | int) -> int:
    """A card by id, by printed number such as A7, or by name (the first of that name)."""
    if isinstance(name, int):
        return name
    return next(card.id for card in CARDS if name in (card.code, card.name))


class Scenario:
    """A game that stands at the first seat's turn on quiet boards: change it, act, look.

    Quiet means: seat 0 acts, nobody owns anything, all hands are one spare card, no Workplace tile
    has an ability that a Specialist stands on (all Specialists are at the start), Frederick's
    Palace is at its printed start, and no Ally or card lies in a city until it is put there.
    """

    def __init__(
        self, seats: int = 2, houses: tuple[str, ...] = HOUSE_NAMES, **options: object
    ) -> None:
        self.s: State = setup.new_game(seats, 1, {"houses": list(houses[:seats]), **options})
        s = self.s
        s.first = s.turn = 0
        s.ally_up, s.ally_down, s.city_cards = [0] * 10, [0] * 10, [0] * 10
        s.spare_allies = s.spare_cards = ()
        s.agenda[:] = [(-1, (NextTurn(0),))]
        for player in s.players:
            player.coins = player.grain = player.stone = player.vp = 0
            player.vp_from = [0] * len(player.vp_from)
            player.deck = sorted(player.deck + player.hand)
            player.hand = [player.deck.pop(0)]
        agenda.advance(s)
        self.events: list[Event] = []
        self.log: list[Event] = []

    # --- given -------------------------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        """The state of a seat."""
        self.s.own(seat)
        return self.s.players[seat]

    def owns(self, seat: int = 0, *, coins: int = 0, grain: int = 0, stone: int = 0) -> Scenario:
        """A seat owns exactly this."""
        player = self.player(seat)
        player.coins, player.grain, player.stone = coins, grain, stone
        return self.ready()

    def holds(self, *cards: str | int, seat: int = 0) -> Scenario:
        """A seat's hand is exactly these cards; they are nowhere else any more."""
        ids = [card_id(card) for card in cards]
        for player in self.s.players:
            player.deck = [c for c in player.deck + player.hand if c not in ids]
            player.hand = []
        self.s.card_pile = [card for card in self.s.card_pile if card not in ids]
        self.player(seat).hand = ids
        for other, player in enumerate(self.s.players):
            if other != seat:
                player.hand = [player.deck.pop(0)]
        return self.ready()

    def ship(self, city: str, seat: int = 0) -> Scenario:
        """A seat's Ship lies in a city."""
        self.player(seat).ship = CITY_NAMES.index(city)
        return self.ready()

    def market(self, city: str, tile: int, side: str = "blue") -> Scenario:
        """A Market tile lies in a city."""
        markets = list(self.s.markets)
        markets[CITY_NAMES.index(city)] = tile * 2 + SIDES.index(side)
        self.s.markets = tuple(markets)
        return self.ready()

    def ally_in(self, city: str, ally: int, space: int = 1, below: int = 0) -> Scenario:
        """An Ally lies face up in a city, perhaps with another face down below."""
        index = CITY_NAMES.index(city) * 2 + space - 1
        self.s.ally_up[index], self.s.ally_down[index] = ally, below
        return self.ready()

    def card_in(self, city: str, card: str | int, space: int = 1) -> Scenario:
        """An Advanced card lies in a city."""
        number = card_id(card)
        self.s.card_pile = [other for other in self.s.card_pile if other != number]
        self.s.city_cards[CITY_NAMES.index(city) * 2 + space - 1] = number
        return self.ready()

    def hosts(self, *allies: int, seat: int = 0) -> Scenario:
        """A seat hosts these Allies on its spaces 1, 2, ...; the Towers above them are built."""
        player = self.player(seat)
        player.allies = (*allies, *(0,) * (5 - len(allies)))
        for space in range(1, len(allies)):
            player.pieces &= ~(1 << (space - 1))
        return self.ready()

    def built(self, *sites: str, seat: int = 0) -> Scenario:
        """A seat has built these sites too, with normal pieces first."""
        player = self.player(seat)
        castle = list(player.castle)
        order = {"t": (0, 2, 1, 3), "w": (4, 6, 5, 7)}
        for name in sites:
            candidates = order.get(name[0] if name[1:].isdigit() else "", (8, 9, 10))
            piece = next(piece for piece in candidates if player.pieces >> piece & 1)
            castle[SITE[name]] = piece
            player.pieces &= ~(1 << piece)
        player.castle = tuple(castle)
        return self.ready()

    def piece_at(self, site: str, piece: int, seat: int = 0) -> Scenario:
        """A certain Structure piece stands on a site."""
        player = self.player(seat)
        castle = list(player.castle)
        castle[SITE[site]] = piece
        player.castle = tuple(castle)
        player.pieces &= ~(1 << piece)
        return self.ready()

    def specialists(self, *places: str, seat: int = 0) -> Scenario:
        """A seat's Specialists stand at places such as a1, b3 or start."""
        spaces = [
            0 if place == "start" else PATH[place[0]] * 10 + int(place[1]) for place in places
        ]
        self.player(seat).specialists = (*spaces, *(0,) * (3 - len(spaces)))
        return self.ready()

    def workplaces(self, country: str = "abc", village: str = "ab") -> Scenario:
        """The tiles on the paths: Countryside on A, B, C and Village on A, C, by letter."""
        self.s.country = tuple(LETTER[letter] for letter in country)
        self.s.village = tuple(LETTER[letter] for letter in village)
        return self.ready()

    def ability(self, code: str, seat: int = 0) -> Scenario:
        """A seat's first Specialist stands on the path A Workplace with that ability."""
        section, letter = code.split(".")
        others = [other for other in "abcd" if other != letter]
        country = letter + "".join(others[:2]) if section.startswith("country") else "abc"
        village = letter + others[0] if section.startswith("village") else "ab"
        self.workplaces(country, village)
        space = {"country1": 1, "country2": 2, "village1": 3, "village2": 4}[section]
        return self.specialists(f"a{space}", seat=seat)

    def bonus_tiles(self, path: str, *tiles: int) -> Scenario:
        """These City Bonus tiles lie in the City of a path."""
        bonus = list(self.s.bonus)
        bonus["abc".index(path)] = tiles
        self.s.bonus = tuple(bonus)
        return self.ready()

    def palace(self, **values: int) -> Scenario:
        """Frederick's Palace shows these values, by the names of its icons; treasury in coins."""
        for name, value in values.items():
            divisor = params.TREASURY_STEP if name == "treasury" else 1
            self.s.palace[ICON[name]] = value // divisor
        return self.ready()

    def edicts(self, active: tuple[int, ...], following: tuple[int, ...] = (0, 0, 0)) -> Scenario:
        """These Edicts are Active and Next (0: empty); the pile is what is left of the others."""
        self.s.active, self.s.next = list(active), list(following)
        used = {*active, *following}
        self.s.edict_pile = [edict for edict in range(1, 16) if edict not in used]
        return self.ready()

    def towers_off(self, *spaces: int, seat: int = 0) -> Scenario:
        """The Towers above these Ally spaces are built, so that the spaces are open."""
        for space in spaces:
            self.player(seat).pieces &= ~(1 << (space - 2))
        return self.ready()

    def walls_off(self, *stores: int, seat: int = 0) -> Scenario:
        """The Walls above these warehouse spaces (4 to 7) are built, so the spaces are open."""
        for store in stores:
            self.player(seat).pieces &= ~(1 << store)
        return self.ready()

    def pile_of(self, *cards: str | int, seat: int = 0) -> Scenario:
        """A seat's draw pile is exactly these cards, the first one on top."""
        self.player(seat).deck = [card_id(card) for card in reversed(cards)]
        return self.ready()

    def discarded(self, *cards: str | int, seat: int = 0) -> Scenario:
        """A seat's discard pile is exactly these cards."""
        ids = [card_id(card) for card in cards]
        player = self.player(seat)
        player.deck = [card for card in player.deck if card not in ids]
        player.discard = ids
        return self.ready()

    def frederick_draws(self, *numbers: int) -> Scenario:
        """Solo: these cards lie on top of Frederick's pile, the first one uppermost."""
        automa = self.s.automa
        assert automa is not None, "Frederick plays in the solo game only"
        automa.deck = [card for card in automa.deck if card not in numbers]
        automa.deck += reversed(numbers)
        return self

    def ready(self) -> Scenario:
        """Work out the options anew after the position was changed by hand."""
        asked = agenda.top(self.s)
        if asked is not None:
            self.s.options = asked[1].options(self.s, asked[0])
        return self

    def again(self, *clauses: object) -> Scenario:
        """Seat 0 is in the middle of a turn that still has these clauses to do."""
        self.s.agenda[:] = [(-1, (NextTurn(1 % self.s.seats),)), (0, (*clauses, EndTurn()))]  # type: ignore[arg-type]
        agenda.advance(self.s)
        return self

    def turn_of(self, seat: int) -> Scenario:
        """That seat's turn begins."""
        self.s.turn = seat
        following = NextTurn((seat + 1) % self.s.seats)
        self.s.agenda[:] = [(-1, (following,)), (seat, (Turn(), EndTurn()))]
        agenda.advance(self.s)
        return self

    def dice(self, seed: int) -> Scenario:
        """Everything random from here on follows this seed."""
        self.s.rng = SplitMix(seed)
        return self

    # --- when --------------------------------------------------------------------------------

    def does(self, *keys: str) -> Scenario:
        """The seat that has to choose takes these options in turn; the position stays sound."""
        for key in keys:
            self.events = collect_events(self.s)
            RULES.apply(self.s, option_of(key))
            self.log += self.events
        return self

    def round_ends(self) -> Scenario:
        """Everybody passes and nobody discards; the next round begins or the game ends."""
        while self.asks == "turn":
            self.does("pass")
        while self.asks == "discard":
            self.does("done")
        return self

    def plays(self, card: str | int, slot: int = 1, face: str = "up") -> Scenario:
        """Play a card."""
        return self.does(f"play:{card_id(card)}:{slot}:{face}")

    def plays_down(self, slot: int) -> Scenario:
        """Play the first card of the hand face down."""
        return self.plays(self.player(self.seat).hand[0], slot, "down")

    def passes(self, *seats: int) -> Scenario:
        """Pass the round, seat after seat, sealing turns on the way."""
        for _ in seats or (0,):
            self.does("pass")
        return self

    def ends_round(self) -> Scenario:
        """All pass and keep their hands; stops at the next round or at any other question."""
        number = self.s.round
        while self.s.round == number and self.asks in ("turn", "discard"):
            self.does("pass" if self.asks == "turn" else "done")
        return self

    def does_what_is_offered(self, *keys: str) -> Scenario:
        """The same as `does`, but keys that are not offered when their time comes are left out."""
        for key in keys:
            if key in self.offers:
                self.does(key)
        return self

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

    @property
    def sites(self) -> set[str]:
        """The building sites on offer."""
        return {str(option[1]) for option in self.s.options if option[0] == "build"}

    def refuses(self, key: str, rule: str) -> Scenario:
        """An option is refused with that rule and the position is untouched."""
        before = RULES.dump(self.s)
        option: Option = option_of(key)
        try:
            RULES.apply(self.s, option)
        except IllegalOption as refusal:
            assert refusal.rule == rule, f"{key} was refused by {refusal.rule}, not {rule}"
        else:
            raise AssertionError(f"{key} was allowed")
        assert RULES.dump(self.s) == before
        return self

    def has(self, seat: int = 0, **amounts: int) -> Scenario:
        """A seat owns these amounts of coins, grain, stone, vp."""
        player = self.player(seat)
        got = {name: getattr(player, name) for name in amounts}
        assert got == amounts, f"seat {seat} has {got}, not {amounts}"
        return self

    def frederick_has(self, **values: int) -> Scenario:
        """Frederick's Palace shows these values."""
        for name, value in values.items():
            scale = params.TREASURY_STEP if name == "treasury" else 1
            assert self.s.palace[ICON[name]] * scale == value, f"{name}: {self.s.palace}"
        return self

    def finished(self) -> Scenario:
        """The action is over: nothing is asked but the seal of the turn."""
        assert self.offers == ["end"], f"still open: {self.asks} {self.offers}"
        return self

    def counts(self, seat: int = 0) -> list[tuple[str, int]]:
        """All changes of a seat's coins, grain, stone and vp so far, in order, as (name, delta)."""
        changes = [event.args for event in self.log if event.kind == "counter"]
        names = {f"{name}.{seat}": name for name in ("coins", "grain", "stone", "vp")}
        return [(names[str(a[0])], int(a[2])) for a in changes if str(a[0]) in names]

    def told(self, kind: str) -> list[tuple[str | int, ...]]:
        """The arguments of all events of a kind that the last choice caused."""
        return [event.args for event in self.events if event.kind == kind]

    def sound(self) -> Scenario:
        """All invariants hold (only for positions that no hand has bent)."""
        check(self.s)
        return self


def a_game(seats: int = 2, houses: tuple[str, ...] = HOUSE_NAMES, **options: object) -> Scenario:
    """A quiet game at seat 0's turn."""
    return Scenario(seats, houses, **options)
