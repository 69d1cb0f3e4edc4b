"""What a hand can do with a component: grab it, place it, give it back, set it aside."""

from collections.abc import Iterator
from functools import lru_cache

from kosmodrom.core.actions import WATCHER, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.components import Turns
from kosmodrom.games.galaxy_trucker.events import (
    Grabbed,
    Looked,
    PiledBack,
    Placed,
    Reserved,
    Returned,
)
from kosmodrom.games.galaxy_trucker.expansions.events import Kept
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, Ship
from kosmodrom.games.galaxy_trucker.state import State


def without_loose(ship: Ship) -> Parts:
    """The ship that the component in hand, or else the loose one, is added to."""
    if ship.held is not None or ship.loose is None:
        return ship.parts
    return {cell: part for cell, part in ship.parts.items() if cell != ship.loose}


def in_hand(ship: Ship) -> str | None:
    """The component that may be placed now: the held one, or else the loose one."""
    if ship.held is not None:
        return ship.held
    return ship.parts[ship.loose].tile if ship.loose is not None else None


def fitting(rules: Rules, ship: Ship, board: Board) -> Iterator[tuple[Cell, Turns]]:
    """Where the component in hand fits, and how turned; not where it lies already."""
    tile, now = in_hand(ship), None
    if tile is None:
        return
    if ship.held is None and ship.loose is not None:
        now = (ship.loose, ship.parts[ship.loose].turns)
    parts = tuple(without_loose(ship).items())
    for spot in _fitting(parts, tile, board, rules):
        if spot != now:
            yield spot


@lru_cache(4096)  # everybody's view asks again whenever somebody moves
def _fitting(
    items: tuple[tuple[Cell, Part], ...],
    tile: str,
    board: Board,
    rules: Rules,
) -> tuple[tuple[Cell, Turns], ...]:
    parts = dict(items)
    return tuple(
        (cell, turns)
        for cell in rules.open_cells(parts, board)
        for turns in range(4)
        if rules.fits(parts, board, cell, Part(tile, turns))
    )


def fix_loose(ship: Ship) -> None:
    """From now on the loose component stays where it is. (GT-BUILD-07, GT-BUILD-08)"""
    ship.loose = None


