"""What each command does."""

from __future__ import annotations

import gc
import io
import os
import sys
from typing import TYPE_CHECKING, Any, Final, TextIO

from stupor.ai.levels import UnknownLevel, parse_kind
from stupor.engine.errors import BadData
from stupor.files.atomic_write import extended
from stupor.files.terminal import say
from stupor.games import registry
from stupor.platform.paths import resources, user_data
from stupor.program.variant_arguments import chosen

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from stupor.engine.game import Game

# what a command needs is imported when it is given: the window opens sooner

HUMAN: Final = "human"
#: Without any of these a Linux machine would open a window that nobody can see.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def window(options: argparse.Namespace) -> int:
    """Open the window: at the title, at a new table, or at a kept game."""
    if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        raise BadData(
            f"no screen found: set one of {', '.join(SCREENS)}, or use a command of --help"
        )
    if options.seats is not None and options.open is not None:
        raise BadData("use either --open (continue a game) or --seats (start one), not both")
    if options.seats is None:
        _check_bare(options)
    _check_trace(options.trace)
    gc.disable()  # until the first frame: so far there is nothing to throw away
    try:
        return _opened(options)
    finally:
        gc.enable()


def _check_bare(options: argparse.Namespace) -> None:
    """Refuse what is about a new game where none begins: nobody would heed it."""
    agreed = [*(["figures"] if options.figures else []), *chosen(options)]
    if agreed:
        raise BadData(f"--{agreed[0]} is about a new game: add --seats")


def _opened(options: argparse.Namespace) -> int:
    from stupor.program import first_picture

    at_once = options.seats is not None or options.open is not None
    if options.open is not None:
        options.game = first_picture.game_in(options.open)
    shown = options.game if at_once else first_picture.GAME
    board = first_picture.table_of(shown) if at_once else first_picture.front()
    reader = first_picture.read_ahead(options.window, board, shown)
    from stupor.platform.window import NoScreen
    from stupor.program import startup as start

    renderer = start.prepare(options.window, reader, at_once, shown)
    setup = {} if options.seats is None else _setup(options)
    if options.seats is not None:
        _check_players(options.seats, _game(options))
        _ = _game(options).rules  # imported now, while the pictures are being read
    try:
        return start.main(
            seats=options.seats,
            seed=options.seed,
            window=options.window,
            trace=options.trace,
            setup=setup,
            game=options.game,
            file=options.open,
            renderer=renderer,
        )
    except NoScreen as why:
        raise BadData(str(why)) from why


def serve(options: argparse.Namespace) -> int:
    """Speak the seat protocol until the other side leaves."""
    if options.schema is not None:
        return _schema(options)
    from stupor.protocol.server import serve
    from stupor.puzzles.collection import collection

    if sys.stdin is None or sys.stdout is None:
        raise BadData("serve needs standard input and output; one of them is closed")
    serve(
        _game(options),
        sys.stdin.buffer,
        sys.stdout.buffer,
        _corrections(options),
        lambda name: collection(resources() / name),
    )
    return 0


def _schema(options: argparse.Namespace) -> int:
    from stupor.protocol import schema

    page = schema.page(registry.get(options.schema or options.game))
    say(*page.rstrip("\n").split("\n"), to=_out())
    return 0


def play(options: argparse.Namespace) -> int:
    """Play a whole game between bots."""
    from stupor.arena.players import check_players
    from stupor.protocol import playing

    spec = _game(options)
    check_players(options.seats, spec)
    _check_count(options.seats, spec)
    playing.play(spec, options.seats, options.seed or 0, _setup(options), options.json, _out())
    return 0


def puzzles(options: argparse.Namespace) -> int:
    """List, show, check or make puzzles."""
    from stupor.puzzles.command import run

    spec = _game(options)
    _out()
    return run(spec, resources() / spec.id, options)


def arena(options: argparse.Namespace) -> int:
    """Play matches and tell who is stronger."""
    from stupor.arena.command import run_arena

    spec = _game(options)
    if options.seats is not None:
        _check_count(options.seats, spec)
    _out()
    return run_arena(spec, options.seats, options.seed or 0, _setup(options), options)


