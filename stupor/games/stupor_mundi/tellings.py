"""Every kind of event that tells something and changes nothing, with its arguments."""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, Telling, text, whole

_CARD: Final = whole("card", "its number")
_CITY: Final = whole("city", "0 to 4, clockwise from Roma")
_VP: Final = whole("vp", "how many victory points")
_ROW: Final = whole("row", "1, 2 or 3")
_SIDE: Final = whole("side", "1 to 5")
_GOODS: Final = (
    whole("grain", "cubes of Grain"),
    whole("stone", "cubes of Stone"),
    whole("coins", "Augustales"),
    _CITY,
)
_BOARD: Final = text("board", "library, harbour, structures, allies or knights")
_PROJECT: Final = whole("project", "its number")

TELLINGS: Final = {
    "drafted": Telling("A House is chosen.", (text("house", "its name"),)),
    "round": Telling("A round begins.", (whole("round", "its number"),)),
    "turn": Telling("The turn of the seat begins."),
    "sailed": Telling(
        "A Ship arrives.",
        (_CITY, whole("steps", "how many spaces"), whole("price", "Augustales paid")),
    ),
    "played": Telling(
        "A card is played.",
        (
            Argument("card", EITHER, "its number; an empty text where it lies face down"),
            whole("slot", "1 to 6"),
            text("face", "up or down"),
        ),
    ),
    "passed": Telling("A House takes no more turns in this round."),
    "action": Telling(
        "A main action is chosen for a card that lies face down.",
        (text("action", "promote, market, build, summon or purchase"),),
    ),
    "promoted": Telling(
        "A Specialist steps on.",
        (
            whole("specialist", "0 to 2"),
            text("space", "path and number, such as a.3"),
            whole("grain", "Grain paid"),
        ),
    ),
    "sold": Telling("A lot is sold to a Market.", _GOODS),
    "bought": Telling("A lot is bought from a Market.", _GOODS),
    "cashed": Telling(
        "At the end the rest of Grain and Stone becomes Augustales.",
        (whole("grain", "cubes"), whole("stone", "cubes"), whole("coins", "Augustales")),
    ),
    "built": Telling(
        "A Structure is built.",
        (text("site", "its name, such as t2"), whole("piece", "the Structure piece")),
    ),
    "closed": Telling("A side of a Castle is closed.", (_SIDE,)),
    "income": Telling("A closed side gives its income.", (_SIDE,)),
    "issued": Telling("An Edict is Issued.", (whole("edict", "its number"), _ROW)),
    "rewarded": Telling("No Edict is left, and the reward of a row is taken.", (_ROW,)),
    "icon": Telling(
        "Icons of an Edict change Frederick's Palace.",
        (
            text("way", "add or remove"),
            text("icon", "grain, stone, treasury, tower, wall, keep, ally or specialist"),
            whole("count", "how many; the Treasury counts in steps of three Augustales"),
        ),
    ),
    "refilled": Telling(
        "A Next Edict becomes Active.", (_ROW, whole("edict", "the number of the Edict"))
    ),
    "summoned": Telling(
        "An Ally is Summoned.", (whole("ally", "his number"), _CITY, whole("space", "1 to 5"))
    ),
    "purchased": Telling("A card is Purchased.", (_CARD,)),
    "gave": Telling("A card is given as a price and leaves the game.", (_CARD,)),
    "bonus": Telling("A City Bonus tile is taken.", (whole("tile", "its number"),)),
    "spent": Telling(
        "Something is spent for something by a card.",
        (text("price", "such as 2 coins"), text("gain", "such as 1 stone")),
    ),
    "lost": Telling("A cube is lost at a full warehouse.", (text("resource", "grain or stone"),)),
    "replaced": Telling(
        "A cube goes back to make room for one of the other kind.",
        (text("resource", "grain or stone: the one that goes"),),
    ),
    "drew": Telling("Cards are drawn.", (whole("cards", "how many"),)),
    "reshuffled": Telling("A discard pile becomes a draw pile."),
    "discarded": Telling("A card is discarded in the End Phase.", (_CARD,)),
    "contributed": Telling("An Ally's share in the End Phase.", (whole("space", "1 to 5"), _VP)),
    "allies": Telling("All Allies of a House together in the End Phase.", (_VP,)),
    "refreshed": Telling("Cards and Allies are refilled at the end of a round."),
    "solo": Telling("Frederick turns up a Solo card.", (_CARD,)),
    "removed": Telling(
        "Frederick removes something from his city.",
        (text("what", "card or ally"), whole("number", "its number")),
    ),
    "crusade": Telling("Something is taken from a Crusade board.", (_BOARD,)),
    "banned": Telling("A Crusade board is turned over.", (_BOARD,)),
    "exchanged": Telling("Crusade Knights become Lonely Knights."),
    "acquired": Telling(
        "An Imperial Project is acquired.",
        (_PROJECT, whole("condition", "the number of the Condition that was fulfilled")),
    ),
    "completed": Telling("The Imperial Structure of a Project is built.", (_PROJECT,)),
    "ended": Telling("The game ends.", (text("reason", "castle, edicts or cards"),)),
    "scored": Telling(
        "Points of the final count.", (text("source", "structures, majority or coins"), _VP)
    ),
    "supplied": Telling(
        "Points for Supply Ships in the final count.", (whole("ships", "how many"), _VP)
    ),
    "project_scored": Telling(
        "Points of a Project in the final count; an unbuilt one costs some.", (_PROJECT, _VP)
    ),
}
