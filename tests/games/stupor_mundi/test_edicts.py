"""Edicts: every tile, every icon both ways, rewards, replacement, and all that Issues one."""

import pytest

from stupor.games.stupor_mundi.data import EDICTS
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.summon import Summon
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

#: The 27 tiles as the list of components prints them, by least player count.
UNMARKED = "TTW WWK GGA SSL AAS LLG PPS TTK WWA GGT SSK AAW LLP PPG KKL"
THREE = "TTA WWG LLS PPK GGW SST"
FOUR = "TTG WWS AAL LLT PPA KKP"
PRINTED = dict(enumerate(f"{UNMARKED} {THREE} {FOUR}".split(), start=1))
NAMES = {
    "G": "grain",
    "S": "stone",
    "A": "treasury",
    "T": "tower",
    "W": "wall",
    "K": "keep",
    "L": "ally",
    "P": "specialist",
}
TOP = {"G": 5, "S": 5, "A": 15, "T": 5, "W": 5, "K": 3, "L": 5, "P": 5}
BOTTOM = {"G": 0, "S": 0, "A": 0, "T": 0, "W": 0, "K": 0, "L": 0, "P": 1}
MIDDLE = {"G": 2, "S": 2, "A": 6, "T": 2, "W": 3, "K": 1, "L": 2, "P": 3}


def step(letter: str, count: int) -> int:
    """How far so many icons move a track: the Treasury goes in threes."""
    return 3 * count if letter == "A" else count


def counts(tile: int) -> dict[str, int]:
    """The icons of a tile and how often each is printed."""
    return {letter: PRINTED[tile].count(letter) for letter in PRINTED[tile]}


def palace_at(values: dict[str, int]) -> dict[str, int]:
    """Palace values by name."""
    return {NAMES[letter]: value for letter, value in values.items()}


def issuing(active: tuple[int, ...], following: tuple[int, ...] = (0, 0, 0)) -> Scenario:
    """A game in which seat 0 is about to Issue one of these Edicts."""
    return a_game().edicts(active, following).again(IssueEdict())


@pytest.mark.parametrize("tile", PRINTED)
def test_the_tile_shows_its_icons_in_groups(tile: int) -> None:
    """Given a tile, its icons are as printed, equal ones in one group, and so is its mark."""
    groups = tuple((list(NAMES).index(letter), n) for letter, n in counts(tile).items())
    assert EDICTS[tile].groups == groups
    assert sum(count for _, count in groups) == 3
    assert EDICTS[tile].mark == (0 if tile <= 15 else 3 if tile <= 21 else 4)
    assert len(EDICTS) == 27


@pytest.mark.parametrize("way", ["add", "remove"])
@pytest.mark.parametrize("tile", PRINTED)
def test_every_icon_is_added_or_removed(tile: int, way: str) -> None:
    """Given room both ways, when the tile is Issued one way, then each group moves as a whole."""
    keeps = 2 if way == "remove" and counts(tile).get("K") == 2 else 1
    game = a_game().palace(**palace_at(MIDDLE | {"K": keeps}))
    game.edicts((tile, 0, 0)).again(IssueEdict())
    for letter in counts(tile):
        if counts(tile)[letter] == 2 and letter == "K":
            continue  # two Keeps fit one way only, so that nobody is asked
        assert game.offers == [f"add:{NAMES[letter]}", f"remove:{NAMES[letter]}"]
        game.does(f"{way}:{NAMES[letter]}")
    sign = 1 if way == "add" else -1
    moved = {letter: sign * step(letter, n) for letter, n in counts(tile).items()}
    game.frederick_has(
        **{NAMES[x]: n + moved.get(x, 0) for x, n in (MIDDLE | {"K": keeps}).items()}
    )
    assert game.asks == "end"


@pytest.mark.parametrize(("end", "sign"), [("top", -1), ("bottom", 1)])
@pytest.mark.parametrize("tile", PRINTED)
def test_at_the_end_of_the_tracks_only_one_way_is_left(tile: int, end: str, sign: int) -> None:
    """Given all tracks at an end, when the tile is Issued, then all icons go the other way."""
    values = TOP if end == "top" else BOTTOM
    game = a_game().palace(**palace_at(values)).edicts((tile, 0, 0)).again(IssueEdict())
    assert game.asks == "end"
    moved = {letter: sign * step(letter, n) for letter, n in counts(tile).items()}
    game.frederick_has(**{NAMES[x]: n + moved.get(x, 0) for x, n in values.items()})


