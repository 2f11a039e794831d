"""What can be said on the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stupor import APP, __version__
from stupor.ai.levels import COLON, LEVELS
from stupor.arena.options import add_arena_options, add_balance_options, add_campaign_options
from stupor.files import bounds
from stupor.files.terminal import say
from stupor.games.registry import FIRST, names
from stupor.platform.paths import levels
from stupor.program import run_command
from stupor.program.variant_arguments import add_variants, game_in
from stupor.protocol.outside_program import PREFIX
from stupor.puzzles.options import add_puzzle_options
from stupor.training.options import add_train_options

COMPUTERS: Final = (
    f"a computer level ({', '.join(LEVELS)}), with a persona if you like: baron{COLON}merchant"
)
#: What the window can be told without beginning a game.
PLAIN: Final = ("--window", "--open", "--trace", "--version")
#: Options that a value follows.
_VALUED: Final = frozenset({*PLAIN, "--seats", "--seed", "--game", "--figures"} - {"--version"})
#: Commands that begin games, and so can be told what was agreed on.
PLAYING: Final = ("play", "arena", "balance", "train")
_SEED: Final = bounds.whole(-bounds.LARGEST, bounds.LARGEST)
_COUNT: Final = bounds.whole(0, bounds.LARGEST)
_SIDE: Final = bounds.whole(100, 16_384)
_MOST_PIXELS: Final = 7680 * 4320
#: Commands that are about one game.
NAMED: Final = ("serve", *PLAYING, "campaign", "figures", "puzzles")


class Parser(argparse.ArgumentParser):
    """Tells what it does not understand as everything is told; a command has such a one, too."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.color = False  # newer Pythons colour the help by signs that we only show

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            say(*message.removesuffix("\n").split("\n"), to=file or sys.stderr)


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """What `stupor` understands of these arguments; `run` of what was read does it."""
    line, commands = _parser(() if _window_alone(arguments) else _COMMANDS)
    command = next((name for name in arguments if name in commands), "")
    if command in PLAYING:
        add_variants(commands[command], game_in(arguments))
    elif not command and any(_begins(name) for name in arguments):
        add_variants(line, game_in(arguments))
    return line


def _window_alone(arguments: Sequence[str]) -> bool:
    """Whether these are options and their values, no command and no call for help with them."""
    return _VALUED.issuperset(arguments[::2])


def _begins(argument: str) -> bool:
    """Whether an argument of the window is about a new game."""
    return argument.startswith("-") and argument.partition("=")[0] not in PLAIN


def _parser(adding: Iterable[Callable[[Any], None]]) -> tuple[Parser, Mapping[str, Parser]]:
    """Everything but what is agreed on before a game, and the commands that are added, by name."""
    line = Parser(
        prog="stupor",
        description=f"{APP}: two board games. Without a command it opens the window.",
        epilog="Exit status: 0 success; 1 failure; 2 wrong command line or unreadable file; "
        "3 game files are missing or damaged; 130 interrupted. `replay` and `selftest` "
        "list theirs in their own --help.",
    )
    line.add_argument("--version", action="version", version=f"Stupor {__version__}")
    _add_game(line, f"start a game at once with these players: human or {COMPUTERS}")
    _add_figures(line)
    line.add_argument("--window", type=_size, metavar="WxH", help="window size, such as 1280x720")
    line.add_argument("--open", type=Path, metavar="FILE", help="continue a saved game")
    line.add_argument("--trace", type=Path, metavar="FILE", help="write every move to this file")
    line.set_defaults(run=run_command.window, variants=())
    commands = line.add_subparsers(title="commands", metavar="COMMAND")
    for add in adding:
        add(commands)
    _add_name([line, *(found for name, found in commands.choices.items() if name in NAMED)])
    return line, commands.choices


def _told(commands: Any, name: str, words: str) -> Any:
    """A command whose own help begins with what the list of commands says of it."""
    return commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play one game between computers",
        description="Plays one game without a window and prints what happens.",
    )
    _add_game(
        play,
        f"the players in seat order: each {COMPUTERS}; or {PREFIX}COMMAND for your own program",
        required=True,
    )
    _add_figures(play)
    play.add_argument(
        "--json", action="store_true", help="one event per line as JSON, the result last"
    )
    play.set_defaults(run=run_command.play)


def _add_train(commands: Any) -> None:
    train = commands.add_parser(
        "train",
        help="train the judgement of positions with games against itself",
        description="Plays many games against itself and writes the weights that judge positions.",
    )
    add_train_options(train)
    train.set_defaults(run=run_command.train)


def _add_door(commands: Any) -> None:
    door = commands.add_parser(
        "serve",
        help="speak the seat protocol on stdin and stdout",
        description="Runs games for another program: JSON requests on stdin, answers on stdout.",
    )
    _add_figures(door)
    door.add_argument(
        "--schema",
        nargs="?",
        const="",
        metavar="GAME",
        help="print a reference of all requests, fields, clauses and events",
    )
    door.set_defaults(run=run_command.serve)


def _add_puzzles(commands: Any) -> None:
    puzzles = _told(commands, "puzzles", "list, show, check and make puzzles")
    add_puzzle_options(puzzles)
    puzzles.set_defaults(run=run_command.puzzles)


