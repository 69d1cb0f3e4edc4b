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
Who: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Status: TypeAlias = Literal["open", "running", "over"]
Barred: TypeAlias = Literal["muted", "removed"]


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
    result: dict[str, Any] | None = None  # Outcome, once over
    seed: str | None = None  # shown once over
    salt: str | None = None
    journey: str = ""  # tables that follow each other share this; for who sits there
    follow_ups: tuple[str, ...] = ()  # once over: what FollowUp may ask for
    next: str | None = None  # the table that followed, where who sits here goes together
    deal_of: str | None = None  # the table on whose seed we play, for who sits at a private one
    same_deal: bool = False  # the deal was played before, so somebody may know what comes
    given_seed: bool = False  # somebody chose the seed, so somebody may know what comes


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


class Leave(Message, frozen=True):
    """Get up. In a running game a bot of this level takes over for good."""

    level: Level = "pilot"


class StandIn(Message, frozen=True):
    """Let a bot play for me, or (None) take my seat back."""

    level: Level | None = "pilot"


class Hold(Message, frozen=True):
    """The only person among bots stops the table's clock, or lets it go on."""

    on: bool


class Configure(Message, frozen=True):
    """The host changes how we play; only what is given changes."""

    name: str | None = None
    options: dict[str, Any] | None = None
    seats: Number | None = None
    public: bool | None = None
    watchable: bool | None = None
    stand_in_after: Millis | None = None


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


ToServer = (
    Hello | Do | Why | Chat | Beat | Pulse | Sit | Leave | StandIn | Hold | Configure | RollOptions
    | AddBot | RemoveSeat | MakeHost | Exclude | Readmit | Start | FollowUp
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


ToClient = (
    Room | Frame | Chatted | Done | Refused | Because | Beat | Pulse | Trouble | Notice | Bye
)  # fmt: skip


# HTTP


class Visitor(msgspec.Struct, frozen=True):
    """Somebody without an account: a secret that the browser keeps, and a name."""

    name: str
    secret: str = ""


class Me(msgspec.Struct, frozen=True):
    """GET /api/me: the visitor's name (empty: not asked yet) and tables, the newest first."""

    name: str
    tables: tuple[RoomInfo, ...]


class Handover(msgspec.Struct, frozen=True):
    """POST /api/tables/<id>/handover: a link, good once, to go on playing on another device."""

    link: str  # /h/<secret>: that page POSTs /api/handovers/<secret>
    expires: Millis


class Device(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/devices: one that holds my seat; it plays as I do."""

    id: str  # POST /api/tables/<id>/devices/<this>/drop takes the seat from it
    name: str  # "Firefox, Android"; empty if it did not say
    since: Millis
    here: bool
    own: bool  # the one that asks


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table; with `play` start at once, bots in the other seats."""

    game: str
    name: str = ""  # of the table
    player: str = ""  # how the others call you; your visitor name when empty
    seats: Number | None = None
    options: dict[str, Any] = {}
    public: bool = False
    watchable: bool = True
    bots: tuple[Level, ...] = ()  # sit down at once, from seat 1 on
    play: bool = False
    seed: str | None = None  # a given seed, for duels and studies; such a table says so
    deal_of: str | None = None  # the same deal as that table's, without knowing its seed


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/branch: play a finished game on from after one of its actions."""

    moment: Number
    seat: Seat = 0  # which one I take; bots take the others
    level: Level = "pilot"
    player: str = ""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game: a JSON schema, its default."""

    name: str
    default: Any
    schema: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games"""

    name: str
    version: int
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    cooperative: bool


class RuleText(msgspec.Struct, frozen=True):
    """GET /api/games/<game>/rules: the numbered rules, in order."""

    id: str
    section: str
    text: str
    language: str  # of section and text


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a replay, as one viewer may know it."""

    number: int  # 0 is the start
    at: Millis
    phase: str
    action: msgspec.Raw | None
    log: tuple[LogLine, ...]
    public: msgspec.Raw
    own: msgspec.Raw = NOTHING
    to_move: tuple[Seat, ...] = ()
    why: Reason | None = None  # a bot's thought, once the game is over


class LeftSeat(msgspec.Struct, frozen=True):
    """Somebody who sat on a chair until they left the game."""

    seat: Seat
    name: str
    until: int  # the last moment at which it was theirs


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/replay?as=<seat|watcher|all>"""

    room: RoomInfo
    viewer: Seat
    checked: bool  # seed and salt match the seal, and the record replays
    left: tuple[LeftSeat, ...]
    steps: tuple[ReplayStep, ...]


class Hindsight(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/<id>/hindsight?moment=<number>: could it have been won from there?"""

    number: int  # the moment that was looked at: the one asked for, or the next that is a question
    verdict: Literal["yes", "no", "unknown"]
    line: tuple[msgspec.Raw, ...] = ()  # one way to win, action by action
    told: tuple[msgspec.Raw, ...] = ()  # the events of it


class Journey(msgspec.Struct, frozen=True):
    """GET /api/journeys/<id>: the tables of one group, in order, and what it has reached."""

    id: str
    game: str
    names: tuple[str, ...]
    tables: tuple[RoomInfo, ...]
    logbook: msgspec.Raw | None  # the game's own; None where it keeps none


class Deal(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/deal: how others did on the same seed, seats and options."""

    tables: tuple[RoomInfo, ...]


class Design(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/designs, GET /api/designs/<id>: options worth keeping (an own mission), by link."""

    game: str
    title: str
    options: dict[str, Any]
    id: str = ""


class Health(msgspec.Struct, frozen=True):
    """GET /healthz: 200 while every part is "ok", else 503 and what is wrong with which part."""

    status: Literal["ok", "ill"]
    version: str
    parts: dict[str, str]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP error."""

    code: str
    text: str
    args: dict[str, str | int] = {}
