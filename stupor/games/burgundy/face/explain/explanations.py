"""Who explains what: by a name of a piece, a place, or a zone of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.notation import Option, option_of
from stupor.games.burgundy import names, params
from stupor.games.burgundy.data.buildings import TYPES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.explain import common_board, household, margin
from stupor.games.burgundy.face.explain.rivals import place_text, rival_text
from stupor.games.burgundy.face.explain.shared_words import Explanation, Parts, Teller, now, number
from stupor.games.burgundy.face.explain.tiles import tile_text
from stupor.games.burgundy.face.household.storage import partner
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BUILDING_TYPE
from stupor.games.burgundy.rulebook import RULES
from stupor.language import tr
from stupor.stage.affordance import CHOICE
from stupor.stage.explanation import sourced, undo_text
from stupor.stage.name import parsed


def choice_text(view: TableView, parts: Parts) -> Explanation | None:
    """What is to be known before a plaque is pressed."""
    option = option_of(".".join(parts).removeprefix(CHOICE))
    teller = _TELLERS.get(str(option[0]))
    return teller(view, option) if teller is not None else None


def _copy(view: TableView, option: Option) -> Explanation:
    building = TYPES[BUILDING_TYPE[str(option[1])]]
    return Explanation(tr(building.name), tr(building.text), "", "crane.type")


def _drop(view: TableView, option: Option) -> Explanation:
    shield = SHIELD_LIST[int(option[1])]
    return Explanation(
        tr(shield.name), tr(shield.text), "", "shield.tribute", f"shield.{shield.id}"
    )


def _tribute(view: TableView, option: Option) -> Explanation:
    have = view.count(f"silver.{view.duchy(view.viewer)}")
    text = tr(
        "Each of your shields costs 1 silver at the end of each phase; unpaid ones leave the game."
    )
    return Explanation(tr("Tribute"), tr(text), _have(have), "shield.tribute")


def _pay(view: TableView, option: Option) -> Explanation:
    have = view.count(f"silver.{view.duchy(view.viewer)}")
    text = tr("With the Exchange you pay {count} in silver, workers or a mix.", count=params.PRICE)
    return Explanation(tr("Payment"), text, _have(have), "buy.price")


def _points(view: TableView, option: Option) -> Explanation:
    text = tr("Each VP costs 1 silver and moves the counter towards the target.")
    return Explanation(tr("Buy VP"), text, _have(view.count("silver.0")), "solo.points")


def _have(silver: int) -> str:
    return now(tr("you have {have}", have=names.silver_text(silver)))


_TELLERS: Final[Mapping[str, Callable[[TableView, Option], Explanation]]] = {
    "copy": _copy,
    "drop": _drop,
    "tribute": _tribute,
    "pay": _pay,
    "points": _points,
}


def dealt_text(view: TableView, parts: Parts) -> Explanation | None:
    """What a click there chooses."""
    told, place = dealt(view), number(parts, 1) - 1
    if not 0 <= place < len(told):
        return None
    title = tr("Duchy {name}: castle space", name=names.printed(told[place]))
    text = tr("Click to play this duchy. Your first castle stands here; tiles go next to it.")
    return Explanation(title, text, "", "setup.castle")


def explanation(view: TableView, name: str) -> Explanation | None:
    """What there is to say about a thing; nothing where there is nothing."""
    if not name:
        return None
    parts = parsed(name).words
    teller = _WHOLE.get(name) or _HEADS.get(parts[0])
    return sourced(teller(view, parts), RULES) if teller is not None else None


def _own(view: TableView, parts: Parts) -> Explanation | None:
    """A part of the own duchy's board."""
    duchy, what = view.duchy(view.viewer), parts[-1]
    if what.startswith("d") and what[1:].isdigit():
        return place_text(view, duchy, int(what[1:]))
    if what == "filled":
        return margin.filled_text(view, duchy)
    if what == "regions":
        return margin.regions_text(view, duchy)
    if what == "vp":
        return margin.own_points(view, parts)
    return margin.duchy_name(view, duchy)


def _duchy(view: TableView, parts: Parts) -> Explanation | None:
    """A space of any duchy by the rules' zone."""
    return place_text(view, number([parts[1]]), number(parts)) if len(parts) == 3 else None


