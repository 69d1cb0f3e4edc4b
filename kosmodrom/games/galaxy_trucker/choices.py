"""Actions that are made once, and what the table itself may report."""

from collections.abc import Iterator
from functools import lru_cache

from kosmodrom.core.actions import TABLE, Action, Presence, Seat
from kosmodrom.core.ask import Offer
from kosmodrom.games.galaxy_trucker.actions import Depart, Place, Take
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

take_action = lru_cache(2000)(Take)
place_action = lru_cache(20_000)(Place)  # one object a move: there are many, again and again


class Reports:
    """What the server may report; a departure is accepted at once but offered after a while."""

    __slots__ = ("_rules", "_state")

    def __init__(self, state: State, rules: Rules) -> None:
        self._state, self._rules = state, rules

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Presence | Depart) or not 0 <= action.who < self._state.seats:
            return False
        player = self._state.players[action.who]
        is_away = player.away_since is not None or player.replaced
        return not player.gone and (isinstance(action, Depart) or action.here == is_away)

    def __iter__(self) -> Iterator[Action]:
        for seat, player in enumerate(self._state.players):
            if player.gone:
                continue
            away = player.away_since
            yield Presence(who=seat, here=away is not None or player.replaced)
            if away is not None and self._state.now - away >= self._rules.times.replace:
                yield Depart(who=seat)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def presences(state: State, rules: Rules) -> dict[Seat, Offer[Action]]:
    """Who comes, who goes, and who has left for good. (GT-NET-19, GT-NET-41)"""
    return {TABLE: Reports(state, rules)}
