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
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import RETAIL
from stupor.language import joined, mark, tr
from stupor.stage.written import (
    Page,
    also,
    entry,
    head,
    item,
    note,
    words,
)

PART: Final = mark("Playing")
_COINS: Final = ", ".join(str(coins) for coins in params.STARTING_COINS)
_LEVELS: Final = params.ADVANCED_CARDS_PER_LEVEL
_PALACE: Final = params.PALACE_START
_BONUSES: Final = params.BONUS_TILES_PER_CITY


def _retail(components: Iterable[Bonus | Market | Workplace]) -> int:
    """How many of them lie in the retail box."""
    return sum(RETAIL in component.editions for component in components)


def _ring() -> str:
    return ", ".join(tr(city.name) for city in CITIES)


def _blocked_for_three() -> str:
    return joined(tr(CITIES[city].name) for city in params.BLOCKED_CITIES[3])


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
            "*Allies* {ally} pay every round: {least} VP each, and {more} more while their "
            "condition holds. This is the steady river of a good game. See [allies|Allies].",
            least=params.ALLY_VP,
            more=params.ALLY_MET_VP,
        ),
        item(
            "*The castle* {structure} pays at the end: {each} VP for each Structure, {most} for "
            "the largest castle. See [scoring|Scoring].",
            each=params.VP_PER_STRUCTURE,
            most=params.VP_MOST_STRUCTURES,
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
            "*Above, the Workplaces*: three paths A, B and C with five Workplace tiles, the City "
            "Bonus tiles at their ends, two Edict tokens, and everybody's Specialists. *Below, "
            "Frederick's Palace*: his castle, his Reserve of Grain and Stone, his Treasury, the "
            "Allies at his Court, three Active Edicts with a reward beside each, and three Next "
            "Edicts that wait.",
            "frederick.palace",
        ),
        head("The Voyage Board"),
        words(
            "Five cities in a ring, clockwise: {ring}. Each has a Market, spaces for Allies and "
            "spaces for Advanced Action cards. Your Ship {ship} shows which city serves you.",
            ring=_ring,
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
            "{count} Allies",
            "Ten Independents and ten Loyalists; five Allies of Frederick.",
            count=len(ALLIES),
        ),
        entry("icon:edict", "{count} Edicts", "Three icons on each.", count=len(EDICTS)),
        entry(
            "icon:workplace",
            "8 Workplace tiles",
            "{count} abilities, two on each.",
            count=_retail(WORKPLACES),
        ),
        entry(
            "icon:city-bonus",
            "{count} City Bonus tiles",
            "Six kinds, two of each.",
            count=_retail(BONUSES),
        ),
        entry(
            "icon:market",
            "{count} Markets",
            "A blue and a harder red side on each.",
            count=_retail(MARKETS),
        ),
        entry(
            "icon:crown",
            "{count} Solo cards",
            "For a game against Frederick.",
            count=len(SOLO_CARDS),
        ),
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
             "{two} for two, {three} for three, {four} for four. Alone, {alone}.",
             two=_BONUSES[2], three=_BONUSES[3], four=_BONUSES[4], alone=_BONUSES[1]),
        item("Frederick starts with {grains} Grain and {stones} Stone in his Reserve, {coins} "
             "Augustales in his Treasury, {towers} Towers, {walls} Walls, {keeps} Keep, {allies} "
             "Allies at Court, and his Specialist on the first Workplace of path A.",
             grains=_PALACE[0], stones=_PALACE[1], coins=_PALACE[2] * params.TREASURY_STEP,
             towers=_PALACE[3], walls=_PALACE[4], keeps=_PALACE[5], allies=_PALACE[6]),
        item("Three Edicts become Active, three more are Next, the rest is the pile. Edicts marked "
             "for three or for four players stay in the box of a smaller game."),
        head("Voyage"),
        item("One of the six Markets stays in the box. Easy shows five blue sides, medium "
             "{medium} red ones, difficult {difficult}.",
             medium=params.RED_MARKETS["medium"], difficult=params.RED_MARKETS["difficult"]),
        item("Every open Ally space gets an Ally face down and one face up on top of it. Every "
             "open card space gets an Advanced card."),
        item("The red second spaces of the cities are for larger games: with one or two players "
             "all five are closed, with three those of {cities}, with four none.",
             cities=_blocked_for_three),
        item("The pile of Advanced cards has {two} cards of each level for one or two players, "
             "{three} for three, {four} for four. All A cards lie above all B cards.",
             two=_LEVELS[2], three=_LEVELS[3], four=_LEVELS[4]),
        head("Each House"),
        item("Ten House cards shuffled, {hand} of them drawn; Ship in Roma; three Specialists "
             "before the paths; one Tower and one Wall already stand.", hand=params.HAND_LIMIT),
        item("{count} Grain and {count} Stone. Augustales in turn order: {coins}. The first "
             "player is drawn by lot.", "first.player",
             count=params.STARTING_RESOURCES, coins=_COINS),
        item("The sixth card slot is locked until its [keeps|Keep] is built."),
    ),
)  # fmt: skip

