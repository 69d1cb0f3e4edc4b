"""Strength against strength: what each flyer brings, what batteries could add, what that means."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.power import KINDS, payable, strength_for
from kosmodrom.games.galaxy_trucker.state import State

Verdict: TypeAlias = Literal[
    "won",
    "tied",
    "lost",
    "days",
    "stuck",
    "safe",
    "weakest",
    "weakest_so_far",
    "strongest",
    "strongest_so_far",
    "short",
]
GOOD: dict[Verdict, int] = {"won": 2, "tied": 1, "days": 1, "safe": 1}  # the others: 0


class Flyer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ship in a comparison; strengths in half units."""

    seat: Seat
    now: int
    most: int  # with as many batteries as there are
    verdict: Verdict  # as it is
    most_verdict: Verdict
    days: int = 0  # that it flies as it is, where engines are counted for that
    most_days: int = 0
    utmost: int = 0  # with boosts, where they bring still more; 0: they do not
    utmost_verdict: Verdict | None = None
    announced: bool = False
    asked: bool = False


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is compared now, between whom, and with which enemy."""

    what: str
    flyers: tuple[Flyer, ...]
    beat: int | None = None  # the enemy's strength
    line: Line | None = None  # of a card that is no combat zone
    reach: int = 0  # days for each point of strength, where they are not one
    bar: int = 0  # the strength that costs no days, half units


def contest(state: State, rules: Rules) -> Contest | None:
    """Everybody whose strength counts for the card in play, in flight order."""
    card = rules.cards.get(state.play.card or "")
    what = counted(state, card) if card else None
    if card is None or what is None:
        return None
    compares = line_in_play(state, card) is not None
    by_itself = not compares and not (state.play.reach or state.play.bar)
    seats = state.play.queue if by_itself else state.present()
    flyers = tuple(_flyer(state, rules, card, what, seat) for seat in seats)
    if not compares and not card.strength:
        flyers = tuple(one for one in flyers if one.asked)
    if not flyers:
        return None
    play, beat = state.play, enemy_strength(state, card)
    return Contest(what, flyers, beat, play.compared, play.reach, play.bar)


def enemy_strength(state: State, card: Card) -> int | None:
    """What is printed and what has come to it, in half units; None for cards without an enemy."""
    return 2 * card.strength + state.play.bonus if card.strength else None


def counted(state: State, card: Card) -> str | None:
    """What is counted now; None where no strength is asked for."""
    if state.play.reach or state.play.bar:
        return "engines"
    line = line_in_play(state, card)
    if line is not None:
        return line.least
    if not state.play.queue:
        return None
    if card.kind == "open_space":
        return "engines"
    return "cannons" if card.strength else None


def line_in_play(state: State, card: Card) -> Line | None:
    """What is compared now, and what comes of it."""
    if state.play.compared is not None or not state.play.queue or not card.lines:
        return state.play.compared
    return card.lines[state.play.line]


def victims(
    state: State, rules: Rules, line: Line, figures: Mapping[Seat, int]
) -> tuple[Seat, ...]:
    """Who suffers by these figures; of equals the one further ahead."""
    signed = {seat: -figure if line.most else figure for seat, figure in figures.items()}
    found = rules.victims(state, signed)
    return found[:1] if line.alone else found


def _flyer(state: State, rules: Rules, card: Card, what: str, seat: Seat) -> Flyer:
    said, question = state.play.figures.get(seat), state.questions.get(seat)
    now = strength_with(state, rules, what, seat) if said is None else said
    most = strength_with(state, rules, what, seat, tuple(payable(state, rules, seat, what)))
    most = most if said is None else said
    meaning, best = (verdict(state, rules, card, seat, value) for value in (now, most))
    boosted = rules.utmost(state, rules, seat, what) if said is None else 0
    utmost = boosted if boosted > most else 0
    return Flyer(
        seat=seat,
        now=now,
        most=most,
        verdict=meaning,
        most_verdict=best,
        days=days_won(state, meaning, now),
        most_days=days_won(state, best, most),
        utmost=utmost,
        utmost_verdict=verdict(state, rules, card, seat, utmost) if utmost else None,
        announced=said is not None,
        asked=question is not None and question.kind in KINDS.values(),
    )


def strength_with(
    state: State, rules: Rules, what: str, seat: Seat, more: tuple[Cell, ...] = ()
) -> int:
    """The strength of a ship with these squares powered besides those that are."""
    card, on = rules.cards.get(state.play.card or ""), state.play.powered.get(seat, ())
    about = card.kind if card else ""
    return strength_for(rules, state.ships[seat], what, about, (*on, *more))


def verdict(state: State, rules: Rules, card: Card, seat: Seat, value: int) -> Verdict:
    """What it would mean for this ship to stand at this strength."""
    enemy = enemy_strength(state, card)
    if enemy is not None:
        return "won" if value > enemy else "tied" if value == enemy else "lost"
    if state.play.bar:
        return "safe" if value >= state.play.bar else "short"
    line = line_in_play(state, card)
    if line is None:
        return "days" if value or not rules.needs_engines else "stuck"
    others = {other: said for other, said in state.play.figures.items() if other != seat}
    if seat not in victims(state, rules, line, {**others, seat: value}):
        return "safe"
    if any(other not in others for other in state.present() if other != seat):
        return "strongest_so_far" if line.most else "weakest_so_far"
    return "strongest" if line.most else "weakest"


def is_halfway(running: Contest, flyer: Flyer, strength: int) -> bool:
    """Whether an enemy is not reached yet and still can be."""
    beat = running.beat
    return beat is not None and strength < beat <= max(flyer.most, flyer.utmost)


def days_won(state: State, verdict: Verdict, value: int) -> int:
    """How far engines of this strength carry, where that is the question. (GT-CARD-OPEN-01)"""
    return max(1, state.play.reach) * days_of(value) if verdict == "days" else 0


def days_of(value: int) -> int:
    return value // 2


def is_worth_power(flyer: Flyer) -> bool:
    """Whether all batteries together would bring more than this ship has now. (GT-NET-33)"""
    if flyer.verdict == "days":
        return not flyer.now
    return GOOD.get(flyer.most_verdict, 0) > GOOD.get(flyer.verdict, 0)
