"""Every message between server and client. docs/wire.md and the client's types come from here.

The client opens a socket, sends Hello and from then on Do, Why, Chat and others. The server numbers
what can be missed: frames by the table's action number, chat lines by their time. A client that
comes back says the last of them it saw and gets one Frame with all events since, the missed chat
lines, and the Room as it is now.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kosmodrom.core.actions import Millis, Number, Seat, snake
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import OptionRoll
from kosmodrom.core.undo import UndoVote

Level: TypeAlias = Literal["random", "cadet", "pilot", "navigator"]
MessageId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Part: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Thing: TypeAlias = Annotated[str, Meta(pattern=r"^[\w:.,@+ -]{1,80}$")]
Who: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Status: TypeAlias = Literal["open", "running", "over"]
Barred: TypeAlias = Literal["muted", "removed"]
Pace: TypeAlias = Literal["calm", "usual", "fast", "at_once"]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """A line on the socket, either way."""


encode = msgspec.json.Encoder().encode
NOTHING, EMPTY = msgspec.Raw(b"null"), msgspec.Raw(b"[]")


# Shared pieces


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair: who sits there, and whether they are here."""

    seat: Seat
    name: str = ""
    kind: Literal["free", "person", "bot"] = "free"
    level: Level | None = None  # of the bot that sits there, or stands in for a person
    stand_in: bool = False  # a bot plays for the person until they take over again
    here: bool = False
    away_since: Millis | None = None  # epoch milliseconds
    latency: Millis | None = None
    host: bool = False
    partners: tuple[Seat, ...] = ()  # with whom this chair plays


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody got up from a chair of a running game, and somebody sat down there."""

    seat: Seat
    number: int  # the last action of who went
    at: Millis  # epoch milliseconds; 0: not known
    went: str = ""  # empty: a bot
    came: str = ""


class Offer(msgspec.Struct, frozen=True):
    """The people in a lobby have played together before: how they would go on."""

    options: dict[str, Any]
    tables: int  # how many they have played


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody whom the host may mute or remove."""

    who: Who  # their seat, or a number by which only this table knows them
    name: str = ""  # empty: they have not given one
    here: bool = False
    barred: Barred | None = None


class RoomInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as seen from outside the game."""

    id: str  # also the link: /t/<id>
    game: str
    name: str
    status: Status
    public: bool
    watchable: bool
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    seal: str
    created: Millis
    updated: Millis
    watchers: int = 0
    people: tuple[Person, ...] = ()  # for the host: who watches, and who is muted or removed
    number: int = 0  # of actions, once over
    phase: str = ""
    to_move: tuple[Seat, ...] = ()
    held: bool = False  # the clock stands: the only person among bots wants it so
    you: Seat | None = None  # the asker's own seat
    partners: tuple[Seat, ...] = ()  # with whom the asker may talk in private
    stand_in_after: Millis | None = None  # an absent player's seat is played by a bot after this
    move_time: Millis | None = None  # a bot moves for who takes longer than this
    own_clocks: bool = False  # of the game, as it is played here: `move_time` cannot be chosen
    due: Millis | None = None  # when it does, where that is hours or days (epoch milliseconds)
    pace: Pace = "usual"  # of the bots
    undo: bool = True  # a move may be taken back, if those agree whom it concerns
    result: dict[str, Any] | None = None  # Outcome, once over
    seed: str | None = None  # shown once over
    salt: str | None = None
    journey: str = ""  # tables that follow each other share this; for who sits there
    follow_ups: tuple[str, ...] = ()  # once over: what FollowUp may ask for
    next: str | None = None  # the table that followed, where who sits here goes together
    deal_of: str | None = None  # the table on whose seed we play, for who sits at a private one
    same_deal: bool = False  # the deal was played before, so somebody may know what comes
    given_seed: bool = False  # somebody chose the seed, so somebody may know what comes
    day: str = ""  # whose deal of the day it plays
    counted: bool = False  # it is the one attempt at it that counts
    takeover: bool = False  # who watches may sit down instead of a bot: TakeOver
    open_after: Millis | None = None  # so late spectators see the game, with all hands open
    changes: tuple[SeatChange, ...] = ()  # who got up and sat down while it ran
    offer: Offer | None = None  # before the start, for who sits there


class Reviewer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who looks back with others."""

    who: Who  # their seat, or a number by which only this table knows them
    name: str = ""
    seat: Seat | None = None
    follows: bool = False  # the moment of who leads; else they look on their own
    here: bool = True  # who leads stays in the list when they have gone


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wrote beside a moment of a finished game."""

    id: int
    moment: int  # the number of an action; 0 is the start
    name: str
    text: str
    at: Millis  # epoch milliseconds
    who: Who  # the author, as in Reviewer
    seat: Seat | None = None
    beat: int = 0  # which of the things that happen in the moment; 0: the moment as a whole
    edited: Millis = 0  # epoch milliseconds


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said; `phrase` is a text key, so that everybody reads it in their language."""

    at: Millis  # no two lines of a table have the same, and later ones have a later one
    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""
    private: bool = False  # between partners
    who: Who | None = None  # of a watcher: what the host calls them in Exclude
    rolls: tuple[OptionRoll, ...] = ()  # nothing was said, but the dice decided what is played


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, as one viewer may know it, with the number and time of its action."""

    number: int
    at: Millis
    event: msgspec.Raw


# From the client


class Hello(Message, frozen=True):
    """First message: who I am, which table, the last of it that I saw (none: send everything)."""

    table: str
    secret: str = ""  # the visitor's secret; browsers leave it to the cookie
    seen: Number | None = None
    seen_chat: Millis = 0


class Do(Message, frozen=True):
    """An action of mine. `id` grows by one each time; a repeated id is answered, not done again."""

    id: MessageId
    action: msgspec.Raw  # an action of the game, without `seat`
    seen: Number  # the number of the last frame I had when I decided


class Why(Message, frozen=True):
    """Why can't I do this?"""

    id: MessageId
    action: msgspec.Raw


