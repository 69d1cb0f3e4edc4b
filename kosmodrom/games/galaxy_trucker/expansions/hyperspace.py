"""Engine boosters: a ship that jumps is away for this card and the next."""

from collections.abc import Iterator

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Decline
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Cell, by_column
from kosmodrom.games.galaxy_trucker.cards.epidemic import infected
from kosmodrom.games.galaxy_trucker.events import Deciding
from kosmodrom.games.galaxy_trucker.expansions.actions import Jump
from kosmodrom.games.galaxy_trucker.expansions.boosters import boosters_of
from kosmodrom.games.galaxy_trucker.expansions.events import CameBack, Jumped
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one, order_of
from kosmodrom.games.galaxy_trucker.flight.moving import give_up
from kosmodrom.games.galaxy_trucker.rules import CountMove, Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import affords, cost, pay_for
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors, humans_aboard
from kosmodrom.games.galaxy_trucker.state import Question, State

AWAY = 2  # cards: the rest of this one and the next (GTX-TECH-64)


# Who may jump


def engines_to_boost(state: State, rules: Rules, seat: Seat) -> Iterator[tuple[Cell, Cell]]:
    """Engines beside a booster, with it, that can be paid for. (GTX-TECH-60, GTX-TECH-71)"""
    parts = state.ships[seat].parts
    for cell, part in sorted(parts.items()):
        for booster in boosters_of(parts, cell, "engines") if part.shape.engine else ():
            if affords(state, rules, seat, cell, booster):
                yield cell, booster


def jump_choices(state: State, rules: Rules, seat: Seat, what: str = "") -> tuple[Jump, ...]:
    """Instead of announcing a strength or the crew, too, unless a cannon is boosted already.

    (GTX-TECH-61, GTX-NET-42)
    """
    if state.ships[seat].boosts:
        return ()
    return tuple(
        Jump(seat, cell, booster, battery)
        for cell, booster in engines_to_boost(state, rules, seat)
        for battery in rules.sources(state, rules, seat, booster)
    )


def best_jump(state: State, rules: Rules, seat: Seat) -> Jump:
    """The fewest tokens, then the fewest components, then the lowest column. (GTX-NET-43)"""

    def rank(jump: Jump) -> tuple[int, int, tuple[int, int]]:
        tokens = cost(state, rules, seat, jump.cell, jump.booster)
        return tokens, len(falling(state.ships[seat], rules, jump.cell)), by_column(jump.cell)

    return min(jump_choices(state, rules, seat), key=rank)


# Jumping


async def jump(state: State, rules: Rules, seat: Seat, action: Jump) -> None:
    """The engine goes at once, with all that it held; then the ship is away. (GTX-TECH-60, -70)"""
    await pay_for(state, rules, seat, (action.cell, action.booster), action.battery)
    lose_parts(state, rules, seat, [action.cell], "destroyed", "GTX-TECH-60")
    await hold_together(state, rules, [seat])
    rules.leap(state, rules, seat, action.cell)
    state.play.queue = state.still_here(state.play.queue)  # nothing waits for it (GTX-TECH-65)


def leap(state: State, rules: Rules, seat: Seat, cell: Cell) -> None:
    """The ship is away, unless nobody could fly it or there is no card more. (GTX-TECH-67, -70)"""
    ship = state.ships[seat]
    if not humans_aboard(ship.parts):
        give_up(state, [seat], "no_humans", "GTX-TECH-70")
    elif rules.last_card(state):
        give_up(state, [seat], "hyperspace", "GTX-TECH-67")
    else:
        ship.status, ship.returns = "away", AWAY
        state.tell(Jumped(seat=seat, cards=AWAY))


JUMPING = CountMove(jump_choices, jump)


async def jumps(state: State, rules: Rules) -> str:
    """After a card is revealed each ship may still leave, in order. (GTX-TECH-61, GTX-NET-40)"""
    for seat in state.present():
        while seat in state.present() and await jumped(state, rules, seat):
            pass  # another hull may follow at once (GTX-NET-44)
    return after_jumps(state, rules)


async def jumped(state: State, rules: Rules, seat: Seat) -> bool:
    """Whether a player jumps now, by order or when asked."""
    choices = jump_choices(state, rules, seat)
    order = order_of(state, seat, "jump")
    if not choices or order == "no":
        return False
    answer: Action | None = best_jump(state, rules, seat)
    if order != "yes":
        if order != "ask" and not is_harmful(state, rules, seat):
            return False
        state.tell(Deciding(seats=(seat,), about="jump"))
        offered, time = (Decline(seat), *choices), rules.times.window
        answer = await ask_one(state, rules, seat, Question("jump"), offered, time)
    if isinstance(answer, Jump):
        await jump(state, rules, seat, answer)
    return isinstance(answer, Jump)


def after_jumps(state: State, rules: Rules) -> str:
    """Without anybody present the card does nothing, but for one. (GTX-NET-47, GTX-TECH-68)"""
    reaches_some = state.flying() and rules.reaches_away(rules.cards[state.shown[-1]])
    if state.present() or reaches_some:
        return go_on(state)
    state.agenda = ()
    return "card_end"


def is_harmful(state: State, rules: Rules, seat: Seat) -> bool:
    """Whether the card can harm a ship before anything of it is counted. (GTX-NET-41)"""
    card = rules.cards[state.play.card or ""]
    return card.kind in rules.harms and rules.harms[card.kind](state, rules, seat)


HARMS = {
    "meteor_swarm": lambda state, rules, seat: True,
    "stardust": lambda state, rules, seat: exposed_connectors(state.ships[seat].parts) > 0,
    "epidemic": lambda state, rules, seat: bool(infected(state.ships[seat].parts)),
}


# Coming back


async def come_back(state: State, rules: Rules) -> str:
    """Ships that have missed a whole card are present again. (GTX-TECH-64)"""
    for seat in state.flying():
        ship = state.ships[seat]
        if ship.status == "away":
            ship.returns -= 1
            if not ship.returns:
                ship.status = "flying"
                state.tell(CameBack(seat=seat, place=ship.place))
    return go_on(state)
