"""The flight recorder: ships as they took off and landed, and what each card did to them."""

from collections.abc import Iterable

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import Change
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, goods_aboard
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


def take_off(state: State) -> None:
    """Every ship as it is before the first card."""
    state.landings = tuple(
        Landing(seat, ship.colour, ship.board, ship.parts, len(ship.lost))
        for seat, ship in enumerate(state.ships)
    )


def record_card(state: State, rules: Rules, changes: Iterable[Change]) -> None:
    """What the card did to each ship, and what it would bring home now."""
    kind = rules.cards[state.shown[-1]].kind
    state.landings = tuple(
        msgspec.structs.replace(
            each, cards=(*each.cards, Flown(kind, brings_home(state, rules, each.seat), change))
        )
        for each, change in zip(state.landings, changes, strict=False)
    )


def brings_home(state: State, rules: Rules, seat: Seat) -> int:
    """Credits of the cards and the goods, less what was lost; half for who is out. (GT-SCORE-01)"""
    ship = state.ships[seat]
    goods = sum(rules.prices[cube] for cube in goods_aboard(ship.everything))
    if ship.status == "gave_up":
        goods = (goods + 1) // 2
    return state.earned[seat] + goods - rules.fee_for(ship, len(ship.lost))


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
