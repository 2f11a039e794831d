"""Positions damaged in every way there is: each is refused with a clear line, or can be played on.

python -m tests.games.burgundy.damage --files 10000
"""

from __future__ import annotations

import argparse
import copy
import itertools
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from stupor.engine.errors import BadData, BadField
from stupor.games import registry
from stupor.games.burgundy.state import State
from stupor.match.preview import preview
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy

SPEC = registry.get("burgundy")
VALUES: tuple[Any, ...] = (
    0, 1, -1, 2, 3, 5, 6, 7, 17, 36, 99, 163, 164, 199, 200, 201, 399, 400, 10**6, -(10**9), True,
    False, None, "", "1", "12a", "shields", [], {}, [1], [[]], 0.5,
)  # fmt: skip
FIELDS = {field.name for field in fields(State)}
#: So many choices are tried in a position that was let in.
TRIED = 12


def sound(seed: int) -> dict[str, Any]:
    """A sound position out of a busy game of some box."""
    chance = random.Random(seed)
    kind, seats = chance.choice(list(BURGUNDY.values()))
    stop = chance.randrange(1, 320)
    game = busy(SPEC, chance.choice(seats), seed, kind)
    *_, (state, _) = itertools.islice(game, stop)
    return json.loads(json.dumps(SPEC.rules.dump(state)))  # type: ignore[no-any-return]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a JSON document."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from leaves(item, (*path, place))


def damaged(good: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The position with one to three things wrong in it."""
    bad = copy.deepcopy(good)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        path = chance.choice(list(leaves(bad))[1:])
        here = bad
        for step in path[:-1]:
            here = here[step]
        _spoil(here, path[-1], chance)
    return bad


def _spoil(here: Any, last: Any, chance: random.Random) -> None:
    what = chance.randrange(6)
    if what < 2 and isinstance(here, (list, dict)[what]):
        del here[last]
    elif what == 2 and isinstance(here, list):
        here.append(copy.deepcopy(here[last]))
    elif what == 3 and isinstance(here, list) and len(here) > 1:
        other = chance.randrange(len(here))
        here[last], here[other] = here[other], here[last]
    elif what == 4 and isinstance(here[last], int):
        here[last] += chance.choice((-2, -1, 1, 2, 10))
    else:
        here[last] = chance.choice(VALUES)


def tried(bad: dict[str, Any]) -> str:
    """What became of a damaged position: the field of the complaint, or `played`."""
    try:
        state = SPEC.rules.load(bad)
    except BadData as complaint:
        text = str(complaint)
        assert text and "\n" not in text, "a clear line is wanted"
        assert "makes no sense" not in text, f"no field is named: {text}"
        place = complaint.place if isinstance(complaint, BadField) else ""
        field = re.split(r"[.\[]", place)[0]
        whole = ("this is not a position", "not a position", "a position may not hold")
        assert field in FIELDS or text.startswith(whole), f"no field is named: {text}"
        return field or "the whole"
    for option in list(SPEC.rules.legal(state))[:TRIED]:
        preview(SPEC.rules, state, option)
        after = state.clone()
        SPEC.rules.apply(after, option)
    return "played"


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    for number in range(asked.files):
        chance = random.Random(asked.seed * 1_000_003 + number)
        if number % 20 == 0:
            good = sound(asked.seed * 1_000 + number)
        bad = damaged(good, chance)
        try:
            found[tried(bad)] += 1
        except Exception as problem:
            print(f"seed {asked.seed}, file {number}: {problem!r}")
            found["FAILED"] += 1
    told = ", ".join(f"{number} {what}" for what, number in found.most_common())
    print(f"{asked.files} damaged positions: {told}")
    return int(found["FAILED"] > 0)


if __name__ == "__main__":
    sys.exit(main())
