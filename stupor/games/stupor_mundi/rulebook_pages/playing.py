"""The rules of a game from its goal to the card that is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.engine.errors import NOT_OFFERED
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.data import (
    ALLIES,
    BONUSES,
    CITIES,
    EDICTS,
    MARKETS,
    SOLO_CARDS,
    WORKPLACES,
)
from stupor.games.stupor_mundi.data.bonuses import Bonus
from stupor.games.stupor_mundi.data.markets import Market
from stupor.games.stupor_mundi.data.workplaces import Workplace
from stupor.games.stupor_mundi.ids import RETAIL
from stupor.games.stupor_mundi.rulebook_pages.page import Page, entry, head, item, note, words
from stupor.games.stupor_mundi.wording import HOUSES

PART: Final = "Playing"
_RING: Final = ", ".join(city.name for city in CITIES)
_COINS: Final = ", ".join(str(coins) for coins in params.STARTING_COINS)
_LEVELS: Final = params.ADVANCED_CARDS_PER_LEVEL
_BONUSES: Final = params.BONUS_TILES_PER_CITY
_THREE: Final = " and ".join(CITIES[city].name for city in params.BLOCKED_CITIES[3])


def _retail(components: Iterable[Bonus | Market | Workplace]) -> int:
    """How many of them lie in the retail box."""
    return sum(RETAIL in component.editions for component in components)


GOAL: Final = Page(
    "goal",
    "The goal",
    PART,
    (
        words(
            "It is the thirteenth century, and the Emperor Frederick II astonishes the world. You "
            "are one of his vassals. You sail the Mediterranean to win friends and buy favours, "
            "raise a castle of your own, and send your people up through the realm."
        ),
        words(
            "Whoever holds the most Victory Points {vp} when the game ends wins. They are counted "
            "on the track along the upper edge of the table; there is no upper bound.",
            "vp.track",
            "board.score",
        ),
        head("Where points come from"),
        item(
            "*Allies* {ally} pay every round: "
            f"{params.ALLY_VP} VP each, and {params.ALLY_MET_VP} more while their condition holds. "
            "This is the steady river of a good game. See [allies|Allies]."
        ),
        item(
            "*The castle* {structure} pays at the end: "
            f"{params.VP_PER_STRUCTURE} VP for each Structure, {params.VP_MOST_STRUCTURES} for the "
            "largest castle. See [scoring|Scoring]."
        ),
        item("*Workplaces* {workplace} and some cards pay whenever you do what they like."),
        item("*Closed sides*, Edict rewards and City Bonus tiles pay a little now and then."),
        head("The idea in four sentences"),
        words(
            "On your turn you may sail, then you play one card: face up for what is printed on it, "
            "or face down for one of the five actions of your board. Building uncovers room: "
            "Towers make room for Allies, Walls for Grain and Stone, Keeps for cards. Many deeds "
            "let you issue an [edicts|Edict], and Edicts change what Frederick himself owns. Since "
            "your Allies measure you against Frederick, or judge Frederick alone, you bend his "
            "court to whatever your Allies want to see."
        ),
    ),
)

COMPONENTS: Final = Page(
    "components",
    "What lies on the table",
    PART,
    (
        head("The Central Board"),
        words(
            "*Above, the Workplaces*: three paths A, B and C with eight Workplace tiles, the City "
            "Bonus tiles at their ends, two Edict tokens, and everybody's Specialists. *Below, "
            "Frederick's Palace*: his castle, his Reserve of Grain and Stone, his Treasury, the "
            "Allies at his Court, three Active Edicts with a reward beside each, and three Next "
            "Edicts that wait.",
            "frederick.palace",
        ),
        head("The Voyage Board"),
        words(
            f"Five cities in a ring, clockwise: {_RING}. Each has a Market, spaces for Allies and "
            "spaces for Advanced Action cards. Your Ship {ship} shows which city serves you."
        ),
        head("Your own boards"),
        words(
            "Your *castle* is a pentagon of five Towers, five Walls and three Keeps. Your *Player "
            "Board* holds six card slots with the five actions between them, your Ally spaces and "
            "your warehouse; the Structures you have not built yet cover parts of it. Beside it "
            "lie your draw pile, your discard pile and your hand.",
        ),
        head("In the box"),
        entry("icon:card", "40 House cards", "Ten for each of the four Houses."),
        entry("icon:draw", "32 Advanced cards", "16 of level A and 16 of level B."),
        entry(
            "icon:ally",
            f"{len(ALLIES)} Allies",
            "Ten Independents and ten Loyalists; five Allies of Frederick.",
        ),
        entry("icon:edict", f"{len(EDICTS)} Edicts", "Three icons on each."),
        entry(
            "icon:workplace", "8 Workplace tiles", f"{_retail(WORKPLACES)} abilities, two on each."
        ),
        entry("icon:city-bonus", f"{_retail(BONUSES)} City Bonus tiles", "Six kinds, two of each."),
        entry(
            "icon:market", f"{_retail(MARKETS)} Markets", "A blue and a harder red side on each."
        ),
        entry("icon:crown", f"{len(SOLO_CARDS)} Solo cards", "For a game against Frederick."),
        entry(
            "icon:coin",
            "Cubes and coins",
            "Grain {grain}, Stone {stone} and Augustales {coin}; the supply never runs dry.",
            "augustales",
        ),
        entry("icon:first-player", "The first player's crown", "It wanders each round."),
    ),
)

SETUP: Final = Page(
    "setup",
    "Set-up",
    PART,
    (
        words("The table sets itself up. This is what it does, and what changes with the number "
              "of players."),
        head("Workplaces and Palace"),
        item("Three of the four Countryside tiles and two of the four Village tiles are drawn and "
             "laid on the paths; a token with an Edict lies on two of the Workplaces."),
        item("Each City gets one City Bonus tile fewer than there are players: "
             f"{_BONUSES[2]} for two, {_BONUSES[3]} for three, {_BONUSES[4]} for four. "
             f"Alone, {_BONUSES[1]}."),
        item(f"Frederick starts with {params.PALACE_START[0]} Grain and {params.PALACE_START[1]} "
             f"Stone in his Reserve, {params.PALACE_START[2] * params.TREASURY_STEP} Augustales in "
             f"his Treasury, {params.PALACE_START[3]} Towers, {params.PALACE_START[4]} Walls, "
             f"{params.PALACE_START[5]} Keep, {params.PALACE_START[6]} Allies at Court, and his "
             "Specialist on the first Workplace of path A."),
        item("Three Edicts become Active, three more are Next, the rest is the pile. Edicts marked "
             "for three or for four players stay in the box of a smaller game."),
        head("Voyage"),
        item("One of the six Markets stays in the box. Easy shows five blue sides, medium "
             f"{params.RED_MARKETS['medium']} red ones, difficult "
             f"{params.RED_MARKETS['difficult']}."),
        item("Every open Ally space gets an Ally face down and one face up on top of it. Every "
             "open card space gets an Advanced card."),
        item("The red second spaces of the cities are for larger games: with one or two players "
             f"all five are closed, with three those of {_THREE}, with four none."),
        item(f"The pile of Advanced cards has {_LEVELS[2]} cards of each level for one or two "
             f"players, {_LEVELS[3]} for three, {_LEVELS[4]} for four. All A cards lie above all "
             "B cards."),
        head("Each House"),
        item("Ten House cards shuffled, "
             f"{params.HAND_LIMIT} of them drawn; Ship in Roma; three Specialists before the "
             "paths; one Tower and one Wall already stand."),
        item(f"{params.STARTING_RESOURCES} Grain and {params.STARTING_RESOURCES} Stone. Augustales "
             f"in turn order: {_COINS}. The first player is drawn by lot.", "first.player"),
        item("The sixth card slot is locked until its [keeps|Keep] is built."),
    ),
)  # fmt: skip

HOUSES_PAGE: Final = Page(
    "houses",
    "Houses and the draft",
    PART,
    (
        words(
            "Four Houses serve the Emperor. Eight of the ten cards are the same in every House; "
            "the other two are its own. For a first game let the lot decide."
        ),
        *(
            entry(
                f"crest:{name}",
                f"House {title}",
                {
                    "savoy": "Grain from Frederick's Allies, and a cheap way to new cards.",
                    "hohenstaufen": "Stone from Frederick's castle, and a Ship that goes anywhere.",
                    "wittelsbach": "Coins from Frederick's Reserve, and mixed building material.",
                    "di-romano": "Points from Frederick's Specialist, and Towers for two Stone.",
                }[name]
                + " [list-house|All cards].",
            )
            for name, title in HOUSES.items()
        ),
        head("The draft", "draft.taken"),
        words(
            "Those who know the game choose their House instead. The player who will move last "
            "chooses first, then back against the turn order; a House that is taken is gone.",
        ),
    ),
)

ROUND: Final = Page(
    "round",
    "The round",
    PART,
    (
        words("A game lasts as many rounds as it takes. Each round "
              "has two phases."),
        head("1. Action Phase"),
        words("The first player takes a turn, then the others clockwise, again and again, until "
              "everybody has passed. A turn is:", "round.turns"),
        item("*Travel* if you like: move your Ship. See [travel|Travel]."),
        item("*Play one card*, face up or face down. See [cards|Playing a card]."),
        words("Then the seal hands the turn on; until you press it you may take back whatever "
              "has not revealed a secret.", "turn.end"),
        head("Passing"),
        words("Instead of playing a card you may pass, before or after travelling. After that you "
              "take no more turns this round. With no card left or no free slot you must pass."),
        note("Alone against Frederick you may not pass as long as you could play a card. See "
             "[solo|Solo].", "solo.pass"),
        head("2. End Phase"),
        words("All Houses at the same time: refill the hand, take castle income, let the Allies "
              "score, and set the Voyage Board in order. See [end-phase|End Phase]."),
        head("Order of things"),
        item("A price is paid before its action. What an action brings arrives after it and "
             "cannot pay for it."),
        item("When one action sets off others, each is resolved completely, in the order in which "
             "they came up."),
        item("What cannot be done is left out. An action that costs something, or that would "
             "leave you a choice, may be declined.", NOT_OFFERED),
    ),
)  # fmt: skip

TRAVEL: Final = Page(
    "travel",
    "Travel",
    PART,
    (
        words("Allies, Advanced cards and the Market can only be had in the city where your Ship "
              "{ship} lies. Once at the start of your turn, before you play a card, you may sail "
              f"1 to {params.MAX_TRAVEL} cities clockwise.", "travel.once"),
        item(f"The first {'city' if params.FREE_TRAVEL == 1 else 'cities'} on the way "
             "is free. Each further one costs 1 Augustalis {coin}.", "travel.price"),
        item("Ships never turn back, but a ring brings everything round again."),
        item("Any number of Ships may lie in one harbour."),
        item("A [list-workplaces|Workplace] of the Countryside makes the second step free too."),
        item("Free Passage, a card of House Hohenstaufen, takes the Ship to any other city for "
             "nothing.", "travel.anywhere"),
        head("The ring"),
        words(f"{_RING}, and back to {CITIES[0].name}."),
        note("From Alexandria to Barcelona are two steps: the first is free, the second costs "
             "1 Augustalis."),
    ),
)  # fmt: skip

CARDS_PAGE: Final = Page(
    "cards",
    "Playing a card",
    PART,
    (
        words("Each turn you put one card of your hand {card} into a free slot of your Player "
              f"Board. Of the {params.SLOTS} slots the last is locked at first. Any free slot will "
              "do; left to right is no rule.", "turn.card", "slot.taken", "slot.locked"),
        head("Face up"),
        words("You do what is printed, in the printed order. Gains come by themselves; for "
              "whatever has a price or leaves a choice you may say no. You may even play a card "
              "for nothing.", "card.house", "card.text"),
        item("*Pay and gain* {-coin:1} {grain:1}: as often as the card says, stopping when you "
             "like.", "card.conversion"),
        item("*A circle*: choose Independents or Loyalists; the card counts those you host.",
             "card.circle"),
        item("*Grain or Stone* {resource}: you choose which.", "resource.choice"),
        head("Face down"),
        words("You take one of the main actions that the spears {spears} beside the slot point to. "
              "The two outer slots point to one action, those between to two. Which slot you use "
              "therefore matters.", "slot.spears", "spears"),
        entry("icon:promote", "Promote a Specialist", "Slots I and II. [specialists|More]"),
        entry("icon:market", "Visit the Market", "Slots II and III. [market|More]"),
        entry("icon:build", "Build a Structure", "Slots III and IV. [build|More]"),
        entry("icon:summon", "Summon an Ally", "Slots IV and V. [allies|More]"),
        entry("icon:purchase", "Purchase an Action card", "Slots V and VI. [purchase|More]"),
        words("An action with which nothing could be done is not offered.", "action.impossible"),
        note("After the [keeps|Keep of the spears] is built, a card face down gives both actions "
             "of its slot, in the order you like."),
    ),
)  # fmt: skip

PAGES: Final = (GOAL, COMPONENTS, SETUP, HOUSES_PAGE, ROUND, TRAVEL, CARDS_PAGE)
