"""Evil Machinations: cards that the players pick for each other, and loans."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.ask import everyone
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.deck import Card, load_cards
from kosmodrom.games.galaxy_trucker.box.steps import amount_in, for_flight, plain
from kosmodrom.games.galaxy_trucker.build.hand import tell_but
from kosmodrom.games.galaxy_trucker.expansions import ambush
from kosmodrom.games.galaxy_trucker.expansions.actions import PickEvil
from kosmodrom.games.galaxy_trucker.expansions.auctions import bidding
from kosmodrom.games.galaxy_trucker.expansions.effects import (
    aliens,
    empty_cabins,
    exposed_parts,
    promised,
)
from kosmodrom.games.galaxy_trucker.expansions.events import Picked
from kosmodrom.games.galaxy_trucker.expansions.loans import (
    WINDOW_MOVES,
    balance,
    settle_loan,
    settlement_moves,
)
from kosmodrom.games.galaxy_trucker.expansions.steps import begin_steps, next_step
from kosmodrom.games.galaxy_trucker.expansions.technology import (
    with_income,
    with_moment,
    with_scenes,
)
from kosmodrom.games.galaxy_trucker.expansions.trials import devices
from kosmodrom.games.galaxy_trucker.imagine import hide_order
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    exposed_connectors,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.state import PickPlaces, Question, State

HAND = 4  # cards that each player is dealt (GTX-EVIL-01)
MakeDeck = Callable[[State, Rules], tuple[str, ...]]


def evil_machinations(rules: Rules) -> Rules:
    """Hands, picks, a deck with evil cards in it, auctions and loans. (GTX-EVIL-01 to -16)"""
    names = {card.kind: begin_steps for card in load_cards("evil").values()}
    rules = replace(
        rules,
        rounds=tuple(
            replace(each, changes=(*each.changes, partial(with_cards, number=each.number)))
            for each in rules.rounds
        ),
        scenes={**with_scenes(rules, deal_evil, evil_picks, next_step, bidding), **names},
        make_deck=with_evil_cards(rules),
        pick_places=stacked_places if is_stacked(rules) else middle_places,
        counts={**rules.counts, "ambush": ambush.strength},
        devices=ambush.with_ambush(rules.devices),
        orders=(*rules.orders, "toll"),
        harms={**rules.harms, **HARMS},
        reaches_away=lambda card: any(step.affects_hyperspace for step in card.steps),
        balance=balance,
        window_moves={**rules.window_moves, **WINDOW_MOVES},
        secrets=secrets_with_evil(rules),
    )
    rules = with_cards(rules, rules.rounds[0].number)
    rules = with_moment(rules, "before_piles", "deal_evil", "evil_picks")
    last = next(name for name, _ in reversed(rules.income) if name not in ("goods", "losses"))
    return with_income(rules, "promised", promised, after=last)  # (GTX-GEN-23)


# The cards


def with_cards(rules: Rules, number: int) -> Rules:
    """The cards with the numbers of a flight."""
    return replace(rules, cards={**rules.cards, **evil_cards(number)})


@cache
def evil_cards(number: int) -> dict[str, Card]:
    return {id: for_number(card, number) for id, card in load_cards("evil").items()}


def for_number(card: Card, number: int) -> Card:
    """Enemies and offers show what base cards show: strength, days, credits, crew."""
    steps = tuple(for_flight(step, number) for step in card.steps)
    card = msgspec.structs.replace(card, steps=steps)
    first = steps[0]
    if first.op == "enemy":
        return msgspec.structs.replace(
            card,
            strength=plain(first.strength),
            crew_lost=amount_in(first.lose, "lose_crew"),
            credits=amount_in(first.win, "gain_credits"),
            days=first.days if isinstance(first.days, int) else 0,
        )
    return card


# The picks


async def evil_picks(state: State, rules: Rules) -> str:
    """Everybody picks a card in secret, at the same time. (GTX-EVIL-02, GTX-NET-27)"""
    hands = {seat: state.players[seat].hand for seat in state.everyone()}
    asked = {
        seat: tuple(PickEvil(seat, card) for card in hand)
        for seat, hand in hands.items()
        if len(hand) > 1 and not state.players[seat].gone
    }
    state.questions = {seat: Question("evil_card") for seat in asked}
    given = await everyone(
        asked,
        state.due(rules.times.pick),
        aside=partial(settlement_moves, state, rules, asked),
        heed=partial(settle_loan, state, rules),
    )
    state.questions = {}
    rules.seal_time_out(state)
    chance = state.rng.fork(f"silent picks {state.round}")
    for seat, hand in hands.items():
        card = given[seat].card if seat in given else chance.choice(hand)
        if seat not in given:
            state.reveal(to=(seat,), chance=True)
        player = state.players[seat]
        player.pick, player.hand = card, tuple(each for each in hand if each != card)
        state.tell(Picked(seat=seat, card=card), to=(seat,))
        state.tell(Picked(seat=seat), to=tell_but(state, seat), veiled=True)
    return go_on(state)


async def deal_evil(state: State, rules: Rules) -> str:
    """Four cards each; again when they have run out. (GTX-EVIL-01, GTX-NET-28)"""
    if all(player.hand for player in state.players):
        return go_on(state)
    state.reveal(to=state.everyone(), chance=True)
    cards = sorted(evil_cards(1))
    state.rng.fork(f"evil {state.round}").shuffle(cards)
    for seat, player in enumerate(state.players):
        player.hand = tuple(sorted(cards[HAND * seat : HAND * (seat + 1)]))
    return go_on(state)


# The deck


def with_evil_cards(rules: Rules) -> MakeDeck:
    """Between the second and the third pile, or shuffled into the middle. (GTX-EVIL-04, -07)"""
    usual, stacked = rules.make_deck, is_stacked(rules)

    def make_deck(state: State, rules: Rules) -> tuple[str, ...]:
        deck = usual(state, rules)
        return between_piles(state, deck) if stacked else in_the_middle(state, rules, deck)

    return make_deck


def is_stacked(rules: Rules) -> bool:
    """Whether piles keep their order, so that better forecasts are in force."""
    return hide_order not in rules.secrets


def in_the_middle(state: State, rules: Rules, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Shuffled until an evil card is on top of the middle; the quarters stay. (GTX-EVIL-05)"""
    quarter, picks = quarter_of(state, rules), picks_of(state, state.everyone())
    top, middle, bottom = deck[:quarter], list(deck[quarter:-quarter]), deck[-quarter:]
    middle += picks
    while True:
        state.decks.shuffle(middle)
        if not picks or middle[0] in picks:
            return (*top, *middle, *bottom)


