"""What the record of every game says before anybody plays: usual values, names, personas."""

from __future__ import annotations

import pytest

from stupor.__main__ import main
from stupor.engine.rules import Advisor
from tests.toys import GAMES, game_of


@pytest.mark.parametrize("game", GAMES)
def test_what_is_usual_is_among_what_is_offered(game: str) -> None:
    spec = game_of(game)
    names = [variant.name for variant in spec.variants]
    assert len(set(names)) == len(names), "two variants share a name"
    for variant in spec.variants:
        assert variant.own or variant.many or variant.usual in variant.keys, variant.name
        assert variant.needs is None or variant.needs[0] in names, variant.name


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_has_room_for_its_options(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a variant that is called as an option of the command, then argparse says which."""
    with pytest.raises(SystemExit) as left:
        main(["play", "--game", game, "--help"])
    assert left.value.code == 0 and game_of(game).title in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_advisor_knows_every_persona(game: str) -> None:
    spec = game_of(game)
    for persona in spec.persona_keys:
        assert isinstance(spec.advisor.persona(persona), Advisor)
