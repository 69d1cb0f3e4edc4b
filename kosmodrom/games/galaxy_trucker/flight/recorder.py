"""The flight recorder: ships as they took off and landed, and what each card did to them."""

from collections.abc import Iterable
from copy import copy

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import Change
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard
from kosmodrom.games.galaxy_trucker.state import Flown, Landing, State

# What a round is remembered for: losses of one kind on one kind of card.
TALLIES = (
    ("meteors", "meteor_swarm", "parts"),
    ("shots", "pirates", "parts"),
    ("shots", "combat_zone", "parts"),
    ("sabotage", "sabotage", "parts"),
    ("crew_sold", "abandoned_ship", "crew"),
    ("crew_taken", "slavers", "crew"),
    ("crew_ill", "epidemic", "crew"),
    ("goods_taken", "smugglers", "goods"),
    ("dust", "stardust", "days"),
)
BONUSES = ("arrival", "beauty", "creativity")  # they depend on the others


def take_off(state: State) -> None:
    """Every ship as it is before the first card."""
    state.landings = tuple(
        Landing(seat, ship.colour, ship.board, ship.parts, len(ship.lost))
        for seat, ship in enumerate(state.ships)
    )


def record_card(state: State, rules: Rules, changes: Iterable[Change]) -> None:
    """What the card did to each ship, and what it would bring home now."""
    kind, home = rules.cards[state.shown[-1]].kind, brings_home(state, rules)
    state.landings = tuple(
        msgspec.structs.replace(each, cards=(*each.cards, Flown(kind, home[each.seat], change)))
        for each, change in zip(state.landings, changes, strict=False)
    )


def brings_home(state: State, rules: Rules) -> list[int]:
    """Credits of the cards and all that is settled but bonuses, if all landed now. (GT-SCORE-01)"""
    landed = copy(state)
    landed.ships = [copy(ship) for ship in state.ships]
    for ship in landed.ships:
        if ship.status in ("flying", "away"):
            ship.status = "arrived"
    lines = [line(landed, rules) for name, line in rules.income if name not in BONUSES]
    return [
        earned + sum(line.get(seat, 0) for line in lines)
        for seat, earned in enumerate(state.earned)
    ]


def land(state: State) -> None:
    """Every ship as it came down."""
    state.landings = tuple(
        msgspec.structs.replace(each, landed=state.ships[each.seat].parts)
        for each in state.landings
    )


def tally(state: State, seat: Seat) -> dict[str, int]:
    """What a ship lost to what, and the batteries that it saved for nothing."""
    found = next((each for each in state.landings if each.seat == seat), None)
    if found is None:  # it took off before there was a recorder
        return {}
    counted = {"inspection": found.lost_before, "unspent": batteries_aboard(found.landed)}
    for name, kind, what in TALLIES:
        losses = [-getattr(card.change, what) for card in found.cards if card.kind == kind]
        counted[name] = counted.get(name, 0) + sum(loss for loss in losses if loss > 0)
    return {name: count for name, count in counted.items() if count}
