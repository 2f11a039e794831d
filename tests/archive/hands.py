"""Who plays the games of the shelf: bots for persons, who change their minds and their chairs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from stupor.ai.bot import Bot, finish
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.crusade import board_queries
from stupor.games.stupor_mundi.crusade.data import KNIGHTS
from stupor.games.stupor_mundi.data.workplaces import CHEAPER_CARDS
from stupor.games.stupor_mundi.ids import GREAT
from stupor.match.seats import HUMAN, bot_of, make_seat
from stupor.match.session import Session

SPEC: Final = registry.get("stupor_mundi")
NAMES: Final = ("Anna", "Berta", "Carlo", "Dante")

#: What later rules have judged otherwise.
NO_CARD: Final = "a turn without a card to play"
MARKET: Final = "the Market of a side beside Stone or Grain"
FULL: Final = "the same with a full warehouse"
SIDES: Final = "two sides closed at once"
KNIGHT: Final = "Knights with something off their price"
TIE: Final = "a tie that banned Great Structures break"
SITUATIONS: Final = (NO_CARD, MARKET, FULL, SIDES, KNIGHT, TIE)

#: Done between two choices: a way back, a change of chairs, a branch.
Habit = Callable[[Session, SplitMix], None]
#: Whether a game is to be left here.
Leave = Callable[[Session], bool]


@dataclass
class Hands:
    """Decides for the persons of a game as a bot would, and has a mind of its own now and then."""

    level: str = "knight"
    seed: int = 0
    habit: Habit | None = None
    wish: Callable[[Session], Option | None] = field(default=lambda session: None)
    _bots: dict[int, Bot] = field(default_factory=dict)

    def choose(self, session: Session) -> None:
        """One choice: the computer's of a computer's chair, else ours."""
        assert session.decision is not None
        seat = session.decision.seat
        if not session.seats[seat].human:
            session.poll()
            return
        wanted = self.wish(session)
        session.play(wanted or self._thought(session, seat))

    def _thought(self, session: Session, seat: int) -> Option:
        bot = self._bots.setdefault(seat, bot_of(self.level, SPEC, self.seed + seat))
        view = session.seat_view()
        assert view is not None
        return finish(bot.think(view))[0][0]

    def play(self, session: Session, leave: Leave) -> None:
        """Play until the game is to be left, or over."""
        chance = SplitMix(self.seed)
        while session.decision is not None and not leave(session):
            self.choose(session)
            if self.habit is not None and session.decision is not None:
                self.habit(session, chance)


def never(session: Session) -> bool:
    """Play to the end."""
    return False


def after(choices: int) -> Leave:
    """Leave after so many choices."""
    return lambda session: session.ply >= choices


def at(choices: int, held: Callable[[Any], bool]) -> Leave:
    """Leave at the first position that is so, beyond so many choices."""
    return lambda session: session.ply >= choices and held(session.state)


def without_a_card(state: Any) -> bool:
    """A turn begins for somebody who can play no card."""
    return bool(SPEC.rules.begins(state)) and not _playable(state)


def _playable(state: Any) -> bool:
    player = state.players[SPEC.rules.asked(state)]
    return bool(player.hand and queries.free_slots(player))


def in_the_market_of_a_side(state: Any) -> bool:
    """The income of side 4 is asked, and Stone or Grain comes before or after it."""
    decision = SPEC.rules.decision(state)
    if decision is None or decision.kind != "market" or state.phase != 2:
        return False
    closed = queries.closed_sides(state.players[decision.seat])
    return 3 in closed and (2 in closed or 4 in closed)


def full(state: Any) -> bool:
    """The same with a full warehouse."""
    seat = SPEC.rules.asked(state)
    return in_the_market_of_a_side(state) and queries.room(state.players[seat]) == 0


def with_cheaper_knights(session: Session) -> bool:
    """Six choices ago Knights were bought with something off their price."""
    ply = session.ply - 6
    return ply > 0 and session.choice(ply).option == ("knight",) and _cheaper(session.before(ply))


def takes_back(session: Session, chance: SplitMix) -> None:
    """Take a choice back where nothing stands against it, and sometimes choose it again."""
    if chance.below(6) == 0 and session.undo() and chance.below(2):
        session.redo()


def asks_leave(session: Session, chance: SplitMix) -> None:
    """Go back by the friendly table's leave, beyond secrets and other Houses."""
    _back(session, chance, "friendly")


