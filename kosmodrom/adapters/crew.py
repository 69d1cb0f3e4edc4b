"""The Crew for study: fixed action numbers, named planes. docs/studying.md describes them.

kosmodrom/native/crew_batch.cpp has the same numbers and the same planes.
"""

from typing import Final, get_args

import msgspec

from kosmodrom.adapters.studies import Numbering, Planes, Study, empty
from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.game import Options
from kosmodrom.core.table import AnyTable
from kosmodrom.games.crew.actions import (
    Answer,
    Communicate,
    Decline,
    Distress,
    GiveTask,
    GiveUp,
    Hand,
    HandOver,
    Meaning,
    MoveToken,
    Name,
    No,
    Pass,
    Plan,
    Play,
    Says,
    SeatJarvis,
    Side,
    SwapTokens,
    TakeRole,
    TakeTask,
    Topic,
)
from kosmodrom.games.crew.cards import INDEX, SUITS, TOKENS
from kosmodrom.games.crew.mission import MOST_NOTES, missions
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.games.crew.variants import make_rules
from kosmodrom.games.crew.view import CrewOwn, CrewPublic, Phase, PlayerView
from kosmodrom.games.crew.votes import MOST_PROPOSALS

HANDS: Final = 5
COLOURED: Final = 36
SIDES: Final[tuple[Side, ...]] = get_args(Side)
SAYS: Final[tuple[Says, ...]] = get_args(Says)
MEANINGS: Final[tuple[Meaning, ...]] = get_args(Meaning)
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
PAIRS: Final = [(one, two) for two in range(len(TOKENS)) for one in range(two)]

NUMBERS: Final = Numbering(
    [
        (Play, (40,), "the card, also when it is played for JARVIS"),
        (Communicate, (COLOURED,), "the card"),
        (Decline, (), "nothing to say"),
        (TakeTask, (COLOURED,), "the task's card, also for JARVIS"),
        (Pass, (COLOURED,), "the card, also of JARVIS"),
        (No, (), "against, or nothing to propose"),
        (Distress, (2,), "for passing left, right"),
        (GiveUp, (), "for giving up"),
        (Answer, (len(SAYS),), "the word: " + ", ".join(SAYS)),
        (Name, (HANDS,), "how far clockwise the named hand sits"),
        (GiveTask, (HANDS,), "how far clockwise its new owner sits"),
        (TakeRole, (HANDS,), "how far clockwise sits who is to have the role"),
        (SeatJarvis, (2,), "for JARVIS on the left, on the right"),
        (HandOver, (COLOURED, HANDS), "the task's card; how far clockwise its new owner sits"),
        (SwapTokens, (len(PAIRS),), "the pair of tokens"),
        (MoveToken, (len(TOKENS), COLOURED), "the token; the card of the task it goes to"),
    ]
)


def number(action: Action, hands: int) -> int:
    """The number of an action; a hand is named by how far clockwise from the acting seat it is."""
    kind, count = type(action), NUMBERS.number
    match action:
        case Play(card=card) | Communicate(card=card) | TakeTask(card=card) | Pass(card=card):
            return count(kind, INDEX[card])
        case Answer(says=says):
            return count(kind, SAYS.index(says))
        case Name(seat, hand) | GiveTask(seat, hand) | TakeRole(seat, hand):
            return count(kind, (hand - seat) % hands)
        case HandOver(seat, card, hand):
            return count(kind, INDEX[card], (hand - seat) % hands)
        case Distress(side=side) | SeatJarvis(side=side):
            return count(kind, SIDES.index(side))
        case SwapTokens(first=first, second=second):
            one, two = sorted((TOKENS.index(first), TOKENS.index(second)))
            return count(kind, PAIRS.index((one, two)))
        case MoveToken(token=token, card=card):
            return count(kind, TOKENS.index(token), INDEX[card])
    return count(kind)


