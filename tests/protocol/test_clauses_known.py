"""The page of all requests knows every clause, whatever of a game was imported before it."""

import subprocess
import sys

import pytest

from stupor.games import registry

_ASK = """
import sys
from stupor.engine.clauses import clauses_of
from stupor.games import registry
from stupor.protocol import schema

game = registry.get(sys.argv[1])
told = set(schema.schema_of(game).CLAUSES)
assert game.rules is not None
print(*sorted(clauses_of(f"stupor.games.{game.id}").keys() - told))
"""


@pytest.mark.parametrize("game", tuple(registry.GAMES))
def test_all_clauses_are_known_before_the_rules_are_read(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ASK, game], check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == []
