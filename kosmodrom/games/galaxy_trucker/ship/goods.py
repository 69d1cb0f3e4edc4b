"""Loading: cubes from the bank, a proposal, and small moves until the player has finished."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.ask import Offer
from kosmodrom.games.galaxy_trucker.actions import Load, Loaded, Unload
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.events import CargoChanged
from kosmodrom.games.galaxy_trucker.expansions.actions import Burn
from kosmodrom.games.galaxy_trucker.flight.asking import ask, order_of
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import drop_cube
from kosmodrom.games.galaxy_trucker.ship.reactors import (
    batteries_to_fill,
    burn,
    burn_choices,
    burn_leftovers,
)
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, goods_aboard
from kosmodrom.games.galaxy_trucker.state import Pallet, Question, State

SPECIAL: Colour = "red"  # lies only in reinforced compartments (GT-GOODS-02)
# Why a cube finds no place: no hold at all, none of them reinforced, those full, all full,
# or it is the one to go without.
NoRoom: TypeAlias = Literal["no_holds", "no_special", "special_full", "full", "one_less"]


def has_room(part: Part, cube: Colour) -> bool:
    """A free compartment, reinforced for a red cube. (GT-COMP-09, GT-COMP-10, GT-GOODS-02)"""
    shape = part.shape
    if len(part.goods) >= shape.compartments:
        return False
    return cube != SPECIAL or part.goods.count(SPECIAL) < shape.special


def why_no_room(parts: Parts, cube: Colour) -> NoRoom | None:
    """Why this cube can lie nowhere on the ship; None if it can. (GT-GOODS-02)"""
    holds = [part for part in parts.values() if part.shape.compartments]
    if any(has_room(part, cube) for part in holds):
        return None
    if not holds:
        return "no_holds"
    if cube != SPECIAL:
        return "full"
    return "special_full" if any(part.shape.special for part in holds) else "no_special"


def best_loading(
    parts: Parts, cubes: Iterable[Colour], prices: Mapping[Colour, int]
) -> dict[Cell, tuple[Colour, ...]]:
    """The most valuable legal loading, each cube left where it lies if it can be. (GT-NET-37)"""
    holds = {cell: part for cell, part in sorted(parts.items()) if part.shape.compartments}
    chosen = _most_valuable(holds, cubes, prices)
    empty = {cell: msgspec.structs.replace(part, goods=()) for cell, part in holds.items()}
    for red in (True, False):
        for stay in (True, False):
            for cell, part in holds.items():
                wanted = part.goods if stay else tuple(chosen.elements())
                for cube in wanted:
                    if (cube == SPECIAL) == red and chosen[cube] and has_room(empty[cell], cube):
                        goods = (*empty[cell].goods, cube)
                        empty[cell] = msgspec.structs.replace(empty[cell], goods=goods)
                        chosen[cube] -= 1
    return {cell: part.goods for cell, part in empty.items()}


def _most_valuable(
    holds: dict[Cell, Part], cubes: Iterable[Colour], prices: Mapping[Colour, int]
) -> Counter[Colour]:
    """As many red cubes as reinforced compartments, then the dearest others into what is left."""
    special = sum(part.shape.special for part in holds.values())
    room = sum(part.shape.compartments for part in holds.values())
    ordered = sorted(cubes, key=lambda cube: -prices[cube])
    reds = [cube for cube in ordered if cube == SPECIAL][:special]
    others = [cube for cube in ordered if cube != SPECIAL][: room - len(reds)]
    return Counter(reds + others)


def begin_loading(
    state: State,
    rules: Rules,
    offers: list[tuple[Seat, tuple[Colour, ...]]],
    then: str,
    refused: Mapping[Seat, int] | None = None,
) -> str:
    """What lies there for whom, how much of it they go without, and the scene afterwards."""
    state.play.loads, state.play.then = tuple(offers), then
    state.play.refused = dict(refused or {})
    return go(state, rules, "landed", "offer_goods")


async def offer_goods(state: State, rules: Rules) -> str:
    """At the same time if the bank has enough for all, else from the leader on. (GT-NET-37)"""
    wanted = Counter(cube for _, goods in state.play.loads for cube in goods)
    enough = all(count <= state.bank[cube] for cube, count in wanted.items())
    if enough:
        while state.play.loads:
            next_pallet(state, rules)
    return "loading"


def next_pallet(state: State, rules: Rules) -> None:
    """What the bank can give is fixed when this player's loading begins. (GT-GOODS-05, -07)"""
    (seat, offered), *rest = state.play.loads
    state.play.loads = tuple(rest)
    received: list[Colour] = []
    for cube in offered:
        if state.bank[cube]:
            state.bank[cube] -= 1
            received.append(cube)
    before = tuple(goods_aboard(state.ships[seat].parts))
    refused = min(state.play.refused.get(seat, 0), len(received))
    pallet = Pallet(seat, tuple(received), before, tuple(received), refused)
    if order_of(state, seat, "goods") != "no":
        pallet = propose(state, rules, pallet)
    state.play.pallets = (*state.play.pallets, pallet)
    state.clock.due = state.due(rules.times.decision)
    if not is_worth_asking(state, pallet):
        finish_loading(state, burn_leftovers(state, pallet, rules.prices))


