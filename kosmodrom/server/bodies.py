"""What the HTTP API takes and answers. docs/wire.md and the client's types come from here."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kosmodrom.core.actions import Millis, Number, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.server.wire import NOTHING, Level, LogLine, Note, Part, RoomInfo, Who

Pennant: TypeAlias = Annotated[int, Meta(ge=0, le=4)]  # of the seat of this number
WordsText: TypeAlias = Annotated[str, Meta(max_length=400)]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody without an account: a secret that the browser keeps, and a name."""

    name: str
    secret: str = ""


class Me(msgspec.Struct, frozen=True):
    """GET /api/me: the visitor's name (empty: not asked yet) and tables, the newest first."""

    name: str
    tables: tuple[RoomInfo, ...]
    pennant: Pennant | None = None  # that they like


class Site(msgspec.Struct, frozen=True):
    """GET /api/site: how others reach this server, and what it can do."""

    link: str  # what links to give away begin with; empty: as in the page's address
    alone: bool  # it listens on the computer it runs on, and to nobody else
    push_key: str  # the server's public key for notices; empty: it sends none


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]  # of the day
PushKey = Annotated[str, msgspec.Meta(max_length=120)]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push: this device wants notices; as the browser's PushSubscription has it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: PushKey
    auth: PushKey
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class Unsubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push/stop: no more notices to this device."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours without notices; what comes meanwhile is one notice at their end."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]  # Europe/Warsaw


class Notices(msgspec.Struct, frozen=True):
    """GET /api/push, POST /api/push/quiet: what is kept of my notices."""

    devices: tuple[str, ...]  # "Firefox, Android"
    quiet: QuietHours | None


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push/quiet: when not to tell me anything; null: at no time."""

    quiet: QuietHours | None


class Handover(msgspec.Struct, frozen=True):
    """POST /api/tables/<id>/handover: a link, good once, to go on playing on another device."""

    link: str  # /h/<secret>: that page POSTs /api/handovers/<secret>
    expires: Millis
    qr: tuple[str, ...]  # the whole link as a picture: a line of 0 and 1 a row


class Device(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/devices: one that holds my seat; it plays as I do."""

    id: str  # POST /api/tables/<id>/devices/<this>/drop takes the seat from it
    name: str  # "Firefox, Android"; empty if it did not say
    since: Millis
    here: bool
    own: bool  # the one that asks


class PassportDevice(msgspec.Struct, frozen=True):
    """One device on which somebody is at home."""

    id: str  # POST /api/passport/devices/<this>/drop makes its secret worthless
    name: str  # "Firefox, Android"; empty if it did not say
    since: Millis
    seen: Millis  # about when
    own: bool  # the one that asks
    here: bool  # it is at a table now
    table: str | None  # that table


class Passport(msgspec.Struct, frozen=True):
    """GET /api/passport: who the asker is here; without a name they are nobody yet."""

    name: str
    since: Millis
    pennant: Pennant | None  # of the seat that they like: theirs, where it is free as they sit down
    language: str  # empty: not chosen
    theme: str
    words: Millis | None  # when its twelve words were made; None: it has none yet
    journeys: int
    games: int  # that have come to an end
    tables: int
    devices: tuple[PassportDevice, ...]


class LikedPennant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passport/pennant: the seat of this pennant is mine where it is free."""

    pennant: Pennant | None


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passport/looks: what another device begins with; the name is for /api/visitor."""

    language: Literal["", "en", "ru", "pl", "ro"]
    theme: Literal["", "night", "day", "auto"]


class Words(msgspec.Struct, frozen=True):
    """POST /api/passport/words: twelve new words; those of before are worth nothing any more.

    The server keeps only a hash of them: nobody is ever told them again who does not know them.
    """

    words: tuple[str, ...]
    link: str  # they stand behind its #, so that no request line holds them
    qr: tuple[str, ...]  # the same as a picture: a line of 0 and 1 a row


class SaidWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passport/words/show: my words again, if they are mine; /look: whose they are.

    Case, commas, numbers and spaces do not matter, and the first letters of a word are enough.
    """

    words: WordsText


class Found(msgspec.Struct, frozen=True):
    """POST /api/passport/look: the passport that these words open, and what this device holds."""

    name: str
    since: Millis
    journeys: int
    games: int
    own: bool  # it is the one that this device has already
    guest: str  # who this device is so far; empty: nobody yet
    guest_tables: int  # what is theirs; all of it 0: nothing to bring along or to leave behind
    guest_journeys: int
    guest_words: bool  # theirs is a passport with words, which end if all is brought along
    guest_devices: int


class OpenPassport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passport/open: this device is at home in the passport of these words from now on.

    With `join`, all that this device has joins the passport: seats, journeys, attempts, hidden
    tables; where both have one, the passport's stays. Without, it stays with whoever it was.
    """

    words: WordsText
    join: bool


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
    resume: bool = False  # with `play`: rather go on with the journey that I fly alone with bots


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
    has_hands: bool  # that a table may show to spectators later: RoomInfo.open_after


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
    """Somebody who sat on a chair until they left the game, or a bot until somebody came."""

    seat: Seat
    name: str  # empty: a bot
    until: int  # the last moment at which it was theirs


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/replay?as=<seat|watcher|all>"""

    room: RoomInfo
    viewer: Seat
    checked: bool  # seed and salt match the seal, and the record replays
    left: tuple[LeftSeat, ...]
    steps: tuple[ReplayStep, ...]


class NewNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/notes: write beside a moment of a finished game."""

    moment: Number
    text: str
    beat: Part = 0