class Chat(Message, frozen=True):
    text: str = ""
    phrase: str = ""
    private: bool = False  # to my partners only


class Beat(Message, frozen=True):
    """A heartbeat, either way; the other side answers at once with Pulse and the same `sent`."""

    sent: float


class Pulse(Message, frozen=True):
    sent: float


class Sit(Message, frozen=True):
    """Take a free chair, or the first one."""

    name: str
    seat: Seat | None = None


class TakeOver(Message, frozen=True):
    """Sit down instead of a bot in a running game, where the host allows it.

    Not for who has or had a seat at this table, and not where somebody may know what comes.
    """

    seat: Seat
    name: str = ""


class Leave(Message, frozen=True):
    """Get up. In a running game a bot of this level takes over for good."""

    level: Level = "pilot"


class StandIn(Message, frozen=True):
    """Let a bot play for me, or (None) take my seat back."""

    level: Level | None = "pilot"


class Hold(Message, frozen=True):
    """The only person among bots stops the table's clock, or lets it go on."""

    on: bool


class SetPace(Message, frozen=True):
    """How long bots wait before they move; for the host, or whoever plays with bots alone.

    Where speed is the game, as in a race, and where people may still speak, they wait as usual.
    """

    pace: Pace


class Skip(Message, frozen=True):
    """Whoever plays with bots alone lets them move at once until a person is asked."""


class Configure(Message, frozen=True):
    """The host changes how we play; only what is given changes."""

    name: str | None = None
    options: dict[str, Any] | None = None
    seats: Number | None = None
    public: bool | None = None
    watchable: bool | None = None
    stand_in_after: Millis | None = None
    takeover: bool | None = None
    open_after: Millis | None = None  # before the start; 0: spectators see the present, no hands
    move_time: Millis | None = None  # 0: a move may take as long as it takes
    undo: bool | None = None  # before the start


class RollOptions(Message, frozen=True):
    """The host lets so many dice decide what we play, for all to see; options may still change."""

    rolls: Annotated[int, Meta(ge=3, le=5)]


class AddBot(Message, frozen=True):
    level: Level
    seat: Seat | None = None


class RemoveSeat(Message, frozen=True):
    """The host frees a chair of a bot, or of a person before the start."""

    seat: Seat


class MakeHost(Message, frozen=True):
    seat: Seat


class Exclude(Message, frozen=True):
    """The host mutes somebody, or removes somebody without a seat."""

    who: Who  # a seat, Person.who or ChatLine.who
    kind: Barred


class Readmit(Message, frozen=True):
    """The host takes a mute or a removal back."""

    who: Who