def plays_in_sand(session: Session, chance: SplitMix) -> None:
    """Go back anywhere."""
    if chance.below(12) == 0 and session.ply > 5:
        session.go_back(session.ply - 1 - chance.below(5), "sandbox")


def _back(session: Session, chance: SplitMix, mode: str) -> None:
    way = session.way_back(chance.below(len(session.seats)), mode)
    if chance.below(9) == 0 and way.reason is None and way.ply < session.ply:
        session.go_back(way.ply, way.how)


def changes_chairs(session: Session, chance: SplitMix) -> None:
    """Now and then somebody else sits down: a person, or a computer with a persona."""
    if chance.below(30) == 0:
        number = chance.below(len(session.seats))
        kind = (HUMAN, "squire", "page:merchant", "knight:builder")[chance.below(4)]
        name = NAMES[number] if kind == HUMAN else ""
        session.reseat(number, make_seat(kind, SPEC, session.ply, None), name)


def builds_papal_greats(session: Session) -> Option | None:
    """A Great Structure as a Papal one, wherever that is offered."""
    assert session.decision is not None
    offered = session.decision.options
    return next((o for o in offered if o[0] == "papal" and o[2] in GREAT), None)


def buys_knights(session: Session) -> Option | None:
    """Crusade Knights with something off their price, and first what takes it off."""
    assert session.decision is not None
    state, offered = session.state, session.decision.options
    wishes = [option for option in offered if _towards_knights(state, option)]
    return wishes[0] if wishes else None


def _towards_knights(state: Any, option: Option) -> bool:
    player = state.players[SPEC.rules.asked(state)]
    cheaper = bool(queries.abilities(state, player) & CHEAPER_CARDS)
    match option:
        case ("knight",):
            return _cheaper(state)
        case ("promote", int(which), str(path)) if player.specialists[which] == 0:
            return bool(state.ability_at["abc".index(path) * 10 + 11] & CHEAPER_CARDS)
        case ("play", _, 5, "down"):
            return cheaper and bool(board_queries.lies_on(state, KNIGHTS)) and player.coins > 1
        case ("purchase",):
            return cheaper
    return False


def _cheaper(state: Any) -> bool:
    player = state.players[SPEC.rules.asked(state)]
    paid = SPEC.rules.decision(state).context.get("pay")
    return bool(paid or queries.abilities(state, player) & CHEAPER_CARDS)


def ends_by_chance(number: int) -> Callable[[Session], Option | None]:
    """Papal Greats; once the last round is under way and a turn begins, mere chance."""
    chance, on = SplitMix(number), [False]

    def wish(session: Session) -> Option | None:
        assert session.decision is not None
        state = session.state
        on[0] = on[0] or (SPEC.rules.begins(state) and SPEC.rules.ending(state))
        if not on[0]:
            return builds_papal_greats(session)
        options = session.decision.options
        return options[chance.below(len(options))]

    return wish


def situations(session: Session) -> dict[str, int]:
    """What a game holds that later rules have judged otherwise, each with how often."""
    seen: dict[str, int] = {}
    for ply in range(session.ply + (not session.over)):
        made = ply < session.ply
        option = session.choice(ply).option if made else ()
        for name, held in _situations(session.before(ply), option):
            seen[name] = seen.get(name, 0) + held
        closed = [e for e in session.happened(ply) if e.kind == "closed"] if made else ()
        seen[SIDES] = seen.get(SIDES, 0) + (len(closed) > 1)
    seen[TIE] = session.over and _wrongly_broken(session.state)
    return {name: int(times) for name, times in seen.items() if times}


def _situations(state: Any, option: Option) -> list[tuple[str, bool]]:
    return [
        (NO_CARD, without_a_card(state)),
        (MARKET, in_the_market_of_a_side(state)),
        (FULL, full(state)),
        (KNIGHT, option == ("knight",) and _cheaper(state)),
    ]


def _wrongly_broken(state: Any) -> bool:
    def best(great: list[int]) -> list[int]:
        ranks = list(zip((p.vp for p in state.players), great, strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    seen = [queries.great_structures(player) for player in state.players]
    counted = [
        queries.great_structures(board_queries.as_counted(state, player))
        for player in state.players
    ]
    return best(seen) != best(counted)
