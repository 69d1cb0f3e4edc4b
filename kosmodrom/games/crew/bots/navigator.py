"""Navigator: imagines deals that fit everything seen and said, and plays them to the end."""

from collections.abc import Sequence

import msgspec

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import Communicate, Name, Play, TakeTask
from kosmodrom.games.crew.bots import decisions, pilot
from kosmodrom.games.crew.bots.halving import Candidate, rank
from kosmodrom.games.crew.bots.kernel import Mission, candidates
from kosmodrom.games.crew.bots.level import Level, decide
from kosmodrom.games.crew.bots.model import Model, read_mission, token_number
from kosmodrom.games.crew.bots.playout import Dice, Sight, score
from kosmodrom.games.crew.bots.question import NAME, PLAY, SHOW, SILENCE, TAKE
from kosmodrom.games.crew.bots.wishes import news, wish
from kosmodrom.games.crew.cards import CARDS, INDEX
from kosmodrom.games.crew.view import Situation

PLIES = 150_000  # cards played in imagined games for one decision
SIGNALS = 4  # so many signals are tried, the ones that look most useful


def play_card(model: Model, place: int, choices: Sequence[Play], dice: Dice) -> Thought:
    """The card that wins most of the imagined games."""
    mission, world = model.mission, model.world
    cards = candidates(mission, world, place)
    if len(cards) == 1:
        return pilot.thought_of(model, place, choices, cards[0])
    sight = Sight(mission, world, place)
    sights = [(card, score(mission, world, sight, card)) for card in cards]
    best = rank(model.question(PLAY), sights, dice, PLIES)[0]
    thought = pilot.thought_of(model, place, choices, best.option)
    if best.first_sight < max(sight for _, sight in sights):
        return Thought(thought.action, imagined(CARDS[best.option], best))
    return thought


def imagined(card: str, best: Candidate) -> Reason:
    """The reason for a card that looked worse than another, but won more often."""
    return Reason("crew-imagined", args={"card": card, "share": round(100 * best.share)})


def take_task(model: Model, place: int, choices: Sequence[TakeTask], dice: Dice) -> Thought:
    """The task after which the imagined crew wins most often."""
    hand = model.world.hands[place]
    sights = [
        (INDEX[action.card], wish(hand, INDEX[action.card], model.mission.seats))
        for action in choices
    ]
    question = model.question(TAKE)
    question.place = place
    question.tasks = [
        (INDEX[task.card], token_number(task.token))
        for task in model.view.tasks
        if task.card and task.owner is None
    ]
    question.talkers = talkers(model)
    best = rank(question, sights, dice, PLIES)[0]
    action = next(action for action in choices if INDEX[action.card] == best.option)
    return Thought(action, pilot.why_task(hand, action))


def talkers(model: Model) -> list[int]:
    """Who may still use the radio, if it works before the first trick."""
    if (model.rules.mission.disruption or 1) > 1:
        return []
    players = model.view.players
    return [place for place, hand in enumerate(model.order) if players[hand].radio == "ready"]


def use_radio(model: Model, choices: Sequence[Communicate], dice: Dice) -> Thought | None:
    """The signal that helps most in imagined games, or silence."""
    mission, world, me = model.mission, model.world, model.me
    useful = sorted(
        ((INDEX[a.card], news(mission, world, me, INDEX[a.card])) for a in choices),
        key=lambda pair: -pair[1],
    )[:SIGNALS]
    if mission.cards and useful[0][1] <= 0.0:
        return None
    question = model.question(SHOW)
    question.dead = model.rules.mission.dead_zone
    ranked = rank(question, [(SILENCE, 0.0), *useful], dice, PLIES)
    action = next((a for a in choices if INDEX[a.card] == ranked[0].option), None)
    if action is None:
        return None
    return Thought(action, Reason("crew-signalled", args={"card": action.card}))


def name(model: Model, choices: Sequence[Name], dice: Dice) -> Thought:
    """Of those who gave a good answer, with whom the imagined crew wins most often."""
    named = decisions.willing(model.view, choices) or choices
    role = model.view.role
    if role is None or len(named) == 1:
        return decisions.name(model, choices)
    question = model.question(NAME)
    question.missions = [with_role(model, role, action.hand) for action in named]
    ranked = rank(question, [(action.hand, 0.0) for action in named], dice, PLIES)
    action = next(action for action in named if action.hand == ranked[0].option)
    return Thought(action, Reason("crew-named", args={"seat": action.hand + 1}))


def with_role(model: Model, role: str, hand: int) -> Mission:
    """The mission as if this hand had the role."""
    replace = msgspec.structs.replace
    players = tuple(
        replace(player, roles=(*player.roles, role)) if player.hand == hand else player
        for player in model.view.players
    )
    mission = read_mission(replace(model.view, players=players), model.rules, model.places)
    mission.open_seat = model.mission.open_seat
    return mission


LEVEL = Level(play_card, take_task, use_radio, name)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a navigator."""
    return decide(LEVEL, situation, rng)
