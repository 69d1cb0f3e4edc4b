"""Cards with a procedure of their own: one step, one scene."""

from collections.abc import Awaitable, Callable, Iterable
from itertools import pairwise
from typing import TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.steps import Amount, Step, amount_in, plain
from kosmodrom.games.galaxy_trucker.cards.enemies import card_for_next, card_in_play
from kosmodrom.games.galaxy_trucker.events import Moved, Passed, Skipped, Took
from kosmodrom.games.galaxy_trucker.expansions import effects
from kosmodrom.games.galaxy_trucker.expansions.actions import Choose, Drop
from kosmodrom.games.galaxy_trucker.expansions.auctions import begin_auction
from kosmodrom.games.galaxy_trucker.expansions.comparing import (
    ALONE,
    count_one,
    days_short,
    fly_on,
    is_void,
    line_of,
    punish,
)
from kosmodrom.games.galaxy_trucker.expansions.effects import value_of
from kosmodrom.games.galaxy_trucker.expansions.loans import pay, purse
from kosmodrom.games.galaxy_trucker.expansions.trials import try_devices
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide, decide_together, offer
from kosmodrom.games.galaxy_trucker.flight.moving import move
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling, throw
from kosmodrom.games.galaxy_trucker.ship.losing import CREW, CUBES, TOKENS, lose, take_token
from kosmodrom.games.galaxy_trucker.ship.losses import (
    crew_is_lost,
    hold_together,
    lose_parts,
    take_figure,
)
from kosmodrom.games.galaxy_trucker.ship.ship import Ship, batteries_aboard, goods_aboard
from kosmodrom.games.galaxy_trucker.state import Question, State, Task

# A step, done for the ships of its task; the scene that follows, or None for the next step.
Op: TypeAlias = Callable[[State, Rules, Task], Awaitable[str | None]]

RULES = {
    "system_test": "GTX-EVIL-20", "traffic_jam": "GTX-EVIL-21", "ambush": "GTX-EVIL-22",
    "space_hulk_for_sale": "GTX-EVIL-24", "drifting_ship": "GTX-EVIL-24",
    "boundless_space": "GTX-EVIL-25",
}  # fmt: skip


def rule_of(state: State, rules: Rules) -> str:
    """The rule of the card in play; those of our own making share one."""
    return RULES.get(card_in_play(state, rules).kind, "GTX-EVIL-26")


# The scenes


async def begin_steps(state: State, rules: Rules) -> str:
    """A card whose text is a list of steps is turned up. (GTX-EVIL-08)"""
    state.play.queue = ()
    push(state, (Task(step) for step in card_in_play(state, rules).steps))
    return "next_step"


async def next_step(state: State, rules: Rules) -> str:
    """The next step, for those of its ships that are still here."""
    if not state.play.tasks:
        return "card_end"
    task, *rest = state.play.tasks
    state.play.tasks = tuple(rest)
    if task.seats is not None:
        here = state.still_here(task.seats)
        task = msgspec.structs.replace(task, seats=here)
    if task.seats == ():
        return "next_step"
    return await OPS[task.step.op](state, rules, task) or "next_step"


def push(state: State, tasks: Iterable[Task]) -> None:
    """These steps come first."""
    state.play.tasks = (*tasks, *state.play.tasks)


def follow(steps: Iterable[Step], seats: Iterable[Seat]) -> list[Task]:
    """The same steps for ships that act together."""
    acting = tuple(seats)
    return [Task(step, acting) for step in steps]


def ships_of(task: Task) -> tuple[Seat, ...]:
    return task.seats or ()


# Who acts


async def each_player(state: State, rules: Rules, task: Task) -> None:
    """All who are present, together or one after another; days may be moved afterwards."""
    step, order = task.step, state.present()
    if step.days == "after_all":
        state.play.days = {}
        push(state, [Task(Step("move_noted"))])
    if step.order == "together":
        push(state, follow(step.do, order))
        return
    push(state, [task for seat in order for task in follow(step.do, [seat])])


async def repeat(state: State, rules: Rules, task: Task) -> None:
    """As often as the ship of each demands."""
    times = {s: value_of(state.ships[s].parts, task.step.times) for s in ships_of(task)}
    rounds = (
        [seat for seat, number in times.items() if number > turn]
        for turn in range(max(times.values()))
    )
    push(state, [each for seats in rounds for each in follow(task.step.do, seats)])


async def each_pair_ahead(state: State, rules: Rules, task: Task) -> None:
    """Every ship with another behind it, which shoots. (GTX-GEN-11, GTX-GEN-12)"""
    order = state.present()
    if len(order) < 2:
        state.tell(Skipped(rule=ALONE))
    push(
        state,
        [
            Task(step, (ahead,), shooter=behind)
            for ahead, behind in pairwise(order)
            for step in (leader_step(step, ahead == order[0]) for step in task.step.do)
        ],
    )


