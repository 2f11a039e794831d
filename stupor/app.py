"""The windowed game: wires window, input, sound, screens and compositor together."""

from __future__ import annotations

import gc
import time
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from stupor.games import registry
from stupor.language import speak
from stupor.platform import paths, settings
from stupor.platform.audio import Audio
from stupor.platform.clipboard import Clipboard
from stupor.platform.events import EventReader
from stupor.platform.languages import words_of
from stupor.platform.waiting import InputWaiter
from stupor.platform.window import Shape, Window
from stupor.program.busy_cover import BusyCover
from stupor.program.failures import Failures
from stupor.program.first_page import title_page
from stupor.program.first_picture import GAME
from stupor.program.frame import Frame
from stupor.program.idle_work import IdleWork
from stupor.program.navigation import Navigation
from stupor.render.cache import Work
from stupor.render.camera import SMALLEST, Camera
from stupor.render.compositor import Compositor
from stupor.render.item_renderer import ItemRenderer
from stupor.render.problem import ResourceProblem
from stupor.render.reading import board_file, board_of
from stupor.scenes.framing import margin, unframed
from stupor.scenes.scene import Scene, SceneStack
from stupor.stage.items import Board
from stupor.stage.layout import PAGE, Anchors, anchors_of
from stupor.stage.pointer import Dropped, Input, Key, Quit, Resize

if TYPE_CHECKING:
    from stupor.archive import Archive

_SHORTEST = 0.004
_REST = 0.25
#: Seconds between two things that are made ready while nothing moves.
_PAUSE = 0.02


