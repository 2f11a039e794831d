"""Command line of the workshop: render the groups into a folder, then pack the sprites for the
game."""

import argparse
import sys
import time
from pathlib import Path


def render_command(options: argparse.Namespace) -> int:
    """Render the chosen groups."""
    from . import render

    chosen = options.only.split(",") if options.only else list(render.GROUPS)
    unknown = sorted(set(chosen) - set(render.GROUPS))
    if unknown:
        print(
            f"unknown group {', '.join(unknown)}; choose from {', '.join(render.GROUPS)}",
            file=sys.stderr,
        )
        return 2
    for group in chosen:
        start = time.perf_counter()
        count = render.render(group, options.out)
        print(f"{group}: {count} files, {time.perf_counter() - start:.1f} s", flush=True)
    return 0


def pack_command(options: argparse.Namespace) -> int:
    """Pack the rendered sprites into sheets, atlas.json and the list of names."""
    from . import listing, packer

    atlas = packer.pack(options.source, options.to, options.only_late)
    listing.write_names(atlas, Path(__file__).parent / "SPRITES.md")
    if options.contact:
        listing.contact_sheets(atlas, options.to, options.contact)
    print(f"{len(atlas['sprites'])} sprites")
    return 0


def main(argv: list[str] | None = None) -> int:
    """``--out DIR`` renders; ``pack --from DIR --to DIR`` packs."""
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == ["pack"]:
        parser = argparse.ArgumentParser(prog="workshop pack", description=pack_command.__doc__)
        parser.add_argument(
            "--from", dest="source", required=True, type=Path, help="rendered folder"
        )
        parser.add_argument(
            "--to", required=True, type=Path, help="folder of atlas.json and sheets"
        )
        parser.add_argument(
            "--only-late", action="store_true", help="leave the sheets of the base game as they are"
        )
        parser.add_argument("--contact", type=Path, help="also write contact sheets to this folder")
        return pack_command(parser.parse_args(words[1:]))
    parser = argparse.ArgumentParser(prog="workshop", description=render_command.__doc__)
    parser.add_argument("--out", required=True, type=Path, help="folder for the results")
    parser.add_argument("--only", default="", help="comma list of groups")
    return render_command(parser.parse_args(words))


if __name__ == "__main__":
    sys.exit(main())