def leader_step(step: Step, leads: bool) -> Step:
    return msgspec.structs.replace(step, hits=step.leader_hits) if leads else step


# Paying or suffering


async def choose(state: State, rules: Rules, task: Task) -> None:
    """Each takes one of the ways; those who take the same go it together."""
    seats = ships_of(task)
    decisions = {seat: ways_out(state, rules, seat, task.step) for seat in seats}
    if len(seats) == 1:
        answers = {seats[0]: await decide(state, rules, seats[0], decisions[seats[0]])}
    else:
        answers = await decide_together(state, rules, decisions)
    for seat, decision in decisions.items():
        cell = decision.question.cell
        if cell is not None and answers[seat] == decision.yes:
            state.play.settled = (*state.play.settled, (seat, cell))
    for option, steps in reversed(list(enumerate(task.step.options))):
        takers = [seat for seat in seats if answers[seat].option == option]
        if takers:
            push(state, follow(steps, takers))


def ways_out(state: State, rules: Rules, seat: Seat, step: Step) -> Decision[Choose]:
    """Pay, or let it happen; silence pays what is there. (GTX-NET-15, GTX-NET-16)"""
    paying = next(n for n, way in enumerate(step.options) if way[0].op == "pay_credits")
    price = plain(step.options[paying][0].n)
    pay_up, bear = Choose(seat, paying), Choose(seat, 1 - paying)
    is_rich = purse(state, rules, seat) >= price
    other = step.options[1 - paying][0].op
    cheap = other == "lose_goods" and dearest(state, rules, seat) <= price
    cell = next_alien(state, seat) if other == "lose_alien" else None
    return Decision(
        about="toll",
        question=Question("toll", cell=cell, amount=price),
        choices=tuple(Choose(seat, option) for option in range(len(step.options))),
        yes=pay_up,
        no=bear,
        default=pay_up if is_rich and not cheap else bear,
    )


def dearest(state: State, rules: Rules, seat: Seat) -> int:
    goods = goods_aboard(state.ships[seat].parts)
    return max((rules.prices[cube] for cube in goods), default=0)


def next_alien(state: State, seat: Seat) -> Cell:
    """The first one that was not paid for yet."""
    aboard = effects.aliens(state.ships[seat].parts)
    return next(cell for cell in aboard if (seat, cell) not in state.play.settled)


async def pay_credits(state: State, rules: Rules, task: Task) -> None:
    for seat in ships_of(task):
        pay(state, rules, seat, plain(task.step.n), rule_of(state, rules))


# Opportunities


async def offer_all(state: State, rules: Rules, task: Task) -> None:
    """Along the convoy; the days are moved when it is over. (GTX-EVIL-24)"""
    step = msgspec.structs.replace(task.step, op="offer_one")
    over = Task(msgspec.structs.replace(task.step, op="offer_over"))
    push(state, [*(Task(step, (seat,)) for seat in state.present()), over])


def offered_now(state: State, rules: Rules) -> Step:
    """The offer as it is for the next taker; for the second there is less. (GTX-5P-03)"""
    return next(step for step in card_for_next(state, rules).steps if step.op == "offer")


def can_pay(ship: Ship, cost: Iterable[Step]) -> bool:
    """Credits can always be paid, with loans. (GTX-NET-13, GTX-NET-24)"""
    tokens = sum(plain(step.n) for step in cost if step.must_have)
    return batteries_aboard(ship.parts) >= tokens


async def offer_one(state: State, rules: Rules, task: Task) -> None:
    (seat,), card = ships_of(task), card_in_play(state, rules)
    if state.play.taken >= rules.quota(state, card):
        return
    step, rule = offered_now(state, rules), rule_of(state, rules)
    yes, no = Accept(seat), Decline(seat)
    choices = (yes, no) if can_pay(state.ships[seat], step.cost) else (no,)
    answer = await decide(
        state, rules, seat, offer("offer", Question("offer"), choices, choices[0])
    )
    if isinstance(answer, Decline):
        state.tell(Passed(seat=seat, rule=rule))
        return
    state.play.taken += 1
    state.play.takers = (*state.play.takers, (seat, 0))
    state.tell(Took(seat=seat, rule=rule))
    cost = [each for each in step.cost if each.op != "lose_days"]
    push(state, follow((*cost, *step.reward), [seat]))


async def offer_over(state: State, rules: Rules, task: Task) -> None:
    """Takers lose their days, the rearmost first; if nobody took it, that has consequences."""
    takers = [seat for seat, _ in state.play.takers]
    lose_days(state, rules, dict.fromkeys(takers, amount_in(task.step.cost, "lose_days")))
    if not takers:
        push(state, follow(task.step.if_none, state.present()))


