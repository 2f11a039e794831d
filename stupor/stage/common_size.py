"""Words that belong together are of one size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from stupor.stage.items import Item, Label


def alike(items: Iterable[Item], *endings: str) -> list[Item]:
    """The same items; labels whose keys end alike are set in one size where their boxes are one.

    It is the size at which the longest fits.
    """
    found = list(items)
    groups: defaultdict[tuple[str, float, float], list[tuple[int, Label]]] = defaultdict(list)
    for at, one in enumerate(found):
        ending = next((end for end in endings if one.key.endswith(end)), None)
        if isinstance(one, Label) and ending is not None:
            groups[ending, round(one.rect[2]), round(one.rect[3])].append((at, one))
    for group in groups.values():
        peers = tuple(sorted({label.text for _, label in group}))
        for at, label in group:
            found[at] = replace(label, peers=peers)
    return found
