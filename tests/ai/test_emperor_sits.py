"""Wherever a computer can be asked for, an Emperor can be, alone and with every persona."""

from __future__ import annotations

import pytest

from stupor.ai.bot import Thinking
from stupor.ai.levels import LADDER, spell
from stupor.ai.rollouts import RolloutBot
from stupor.ai.view import SeatView
from stupor.arena.players import check_players
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.scenes.lobby.setup import LEVELS, LobbySetup
from stupor.scenes.persona_choices import persona_notes, personas
from tests.protocol.test_door import Client

KINDS = [
    pytest.param(game, spell("emperor", persona), id=f"{game}-{persona or 'alone'}")
    for game in registry.GAMES
    for persona in ("", *registry.get(game).persona_keys)
]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_an_emperor_takes_a_chair_of_a_table_and_of_the_arena(game: str, kind: str) -> None:
    spec = registry.get(game)
    check_players([kind, "baron"], spec)
    seat = make_seat(kind, spec, 1, None)
    assert seat.kind == kind
    assert persona_notes([seat], spec)[0]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_lobby_offers_an_emperor_with_every_persona(game: str) -> None:
    """Given the last step of a chair, then an Emperor sits there; a click changes the persona."""
    assert tuple(level.lower() for level in LEVELS) == LADDER
    setup = LobbySetup(game=registry.get(game))
    setup.set_level(1, len(LEVELS))
    assert setup.chairs[1].title.startswith("Emperor")
    found = set()
    for _ in range(2 + len(personas(setup.game))):
        found.add(setup.chairs[1].persona)
        setup.cycle_persona(1)
    assert found >= {persona.key for persona in personas(setup.game)}


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_text_door_asks_an_emperor(
    game: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a new game, then an Emperor ranks its choices."""

    def think(bot: RolloutBot, view: SeatView) -> Thinking:
        yield from ()
        return [(option, 0.0) for option in view.decision.options]

    monkeypatch.setattr(RolloutBot, "think", think)
    client = Client(game)
    said = client.good("advise", game=client.start(), level=kind)
    assert said["level"] == kind and said["ranking"]
