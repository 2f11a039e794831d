"""Seats of a game that the command line begins are called by words of the player's language."""

from __future__ import annotations

import pytest

from stupor import language
from stupor.platform.languages import words_of
from stupor.scenes.command_line_game import direct_session
from stupor.scenes.people import called


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("de", ["Spieler 1", "Computer 2", "Knappe 3", "Computer 4"]),
        ("fr", ["Joueur 1", "Ordinateur 2", "Écuyer 3", "Ordinateur 4"]),
    ],
)
def test_every_seat_is_named_in_the_language_of_the_player(code: str, names: list[str]) -> None:
    session = direct_session(["human", "random", "squire", "greedy"], 7)
    language.speak(words_of(code))
    try:
        assert [called(seat.name, seat.sort) for seat in session.seats] == names
    finally:
        language.speak(language.ENGLISH)
