"""Rounds: the Action Phase in turn order, the four End Phase steps, the end of the game."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import call, push
from stupor.engine.clauses import For
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import params, queries, scoring, solo, verbs, zones
from stupor.games.stupor_mundi.data.workplaces import COINS_FOR_SIDES
from stupor.games.stupor_mundi.effects.castle_income import incomes
from stupor.games.stupor_mundi.effects.gains import Coins
from stupor.games.stupor_mundi.effects.turn import EndTurn, Turn
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.figures.tiles import gain_of
from stupor.games.stupor_mundi.ids import (
    ACTION,
    EMPTY,
    END_PHASE,
    FREDERICK,
    NOTHING,
    OVER,
)
from stupor.games.stupor_mundi.projects.acquiring import AcquireProject
from stupor.games.stupor_mundi.state import State


def turn_order(s: State) -> list[int]:
    """All seats clockwise from the first player."""
    return [(s.first + n) % s.seats for n in range(s.seats)]


def set_phase(s: State, phase: int) -> None:
    """Enter a phase."""
    delta, s.phase = phase - s.phase, phase
    emit.counter(s, FREDERICK, "phase", phase, delta, "flow")


def set_turn(s: State, seat: int) -> None:
    """Give the turn to a seat."""
    delta, s.turn = seat - s.turn, seat
    if s.events is not None:
        emit.counter(s, seat, "turn", seat, delta, "flow")
        emit.event(s, "turn", seat)


@clause
class Round(Effect):
    """Begin a round with the first player."""

    def resolve(self, s: State, who: int) -> None:
        """Nobody has passed; the first player acts."""
        s.round += 1
        emit.counter(s, FREDERICK, "round", s.round, 1, "flow")
        emit.event(s, "round", FREDERICK, s.round)
        set_phase(s, ACTION)
        s.own_all()
        for seat, player in enumerate(s.players):
            player.turns = 0
            if player.passed:
                player.passed = False
                emit.counter(s, seat, f"passed.{seat}", 0, -1, "flow")
        push(s, NEXT_TURN[s.first])


@clause
class NextTurn(Effect):
    """The next seat from here on that has not passed takes a turn; none left: the End Phase.

    Attributes:
        seat: the seat to begin with.
    """

    seat: int

    def resolve(self, s: State, who: int) -> None:
        """Find that seat."""
        for n in range(self.seat, self.seat + s.seats):
            seat = n % s.seats
            if not s.players[seat].passed:
                set_turn(s, seat)
                push(s, *after_turn(s, seat))
                call(s, seat, *(TURN if s.expansions.projects is None else PROJECT_TURN))
                return
        push(s, EndPhase())


def after_turn(s: State, seat: int) -> tuple[Effect, ...]:
    """What the table does when a seat has taken its turn."""
    after = NEXT_TURN[(seat + 1) % s.seats]
    return (after,) if s.automa is None else (FREDERICK_ACTS, after)


NEXT_TURN: Final = tuple(NextTurn(seat) for seat in range(params.MAX_SEATS))
TURN: Final = (Turn(), EndTurn())
PROJECT_TURN: Final = (Turn(), AcquireProject(), EndTurn())
FREDERICK_ACTS: Final = solo.FrederickActs()


@clause
class EndPhase(Effect):
    """Refill hands, castle income, Ally income, reorganisation; each step for all in turn order."""

    def resolve(self, s: State, who: int) -> None:
        """Line up the four steps."""
        set_phase(s, END_PHASE)
        push(s, *end_phase(s))


def end_phase(s: State) -> tuple[Effect, ...]:
    """The four steps, each for all in turn order; before the last a chapter's Frederick Issues."""
    order = turn_order(s)
    steps = (RefillHand(), CastleIncome(), AllyIncome())
    twist = (solo.FrederickIssues(),) if s.story.twists.frederick_issues else ()
    return (*(For(seat, step) for step in steps for seat in order), *twist, Reorganise())


@clause
class RefillHand(Effect):
    """End Phase a: played cards to the discard pile, discard at will, draw up to the limit."""

    def resolve(self, s: State, who: int) -> None:
        """Clear the slots, then ask."""
        player = s.players[who]
        for slot, card in enumerate(player.slots):
            if card != EMPTY:
                zone = "down" if player.down >> slot & 1 else "slot"
                player.slots[slot] = EMPTY
                player.discard.append(card)
                if s.events is not None:
                    source = f"{zone}.{who}.{slot + 1}"
                    verbs.moved(s, who, f"card.{card}", source, f"discard.{who}")
        player.down = 0
        if not player.deck:
            verbs.reshuffle(s, who)
        push(s, DiscardAtWill(), DrawToLimit())


