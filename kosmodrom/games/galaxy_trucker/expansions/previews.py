"""What comes of the choices of the Big Expansion, as far as their player can know."""

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName, turned_cell
from kosmodrom.games.galaxy_trucker.box.components import Side
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.cards.epidemic import infected
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Boost,
    Burn,
    Face,
    Jump,
    PayCredit,
    PayCube,
    Shed,
    Wake,
    Withdraw,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.previews import bonus_preview
from kosmodrom.games.galaxy_trucker.expansions.class_ia import quarters, removals, turned_ship
from kosmodrom.games.galaxy_trucker.expansions.foresight import evil_preview
from kosmodrom.games.galaxy_trucker.expansions.parting import (
    half_price,
    has_another,
    hull_parts,
    is_of,
    present_hulls,
)
from kosmodrom.games.galaxy_trucker.flight.contest import (
    contest,
    counted,
    is_halfway,
    strength_with,
    verdict,
)
from kosmodrom.games.galaxy_trucker.futures import after, outcome, passing, piece_of
from kosmodrom.games.galaxy_trucker.outlook import Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import cost
from kosmodrom.games.galaxy_trucker.ship.reactors import missing
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State


def more_preview(state: State, rules: Rules, seat: Seat, choice: Action) -> Preview | None:
    match choice:
        case Boost(_, cell, booster):
            return boosting(state, rules, seat, cell, booster)
        case Jump(_, cell, booster):
            return jumping(state, rules, seat, cell, booster)
        case Burn(_, cube, _, battery):
            parts = state.ships[seat].parts
            tokens = batteries_aboard(parts) + missing(parts, battery)
            return Preview(batteries=tokens, goods_lost=(cube,))
        case Shed(_, cell):
            return shedding(state, rules, seat, cell)
        case PayCredit():
            return Preview(credits=-1)
        case PayCube(_, cube):
            return Preview(goods_lost=(cube,), worth=-rules.prices[cube])
        case Wake():
            return Preview(crew_won=1)
        case Withdraw(_, hull):
            return withdrawing(state, rules, seat, hull)
        case Face(_, front):
            return facing(state, rules, seat, front)
    shown = bonus_preview(state, rules, seat, choice)
    return shown or evil_preview(state, rules, seat, choice)


def without(state: State, rules: Rules, seat: Seat, cell: Cell, booster: Cell) -> Preview:
    """A ship that has paid for a boost and lost what was boosted, with all that hung on it."""
    gone = (cell, *falling(state.ships[seat], rules, cell))
    tokens = cost(state, rules, seat, cell, booster)

    def lose(other: State) -> None:
        lose_parts(other, rules, seat, gone, "destroyed", "GTX-GEN-22")

    left = after(state, rules, seat, lose)
    return msgspec.structs.replace(left, batteries=max(0, (left.batteries or 0) - tokens))


def shedding(state: State, rules: Rules, seat: Seat, cell: Cell) -> Preview:
    """What falls off, and the strength to stand at then. (GTX-ROUGH-36)"""
    gone = (cell, *falling(state.ships[seat], rules, cell))

    def lose(other: State) -> None:
        lose_parts(other, rules, seat, gone, "fallen", "GTX-ROUGH-36")

    other = state.copy()
    for each in gone:
        other.ships[seat].take(each)
    value = strength_with(other, rules, "engines", seat)
    more = value - strength_with(state, rules, "engines", seat)
    return msgspec.structs.replace(after(state, rules, seat, lose), strength=value, more=more)


def boosting(state: State, rules: Rules, seat: Seat, cell: Cell, booster: Cell) -> Preview:
    """The strength to stand at, what is lost for it, and what that brings. (GTX-TECH-51, -53)"""
    other = state.copy()
    ship, card = other.ships[seat], card_in_play(state, rules)
    what = counted(state, card) or "cannons"
    now = strength_with(state, rules, what, seat)
    ship.boosts = {**ship.boosts, cell: booster}
    value = strength_with(other, rules, what, seat)
    meaning, price = (
        verdict(state, rules, card, seat, value),
        without(state, rules, seat, cell, booster),
    )
    running = contest(state, rules)
    mine = next((one for one in running.flyers if one.seat == seat), None) if running else None
    halfway = running is not None and mine is not None and is_halfway(running, mine, value)
    for each in price.loses or ():
        ship.take(each)
    then = Preview() if halfway else outcome(other, rules, seat, meaning, price.batteries or 0)
    return msgspec.structs.replace(
        together(price, then),
        strength=value,
        more=value - now,
        verdict="not_yet" if halfway else meaning,
    )


def together(price: Preview, then: Preview) -> Preview:
    """What a boost destroys, and what comes of the count after that."""
    return msgspec.structs.replace(
        price,
        batteries=price.batteries if then.batteries is None else then.batteries,
        crew_lost=price.crew_lost + then.crew_lost,
        goods_lost=price.goods_lost + then.goods_lost,
        worth=price.worth + then.worth,
        goods=then.goods,
        loads=then.loads,
        no_room=then.no_room,
        credits=then.credits,
        days=then.days,
        shots=then.shots,
    )


def jumping(state: State, rules: Rules, seat: Seat, cell: Cell, booster: Cell) -> Preview:
    """What the jump costs; on the last card it is giving up. (GTX-TECH-67, GTX-NET-17)"""
    left, ship = without(state, rules, seat, cell, booster), state.ships[seat]
    if len(rules.board_of(ship).hulls) > 1:  # the other one stays (GTX-NET-44)
        hull = next(one for one in present_hulls(ship) if is_of(rules, ship, one, cell))
        left = msgspec.structs.replace(left, hull=hull)
    if not rules.last_card(state):
        return left
    confirm = "hull" if has_another(rules, ship) else "give_up"  # (GTX-IIA-42)
    return msgspec.structs.replace(left, confirm=confirm)


def staying(state: State, rules: Rules, seat: Seat) -> Preview:
    """What is known of a card that one does not jump away from. (GTX-NET-41)"""
    card, parts = card_in_play(state, rules), state.ships[seat].parts
    match card.kind:
        case "meteor_swarm":
            return Preview(shots=len(card.meteors))
        case "stardust":
            return Preview(days=exposed_connectors(parts))
        case "epidemic":
            return Preview(crew_lost=len(infected(parts)))
    return passing(state, seat)


def withdrawing(state: State, rules: Rules, seat: Seat, hull: HullName) -> Preview:
    """What leaves with a hull, and what its cubes bring at once. (GTX-IIA-34)"""
    parts = hull_parts(rules, state.ships[seat], hull)
    return Preview(
        confirm="hull",
        loses=tuple(sorted(parts)),
        crew_lost=crew_aboard(parts),
        goods_lost=tuple(sorted(goods_aboard(parts))),
        credits=half_price(state, rules, seat, hull),
    )


def facing(state: State, rules: Rules, seat: Seat, front: Side) -> Preview:
    """What would have to come off, and what is left then, with this side as the front."""
    ship = state.ships[seat]
    final = turned_ship(ship, front)
    off = removals(rules, final)
    left = {cell: part for cell, part in final.parts.items() if cell not in off}
    return Preview(
        loses=tuple(sorted(turned_cell(cell, -quarters(front)) for cell in off)),
        charge=rules.fee_for(final, len(ship.lost) + len(off)),
        left=piece_of(rules, final, left),
    )
