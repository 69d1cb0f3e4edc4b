"""One decision as plain data: what a seat knows, the moves it has, and how one is tried.

The same, in C++, is `kosmodrom/native/crew_search.cpp`: whoever changes one changes both.
"""

from typing import Final

from kosmodrom.games.crew.bots.deals import Belief, deal, shuffled
from kosmodrom.games.crew.bots.kernel import CARDS, Mission, World, cards_of, play
from kosmodrom.games.crew.bots.playout import Dice, Work, prospect
from kosmodrom.games.crew.bots.wishes import meaning, show, speak, wish

PLAY: Final = 0  # a card
TAKE: Final = 1  # a task of the draft
SHOW: Final = 2  # a card by radio, or silence
NAME: Final = 3  # somebody for a role

SILENCE: Final = -1


class Question:
    """What is asked, and what is known of the hidden cards."""

    def __init__(self, kind: int, mission: Mission, world: World, belief: Belief) -> None:
        self.kind = kind
        self.mission = mission
        self.world = world  # with only the cards this seat knows
        self.belief = belief
        self.tops: list[int] = []  # the card under which each hidden one of the open hand lies
        self.place = 0  # who takes the task, or shows the card
        self.dead = False  # a signal does not say what it means
        self.talkers: list[int] = []  # who may still use the radio after the draft
        self.tasks: list[tuple[int, int]] = []  # card and token of those that nobody owns
        self.missions: list[Mission] = []  # of each name, the mission with it

    def imagine(self, dice: Dice) -> World:
        """A whole deal that fits everything seen and said."""
        world = self.world.copy()
        hands = deal(self.belief, dice)
        for place in range(self.mission.seats):
            world.hands[place] |= hands[place]
        if self.mission.open_seat >= 0:
            world.beneath = [-1] * CARDS
            cards = shuffled(cards_of(hands[-1]), dice)
            for top, card in zip(self.tops, cards, strict=False):
                if top >= 0:
                    world.beneath[top] = card
        return world


def trial(question: Question, deal: World, number: int, option: int, work: Work) -> int:
    """What becomes of a deal after a move, which is made in it."""
    kind, mission = question.kind, question.mission
    if kind == PLAY:
        play(mission, deal, option)
    elif kind == TAKE:
        mission = draft(question, deal, option)
        for place in question.talkers:
            speak(mission, deal, place)
    elif kind == NAME:
        mission = question.missions[number]
    elif option != SILENCE:
        says = 2 if question.dead else meaning(deal.hands[question.place], option)
        show(deal, question.place, option, says)
    return prospect(mission, deal, work)


def draft(question: Question, deal: World, card: int) -> Mission:
    """The mission after this choice and what the others would take in this deal."""
    mission = question.mission.copy()
    left = question.tasks[:]
    place = question.place
    while left:
        token = next(token for task, token in left if task == card)
        mission.add_task(card, place, token)
        left.remove((card, token))
        place = (place + 1) % mission.seats
        most = -99.0
        for task, _ in left:
            value = wish(deal.hands[place], task, mission.seats)
            if value > most:
                most = value
                card = task
    return mission