def between_piles(state: State, deck: tuple[str, ...]) -> tuple[str, ...]:
    """By launch number, with better forecasts. (GTX-EVIL-07)"""
    seats = sorted(state.everyone(), key=lambda seat: state.ships[seat].token or 0)
    place = sum(len(pile) for pile in state.piles[:2])
    return (*deck[:place], *picks_of(state, seats), *deck[place:])


def picks_of(state: State, seats: Iterable[Seat]) -> list[str]:
    return [pick for seat in seats if (pick := state.players[seat].pick)]


def middle_places(state: State, rules: Rules) -> PickPlaces:
    """Between the quarters, whatever lies there. (GTX-EVIL-05)"""
    cards, quarter = deck_size(state, rules), quarter_of(state, rules)
    return PickPlaces(cards, state.seats, first=quarter + 1, last=cards - quarter)


def stacked_places(state: State, rules: Rules) -> PickPlaces:
    """After the second pile. (GTX-EVIL-07)"""
    above = 2 * pile_size(state, rules)
    cards = deck_size(state, rules)
    return PickPlaces(cards, state.seats, first=above + 1, last=above + state.seats)


def deck_size(state: State, rules: Rules) -> int:
    return pile_size(state, rules) * (rules.piles + rules.unseen_piles) + state.seats


def pile_size(state: State, rules: Rules) -> int:
    return sum(rules.round(state).recipe.values())


def quarter_of(state: State, rules: Rules) -> int:
    """Cards that are set aside above and below the middle. (GTX-EVIL-04)"""
    return rules.round(state).number + 1


# What nobody else knows


def secrets_with_evil(rules: Rules) -> tuple[Callable[[State, Rules, Seat, Rng], None], ...]:
    others = (hide_quarters if hide is hide_order else hide for hide in rules.secrets)
    return (*others, hide_hands)


def hide_hands(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Others' cards may be any that the viewer does not know. (GTX-NET-20, GTX-NET-25)"""
    mine = state.players[viewer] if 0 <= viewer < state.seats else None
    known = {*state.shown, *state.used, *((*mine.hand, mine.pick) if mine else ())}
    hidden = {c for p in state.players for c in (*p.hand, p.pick) if c and c not in known}
    pool = sorted(id for id in evil_cards(1) if id not in known)
    rng.shuffle(pool)
    swap = dict(zip(sorted(hidden), pool, strict=False))
    for player in state.players:
        player.hand = tuple(sorted(swap.get(card, card) for card in player.hand))
        player.pick = swap.get(player.pick, player.pick)
    state.deck = tuple(swap.get(card, card) for card in state.deck)


def hide_quarters(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Nobody knows how the cards lie, but that evil ones lie in the middle. (GTX-EVIL-05)"""
    quarter, shown = quarter_of(state, rules), len(state.shown)
    usual = [id for id in state.deck if rules.cards[id].pack != "evil"]
    evil = [id for id in state.deck if rules.cards[id].pack == "evil"]
    rng.shuffle(usual)
    rng.shuffle(evil)
    first = max(0, quarter - shown)
    last = max(first, len(usual) - quarter)
    middle = usual[first:last]
    first_evil = [evil.pop()] if evil and shown <= quarter else []
    middle += evil
    rng.shuffle(middle)
    state.deck = (*usual[:first], *first_evil, *middle, *usual[last:])


# What may harm a ship before anything of it is counted (GTX-NET-41)


def holds_tokens(state: State, rules: Rules, seat: Seat) -> bool:
    return any(part.batteries > 1 for part in state.ships[seat].parts.values())


def loses_to_stowaways(state: State, rules: Rules, seat: Seat) -> bool:
    parts = state.ships[seat].parts
    return bool(empty_cabins(parts) and (goods_aboard(parts) or batteries_aboard(parts)))


def is_not_last(state: State, rules: Rules, seat: Seat) -> bool:
    return seat != state.present()[-1]


HARMS = {
    "system_test": lambda state, rules, seat: bool(devices(state.ships[seat])),
    "drifting_ship": lambda state, rules, seat: True,
    "toll_gate": lambda state, rules, seat: True,
    "customs_inspection": lambda state, rules, seat: len(goods_aboard(state.ships[seat].parts)) > 2,
    "battery_leak": holds_tokens,
    "tailwind_of_rocks": lambda state, rules, seat: True,
    "crossfire": is_not_last,
    "corrosive_cloud": lambda state, rules, seat: bool(exposed_parts(state.ships[seat].parts)),
    "solar_flare": lambda state, rules, seat: exposed_connectors(state.ships[seat].parts) > 4,
    "stowaways": loses_to_stowaways,
    "wrong_turn": is_not_last,
    "alien_embassy": lambda state, rules, seat: bool(aliens(state.ships[seat].parts)),
}