def propose(state: State, rules: Rules, pallet: Pallet) -> Pallet:
    """Load as the server would; the player may change it. (GT-NET-37)"""
    ship = state.ships[pallet.seat]
    left = Counter((*goods_aboard(ship.parts), *pallet.waiting))
    for cell, goods in best_share(ship.parts, pallet, rules.prices).items():
        left -= Counter(goods)
        if goods != ship.parts[cell].goods:
            ship.change(cell, goods=goods)
    return msgspec.structs.replace(pallet, waiting=tuple(left.elements()))


def best_share(
    parts: Parts, pallet: Pallet, prices: Mapping[Colour, int]
) -> dict[Cell, tuple[Colour, ...]]:
    """The most valuable loading without what must be refused; of equals the cheapest goes."""
    cubes = Counter((*goods_aboard(parts), *pallet.waiting))

    def worth(goods: Iterable[Colour]) -> int:
        return sum(prices[cube] for cube in goods)

    shares = sorted(set(combinations(sorted(pallet.offered), pallet.refused)), key=worth)
    plans = [best_loading(parts, (cubes - Counter(out)).elements(), prices) for out in shares]
    return max(plans, key=lambda plan: sum(map(worth, plan.values())))


def may_load(pallet: Pallet, cube: Colour) -> bool:
    """Enough of what was offered stays behind when this cube is loaded, too. (GTX-NET-81)"""
    left = Counter(pallet.waiting) - Counter([cube])
    return (left & Counter(pallet.offered)).total() >= pallet.refused


def why_waits(parts: Parts, pallet: Pallet, cube: Colour) -> NoRoom | None:
    """Why a cube beside the ship cannot come aboard now; None if it can."""
    return why_no_room(parts, cube) or (None if may_load(pallet, cube) else "one_less")


def is_worth_asking(state: State, pallet: Pallet) -> bool:
    """There is something to move and somewhere to move it. (GT-NET-32)"""
    parts = state.ships[pallet.seat].parts
    holds = any(part.shape.compartments for part in parts.values())
    holds = holds or any(batteries_to_fill(parts, pallet))  # (GTX-NET-58)
    cubes = pallet.waiting or any(part.goods for part in parts.values())
    return bool(holds and cubes and order_of(state, pallet.seat, "goods") == "ask")


def loading_choices(state: State, pallet: Pallet) -> Iterator[Action]:
    """Load a waiting cube, unload one, burn one, or finish. (GT-GOODS-03)"""
    seat = pallet.seat
    parts = sorted(state.ships[seat].parts.items())
    yield Loaded(seat)
    for cube in dict.fromkeys(pallet.waiting):
        for cell, part in parts:
            if has_room(part, cube) and may_load(pallet, cube):
                yield Load(seat, cube, cell)
    for cell, part in parts:
        for cube in dict.fromkeys(part.goods):
            yield Unload(seat, cube, cell)
    yield from burn_choices(state.ships[seat].parts, pallet)


async def loading(state: State, rules: Rules) -> str:
    """One small move of somebody who loads. (GT-GOODS-01, GT-GOODS-06)"""
    if not state.play.pallets:
        if not state.play.loads:
            state.questions = {}
            return state.play.then
        next_pallet(state, rules)
        return "loading"
    state.questions = {pallet.seat: Question("loading") for pallet in state.play.pallets}
    asked: dict[Seat, Offer[Action]] = {
        pallet.seat: partial(loading_choices, state, pallet) for pallet in state.play.pallets
    }
    action = await ask(state, rules, asked, state.clock.due)
    if isinstance(action, TimeUp):
        rules.seal_time_out(state)
        for pallet in state.play.pallets:
            finish_loading(state, burn_leftovers(state, pallet, rules.prices))
    else:
        move_cube(state, action)
    return "loading"


def move_cube(state: State, action: Action) -> None:
    pallet = next(pallet for pallet in state.play.pallets if pallet.seat == action.seat)
    waiting = list(pallet.waiting)
    match action:
        case Loaded():
            state.seal()
            finish_loading(state, pallet)
            return
        case Load(seat, cube, cell):
            goods = (*state.ships[seat].parts[cell].goods, cube)
            state.ships[seat].change(cell, goods=goods)
            waiting.remove(cube)
        case Unload(seat, cube, cell):
            drop_cube(state, seat, cell, cube)
            waiting.append(cube)
    changed = msgspec.structs.replace(pallet, waiting=tuple(waiting))
    if isinstance(action, Burn):
        state.seal()
        changed = burn(state, pallet, action)
    state.play.pallets = tuple(changed if each is pallet else each for each in state.play.pallets)


def finish_loading(state: State, pallet: Pallet) -> None:
    """What still waits goes to the bank at once. (GT-GOODS-01, GT-GOODS-06)"""
    for cube in pallet.waiting:
        state.bank[cube] += 1
    parts = state.ships[pallet.seat].parts
    now, before = Counter(goods_aboard(parts)), Counter(pallet.before)
    state.play.pallets = tuple(each for each in state.play.pallets if each.seat != pallet.seat)
    state.tell(
        CargoChanged(
            seat=pallet.seat,
            loaded=tuple((now - before).elements()),
            thrown=pallet.waiting,
            holds={cell: part.goods for cell, part in parts.items() if part.shape.compartments},
        )
    )
