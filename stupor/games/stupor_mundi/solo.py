"""Frederick in a solo game: an automa of sixteen cards (R21 to R24)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.effect import Effect, clause
from stupor.engine.events import GATHERED, Event
from stupor.engine.rng import shuffle
from stupor.games.stupor_mundi import params, verbs, zones
from stupor.games.stupor_mundi.data.solo import TO_YOU, SoloCard
from stupor.games.stupor_mundi.effects.turn import Turn
from stupor.games.stupor_mundi.figures.tiles import EDICT_TILES, SOLO
from stupor.games.stupor_mundi.ids import FREDERICK, NOTHING
from stupor.games.stupor_mundi.state import Automa, State

#: The seat of the only player.
PLAYER: Final = 0


@clause
class FrederickActs(Effect):
    """Frederick's turn: one Solo card, in its order Ship, card, Ally, Edict (R21)."""

    def resolve(self, s: State, who: int) -> None:
        """Act unless the player has passed or has taken the sixth turn of the round (R24)."""
        player = s.players[PLAYER]
        if s.automa is None or player.passed or player.turns >= params.MAX_SOLO_TURNS:
            return
        card = flip(s, s.automa)
        sail(s, s.automa, card)
        _remove(s, s.automa, card)
        if card.edict:
            issue(s, card.edict - 1)
        if s.automa.crowns >= params.CROWNS_TO_RESHUFFLE:
            reshuffle(s, s.automa)


def actions(s: State) -> int:
    """How many he has taken in this round: one for each turn of the player that is over."""
    due = {type(effect) for _, effects in s.agenda for effect in effects}
    waits = FrederickActs in due and Turn not in due and not s.players[PLAYER].passed
    return min(s.players[PLAYER].turns - int(waits), params.MAX_SOLO_TURNS - 1)


def _remove(s: State, automa: Automa, card: SoloCard) -> None:
    """What the card shows leaves the city of his Ship; both where a chapter says so."""
    both = s.story.twists.removes_both and (card.card or card.ally)
    if card.card or both:
        remove_card(s, automa.ship)
    if card.ally or both:
        remove_ally(s, automa.ship)


@clause
class FrederickIssues(Effect):
    """A chapter's twist: Frederick Issues an Edict at the end of every round."""

    def resolve(self, s: State, who: int) -> None:
        """Issue that of the row, or the next filled one (R22)."""
        issue(s, s.story.twists.frederick_issues - 1)


def flip(s: State, automa: Automa) -> SoloCard:
    """Reveal the top Solo card."""
    number = automa.deck.pop()
    automa.shown.append(number)
    verbs.moved(s, FREDERICK, f"solo.{number}", "pile.solo", "solo.shown")
    emit.event(s, "solo", FREDERICK, number)
    card = SOLO.laid(s.edition.figures)[number]
    if card.crown:
        automa.crowns += 1
        emit.counter(s, FREDERICK, "crowns", automa.crowns, 1, "solo")
    return card


def sail(s: State, automa: Automa, card: SoloCard) -> None:
    """Move Frederick's Ship some spaces or to the player's Ship."""
    there = s.players[PLAYER].ship
    target = there if card.move == TO_YOU else (automa.ship + card.move) % 5
    if target != automa.ship:
        source, automa.ship = automa.ship, target
        verbs.moved(s, FREDERICK, "ship.f", zones.city(source), zones.city(target))


def remove_card(s: State, city: int) -> None:
    """Remove the Action cards of Frederick's city from the game, if any."""
    _take_off(s, city, "card", s.city_cards)


def remove_ally(s: State, city: int) -> None:
    """Remove the face-up Ally of Frederick's city from the game, if any."""
    _take_off(s, city, "ally", s.ally_up)


def _take_off(s: State, city: int, kind: str, lying: list[int]) -> None:
    for index in (city * 2, city * 2 + 1):
        number, lying[index] = lying[index], NOTHING
        if number != NOTHING:
            source = zones.city_space(f"city_{kind}", index)
            verbs.moved(s, FREDERICK, f"{kind}.{number}", source, "box")
            emit.event(s, "removed", FREDERICK, kind, number)


def filled_row(spaces: list[int], row: int) -> int | None:
    """This row or the next filled one in the cycle I, II, III (R22)."""
    return next((r % 3 for r in range(row, row + 3) if spaces[r % 3] != NOTHING), None)


def issue(s: State, wanted: int) -> None:
    """Issue an Edict positively: only add, ignore what does not fit, replace the tile."""
    row = filled_row(s.active, wanted)
    if row is None:
        return
    tile, s.active[row] = s.active[row], NOTHING
    emit.event(s, "issued", FREDERICK, tile, row + 1)
    for icon, count in EDICT_TILES.laid(s.edition.figures)[tile].groups:
        fits = min(count, params.PALACE_MOST[icon] - s.palace[icon])
        verbs.change_palace(s, FREDERICK, icon, fits)
    verbs.moved(s, FREDERICK, f"edict.{tile}", f"active.{row + 1}", "box")
    source = filled_row(s.next, row)
    if source is not None:
        verbs.refill_active(s, FREDERICK, row, source)
    elif not s.ending:
        s.ending = "edicts"


def reshuffle(s: State, automa: Automa) -> None:
    """All sixteen cards form a new deck after the second crown (R23)."""
    automa.deck += automa.shown
    automa.deck.sort()
    automa.shown.clear()
    shuffle(s.rng, automa.deck)
    automa.crowns = 0
    if s.events is not None:
        s.events.hear(Event(GATHERED, FREDERICK, ("solo.shown", "pile.solo")))
    emit.counter(s, FREDERICK, "crowns", 0, -params.CROWNS_TO_RESHUFFLE, "solo")
