"""The rules by id: the part of the rulebook where each stands, and its gist in our words."""

from typing import Final

from stupor.engine.errors import GAME_OVER, NOT_OFFERED
from stupor.engine.rules import Rule
from stupor.language import mark

_DICE: Final = mark("Workers and dice")
_TAKE: Final = mark("Taking a tile")
_PLACE: Final = mark("Placing a tile")
_BLACK: Final = mark("Black depot")
_TURN: Final = mark("A turn")
_SHIPS: Final = mark("Ships and goods")
_BUILDINGS: Final = mark("Buildings")
_LIVESTOCK: Final = mark("Livestock")
_TILES: Final = mark("What tiles do")
_SETUP: Final = mark("Setting up")
_EXTRA: Final = mark("Four more tiles")
_WHITE: Final = mark("White Castles")
_TEAM: Final = mark("Team game")
_SOLO: Final = mark("Solo game")
_SHIELDS: Final = mark("Shields")
_PHASES: Final = mark("Phases and rounds")
_SCORES: Final = mark("Regions and colours")
_POSTS: Final = mark("Border posts")
_ROUTES: Final = mark("Trade routes")
_INNS: Final = mark("Inns")
_END: Final = mark("The end of the game")

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    NOT_OFFERED: (_TURN, mark("That is not possible now.")),
    GAME_OVER: (_END, mark("The game is over.")),
    "turn.die": (_TURN, mark("Use each of your two dice for an action, or end your turn.")),
    "turn.number": (_TURN, mark("None of your unused dice shows that number.")),
    "turn.dice": (_TURN, mark("Both dice are used; end your turn when you are done.")),
    "dice.workers.1": (_DICE, mark("That takes one worker; you have none.")),
    "dice.workers.2": (_DICE, mark("That takes two workers; you have fewer.")),
    "dice.workers.3": (_DICE, mark("That takes three workers; you have fewer.")),
    "take.gone": (_TAKE, mark("Take a tile that is in a depot.")),
    "take.black": (_TAKE, mark("Dice take from numbered depots; all other tiles cost 2 silver.")),
    "storage.full": (_TAKE, mark("Your storage is full: discard one of its tiles to make room.")),
    "place.stored": (_PLACE, mark("Place a tile from your storage.")),
    "place.board": (_SHIELDS, mark("Place one of the lit tiles.")),
    "place.space": (_PLACE, mark("Your duchy has no such space.")),
    "place.covered": (_PLACE, mark("That space is already covered; choose an empty one.")),
    "place.colour": (_PLACE, mark("Tile and space must have the same colour.")),
    "place.neighbour": (_PLACE, mark("A new tile must touch one already placed.")),
    "place.type": (_PLACE, mark("Each building region holds only one building of each type.")),
    "place.inn": (_INNS, mark("A region holds only one inn.")),
    "sell.none": (_SHIPS, mark("You have no goods of that colour to sell.")),
    "buy.once": (_BLACK, mark("You can buy only one tile per turn.")),
    "buy.silver": (_BLACK, mark("A tile costs 2 silver; you have less.")),
    "buy.depot": (_BLACK, mark("Only black depot tiles and inns are for sale.")),
    "buy.gone": (_BLACK, mark("That tile is not for sale.")),
    "buy.price": (
        _BLACK,
        mark("With the Exchange, pay 2 in silver, workers or a mix that you have."),
    ),
    "hire.monastery": (_EXTRA, mark("Only the Hiring Hall lets you buy workers.")),
    "hire.silver": (_EXTRA, mark("2 workers cost 1 silver; you have none.")),
    "action.extra": (_TURN, mark("Use the extra action, or skip it.")),
    "white.number": (
        _WHITE,
        mark(
            "A White Castle gives an action with the number of the white die; workers may "
            "change it."
        ),
    ),
    "townhall.place": (
        _BUILDINGS,
        mark("Place one more tile from your storage on any number, or skip."),
    ),
    "warehouse.sell": (_BUILDINGS, mark("Sell one colour of your goods, or skip.")),
    "fetch.colour": (
        _BUILDINGS,
        mark(
            "A Market takes ships and livestock, a Carpenter’s Workshop buildings, "
            "a Church mines, monasteries and castles."
        ),
    ),
    "fetch.black": (_BUILDINGS, mark("Buildings take only from the six numbered depots.")),
    "crane.type": (_EXTRA, mark("Choose a building type whose effect you can use now.")),
    "geese.kind": (_EXTRA, mark("Geese score with one kind of livestock in their region.")),
    "ship.depot": (_SHIPS, mark("A ship takes the goods of one depot of your choice.")),
    "ship.empty": (_SHIPS, mark("That depot has no goods; choose another.")),
    "ship.next": (_SHIPS, mark("The Toll Quay takes from a depot next to the chosen one.")),
    "goods.room": (
        _SHIPS,
        mark("You can store goods of three colours; the rest stay at their depot."),
    ),
    "setup.side": (_SETUP, mark("Choose one of the two duchies you were dealt.")),
    "setup.castle": (_SETUP, mark("Your first castle goes on a castle space of your duchy.")),
    "team.storage": (
        _TEAM,
        mark("A tile goes to your own storage or the team’s, and stays there."),
    ),
    "solo.sequel": (_SOLO, mark("Choose which gain of the tile comes first.")),
    "solo.bounty": (
        _SOLO,
        mark("For covering a colour, place a tile straight from the black depot."),
    ),
    "solo.points": (_SOLO, mark("After a gain, you may buy VP for 1 silver each.")),
    "solo.trade": (_SOLO, mark("After a ship, you may trade 5 goods for a face-down black tile.")),
    "solo.give": (_SOLO, mark("Choose which goods to give.")),
    "shield.none": (_SHIELDS, mark("You do not have the shield for that.")),
    "shield.dice": (_SHIELDS, mark("A shield takes both of your dice; both must be unused.")),
    "shield.gone": (_SHIELDS, mark("That shield is not at that depot.")),
    "shield.castle": (_SHIELDS, mark("Shields go on castles in your duchy.")),
    "shield.doubles": (
        _SHIELDS,
        mark(
            "Both dice must show the depot’s number (workers may help), and the shield goes on "
            "one of your castles."
        ),
    ),
    "shield.wild": (_SHIELDS, mark("Fortune turns one unused die into any number, once per turn.")),
    "shield.guest": (_SHIELDS, mark("You have already named a player.")),
    "shield.staple": (_SHIELDS, mark("The Staple right takes all goods of one colour.")),
    "shield.settle": (
        _SHIELDS,
        mark("Settlers place a tile straight from a depot at the end of each phase."),
    ),
    "shield.tribute": (
        _SHIELDS,
        mark("Each shield costs 1 silver at the end of each phase, or it leaves the game."),
    ),
    "phase.tiles": (
        _PHASES,
        mark("Before each phase all depots get new tiles; goods and inns stay."),
    ),
    "round.dice": (
        _PHASES,
        mark("All players roll at once; the white die brings the next goods to a depot."),
    ),
    "round.order": (
        _PHASES,
        mark(
            "The bridge gives the turn order: whoever is farther ahead plays earlier; in a "
            "stack, the top piece does."
        ),
    ),
    "score.region": (_SCORES, mark("A completed region scores for its size and for the phase.")),
    "score.colour": (
        _SCORES,
        mark(
            "The first to cover all spaces of a colour gets the large bonus tile, the second "
            "the small one."
        ),
    ),
    "score.herd": (
        _LIVESTOCK,
        mark("Livestock scores with all of its kind in the same livestock region."),
    ),
    "score.monastery": (_TILES, mark("A monastery works as soon as it is in your duchy.")),
    "score.posts": (
        _POSTS,
        mark("Two posts are linked when the five spaces of the lane between them are covered."),
    ),
    "score.route": (
        _ROUTES,
        mark(
            "Sold goods fill the route from the left; a space of the same colour gives its reward."
        ),
    ),
    "score.end": (
        _END,
        mark("Goods, silver, pairs of workers, monasteries and shields score at the end."),
    ),
    "game.winner": (
        _END,
        mark(
            "Ties go to the player with more empty spaces, then to the one farther back on "
            "the bridge."
        ),
    ),
}

RULES: Final[dict[str, Rule]] = {
    name: Rule(name, section, text) for name, (section, text) in _TEXTS.items()
}


def rule(name: str) -> Rule:
    """The rule behind an id."""
    return RULES[name]