async def enemy(state: State, rules: Rules, task: Task) -> str:
    """An enemy that takes crew is fought like slavers. (GTX-EVIL-26)"""
    state.play.queue = state.present()
    return "slavers"


async def auction(state: State, rules: Rules, task: Task) -> str:
    push(state, [Task(msgspec.structs.replace(task.step, op="auction_over"))])
    return begin_auction(state, task.step.currency, task.step.min_bid, "next_step")


async def auction_over(state: State, rules: Rules, task: Task) -> None:
    """The winner loses the bid and then takes the reward. (GTX-GEN-03, GTX-NET-66)"""
    found, state.play.auction = state.play.auction, None
    assert found is not None
    if found.bidder is not None:
        op = "pay_credits" if found.currency == "credits" else f"lose_{found.currency}"
        push(state, follow((Step(op, n=found.bid), *task.step.reward), [found.bidder]))


# Comparisons


async def compare(state: State, rules: Rules, task: Task) -> None:
    """All count in flight order, then the lowest or the highest suffers."""
    if is_void(state):
        return
    state.play.compared, state.play.figures = line_of(task.step), {}
    counts = [Task(Step("count"), (seat,)) for seat in state.present()]
    push(state, [*counts, Task(Step("punish"))])


async def count(state: State, rules: Rules, task: Task) -> None:
    await count_one(state, rules, ships_of(task)[0], rule_of(state, rules))


async def punish_worst(state: State, rules: Rules, task: Task) -> str | None:
    if is_void(state):
        return None
    return await punish(state, rules, rule_of(state, rules), "next_step")


async def open_space(state: State, rules: Rules, task: Task) -> None:
    await fly_on(state, rules, ships_of(task)[0], task.step, rule_of(state, rules))


# Hits


async def hits(state: State, rules: Rules, task: Task) -> str:
    """One roll serves all; whoever shoots rolls, else the one farthest ahead. (GTX-GEN-10, -11)"""
    scene = throw(state, dict.fromkeys(ships_of(task), task.step.hits), "next_step")
    if task.shooter is not None:
        state.play.roller = task.shooter
    return scene


async def hits_all(state: State, rules: Rules, task: Task) -> str:
    return throw(state, dict.fromkeys(state.present(), task.step.hits), "next_step")


# Days


async def lose_some_days(state: State, rules: Rules, task: Task) -> None:
    due = {seat: await days_due(state, rules, seat, task.step) for seat in ships_of(task)}
    if state.play.days is None:
        lose_days(state, rules, due)
    else:
        noted = state.play.days
        state.play.days = noted | {s: noted.get(s, 0) + days for s, days in due.items()}


async def days_due(state: State, rules: Rules, seat: Seat, step: Step) -> int:
    if isinstance(step.n, Amount):
        return await days_short(state, rules, seat, step.n.const, rule_of(state, rules))
    return plain(step.n)


def lose_days(state: State, rules: Rules, due: dict[Seat, int]) -> None:
    """The rearmost moves first. (GTX-GEN-02)"""
    for seat in reversed(state.present()):
        move(state, rules, seat, -due.get(seat, 0), rule_of(state, rules))


async def move_noted(state: State, rules: Rules, task: Task) -> None:
    due, state.play.days = state.play.days or {}, None
    lose_days(state, rules, due)


async def gain_days(state: State, rules: Rules, task: Task) -> None:
    """The foremost moves first. (GTX-GEN-02)"""
    for seat in state.present():
        if seat in ships_of(task):
            move(state, rules, seat, plain(task.step.n), rule_of(state, rules))


async def close_gaps(state: State, rules: Rules, task: Task) -> None:
    """Behind the foremost marker; ships that are away close up too. (GTX-EVIL-21)"""
    order = state.flying() if task.step.affects_hyperspace else state.present()
    first = state.ships[order[0]].place
    for number, seat in enumerate(order):
        put(state, seat, first - number, rule_of(state, rules))


async def reverse_order(state: State, rules: Rules, task: Task) -> None:
    """The same spaces, the other way round. (GTX-EVIL-26)"""
    order = state.present()
    if len(order) < 2:
        state.tell(Skipped(rule=ALONE))
    spaces = [state.ships[seat].place for seat in order]
    for seat, place in zip(order, reversed(spaces), strict=True):
        put(state, seat, place, rule_of(state, rules))


def put(state: State, seat: Seat, place: int, rule: str) -> None:
    ship = state.ships[seat]
    start, ship.place = ship.place, place
    if place != start:
        state.tell(Moved(seat=seat, days=place - start, place=place, start=start, rule=rule))


# Crew, goods, tokens


def due_of(state: State, task: Task) -> dict[Seat, int]:
    return {seat: value_of(state.ships[seat].parts, task.step.n) for seat in ships_of(task)}


