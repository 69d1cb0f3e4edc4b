"""Cosmic Billiards: each sends a line of meteors to somebody else."""

from itertools import product

from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Skipped
from kosmodrom.games.galaxy_trucker.expansions.actions import SendMeteors
from kosmodrom.games.galaxy_trucker.expansions.events import MeteorsSent
from kosmodrom.games.galaxy_trucker.flight.asking import ask_for_card
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import Question, State


async def cosmic_billiards(state: State, rules: Rules) -> str:
    """From the leader on, each picks a line and an opponent, and rolls for it. (GTX-BONUS-05)"""
    lines = open_lines(state, rules)
    if len(state.present()) < 2:
        state.tell(Skipped(rule="GTX-NET-77"))
        return "card_end"
    if not state.play.queue or not lines:
        return "card_end"
    seat, *rest = state.play.queue
    others = [other for other in state.present() if other != seat]
    choices = tuple(SendMeteors(seat, line, other) for line, other in product(lines, others))
    answer = await ask_for_card(state, rules, seat, Question("billiards"), choices)
    sent = answer or state.dice.choice(choices)  # (GTX-NET-70)
    meteors = meteors_on(state, rules, sent.line)
    state.play.queue = tuple(rest)
    pick(state, sent)
    after = throw(state, {sent.target: meteors}, "cosmic_billiards")
    state.play.roller = seat  # (GTX-GEN-11)
    return after


def open_lines(state: State, rules: Rules) -> list[int]:
    """Unused ones; used ones too as long as the card has room for more than one on a line."""
    card, used = card_in_play(state, rules), {line for _, line in state.play.takers}
    shared = state.play.taken + 1 < rules.quota(state, card)
    return [line for line in range(len(card.courses)) if shared or line not in used]


def meteors_on(state: State, rules: Rules, line: int) -> tuple[str, ...]:
    """Fewer of them, if somebody has picked the line already."""
    number = 1 + sum(other == line for _, other in state.play.takers)
    return rules.reduced(card_in_play(state, rules), number).courses[line]


def pick(state: State, sent: SendMeteors) -> None:
    """The line is marked with the ship of who picked it. (GTX-BONUS-13)"""
    state.play.taken += any(line == sent.line for _, line in state.play.takers)
    state.play.takers = (*state.play.takers, (sent.seat, sent.line))
    state.tell(MeteorsSent(seat=sent.seat, line=sent.line, target=sent.target))
