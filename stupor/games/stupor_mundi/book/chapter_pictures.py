"""Pictures of chapters, on the paper that the words of a short chapter leave free."""

from __future__ import annotations

from typing import Final

from stupor.stage.book import ChapterPictures

#: Width of a picture as a share of its height, by the first part of its name.
_SHAPES: Final = {
    "crest": 160 / 190,
    "ship": 100 / 86,
    "portrait": 118 / 153,
    "cube": 44 / 45,
    "coin": 1.0,
    "structure": 117 / 197,
    "card": 190 / 272,
    "vp": 1.0,
    "piece": 44 / 40,
    "seal": 1.0,
}
#: What is drawn smaller, for it is small at the table.
_SMALL: Final = ("cube", "ship", "vp")
_SHARE: Final = 0.62
_COLOURS: Final = ("red", "black", "blue", "green")
#: The pictures of each chapter that has room for them.
PICTURES: Final = {
    "goal": ("portrait/constance", "portrait/frederick", "portrait/alkamil"),
    "houses": ("crest/savoy", "crest/hohenstaufen", "crest/wittelsbach", "crest/di-romano"),
    "travel": tuple(f"ship/{colour}" for colour in _COLOURS),
    "market": ("cube/grain-1", "coin/1", "cube/stone-1"),
    "storage": ("cube/grain-1", "cube/grain-2", "cube/stone-1", "cube/stone-2"),
    "keeps": tuple(f"structure/great-keep-{colour}" for colour in _COLOURS),
    "allies": ("portrait/gisela", "portrait/altair", "portrait/balthasar", "portrait/gregoria"),
    "purchase": ("card/back-advanced", "card/back", "card/back-advanced"),
    "end-phase": ("seal/gold",),
    "scoring": ("vp/laurel",),
    "list-bonuses": ("seal/gold",),
}


#: The parts of the table that are lit on the board under a chapter about them.
PARTS: Final = {
    "travel": ("voyage",),
    "market": ("voyage",),
    "storage": ("player",),
    "specialists": ("central.workplace",),
    "keeps": ("castle", "player.keep1", "player.keep2", "player.keep3"),
    "build": ("castle",),
    "edicts": ("central.imperial",),
    "allies": (
        "voyage",
        "player.ally1",
        "player.ally2",
        "player.ally3",
        "player.ally4",
        "player.ally5",
    ),
    "purchase": ("voyage", "hand"),
    "cards": ("hand", "player"),
    "end-phase": ("castle", "hand"),
    "scoring": ("rail.vp", "castle"),
}


def pictures_of(page: str) -> ChapterPictures | None:
    """The pictures of a chapter that has room for them."""
    names = PICTURES.get(page)
    if page in PARTS:
        return ChapterPictures((), 1.0, "table", PARTS[page])
    if names is None:
        return None
    kinds = [name.partition("/")[0] for name in names]
    pictures = zip(names, (_SHAPES[kind] for kind in kinds), strict=True)
    return ChapterPictures(tuple(pictures), _SHARE if kinds[0] in _SMALL else 1.0)
