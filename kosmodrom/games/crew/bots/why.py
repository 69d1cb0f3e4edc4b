"""One sentence for each card a bot plays: what the replay says about it."""

from kosmodrom.core.errors import Reason
from kosmodrom.games.crew.bots.kernel import BIT, SUIT, VALUE, beats, cards_of, legal
from kosmodrom.games.crew.bots.model import Model
from kosmodrom.games.crew.bots.playout import Trick
from kosmodrom.games.crew.cards import CARDS


def explain(model: Model, place: int, card: int) -> Reason:
    """Why this card: the first sentence that is true of it."""
    world, mission = model.world, model.mission
    options = legal(world, place)
    code = CARDS[card]
    if not options & (options - 1):
        return Reason("crew-only-card", args={"card": code})
    trick = Trick(mission, world, place, card)
    if trick.found and (reason := _about_task(model, place, trick, code)):
        return reason
    if reason := _kept_back(model, place, card, options):
        return reason
    if not world.trick:
        return _about_lead(model, place, card)
    best = _best_so_far(world.trick)
    if SUIT[card] != SUIT[world.trick[0]]:
        key = "crew-trumped" if beats(card, best) else "crew-threw-away"
        return Reason(key, args={"card": code})
    if beats(card, best):
        return Reason("crew-took", args={"card": code})
    return Reason("crew-stayed-low", args={"card": code, "seat": model.order[trick.winner] + 1})


def _best_so_far(trick: list[int]) -> int:
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best):
            best = card
    return best


def _about_task(model: Model, place: int, trick: Trick, code: str) -> Reason | None:
    """A task lies in the trick, mine or somebody else's, who can still win it."""
    n = cards_of(trick.found)[0]
    owner = model.mission.owners[n]
    world = model.world
    has_played = (owner - world.leader) % model.mission.seats < len(world.trick)
    if trick.winner != owner and (owner == place or has_played):
        return None
    task = CARDS[model.mission.cards[n]]
    args: dict[str, str | int] = {"card": code, "task": task, "seat": model.order[owner] + 1}
    if owner == place:
        return Reason("crew-for-own-task", args=args)
    if task == code:
        return Reason("crew-fed", args=args)
    lets = trick.winner == owner or _may_follow_higher(model, place, owner, trick.best)
    return Reason("crew-let-win", args=args) if lets else None


def _may_follow_higher(model: Model, place: int, owner: int, best: int) -> bool:
    """Nobody lets somebody win who only a rocket could help."""
    world = model.world
    left = world.may[owner] & ~world.played & ~world.hands[place]
    return any(SUIT[card] == SUIT[best] and beats(card, best) for card in cards_of(left))


def _kept_back(model: Model, place: int, card: int, options: int) -> Reason | None:
    """A higher card of the same suit was held back for somebody's open task."""
    mission, world = model.mission, model.world
    for n, task in enumerate(mission.cards):
        owner = mission.owners[n]
        if world.done >> n & 1 or owner == place or SUIT[task] != SUIT[card]:
            continue
        higher = [c for c in cards_of(options) if c >= task and SUIT[c] == SUIT[card] and c > card]
        if higher and not options & BIT[task]:
            return Reason(
                "crew-kept-back",
                args={
                    "card": CARDS[card],
                    "kept": CARDS[higher[-1]],
                    "seat": model.order[owner] + 1,
                    "task": CARDS[task],
                },
            )
    return None


def _about_lead(model: Model, place: int, card: int) -> Reason:
    """Leading: to draw out a task, or something harmless."""
    mission, world = model.mission, model.world
    for n, task in enumerate(mission.cards):
        if not world.done >> n & 1 and SUIT[task] == SUIT[card]:
            args: dict[str, str | int] = {"card": CARDS[card], "task": CARDS[task]}
            if mission.owners[n] == place:
                return Reason("crew-led-for-own", args=args)
            args["seat"] = model.order[mission.owners[n]] + 1
            return Reason("crew-led-for-other", args=args)
    key = "crew-led-low" if VALUE[card] <= 5 else "crew-led-high"
    return Reason(key, args={"card": CARDS[card]})
