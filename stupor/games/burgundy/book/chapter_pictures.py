"""Pictures of chapters, on the paper that the words of a short chapter leave free."""

from __future__ import annotations

from typing import Final

from stupor.stage.book import ChapterPictures

#: Width of a picture as a share of its height, by the first part of its name.
_SHAPES: Final = {
    "hex": 92 / 106,
    "mark": 160 / 190,
    "goods": 1.0,
    "shield": 44 / 53,
    "bonus": 64 / 66,
    "piece": 46 / 48,
    "pawn": 40 / 52,
    "die": 1.0,
    "post": 36 / 52,
    "route": 132 / 56,
    "space": 92 / 106,
}
#: What is drawn smaller, for it is small at the table; and so is a row of more than this.
_SMALL: Final = ("goods", "piece", "die", "bonus", "pawn", "post", "shield", "route")
_ROW: Final = 5
_SHARE: Final = 0.62
PICTURES: Final = {
    "goal": ("hex/castle", "hex/building-church", "hex/ship"),
    "setup": ("piece/silver", "piece/worker", "goods/2", "goods/5", "die/blue-4", "die/blue-2"),
    "round": ("die/white-4", "goods/4", "pawn/blue", "pawn/red"),
    "turn": ("die/red-3", "die/red-5"),
    "dice": ("piece/worker", "piece/worker", "piece/worker"),
    "take": ("hex/livestock-cow-3", "hex/mine", "hex/building-market"),
    "place": (
        "space/building-3",
        "hex/building-watchtower",
        "space/livestock-6",
        "hex/livestock-pig-3",
    ),
    "black": ("hex/black-building", "piece/silver", "piece/silver"),
    "tiles": ("hex/ship", "hex/castle", "hex/mine"),
    "buildings": (
        "hex/building-market",
        "hex/building-carpenter",
        "hex/building-church",
        "hex/building-warehouse",
        "hex/building-townhall",
        "hex/building-boarding",
        "hex/building-bank",
        "hex/building-watchtower",
    ),
    "livestock": ("hex/livestock-cow-4", "hex/livestock-cow-3", "hex/livestock-sheep-2"),
    "goods": ("goods/1", "goods/2", "goods/3", "goods/4", "goods/5", "goods/6"),
    "scoring": ("bonus/building-large", "bonus/building-small"),
    "ending": ("hex/monastery-15", "hex/monastery-20", "hex/monastery-24"),
    "border-posts": ("post/plain", "post/joined"),
    "white-castles": ("hex/white-castle", "hex/monastery-29"),
    "inns": ("hex/inn",),
    "trade-routes": ("route/1", "route/5"),
    "shields": ("shield/1", "shield/6", "shield/13", "shield/16"),
    "extra-tiles": (
        "hex/monastery-27",
        "hex/monastery-28",
        "hex/crane",
        "hex/livestock-geese-2",
    ),
    "team": ("mark/red", "mark/blue"),
    "solo": (*("goods/back",) * 5, "hex/black-building"),
}


def pictures_of(page: str) -> ChapterPictures | None:
    """The pictures of a chapter that has room for them."""
    names = PICTURES.get(page)
    if names is None:
        return None
    kinds = [name.partition("/")[0] for name in names]
    pictures = zip(names, (_SHAPES[kind] for kind in kinds), strict=True)
    return ChapterPictures(
        tuple(pictures), _SHARE if kinds[0] in _SMALL or len(names) > _ROW else 1.0
    )
