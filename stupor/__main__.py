"""The command `stupor`: the window, the text door, or a whole game between bots."""

from __future__ import annotations

import argparse
import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stupor.ai.levels import COLON, LEVELS, PERSONAS, UnknownLevel, parse_kind
from stupor.arena.options import add_arena_options, add_balance_options, add_campaign_options
from stupor.engine.errors import BadData
from stupor.platform.paths import levels
from stupor.protocol.problem import PREFIX, OutsideProblem
from stupor.training.options import add_train_options

if TYPE_CHECKING:
    from stupor.engine.rules import GameSpec

GAME = "stupor_mundi"
#: Without any of these a Linux machine would open a window that nobody can see.
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
MARKETS = ("easy", "medium", "difficult")
EDITIONS = ("retail", "special", "prototype-2023")
#: Options of a new game that the command line names alike.
SETUP = ("market", "houses", "edition", "expansions")
HUMAN = "human"
COMPUTERS = (
    f"a computer is a level of {', '.join(LEVELS)}, "
    f"if you like with a taste of {', '.join(PERSONAS)}: baron{COLON}merchant"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number is the exit status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except BadData as error:
        print(f"stupor: {error}", file=sys.stderr)
        return 2
    except OutsideProblem as error:
        print(f"stupor: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # the reader has gone; nothing may be flushed to it at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="stupor", description="Stupor Mundi at your own table. Without a command: the window."
    )
    _add_game(parser, f"chairs at once, without title and lobby: human; {COMPUTERS}")
    _add_box(parser)
    _add_figures(parser)
    parser.add_argument("--window", type=_size, metavar="WxH", help="window size: 1280x720")
    parser.add_argument("--open", type=Path, metavar="FILE", help="go on with a game in a file")
    parser.add_argument("--trace", type=Path, metavar="FILE", help="write what was played there")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(
        title="commands",
        metavar="{serve,play,arena,balance,campaign,train,replay,chronicle,figures}",
    )
    door = commands.add_parser("serve", help="speak the seat protocol on stdin and stdout")
    _add_figures(door)
    door.set_defaults(run=_serve)
    play = commands.add_parser("play", help="play a whole game between bots")
    _add_game(play, f"who sits where: {COMPUTERS}; {PREFIX}COMMAND for a program", required=True)
    _add_box(play)
    _add_figures(play)
    play.add_argument("--json", action="store_true", help="one event per line, the result last")
    play.set_defaults(run=_play)
    _add_arena(commands)
    train = commands.add_parser("train", help="learn to judge positions from games against oneself")
    add_train_options(train)
    train.set_defaults(run=_train)
    _add_replay(commands)
    _add_chronicle(commands)
    _add_listing(commands)
    return parser


def _add_arena(commands: Any) -> None:
    arena = commands.add_parser("arena", help="play matches between bots and tell who is stronger")
    _add_game(arena, f"who plays: {COMPUTERS}; {PREFIX}COMMAND for a program")
    add_arena_options(arena)
    arena.set_defaults(run=_arena)
    balance = commands.add_parser("balance", help="let equals play and report on the game itself")
    _add_setup(balance)
    add_balance_options(balance)
    balance.set_defaults(run=_balance)
    campaign = commands.add_parser("campaign", help="let a computer play the solo campaign")
    campaign.add_argument("--seed", type=_whole, metavar="N", help="the same N, the same games")
    add_campaign_options(campaign, levels() / "campaign")
    campaign.set_defaults(run=_campaign)
    for parser in (arena, balance):
        _add_box(parser)
    for parser in (arena, balance, campaign):
        _add_figures(parser)


def _add_replay(commands: Any) -> None:
    again = commands.add_parser(
        "replay",
        help="go through a game file or bug report again",
        description="Goes through a game again, checks every digest and tells what happens.",
        epilog="Exit status: 0 all fits; 1 the file is damaged or does not fit; "
        "2 the file is no game; 3 the rules broke, with a traceback.",
    )
    again.add_argument("file", type=Path, metavar="FILE", help="a .stupor file or a report's .zip")
    again.add_argument("--until", type=_count, metavar="N", help="stop after N choices")
    again.add_argument("--json", action="store_true", help="one event per line, the end last")
    again.set_defaults(run=_replay)


def _add_chronicle(commands: Any) -> None:
    told = commands.add_parser("chronicle", help="figures of all finished games on this machine")
    told.add_argument("--csv", type=Path, metavar="FILE", help="write a table of them there, too")
    told.add_argument("--json", action="store_true", help="the figures as one JSON object")
    told.set_defaults(run=_chronicle)


def _add_listing(commands: Any) -> None:
    listing = commands.add_parser("figures", help="list the reconstructed figures of the game")
    listing.add_argument("--json", action="store_true", help="one figure per line as JSON")
    listing.add_argument("--check", type=Path, metavar="FILE", help="check a file of corrections")
    listing.add_argument(
        "--template", type=Path, metavar="FILE", help="write a file of corrections to begin with"
    )
    listing.set_defaults(run=_figures)


def _add_figures(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--figures", type=Path, metavar="FILE", help="play with the corrections of a file"
    )


def _add_game(parser: argparse.ArgumentParser, seats: str, required: bool = False) -> None:
    parser.add_argument("--seats", type=_names, required=required, metavar="A,B,...", help=seats)
    _add_setup(parser)


def _add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=_whole, metavar="N", help="the same N, the same game")
    parser.add_argument("--market", choices=MARKETS, help="difficulty of the Market")
    parser.add_argument(
        "--houses", type=_houses, metavar="HOW", help="random, draft, or names: savoy,di-romano"
    )