def test_two_towers_do_not_fit_beside_four() -> None:
    """Given 4 Towers, when TTW is Issued, then both Towers leave and only the Wall is asked."""
    game = a_game().palace(tower=4, wall=2).edicts((1, 0, 0)).again(IssueEdict())
    assert game.offers == ["add:wall", "remove:wall"]
    game.does("add:wall").frederick_has(tower=2, wall=3)


def test_the_last_tower_cannot_leave_with_a_twin() -> None:
    """Given 1 Tower, when TTW is Issued, then two Towers must come: one alone cannot go."""
    game = a_game().palace(tower=1, wall=2).edicts((1, 0, 0)).again(IssueEdict())
    game.does("remove:wall").frederick_has(tower=3, wall=1)


def test_a_way_off_the_track_is_refused_with_its_rule() -> None:
    """Given an Edict asked Wall by Wall, other icons are refused and the track's end too."""
    game = a_game().palace(wall=2).edicts((1, 0, 0)).again(IssueEdict())
    game.refuses("add:wall", "edict.direction")
    game.does("add:tower")
    game.refuses("add:tower", "edict.direction")


def test_twins_are_one_question() -> None:
    """Given 2 Towers, when TTW is Issued, then one answer moves both Towers, not one each way."""
    game = issuing((1, 0, 0)).does("add:tower").frederick_has(tower=4, wall=2)
    assert game.offers == ["add:wall", "remove:wall"]


@pytest.mark.parametrize(
    ("row", "coins", "vp"), [(1, 3, 0), (3, 1, 1)], ids=["three coins", "coin and VP"]
)
def test_rewards_of_the_top_and_bottom_edict(row: int, coins: int, vp: int) -> None:
    """Given three Active Edicts, when the top or bottom one is Issued, then its reward comes."""
    issuing((1, 2, 3)).does(f"issue:{row}").has(coins=coins, vp=vp, grain=0, stone=0)


@pytest.mark.parametrize("kind", ["grain", "stone"])
def test_reward_of_the_middle_edict(kind: str) -> None:
    """Given the middle Edict, when it is Issued, then one resource of choice comes."""
    game = issuing((1, 2, 3)).does("issue:2")
    assert game.offers == ["take:grain", "take:stone"]
    game.does(f"take:{kind}").has(**{kind: 1}, coins=0, vp=0)


def test_edict_points_are_booked_under_edicts() -> None:
    """Given the bottom Edict, when it is Issued, then its VP stands in the Edict row."""
    game = issuing((1, 2, 3)).does("issue:3")
    assert game.player().vp_from == [0, 0, 0, 0, 0, 1, 0, 0, 0]


def test_the_reward_comes_before_the_icons() -> None:
    """Given the top Edict, when it is chosen, then 3 coins are there while the icons are asked."""
    game = issuing((1, 2, 3)).does("issue:1").has(coins=3)
    assert game.asks == "icon"
    game.frederick_has(tower=2, wall=2)


def test_the_issued_tile_goes_to_the_player() -> None:
    """Given TTW on top, when it is resolved, then it lies with the player and nowhere else."""
    game = issuing((1, 2, 3), (4, 5, 6)).does("issue:1", "add:tower", "add:wall")
    assert game.player().issued == (1,)
    assert game.s.active == [0, 2, 3]
    assert game.asks == "refill"


@pytest.mark.parametrize("row", [1, 2, 3])
def test_any_next_edict_may_replace_it(row: int) -> None:
    """Given three Next Edicts, when one is chosen, then it moves and the pile refills its space."""
    game = issuing((1, 2, 3), (4, 5, 6)).does("issue:1", "add:tower", "add:wall")
    assert game.offers == ["next:1", "next:2", "next:3"]
    top = game.s.edict_pile[-1]
    game.does(f"next:{row}")
    assert game.s.active == [(4, 5, 6)[row - 1], 2, 3]
    assert game.s.next == [top if n == row else (4, 5, 6)[n - 1] for n in (1, 2, 3)]
    assert top not in game.s.edict_pile
    assert game.asks == "end"


def test_an_empty_pile_leaves_the_next_space_empty() -> None:
    """Given no pile, when an Edict is replaced: its Next space stays empty and no game ends."""
    game = a_game().edicts((1, 2, 3), (4, 5, 6))
    game.s.edict_pile = []
    game.again(IssueEdict()).does("issue:1", "add:tower", "add:wall", "next:2")
    assert game.s.active == [5, 2, 3]
    assert game.s.next == [4, 0, 6]
    assert game.s.ending == ""


