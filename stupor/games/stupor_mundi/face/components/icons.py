"""What is printed on cards, tiles and sites, as rows of icons; and the sprite of every icon.

A row is written as words: an icon, or an icon:figure. A leading minus is a price, a leading
exclamation mark something one must own. > gives, / either, + and, x3 so many times.
"""

from typing import Final

from stupor.games.stupor_mundi.actions import MAIN
from stupor.games.stupor_mundi.face.components.printed import corrected_row
from stupor.games.stupor_mundi.figures.cards import ACTION_CARDS, BONUS_TILES
from stupor.games.stupor_mundi.figures.tiles import ABILITIES as WORKPLACES
from stupor.games.stupor_mundi.goods import GOODS

#: Icons whose sprite is not icon/NAME.
SPRITES: Final[dict[str, str]] = {
    **{good.word: good.sprite for good in GOODS},
    **{action.key: action.sign for action in MAIN},
    "back": "card/back",
    "leader": "piece/first-player",
}

#: Width of an icon for a height of one, where it is not square.
ASPECTS: Final[dict[str, float]] = {"back": 0.7, "cube-stone": 0.98, "cube-grain": 0.98}

COMMON: Final = ("stone:1", "coin:3", "grain:1", "draw:4")
UNIQUE: Final[dict[int, str]] = {
    8: "frederick-ally > grain:1",
    9: "coin:2 + purchase",
    18: "frederick structure:3 > stone:1",
    19: "ship-any + market",
    28: "frederick resource > coin:1",
    29: "resource > build",
    38: "frederick-specialist > vp:1 + promote",
    39: "-stone:2 > tower",
    41: "frederick structure:2 > stone:1",
    42: "frederick resource > coin:2",
    43: "frederick-specialist > vp:1",
}
ADVANCED: Final[dict[int, str]] = {
    101: "grain:2",
    102: "-coin:1 > grain:1 x3",
    103: "!grain:3 > coin:8",
    104: "-coin:2 > stone:1 x3",
    105: "!stone:3 > coin:8",
    106: "build stone:-1",
    107: "coin:6",
    108: "coin:3 + promote",
    109: "grain:1 + promote",
    110: "stone:1 + promote",
    111: "promote + promote",
    112: "grain:1 + market",
    113: "stone:1 + market",
    114: "coin:3 + market",
    115: "ally > grain:1",
    116: "summon grain:-1",
    117: "coin:4",
    118: "draw:3",
    119: "stone:2",
    120: "ship-any + grain:1",
    121: "closed-side > resource:1",
    122: "stone:1 + draw:2",
    201: "-grain:1 > vp:2 x2",
    202: "-stone:1 > vp:2 x2",
    203: "-coin:3 > vp:2 x2",
    204: "independent / loyalist > resource:1",
    205: "independent / loyalist > coin:2",
    206: "independent / loyalist > vp:1",
    207: "!grain:3 > vp:2",
    208: "stone:2",
    209: "!stone:3 > vp:2",
    210: "structure:3 > grain:1",
    211: "structure:3 > stone:1",
    212: "structure:3 > coin:3",
    213: "structure:3 > vp:1",
    214: "-coin:7 > build",
    215: "-coin:3 > summon",
    216: "grain:1 + stone:1",
    217: "closed-side > vp:1",
    218: "closed-side:2 > income",
    219: "issue-edict",
    220: "specialist > vp:1 + promote",
    221: "purchase coin:0",
    222: "edict > coin:1",
}
KNIGHT: Final = "grain:1 + stone:1 + coin:3"
LONELY_KNIGHT: Final = "coin:1"