def _add_selftest(commands: Any) -> None:
    trial = commands.add_parser(
        "selftest",
        help="check that the program works on this machine",
        description="Plays, saves, interrupts and loads a game, and draws every page. Writes only "
        "to temporary folders.",
        epilog="Exit status: 0 everything works; 1 a check failed, and its line says why.",
    )
    trial.add_argument("--pictures", type=Path, metavar="DIR", help="save a picture of each page")
    trial.add_argument("--window", type=_size, metavar="WxH", help="size of the pictures")
    trial.add_argument("--only", metavar="A,B", default="", help="save only these pages")
    trial.add_argument("--victim", type=Path, help=argparse.SUPPRESS)
    trial.set_defaults(run=run_command.selftest)


def _add_desktop(commands: Any) -> None:
    menu = _told(commands, "desktop", "add Stupor to the menu of a Linux desktop")
    way = menu.add_mutually_exclusive_group(required=True)
    way.add_argument("--install", action="store_true", help="add the menu entry and its icon")
    way.add_argument("--remove", action="store_true", help="remove them again")
    menu.set_defaults(run=run_command.desktop)


def _add_arena(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        help="play matches between computers and compare their strength",
        description="Plays every set-up from every seat and prints win rates, mean VP and Elo.",
    )
    _add_game(arena, f"the players: each {COMPUTERS}; or {PREFIX}COMMAND for your own program")
    add_arena_options(arena)
    arena.set_defaults(run=run_command.arena)
    balance = commands.add_parser(
        "balance",
        help="play games between equal computers and report on game balance",
        description="Plays games between equal computers and reports what wins and what is used.",
    )
    _add_seed(balance)
    add_balance_options(balance)
    balance.set_defaults(run=run_command.balance)
    campaign = commands.add_parser(
        "campaign",
        help="let a computer play the solo campaign",
        description="Plays each chapter many times and prints how well the computer does.",
    )
    campaign.add_argument(
        "--seed", type=_SEED, metavar="N", help="random seed; the same N gives the same games"
    )
    add_campaign_options(campaign, levels() / "campaign")
    campaign.set_defaults(run=run_command.campaign)
    for parser in (arena, balance, campaign):
        _add_figures(parser)


def _add_replay(commands: Any) -> None:
    again = commands.add_parser(
        "replay",
        help="check a game file or bug report by playing it again",
        description="Plays a saved game again, checks every digest and prints what happens.",
        epilog="Exit status: 0 the file is correct; 1 it is damaged or does not match the rules; "
        "2 it is not a game; 3 the rules failed, with a traceback.",
    )
    again.add_argument(
        "file", type=Path, metavar="FILE", help="a .stupor file or the .zip of a bug report"
    )
    again.add_argument("--until", type=_COUNT, metavar="N", help="stop after N moves")
    again.add_argument(
        "--json", action="store_true", help="one event per line as JSON, the final position last"
    )
    again.set_defaults(run=run_command.replay)
    _add_review(commands)


def _add_review(commands: Any) -> None:
    back = commands.add_parser(
        "review",
        help="analyse a finished game: what each turn gave away, and how lucky it was",
        description="Grades every turn of a finished game on the same deals, checks mistakes on "
        "other deals, and says how lucky dice and cards were. Takes a minute or two.",
    )
    back.add_argument("file", type=Path, metavar="FILE", help="a .stupor file")
    back.add_argument("--seat", type=_COUNT, default=0, metavar="N", help="whose turns, from 0")
    back.add_argument(
        "--seed", type=_SEED, default=1, metavar="N", help="seed of the deals (default: 1)"
    )
    back.add_argument("--json", action="store_true", help="print one JSON object")
    back.set_defaults(run=run_command.review)


def _add_statistics(commands: Any) -> None:
    told = _told(commands, "statistics", "show statistics of all finished games on this machine")
    told.add_argument("--csv", type=Path, metavar="FILE", help="also write a table of all games")
    told.add_argument("--json", action="store_true", help="print one JSON object")
    told.set_defaults(run=run_command.statistics)


def _add_listing(commands: Any) -> None:
    listing = _told(commands, "figures", "list the reconstructed values of a game")
    listing.add_argument("--json", action="store_true", help="one value per line as JSON")
    listing.add_argument(
        "--check", type=Path, metavar="FILE", help="check a file of corrected values, for all games"
    )
    listing.add_argument(
        "--template", type=Path, metavar="FILE", help="write a file of all values, ready to correct"
    )
    listing.set_defaults(run=run_command.figures)


def _add_name(parsers: Iterable[argparse.ArgumentParser]) -> None:
    for parser in parsers:
        parser.add_argument(
            "--game", choices=names(), default=FIRST, help=f"which game (default: {FIRST})"
        )


def _add_figures(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--figures", type=Path, metavar="FILE", help="play with the corrected values in this file"
    )


def _add_game(parser: argparse.ArgumentParser, seats: str, required: bool = False) -> None:
    parser.add_argument("--seats", type=_names, required=required, metavar="A,B,...", help=seats)
    _add_seed(parser)


def _add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=_SEED, metavar="N", help="random seed; the same N gives the same game"
    )


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _size(text: str) -> tuple[int, int]:
    sides = text.replace("×", "x").split("x")
    if len(sides) != 2:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a window size; write it like 1280x720"
        )
    wide, high = map(_SIDE, sides)
    if wide * high > _MOST_PIXELS:
        raise argparse.ArgumentTypeError(f"{text!r} is larger than any screen")
    return wide, high


#: What adds the commands, in the order of the help.
_COMMANDS: Final = (
    *(_add_door, _add_play, _add_arena, _add_train, _add_replay),
    *(_add_statistics, _add_listing, _add_puzzles, _add_selftest, _add_desktop),
)
