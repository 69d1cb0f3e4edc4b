"""What the three levels have in common: which kind of question it is, and who answers it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Situation, Thought
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
from kosmodrom.games.crew.bots import desk
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.bots.reading import Reading, read

Playing = Callable[[Reading, int, Sequence[Play], Dice], Thought]  # with the place that plays
Taking = Callable[[Reading, int, Sequence[TakeTask], Dice], Thought]
Speaking = Callable[[Reading, Sequence[Communicate], Dice], Thought | None]
Naming = Callable[[Reading, Sequence[Name], Dice], Thought]


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
        return desk.vote(situation.public, situation.seat, choices)
    if len(choices) == 1:
        return Thought(choices[0], Reason("crew-only-choice"))
    reading = read(situation, level.forgets)
    dice = Dice(rng.below(1 << 31))
    of_kind = _by_kind(choices)
    if tasks := of_kind(TakeTask):
        return level.take(reading, _place(reading, tasks[0]), tasks, dice)
    if names := of_kind(Name):
        return level.name(reading, names, dice)
    if answers := of_kind(Answer):
        return desk.answer(reading, answers)
    if tasks := of_kind(GiveTask):
        return desk.give(reading, tasks)
    if cards := of_kind(Pass):
        return desk.give_card(reading, cards)
    return _before_a_card(level, reading, of_kind, dice) or Thought(choices[0])


def _by_kind(choices: Sequence[Action]) -> Callable[[type[Any]], list[Any]]:
    return lambda kind: [action for action in choices if isinstance(action, kind)]


def _before_a_card(
    level: Level, reading: Reading, of_kind: Callable[[type[Any]], list[Any]], dice: Dice
) -> Thought | None:
    """The radio first; then the card, or silence."""
    if (signals := of_kind(Communicate)) and (said := level.speak(reading, signals, dice)):
        return said
    if cards := of_kind(Play):
        return level.play(reading, _place(reading, cards[0]), cards, dice)
    if silences := of_kind(Decline):
        return Thought(silences[0], Reason("crew-nothing-to-say"))
    return None


def _place(reading: Reading, action: Play | TakeTask) -> int:
    """Whose card or task it is: the seat's own, or that of JARVIS."""
    return reading.mission.open_seat if action.jarvis else reading.me
