"""The log speaks of things by their names."""

import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.log_lines import tell


@pytest.mark.parametrize(
    ("paid", "gained", "said"),
    [
        ("1 coins", "1 grain", "Anna pays 1 Augustalis for 1 Grain."),
        ("2 coins", "1 stone", "Anna pays 2 Augustales for 1 Stone."),
        ("1 stone", "2 vp", "Anna pays 1 Stone for 2 VP."),
    ],
)
def test_a_payment_for_something(paid: str, gained: str, said: str) -> None:
    assert tell(Event("spent", 0, (paid, gained)), ["Anna"]) == said