async def lose_crew(state: State, rules: Rules, task: Task) -> None:
    await lose(state, rules, CREW, due_of(state, task), rule_of(state, rules))


async def lose_alien(state: State, rules: Rules, task: Task) -> None:
    freed = {
        seat: take_figure(state, seat, next_alien(state, seat), rule_of(state, rules))
        for seat in ships_of(task)
    }
    await crew_is_lost(state, rules, freed)


async def lose_goods(state: State, rules: Rules, task: Task) -> None:
    """The most valuable first; tokens where the card says so."""
    rule = rule_of(state, rules)
    missing = await lose(state, rules, CUBES, due_of(state, task), rule)
    if task.step.battery_substitute:
        await lose(state, rules, TOKENS, missing, rule)


async def lose_batteries(state: State, rules: Rules, task: Task) -> None:
    """For each token that is missing the card may want something else."""
    missing = await lose(state, rules, TOKENS, due_of(state, task), rule_of(state, rules))
    for seat, number in missing.items():
        push(state, [one for _ in range(number) for one in follow(task.step.shortfall, [seat])])


async def per_part(state: State, rules: Rules, task: Task) -> None:
    """Every part with so many tokens loses some of them; that is a loss, no use."""
    least, rule = task.step.where.batteries_at_least, rule_of(state, rules)
    due = amount_in(task.step.do, "lose_batteries")
    for seat in ships_of(task):
        for cell, part in sorted(state.ships[seat].parts.items()):
            if part.batteries >= least:
                for _ in range(min(due, part.batteries)):
                    take_token(state, rules, seat, cell, rule)


async def gain_astronauts(state: State, rules: Rules, task: Task) -> None:
    for seat in ships_of(task):
        effects.board_survivors(state, seat, plain(task.step.n))


async def gain_credits(state: State, rules: Rules, task: Task) -> None:
    for seat in ships_of(task):
        earn(state, seat, plain(task.step.n), rule_of(state, rules))


async def gain_credits_on_finish(state: State, rules: Rules, task: Task) -> None:
    for seat in ships_of(task):
        effects.promise(state, seat, plain(task.step.n))


# Components


async def test_devices(state: State, rules: Rules, task: Task) -> None:
    await try_devices(state, rules, ships_of(task), task.step.devices_per_token)


async def choose_part(state: State, rules: Rules, task: Task) -> None:
    """One component with an exposed connector falls off each ship that has one."""
    decisions = {
        seat: loose_part(state, rules, seat)
        for seat in ships_of(task)
        if effects.exposed_parts(state.ships[seat].parts)
    }
    rule = rule_of(state, rules)
    for seat, answer in (await decide_together(state, rules, decisions)).items():
        lose_parts(state, rules, seat, [answer.cell], "fallen", rule)
    await hold_together(state, rules, decisions)


def loose_part(state: State, rules: Rules, seat: Seat) -> Decision[Drop]:
    """Silence gives what takes the fewest components and contents along. (GTX-NET-62)"""
    ship = state.ships[seat]

    def price(drop: Drop) -> tuple[int, int, int]:
        gone = (drop.cell, *falling(ship, rules, drop.cell))
        parts = [ship.parts[cell] for cell in gone]
        lying = sum(p.crew + p.batteries + p.sleepers + len(p.goods) for p in parts)
        return len(gone), lying, drop.cell

    drops = tuple(Drop(seat, cell) for cell in effects.exposed_parts(ship.parts))
    usual = min(drops, key=price)
    question = Question("corrosion")
    return Decision("corrosion", question, drops, yes=usual, no=usual, default=usual)


async def clear_lost_parts(state: State, rules: Rules, task: Task) -> None:
    for seat in ships_of(task):
        effects.clear_lost(state, seat, plain(task.step.n), rule_of(state, rules))


OPS: dict[str, Op] = {
    "each_player": each_player, "repeat": repeat, "each_pair_ahead": each_pair_ahead,
    "choose": choose, "pay_credits": pay_credits, "offer": offer_all, "offer_one": offer_one,
    "offer_over": offer_over, "enemy": enemy, "auction": auction, "auction_over": auction_over,
    "lowest": compare, "highest": compare, "count": count, "punish": punish_worst,
    "open_space": open_space, "hits": hits, "hits_all": hits_all, "lose_days": lose_some_days,
    "move_noted": move_noted, "gain_days": gain_days, "close_gaps": close_gaps,
    "reverse_order": reverse_order, "lose_crew": lose_crew, "lose_alien": lose_alien,
    "lose_goods": lose_goods, "lose_batteries": lose_batteries, "per_part": per_part,
    "gain_astronauts": gain_astronauts, "gain_credits": gain_credits,
    "gain_credits_on_finish": gain_credits_on_finish, "test_devices": test_devices,
    "choose_part": choose_part, "clear_lost_parts": clear_lost_parts,
}  # fmt: skip
