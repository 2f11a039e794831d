"""How the positions of the suite are laid out."""

from __future__ import annotations

from stupor.games.stupor_mundi.ids import HOUSE_NAMES
from tests.ai.blunders.position import RULES
from tests.games.stupor_mundi.scenario import Scenario, a_game

#: Slots of the Player Board in the last round; all others hold played cards.
ALL_SLOTS = (1, 2, 3, 4, 5)


def last_round(
    *hand: str | int,
    slots: tuple[int, ...] = ALL_SLOTS,
    seats: int = 2,
    houses: tuple[str, ...] = HOUSE_NAMES,
) -> Scenario:
    """The game ends with this round and all others have passed: the rest is arithmetic.

    Every rival has three Keeps more, so that the majority is his; no Edict replaces another.
    """
    game = a_game(seats, houses).holds(*hand)
    game.s.round, game.s.ending = 6, "edicts"
    for seat in range(1, seats):
        game.player(seat).passed = True
        game.built("hand", "spears", "slot", seat=seat)
    game.edicts((0, 0, 0))
    game.s.edict_pile = []
    keep_slots(game, slots)
    return game.ready()


def keep_slots(game: Scenario, slots: tuple[int, ...]) -> None:
    """Only these slots are free: cards that were played lie on the others."""
    player = game.player()
    for slot in ALL_SLOTS:
        if slot not in slots:
            player.slots[slot - 1] = player.deck.pop()


def has_vp(game: Scenario, vp: int, seat: int = 0) -> Scenario:
    """A seat has scored this so far."""
    player = game.player(seat)
    player.vp, player.vp_from[0] = vp, vp
    return game


def rival_ends_with(vp: int, game: Scenario, seat: int = 1) -> Scenario:
    """A rival has scored so much that he ends with these points if nothing more happens."""
    has_vp(game, 0, seat)
    idle = game.s.clone()
    while not RULES.over(idle):
        RULES.apply(idle, RULES.legal(idle)[-1])
    return has_vp(game, vp - RULES.scores(idle)[seat], seat)
