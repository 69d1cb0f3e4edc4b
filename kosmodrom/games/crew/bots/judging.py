"""A finished attempt judged card by card: with all cards open, and with what a seat could know."""

from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.core.actions import Action
from kosmodrom.core.game import Chance, Hope, Judged, JudgedMoment, Judgement, Past
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.hindsight import actions, is_open_question, model
from kosmodrom.games.crew.bots.kernel import Mission, World, candidates, cards_of, legal, play, turn
from kosmodrom.games.crew.bots.model import Model, read
from kosmodrom.games.crew.bots.playout import Dice, play_out
from kosmodrom.games.crew.bots.question import PLAY
from kosmodrom.games.crew.bots.solver import Solved, solve
from kosmodrom.games.crew.cards import CARDS, INDEX
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.view import Situation

CONFLICTS = 10_000  # for one card: about a second; few whole deals need more
PLIES = 16_000  # cards played in imagined games for one decision


@dataclass(frozen=True)
class Decision:
    """A card that was played, in the terms of the kernel."""

    past: Past[Crew]
    mission: Mission
    world: World
    card: int


def judge(pasts: Sequence[Past[Crew]], rules: CrewRules) -> Judgement | None:
    """Every card of an attempt, the one that lost it, and a way that would have won."""
    decisions = [one for past in pasts if (one := decision(past, rules))]
    if not decisions:
        return None
    chances = follow(decisions)
    lost = next((n for n, one in enumerate(chances) if one.verdict == "no"), len(chances))
    moments = tuple(judged(one, chance) for one, chance in zip(decisions, chances, strict=False))
    last = lost - 1
    if last < 0 or lost == len(chances) or chances[last].verdict != "yes":
        return Judgement(chances[0].verdict, moments)
    return Judgement(
        chances[0].verdict,
        moments,
        decisions[last].past.number,
        way_of(decisions[last], chances[last]),
    )


def decision(past: Past[Crew], rules: CrewRules) -> Decision | None:
    """This moment, if a card was played and nothing is left to chance. (CREW-M12-01)"""
    if not isinstance(past.action, Play) or not is_open_question(past.state, rules):
        return None
    mission, world = model(past.state, rules, past.state.clockwise(0))
    return Decision(past, mission, world, INDEX[past.action.card])


def follow(decisions: Sequence[Decision]) -> list[Solved]:
    """The chance at each decision and after the last: as long as a win is played nothing is new."""
    found: list[Solved] = []
    line: tuple[int, ...] = ()
    for one in decisions:
        if found and found[-1].verdict == "no":
            found.append(Solved("no"))
            continue
        if not line:
            found.append(solve(one.mission, one.world, conflicts=CONFLICTS))
            line = found[-1].line
        else:
            found.append(Solved("yes", line))
        line = line[1:] if line[:1] == (one.card,) else ()
    found.append(after(decisions[-1], decisions[-1].card))
    return found


def after(one: Decision, card: int) -> Solved:
    """The chance once this card lies."""
    world = one.world.copy()
    play(one.mission, world, card)
    return solve(one.mission, world, conflicts=CONFLICTS)


def judged(one: Decision, chance: Solved) -> JudgedMoment:
    """The chance after each card that could have been played."""
    verdicts = judge_cards(one.mission, one.world, chance)
    return JudgedMoment(
        one.past.number,
        tuple(Judged(as_played(one, card), verdict) for card, verdict in verdicts.items()),
    )


def as_played(one: Decision, card: int) -> Action:
    hand = one.past.state.turn
    return Play(one.past.state.seat_for(hand), CARDS[card], one.past.state.is_jarvis(hand))


def judge_cards(mission: Mission, world: World, chance: Solved) -> dict[int, Chance]:
    """Of each legal card whether it can still be won after it; cards that do the same, at once."""
    found: dict[int, Chance] = {}
    first = set(candidates(mission, world, turn(mission, world)))
    verdict: Chance = "unknown"
    for card in cards_of(legal(world, turn(mission, world))):
        if card in first:
            verdict = verdict_of(mission, world, card, chance)
        found[card] = verdict
    return found


def verdict_of(mission: Mission, world: World, card: int, chance: Solved) -> Chance:
    if chance.verdict == "no" or chance.line[:1] == (card,):
        return chance.verdict
    world = world.copy()
    play(mission, world, card)
    return solve(mission, world, conflicts=CONFLICTS).verdict


def way_of(one: Decision, chance: Solved) -> tuple[Action, ...]:
    """The line that wins, as its players would play it."""
    return actions(one.past.state, one.mission, one.world, chance.line)


def hopes(situation: Situation, rng: Rng) -> tuple[Hope, ...]:
    """In which share of deals that fit what the seat knows each card wins, played fairly."""
    if not (cards := situation.choices_of(Play)):
        return ()
    found = read(situation)
    place = found.mission.open_seat if cards[0].jarvis else found.me
    shares = shares_of(found, place, Dice(rng.below(1 << 31)))
    return tuple(Hope(card, shares[INDEX[card.card]]) for card in cards)


def shares_of(found: Model, place: int, dice: Dice, plies: int = PLIES) -> dict[int, float]:
    """Every card plays the same imagined deals; cards that do the same share the figure."""
    mission, world, question = found.mission, found.world, found.question(PLAY)
    tried = candidates(mission, world, place)
    left = max(1, mission.tricks - world.number) * mission.seats
    games = max(8, plies // (left * len(tried)))
    won = dict.fromkeys(tried, 0)
    for _ in range(games):
        deal = question.imagine(dice)
        for card in tried:
            other = deal.copy()
            play(mission, other, card)
            won[card] += play_out(mission, other) > 0
    shares: dict[int, float] = {}
    last = tried[0]
    for card in cards_of(legal(world, place)):
        last = card if card in won else last
        shares[card] = round(won[last] / games, 3)
    return shares