def test_fewer_than_three_left_still_gives_the_row_s_reward() -> None:
    """Given two Active Edicts, when the middle is gone, then rows 1 and 3 are the choice."""
    game = issuing((1, 0, 3))
    assert game.offers == ["issue:1", "issue:3"]
    game.refuses("issue:2", "edict.active")
    game.does("issue:3").has(coins=1, vp=1)


def test_a_single_active_edict_is_issued_without_asking() -> None:
    """Given only the bottom Edict, when one must be Issued, then it is, with its own reward."""
    game = issuing((0, 0, 1)).has(coins=1, vp=1)
    assert game.asks == "icon"


@pytest.mark.parametrize("key", ["add", "remove", "add:tower:1"])
def test_an_answer_that_is_no_direction_and_icon_is_refused(key: str) -> None:
    """Given an icon that is asked, when the answer has too few or too many words, it is refused."""
    game = issuing((0, 0, 1))
    assert game.asks == "icon"
    game.refuses(key, "edict.direction")


@pytest.mark.parametrize(
    ("row", "coins", "vp"), [(1, 3, 0), (3, 1, 1)], ids=["three coins", "coin and VP"]
)
def test_no_active_edict_leaves_a_bare_reward(row: int, coins: int, vp: int) -> None:
    """Given no Active Edict, when one would be Issued, then any reward comes, the Palace stays."""
    game = issuing((0, 0, 0))
    assert game.offers == ["reward:1", "reward:2", "reward:3"]
    before = list(game.s.palace)
    game.does(f"reward:{row}").has(coins=coins, vp=vp)
    assert game.s.palace == before
    assert game.player().issued == ()
    assert game.asks == "end"


def test_no_active_edict_and_the_middle_reward() -> None:
    """Given no Active Edict, when the middle reward is taken, then the resource is asked."""
    issuing((0, 0, 0)).does("reward:2", "take:stone").has(stone=1, coins=0)


def test_a_space_that_cannot_be_refilled_ends_the_game_after_the_round() -> None:
    """Given no Next Edict, when an Edict is Issued: the round is played out, then it is over."""
    game = issuing((1, 2, 3)).does("issue:1", "add:tower", "add:wall")
    assert game.s.active == [0, 2, 3]
    assert game.s.ending == "edicts"
    game.does("end")
    assert (game.asks, game.seat) == ("turn", 1)
    game.ends_round()
    assert game.asks == ""
    assert game.s.agenda == []


@pytest.mark.parametrize(
    ("site", "piece", "beside", "issues"),
    [
        ("t2", 0, (), False),
        ("t3", 0, ("w2",), True),
        ("t4", 0, ("w3",), False),
        ("t5", 0, ("w4",), True),
        ("w2", 4, ("t2",), False),
        ("w3", 4, ("t3",), True),
        ("w4", 4, ("t4",), True),
        ("w5", 4, (), False),
        ("hand", 8, (), True),
        ("spears", 8, (), True),
        ("slot", 8, (), True),
    ],
)
def test_castle_sites_issue(site: str, piece: int, beside: tuple[str, ...], issues: bool) -> None:
    """Given a site, when it is built with a normal piece: it Issues just where it is marked."""
    game = a_game().edicts((1, 2, 3), (4, 5, 6))
    for near in beside:
        game.piece_at(near, 6 if near[0] == "w" else 2)
    game.again(Build(pay="free")).does(f"build:{site}:{piece}")
    assert game.asks == ("edict" if issues else "end")


def test_great_wall_a_issues_an_edict() -> None:
    """Given 3 coins, when Great Wall A is built on W5, then one Edict is Issued."""
    game = a_game().owns(coins=3).edicts((1, 2, 3), (4, 5, 6)).again(Build(pay="free"))
    game.does("build:w5:5").has(coins=0)
    assert game.asks == "edict"
    game.does("issue:1", "add:tower", "add:wall", "next:1")
    assert game.asks == "end"
    assert game.player().issued == (1,)


