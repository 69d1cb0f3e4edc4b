"""Combat zone: three lines, each punishes the one who is worst in it."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.deck import Penalty, hazards
from kosmodrom.games.galaxy_trucker.events import Announced, Skipped, Victim
from kosmodrom.games.galaxy_trucker.hits import throw
from kosmodrom.games.galaxy_trucker.losses import lose_crew, lose_goods
from kosmodrom.games.galaxy_trucker.moving import move
from kosmodrom.games.galaxy_trucker.power import announce
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

RULE = "GT-CARD-ZONE-03"


async def combat_zone(state: State, rules: Rules) -> str:
    """The next line, with the flight order as it is now. (GT-CARD-ZONE-01, GT-CARD-ZONE-06)"""
    if len(state.flying()) == 1:
        state.tell(Skipped(rule="GT-CARD-ZONE-08"))
        return "card_end"
    if state.play.line == len(card_in_play(state, rules).lines):
        return "card_end"
    state.play.queue, state.play.figures = state.flying(), {}
    return "zone_count"


async def zone_count(state: State, rules: Rules) -> str:
    """From the leader on, each announces; later ones know earlier figures. (GT-CARD-ZONE-03)"""
    if not state.play.queue:
        return "zone_penalty"
    what = card_in_play(state, rules).lines[state.play.line].least
    seat, *rest = state.play.queue
    if what == "crew":
        value = rules.counts[what](rules, state.ships[seat], ())
        state.tell(Announced(seat=seat, what=what, value=value, rule=RULE))
    else:
        value = await announce(state, rules, seat, what, "combat_zone", RULE)
    state.play.figures[seat] = value
    state.play.queue = tuple(rest)
    return "zone_count"


async def zone_penalty(state: State, rules: Rules) -> str:
    """The worst one suffers. (GT-CARD-ZONE-01)"""
    penalty = card_in_play(state, rules).lines[state.play.line].penalty
    victims = rules.victims(state, state.play.figures)
    state.play.line += 1
    state.play.figures = {}
    for seat in victims:
        state.tell(Victim(seat=seat, rule="GT-CARD-ZONE-02"))
        await suffer(state, rules, seat, penalty)
    if penalty.shots:
        shots = hazards("shot", penalty.shots)
        return throw(state, shots, victims, victims[0], "combat_zone")  # (GT-CARD-ZONE-05)
    return "combat_zone"


async def suffer(state: State, rules: Rules, seat: Seat, penalty: Penalty) -> None:
    """Days, crew or goods, as the line says. (GT-CARD-ZONE-04)"""
    rule = "GT-CARD-ZONE-04"
    if penalty.days:
        move(state, rules, seat, -penalty.days, rule)
    if penalty.crew:
        await lose_crew(state, rules, seat, penalty.crew, rule)
    if penalty.goods:
        await lose_goods(state, rules, seat, penalty.goods, rule)
