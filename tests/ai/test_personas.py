"""Whether a persona is as strong as none is told by what it won, in whichever chair it sat."""

from __future__ import annotations

from stupor.arena.match_game import Outcome
from tests.ai.personas import match_of, row


def outcome(number: int, own: int, lead: int) -> Outcome:
    """A game that the persona in that chair ended with such a lead."""
    levels, scores = ["knight", "knight"], [100, 100]
    levels[own] = "knight:abbot"
    scores[own] += lead
    winners = [seat for seat in (0, 1) if scores[seat] == max(scores)]
    return Outcome.of(
        {"bout": number, "levels": levels, "scores": scores, "winners": winners, "rounds": 25,
         "reason": "", "title": None, "choices": 1, "seal": None}
    )  # fmt: skip


def test_a_persona_that_wins_half_of_its_games_is_even() -> None:
    played = [outcome(0, 0, 10), outcome(1, 1, -4), outcome(2, 1, 6), outcome(3, 0, -4)]
    assert row("abbot", played).startswith("| abbot | 4 | 50.0%")
    assert row("abbot", played).endswith("| +2.0 | even |")


def test_a_persona_that_always_wins_is_not() -> None:
    assert row("abbot", [outcome(n, n % 2, 3) for n in range(6)]).endswith("| +3.0 | uneven |")


def test_a_persona_plays_the_plain_level() -> None:
    assert match_of("burgundy", "knight", "abbot", 200).levels == ("knight:abbot", "knight")
