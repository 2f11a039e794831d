"""Put one-line faults into the rules of both games and report those that no test notices.

python -m tests.mutants --faults 200 --jobs 2 --out faults.jsonl

A second run with the same --out goes on where the first was stopped. Faults that change no rule are
listed in equivalent.toml, with the reason; the command fails as long as any other one lives.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from stupor.files import bounds
from tests.mutants.aims import ROOT, modules, test_files
from tests.mutants.faults import Fault, faults_of
from tests.mutants.hunt import LIVES, UNSEEN, hunt, map_of
from tests.mutants.known import Key, equivalents, gone


def chosen(files: list[str], count: int, seed: int, known: dict[Key, str]) -> list[Fault]:
    """So many of all faults that are not known to change nothing, the same for the same seed."""
    every = [fault for file in files for fault in faults_of(file, (ROOT / file).read_text("utf-8"))]
    stale = [key for key in gone(known, every) if key[0] in files]
    for key in stale:
        print(f"listed as equivalent, but not there any more: {key}")
    if stale:
        raise SystemExit(2)
    fresh = [fault for fault in every if fault.key not in known]
    return sorted(fresh, key=lambda fault: fault.order(seed))[:count]


def kept(path: Path | None) -> dict[Key, str]:
    """The verdicts of a run that was stopped."""
    if path is None or not path.exists():
        return {}
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return {(*line["fault"][:4], line["fault"][4]): line["verdict"] for line in lines}


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=bounds.whole(1, 10**6), default=200, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="which of all")
    parser.add_argument("--only", action="append", metavar="FILE", help="only this module")
    parser.add_argument("--tests", action="append", metavar="FILE", help="only these tests")
    parser.add_argument("--jobs", type=bounds.jobs, default=1)
    parser.add_argument("--out", type=Path, help="a file for the verdicts; a second run goes on")
    asked = parser.parse_args(arguments)
    files = asked.only or modules()
    if unknown := [file for file in files if file not in modules()]:
        parser.error(f"no module of rules: {', '.join(unknown)}")
    faults = chosen(files, asked.faults, asked.seed, equivalents())
    before = kept(asked.out)

    def done(fault: Fault, verdict: str) -> None:
        if asked.out is not None:
            line = json.dumps({"fault": fault.key, "verdict": verdict})
            with asked.out.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
        print(f"{verdict}: {fault.module}:{fault.number}", file=sys.stderr, flush=True)

    todo = [fault for fault in faults if fault.key not in before]
    tests = map_of(modules(), asked.tests or test_files(), asked.jobs) if todo else None
    for test in sorted(tests.failed) if tests is not None else ():
        print(f"fails without any fault, and is left out: {test}")
    found = {fault.key: before[fault.key] for fault in faults if fault.key in before}
    if tests is not None:
        found |= {fault.key: verdict for fault, verdict in hunt(todo, tests, asked.jobs, done)}
    living = [fault for fault in faults if found[fault.key] in (LIVES, UNSEEN)]
    for fault in living:
        print(f"{found[fault.key]}: {fault.module}:{fault.number} {fault.function}: {fault.line}")
        print(f"    {fault.change}" + (f" (number {fault.nth})" if fault.nth else ""))
    told = ", ".join(f"{count} {what}" for what, count in Counter(found.values()).most_common())
    print(f"{len(faults)} faults: {told}")
    return 1 if living or not faults else 0


if __name__ == "__main__":
    sys.exit(main())