# A hand is a row: the seat's own first, then clockwise by number.
SHAPES: Final = {
    "held": (HANDS, 40),  # the cards of each hand that the seat sees
    "cards": (HANDS,),  # how many each hand has
    "trick": (HANDS, 40),  # what each hand has played to the running trick
    "led": (5,),  # the suit to be followed
    "gone": (40,),  # played before, as far as the view shows it (all of it with `aids`)
    "won": (HANDS,),  # tricks
    "tasks": (HANDS + 1, COLOURED),  # open ones by owner, last those that nobody has
    "done": (COLOURED,),  # fulfilled tasks
    "tokens": (len(TOKENS), COLOURED),  # which task each token lies on
    "shown": (HANDS, COLOURED),  # by radio, and still in hand
    "said": (HANDS, 4),  # highest, only, lowest, or not known
    "radio": (HANDS,),  # not used yet
    "void": (HANDS, 5),  # suits that a hand has shown to be out of (with `aids`)
    "commander": (HANDS,),
    "leader": (HANDS,),  # of the running trick
    "turn": (HANDS,),  # who is to play, answer or take; in the radio window the leader
    "roles": (HANDS, MOST_NOTES),  # by their place in the mission
    "phase": (len(PHASES),),
    "trick_number": (1,),
    "last_trick": (1,),  # its number
    "radio_open": (1,),
    "topic": (len(TOPICS),),  # on which the crew votes
    "votes": (HANDS, 2),  # yes, no
    "motions": (1,),  # how often something was proposed
    "plan_side": (2,),  # of the proposal, as far as it has one
    "plan_hand": (HANDS,),
    "plan_card": (COLOURED,),
    "plan_tokens": (len(TOKENS),),
    "answers": (HANDS, len(SAYS)),
    "distress": (1,),  # the signal is active
    "passed": (2,),  # left, right
    "given": (COLOURED,),  # by the distress signal
    "received": (COLOURED,),
    "declined": (1,),  # the seat has nothing to say before this trick
    "jarvis_passes": (COLOURED,),  # chosen for him by the seat, or passed
    "covers": (40,),  # open cards of JARVIS with one beneath
    "mission": (len(missions()) + 1,),  # by number; 0 for one that is not of the book
}


def planes(public: CrewPublic, own: CrewOwn, seat: Seat) -> Planes:
    """What a seat sees, as named arrays of numbers."""
    found = empty(SHAPES)
    rows = {player.hand: (player.hand - seat) % len(public.players) for player in public.players}
    for player in public.players:
        see_player(found, public, own, player, rows[player.hand])
    see_trick(found, public, rows)
    see_tasks(found, public, rows)
    see_ballot(found, public, seat, rows)
    see_own(found, own)
    found["phase"][PHASES.index(public.phase)] = 1
    found["trick_number"][0] = public.trick_number
    found["last_trick"][0] = public.last_trick_number
    found["radio_open"][0] = public.radio_open
    found["distress"][0] = public.distress
    if public.passed:
        found["passed"][SIDES.index(public.passed)] = 1
    found["mission"][public.mission.id] = 1
    return found


def see_player(
    found: Planes, public: CrewPublic, own: CrewOwn, player: PlayerView, row: int
) -> None:
    """One hand: what is known of its cards, its radio, its roles."""
    held = own.hands.get(player.hand, player.held) or ()
    found["held"][row, [INDEX[card] for card in held]] = 1
    found["cards"][row], found["won"][row] = player.cards, player.tricks
    found["radio"][row] = player.radio == "ready"
    found["void"][row, [SUITS.index(suit) for suit in player.void]] = 1
    if (signal := player.signal) is not None:
        says = signal.says or own.says.get(player.hand)
        found["said"][row, MEANINGS.index(says) if says else 3] = 1
        found["shown"][row, INDEX[signal.card]] = signal.in_hand
    names = [role.name for role in public.mission.roles]
    found["roles"][row, [names.index(name) for name in player.roles]] = 1
    for column in player.columns:
        if column.card and column.hidden:
            found["covers"][INDEX[column.card]] = 1


