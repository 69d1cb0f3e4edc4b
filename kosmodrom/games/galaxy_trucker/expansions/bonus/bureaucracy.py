"""Bureaucracy: the last one sets a die, the others guess it."""

from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Skipped
from kosmodrom.games.galaxy_trucker.expansions.actions import Guess, SetDie
from kosmodrom.games.galaxy_trucker.expansions.events import DieSet, DieShown, Guessed
from kosmodrom.games.galaxy_trucker.flight.asking import ask_for_card
from kosmodrom.games.galaxy_trucker.flight.moving import lose_days
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Question, State

FACES = range(1, 7)


async def bureaucracy(state: State, rules: Rules) -> str:
    """The last ship sets the die in secret, by silence at random. (GTX-BONUS-02, GTX-NET-69)"""
    *others, last = state.present()
    if not others:
        state.tell(Skipped(rule="GTX-NET-77"))
        return "card_end"
    choices = tuple(SetDie(last, number) for number in FACES)
    answer = await ask_for_card(state, rules, last, Question("die"), choices)
    state.play.die = last, state.dice.die() if answer is None else answer.number
    state.tell(DieSet(seat=last))
    state.play.queue = tuple(others)
    return "guessing"


async def guessing(state: State, rules: Rules) -> str:
    """From the leader on, each names a number once, also one that was named. (GTX-BONUS-02)"""
    if not state.play.queue:
        show_die(state, rules)
        return "card_end"
    seat, *rest = state.play.queue
    choices = tuple(Guess(seat, number) for number in FACES)
    answer = await ask_for_card(state, rules, seat, Question("guess"), choices)
    number = state.dice.die() if answer is None else answer.number
    state.reveal(to=state.everyone(), chance=True)
    state.play.takers = (*state.play.takers, (seat, number))
    state.tell(Guessed(seat=seat, number=number))
    state.play.queue = tuple(rest)
    return "guessing"


def show_die(state: State, rules: Rules) -> None:
    """Who was right earns, the others lose as many days as it shows. (GTX-BONUS-02, GTX-GEN-02)"""
    assert state.play.die is not None
    last, shown = state.play.die
    state.tell(DieShown(seat=last, number=shown))
    for seat, number in state.play.takers:
        if number == shown:
            earn(state, seat, card_in_play(state, rules).credits, "GTX-BONUS-02")
    wrong = [seat for seat, number in state.play.takers if number != shown]
    lose_days(state, rules, wrong, shown, "GTX-BONUS-02")