_OWN_CARDS: Final = {
    "savoy": mark("Grain from Frederick's Allies, and a cheap way to new cards."),
    "hohenstaufen": mark("Stone from Frederick's castle, and a Ship that goes anywhere."),
    "wittelsbach": mark("Coins from Frederick's Reserve, and mixed building material."),
    "di-romano": mark("Points from Frederick's Specialist, and Towers for two Stone."),
}

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
                "House {house}",
                "{own} [list-house|All cards].",
                house=also(title),
                own=also(_OWN_CARDS[name]),
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
              "take no more turns this round. With no card left or no free slot you may still "
              "travel, but then you must pass."),
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
              "1 to {most} cities clockwise.", "travel.once", most=params.MAX_TRAVEL),
        item("The first city on the way is free. Each further one costs 1 Augustalis {coin}.",
             "travel.price"),
        item("Ships never turn back, but a ring brings everything round again."),
        item("Any number of Ships may lie in one harbour."),
        item("A [list-workplaces|Workplace] of the Countryside makes the second step free too."),
        item("Free Passage, a card of House Hohenstaufen, takes the Ship to any other city for "
             "nothing.", "travel.anywhere"),
        head("The ring"),
        words("{ring}, and back to {first}.", ring=_ring, first=also(CITIES[0].name)),
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
              "Board. Of the {slots} slots the last is locked at first. Any free slot will do; "
              "left to right is no rule.", "turn.card", "slot.taken", "slot.locked",
              slots=params.SLOTS),
        head("Face up"),
        words("You do what is printed, in the printed order. Gains come by themselves and cannot "
              "be refused; for whatever has a price or leaves a choice you may say no. You may "
              "even play a card for nothing.", "card.house", "card.text"),
        item("*Pay and gain* {-coin:1} {grain:1}: as often as the card says, stopping when you "
             "like.", "card.conversion"),
        item("*A circle*: choose Independents or Loyalists; the card counts those you host.",
             "card.circle"),
        item("*Grain or Stone* {resource}: you choose which.", "resource.choice"),
        head("Face down"),
        words("You take one of the main actions that stand beside the slot. Beside the two outer "
              "slots stands one action, beside those between stand two. Which slot you use "
              "therefore matters.", "slot.spears", "spears"),
        entry("icon:promote", "Promote a Specialist", "Slots I and II. [specialists|More]"),
        entry("icon:market", "Visit the Market", "Slots II and III. [market|More]"),
        entry("icon:build", "Build a Structure", "Slots III and IV. [build|More]"),
        entry("icon:summon", "Summon an Ally", "Slots IV and V. [allies|More]"),
        entry("icon:purchase", "Purchase an Action card", "Slots V and VI. [purchase|More]"),
        words("You may always leave the action out. One with which nothing could be done is not "
              "offered.", "action.impossible"),
        note("After the [keeps|Keep of the spears] is built, a card face down gives both actions "
             "of its slot, in the order you like."),
    ),
)  # fmt: skip

PAGES: Final = (GOAL, COMPONENTS, SETUP, HOUSES_PAGE, ROUND, TRAVEL, CARDS_PAGE)