class App:
    """The run loop: sleeps until input or the next wanted frame, draws only what changed."""

    paths = paths

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        sound: bool = True,
        renderer: ItemRenderer | None = None,
        game: str = GAME,
    ) -> None:
        """Open the window for a game; with a renderer, `preload` is left to the caller."""
        self._broken: ResourceProblem | None = None
        self.game = game
        self.renderer = renderer or ItemRenderer(paths.pictures_of(game), paths.fonts(), Work())
        #: What the player has to know of the settings: that they could not be read, or kept.
        found, self.settings_problem = settings.load(paths.user_config())
        self.settings = found.of_several_games(GAME)
        speak(words_of(self.settings.language, registry.catalogs))
        self._keeps_window = size is None
        kept = self.settings
        last = Shape(kept.window, kept.maximised, kept.fullscreen)
        self.window = Window(size, last, paths.pictures_of(game)[0] / "icon.png", SMALLEST)
        self.renderer.text.growth = kept.text / 100
        self.compositor = Compositor(self.window.surface, self.renderer)
        self._cover = BusyCover(self.compositor, self.now)
        self._frame = Frame(self.compositor, self._cover.goes_on)
        if renderer is None:
            self.preload()
        self.reader = EventReader(self._logical)
        self.sleeper = InputWaiter()
        self.clipboard = Clipboard()
        self.stack = SceneStack(self)
        self.navigator = Navigation(self)
        self.failures = Failures(self)
        self.write_report = self.failures.write_report
        self._audio: Audio | None = None
        self._sound = sound
        self._always = {"f9": self.write_report, "f11": self.toggle_fullscreen}
        self._running = True
        self._read = ("", 0)
        self.tidying = IdleWork(self.now(), self.renderer.atlas, [paths.clear_away])
        self.trace: Path | None = None
        self.status = 0

    @property
    def camera(self) -> Camera:
        """How the page lies in the window."""
        return self.compositor.camera

    @property
    def audio(self) -> Audio:
        """Sound; the device is opened when first used."""
        if self._audio is None:
            self._audio = Audio(paths.sounds_of(self.game))
            if not self._sound:
                self._audio.close()
            self._mix()
        return self._audio

    @cached_property
    def archive(self) -> Archive:
        """The games kept on this machine."""
        from stupor.archive import Archive  # imported late: the window opens sooner

        return Archive(paths.user_data(), registry.get)

    def change(self, **fields: object) -> None:
        """Change some of the player's settings, heed them at once and keep them."""
        before, self.settings = self.settings, replace(self.settings, **fields)  # type: ignore[arg-type]
        now = self.settings
        if (now.sound, now.music, now.mute) != (before.sound, before.music, before.mute):
            self._mix()
        if (now.text, now.contrast) != (before.text, before.contrast):
            self._look_again()
        if now.language != before.language:
            self._speak_again()
        self.settings_problem = settings.save(paths.user_config(), now)

    def _mix(self) -> None:
        if self._audio is not None:
            kept = self.settings
            self._audio.mix(kept.sound / 100, kept.music / 100, kept.mute)

    def _look_again(self) -> None:
        """Show everything anew in the chosen size of text and strength of colour."""
        self.renderer.text.growth = self.settings.text / 100
        self.renderer.groups.clear()
        self.compositor.resize(self.window.surface)
        self._frame.look_again()

    def _speak_again(self) -> None:
        """Say everything in the chosen language, also on pages that lie below others."""
        speak(words_of(self.settings.language, registry.catalogs))
        for scene in self.stack.scenes():
            scene.language_changed()
        self._frame.look_again()

    def anchors(self, page: str, form: str | None = None) -> Anchors:
        """Return the anchors of a page for a form, else the present one; raises LayoutProblem."""
        folders = paths.pages_of(self.game)
        return anchors_of(folders, page, self.camera.form if form is None else form)

    def use_game(self, game: str) -> None:
        """Show pictures and pages of that game from now on; those of another are forgotten."""
        if game != self.game:
            self.game = game
            self.renderer.use(paths.pictures_of(game))
            if self._audio is not None:
                self._audio.use(paths.sounds_of(game))
            self._look_again()

    def pictured(self, board: str) -> bool:
        """Whether the game that is shown has that board."""
        return board_file(paths.pictures_of(self.game), board, 1).is_file()

    def cover(self, game: str) -> Path | None:
        """The picture on the box of a game, if it ships one."""
        return paths.cover_of(game)

    def title_page(self) -> Scene:
        """The first page of the game that is shown."""
        return title_page()

    def now(self) -> float:
        """Seconds of a clock that never goes back."""
        return time.monotonic()

    def show_now(self) -> None:
        """Show at once what was pressed: what comes of it may take a while."""
        self._show()
        self._cover.pressed()

    def preparing(self, words: str) -> None:
        """Cover the window and say what is made ready, until the next page is there."""
        if len(self.stack) and self._broken is None and self.camera.readable:
            self._cover.lay(words)

    def toggle_fullscreen(self) -> None:
        """Cover the desktop, or go back to a window."""
        self.window.toggle_fullscreen()
        self._resized()
        self._keep_window()

    def take_size(self, size: tuple[int, int]) -> None:
        """Become a plain window of that size."""
        self.window.take(size)
        self._resized()
        self._keep_window()

    def wake(self) -> None:
        """End the sleep of the loop from any thread."""
        self.reader.wake()

    def quit(self, status: int = 0) -> None:
        """End the loop after this frame."""
        self.status = status
        self._running = False

    def greet(self, board: str) -> None:
        """Show a board at once, while scenes are still to be imported and sheets to be read."""
        if self._broken or not self.camera.readable:
            return
        try:
            page = self.camera.page
            shown = board_of(paths.pictures_of(self.game), board, self.camera.form)
            whole = (*margin(page), *PAGE) if shown == board else (0, 0, *page)
            self.compositor.show_item(Board("greeting", 0, whole, shown))
        except ResourceProblem as why:
            self._broken = why

    def preload(self, whole: bool = True) -> None:
        """Check what is installed and begin to read the sheets; `run` tells what is broken.

        Those of the game only if the page is to be whole with them; else `run` reads them later.
        """
        atlas = self.renderer.atlas
        try:
            self.renderer.check()
        except ResourceProblem as why:
            self._broken = why
            return
        atlas.serve(self.camera.k)
        atlas.preload(self.camera.k, whole)

    def run(self, first: Scene) -> int:
        """Show a scene and go on until the game is left; returns the exit status."""
        if self._broken:
            self.failures.broken(self._broken)
        else:
            self._open(first)
        self.step()
        gc.enable()
        self.compositor.spreads = True
        self.reader.pads.start()
        while self._running and len(self.stack):
            wanted = self.between(self.step())
            self.sleeper.ticking = self.reader.pads.present
            self.sleeper.sleep(None if wanted is None else max(wanted, _SHORTEST))
        self.stack.clear()
        return self.status

    def between(self, wanted: float | None) -> float | None:
        """What is done between two frames, the later the next is wanted; returns when it is."""
        if wanted != 0.0:
            self._go_on()
        if wanted is None or wanted > _REST:
            self.tidying.rest(self.now(), self.stack.scenes())
        top = self.stack.top
        if wanted == 0.0 or pygame.event.peek():
            return wanted
        if self._imports(wanted) or (top and top.preload()):
            return _PAUSE if wanted is None else min(wanted, _PAUSE)
        return wanted

    def _imports(self, wanted: float | None) -> bool:
        """Import a little more of the shown game's face, unless something moves; False: nothing."""
        rests = wanted is None or wanted >= _PAUSE
        return rests and self.tidying.import_next(f"{registry.games().get(self.game)}.face")

    def _go_on(self) -> None:
        """A page is whole: let it be heard, and read what its game may want next, each once."""
        if self._audio is None:
            self._hear()
        atlas = self.renderer.atlas
        if self._broken is None and self._read != (self.game, atlas.main):
            self._read = self.game, atlas.main
            atlas.read_on(self.camera.k)

    @property
    def filling(self) -> bool:
        """Whether more of the page is to be shown in the next frame."""
        return self._frame.filling or self.compositor.waits

    def step(self) -> float | None:
        """Handle input, go on with time and show a frame; returns seconds to the next one."""
        try:
            return self._step()
        except Exception as why:
            self.failures.frame_failed(why)
        return 0.0

    def _open(self, first: Scene) -> None:
        try:
            self.stack.push(first)
        except Exception as why:
            self.failures.frame_failed(why)

    def close(self) -> None:
        """Remember the window, then give it and the sound back."""
        self._keep_window()
        if self._audio:
            self._audio.close()
        self.renderer.text.close()
        self.window.close()

    def _step(self) -> float | None:
        self.compositor.begin()
        self._take_input()
        self.failures.tell()
        scene = self.stack.top
        if scene is None or not self._running:
            return 0.0
        if self._audio is not None:
            self._hear()
        wanted = scene.tick(self.now())
        if self.stack.top is not scene:
            wanted = 0.0
        self._show()
        if self._unfinished():
            return 0.0
        due = self.reader.pads.due()
        return wanted if due is None else due if wanted is None else min(wanted, due)

    def _unfinished(self) -> bool:
        """Whether the next frame is wanted at once: more of the page is still to be shown."""
        return self.filling or any(scene.stale for scene in self.stack.visible())

    def _take_input(self) -> None:
        """Take what the system has told since: input, and what became of the window."""
        for event in self.reader.read():
            self._handle(event)
        if self.reader.exposed:
            self.reader.exposed = False
            self.compositor.expose()
        if self.reader.maximised is not None:
            self.window.spread(self.reader.maximised)
            self.reader.maximised = None

    def _hear(self) -> None:
        """Let the music of the uppermost scene be heard that wants one."""
        scenes = self.stack.scenes()
        if scenes:
            self.audio.duck(scenes[-1].music_share)
            self.audio.music(*next((s.music for s in reversed(scenes) if s.music), ()))

    def _handle(self, event: Input) -> None:
        if isinstance(event, Resize):
            self._resized()
        elif isinstance(event, Key) and event.name in self._always:
            if event.kind == "down":
                self._always[event.name]()
            return
        scene = self.stack.top
        if scene is not None and not self._frame.covers(event):
            self._hand_to(scene, event)

    def _hand_to(self, scene: Scene, event: Input) -> None:
        """Let a scene answer; a window that is to be closed closes if the scene agrees."""
        if isinstance(event, Dropped):
            self._drop(scene, event.path)
            return
        scene.handle(event if scene.fits_window else unframed(event, self.camera.page))
        if isinstance(event, Quit) and scene.may_close():
            self.quit()

    def _drop(self, scene: Scene, path: str) -> None:
        """A file was let fall on the window: the page of games opens with it, from any other."""
        if not scene.drop(path):
            from stupor.scenes.games.importing import dropped  # imported late: a rare guest

            dropped(self, path)

    def _keep_window(self) -> None:
        size, maximised, fullscreen = self.window.shape
        kept = self.settings
        if self._keeps_window and (kept.window, kept.maximised, kept.fullscreen) != (
            size,
            maximised,
            fullscreen,
        ):
            self.change(window=size, maximised=maximised, fullscreen=fullscreen)

    def _resized(self) -> None:
        self.window.resized()
        if self.window.surface.get_size() != (self.camera.width, self.camera.height):
            self.compositor.resize(self.window.surface)
            self._frame.look_again()
            for scene in self.stack.visible():
                scene.resized()

    def _show(self) -> None:
        self._frame.show(self.stack.visible(), self.now(), self.settings.contrast)
        (self._cover.waits if self._frame.awaited else self._cover.over)()

    def _logical(self, x: float, y: float) -> tuple[float, float]:
        return self.camera.logical(x, y)
