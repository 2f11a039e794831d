"""A tile lies: complete regions, covered colours and linked border posts score (B25, B37, B38)."""

from __future__ import annotations

from stupor.engine import emit
from stupor.games.burgundy import params, queries, verbs, zones
from stupor.games.burgundy.board import Board, spread
from stupor.games.burgundy.data.shields import DOUBLE_BONUS
from stupor.games.burgundy.figures.laid import LANE, post_rule
from stupor.games.burgundy.ids import BONUSES, PHASES, POSTS, REGIONS
from stupor.games.burgundy.state import Duchy, State


def score_tile(s: State, who: int, duchy: Duchy, board: Board, space: int) -> None:
    """Everything that a newly covered space scores, but for solo games."""
    region = board.region[space]
    if duchy.covered & region == region:
        size = queries.scored_size(duchy, board, board.region_of[space])
        vp, more = queries.region_value(size), params.PHASE_VP[s.phase]
        colour = board.colours[space]
        emit.event(s, "region", who, colour, size, vp, more)
        verbs.score(s, who, vp, REGIONS)
        verbs.score(s, who, more, PHASES)
        if duchy.covered & board.coloured[colour] == board.coloured[colour]:
            award_bonus(s, who, duchy, colour)
    if board.lanes:
        link_posts(s, who, duchy, board, space)


def award_bonus(s: State, who: int, duchy: Duchy, colour: int) -> None:
    """The large bonus tile of a colour for the first, the small one for the second."""
    taken = s.bonus[colour]
    if taken > 1:
        return
    tile = colour * 2 + taken
    s.bonus = (*s.bonus[:colour], taken + 1, *s.bonus[colour + 1 :])
    duchy.bonuses = (*duchy.bonuses, tile)
    vp = queries.bonus_vp(s, taken)
    if DOUBLE_BONUS in duchy.shields:
        vp *= 2
    if s.events is not None:
        number = s.players[who].duchy
        piece = zones.bonus(tile)
        verbs.moved(s, who, piece, zones.bonus_space(colour), f"bonuses.{number}")
        emit.event(s, "bonus", who, colour, taken, vp)
    verbs.score(s, who, vp, BONUSES)


def link_posts(s: State, who: int, duchy: Duchy, board: Board, space: int) -> None:
    """Border posts that this space has linked (B56, B57)."""
    links = posts_linked(s, duchy, board)
    while duchy.links < links:
        duchy.links += 1
        vp = params.PHASE_VP[s.phase]
        number = s.players[who].duchy
        emit.counter(s, who, f"links.{number}", duchy.links, 1, "posts")
        emit.event(s, "linked", who, duchy.links, vp)
        verbs.score(s, who, vp, POSTS)
        if duchy.links > 1:
            award_posts(s, who)


def posts_linked(s: State, duchy: Duchy, board: Board) -> int:
    """How many links count: the first, and the second by which all posts hang together."""
    if post_rule(s) == LANE:
        found = sum(duchy.covered & lane == lane for _, _, lane in board.lanes)
        return min(found, 2)
    return sum(max(0, posts - 1) for posts in posts_by_chain(duchy, board))


def posts_by_chain(duchy: Duchy, board: Board) -> list[int]:
    """How many posts each chain of tiles touches; by shield 18 there may be several (B56, B94)."""
    found, left = [], duchy.covered
    while left:
        chain = spread(left & -left, board.near, duchy.covered)
        left &= ~chain
        found.append(sum(bool(chain & near) for _, near in board.posts))
    return found


def award_posts(s: State, who: int) -> None:
    """The bonus of the first and of the second player whose posts all hang together."""
    taken = s.post_bonus
    s.post_bonus += 1
    if taken < 2:
        vp = queries.bonus_vp(s, taken)
        emit.event(s, "all_linked", who, taken, vp)
        verbs.score(s, who, vp, POSTS)