#: Workplace abilities: column and tile letter.
ABILITIES: Final[dict[str, str]] = {
    "country1.a": "hand-size:+1",
    "country1.b": "wall > grain:1",
    "country1.c": "ship:2 > coin:0",
    "country1.d": "purchase > coin:-2",
    "country2.a": "summon > vp:2",
    "country2.b": "market > market:+1",
    "country2.c": "tower > coin:4",
    "country2.d": "build > coin:2",
    "village1.a": "keep > vp:4",
    "village1.b": "keep > stone:-1",
    "village1.c": "summon > grain:-1",
    "village1.d": "market > coin:3",
    "village2.a": "tower / wall > vp:3",
    "village2.b": "purchase > vp:3",
    "village2.c": "build > resource:1 vp:2",
    "village2.d": "issue-edict > vp:3",
    "country1.e": "promote > coin:1",
    "country1.f": "summon > coin:2",
    "country1.g": "tower > grain:1",
    "country2.e": "issue-edict > coin:2",
    "country2.f": "ship > coin:0",
    "country2.g": "purchase > vp:2",
    "village1.e": "wall > stone:-1",
    "village1.f": "promote > vp:1",
    "village1.g": "closed-side > vp:3",
    "village2.e": "market > vp:2",
    "village2.f": "summon > vp:3",
    "village2.g": "income closed-side > coin:1",
}

#: City Bonus kinds A to H.
BONUSES: Final[tuple[str, ...]] = (
    "coin:6 resource:3",
    "issue-edict vp:3",
    "summon",
    "tower",
    "wall",
    "keep",
    "draw:3 vp:3",
    "purchase vp:2",
)

#: Bonus of a Great Structure by its piece number on the Player Board.
GREAT_BONUS: Final[dict[int, str]] = {
    1: "purchase",
    3: "summon",
    5: "issue-edict",
    7: "promote",
    10: "promote:2",
}

INCOMES: Final = ("coin:3", "vp:1", "stone:1", "market", "grain:1")
REWARDS: Final = ("coin:3", "resource:1", "coin:1 vp:1")


#: An Ally's condition: the icon it counts and the sign, or the figure Frederick must reach.
CONDITIONS: Final[tuple[tuple[str, str], ...]] = (
    ("grain", "\u2265"),
    ("stone", "\u2265"),
    ("coin", ">"),
    ("tower", ">"),
    ("wall", ">"),
    ("keep", ">"),
    ("structure", ">"),
    ("structure", ">"),
    ("ally", ">"),
    ("specialist", ">"),
    ("frederick-grain", "3+"),
    ("frederick-stone", "3+"),
    ("frederick-treasury", "9+"),
    ("frederick-tower", "3+"),
    ("frederick-wall", "3+"),
    ("frederick-keep", "2+"),
    ("structure", "6+"),
    ("structure", "6+"),
    ("frederick-ally", "3+"),
    ("frederick-specialist", "3+"),
)

COURT: Final = ("constance", "hermann", "alkamil", "cartographer", "hawk")


def sprite_of(icon: str) -> str:
    """The sprite of an icon word."""
    return SPRITES.get(icon, f"icon/{icon}")


#: The numbers of the abilities by their codes.
_NUMBER_OF: Final = {place.code: number for number, place in WORKPLACES.printed.items()}


def ability_row(code: str) -> str:
    """The icons of a Workplace ability."""
    return corrected_row(WORKPLACES, _NUMBER_OF[code], ABILITIES[code])


def bonus_row(tile: int) -> str:
    """The icons of a City Bonus tile."""
    row = BONUSES["abcdefgh".index(BONUS_TILES.printed[tile].letter)]
    return corrected_row(BONUS_TILES, tile, row)


def is_unique(card: int) -> bool:
    """Whether a House card is no other House's."""
    return card in UNIQUE


def card_row(card: int) -> str:
    """The icons of a House or Advanced Action card."""
    if card > 300:
        return corrected_row(ACTION_CARDS, card, KNIGHT if card <= 305 else LONELY_KNIGHT)
    if card >= 100:
        return corrected_row(ACTION_CARDS, card, ADVANCED[card])
    return UNIQUE[card] if card in UNIQUE else COMMON[card % 10 // 2]