class Start(Message, frozen=True):
    """The host starts; free chairs are filled with bots of this level, or taken away if None."""

    fill: Level | None = "pilot"


class FollowUp(Message, frozen=True):
    """After the end: open the next table for the same people and bots; RoomInfo.next names it."""

    key: str


class Review(Message, frozen=True):
    """Look back together at a finished game, or no longer. Who comes first leads."""

    on: bool
    follow: bool = True  # the moment of who leads


class Follow(Message, frozen=True):
    """Go on my own way, or come back to the moment of who leads."""

    on: bool


class Lead(Message, frozen=True):
    """Who leads hands it to somebody; or (None) I take it, as whoever led has gone."""

    who: Who | None = None


class Look(Message, frozen=True):
    """Where who leads is in the replay, either way."""

    moment: Number
    beat: Part = 0  # which of the things that happen in it; 0: the last
    playing: bool = False


class Point(Message, frozen=True):
    """Show the others something on the board, by a name that boards have for it."""

    thing: Thing
    moment: Number


ToServer = (
    Hello | Do | Why | Chat | Beat | Pulse | Sit | TakeOver | Leave | StandIn | Hold | SetPace
    | Skip | Configure | RollOptions | AddBot | RemoveSeat | MakeHost | Exclude | Readmit | Start
    | FollowUp | Review | Follow | Lead | Look | Point
)  # fmt: skip


# From the server


class Room(Message, frozen=True):
    """The table from outside, whenever it changes."""

    room: RoomInfo


class Frame(Message, frozen=True, kw_only=True):
    """The game from my seat: what happened since the last frame, how it is, what I may do."""

    done: int | None = None  # the id of my own action that made this frame: it is stored for good
    number: int
    at: Millis  # the table's clock, so that the client can count down
    deadline: Millis | None = None
    vote: UndoVote | None = None
    over: bool = False
    log: tuple[LogLine, ...]
    public: msgspec.Raw  # what everybody sees
    own: msgspec.Raw = NOTHING  # what I see besides; the two have no field in common
    choices: tuple[msgspec.Raw, ...]  # actions, each as the client is to send it back
    previews: msgspec.Raw = EMPTY  # a list: what each choice means, where the game says so
    to_move: tuple[Seat, ...] = ()
    undo: int | None = None  # I may ask to undo back to this number


class Chatted(Message, frozen=True):
    lines: tuple[ChatLine, ...]


class Done(Message, frozen=True):
    """My action was stored already when it came again; it has this number."""

    id: int
    number: int


class Refused(Message, frozen=True):
    """My action was not taken; nothing has changed."""

    id: int
    reason: Reason


class Because(Message, frozen=True):
    """The answer to Why; no reason means that it is allowed."""

    id: int
    reason: Reason | None = None


class Trouble(Message, frozen=True):
    """A message was not understood or not allowed, and changed nothing; `code` is a text key."""

    code: str
    text: str
    args: dict[str, str | int] = {}
    id: int | None = None  # of the Do or Why that it answers: nothing else will


class Notice(Message, frozen=True):
    """News about my seat; the client shows the text `notice-<code>`.

    `new-device`: a device took it over by a link, called `device`, with this `id` to drop it.
    `seat-dropped`: this device has lost it, dropped from the one called `device`.
    """

    code: Literal["new-device", "seat-dropped"]
    args: dict[str, str]


class Bye(Message, frozen=True):
    """The server closes this socket; come back after so many milliseconds (None: do not)."""

    code: str
    retry_after: Millis | None = 1000


class Reviewing(Message, frozen=True):
    """Who looks back together, whenever that changes; nobody, once all have gone."""

    people: tuple[Reviewer, ...] = ()  # at most 50
    lead: Who | None = None
    look: Look | None = None  # where who leads is
    you: Who | None = None  # which of them I am, if any


class Pointed(Message, frozen=True):
    """Somebody shows a thing on the board; for some seconds."""

    who: Who
    name: str
    thing: str
    moment: int
    seat: Seat | None = None


class Noted(Message, frozen=True):
    """For those who look back together: a note was written or edited, or (`dropped`) deleted."""

    note: Note | None = None
    dropped: int | None = None


ToClient = (
    Room | Frame | Chatted | Done | Refused | Because | Beat | Pulse | Trouble | Notice | Bye
    | Reviewing | Look | Pointed | Noted
)  # fmt: skip
