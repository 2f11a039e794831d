"""Child process: opens a bare window, the title or the table, and leaves after the first frame."""

import json
import os
import sys
import time

START = time.perf_counter()


def resident() -> float:
    """Megabytes of this process in memory."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def bare() -> None:
    """The cheapest pygame window."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    import pygame

    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    window.fill((20, 10, 5))
    pygame.display.flip()


def title() -> None:
    """The title picture, behind which the rest is loaded."""
    from stupor.app import App

    App((1920, 1080)).greet("title")


def menu() -> None:
    """The first page of the game, ready for a click."""
    from stupor.app import App

    app = App((1920, 1080))
    app.greet("title")
    from stupor.scenes.title import TitleScene

    app.stack.push(TitleScene())
    app.step()


def table() -> None:
    """A table at which a person and three bots sit, ready for the first choice."""
    from stupor.app import App

    app = App((1920, 1080))
    app.greet("title")
    from stupor.scenes.direct import direct_table

    app.stack.push(direct_table(["human", "greedy", "greedy", "greedy"], 1, None, "random"))
    app.step()


def busy() -> None:
    """The busy page of the other measurements."""
    from stupor.app import App
    from tests.bench.busy import BusyScene

    app = App((1920, 1080))
    app.stack.push(BusyScene())
    app.step()


if __name__ == "__main__":
    {"bare": bare, "title": title, "menu": menu, "table": table, "busy": busy}[sys.argv[1]]()
    print(json.dumps({"s": time.perf_counter() - START, "mb": resident()}), flush=True)
    os._exit(0)
