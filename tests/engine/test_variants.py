"""Variants: what is agreed on before a game, and what is refused."""

from __future__ import annotations

from typing import Any, Final

import pytest

from stupor.engine.errors import BadData
from stupor.engine.variants import Value, Variant, agreed, boxes

SIZE: Final = Variant("size", "Size", (Value("small"), Value("large")), "small")
EXTRAS: Final = Variant(
    "extras",
    "Extras",
    (Value("owls"), Value("mice", seats=(2, 3))),
    many=True,
    needs=("size", "large"),
)
COLOURS: Final = Variant(
    "colours",
    "colours",
    (Value("lot"),),
    "lot",
    each=(Value("red"), Value("blue"), Value("green")),
    apart=True,
)
QUICK: Final = Variant("quick", "Quick", (Value(False), Value(True)), False, seats=(1,))
OWN: Final = Variant("terms", "Terms", own=True, bars=("size",))
ALL: Final = (SIZE, EXTRAS, COLOURS, QUICK, OWN)
USUAL: Final[dict[str, Any]] = {
    "size": "small", "extras": [], "colours": "lot", "quick": False, "terms": None,
}  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (2, {}, {}),
        (2, {"size": "large"}, {"size": "large"}),
        (2, {"size": "large", "extras": ["mice", "owls"]}, {"extras": ["owls", "mice"]}),
        (2, {"size": "large", "extras": "owls"}, {"extras": ["owls"]}),
        (2, {"colours": ["blue", "red"]}, {"colours": ["blue", "red"]}),
        (1, {"quick": True}, {"quick": True}),
        (2, {"quick": False}, {}),
        (2, {"terms": {"any": "thing"}}, {"terms": {"any": "thing"}}),
    ],
)
def test_what_is_not_said_is_usual(
    seats: int, options: dict[str, Any], told: dict[str, Any]
) -> None:
    size = {"size": options.get("size", "small")}
    assert agreed(ALL, seats, options) == {**USUAL, **size, **told}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"sizes": 1}, "unknown option: sizes"),
        (2, {"size": "huge"}, "size must be one of small, large, not 'huge'"),
        (2, {"extras": ["owls"]}, "extras needs size: large"),
        (2, {"size": "large", "extras": ["cats"]}, "extras must be a list of owls, mice"),
        (2, {"size": "large", "extras": ["owls", "owls"]}, "each at most once"),
        (4, {"size": "large", "extras": ["mice"]}, "mice is for games of 2 or 3 only"),
        (2, {"colours": ["red"]}, "colours must name 2 different colours, one for each seat"),
        (2, {"colours": ["red", "red"]}, "2 different"),
        (2, {"colours": "pink"}, "colours must be lot or a list of red, blue, green"),
        (2, {"colours": 5}, "colours must be lot or a list of"),
        (2, {"quick": True}, "quick is for the solo game only"),
        (1, {"quick": 1}, "quick must be true or false, not 1"),
        (2, {"size": "large", "terms": {}}, "terms and size cannot be combined"),
    ],
)
def test_what_makes_no_sense_is_refused(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        agreed(ALL, seats, options)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_box_worth_trying_can_be_played(seats: int) -> None:
    found = boxes(ALL, seats)
    assert found[0] == {} and len({repr(box) for box in found}) == len(found)
    for box in found:
        agreed(ALL, seats, box)
    assert ({"quick": True} in found) == (seats == 1)
    both = {"extras": ["owls", "mice"], "size": "large"}
    assert (both in found) == (seats in (2, 3))