def tell_but(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, watchers included."""
    return (*range(seat), *range(seat + 1, state.seats), WATCHER)


def grab_face_down(state: State, seat: Seat) -> None:
    """The next one of the shuffled heap; only the hand that took it learns it. (GT-NET-09)"""
    tile = state.heap[-1]
    state.heap = state.heap[:-1]
    _hold(state, seat, tile)
    ship = state.ships[seat]
    ship.held_from, ship.held_seen = "heap", (seat,)
    state.reveal(to=(seat,), chance=True)
    state.tell(Grabbed(seat=seat, origin="heap", tile=tile), to=(seat,))
    state.tell(Grabbed(seat=seat, origin="heap"), to=tell_but(state, seat), veiled=True)


def take_face_up(state: State, seat: Seat, tile: str) -> None:
    """A known component leaves the tray. (GT-BUILD-02)"""
    tray = list(state.tray)
    tray.remove(tile)
    state.tray = tuple(tray)
    _hold(state, seat, tile)
    state.ships[seat].held_from = "tray"
    state.seal()
    state.tell(Grabbed(seat=seat, origin="tray", tile=tile))


def take_reserve(state: State, seat: Seat, tile: str) -> None:
    """A component that was set aside comes back into the hand. (GT-BUILD-20)"""
    ship = state.ships[seat]
    fix_loose(ship)  # (GT-BUILD-09)
    reserve = list(ship.reserve)
    reserve.remove(tile)
    ship.reserve = tuple(reserve)
    ship.held, ship.held_from = tile, "reserve"
    ship.held_seen = state.everyone()
    state.seal()
    state.tell(Grabbed(seat=seat, origin="reserve", tile=tile, rule="GT-BUILD-20"))


def take_own(state: State, seat: Seat, tile: str) -> None:
    """A component of the own batch, which nobody else may reach for. (GTX-NET-35)"""
    ship = state.ships[seat]
    fix_loose(ship)
    batch = list(ship.batch)
    batch.remove(tile)
    ship.batch = tuple(batch)
    ship.held, ship.held_from = tile, "batch"
    ship.held_seen = state.everyone()
    state.seal()
    state.tell(Grabbed(seat=seat, origin="batch", tile=tile, rule="GTX-NET-35"))


def _hold(state: State, seat: Seat, tile: str) -> None:
    """The grab that makes the component before it fixed. (GT-BUILD-07)"""
    ship = state.ships[seat]
    fix_loose(ship)
    ship.held = tile
    ship.held_seen = state.everyone()
    ship.grabbed_at = state.now
    ship.grabs += 1


def _show(state: State, ship: Ship) -> None:
    """Whoever did not know the component in hand learns it now."""
    if ship.held is not None and ship.held_from == "heap":
        others = tuple(seat for seat in state.everyone() if seat not in ship.held_seen)
        state.reveal(to=others or state.everyone())


def place(state: State, seat: Seat, cell: Cell, turns: Turns) -> None:
    """Put the held component on a square, or move or turn the loose one. (GT-BUILD-07)"""
    ship = state.ships[seat]
    moved = ship.held is None
    _show(state, ship)
    if ship.held is not None:
        tile, ship.loose_from = ship.held, ship.held_from
    else:
        assert ship.loose is not None
        tile = ship.take(ship.loose).tile
    ship.held = None
    ship.put(cell, Part(tile, turns))
    ship.loose = cell
    state.tell(Placed(seat=seat, tile=tile, cell=cell, turns=turns, moved=moved))


def _out_of_hand(state: State, seat: Seat) -> str:
    ship = state.ships[seat]
    _show(state, ship)
    state.seal()
    if ship.held is not None:
        tile, ship.held = ship.held, None
        return tile
    assert ship.loose is not None
    tile = ship.take(ship.loose).tile
    ship.loose = None
    return tile


def give_back(state: State, seat: Seat, rule: str = "GT-BUILD-05") -> None:
    """The component lies face up from now on; anyone may take it. (GT-BUILD-05)"""
    ship = state.ships[seat]
    origin = ship.held_from if ship.held is not None else ship.loose_from
    tile = _out_of_hand(state, seat)
    if origin == "batch":  # where it came from (GTX-NET-35)
        ship.batch = (*ship.batch, tile)
        state.tell(Kept(seat=seat, tile=tile))
        return
    state.tray = (*state.tray, tile)
    state.tell(Returned(seat=seat, tile=tile, rule=rule))


def set_aside(state: State, seat: Seat) -> None:
    """The component waits beside the ship, for this ship only. (GT-BUILD-19)"""
    tile = _out_of_hand(state, seat)
    ship = state.ships[seat]
    ship.reserve = (*ship.reserve, tile)
    state.tell(Reserved(seat=seat, tile=tile))


def may_give_back(ship: Ship) -> bool:
    """What was set aside never returns to the warehouse. (GT-BUILD-10, GT-BUILD-19)"""
    return (ship.held_from if ship.held is not None else ship.loose_from) != "reserve"


def may_set_aside(state: State, rules: Rules, ship: Ship) -> bool:
    """At most two at a time, and none in the learning flight. (GT-BUILD-20)"""
    return len(ship.reserve) < rules.reserve


def look_at(state: State, seat: Seat, pile: int) -> None:
    """Open a pile; the loose component is fixed by it. (GT-PEEK-02, GT-BUILD-09)"""
    player = state.players[seat]
    fix_loose(state.ships[seat])
    player.looking, player.looking_since, player.wants_pile = pile, state.now, None
    seen = list(state.seen)
    if seat not in seen[pile]:
        seen[pile] = tuple(sorted((*seen[pile], seat)))
        state.seen = tuple(seen)
    state.reveal(to=(seat,), chance=True)
    state.tell(Looked(seat=seat, pile=pile, cards=state.piles[pile]), to=(seat,))
    state.tell(Looked(seat=seat, pile=pile), to=tell_but(state, seat), veiled=True)


def put_back(state: State, seat: Seat, rule: str = "GT-PEEK-03") -> None:
    player = state.players[seat]
    if player.looking is None:
        return
    pile, player.looking = player.looking, None
    for other in state.players:
        if other.wants_pile == pile:
            other.wants_pile = None
    state.tell(PiledBack(seat=seat, pile=pile, rule=rule))
