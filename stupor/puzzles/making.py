"""Games are played, and every position that is a puzzle is kept; it can stop and go on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.greedy import GreedyBot
from stupor.ai.levels import make_bot
from stupor.ai.proof import Ending, Proof
from stupor.ai.view import SeatView
from stupor.engine.game import Game, Play
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.puzzles.finding import FoundPuzzle, feats, holds, last_puzzles, turn_ends, turn_puzzle
from stupor.puzzles.mining import SHARE_OF_BEST, best_ends, confirmed, stands_alone
from stupor.puzzles.puzzle import BEST_LINES, IDEA, LAST, TURN, Puzzle

#: Who plays the games.
PLAYERS: Final = "baron"
#: Positions that are looked at in a last round, and in any turn.
MOST_LAST: Final = 20_000
MOST_TURN: Final = 8_000
#: Before this round no idea can be confirmed: too much is still to come.
FIRST_IDEA: Final = 2
#: So many puzzles of a theme one game gives at most.
A_GAME: Final = 4
#: So often a last round is played.
ENDINGS: Final = 5
#: The key of a line of the work file that says that a game is done.
DONE: Final = "done"
#: A goal that fewer of all ends reach is hard to hit upon.
RARE: Final = 0.02
#: An idea of this many key moves is a long one.
LONG: Final = 3
#: Nobody makes more choices in what is left of a last round.
LONGEST: Final = 60


def make(spec: Game, seed: int, games: int, into: Path, quotas: Mapping[str, int]) -> Iterator[str]:
    """Look through games from a seed on and add what is found to a work file.

    Games that the file says are done are left out; a theme that has its quota is looked for no
    more. Says what each game brought.
    """
    done, had = _so_far(into)
    for number in range(seed, seed + games):
        if number in done:
            continue
        wanted = {theme for theme, quota in quotas.items() if had.get(theme, 0) < quota}
        if not wanted:
            return
        found = list(puzzles_of(spec, number, wanted))
        with into.open("a", encoding="utf-8") as file:
            for puzzle in found:
                had[puzzle.theme] = had.get(puzzle.theme, 0) + 1
                file.write(json.dumps(puzzle.as_json(), separators=(",", ":")) + "\n")
            file.write(json.dumps({DONE: number}) + "\n")
        yield f"{number}: {', '.join(p.theme for p in found) or '-'}; {had}"


def _so_far(into: Path) -> tuple[set[int], dict[str, int]]:
    """The games that are done, and how many puzzles of each theme there are."""
    done: set[int] = set()
    had: dict[str, int] = {}
    if into.exists():
        for line in into.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if DONE in told:
                done.add(told[DONE])
            else:
                had[told["theme"]] = had.get(told["theme"], 0) + 1
    return done, had


def puzzles_of(spec: Game, seed: int, wanted: set[str]) -> Iterator[Puzzle]:
    """The puzzles of one game of two, a few of a theme at most.

    What looks the same to its seat is looked at once.
    """
    play = spec.play
    had: Counter[str] = Counter()
    seen: set[str] = set()
    for source, state, seat in positions(spec, seed):
        look = json.dumps(play.rules.observe(state, seat))
        if look in seen:
            continue
        seen.add(look)
        left = {theme for theme in wanted if had[theme] < A_GAME}
        for found in _looked_at(play, state, seat, left):
            had[found.theme] += 1
            yield _puzzle(play, state, seat, found, f"{seed}/{source}")


def positions(spec: Game, seed: int) -> Iterator[tuple[str, Any, int]]:
    """The beginnings of turns of a game between two computers: where, position, seat.

    Its last round is played several times from the turn before it on, each time with other throws
    and other things hidden. Where somebody can leave the rest of it to the other, that is a
    position, too.
    """
    rules = spec.play.rules
    state = rules.setup(2, seed, {})
    before: Any = None
    for ply, begun, seat in _played(spec, seed, state):
        if not rules.ending(begun):
            before = begun.clone()
        yield from _with_rest(rules, str(ply), begun, seat)
    for number in range(1, ENDINGS):
        dealt = rules.determinize(before, 0, SplitMix(seed * ENDINGS + number))
        for ply, begun, seat in _played(spec, seed + number, dealt):
            if rules.ending(begun):
                yield from _with_rest(rules, f"last.{number}.{ply}", begun, seat)


def _with_rest(rules: Rules, source: str, begun: Any, seat: int) -> Iterator[tuple[str, Any, int]]:
    """A position, and the one in which its seat leaves what is left of a last round to the next."""
    yield source, begun, seat
    if not rules.ending(begun) or Proof(rules, seat).sees_the_end(begun):
        return
    for option in rules.legal(begun):
        after = begun.clone()
        rules.apply(after, option)
        heir = rules.asked(after)
        if heir is None or heir == seat or not rules.begins(after):
            continue
        if Proof(rules, heir).sees_the_end(after):
            yield f"{source}.rest", after, heir


def _played(spec: Game, seed: int, state: Any) -> Iterator[tuple[int, Any, int]]:
    """A game as the computers play it on, at the beginning of each turn."""
    play = spec.play
    rules = play.rules
    bots = [make_bot(PLAYERS, rules, play.advisor, 2 * seed + seat) for seat in range(2)]
    ply = 0
    while (decision := rules.decision(state)) is not None:
        if rules.begins(state):
            yield ply, state, decision.seat
        view = SeatView(rules, state, decision, ply)
        rules.apply(state, finish(bots[decision.seat].think(view))[0][0])
        ply += 1


def _looked_at(play: Play, state: Any, seat: int, wanted: set[str]) -> Iterator[FoundPuzzle]:
    """What is found at a position, if other dealings say the same."""
    if play.rules.ending(state):
        yield from _last(play, state, seat, wanted & set(LAST))
    elif {TURN, IDEA} & wanted:
        yield from _any_turn(play, state, seat, wanted)


def _last(play: Play, state: Any, seat: int, wanted: set[str]) -> Iterator[FoundPuzzle]:
    if wanted:
        for found in last_puzzles(play, state, seat, MOST_LAST):
            look = partial(_of_theme, play, seat, found.theme)
            if found.theme in wanted and holds(play, state, seat, found, look):
                yield found


def _any_turn(play: Play, state: Any, seat: int, wanted: set[str]) -> Iterator[FoundPuzzle]:
    """What is found where the better ends promise something: only then are all looked for."""
    best = best_ends(play, state, seat)
    if TURN in wanted and feats(play, state, seat, best):
        turn = _turn(play, seat, state)
        if turn is not None and holds(play, state, seat, turn, partial(_turn, play, seat)):
            yield turn
    if IDEA in wanted and play.rules.clock(state)[0] >= FIRST_IDEA:
        idea = _idea(play, state, seat, best)
        if idea is not None:
            yield idea


def _idea(play: Play, state: Any, seat: int, best: Sequence[Ending]) -> FoundPuzzle | None:
    """The idea of a turn of which all ends are known, or else the better ones."""
    idea = stands_alone(play, state, seat, best, SHARE_OF_BEST)
    if idea is None:
        return None
    ends, tried = turn_ends(play, state, seat, MOST_TURN)
    if ends:
        idea = stands_alone(play, state, seat, ends)
    if idea is None:
        return None
    return confirmed(play, state, seat, idea, tried if ends else 0)


def _turn(play: Play, seat: int, state: Any) -> FoundPuzzle | None:
    return turn_puzzle(play, state, seat, *turn_ends(play, state, seat, MOST_TURN))


def _of_theme(play: Play, seat: int, theme: str, state: Any) -> FoundPuzzle | None:
    found = last_puzzles(play, state, seat, MOST_LAST)
    return next((each for each in found if each.theme == theme), None)


def _puzzle(play: Play, state: Any, seat: int, found: FoundPuzzle, source: str) -> Puzzle:
    how = "all lines"
    if found.theme == IDEA:
        how = "confirmed" if found.tried else f"confirmed {BEST_LINES}"
    return Puzzle(
        id=f"{found.theme}-{source.replace('/', '-')}",
        theme=found.theme,
        level=level_of(play, state, seat, found),
        seat=seat,
        goal=found.goal,
        line=found.accepted[0].line,
        core=found.core,
        accepted=len(found.accepted),
        ends=found.ends,
        source=source,
        proof=f"{how}: {found.tried} positions" if found.tried else how,
        state=play.rules.dump(state),
    )


def level_of(play: Play, position: Any, seat: int, found: FoundPuzzle) -> int:
    """One to three: easy, medium, hard."""
    hard = (len(found.accepted) < RARE * found.ends) + (len(found.core) >= LONG)
    hard += 2 * hidden(play, position, seat, found.core)
    return 1 if hard < 1 else 2 if hard < 3 else 3


def hidden(play: Play, position: Any, seat: int, core: tuple[Option, ...]) -> bool:
    """Whether the first key move of a greedy player is no part of the idea."""
    rules, state = play.rules, position.clone()
    bot = GreedyBot(rules, play.advisor.plain(), 1)
    for ply in range(LONGEST):
        decision = rules.decision(state)
        if decision is None or decision.seat != seat:
            return True
        option = finish(bot.think(SeatView(rules, state, decision, ply)))[0][0]
        move = play.key_moves(position, [option])
        if move:
            return move[0] not in core
        rules.apply(state, option)
    return True
