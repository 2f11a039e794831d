"""Tables of components that cannot hold a wrong id."""

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from stupor.engine.errors import BadData


class Component(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> int:
        """A stable number, unique in its catalog."""


C = TypeVar("C", bound=Component)


class Catalog(Generic[C]):
    """Components by id; a duplicate fails when it is made, an unknown id when it is asked for."""

    __slots__ = ("_by_id", "name")

    def __init__(self, name: str, components: Iterable[C]) -> None:
        self.name = name
        self._by_id: dict[int, C] = {}
        for component in components:
            if component.id in self._by_id:
                raise BadData(f"{name}: id {component.id} stands twice in the data")
            self._by_id[component.id] = component

    def __getitem__(self, component: int) -> C:
        """The component with that id; BadData when there is none."""
        try:
            return self._by_id[component]
        except (KeyError, TypeError):
            raise BadData(f"{self.name}: there is no id {component!r} in the data") from None

    def __contains__(self, component: object) -> bool:
        """Whether the id is known."""
        return component in self._by_id

    def __iter__(self) -> Iterator[C]:
        """All components in the order of the data."""
        return iter(self._by_id.values())

    def __len__(self) -> int:
        """How many components there are."""
        return len(self._by_id)
