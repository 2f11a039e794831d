"""The rules by id: the part of the rulebook where each stands, and its gist in our words."""

from typing import Final

from stupor.engine.errors import GAME_OVER, NOT_OFFERED
from stupor.engine.rules import Rule
from stupor.language import mark

_DICE: Final = mark("Workers and dice")
_TAKE: Final = mark("Taking a tile")
_PLACE: Final = mark("Placing a tile")
_SELL: Final = mark("Selling goods")
_BLACK: Final = mark("The black depot")
_TURN: Final = mark("A turn")
_SHIPS: Final = mark("Ships")
_BUILDINGS: Final = mark("Buildings")
_MONASTERIES: Final = mark("Monasteries")
_SETUP: Final = mark("Setting up")
_EXTRA: Final = mark("Four more tiles")
_WHITE: Final = mark("The White Castles")
_TEAM: Final = mark("The team game")
_SOLO: Final = mark("The solo game")
_SHIELDS: Final = mark("The shields")
_PHASES: Final = mark("Phases and rounds")
_SCORES: Final = mark("Points")
_POSTS: Final = mark("The border posts")
_ROUTES: Final = mark("The trade routes")
_INNS: Final = mark("The inns")
_END: Final = mark("End of the game")

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    NOT_OFFERED: (_TURN, mark("That is not possible at this moment.")),
    GAME_OVER: (_END, mark("The game is over.")),
    "turn.die": (
        _TURN,
        mark("Use each of your two dice for an action, or end the turn."),
    ),
    "turn.number": (_TURN, mark("No unused die of yours shows that number.")),
    "turn.dice": (_TURN, mark("Both dice are used; you may still buy, or end the turn.")),
    "dice.workers.1": (_DICE, mark("That is one worker away, and you have none.")),
    "dice.workers.2": (_DICE, mark("That is two workers away, more than you have.")),
    "dice.workers.3": (_DICE, mark("That is three workers away, more than you have.")),
    "take.gone": (_TAKE, mark("That tile lies in no depot.")),
    "take.black": (_TAKE, mark("Dice take from the numbered depots; the black depot sells.")),
    "storage.full": (
        _TAKE,
        mark("Your storage is full: one of its tiles leaves the game to make room."),
    ),
    "place.stored": (_PLACE, mark("Only a tile from your storage can be placed.")),
    "place.board": (_PLACE, mark("That tile does not lie where you may take it from.")),
    "place.space": (_PLACE, mark("Your duchy has no such space.")),
    "place.covered": (_PLACE, mark("That space is covered already; tiles stay where they lie.")),
    "place.colour": (_PLACE, mark("Tile and space must have the same colour.")),
    "place.neighbour": (_PLACE, mark("A new tile must touch one that lies already.")),
    "place.type": (_PLACE, mark("A town holds only one building of each type.")),
    "place.inn": (_INNS, mark("A region holds only one inn.")),
    "sell.none": (_SELL, mark("You have no goods of that colour; a sale is a whole pile.")),
    "buy.once": (_BLACK, mark("Only one tile can be bought in a turn.")),
    "buy.silver": (_BLACK, mark("A tile costs 2 silver, which you do not have.")),
    "buy.depot": (_BLACK, mark("Only the black depot and the inns sell tiles.")),
    "buy.gone": (_BLACK, mark("That tile is not for sale.")),
    "buy.price": (
        _MONASTERIES,
        mark("With the Exchange the 2 coins may be silver or workers that you have."),
    ),
    "hire.monastery": (_EXTRA, mark("Only the Hiring Hall lets you buy workers.")),
    "hire.silver": (_EXTRA, mark("2 workers cost 1 silver, which you do not have.")),
    "action.extra": (_PLACE, mark("Do one of the four actions, or do without.")),
    "white.number": (
        _WHITE,
        mark("A White Castle acts with the number of the white die; workers may change it."),
    ),
    "townhall.place": (
        _BUILDINGS,
        mark("Place one more tile from your storage, on any number, or do without."),
    ),
    "warehouse.sell": (_BUILDINGS, mark("Sell one of your colours of goods, or do without.")),
    "fetch.colour": (
        _BUILDINGS,
        mark(
            "A Market takes ships and livestock, a Carpenter's Workshop buildings, "
            "a Church mines, monasteries and castles."
        ),
    ),
    "fetch.black": (_BUILDINGS, mark("Buildings take from the six numbered depots only.")),
    "crane.type": (_EXTRA, mark("Choose a type of building whose effect is possible now.")),
    "geese.kind": (_EXTRA, mark("Geese score with one kind of livestock of their pasture.")),
    "ship.depot": (_SHIPS, mark("A ship takes the goods of one depot of your choice.")),
    "ship.empty": (_SHIPS, mark("No goods lie at that depot.")),
    "ship.next": (
        _MONASTERIES,
        mark("The Toll Quay takes from a depot next to the one that was chosen."),
    ),
    "goods.room": (
        _SHIPS,
        mark("You store goods of three colours; what finds no room stays at its depot."),
    ),
    "setup.side": (_SETUP, mark("Choose one of the two duchies that were dealt to you.")),
    "setup.castle": (_SETUP, mark("The first castle stands on a castle space of your duchy.")),
    "team.storage": (
        _TEAM,
        mark("A tile goes to your own storage or to that of the team, and stays there."),
    ),
    "solo.sequel": (_SOLO, mark("Choose what comes first of all that the tile has brought.")),
    "solo.bounty": (
        _SOLO,
        mark("For a covered colour, place a tile straight from the black depot."),
    ),
    "solo.points": (_SOLO, mark("After a gain you may buy more points at 1 silver each.")),
    "solo.trade": (
        _SOLO,
        mark("After a ship you may take a black tile face down for five goods."),
    ),
    "solo.give": (_SOLO, mark("Choose which goods you give.")),
    "shield.none": (_SHIELDS, mark("You do not bear the shield for that.")),
    "shield.dice": (_SHIELDS, mark("A shield takes both of your dice, unused.")),
    "shield.gone": (_SHIELDS, mark("That shield does not lie there.")),
    "shield.doubles": (
        _SHIELDS,
        mark(
            "Both dice must show the depot's number, with workers that you have, "
            "and the shield lies on a castle of yours."
        ),
    ),
    "shield.wild": (_SHIELDS, mark("Fortune makes one unused die any number, once a turn.")),
    "shield.guest": (_SHIELDS, mark("You have named a player already.")),
    "shield.staple": (_SHIELDS, mark("The Staple right takes all goods of one colour.")),
    "shield.settle": (
        _SHIELDS,
        mark("Settlers place a tile straight from the board at the end of a phase."),
    ),
    "shield.tribute": (
        _SHIELDS,
        mark("Each shield costs 1 silver at the end of a phase, or it leaves the game."),
    ),
    "phase.tiles": (
        _PHASES,
        mark("Before a phase all depots get new tiles; goods and inns stay."),
    ),
    "round.dice": (
        _PHASES,
        mark("All roll at once; the white die brings the next goods to a depot."),
    ),
    "round.order": (
        _PHASES,
        mark("The bridge tells the order: farther on and higher in a stack is earlier."),
    ),
    "score.region": (
        _SCORES,
        mark("A complete region scores its size and the value of the phase."),
    ),
    "score.colour": (
        _SCORES,
        mark("Who covers a colour first gets its large bonus tile, the second the small one."),
    ),
    "score.herd": (
        _SCORES,
        mark("Livestock scores with all of its kind in the same pasture."),
    ),
    "score.monastery": (
        _MONASTERIES,
        mark("A monastery works from the moment it lies in your duchy."),
    ),
    "score.posts": (
        _POSTS,
        mark("Two posts are linked by a lane of five covered spaces between them."),
    ),
    "score.route": (
        _ROUTES,
        mark("Sold goods fill the route from the left; a space of their colour pays."),
    ),
    "score.end": (
        _END,
        mark("Goods, silver, pairs of workers, monasteries and shields are counted last."),
    ),
    "game.winner": (
        _END,
        mark("With equal points more empty spaces win, then who is last on the bridge."),
    ),
}

RULES: Final[dict[str, Rule]] = {
    name: Rule(name, section, text) for name, (section, text) in _TEXTS.items()
}


def rule(name: str) -> Rule:
    """The rule behind an id."""
    return RULES[name]
