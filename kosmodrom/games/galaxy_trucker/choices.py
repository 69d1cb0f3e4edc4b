"""Choices that are worked out only when somebody asks for them."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Generic

from kosmodrom.core.actions import TABLE, Action, Presence, Seat
from kosmodrom.core.ask import A, Choices
from kosmodrom.games.galaxy_trucker.actions import Depart, Place, Take
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

take_action = lru_cache(2000)(Take)
place_action = lru_cache(20_000)(Place)  # one object a move: there are many, again and again


class Lazy(Generic[A]):
    """The legal actions of one seat, listed once, when first needed."""

    __slots__ = ("_list", "_listed")

    def __init__(self, list_them: Callable[[], Iterable[A]]) -> None:
        self._list = list_them
        self._listed: tuple[A, ...] | None = None

    def listed(self) -> tuple[A, ...]:
        if self._listed is None:
            self._listed = tuple(self._list())
        return self._listed

    def __contains__(self, action: object) -> bool:
        return action in self.listed()

    def __iter__(self) -> Iterator[A]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed() if self._listed is None else self._listed)


class Reports(Lazy[Action]):
    """What the server may report; a departure is accepted at once but offered after a while."""

    __slots__ = ("_state",)

    def __init__(self, state: State, list_them: Callable[[], Iterable[Action]]) -> None:
        super().__init__(list_them)
        self._state = state

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Depart) and 0 <= action.who < self._state.seats:
            return not self._state.players[action.who].gone
        return super().__contains__(action)


def presences(state: State, rules: Rules) -> dict[Seat, Choices[Action]]:
    """Who comes, who goes, and who has left for good. (GT-NET-19, GT-NET-41)"""

    def listed() -> Iterator[Action]:
        for seat, player in enumerate(state.players):
            if player.gone:
                continue
            yield Presence(who=seat, here=player.away_since is not None or player.replaced)
            away = player.away_since
            if away is not None and state.now - away >= rules.times.replace:
                yield Depart(who=seat)

    return {TABLE: Reports(state, listed)}