@asks("discard", "refill.discard")
class DiscardAtWill(Choice):
    """Discard any number of cards, one at a time."""

    def options(self, s: State, who: int) -> list[Option]:
        """Each card in hand, or enough."""
        return [*[("discard", card) for card in s.players[who].hand], DONE]

    def take(self, s: State, who: int, option: Option) -> None:
        """Discard it and ask again."""
        if option == DONE:
            return
        player = s.players[who]
        card = int(option[1])
        player.hand.remove(card)
        player.discard.append(card)
        if s.events is not None:
            verbs.moved(s, who, f"card.{card}", f"hand.{who}", f"discard.{who}")
            emit.event(s, "discarded", who, card)
        push(s, self)

    def context(self, s: State, who: int) -> dict[str, object]:
        """Up to how many cards the hand is refilled."""
        return {"limit": queries.hand_limit(s, s.players[who])}


def moot(s: State) -> Option | None:
    """Enough, where cards are discarded for a round that does not come."""
    asked = s.agenda[-1][1][0] if s.agenda else None
    return DONE if independent(s) and isinstance(asked, DiscardAtWill) else None


def independent(s: State) -> bool:
    """Whether only the last incomes are left: each in one's own castle and stores."""
    return bool(s.ending) and s.phase == END_PHASE and s.expansions is NO_EXPANSIONS


@clause
class DrawToLimit(Effect):
    """Draw up to the hand limit; a larger hand is never cut down (R7)."""

    def resolve(self, s: State, who: int) -> None:
        """Draw what is missing."""
        player = s.players[who]
        verbs.draw(s, who, max(0, queries.hand_limit(s, player) - len(player.hand)))


@clause
class CastleIncome(Effect):
    """End Phase b: the income of every closed side, then what a Workplace pays for them."""

    def resolve(self, s: State, who: int) -> None:
        """Line up the sides."""
        player = s.players[who]
        sides = tuple(queries.closed_sides(player))
        paid = sides and queries.abilities(s, player) & COINS_FOR_SIDES
        after = (
            (Coins(len(sides) * gain_of(COINS_FOR_SIDES, s.edition.figures), "workplace"),)
            if paid
            else ()
        )
        push(s, *incomes(sides), *after)


@clause
class AllyIncome(Effect):
    """End Phase c: 1 VP per Ally, 3 when its requirement is met."""

    def resolve(self, s: State, who: int) -> None:
        """Score all Allies."""
        shares = queries.ally_shares(s, s.players[who])
        for space, share in shares:
            emit.event(s, "contributed", who, space + 1, share)
        vp = sum(share for _, share in shares)
        if vp:
            emit.event(s, "allies", who, vp)
            verbs.score(s, who, vp, "allies")


@clause
class Reorganise(Effect):
    """End Phase d: refill cards, turn Allies face up, pass the First Player marker or end."""

    def resolve(self, s: State, who: int) -> None:
        """Do the three parts, then see whether the game is over (R18)."""
        refill_cards(s)
        reveal_allies(s)
        emit.event(s, "refreshed", FREDERICK)
        if s.ending:
            end_game(s)
            return
        seat = (s.first + 1) % s.seats
        delta, s.first = seat - s.first, seat
        emit.counter(s, seat, "first", seat, delta, "flow")
        push(s, Round())


def refill_cards(s: State) -> None:
    """Lay Advanced cards on empty card spaces; too few of them ends the game."""
    blocked = queries.blocked(s.seats)
    for index, card in enumerate(s.city_cards):
        if card != NOTHING or index in blocked:
            continue
        if not s.card_pile:
            s.ending = s.ending or "cards"
            return
        s.city_cards[index] = s.card_pile.pop()
        if s.events is not None:
            target = zones.city_space("city_card", index)
            verbs.moved(s, FREDERICK, f"card.{s.city_cards[index]}", "pile.cards", target)


def reveal_allies(s: State) -> None:
    """Turn uncovered face-down Allies face up."""
    for index, ally in enumerate(s.ally_down):
        if ally != NOTHING and s.ally_up[index] == NOTHING:
            s.ally_up[index], s.ally_down[index] = ally, NOTHING
            if s.events is not None:
                source = zones.city_space("under", index)
                target = zones.city_space("city_ally", index)
                verbs.moved(s, FREDERICK, f"ally.{ally}", source, target)


def end_game(s: State) -> None:
    """Count everything once more; nothing is left to do."""
    emit.event(s, "ended", FREDERICK, s.ending)
    set_phase(s, OVER)
    scoring.final_scoring(s)