def balance(options: argparse.Namespace) -> int:
    """Let equals play and report on the game itself."""
    from stupor.arena.command import run_balance

    _out()
    return run_balance(_game(options), options.seed or 0, _setup(options), options)


def campaign(options: argparse.Namespace) -> int:
    """Let a computer play the chapters."""
    from stupor.arena.command import run_campaign

    _out()
    return run_campaign(_game(options), options.seed or 0, options, _corrections(options))


def train(options: argparse.Namespace) -> int:
    """Learn to judge positions."""
    from stupor.training.command import run_train

    _out()
    return run_train(_game(options), _setup(options), options)


def replay(options: argparse.Namespace) -> int:
    """Go through a game file again."""
    from stupor.archive.reading import BadFile
    from stupor.protocol import replaying

    out = _out()
    try:
        return replaying.replay(options.file, registry.get, options.json, options.until, out)
    except BadFile as error:
        raise BadData(f"{options.file}: {error}") from error


def review(options: argparse.Namespace) -> int:
    """Look back at a finished game."""
    from stupor.protocol import review_report

    return review_report.review_file(
        options.file, registry.get, options.seat, options.seed, options.json, _out()
    )


def statistics(options: argparse.Namespace) -> int:
    """Tell the figures of all finished games."""
    from stupor.archive import Archive
    from stupor.protocol import statistics_report

    out = _out()
    games = Archive(user_data(), registry.get).finished_games()
    statistics_report.report(games, options.csv, options.json, out)
    return 0


def figures(options: argparse.Namespace) -> int:
    """List the reconstructed figures, or see to a file of corrections."""
    from stupor.protocol import figures as protocol

    out = sys.stdout if options.template else _out()  # a template goes into its file alone
    return protocol.figures(_game(options), options.check, options.template, options.json, out)


def selftest(options: argparse.Namespace) -> int:
    """Try the program out."""
    from stupor.selftest import command

    if options.victim:
        return command.be_killed(options.victim)
    if options.pictures:
        only = [name for name in options.only.split(",") if name]
        return command.take_pictures(options.pictures, options.window or command.SIZE, only)
    return command.selftest()


def desktop(options: argparse.Namespace) -> int:
    """Put the program into the desktop's menu, or take it out."""
    from stupor.program import desktop_menu as menu

    done = menu.install() if options.install else menu.remove()
    say(*(map(str, done) if done else ["nothing to remove"]), to=_out())
    return 0


def _out() -> TextIO:
    """Standard output, the same bytes on every system; BadData where it is closed."""
    if sys.stdout is None:
        raise BadData("standard output is closed; open it to see the result")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    return sys.stdout


def _game(options: argparse.Namespace) -> Game:
    return registry.get(options.game)


def _setup(options: argparse.Namespace) -> dict[str, Any]:
    return chosen(options) | _corrections(options)


def _corrections(options: argparse.Namespace) -> dict[str, Any]:
    """What the options of a new game say of corrected figures."""
    if getattr(options, "figures", None) is None:
        return {}
    from stupor.archive.corrections import wanted_file

    [file] = wanted_file(options.figures, _game(options))
    return {"figures": file.figures} if file.figures else {}


def _check_trace(path: Path | None) -> None:
    """Say at once that nothing can be written there."""
    if path is None:
        return
    try:
        os.close(extended(path))
    except OSError as why:
        raise BadData(f"cannot write to {path}: {why.strerror}") from why


def _check_players(seats: list[str], spec: Game) -> None:
    try:
        for seat in seats:
            if seat != HUMAN:
                parse_kind(seat, spec.persona_keys)
    except UnknownLevel as why:
        raise BadData(f"{why}, {HUMAN}") from None
    _check_count(seats, spec)


def _check_count(seats: list[str], spec: Game) -> None:
    if len(seats) not in spec.seats:
        least, most = spec.seats[0], spec.seats[-1]
        raise BadData(f"{spec.title} takes {least} to {most} players, not {len(seats)}")
