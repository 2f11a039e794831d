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
from stupor.stage.book_blocks import (
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
            "are one of his vassals. You travel the Mediterranean to win friends and favours, you "
            "build a castle of your own, and you promote your people in the realm."
        ),
        words(
            "The player with the most Victory Points {vp} wins the game. They are counted on the "
            "track along the upper edge of the table; there is no limit.",
            "vp.track",
            "board.score",
        ),
        head("Where points come from"),
        item(
            "*Allies* {ally} pay every round: {least} VP each, plus {more} if their condition is "
            "met. They are your steadiest source. See [allies|Allies].",
            least=params.ALLY_VP,
            more=params.ALLY_MET_VP,
        ),
        item(
            "*The Castle* {structure} pays at the end: {each} VP for each Structure, {most} for "
            "the largest Castle. See [scoring|Scoring].",
            each=params.VP_PER_STRUCTURE,
            most=params.VP_MOST_STRUCTURES,
        ),
        item("*Workplaces* {workplace} and some cards pay when you take certain actions."),
        item("*Closed sides*, Edict rewards and City Bonus tiles add a few points."),
        head("The idea in four sentences"),
        words(
            "On your turn you may travel, then you play one card: face up for its text, or face "
            "down for one of the five actions of your board. Building opens space: Towers for "
            "Allies, Walls for Grain and Stone, Keeps for cards. Many things you do let you issue "
            "an [edicts|Edict], and Edicts change what Frederick has. Your Allies compare you "
            "with Frederick or look only at him, so change his Palace to meet their conditions."
        ),
    ),
)

COMPONENTS: Final = Page(
    "components",
    "What is on the table",
    PART,
    (
        head("The Central Board"),
        words(
            "*Above, the Workplaces*: three paths A, B and C with five Workplace tiles, the City "
            "Bonus tiles at their ends, two Edict tokens, and all Specialists. *Below, "
            "Frederick’s Palace*: his Castle, his Reserve of Grain and Stone, his Treasury, the "
            "Allies at his Court, three Active Edicts, each with a reward, and three Next Edicts.",
            "frederick.palace",
        ),
        head("The Voyage Board"),
        words(
            "Five cities in a ring, clockwise: {ring}. Each has a Market, spaces for Allies and "
            "spaces for Advanced cards. You use the city where your Ship {ship} is.",
            ring=_ring,
        ),
        head("Your own boards"),
        words(
            "Your *Castle* is a pentagon of five Towers, five Walls and three Keeps. Your *Player "
            "Board* has six card slots with the five actions between them, your Ally spaces and "
            "your warehouse; your unbuilt Structures cover some of them. Your draw pile, your "
            "discard pile and your hand are beside it.",
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
            "For a solo game against Frederick.",
            count=len(SOLO_CARDS),
        ),
        entry(
            "icon:coin",
            "Cubes and coins",
            "Grain {grain}, Stone {stone} and Augustales {coin}; the supply never runs out.",
            "augustales",
        ),
        entry(
            "icon:first-player",
            "The first player’s crown",
            "It moves to the next player each round.",
        ),
    ),
)

SETUP: Final = Page(
    "setup",
    "Set-up",
    PART,
    (
        words("The game sets itself up. Here is what happens, and what changes with the number of "
              "players."),
        head("Workplaces and Palace"),
        item("Three of the four Countryside tiles and two of the four Village tiles are drawn and "
             "placed on the paths. Two of the Workplaces get an Edict token."),
        item("Each City gets one City Bonus tile fewer than there are players: {two} for two, "
             "{three} for three, {four} for four. In a solo game {alone}.",
             two=_BONUSES[2], three=_BONUSES[3], four=_BONUSES[4], alone=_BONUSES[1]),
        item("Frederick starts with {grains} Grain and {stones} Stone in his Reserve, {coins} "
             "Augustales in his Treasury, {towers} Towers, {walls} Walls, {keeps} Keep, {allies} "
             "Allies at Court, and his Specialist on the first Workplace of path A.",
             grains=_PALACE[0], stones=_PALACE[1], coins=_PALACE[2] * params.TREASURY_STEP,
             towers=_PALACE[3], walls=_PALACE[4], keeps=_PALACE[5], allies=_PALACE[6]),
        item("Three Edicts become Active, three are Next, the rest is the pile. Edicts marked for "
             "three or four players stay in the box in smaller games."),
        head("Voyage"),
        item("One of the six Markets stays in the box. Easy has five blue sides, medium {medium} "
             "red ones, difficult {difficult}.",
             medium=params.RED_MARKETS["medium"], difficult=params.RED_MARKETS["difficult"]),
        item("Every open Ally space gets a face-down Ally and a face-up Ally on top of it. Every "
             "open card space gets an Advanced card."),
        item("The red second spaces of the cities are for larger games. With one or two players "
             "all five are closed, with three those of {cities}, with four none.",
             cities=_blocked_for_three),
        item("The pile of Advanced cards has {two} cards of each level for one or two players, "
             "{three} for three, {four} for four. All A cards are above all B cards.",
             two=_LEVELS[2], three=_LEVELS[3], four=_LEVELS[4]),
        head("Each House"),
        item("Ten shuffled House cards, {hand} of them drawn; the Ship in Roma; three Specialists "
             "at the start of the paths; one Tower and one Wall built.", hand=params.HAND_LIMIT),
        item("{count} Grain and {count} Stone. Augustales in turn order: {coins}. The first "
             "player is random.", "first.player",
             count=params.STARTING_RESOURCES, coins=_COINS),
        item("The sixth card slot is locked until its [keeps|Keep] is built."),
    ),
)  # fmt: skip

