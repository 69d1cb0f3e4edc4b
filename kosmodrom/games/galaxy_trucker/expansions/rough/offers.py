"""Rough roads around opportunities: Stiff Competition, Infected Goods, Paranoid Locals."""

from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Give
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Deciding, Passed
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one, decide, offer, usual_decision
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import salvo, throw
from kosmodrom.games.galaxy_trucker.ship.losses import crew_is_lost, take_figure
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, humans_aboard
from kosmodrom.games.galaxy_trucker.state import Question, State

# Stiff Competition


def stiff_competition(rules: Rules) -> Rules:
    """Who explores a wreck is shot at by stronger ships behind. (GTX-ROUGH-20)"""
    return replace(rules, explores=explores)


async def explores(state: State, rules: Rules, seat: Seat, crew: int) -> bool:
    """All count, the shots come, and who still can is asked once more. (GTX-NET-64)"""
    order = state.present()
    behind = order[order.index(seat) + 1 :]
    rule, stronger = "GTX-ROUGH-20", list[Seat]()
    state.play.cause = rule
    own = await count(state, rules, seat, "cannons", "combat_zone", rule) if behind else 0
    if own is None:
        state.play.cause = ""
        return False
    for other in behind:
        value = await count(state, rules, other, "cannons", "combat_zone", rule)
        stronger += [other] if value is not None and value > own else []
    if not stronger:
        state.play.cause = ""
        return True
    printed = PRINTED["stiff_competition"]
    shots = (printed.shot,) * (printed.shots_per_stronger_follower * len(stronger))
    await salvo(state, rules, {seat: shots}, stronger[0], rule)
    if crew_aboard(state.ships[seat].parts) < crew:
        return False
    yes = Accept(seat)
    again = offer("offer", Question("offer", amount=crew), (yes, Decline(seat)), yes)
    state.play.cause = rule
    answer = await decide(state, rules, seat, again)
    state.play.cause = ""
    return isinstance(answer, Accept)


# Infected Goods


def infected_goods(rules: Rules) -> Rules:
    """Goods cost humans where there are too few aliens. (GTX-ROUGH-34)"""
    return with_moment(rules, "landed", "weigh_infection")


async def weigh_infection(state: State, rules: Rules) -> str:
    """Everything or nothing, asked before loading. (GTX-NET-63)"""
    loads = list(state.play.loads)
    state.play.loads, state.play.cause = (), "GTX-ROUGH-34"
    bound = rules.bound("infected_goods", [seat for seat, _ in loads])
    for seat, goods in loads:
        lost = excess(state, seat, goods) if seat in bound else 0
        if not lost or await accepts(state, rules, seat, lost):
            await lose_humans(state, rules, seat, lost)
            state.play.loads = (*state.play.loads, (seat, goods))
    state.play.cause = ""
    return go_on(state)


def excess(state: State, seat: Seat, goods: tuple[Colour, ...]) -> int:
    """Cubes offered, after a reduction, beyond the aliens aboard. (GTX-ROUGH-57)"""
    aliens = sum(1 for part in state.ships[seat].parts.values() if part.alien is not None)
    offered = len(goods) - state.play.refused.get(seat, 0)
    return max(0, offered - aliens) * PRINTED["infected_goods"].loss_per_excess


async def accepts(state: State, rules: Rules, seat: Seat, lost: int) -> bool:
    """Silence takes nothing. (GTX-NET-63)"""
    state.tell(Deciding(seats=(seat,), about="offer"))
    question, choices = Question("infected", amount=lost), (Accept(seat), Decline(seat))
    answer = await ask_one(state, rules, seat, question, choices, rules.times.decision)
    if isinstance(answer, Accept):
        return True
    state.tell(Passed(seat=seat, rule="GTX-ROUGH-34"))
    return False


async def lose_humans(state: State, rules: Rules, seat: Seat, count: int) -> None:
    """So many humans of one's choice, or all there are. (GTX-ROUGH-34)"""
    freed: list[Cell] = []
    for left in range(count, 0, -1):
        parts = state.ships[seat].parts
        cabins = [cell for cell, part in sorted(parts.items()) if part.humans]
        if not cabins:
            break
        cell = cabins[0]
        if left < humans_aboard(parts):
            usual = max(cabins, key=lambda cabin: parts[cabin].humans)
            choices = tuple(Give(seat, cabin) for cabin in cabins)
            question = Question("crew", amount=left)
            decision = usual_decision("crew", question, choices, Give(seat, usual))
            cell = (await decide(state, rules, seat, decision)).cell
        freed += take_figure(state, seat, cell, "GTX-ROUGH-34")
    await crew_is_lost(state, rules, {seat: freed})


# Paranoid Locals


def paranoid_locals(rules: Rules) -> Rules:
    """Whoever landed on a planet is shot at before loading. (GTX-ROUGH-40)"""
    return with_moment(rules, "landed", "open_fire", "load_at_last")


async def open_fire(state: State, rules: Rules) -> str:
    """One roll for all who landed; who is alone there takes a heavy shot. (GTX-ROUGH-40)"""
    landed = [seat for seat, _ in state.play.takers]
    bound = rules.bound("paranoid_locals", landed)
    if card_in_play(state, rules).kind != "planets" or not bound:
        return go_on(state)
    printed = PRINTED["paranoid_locals"]
    shot = printed.shot_single if len(landed) == 1 else printed.shot_many
    return throw(state, dict.fromkeys(bound, (shot,)), "resume", "GTX-ROUGH-40")


async def load_at_last(state: State, rules: Rules) -> str:
    """The shots are over, and loading has its own end again."""
    if card_in_play(state, rules).kind == "planets":
        state.play.then = "depart"
    return go_on(state)
