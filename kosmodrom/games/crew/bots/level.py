"""What the three levels have in common: which kind of question it is, and who answers it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kosmodrom.core.actions import Action
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
    if situation.public.accord is not None:
        return decisions.vote(situation.public, situation.seat, choices)
    if only := only_choice(situation, "crew-only-choice"):
        return only
    model = read(situation, level.forgets)
    dice = Dice(rng.below(1 << 31))
    of_kind = _by_kind(choices)
    if tasks := of_kind(TakeTask):
        return level.take(model, _place(model, tasks[0]), tasks, dice)
    if names := of_kind(Name):
        return level.name(model, names, dice)
    if answers := of_kind(Answer):
        return decisions.answer(model, answers)
    if tasks := of_kind(GiveTask):
        return decisions.give(model, tasks)
    if cards := of_kind(Pass):
        return decisions.give_card(model, cards)
    return _before_a_card(level, model, of_kind, dice) or Thought(choices[0])


def _by_kind(choices: Sequence[Action]) -> Callable[[type[Any]], list[Any]]:
    return lambda kind: [action for action in choices if isinstance(action, kind)]


def _before_a_card(
    level: Level, model: Model, of_kind: Callable[[type[Any]], list[Any]], dice: Dice
) -> Thought | None:
    """The radio first; then the card, or silence."""
    if (signals := of_kind(Communicate)) and (said := level.speak(model, signals, dice)):
        return said
    if cards := of_kind(Play):
        return level.play(model, _place(model, cards[0]), cards, dice)
    if silences := of_kind(Decline):
        return Thought(silences[0], Reason("crew-nothing-to-say"))
    return None


def _place(model: Model, action: Play | TakeTask) -> int:
    """Whose card or task it is: the seat's own, or that of JARVIS."""
    return model.mission.open_seat if action.jarvis else model.me
