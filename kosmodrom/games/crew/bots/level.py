"""What the three levels have in common: which kind of question it is, and who answers it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import (
    Answer,
    Communicate,
    Decline,
    GiveTask,
    Name,
    Pass,
    Play,
    TakeTask,
)
from kosmodrom.games.crew.bots import decisions
from kosmodrom.games.crew.bots.model import Model, read
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.view import Situation

Playing = Callable[[Model, int, Sequence[Play], Dice], Thought]  # with the place that plays
Taking = Callable[[Model, int, Sequence[TakeTask], Dice], Thought]
Speaking = Callable[[Model, Sequence[Communicate], Dice], Thought | None]
Naming = Callable[[Model, Sequence[Name], Dice], Thought]


@dataclass(frozen=True)
class Level:
    """How one level plays cards, takes tasks, uses the radio and names players."""

    play: Playing
    take: Taking
    speak: Speaking
    name: Naming
    forgets: bool = False


def decide(level: Level, situation: Situation, rng: Rng) -> Thought:
    """Answer whatever the table asks."""
    choices = situation.choices
    if situation.public.ballot is not None:
        return decisions.vote(situation.public, situation.seat, choices)
    if only := only_choice(situation, "crew-only-choice"):
        return only
    model = read(situation, level.forgets)
    dice = Dice(rng.below(1 << 31))
    if tasks := situation.choices_of(TakeTask):
        return level.take(model, _place(model, tasks[0]), tasks, dice)
    if names := situation.choices_of(Name):
        return level.name(model, names, dice)
    if answers := situation.choices_of(Answer):
        return decisions.answer(model, answers)
    if gifts := situation.choices_of(GiveTask):
        return decisions.give(model, gifts)
    if cards := situation.choices_of(Pass):
        return decisions.give_card(model, cards)
    return _before_a_card(level, model, situation, dice) or Thought(choices[0])


def _before_a_card(level: Level, model: Model, situation: Situation, dice: Dice) -> Thought | None:
    """The radio first; then the card, or silence."""
    signals = situation.choices_of(Communicate)
    if signals and (said := level.speak(model, signals, dice)):
        return said
    if cards := situation.choices_of(Play):
        return level.play(model, _place(model, cards[0]), cards, dice)
    if silences := situation.choices_of(Decline):
        return Thought(silences[0], Reason("crew-nothing-to-say"))
    return None


def _place(model: Model, action: Play | TakeTask) -> int:
    """Whose card or task it is: the seat's own, or that of JARVIS."""
    return model.mission.open_seat if action.jarvis else model.me
