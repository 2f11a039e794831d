"""Child process: sleeps at the late table and prints CPU share and wake-ups per second."""

import json
import os
import sys
import threading
import time
from pathlib import Path

from stupor.app import App
from tests.bench.late import late_table
from tests.bench.size import size

#: Seconds until a table has read, imported and worked out what it may want next.
_RESTS = size(12, 2)


def switches() -> int:
    """How often threads of this process went to sleep so far."""
    total = 0
    for task in Path("/proc/self/task").iterdir():
        for line in (task / "status").read_text(encoding="ascii").splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                total += int(line.split()[1])
    return total


class Watch:
    """Two looks at this process, when all is read ahead that a table may want, and at the end."""

    def __init__(self, app: App, seconds: float) -> None:
        self.app, self.seconds = app, seconds
        self.looks: list[tuple[float, float, int]] = []
        threading.Timer(_RESTS, self.look).start()

    def look(self) -> None:
        """Note the time, the CPU used and the wake-ups; the second look ends the loop."""
        self.looks.append((time.monotonic(), time.process_time(), switches()))
        if len(self.looks) == 1:
            threading.Timer(self.seconds, self.look).start()
        else:
            self.app.quit()
            self.app.wake()


def main(seconds: float, game: str) -> None:
    app = App((1920, 1080))
    silent = app.audio.silent
    watch = Watch(app, seconds)
    app.use_game(game)
    app.run(late_table(game))
    (t0, c0, s0), (t1, c1, s1) = watch.looks
    figures = {"cpu": (c1 - c0) / (t1 - t0) * 100, "wakes": (s1 - s0) / (t1 - t0)}
    print(json.dumps({**figures, "blocking": app.sleeper.blocking, "silent": silent}), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