class NoteText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/notes/<note>: write a note of mine anew."""

    text: str


class Notes(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/notes, of a finished game."""

    you: Who | None  # Note.who of my own, if I have a name
    writer: bool  # I was there, and may write
    host: bool  # I may delete any
    notes: tuple[Note, ...]


class Journey(msgspec.Struct, frozen=True):
    """GET /api/journeys/<id>: the tables of one group, in order, and what it has reached."""

    id: str
    game: str
    names: tuple[str, ...]
    tables: tuple[RoomInfo, ...]
    logbook: msgspec.Raw | None  # the game's own; None where it keeps none


class JourneyInfo(msgspec.Struct, frozen=True):
    """GET /api/journeys: one journey of mine, as far as I may know it; the newest first.

    POST /api/journeys/<id>/next goes on with it: to the table that is being played, or to a new
    one, which begins at once if nobody but bots flies with me.
    """

    id: str
    game: str
    people: tuple[str, ...]  # the names of the others at the last table
    bots: int
    options: dict[str, Any] | None  # of the table that is played or comes next; None: all is done
    table: str | None  # the one that is being played
    updated: Millis
    logbook: msgspec.Raw | None  # of the first one only


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/journeys/<id>/next"""

    options: dict[str, Any] = {}  # of the new table, if it is not to be what comes next


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/next: the table that follows a finished one; see wire.FollowUp."""

    key: str = "again"


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/hide: keep a table of mine out of my lists, or show it again."""

    hidden: bool = True


class Reminded(msgspec.Struct, frozen=True):
    """POST /api/tables/<id>/remind: whose move it is has been told once more to these seats."""

    seats: tuple[Seat, ...]


class Deal(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/deal: how others did on the same seed, seats and options."""

    tables: tuple[RoomInfo, ...]


# "past": the day is over, and I have not played; "missing": I began and never came home.
DayState = Literal["new", "flying", "home", "lost", "missing", "past"]


class DayRow(msgspec.Struct, frozen=True):
    """One attempt on the board of a day."""

    place: int
    name: str  # empty: somebody who is not named in best lists
    you: bool
    value: int  # tricks, credits
    good: bool
    table: str  # /r/<this> replays it


class DayColumn(msgspec.Struct, frozen=True):
    """How many came home with a result from `low` to `high`."""

    low: int
    high: int
    count: int
    mine: bool


class DayBoard(msgspec.Struct, frozen=True):
    """How all did on a deal of the day."""

    flown: int
    home: int
    missing: int  # began and never came home
    columns: tuple[DayColumn, ...]
    mostly: int | None  # the most frequent result of those who did not come home
    rows: tuple[DayRow, ...]


class DayDeal(msgspec.Struct, frozen=True):
    """One game's deal of the day; `board` only once one's own attempt or the day is over."""

    game: str
    plan: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    state: DayState
    table: str | None  # of my attempt
    value: int | None  # what I reached
    board: DayBoard | None


class Day(msgspec.Struct, frozen=True):
    """GET /api/daily, GET /api/daily/<day>: the deals of a day (UTC), as one visitor may know them.

    POST /api/daily/<day>/<game> begins the one attempt that counts, or names the one that has
    begun; POST /api/daily/<day>/<game>/practice plays the deal once more.
    """

    day: str
    today: bool
    ends: Millis
    earlier: str | None  # the day before that had deals
    later: str | None
    listed: bool  # whether I am named in best lists
    deals: tuple[DayDeal, ...]


class GameStatistics(msgspec.Struct, frozen=True):
    """What my games of one kind amount to."""

    game: str
    figures: msgspec.Raw  # the game's own


class Statistics(msgspec.Struct, frozen=True):
    """GET /api/statistics: the asker's own figures, and nobody else's."""

    name: str
    since: Millis  # 0: not known here yet
    listed: bool
    games: tuple[GameStatistics, ...]
    uncounted: int = 0  # finished games with deals that somebody could know beforehand


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/listed: whether I am named in best lists and on boards; nobody is unless asked."""

    listed: bool


class BestRow(msgspec.Struct, frozen=True):
    """One entry of a best list."""

    place: int
    names: tuple[str, ...]  # of those who want to be named
    others: int  # how many more it was
    you: bool
    score: int
    tables: int = 0  # how many a group needed, where a journey counts


class BestList(msgspec.Struct, frozen=True):
    """GET /api/best: who did best on this server."""

    game: str
    measure: str
    rows: tuple[BestRow, ...]
    mine: BestRow | None  # wherever it stands


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
