"""What each answer in flight would bring, as far as its player can know."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Load
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Alien, Colour
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.cards.planets import card_for, offers
from kosmodrom.games.galaxy_trucker.expansions.actions import Burn
from kosmodrom.games.galaxy_trucker.flight.contest import (
    Verdict,
    contest,
    days_of,
    days_won,
    is_halfway,
    line_in_play,
    strength_with,
    verdict,
)
from kosmodrom.games.galaxy_trucker.flight.moving import lose_days
from kosmodrom.games.galaxy_trucker.flight.settlement import USUAL_LINES
from kosmodrom.games.galaxy_trucker.outlook import Confirm, Piece, Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import best_share, why_waits
from kosmodrom.games.galaxy_trucker.ship.hits import threats
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts, release_aliens, take_figure
from kosmodrom.games.galaxy_trucker.ship.power import cost
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    Ship,
    batteries_aboard,
    by_hull,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import Pallet, State

# The ship


def imagined(state: State, seat: Seat, change: Callable[[State], object]) -> State:
    """What will be if this happens: aliens without life support leave."""
    other = state.copy()
    change(other)
    release_aliens(other, seat)
    return other


def after(state: State, rules: Rules, seat: Seat, change: Callable[[State], object]) -> Preview:
    """What a ship will have lost by this change, including aliens without life support."""
    other, ship = imagined(state, seat, change), state.ships[seat]
    before, left = ship.parts, other.ships[seat].parts
    goods = Counter(goods_aboard(before)) - Counter(goods_aboard(left))
    exposed = exposed_connectors(left)
    return Preview(
        batteries=batteries_aboard(left),
        loses=tuple(sorted(before.keys() - left.keys())),
        crew_lost=crew_aboard(before) - crew_aboard(left),
        goods_lost=tuple(sorted(goods.elements())),
        worth=-value(rules, goods.elements()),
        engines=full_strength(rules, other.ships[seat], "engines")
        - full_strength(rules, ship, "engines"),
        cannons=full_strength(rules, other.ships[seat], "cannons")
        - full_strength(rules, ship, "cannons"),
        exposed=exposed if exposed != exposed_connectors(before) else None,
    )


def piece_of(rules: Rules, whole: Ship, parts: Parts) -> Piece:
    """What a piece of this ship can do, without batteries."""
    ship = copy(whole)
    ship.parts = dict(parts)
    places = sum(part.shape.places for part in parts.values())
    return Piece(
        parts=len(parts),
        pilot=rules.board_of(ship).start in parts,
        crew=places if ship.status == "building" else crew_aboard(parts),
        engines=rules.counts["engines"](rules, ship, ()),
        cannons=rules.counts["cannons"](rules, ship, ()),
    )


def full_strength(rules: Rules, ship: Ship, what: str) -> int:
    """With everything on that batteries can power."""
    return rules.counts[what](rules, ship, tuple(rules.devices(rules, ship, what)))


def value(rules: Rules, goods: Iterable[Colour]) -> int:
    return sum(rules.prices[cube] for cube in goods)


def struck(state: State, rules: Rules, seat: Seat) -> Preview | None:
    """Taking the hit, if the best part is kept. (GT-HIT-15, GT-HIT-16)"""
    gone = [(cell, *falls) for one, cell, falls in threats(state, rules) if one == seat]
    if not gone:
        return None

    def hit(other: State) -> None:
        lose_parts(other, rules, seat, gone[0], "destroyed", "GT-HIT-15")

    return after(state, rules, seat, hit)


# Crew


def giving(state: State, rules: Rules, seat: Seat, cell: Cell, kind: str) -> Preview:
    """A figure, a cube or a battery token from this square. (GT-LOSS-01, -02, -04)"""
    parts = state.ships[seat].parts
    if kind == "crew":
        shown = changed_crew(
            state, rules, seat, lambda other: take_figure(other, seat, cell, "GT-LOSS-04")
        )
        left = msgspec.structs.replace(parts[cell], humans=max(0, parts[cell].humans - 1))
        doubt = crew_doubt(rules, state.ships[seat], {**parts, cell: left})
        return msgspec.structs.replace(shown, confirm=doubt)
    if kind == "battery":
        return Preview(batteries=batteries_aboard(parts) - 1)
    dearest = max(goods_aboard(parts), key=lambda cube: rules.prices[cube])
    return Preview(goods_lost=(dearest,), worth=-rules.prices[dearest])  # (GT-LOSS-01)


def crew_doubt(rules: Rules, ship: Ship, left: Parts) -> Confirm | None:
    """The last human of the ship or of a hull would go, and that leaves the flight then."""
    board = rules.board_of(ship)
    hulls = zip(by_hull(ship.parts, board), by_hull(left, board), strict=True)
    emptied = [now for now, then in hulls if humans_aboard(now) and not humans_aboard(then)]
    if not emptied:
        return None
    return "hull" if humans_aboard(left) else "crew"


def settling(state: State, rules: Rules, seat: Seat, cell: Cell, who: str) -> Preview:
    """Two humans are aboard already; an alien takes their place. (GT-LAUNCH-05, GT-LAUNCH-09)"""
    if who == "humans":
        return Preview()
    parts = state.ships[seat].parts

    def move_in(other: State) -> None:
        other.ships[seat].change(cell, humans=0, alien=alien(who))

    only = humans_aboard(parts) == parts[cell].humans
    shown = changed_crew(state, rules, seat, move_in)
    return msgspec.structs.replace(shown, confirm="crew" if only else None)


def alien(who: str) -> Alien:
    return "purple" if who == "purple" else "orange"


def changed_crew(
    state: State, rules: Rules, seat: Seat, change: Callable[[State], object]
) -> Preview:
    """Where only figures change, nothing is said of components and batteries."""
    shown = after(state, rules, seat, change)
    return msgspec.structs.replace(shown, loses=None, batteries=None)


# Strength


def counting(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> Preview | None:
    """Powering these squares, or staying at the strength that there is."""
    running, card = contest(state, rules), card_in_play(state, rules)
    mine = next((one for one in running.flyers if one.seat == seat), None) if running else None
    if running is None or mine is None:
        return None
    strength = strength_with(state, rules, running.what, seat, cells)
    price = sum(cost(state, rules, seat, cell) for cell in cells)
    halfway = bool(cells) and is_halfway(running, mine, strength)
    meaning = verdict(state, rules, card, seat, strength)
    tokens = batteries_aboard(state.ships[seat].parts) - price
    result = Preview(batteries=tokens)
    if not halfway:
        result = outcome(state, rules, seat, meaning, tokens)
    if meaning == "short":
        result = Preview(batteries=tokens, days=days_of(state.play.bar) - days_of(strength))
    return msgspec.structs.replace(
        result,
        confirm="give_up" if meaning == "stuck" and not cells else None,
        strength=strength,
        more=strength - mine.now,
        verdict="not_yet" if halfway else meaning,
        days_won=days_won(state, meaning, strength),
    )


def outcome(state: State, rules: Rules, seat: Seat, meaning: Verdict, tokens: int) -> Preview:
    """What victory, defeat or being the weakest brings. (GT-CARD-ENEM-01, GT-CARD-ZONE-01)"""
    card, parts = card_in_play(state, rules), state.ships[seat].parts
    if meaning == "won":
        reward = rules.reduced(card, state.play.taken + 1)
        return msgspec.structs.replace(
            cargo(state, rules, seat, reward.goods),
            batteries=tokens,
            credits=reward.credits,
            days=reward.days,
        )
    if meaning == "lost":
        card = rules.reduced(card, state.play.taken + 1)
        hurt = robbed(rules, parts, card.crew_lost, card.goods_lost, tokens)
        return msgspec.structs.replace(hurt, shots=len(card.shots))
    line = line_in_play(state, card)
    if line is not None and meaning != "safe":
        due = rules.penalty(line.penalty, 0)
        hurt = robbed(rules, parts, due.crew, due.goods, tokens)
        return msgspec.structs.replace(hurt, days=due.days, shots=len(due.shots))
    return Preview(batteries=tokens)


def robbed(rules: Rules, parts: Parts, crew: int, goods: int, tokens: int) -> Preview:
    """So many figures, so many of the dearest cubes, then batteries. (GT-LOSS-01 to GT-LOSS-04)"""
    dearest = sorted(goods_aboard(parts), key=lambda cube: -rules.prices[cube])[:goods]
    return Preview(
        batteries=tokens - min(tokens, goods - len(dearest)),
        crew_lost=min(crew, crew_aboard(parts)),
        goods_lost=tuple(dearest),
        worth=-value(rules, dearest),
    )


# Offers and goods


def cargo(
    state: State,
    rules: Rules,
    seat: Seat,
    offered: Sequence[Colour],
    refused: int = 0,
    taken: Sequence[Colour] = (),
) -> Preview:
    """The most valuable loading with what lies there: what fits, what must go. (GT-NET-37)"""
    if not offered:
        return Preview()
    parts = state.ships[seat].parts
    aboard, there = Counter(goods_aboard(parts)), received(state, offered, taken)
    pallet = Pallet(seat, there, (), there, min(refused, len(there)))
    loading = best_share(parts, pallet, rules.prices)
    best = Counter(cube for goods in loading.values() for cube in goods)
    behind = [cube for cube in (aboard + Counter(there) - best).elements() if cube in there]
    full = {c: msgspec.structs.replace(parts[c], goods=goods) for c, goods in loading.items()}
    return Preview(
        goods=there,
        loads=tuple((best - aboard).elements()),
        goods_lost=tuple((aboard - best).elements()),
        no_room=why_waits(full, beside(pallet, behind), behind[0]) if behind else None,
        worth=value(rules, best.elements()) - value(rules, aboard.elements()),
    )


def beside(pallet: Pallet, waiting: Iterable[Colour]) -> Pallet:
    return msgspec.structs.replace(pallet, waiting=tuple(waiting))


def received(
    state: State, offered: Sequence[Colour], taken: Sequence[Colour]
) -> tuple[Colour, ...]:
    """What the bank has left for this, after those who landed before. (GT-GOODS-05)"""
    left, came = Counter(state.bank) - Counter(taken), []
    for cube in offered:
        if left[cube] > 0:
            left[cube] -= 1
            came.append(cube)
    return tuple(came)


def landing(state: State, rules: Rules, seat: Seat, planet: int) -> Preview:
    """The goods of a planet, and the days. (GT-CARD-PLAN-01, GT-CARD-PLAN-04)"""
    before = [cube for _, goods in offers(state, rules) for cube in goods]
    card = card_for(state, rules, planet)
    shown = cargo(state, rules, seat, card.planets[planet], card.refused, before)
    return delayed(state, rules, seat, card_in_play(state, rules), shown)


def accepting(state: State, rules: Rules, seat: Seat, kind: str) -> Preview:
    """What the card offers, and its price. (GT-CARD-ENEM-01, GT-CARD-SHIP-01)"""
    taking = state.play.taken + (kind != "reward")  # whoever won is counted already
    card = rules.reduced(card_in_play(state, rules), taking)
    crew = card.crew_lost if card.kind == "abandoned_ship" else 0
    shown = delayed(state, rules, seat, card, cargo(state, rules, seat, card.goods, card.refused))
    # Where all must go, nobody is asked for them one by one.
    all_go = bool(crew) and crew == crew_aboard(state.ships[seat].parts)
    return msgspec.structs.replace(
        shown,
        confirm="crew" if all_go else shown.confirm,
        credits=card.credits,
        crew_lost=crew,
    )


def delayed(state: State, rules: Rules, seat: Seat, card: Card, shown: Preview) -> Preview:
    """With the days that whoever takes of the card loses, the tail first. (GT-CARD-GEN-06)"""
    other = state.copy()
    lose_days(other, rules, [seat, *(one for one, _ in state.play.takers)], card.days, "")
    order, ships = other.flying(), other.ships
    behind = ships[order[0]].place - ships[seat].place
    lapped: Confirm | None = None
    if behind > rules.lap and "forced" in rules.moments.get("card_over", ()):
        lapped = "lapped"  # (GT-QUIT-09)
    place = order.index(seat) + 1
    return msgspec.structs.replace(shown, confirm=lapped, days=card.days, place=place)


def passing(state: State, seat: Seat) -> Preview:
    """Nothing comes and nothing goes; the place stays."""
    order = state.flying()
    return Preview(place=order.index(seat) + 1 if seat in order else 0)


def loaded(state: State, rules: Rules, seat: Seat, choices: Sequence[Action]) -> Preview:
    """What still waits goes to the bank. (GT-GOODS-01)"""
    left = {type(other) for other in choices}
    pallet = next(each for each in state.play.pallets if each.seat == seat)
    aboard = goods_aboard(state.ships[seat].parts)
    return Preview(
        confirm="cubes" if Load in left else "fuel" if Burn in left else None,
        goods_lost=pallet.waiting,
        worth=value(rules, aboard) - value(rules, pallet.before),
    )


# Flying on


def going_on(state: State, rules: Rules, seat: Seat) -> Preview:
    """What the flight brings if it ends like this. (GT-SCORE-01)"""
    order = state.flying()
    place = order.index(seat) + 1 if seat in order else 0
    return Preview(home=home(state, rules, seat, "arrived"), place=place)


def giving_up(state: State, rules: Rules, seat: Seat) -> Preview:
    """No prizes, and goods for half their price. (GT-QUIT-02, GT-QUIT-03)"""
    return Preview(confirm="give_up", home=home(state, rules, seat, "gave_up"))


def home(state: State, rules: Rules, seat: Seat, status: str) -> int:
    """Credits of cards, prizes and goods, less what was lost; from what lies open to all."""
    other = state.copy()
    for one in other.flying():
        other.ships[one].status = "arrived"
    if status == "gave_up":
        other.ships[seat].status = "gave_up"
    lines = [line(other, rules) for name, line in rules.income if name in USUAL_LINES]
    return state.earned[seat] + sum(line.get(seat, 0) for line in lines)
