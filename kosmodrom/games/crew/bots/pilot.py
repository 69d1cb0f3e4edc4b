"""Pilot: drafts by strength, signals usefully, remembers, protects the tasks of others."""

from collections.abc import Sequence

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import Communicate, Name, Play, TakeTask
from kosmodrom.games.crew.bots import decisions
from kosmodrom.games.crew.bots.kernel import BIT, candidates
from kosmodrom.games.crew.bots.level import Level, decide
from kosmodrom.games.crew.bots.model import Model
from kosmodrom.games.crew.bots.playout import Dice, Sight, score
from kosmodrom.games.crew.bots.why import explain
from kosmodrom.games.crew.bots.wishes import NEWS_LEAST, news, wish
from kosmodrom.games.crew.cards import INDEX
from kosmodrom.games.crew.view import Situation


def play_card(model: Model, place: int, choices: Sequence[Play], dice: Dice) -> Thought:
    """The card that looks best."""
    cards = candidates(model.mission, model.world, place)
    sight = Sight(model.mission, model.world, place)
    best = max(cards, key=lambda card: score(model.mission, model.world, sight, card))
    return thought_of(model, place, choices, best)


def thought_of(model: Model, place: int, choices: Sequence[Play], card: int) -> Thought:
    action = next((a for a in choices if INDEX[a.card] == card), choices[0])
    return Thought(action, explain(model, place, INDEX[action.card]))


def take_task(model: Model, place: int, choices: Sequence[TakeTask], dice: Dice) -> Thought:
    """The task this hand is best for, compared with the others."""
    hand, seats = model.world.hands[place], model.mission.seats
    best = max(choices, key=lambda action: wish(hand, INDEX[action.card], seats))
    return Thought(best, why_task(hand, best))


def why_task(hand: int, action: TakeTask) -> Reason:
    card = INDEX[action.card]
    key = "crew-task-held" if hand & BIT[card] else "crew-task-taken"
    return Reason(key, args={"card": action.card})


def speak(model: Model, choices: Sequence[Communicate], dice: Dice) -> Thought | None:
    """The most useful signal, if one is useful enough."""
    mission, world, me = model.mission, model.world, model.me
    best = max(choices, key=lambda action: news(mission, world, me, INDEX[action.card]))
    if news(mission, world, me, INDEX[best.card]) < NEWS_LEAST:
        return None
    return Thought(best, Reason("crew-signalled", args={"card": best.card}))


def name(model: Model, choices: Sequence[Name], dice: Dice) -> Thought:
    return decisions.name(model, choices)


LEVEL = Level(play_card, take_task, speak, name)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a pilot."""
    return decide(LEVEL, situation, rng)
