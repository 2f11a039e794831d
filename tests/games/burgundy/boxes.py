"""Kinds of game worth trying, and with how many players: the options of a new one by a name."""

from __future__ import annotations

from typing import Any

#: Kinds that no single variant brings: with which numbers of seats every conformance test plays
#: them, besides the boxes of the engine.
MORE: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "team-full": ({"team": "12a", "expansions": ["extra-tiles", "white-castles", "inns"]}, (4,)),
    "team-b-inns": ({"team": "12b", "expansions": ["inns"]}, (4,)),
    "solo-hard": ({"board": "13b", "target": 55, "expansions": ["extra-tiles"]}, (1,)),
    "five-dealt": (
        {
            "duchies": "dealt",
            "expansions": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"],
        },
        (2, 3, 4),
    ),
    "six-secret": (
        {
            "duchies": "dealt",
            "secret": True,
            "expansions": [
                "extra-tiles",
                "border-posts",
                "white-castles",
                "inns",
                "trade-routes",
                "shields",
            ],
        },
        (2, 3, 4),
    ),
}
BURGUNDY: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "duchy-1": ({}, (1, 2, 3, 4)),
    "dealt": ({"duchies": "dealt"}, (2, 3, 4)),
    "secret": ({"duchies": "dealt", "secret": True}, (2, 3, 4)),
    "extra-tiles": ({"expansions": ["extra-tiles"]}, (1, 2, 3, 4)),
    "border-posts": ({"expansions": ["border-posts"]}, (2, 3, 4)),
    "white-castles": ({"expansions": ["white-castles"]}, (2, 3, 4)),
    "inns": ({"expansions": ["inns"]}, (2, 3, 4)),
    "trade-routes": ({"expansions": ["trade-routes"]}, (2, 3, 4)),
    "shields": ({"expansions": ["shields"]}, (2, 3, 4)),
    "team-a": ({"team": "12a"}, (4,)),
    "team-b": ({"team": "12b", "expansions": ["extra-tiles", "white-castles", "inns"]}, (4,)),
    "solo-b": ({"board": "13b", "target": 45, "expansions": ["extra-tiles"]}, (1,)),
    "all": (
        {
            "duchies": "dealt",
            "expansions": ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"],
        },
        (2, 3, 4),
    ),
    "all-posts": (
        {
            "secret": True,
            "expansions": [
                "extra-tiles",
                "border-posts",
                "white-castles",
                "inns",
                "trade-routes",
                "shields",
            ],
        },
        (2, 3, 4),
    ),
}
