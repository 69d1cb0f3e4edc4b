"""Inspection, launch and flight: every question a flyer is asked."""

from collections.abc import Callable

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Give,
    GiveUp,
    GoOn,
    Keep,
    Land,
    Loaded,
    Power,
    Remove,
    RemoveFewest,
    Repaired,
    Settle,
    TakeOff,
    TakeOver,
)
from kosmodrom.games.galaxy_trucker.bots import roads, schemer
from kosmodrom.games.galaxy_trucker.bots.bonus import on_bonus_card
from kosmodrom.games.galaxy_trucker.bots.fighter import affordable, count, defend
from kosmodrom.games.galaxy_trucker.bots.fronts import choose_front
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen
from kosmodrom.games.galaxy_trucker.bots.modern import (
    burn,
    jump_at_reveal,
    send_diplomat,
    specialist,
    wake,
)
from kosmodrom.games.galaxy_trucker.bots.prices import Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.build.inspection import smallest_repair
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bid,
    Boost,
    Burn,
    Choose,
    Drop,
    Face,
    Jump,
    PayCredit,
    PayCube,
    PickEvil,
    Shed,
    TryMost,
    Vote,
    Wake,
)
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, humans_aboard

STRENGTHENS = {"orange": "engines", "purple": "cannons"}
CARELESS = 0.12  # how often a beginner does not think


def fly(seen: Seen, level: Level, rng: Rng) -> Thought:
    """The answer to whatever is asked."""
    for kind, answer in ANSWERS.items():
        if seen.of(kind):
            if not level.weighs and kind in CHANCY and rng.chance(CARELESS):
                sane = [a for a in seen.situation.choices if not isinstance(a, Jump)]
                return Thought(rng.choice(sane), Reason("gt-waited"))
            return answer(seen, Prices(seen, level))
    thought = on_bonus_card(seen, lambda: Prices(seen, level), rng)
    return thought or Thought(seen.situation.choices[0], Reason("gt-waited"))


# Inspection and launch


def repair(seen: Seen, prices: Prices) -> Thought:
    """The smallest repair that makes the ship legal."""
    if done := [*seen.of(Repaired), *seen.of(RemoveFewest)]:
        return Thought(done[0], Reason("gt-repair"))
    removed = smallest_repair(seen.rules, seen.parts, seen.board)
    choices: list[Remove | TakeOff] = [*seen.of(Remove), *seen.of(TakeOff)]
    action = next((each for each in choices if each.cell in removed), choices[0])
    return Thought(action, Reason("gt-repair"))


def keep(seen: Seen, prices: Prices) -> Thought:
    """The part of the ship that is worth most."""
    hull = seen.rules.broken_hulls(seen.craft)[0]

    def rest(action: Keep) -> float:
        fallen = [group for group in hull if action.cell not in group]
        return prices.cells(cell for cell in seen.parts if any(cell in group for group in fallen))

    choices = [action for action in seen.of(Keep) if any(action.cell in group for group in hull)]
    return Thought(min(choices, key=rest), Reason("gt-keep"))


def settle(seen: Seen, prices: Prices) -> Thought:
    """An alien where enough humans stay and there is something for it to help with."""
    for action in seen.of(Settle):
        if prices.level.weighs and helps(seen, action):
            return Thought(action, Reason("gt-alien"))
    cabin = seen.of(Settle)[0].cell
    hired = specialist(seen, prices) if can_spare(seen, cabin) and prices.level.weighs else None
    if hired is not None:
        return Thought(hired, Reason("gt-hired"))
    humans_here = next(action for action in seen.of(Settle) if action.who == "humans")
    return Thought(humans_here, Reason("gt-humans"))


def helps(seen: Seen, action: Settle) -> bool:
    """Whether an alien has something to add to in its hull, where enough humans stay."""
    rules, what = seen.rules, STRENGTHENS.get(action.who)
    if what is None or not can_spare(seen, action.cell):
        return False
    hull = next(hull for hull in rules.hulls_of(seen.craft) if action.cell in hull.parts)
    return rules.counts[what](rules, hull, tuple(rules.devices(rules, hull, what))) > 0


def can_spare(seen: Seen, cell: Cell) -> bool:
    """Whether enough humans stay, also in the own hull, if an alien lives in this cabin."""
    hull = next(hull for hull in seen.rules.hulls_of(seen.craft) if cell in hull.parts)
    return humans_aboard(seen.parts) >= 6 and humans_aboard(hull.parts) >= 4


# Between cards