def _storage(view: TableView, parts: Parts) -> Explanation | None:
    """A place of the own storage, or of the team's: the tile there, if there is one."""
    seat = partner(view) if parts[0] == "partner" else view.viewer
    start = f"shared.{view.duchy(seat)}" if parts[0] == "shared" else f"storage.{seat}"
    zone = ".".join(parts) if len(parts) > 2 else f"{start}.{number(parts)}"
    here = view.table.pieces(zone)
    if here:
        return tile_text(view, parsed(here[0]).words)
    theirs = view.team and zone.startswith(f"storage.{partner(view)}.")
    return household.storage_text(view, ["partner"] if theirs else parts)


def _partner(view: TableView, parts: Parts) -> Explanation | None:
    what = parts[1] if len(parts) > 1 else ""
    if what.isdigit() or what.startswith("storage"):
        return _storage(view, ["partner", what.removeprefix("storage")])
    return margin.partner_text(view, parts)


def _step(view: TableView, parts: Parts) -> Explanation | None:
    """A chip of the ribbon: the first die, the second, the purchase."""
    which = number(parts)
    if which not in (1, 2):
        return household.purchase_text(view, parts)
    return household.die_text(view, ["die", str(which)])


def _shields(view: TableView, parts: Parts) -> Explanation | None:
    here = view.table.pieces(".".join(parts))
    return household.shield_text(view, parsed(here[0]).words) if here else None


_WHOLE: Final[Mapping[str, Teller]] = {
    "supply.workers": household.workers_text,
    "rail.vp": margin.points_text,
    "actions.rest": margin.REST,
    "actions.seal": margin.seal_text,
    "actions.undo": undo_text,
    "actions.redo": undo_text,
    "header.menu": margin.MENU,
    "header.rules": margin.BOOK,
    "meta.header": margin.round_text,
    "prompt.text": margin.round_text,
    "log.text": margin.LOG,
}
_HEADS: Final[Mapping[str, Teller]] = {
    "hex": tile_text,
    "back": tile_text,
    "shield": household.shield_text,
    "shields": _shields,
    "route": lambda view, parts: (
        household.route_piece(view, parts) if len(parts) == 2 else household.route_text(view, parts)
    ),
    "routes": household.route_text,
    "bonus": common_board.bonus_text,
    "bonuses": common_board.bonus_text,
    "pawn": common_board.bridge_text,
    "bridge": common_board.bridge_text,
    "goods": household.goods_piece,
    "stack": household.stack_text,
    "room": household.room_text,
    "sold": household.sold_text,
    "die": household.die_text,
    "tray": household.tray_text,
    "workers": household.workers_text,
    "silver": household.silver_text,
    "buy": household.purchase_text,
    "forecast": household.forecast_text,
    "storage": _storage,
    "shared": _storage,
    "partner": _partner,
    "own": _own,
    "duchy": _duchy,
    "rival": rival_text,
    "rivals": rival_text,
    "depot": common_board.depot_text,
    "black": common_board.black_text,
    "inns": common_board.inns_text,
    "white": common_board.white_text,
    "phase": common_board.phase_text,
    "phases": common_board.phase_text,
    "round": common_board.round_text,
    "rounds": common_board.round_text,
    "pile": common_board.supply_text,
    "post": margin.post_text,
    "lane": margin.post_text,
    "solo": margin.solo_text,
    "team": margin.team_text,
    "rail": margin.points_text,
    "vp": lambda view, parts: margin.seat_points(view, number(parts)),
    "laurel": lambda view, parts: margin.seat_points(view, number(parts)),
    "order": margin.round_text,
    "points": margin.solo_text,
    "counter": margin.solo_text,
    "step": _step,
    "household": lambda view, parts: household.storage_text(view, ["storage"]),
    "central": common_board.phase_text,
    "plan": margin.PLAN,
    "seal": margin.seal_text,
    "end": margin.seal_text,
    "undo": undo_text,
    "redo": undo_text,
    "menu": margin.MENU,
    "rules": margin.BOOK,
    "log": margin.LOG,
    "header": margin.round_text,
    "choice": choice_text,
    "deal": dealt_text,
}