def _add_box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--easier", action="store_true", help="the easier game against Frederick")
    parser.add_argument("--edition", choices=EDITIONS, help="from which box")
    parser.add_argument(
        "--expansions",
        type=_names,
        metavar="A,B",
        help="of the special edition: postponed-crusade,imperial-projects",
    )


def _window(options: argparse.Namespace) -> int:
    if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
        raise BadData(f"there is no screen here: none of {', '.join(SCREENS)} is set")
    if options.seats is not None and options.open is not None:
        raise BadData("--open goes on with a game, --seats begins one; ask for one of them")
    gc.disable()  # until the first frame: so far there is nothing to throw away
    try:
        return _opened(options)
    finally:
        gc.enable()


def _opened(options: argparse.Namespace) -> int:
    from stupor import opening

    at_once = options.seats is not None or options.open is not None
    reader = opening.read_ahead(options.window, "table" if at_once else "title")
    from stupor import app
    from stupor.platform.window import NoScreen

    stamper = app.prepare(options.window, reader, sheets=at_once)
    setup = {} if options.seats is None else _setup(options)
    if options.seats is not None:
        _check_players(options.seats, _game())
    try:
        return app.main(
            seats=options.seats,
            seed=options.seed,
            window=options.window,
            trace=options.trace,
            setup=setup,
            file=options.open,
            stamper=stamper,
        )
    except NoScreen as why:
        raise BadData(str(why)) from why


def _serve(options: argparse.Namespace) -> int:
    from stupor.protocol.server import serve

    serve(_game(), sys.stdin.buffer, sys.stdout.buffer, _corrections(options))
    return 0


def _play(options: argparse.Namespace) -> int:
    from stupor.arena.chairs import check
    from stupor.protocol.playing import play

    spec = _game()
    check(options.seats)
    _check_count(options.seats, spec)
    _same_bytes()
    play(spec, options.seats, options.seed or 0, _setup(options), options.json, sys.stdout)
    return 0


def _arena(options: argparse.Namespace) -> int:
    from stupor.arena.command import run_arena

    spec = _game()
    if options.seats is not None:
        _check_count(options.seats, spec)
    _same_bytes()
    return run_arena(spec, options.seats, options.seed or 0, _setup(options), options)


def _balance(options: argparse.Namespace) -> int:
    from stupor.arena.command import run_balance

    _same_bytes()
    return run_balance(_game(), options.seed or 0, _setup(options), options)


def _campaign(options: argparse.Namespace) -> int:
    from stupor.arena.command import run_campaign

    _same_bytes()
    return run_campaign(_game(), options.seed or 0, options, _corrections(options))


def _train(options: argparse.Namespace) -> int:
    from stupor.training.command import run_train

    return run_train(_game(), options)


def _replay(options: argparse.Namespace) -> int:
    from stupor.archive.reading import BadFile
    from stupor.games import registry
    from stupor.protocol.replaying import replay

    _same_bytes()
    try:
        return replay(options.file, registry.get, options.json, options.until, sys.stdout)
    except BadFile as error:
        raise BadData(str(error)) from error


def _chronicle(options: argparse.Namespace) -> int:
    from stupor.archive import Archive
    from stupor.games import registry
    from stupor.platform.paths import user_data
    from stupor.protocol.chronicling import chronicle

    _same_bytes()
    deeds = Archive(user_data(), registry.get).annals()
    chronicle(deeds, options.csv, options.json, sys.stdout)
    return 0


def _figures(options: argparse.Namespace) -> int:
    from stupor.protocol.figures import figures

    _same_bytes()
    return figures(_game(), options.check, options.template, options.json, sys.stdout)


def _same_bytes() -> None:
    """Write the same bytes on every system."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def _game() -> GameSpec:
    # imported late: the window opens sooner
    from stupor.games import registry

    return registry.get(GAME)


def _setup(options: argparse.Namespace) -> dict[str, Any]:
    chosen = {name: getattr(options, name) for name in SETUP}
    setup = {name: value for name, value in chosen.items() if value is not None}
    if options.easier:
        setup["easier"] = True
    return setup | _corrections(options)


def _corrections(options: argparse.Namespace) -> dict[str, Any]:
    """What the options of a new game say of corrected figures."""
    if options.figures is None:
        return {}
    from stupor.archive.corrections import figures_of, wanted_file

    figures = wanted_file(options.figures, figures_of(_game()))
    return {"figures": figures} if figures else {}


def _check_players(seats: list[str], spec: GameSpec) -> None:
    try:
        for seat in seats:
            if seat != HUMAN:
                parse_kind(seat)
    except UnknownLevel as why:
        raise BadData(f"{why}, {HUMAN}") from None
    _check_count(seats, spec)


def _check_count(seats: list[str], spec: GameSpec) -> None:
    if not spec.min_seats <= len(seats) <= spec.max_seats:
        raise BadData(f"{len(seats)} seats; {spec.min_seats} to {spec.max_seats} can play")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _houses(text: str) -> str | list[str]:
    return text if text in ("random", "draft") else _names(text)


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of up to 18 digits")
    return int(text)


def _count(text: str) -> int:
    count = _whole(text)
    if count < 0:
        raise argparse.ArgumentTypeError(f"{text!r} is less than nothing")
    return count


def _size(text: str) -> tuple[int, int]:
    sides = text.replace("×", "x").split("x")
    if len(sides) != 2 or not all(map(_is_side, sides)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    return int(sides[0]), int(sides[1])


def _is_side(text: str) -> bool:
    return text.isascii() and text.isdigit() and 3 <= len(text) <= 5 and text[0] != "0"


if __name__ == "__main__":
    sys.exit(main())