def see_trick(found: Planes, public: CrewPublic, rows: dict[Hand, int]) -> None:
    """The running trick, what went before, and who does what."""
    for play in public.trick.plays:
        found["trick"][rows[play.hand], INDEX[play.card]] = 1
    if public.trick.suit:
        found["led"][SUITS.index(public.trick.suit)] = 1
    past = [*public.tricks, *([public.last_trick] if public.last_trick else [])]
    played = [play.card for trick in past for play in trick.plays]
    lying = {play.card for play in public.trick.plays}
    gone = {card for card in (*public.gone, *played) if card not in lying}
    found["gone"][[INDEX[card] for card in gone]] = 1
    for name, hand in (
        ("commander", public.commander),
        ("leader", public.trick.leader),
        ("turn", public.turn),
    ):
        if hand is not None and hand in rows:
            found[name][rows[hand]] = 1


def see_tasks(found: Planes, public: CrewPublic, rows: dict[Hand, int]) -> None:
    """Tasks that lie face up, with their owners and tokens."""
    for task in public.tasks:
        if task.card is None:
            continue
        card = INDEX[task.card]
        if task.done:
            found["done"][card] = 1
        else:
            found["tasks"][HANDS if task.owner is None else rows[task.owner], card] = 1
        if task.token:
            found["tokens"][TOKENS.index(task.token), card] = 1


def see_ballot(found: Planes, public: CrewPublic, seat: Seat, rows: dict[Hand, int]) -> None:
    """What was answered, what is proposed, who is for it."""
    for answer in public.answers:
        found["answers"][rows[answer.seat], SAYS.index(answer.says)] = 1
    ballot = public.ballot
    if ballot is None:
        return
    found["topic"][TOPICS.index(ballot.topic)] = 1
    found["motions"][0] = ballot.motions
    for voter, vote in enumerate(ballot.votes):
        if vote:
            found["votes"][rows[voter], ("yes", "no").index(vote)] = 1
    if ballot.proposal is not None:
        see_plan(found, ballot.proposal, rows)


def see_plan(found: Planes, plan: Plan, rows: dict[Hand, int]) -> None:
    """The parts that the proposal has."""
    match plan:
        case SeatJarvis(side=side) | Distress(side=side):
            found["plan_side"][SIDES.index(side)] = 1
        case TakeRole(hand=hand):
            found["plan_hand"][rows[hand]] = 1
        case HandOver(card=card, hand=hand):
            found["plan_card"][INDEX[card]] = found["plan_hand"][rows[hand]] = 1
        case MoveToken(token=token, card=card):
            found["plan_tokens"][TOKENS.index(token)] = found["plan_card"][INDEX[card]] = 1
        case SwapTokens(first=first, second=second):
            found["plan_tokens"][[TOKENS.index(first), TOKENS.index(second)]] = 1


def see_own(found: Planes, own: CrewOwn) -> None:
    """What only this seat knows besides its hand."""
    found["declined"][0] = own.declined
    if own.my_pass is not None:
        found["given"][INDEX[own.my_pass.given]] = 1
        found["received"][INDEX[own.my_pass.received]] = 1
    if own.jarvis_passes is not None:
        found["jarvis_passes"][INDEX[own.jarvis_passes]] = 1


def longest(options: Options, seats: int) -> int:
    """No game has more decisions: everybody objects, proposes and gives up as often as allowed."""
    rules = make_rules(msgspec.convert(msgspec.to_builtins(options), CrewOptions), seats)
    mission = rules.mission
    ballot = (seats - 1) + MOST_PROPOSALS * 2 * (seats - 1) + 1
    ballots = len(mission.setup) + (rules.hands > seats) + 1  # the last about distress
    ballots += sum(role.picked_by == "crew" for role in mission.roles)
    ballots += "transfer" in rules.after
    asked = seats * len(mission.roles) + len(mission.roles)
    shared = {"none": 0, "draft": 1, "commander_decision": 0, "commander_distribution": seats}
    sharing = mission.tasks * shared[mission.assign]
    sharing += seats if mission.assign == "commander_decision" else 0
    trick = rules.hands + seats + seats * seats  # cards, «nothing to say», failed proposals
    passing, radios = rules.hands, seats
    return ballots * ballot + asked + sharing + passing + radios + rules.tricks * trick


def see(table: AnyTable, seat: Seat) -> Planes:
    """The planes of a seat at a table."""
    return planes(table.public(), table.own(seat) or CrewOwn(), seat)


STUDY: Final = Study(NUMBERS.count, number, SHAPES, see, longest)
