"""Combat zone: three lines, each punishes the one who is worst in it."""

from collections.abc import Mapping

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.deck import Penalty, hazards
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Skipped, Victim
from kosmodrom.games.galaxy_trucker.flight.moving import move
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.ship.losing import CREW, CUBES, TOKENS, lose
from kosmodrom.games.galaxy_trucker.ship.losses import lose_crew, lose_goods
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import State

RULE = "GT-CARD-ZONE-03"


async def combat_zone(state: State, rules: Rules) -> str:
    """The next line, with the flight order as it is now. (GT-CARD-ZONE-01, GT-CARD-ZONE-06)"""
    if len(state.present()) < 2:
        state.tell(Skipped(rule="GT-CARD-ZONE-08"))
        return "card_end"
    if state.play.line == len(card_in_play(state, rules).lines):
        return "card_end"
    state.play.queue, state.play.figures = state.present(), {}
    return "zone_count"


async def zone_count(state: State, rules: Rules) -> str:
    """From the leader on, each announces; later ones know earlier figures. (GT-CARD-ZONE-03)"""
    if not state.play.queue:
        return "zone_penalty"
    what = card_in_play(state, rules).lines[state.play.line].least
    seat, *rest = state.play.queue
    value = await count(state, rules, seat, what, "combat_zone", RULE)
    if value is not None:
        state.play.figures[seat] = value
    state.play.queue = tuple(rest)
    return "zone_count"


async def zone_penalty(state: State, rules: Rules) -> str:
    """The worst ones suffer; whoever is spared does not. (GT-CARD-ZONE-01)"""
    if len(state.present()) < 2:
        return "combat_zone"  # somebody left while we counted
    printed = card_in_play(state, rules).lines[state.play.line].penalty
    victims = rules.victims(state, state.play.figures)
    state.play.line += 1
    state.play.figures = {}
    for seat in victims:
        state.tell(Victim(seat=seat, rule=rules.victims_rule or "GT-CARD-ZONE-02"))
    penalties = {seat: rules.penalty(printed, number) for number, seat in enumerate(victims)}
    for seat in await rules.spared(state, rules, penalties):
        del penalties[seat]
    await suffer(state, rules, penalties)
    # The first victim rolls; who has fewer shots than another misses some. (GT-CARD-ZONE-05)
    shots = {s: hazards("shot", penalty.shots) for s, penalty in penalties.items() if penalty.shots}
    return throw(state, shots, "combat_zone") if shots else "combat_zone"


async def suffer(state: State, rules: Rules, penalties: Mapping[Seat, Penalty]) -> None:
    """Days, the tail first, then crew or goods, as the line says. (GT-CARD-ZONE-04)"""
    rule = "GT-CARD-ZONE-04"
    for seat in reversed(state.flying()):
        if seat in penalties and penalties[seat].days:
            move(state, rules, seat, -penalties[seat].days, rule)
    if len(penalties) > 1:
        await lose_together(state, rules, penalties, rule)
        return
    for seat, penalty in penalties.items():
        if penalty.crew:
            await lose_crew(state, rules, seat, penalty.crew, rule)
        if penalty.goods:
            await lose_goods(state, rules, seat, penalty.goods, rule)


async def lose_together(
    state: State, rules: Rules, penalties: Mapping[Seat, Penalty], rule: str
) -> None:
    """Several choose at the same time what to lose. (GTX-NET-11)"""
    await lose(state, rules, CREW, {s: penalty.crew for s, penalty in penalties.items()}, rule)
    goods = {s: penalty.goods for s, penalty in penalties.items()}
    missing = await lose(state, rules, CUBES, goods, rule)
    await lose(state, rules, TOKENS, missing, "GT-LOSS-02")