def go_on(seen: Seen, prices: Prices) -> Thought:
    """Fly on while there is something to win; a ship that cannot move saves what it has."""
    cap = seen.board.insurance_cap
    open_end = cap is None or len(seen.ship.lost) < cap
    is_early = prices.cards_left > 4
    if prices.level.weighs and is_early and open_end and seen.of(GiveUp) and is_powerless(seen):
        return Thought(seen.of(GiveUp)[0], Reason("gt-give-up"))
    return Thought(seen.of(GoOn)[0], Reason("gt-go-on"))


def is_powerless(seen: Seen) -> bool:
    """Whether nothing drives the ship, nor would if what slows it were let go."""
    rules, craft = seen.rules, seen.craft
    if rules.drive(rules, craft, tuple(affordable(seen, "engines"))):
        return False
    can_shed = Shed in rules.count_moves
    return not (can_shed and any(part.shape.engine for part in seen.parts.values()))


def take_over(seen: Seen, prices: Prices) -> Thought:
    """A partner's ship is worth more in the flight than out of it."""
    return Thought(seen.of(TakeOver)[0], Reason("gt-agreed"))


# Offers


def land(seen: Seen, prices: Prices) -> Thought:
    """The planet that fills the holds best, if that is worth the days."""
    card = seen.view.flight.card
    assert card is not None
    lost = prices.days(card.days)
    value, best = max(
        ((prices.cargo(card.planets[action.planet]) - lost, action) for action in seen.of(Land)),
        key=lambda pair: pair[0],
    )
    if value > 0.2:
        return Thought(best, Reason("gt-land"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def accept(seen: Seen, prices: Prices) -> Thought:
    """Credits and goods against crew and days."""
    question, card = seen.ship.question, seen.view.flight.card
    assert card is not None
    if question is not None and question.kind == "diplomat":
        return send_diplomat(seen, prices)
    if question is not None and question.kind == "infected":
        return roads.take_infected(seen, prices)
    if any(step.op == "offer" for step in card.steps):
        return schemer.take(seen, prices)
    gain = card.credits + (prices.cargo(card.goods) if card.goods else 0.0)
    if question is not None and question.kind == "offer":
        gain -= prices.crew(card.crew_lost)
    if gain - prices.days(card.days) > 0.2 or not seen.of(Decline):
        return Thought(seen.of(Accept)[0], Reason("gt-accept"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def loaded(seen: Seen, prices: Prices) -> Thought:
    """The proposal is the most valuable loading there is. (GT-NET-37)"""
    return Thought(seen.of(Loaded)[0], Reason("gt-loaded"))


def give(seen: Seen, prices: Prices) -> Thought:
    """The figure that is missed least; it does not matter which cube or battery goes."""
    question, choices = seen.ship.question, seen.of(Give)
    if question is not None and question.kind == "crew" and crew_aboard(seen.parts):
        usual = seen.rules.spare(seen.parts, seen.board, question.amount, ())
        if humans_aboard(seen.parts) <= 2:  # an alien alone flies nowhere (GT-QUIT-06)
            usual = next((a.cell for a in choices if seen.parts[a.cell].alien), usual)
        choices = [action for action in choices if action.cell == usual] or choices
    return Thought(choices[0], Reason("gt-give"))


ANSWERS: dict[type[Action], Callable[[Seen, Prices], Thought]] = {
    TakeOver: take_over, Remove: repair, TakeOff: repair, Keep: keep, Settle: settle, GoOn: go_on,
    Land: land, Accept: accept, Burn: burn, Loaded: loaded, Give: give,
    PickEvil: schemer.pick, Choose: schemer.choose, Bid: schemer.bid, TryMost: schemer.try_most,
    Drop: schemer.drop,
}  # fmt: skip
CHANCY = (Land, Accept, Power, Boost)


def powering(seen: Seen, prices: Prices) -> Thought:
    """A battery against a hit, or for a count."""
    question = seen.ship.question
    kind = question.kind if question is not None else ""
    if kind == "payment":
        return Thought(seen.of(Power)[0], Reason("gt-paid"))
    if kind == "jump":
        return jump_at_reveal(seen, prices)
    if kind in ("shield", "cannon"):
        return defend(seen, prices)
    return (roads.shed(seen) if seen.of(Shed) else None) or count(seen, prices)


# The union asks for credits, and offers giving up beside it.
ANSWERS = {PayCredit: roads.pay_union, PayCube: roads.pay_union, **ANSWERS}
ANSWERS |= {Wake: wake, Power: powering, Boost: powering, Jump: powering, Face: choose_front}
ANSWERS |= {Shed: powering, Vote: roads.vote}