def test_great_wall_a_on_a_marked_site_issues_two_edicts() -> None:
    """Given site W3, when Great Wall A is built there, then two Edicts are Issued in turn."""
    game = a_game().owns(coins=3).piece_at("t3", 0).edicts((1, 2, 3), (4, 5, 6))
    game.again(Build(pay="free")).does("build:w3:5")
    game.does("issue:1", "add:tower", "add:wall", "next:1")
    assert game.asks == "edict"
    game.does("issue:1")
    assert game.player().coins == 6


@pytest.mark.parametrize("piece", [1, 3, 7], ids=["Great Tower A", "Great Tower B", "Great Wall B"])
def test_other_great_structures_issue_nothing(piece: int) -> None:
    """Given 4 coins, when another Great Structure is built, then no Edict is Issued."""
    site = "w5" if piece == 7 else "t2"
    game = a_game().owns(coins=4).edicts((1, 2, 3), (4, 5, 6)).again(Build(pay="free"))
    game.does(f"build:{site}:{piece}").does_what_is_offered("done")
    assert game.asks == "end"
    assert game.s.active == [1, 2, 3]


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_ally_space_three_issues(space: int) -> None:
    """Given five open Ally spaces, when an Ally is placed, then only space 3 Issues an Edict."""
    game = a_game().towers_off(2, 3, 4, 5).ally_in("roma", 1).edicts((1, 2, 3), (4, 5, 6))
    game.again(Summon(free=True)).does(f"summon:1:{space}")
    assert game.asks == ("edict" if space == 3 else "end")


@pytest.mark.parametrize("path", ["a", "c"])
def test_a_workplace_token_issues_once(path: str) -> None:
    """Given tokens on A3 and C3, when a Specialist comes first, it Issues; the next does not."""
    game = a_game().owns(grain=2).specialists(f"{path}2", f"{path}2")
    game.edicts((1, 2, 3), (4, 5, 6)).again(Promote(), Promote())
    game.does(f"promote:0:{path}")
    assert game.asks == "edict"
    assert game.s.tokens == ((33,) if path == "a" else (13,))
    game.does("issue:1", "add:tower", "add:wall", "next:1", f"promote:1:{path}")
    assert game.player().specialists == ((13, 13, 0) if path == "a" else (33, 33, 0))
    assert game.asks == "end"


def test_a_token_taken_by_one_player_is_gone_for_the_other() -> None:
    """Given seat 1 took the token of A3, when seat 0 arrives there, then nothing is Issued."""
    game = a_game().specialists("a3", seat=1).specialists("a2").edicts((1, 2, 3))
    game.s.tokens = (33,)
    game.again(Promote()).does("promote:0:a")
    assert game.player().specialists[0] == 13
    assert game.asks == "end"


def test_path_b_has_no_token() -> None:
    """Given no City Bonus on path B, when a Specialist reaches its end, then nothing is Issued."""
    game = a_game().specialists("b2").bonus_tiles("b").edicts((1, 2, 3))
    game.again(Promote()).does("promote:0:b")
    assert game.asks == "end"
    assert game.s.tokens == (13, 33)


def test_city_bonus_b_issues() -> None:
    """Given tile B in City B, when a Specialist arrives: an Edict is Issued and 3 VP follow."""
    game = a_game().specialists("b2").bonus_tiles("b", 3).edicts((1, 2, 3), (4, 5, 6))
    game.again(Promote()).does("promote:0:b").has(vp=0)
    assert game.asks == "edict"
    game.does("issue:1", "add:tower", "add:wall", "next:1").has(vp=3, coins=3)


def test_a_closed_side_pays_before_the_edict_of_the_site() -> None:
    """Given site T3 closing side 2, when it is built, its VP comes before the Edict is asked."""
    game = a_game().built("t2").piece_at("w2", 4).edicts((1, 2, 3), (4, 5, 6))
    game.again(Build(pay="free")).does("build:t3:2")
    game.has(vp=1)
    assert game.asks == "edict"


def test_an_icon_tells_beforehand_what_each_way_would_bring() -> None:
    """Given Romigi and 2 imperial Towers, twins may go both ways: 4 Towers please her, 0 do not."""
    game = a_game().hosts(14).edicts((1, 4, 5), (6, 7, 8)).again(IssueEdict()).does("issue:1")
    asked = RULES.decision(game.s)
    assert asked is not None
    assert asked.context["results"] == {
        "add": {"value": 4, "income": [3, 0], "gains": {"Romigi": 2}, "losses": {}},
        "remove": {"value": 0, "income": [1, 0], "gains": {}, "losses": {}},
    }
