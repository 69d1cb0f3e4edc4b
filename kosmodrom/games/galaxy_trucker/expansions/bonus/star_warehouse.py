"""Star Warehouse: six components, of which each may mount one in flight."""

from collections.abc import Iterator

from kosmodrom.core.actions import Seat
from kosmodrom.core.errors import Reason
from kosmodrom.games.galaxy_trucker.actions import Decline
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell
from kosmodrom.games.galaxy_trucker.box.components import oriented
from kosmodrom.games.galaxy_trucker.build.launch import crew_choices, fill_part, settle
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play, takers_leave
from kosmodrom.games.galaxy_trucker.events import Passed, Skipped
from kosmodrom.games.galaxy_trucker.expansions.actions import Mount
from kosmodrom.games.galaxy_trucker.expansions.events import Mounted, ShelfLaid
from kosmodrom.games.galaxy_trucker.flight.asking import ask_for_card
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together
from kosmodrom.games.galaxy_trucker.ship.seams import GOOD, facing, seams
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.state import Question, State


async def star_warehouse(state: State, rules: Rules) -> str:
    """Random components of the warehouse, face down and face up alike. (GTX-BONUS-10)"""
    there = [*state.heap, *state.tray]
    shelf = state.shuffles.sample(there, min(card_in_play(state, rules).offered, len(there)))
    if not shelf:
        state.tell(Skipped(rule="GTX-BONUS-10"))
        return "card_end"
    state.heap = tuple(tile for tile in state.heap if tile not in shelf)
    state.tray = tuple(tile for tile in state.tray if tile not in shelf)
    state.play.shelf = tuple(shelf)
    state.reveal(to=state.everyone(), chance=True)
    state.tell(ShelfLaid(tiles=state.play.shelf))
    return "mounting"


async def mounting(state: State, rules: Rules) -> str:
    """From the leader on, each may add or exchange one; that costs a day. (GTX-BONUS-10)"""
    if not state.play.queue or not state.play.shelf:
        state.tray += state.play.shelf  # nobody wanted them (GTX-NET-74)
        state.play.shelf = ()
        return takers_leave(state, rules, "GTX-BONUS-10")
    seat, *rest = state.play.queue
    answer: Mount | Decline | None = None
    mounts = tuple(mountings(state, rules, seat))
    if mounts:  # (GTX-NET-13)
        choices: tuple[Mount | Decline, ...] = (*mounts, Decline(seat))
        time = rules.times.repair  # (GTX-NET-12)
        question = Question("warehouse")
        answer = await ask_for_card(state, rules, seat, question, choices, "offer", time)
    if isinstance(answer, Mount):
        await mount(state, rules, answer)
    else:
        state.tell(Passed(seat=seat, rule="GTX-BONUS-10"))
    state.play.queue = tuple(rest)
    return "mounting"


# What fits


def mountings(state: State, rules: Rules, seat: Seat) -> Iterator[Mount]:
    """Whatever obeys the building rules, whoever checks them. (GTX-NET-72)"""
    ship = state.ships[seat]
    for tile in state.play.shelf:
        for cell in squares(ship, rules):
            for turns in different_turns(tile):
                if fits(ship, rules, cell, Part(tile, turns)):
                    yield Mount(seat, tile, cell, turns)


def squares(ship: Ship, rules: Rules) -> list[Cell]:
    """Those of the ship, and free ones beside it, on a hull that has parts. (GTX-NET-72)"""
    board = rules.board_of(ship)
    beside = [
        cell
        for cell in rules.open_cells(ship.parts, board)
        if any(cell + step in ship.parts for step in STEP)
    ]
    return sorted((*ship.parts, *beside))


def fits(ship: Ship, rules: Rules, cell: Cell, part: Part) -> bool:
    """Joined to a neighbour, and without an error; what it replaces is gone."""
    others = {there: other for there, other in ship.parts.items() if there != cell}
    has_neighbour = any(cell + step in others for step in STEP)
    return has_neighbour and rules.fits(others, rules.board_of(ship), cell, part)


def different_turns(tile: str) -> list[int]:
    """A component that looks the same from all sides need not be turned."""
    shapes = [oriented(tile, turns) for turns in range(4)]
    return [turns for turns, shape in enumerate(shapes) if shape not in shapes[:turns]]


def mount_refusal(state: State, rules: Rules, action: Mount) -> Reason:
    """What is wrong there: nothing to hold on to, or a seam, by its name. (GTX-NET-72)"""
    ship, rule = state.ships[action.seat], "GTX-NET-72"
    if action.tile not in state.play.shelf:
        return Reason("gt-no-mounting", rule)
    if all(mount.tile != action.tile for mount in mountings(state, rules, action.seat)):
        return Reason("gt-mount-never", rule)
    things = (f"cell {action.cell}",)
    if action.cell not in squares(ship, rules):
        return Reason("gt-mount-beside", rule, things=things)
    others = {there: other for there, other in ship.parts.items() if there != action.cell}
    part, board = Part(action.tile, action.turns % 4), rules.board_of(ship)
    for seam in seams(facing(others, action.cell), part, board.exhausts):
        if seam.meets not in GOOD:
            return Reason("gt-mount-seam", rule, {"side": seam.side, "meets": seam.meets}, things)
    return Reason("gt-no-mounting", rule, things=things)


# Mounting


async def mount(state: State, rules: Rules, answer: Mount) -> None:
    """Only the new part is manned and charged; what is loose falls off. (GTX-BONUS-11, -12)"""
    seat, cell, ship = answer.seat, answer.cell, state.ships[answer.seat]
    old = remove(state, ship, cell) if cell in ship.parts else None
    state.play.takers = (*state.play.takers, (seat, state.play.shelf.index(answer.tile)))
    state.play.shelf = tuple(tile for tile in state.play.shelf if tile != answer.tile)
    mine = rules.of(seat)
    ship.put(cell, Part(answer.tile, answer.turns, inert=cell in mine.dead(state, mine, ship)))
    fill_part(ship, cell)
    state.tell(mounted(answer, ship.parts[cell], old))
    await hold_together(state, rules, [seat], "GTX-BONUS-12")
    choices = crew_choices(state, rules, seat, cell) if cell in ship.parts else ()
    if len(choices) > 1:
        time = rules.times.crew
        ends = None if time is None else state.now + time
        await settle(state, rules, seat, cell, choices, ends)


def mounted(answer: Mount, part: Part, old: Part | None) -> Mounted:
    return Mounted(
        seat=answer.seat,
        tile=answer.tile,
        cell=answer.cell,
        turns=answer.turns,
        old="" if old is None else old.tile,
        humans=part.humans,
        batteries=part.batteries,
        sleepers=part.sleepers,
    )


def remove(state: State, ship: Ship, cell: Cell) -> Part:
    """Set aside, neither lost nor back in the warehouse; its contents are. (GTX-BONUS-10, -12)"""
    part = ship.take(cell)
    for cube in part.goods:
        state.bank[cube] += 1
    state.aside = (*state.aside, part.tile)
    return part
