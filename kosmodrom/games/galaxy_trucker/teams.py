"""Partners: who they are, ships that change hands, and the ship of one who has left."""

from collections.abc import Iterator, Mapping

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import LetGo, TakeOver
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.build.hand import fix_loose
from kosmodrom.games.galaxy_trucker.events import CameOrWent, Swapped
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

# Partners sit opposite each other and share credits and a private chat. (GT-VAR-07, -08)
OPPOSITE: Mapping[Seat, tuple[Seat, ...]] = {seat: ((seat + 2) % 4,) for seat in range(4)}


def partners(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Who shares credits and a private chat with this seat. (GT-VAR-08, GT-NET-46)"""
    return rules.partners.get(seat, ())


def purses(state: State, rules: Rules) -> list[tuple[Seat, ...]]:
    """Who shares a stock of credits. (GT-VAR-08)"""
    shared = (tuple(sorted((seat, *partners(rules, seat)))) for seat in state.everyone())
    return list(dict.fromkeys(shared))


def swap_ships(state: State, rules: Rules, rule: str) -> None:
    """Partners change ships; what is on or at the board stays with the ship. (GT-VAR-12)"""
    state.ships = [state.ships[rules.partners[seat][0]] for seat in state.everyone()]
    for seat, ship in enumerate(state.ships):
        fix_loose(ship)
        if ship.held is not None and seat not in ship.held_seen:
            ship.held_seen = tuple(sorted((*ship.held_seen, seat)))
            state.reveal(to=(seat,), chance=True)
    state.requests = ()
    state.tell(Swapped(rule=rule))


async def swap_before_launch(state: State, rules: Rules) -> str:
    """Everybody flies what the partner built. (GT-VAR-09)"""
    swap_ships(state, rules, "GT-VAR-09")
    return go_on(state)


def partner_choices(state: State, rules: Rules, seat: Seat) -> Iterator[Action]:
    """Whether the ship of a partner who left plays on. (GT-NET-41)"""
    for who in partners(rules, seat):
        if state.players[who].asks_partner:
            yield TakeOver(seat, who)
            yield LetGo(seat, who)


def ask_partner(state: State, rules: Rules, who: Seat) -> None:
    """Somebody has left; a partner who is still there decides about the ship. (GT-NET-41)"""
    for seat in partners(rules, who):
        partner = state.players[seat]
        state.players[who].asks_partner, partner.asks_partner = not partner.gone, False


def take_over(state: State, who: Seat) -> None:
    """A computer player plays on for the team. (GT-NET-41)"""
    player = state.players[who]
    player.gone, player.asks_partner = False, False
    player.replaced, player.away_since = True, None
    state.seal()
    state.tell(CameOrWent(seat=who, now="taken_over", rule="GT-NET-41"))


def let_go(state: State, who: Seat) -> None:
    """The partner's ship gives up, as any other's would. (GT-NET-41)"""
    state.players[who].asks_partner = False
    state.seal()