_OWN_CARDS: Final = {
    "savoy": mark("Grain from Frederick’s Allies, and a cheap way to new cards."),
    "hohenstaufen": mark("Stone from Frederick’s Castle, and a Ship that goes anywhere."),
    "wittelsbach": mark("Coins from Frederick’s Reserve, and mixed building material."),
    "di-romano": mark("Points from Frederick’s Specialist, and Towers for two Stone."),
}

HOUSES_PAGE: Final = Page(
    "houses",
    "Houses and the draft",
    PART,
    (
        words(
            "Four Houses serve the Emperor. Eight of the ten cards are the same in every House; "
            "the other two are its own. For a first game, take a random House."
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
            "If you know the game, choose your Houses instead. The last player in turn order "
            "chooses first, then the others in reverse order. Each House can be chosen once.",
        ),
    ),
)

ROUND: Final = Page(
    "round",
    "The round",
    PART,
    (
        words("A game has no fixed number of rounds. Each round has two phases."),
        head("1. Action Phase"),
        words("The first player takes a turn, then the others clockwise, again and again, until "
              "everyone has passed. On a turn:", "round.turns"),
        item("*Travel* if you like: move your Ship. See [travel|Travel]."),
        item("*Play one card*, face up or face down. See [cards|Playing a card]."),
        words("Then press the seal to end your turn. Until then you can undo, unless you have "
              "seen something new.", "turn.end"),
        head("Passing"),
        words("Instead of playing a card you may pass, before or after travelling. Then you take "
              "no more turns this round. Without a card or a free slot you may still travel, but "
              "then you must pass."),
        note("In a solo game you may not pass while you can play a card. See "
             "[solo|Solo].", "solo.pass"),
        head("2. End Phase"),
        words("All Houses at the same time refill their hand, take Castle income and score their "
              "Allies. Then the Voyage Board is refilled. See [end-phase|End Phase]."),
        head("What comes first"),
        item("You pay for an action before you do it. What it gives comes after it and cannot pay "
             "for it."),
        item("When one action triggers others, finish them one by one, in the order in which they "
             "came up."),
        item("Skip what you cannot do. You may decline an action that costs something or gives "
             "you a choice.", NOT_OFFERED),
    ),
)  # fmt: skip

TRAVEL: Final = Page(
    "travel",
    "Travel",
    PART,
    (
        words(
            "You can use Allies, Advanced cards and the Market only in the city where your Ship "
            "{ship} is. Once at the start of your turn, before you play a card, you may travel "
            "1 to {most} cities clockwise.",
            "travel.once",
            most=params.MAX_TRAVEL,
        ),
        item(
            "The first step is free. Each one after that costs 1 Augustalis {coin}.", "travel.price"
        ),
        item("Ships never go back, but the ring brings them round again."),
        item("Any number of Ships can be in one harbour."),
        item("A [list-workplaces|Workplace] of the Countryside makes the second step free too."),
        item(
            "Free Passage, a card of House Hohenstaufen, moves your Ship to any other city for "
            "free.",
            "travel.anywhere",
        ),
        head("The ring"),
        words("{ring}, and back to {first}.", ring=_ring, first=also(CITIES[0].name)),
        note(
            "Alexandria to Barcelona is two steps: the first is free, the second costs 1 "
            "Augustalis."
        ),
    ),
)

CARDS_PAGE: Final = Page(
    "cards",
    "Playing a card",
    PART,
    (
        words("Each turn you put one card from your hand {card} into a free slot of your Player "
              "Board. The last of the {slots} slots is locked at first. You may use any free "
              "slot, not only the next one.", "turn.card", "slot.taken", "slot.locked",
              slots=params.SLOTS),
        head("Face up"),
        words("Do what the card says, in its order. You cannot decline plain gains; you may "
              "decline what costs something or gives you a choice. You may even play a card for "
              "no effect.", "card.house", "card.text"),
        item("*Pay and gain* {-coin:1} {grain:1}: as often as the card says; "
             "stop when you like.", "card.conversion"),
        item("*A circle*: choose Independents or Loyalists; the card counts those you host.",
             "card.circle"),
        item("*Grain or Stone* {resource}: you choose which.", "resource.choice"),
        head("Face down"),
        words("Take one of the main actions beside the slot. The two "
              "outer slots have one action beside them, the others "
              "have two. So choose your slot with care.", "slot.spears", "spears"),
        entry("icon:promote", "Promote a Specialist", "Slots I and II. [specialists|More]"),
        entry("icon:market", "Visit the Market", "Slots II and III. [market|More]"),
        entry("icon:build", "Build a Structure", "Slots III and IV. [build|More]"),
        entry("icon:summon", "Summon an Ally", "Slots IV and V. [allies|More]"),
        entry("icon:purchase", "Purchase an Action card", "Slots V and VI. [purchase|More]"),
        words("You may always skip the action. An action that can do "
              "nothing is not offered.", "action.impossible"),
        note("After you build the [keeps|Both-actions Keep], a card face down gives both actions "
             "of its slot, in either order."),
    ),
)  # fmt: skip

PAGES: Final = (GOAL, COMPONENTS, SETUP, HOUSES_PAGE, ROUND, TRAVEL, CARDS_PAGE)
