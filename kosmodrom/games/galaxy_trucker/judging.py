"""Which answer silence stands for, and which one is plainly better than the others."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    BuildAgain,
    Decline,
    Enough,
    Give,
    GoOn,
    Keep,
    Land,
    Load,
    Loaded,
    Power,
    RemoveFewest,
    Repaired,
    Settle,
)
from kosmodrom.games.galaxy_trucker.box.boards import by_column
from kosmodrom.games.galaxy_trucker.expansions import foresight
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Arranged,
    Boost,
    Bribe,
    Burn,
    Choose,
    Drop,
    Hire,
    Jump,
    Wake,
)
from kosmodrom.games.galaxy_trucker.flight.contest import GOOD, Verdict, contest, is_worth_power
from kosmodrom.games.galaxy_trucker.futures import full_strength
from kosmodrom.games.galaxy_trucker.outlook import Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import best_group
from kosmodrom.games.galaxy_trucker.ship.power import KINDS, plan
from kosmodrom.games.galaxy_trucker.state import State

OPEN = ("days", "weakest_so_far")  # verdicts that a battery still improves, for its price


def judged(
    state: State,
    rules: Rules,
    seat: Seat,
    choices: Sequence[Action],
    shown: Sequence[Preview | None],
) -> list[Preview | None]:
    """The same previews, with the usual and the better answer marked."""
    usual = usual_answer(state, rules, seat, choices)
    better = better_answers(state, rules, seat, dict(zip(choices, shown, strict=True)))
    return [
        marked(preview, choice == usual, choice in better)
        for choice, preview in zip(choices, shown, strict=True)
    ]


def marked(preview: Preview | None, usual: bool, better: bool) -> Preview | None:
    if not usual and not better:
        return preview
    return msgspec.structs.replace(preview or Preview(), usual=usual, better=better)


# Silence


def usual_answer(
    state: State, rules: Rules, seat: Seat, choices: Sequence[Action]
) -> Action | None:
    """What is done for who does not answer in time. (GT-NET-33, GT-NET-35, GT-NET-39)"""
    ship, question = state.ships[seat], state.questions[seat]
    if ship.repair is not None:
        return None
    match question.kind:
        case "planet" | "offer" | "reward" | "jump" | "yard" | "warehouse" | "infected":
            return Decline(seat)
        case "vote" | "union":
            return choices[0]
        case "bribe":
            return Bribe(seat, 0)
        case "rearrange":
            return Arranged(seat)
        case "go_on":
            return GoOn(seat)
        case "loading":
            return Loaded(seat)
        case "cabin":
            return None if question.cell is None else Settle(seat, question.cell, "humans")
        case "crew":
            return Give(
                seat, rules.of(seat).spare(ship.parts, rules.board_of(ship), question.amount, ())
            )
        case "part":
            pieces = rules.broken_hulls(ship)[0]
            return Keep(seat, min(best_group(ship.parts, pieces), key=by_column))
        case "enemy" | "open_space" | "combat_zone":
            return usual_power(state, rules, seat)
        case "toll" | "bid" | "system_test" | "corrosion":
            return foresight.usual_answer(state, rules, seat)
    return next((one for one in choices if isinstance(one, Give | Power | Wake)), None)


def usual_power(state: State, rules: Rules, seat: Seat) -> Action | None:
    """The first battery of those that are spent by default, or none."""
    running, question = contest(state, rules), state.questions[seat]
    about = next(about for about, kind in KINDS.items() if kind == question.kind)
    if running is None or seat not in state.play.powered:
        return None
    cells = plan(state, rules, seat, running.what, about, "ask", question.amount)
    if not cells:
        return Enough(seat)
    return Power(seat, cells[0], rules.sources(state, rules, seat, cells[0])[0])


# Plainly better


def better_answers(
    state: State, rules: Rules, seat: Seat, shown: Mapping[Action, Preview | None]
) -> Collection[Action]:
    """The one answer that is better by all that is known, in all its ways to be paid; or none."""
    if state.ships[seat].repair is not None:
        return better_repair(shown)
    match state.questions[seat].kind:
        case "planet" | "offer" | "reward":
            return better_offer(shown)
        case "bid":
            return [] if any(brings_something(p) for p in shown.values()) else [Decline(seat)]
        case "toll":
            return better_toll(shown)
        case "corrosion":
            return better_drop(shown)
        case "enemy" | "open_space" | "combat_zone":
            return better_strength(state, rules, seat, shown)
        case "shield" | "cannon":
            return better_defence(shown)
        case "crew":
            return better_figure(shown)
        case "cabin":
            return better_crew(shown)
        case "part":
            return better_piece(shown)
        case "loading":
            return [] if any(type(one) in (Load, Burn) for one in shown) else [Loaded(seat)]
        case "wake":
            return [one for one in shown if isinstance(one, Wake)]
        case "go_on":
            drives = full_strength(rules, state.ships[seat], "engines") > 0
            return [GoOn(seat)] if drives else []
        case "build_again":
            return [BuildAgain(seat)]
    return []


def better_offer(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """Days for nothing are plainly bad, and so is sending everybody away; gifts are good."""
    taking = {one: p for one, p in shown.items() if isinstance(one, Land | Accept) and p}
    if all(p.confirm or gain(p) <= 0 for p in taking.values()):
        return [one for one in shown if isinstance(one, Decline)]
    most = max(gain(p) for p in taking.values())
    free: list[Action] = [one for one, p in taking.items() if gain(p) == most and not price(p)]
    return free if len(free) == 1 else []


def gain(preview: Preview) -> int:
    """Credits, goods and what is paid at the goal."""
    return preview.credits + preview.worth + preview.later


def price(preview: Preview) -> int:
    return preview.days + preview.crew_lost + bool(preview.confirm)


def better_strength(
    state: State, rules: Rules, seat: Seat, shown: Mapping[Action, Preview | None]
) -> list[Action]:
    """The strongest battery where batteries change the verdict, none where nothing is open."""
    running = contest(state, rules)
    mine = next((one for one in running.flyers if one.seat == seat), None) if running else None
    powers = {one: p for one, p in shown.items() if isinstance(one, Power) and p}
    if mine is None or not powers:
        return []
    if not is_worth_power(mine):
        is_open = mine.verdict in OPEN or has_way_out(mine.verdict, shown)
        return [] if is_open else [Enough(seat)]
    best = max((p.strength or 0, p.batteries or 0) for p in powers.values())
    return [one for one, p in powers.items() if (p.strength or 0, p.batteries or 0) == best]


def has_way_out(verdict: Verdict, shown: Mapping[Action, Preview | None]) -> bool:
    """A boost or a jump, where batteries alone do not help."""
    return not GOOD.get(verdict, 0) and any(isinstance(one, Boost | Jump) for one in shown)


def better_defence(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """A battery, where the hit would cost components."""
    hits = [p for one, p in shown.items() if isinstance(one, Enough) and p and p.loses]
    powers = [one for one in shown if isinstance(one, Power)]
    return [one for one in powers if one.cell == powers[0].cell] if hits else []


def brings_something(preview: Preview | None) -> bool:
    """Whether a bid that wins has any use."""
    return preview is not None and bool(preview.credits > 0 or preview.days_won or preview.recovers)


def better_toll(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """A cube that is worth no more than the price; else the price if half the cube is worth it.

    Nobody is sent to where the leader laps them to save a few credits.
    """
    ways = {one: p for one, p in shown.items() if isinstance(one, Choose) and p}
    paying = next((one for one, p in ways.items() if p.credits < 0), None)
    other = next((one for one in ways if one != paying), None)
    if paying is None or other is None:
        return []
    price, bears = ways[paying], ways[other]
    if bears.goods_lost and -bears.worth <= -price.credits:
        return [other]
    if price.loans:
        return []
    is_dear = bool(bears.goods_lost) and -bears.worth >= -2 * price.credits
    return [paying] if is_dear or bears.confirm else []


def better_drop(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """The one component that costs no more of anything than any other, and of something less."""
    drops = {one: costs(p) for one, p in shown.items() if isinstance(one, Drop) and p}
    return [
        one
        for one, mine in drops.items()
        if all(is_less(mine, theirs) for other, theirs in drops.items() if other is not one)
    ]


def costs(preview: Preview) -> tuple[int, ...]:
    """What goes with a component, less is better throughout; beauty weighs nothing against it."""
    strengths = (-preview.engines, -preview.cannons)
    lost = (len(preview.loses or ()), preview.crew_lost, -preview.worth, -(preview.batteries or 0))
    return bool(preview.confirm), *lost, *strengths


def is_less(mine: Sequence[int], theirs: Sequence[int]) -> bool:
    return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


def better_figure(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """A human who is not the last one, where only one cabin has such."""
    cheap: list[Action] = [
        one
        for one, p in shown.items()
        if isinstance(one, Give) and p and not (p.confirm or p.engines or p.cannons)
    ]
    return cheap if len(cheap) == 1 else []


def better_crew(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """Humans, where no alien would make the ship stronger or bring a specialist."""
    if any(isinstance(one, Hire) for one in shown):
        return []
    aliens = [p for one, p in shown.items() if isinstance(one, Settle) and p and p.crew_lost]
    if any(p.engines + p.cannons > 0 and not p.confirm for p in aliens):
        return []
    return [one for one in shown if isinstance(one, Settle) and one.who == "humans"]


def better_piece(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """The piece that has at least as much of everything, or the only one that flies on."""
    pieces = {one: p for one, p in shown.items() if isinstance(one, Keep) and p}
    flies = [one for one, p in pieces.items() if not p.confirm]
    if len(flies) == 1:
        return [*flies]
    return [
        one
        for one in flies
        if all(other is one or dominates(pieces[one], pieces[other]) for other in flies)
    ]


def dominates(one: Preview, other: Preview) -> bool:
    mine, theirs = features(one), features(other)
    return mine != theirs and all(a >= b for a, b in zip(mine, theirs, strict=True))


def features(preview: Preview) -> tuple[int, ...]:
    left = preview.left
    if left is None:
        return (preview.worth,)
    return left.pilot, left.parts, left.crew, left.engines, left.cannons, preview.worth


def better_repair(shown: Mapping[Action, Preview | None]) -> list[Action]:
    """The fewest components, or flying once the ship is in order. (GT-NET-49)"""
    done: list[Action] = [one for one in shown if isinstance(one, RemoveFewest)]
    done += [one for one, p in shown.items() if isinstance(one, Repaired) and p and not p.confirm]
    return done or better_piece(shown)
