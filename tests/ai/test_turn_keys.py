"""Positions of one key differ in nothing that matters: no choice is taken for another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

import pytest

from stupor.engine.notation import option_of
from stupor.games.registry import get
from stupor.selftest.games import new_game, play
from tests.games.burgundy.scenario import RULES as BURGUNDY
from tests.games.burgundy.test_shields import shields
from tests.games.stupor_mundi.cards.purchases import Purchase
from tests.games.stupor_mundi.scenario import RULES as STUPOR_MUNDI
from tests.games.stupor_mundi.scenario import a_game

#: What may differ: which of some like tiles lies where, the order of piles nobody looks into,
#: and what is only kept for speed.
FREE: Final = {
    *("rng", "owned", "options", "events", "box", "spaces", "storage", "shared", "laid", "sold"),
    *("goods_box", "unseen_goods", "discard"),
}
EVERYTHING: Final = {
    "stupor_mundi": {
        "edition": "special",
        "expansions": ["postponed-crusade", "imperial-projects"],
    },
    "burgundy": {"expansions": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"]},
}

#: From which choices of a game on turns are looked at, and how many positions of each.
PLIES: Final = (30, 60, 70, 80, 90, 100, 115, 130)
MOST: Final = 1_500


def told(part: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """All that a position says, by the names of its fields."""
    if is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            if field.name not in FREE:
                yield from told(getattr(part, field.name), f"{name}.{field.name}")
    elif isinstance(part, list | tuple) and part and is_dataclass(part[0]):
        for number, one in enumerate(part):
            yield from told(one, f"{name}{number}")
    else:
        yield name, repr(part)


def reached(rules: Any, begin: Any, most: int) -> dict[Any, list[Any]]:
    """Positions of the turn under way by their keys, `most` in all."""
    seat, left, found = rules.asked(begin), [begin], defaultdict(list)
    while left and most:
        state = left.pop()
        for option in rules.legal(state)[:most]:
            after = state.clone()
            rules.apply(after, option)
            found[rules.turn_key(after, seat)].append(after)
            most -= 1
            if not rules.turn_over(after, seat):
                left.append(after)
    return found


@pytest.mark.parametrize("game", sorted(EVERYTHING))
def test_positions_of_one_key_differ_in_nothing_that_matters(game: str) -> None:
    """Given turns of games with everything in them, then equal keys mean equal positions."""
    rules, alike = get(game).rules, 0
    for ply in PLIES:
        session = play(new_game("squire,squire", EVERYTHING[game], game=game), ply)
        for positions in reached(rules, session.state.clone(), MOST).values():
            for other in positions[1:]:
                alike += 1
                assert dict(told(other)) == dict(told(positions[0]))
    assert alike > 10, "hardly a turn came to the same in two orders"


def after(rules: Any, state: Any, *keys: str) -> Any:
    """The position after some choices."""
    state = state.clone()
    for key in keys:
        rules.apply(state, option_of(key))
    return state


def keys_after(rules: Any, state: Any, *choices: str) -> set[Any]:
    """The keys of the positions that some choices of the first seat lead to."""
    return {rules.turn_key(after(rules, state, choice), 0) for choice in choices}


def test_another_guest_is_another_position() -> None:
    """Given shield 6 and two rivals, then whom it names makes a difference (B89)."""
    game = shields(seats=3).bears(6)
    assert len(keys_after(BURGUNDY, game.s, "guest:1", "guest:2", "workers:1")) == 3


def test_a_die_of_any_number_is_not_to_be_had_twice() -> None:
    """Given shield 16 and its die used up, then it matters that it is spent (B94)."""
    game = shields().bears(16).depot(1, "bank").dice(1, 1)
    used, unused = after(BURGUNDY, game.s, "wild:1"), game.s.clone()
    bank = game.spell("take:1:bank").rpartition(":")[2]
    used = after(BURGUNDY, used, f"take:0:{bank}")
    unused = after(BURGUNDY, unused, f"take:1:{bank}")
    assert BURGUNDY.turn_key(used, 0) != BURGUNDY.turn_key(unused, 0)


def test_another_card_given_away_is_another_position() -> None:
    """Given a card that costs one Action card, then it matters which of the discarded goes (R8)."""
    game = a_game().card_in("roma", "A7")
    game.player().discard = [3, 5, 8]
    game.again(Purchase()).does("purchase:107")
    assert len(keys_after(STUPOR_MUNDI, game.s, "give:3", "give:5", "give:8")) == 3
