"""Setting up a round, the start signal, cleaning up after it."""

from kosmodrom.core.actions import Action, Millis, Presence, Seat, TimeUp
from kosmodrom.core.ask import Ask, Offer
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import Depart, Ready
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.build import absence
from kosmodrom.games.galaxy_trucker.build.hourglass import start_sand
from kosmodrom.games.galaxy_trucker.choices import presences
from kosmodrom.games.galaxy_trucker.events import BuildBegan, RoundBegan, TurnOf
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import CardPlay, Clock, Player, Roads, State


def start(rules: Rules, seats: int, rng: Rng) -> State:
    """The table before the first round; warehouse, cards and dice have streams of their own."""
    state = State(
        scene="setup",
        rng=rng,
        seats=seats,
        ships=[],
        players=[Player() for _ in range(seats)],
        dice=rng.fork("dice"),
        decks=rng.fork("decks"),
        shuffles=rng.fork("warehouse"),
        clock=Clock(),
        play=CardPlay(),
        bank=dict(rules.bank),
    )
    state.ships = [new_ship(state, rules, seat) for seat in range(seats)]
    return state


def new_ship(state: State, rules: Rules, seat: Seat) -> Ship:
    """The board of the round's class with the own pilot cabin on it. (GT-FLOW-03)"""
    board = rules.board(state)
    return Ship(colour=seat, board=board.name, parts=rules.first_parts(rules, board, seat))


async def setup(state: State, rules: Rules) -> str:
    """Boards, warehouse, forecast piles; in real time we wait for the start signal. (GT-FLOW-02)"""
    state.ships = [new_ship(state, rules, seat) for seat in state.everyone()]
    heap = list(rules.warehouse)
    state.shuffles.shuffle(heap)
    state.heap, state.tray, state.aside = tuple(heap), (), ()
    state.bank = dict(rules.bank)
    state.earned = [0] * state.seats
    state.clock = Clock(began=state.now)
    reset_players(state)
    return go(state, rules, "before_piles", "lay_piles")


async def lay_piles(state: State, rules: Rules) -> str:
    make_piles(state, rules)
    return go(state, rules, "before_build", "begin_build")


async def begin_build(state: State, rules: Rules) -> str:
    """The round is set up; how building begins depends on how we play. (GT-NET-05)"""
    turn = rules.round(state)
    state.tell(RoundBegan(round=turn.name, board=turn.board, learning=turn.learning))
    return rules.start_build(state, rules)


def reset_players(state: State) -> None:
    for player in state.players:
        player.pick = ""
        player.ready = player.wants_pause = player.wants_limit = False
        player.wants_countdown = True
        player.turns_left, player.missed_turns, player.looking = None, 0, None
        player.orders = {}  # given for one flight (GT-NET-34)


def make_piles(state: State, rules: Rules) -> None:
    """Three forecast piles before the start signal, none while we learn. (GT-DECK-02)"""
    state.piles, state.deck, state.shown = (), (), ()
    for _ in range(rules.piles):
        state.piles = (*state.piles, rules.deal_pile(state, rules))
    state.seen = ((),) * len(state.piles)


def wait_for_start(state: State, rules: Rules) -> str:
    """In a race nobody touches anything before the start signal. (GT-NET-04)"""
    return "ready"


def begin_at_once(state: State, rules: Rules) -> str:
    """Without a race; after a flight that was shown, once all are ready. (GT-NET-48)"""
    return "ready" if rules.times.show and state.round else begin(state, rules, None)


def begin_turns(state: State, rules: Rules) -> str:
    """The first round in random order, later as they landed. (GT-NET-22)"""
    if not state.order:
        order = list(state.everyone())
        state.shuffles.shuffle(order)
        state.order = tuple(order)
    state.clock.turn_began = state.now
    state.tell(BuildBegan(rule="GT-NET-22"))
    state.tell(TurnOf(seat=state.order[0]))
    return "turn"


def begin(state: State, rules: Rules, by: Seat | None) -> str:
    start_sand(state, rules)
    rule = "GT-FLOW-09" if state.round else "GT-FLOW-08"
    state.tell(BuildBegan(by=by, rule=rule))
    absence.react_to_absence(state, rules)  # everybody may have left in the meantime
    return "building"


async def ready(state: State, rules: Rules) -> str:
    """All press ready; in later rounds one player has the start button. (GT-NET-04)"""
    asked, deadline = who_starts(state, rules)
    if not asked:
        return "countdown"
    choices: dict[Seat, Offer[Action]] = {seat: (Ready(seat),) for seat in asked}
    action: Action = await Ask(choices | presences(state, rules), deadline)
    match action:
        case Presence(who=who, here=here):
            absence.come_or_go(state, rules, who, here)
        case Depart(who=who):
            absence.depart(state, rules, who)
        case TimeUp():
            rules.seal_time_out(state)
            return "countdown"
        case Ready(seat):
            state.seal()  # nothing is taken back (GT-NET-44)
            state.players[seat].ready = True
    return "ready"


def who_starts(state: State, rules: Rules) -> tuple[list[Seat], Millis | None]:
    """Whose signal we wait for, and until when."""
    players = list(enumerate(state.players))
    if state.starter is None:
        return [s for s, p in players if not p.ready and not p.gone], None
    if rules.times.show:  # everybody has looked at the result first (GT-NET-48)
        time = None if rules.times.decision is None else rules.times.next_round
        ends = None if time is None else max(state.clock.began, state.stage.ends) + time
        return [s for s, p in players if not p.ready and not p.is_away], ends
    asked = [] if state.players[state.starter].ready else [state.starter]
    return asked, state.clock.began + rules.times.start_button


async def countdown(state: State, rules: Rules) -> str:
    """Five seconds, then everybody grabs. (GT-NET-04)"""
    state.tell(BuildBegan(by=state.starter, countdown=rules.times.countdown, rule="GT-NET-04"))
    await Ask({}, state.now + rules.times.countdown)
    rules.seal_time_out(state)
    return begin(state, rules, state.starter)


def clean_up(state: State) -> None:
    """Components, cubes and figures go back; the cards used stay in the box. (GT-FLOW-11, -13)"""
    state.used += state.shown + state.deck
    state.deck, state.shown, state.piles, state.seen = (), (), (), ()
    state.questions, state.play = {}, CardPlay()
    state.rough, state.roads = (), Roads(used=state.roads.used)
