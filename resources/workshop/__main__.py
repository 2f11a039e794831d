"""Command line of the workshop: paints the groups into a folder, packs the sprites for the game,
or makes all that lies in the folders of resources in one go."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[1]


def render_command(options: argparse.Namespace) -> int:
    """Render the chosen groups, all without a choice."""
    from . import render

    chosen = options.only.split(",") if options.only else list(render.GROUPS)
    unknown = sorted(set(chosen) - set(render.GROUPS))
    if unknown:
        return complain("group", unknown, render.GROUPS)
    for group in chosen:
        start = time.perf_counter()
        count = render.render(group, options.out)
        print(f"{group}: {count} files, {time.perf_counter() - start:.1f} s", flush=True)
    return 0


def pack_command(options: argparse.Namespace) -> int:
    """Pack the rendered sprites of a folder into sheets, atlas.json and the list of names."""
    from . import listing, packer

    target = options.to / options.folder
    source = options.source / options.folder
    if options.last:
        atlas = packer.pack_last(source, target, options.last)
    else:
        atlas = packer.pack(source, target, options.only_late)
    listing.write_names(atlas, options.folder)
    if options.contact:
        listing.contact_sheets(atlas, target, options.contact / options.folder)
    print(f"{options.folder}: {len(atlas['sprites'])} sprites", flush=True)
    return 0


def make_command(options: argparse.Namespace) -> int:
    """Paint and pack everything of the named folders, of all without a name; sounds apart."""
    from . import app_icon, boards, render

    unknown = sorted(set(options.folders) - set(render.PAINTERS))
    if unknown:
        return complain("folder", unknown, render.PAINTERS)
    for folder in options.folders or render.PAINTERS:
        with tempfile.TemporaryDirectory() as made:
            out = options.out or Path(made)
            render_command(argparse.Namespace(only=",".join(render.PAINTERS[folder]), out=out))
            pack_command(
                argparse.Namespace(
                    folder=folder, source=out, to=options.to, only_late=False, last="", contact=None
                )
            )
        boards.paint(folder, options.to / folder / "boards")
        app_icon.paint(options.to / folder)
    return 0


def sounds_command(options: argparse.Namespace) -> int:
    """Make effects and music of the named folders, of all without a name."""
    from .sound import making

    unknown = sorted(set(options.folders) - set(making.EFFECTS))
    if unknown:
        return complain("folder", unknown, making.EFFECTS)
    for folder in options.folders or making.EFFECTS:
        count = making.make(folder, options.to / folder / "sounds")
        print(f"{folder}: {count} sounds", flush=True)
    return 0


def complain(what: str, unknown: list[str], known) -> int:
    """Say which names there are."""
    print(f"unknown {what} {', '.join(unknown)}; choose from {', '.join(known)}", file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    """``--out DIR`` renders; ``pack FOLDER --from DIR`` packs; ``make`` does all pictures, ``sounds`` all sounds."""
    whole = argparse.ArgumentParser(prog="workshop", description=parser.__doc__)
    commands = whole.add_subparsers()
    whole.set_defaults(run=render_command)
    whole.add_argument("--out", type=Path, help="folder for the results")
    whole.add_argument("--only", default="", help="comma list of groups")
    pack = commands.add_parser("pack", description=pack_command.__doc__)
    pack.set_defaults(run=pack_command)
    pack.add_argument("folder", help="common, or the id of a game")
    pack.add_argument("--from", dest="source", required=True, type=Path, help="rendered folder")
    pack.add_argument("--to", type=Path, default=RESOURCES, help="folder of all resources")
    pack.add_argument("--last", default="", help="pack this late group alone, behind the others")
    pack.add_argument("--only-late", action="store_true", help="leave the other sheets as they are")
    pack.add_argument("--contact", type=Path, help="also write contact sheets to this folder")
    make = commands.add_parser("make", description=make_command.__doc__)
    make.set_defaults(run=make_command)
    make.add_argument("folders", nargs="*", help="common, or ids of games")
    make.add_argument("--out", type=Path, help="keep the rendered sprites in this folder")
    make.add_argument("--to", type=Path, default=RESOURCES, help="folder of all resources")
    sounds = commands.add_parser("sounds", description=sounds_command.__doc__)
    sounds.set_defaults(run=sounds_command)
    sounds.add_argument("folders", nargs="*", help="common, or ids of games")
    sounds.add_argument("--to", type=Path, default=RESOURCES, help="folder of all resources")
    return whole


def main(argv: list[str] | None = None) -> int:
    """Do what the command line says."""
    options = parser().parse_args(argv)
    if options.run is render_command and options.out is None:
        parser().error("say where to render to, with --out, or make everything, with make")
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
