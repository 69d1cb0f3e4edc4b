"""Everything that can be wrong with what a client sends: a code, a status, a sentence.

The client shows the text `trouble-<code>`; the sentence here is for people who write programs.
"""

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kosmodrom.server.bodies import Problem
from kosmodrom.server.ops import metrics
from kosmodrom.server.wire import Trouble

log = structlog.get_logger("errors")

SENTENCES: dict[str, tuple[int, str]] = {
    "malformed": (400, "This is not a message that is known here: {detail}"),
    "hello-first": (400, "Say hello first."),
    "too-long": (413, "A message may have {limit} bytes."),
    "too-fast": (429, "Too many messages; try again in {retry_after} s."),
    "chat-too-fast": (429, "Too many chat lines; try again in {retry_after} s."),
    "chat-empty": (400, "There is nothing to say in this chat line."),
    "muted": (403, "The host of this table has muted you."),
    "not-leading": (403, "Somebody else leads the way back here."),
    "not-together": (409, "Join those who look back together first."),
    "no-note": (404, "There is no such note here."),
    "note-empty": (400, "There is nothing in this note."),
    "note-stranger": (403, "Only those who played this game write beside it."),
    "not-your-note": (403, "This is somebody else's note."),
    "too-many-notes": (409, "A game keeps {most} notes, of one person {each}."),
    "no-person": (409, "Nobody at this table has this number."),
    "sits-here": (409, "Whoever has a seat here cannot be removed, only muted."),
    "chat-seated": (403, "Only those who sit at this table talk here."),
    "no-partners": (409, "You have no partners to talk to in private."),
    "too-many-tables": (429, "Too many new tables; try again in {retry_after} s."),
    "too-many-visitors": (429, "Too many new visitors; try again in {retry_after} s."),
    "too-many-designs": (429, "Too many designs to keep; try again in {retry_after} s."),
    "too-many-handovers": (429, "Too many links; try again in {retry_after} s."),
    "too-many-connections": (
        429,
        "Too many connections from one address; try again in {retry_after} s.",
    ),
    "server-full": (503, "This server is full; try again in {retry_after} s."),
    "too-slow": (408, "The request did not arrive in time."),
    "foreign-origin": (403, "Pages of {origin} may not talk to this server."),
    "foreign-host": (403, "This server is not known as {host}; start it with --public-url."),
    "not-found": (404, "There is nothing at this address."),
    "not-allowed": (405, "This address does not answer to this method."),
    "no-table": (404, "There is no table {table}; its link may have expired."),
    "no-journey": (404, "There is no journey {journey}."),
    "no-design": (404, "There is no design {design}."),
    "no-game": (404, "There is no game {game}."),
    "no-visitor": (401, "Give a name first: POST /api/visitor."),
    "unknown-secret": (401, "This secret belongs to nobody here."),
    "not-seated": (403, "You have no seat at this table."),
    "not-host": (403, "Only the host may do this."),
    "not-watchable": (403, "This table lets nobody watch."),
    "not-your-seat": (403, "This is another player's seat."),
    "already-seated": (409, "You have a seat at this table."),
    "already-started": (409, "The game has started."),
    "not-started": (409, "The game has not started."),
    "not-alone": (409, "Only who plays with bots alone may do that."),
    "not-over": (409, "The game is not over."),
    "no-takeover": (403, "Nobody sits down instead of a bot here: the host does not allow it."),
    "known-deal": (409, "This deal is known, so nobody sits down instead of a bot."),
    "sat-here": (409, "You had a seat in this game and know what it saw."),
    "journey-done": (409, "Every mission of this journey is won."),
    "seat-taken": (409, "This seat is taken."),
    "no-seat": (409, "There is no such seat here."),
    "no-free-seat": (409, "There is no free seat at this table."),
    "wrong-seats": (409, "{game} is played with {seats} seats."),
    "wrong-options": (422, "These options do not work: {detail}"),
    "own-clocks": (409, "{game} has clocks of its own; see its options."),
    "no-such-clock": (409, "A move may take from {least} to {most} ms, or 0: as long as it takes."),
    "no-hands": (409, "Nobody hides anything in {game} that spectators could see later."),
    "no-such-delay": (409, "Spectators may be from {least} to {most} ms behind; 0: no open hands."),
    "hands-open": (409, "Not where spectators see all hands later."),
    "sees-late": (403, "Who sees all hands cannot speak to the table until the game is over."),
    "no-dice": (409, "No dice choose how {game} is played."),
    "no-level": (409, "{game} has no bots of level {level}; there are {levels}."),
    "no-follow-up": (409, "Nothing called {key} can follow this game."),
    "not-a-person": (409, "Nobody sits there who could host."),
    "handover-expired": (410, "This link has been used or has expired."),
    "no-day": (404, "There were no deals on {day}; a day is written as 2026-11-21."),
    "day-over": (409, "This day is over; its deals can still be played for practice."),
    "day-hidden": (403, "Play this deal of the day of {game} first; then others' games open."),
    "day-alone": (403, "A deal of the day is played alone, on one device."),
    "day-counts": (403, "This attempt counts: there is nothing to do here but to play."),
    "not-twelve": (422, "A passport has twelve words; these are {count}."),
    "no-word": (422, "No passport has the word {word}."),
    "wrong-words": (404, "No passport is opened by these words; were new ones made since?"),
    "own-passport": (409, "This is the passport that this device has already."),
    "reminded": (409, "You have reminded them already; once in twelve hours is enough."),
    "nobody-waited-for": (409, "Nobody else is waited for here."),
    "too-many-words": (429, "Too many tries with twelve words; try again in {retry_after} s."),
    "no-device": (404, "No device of yours has this id."),
    "own-device": (409, "This is the device that asks; it stays."),
    "no-replay": (403, "A running game of this kind cannot be replayed."),
    "replay-too-long": (413, "This game is too long to be replayed here; its record can be had."),
    "no-moment": (409, "Nothing can be played on from this moment."),
    "no-hindsight": (409, "Nothing can be found out about this moment."),
    "no-puzzle": (404, "There is no such puzzle, and no such card or hint of one."),
    "no-push": (422, "Notices cannot be sent to this address: {detail}"),
    "no-zone": (422, "No time zone called {zone} is known here."),
    "busy": (503, "Too many such questions at once; ask again in a moment."),
    "old-version": (409, "This game is of rules version {version}, which is not played any more."),
    "conflict": (409, "Somebody else changed this at the same moment; look again."),
    "unavailable": (503, "The store does not answer; nothing was changed. Try again in a moment."),
    "fault": (500, "Something went wrong here; it has been logged."),
}

# Why a socket is closed: Bye.code.
FAREWELLS: dict[str, str] = {
    "restart": "The server restarts; come back.",
    "silent": "Nothing was heard from this client for too long.",
    "slow": "This client does not read what is sent to it.",
    "flood": "This client sends far too much.",
    "malformed": "Too many messages could not be understood.",
    "removed": "The host has removed this visitor from the table.",
    "too-many-sockets": "Too many sockets are open from here; come back later.",
    "reload": "The table was changed elsewhere; come back.",
    "fault": "Something went wrong here; come back.",
    "passport": "Whose device this is has changed; come back.",
    "dropped": "This device was dropped; its secret is worth nothing any more.",
    "unavailable": "The store does not answer; come back.",
}


class Conflict(Exception):
    """Somebody else has written this already."""


class Unavailable(Exception):
    """The store does not answer, or did not take a write; only reading tells what it has."""


class Refusal(Exception):
    """The client's fault: what it asked for cannot be; nothing has changed."""

    def __init__(self, code: str, **args: str | int) -> None:
        self.code, self.args_ = code, args
        self.status, sentence = SENTENCES[code]
        self.text = sentence.format(**args)
        super().__init__(self.text)

    def headers(self) -> list[tuple[str, str]]:
        """When to try again, as HTTP says it."""
        after = self.args_.get("retry_after")
        return [] if after is None else [("retry-after", str(after))]

    def trouble(self, answered: int | None = None) -> Trouble:
        """What to say of it, as the answer to the message of this id if it had one."""
        return Trouble(self.code, self.text, self.args_, answered)

    def problem(self) -> Problem:
        return Problem(self.code, self.text, self.args_)


def refusal_for(error: BaseException) -> Refusal:
    """What the client is told of an error that is not its own; what is ours is logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Conflict):
        return Refusal("conflict")
    if isinstance(error, Unavailable):  # the store has logged it
        return Refusal("unavailable")
    metrics.FAULTS.inc()
    log.error("something failed", exc_info=error)
    return Refusal("unavailable" if isinstance(error, SQLAlchemyError) else "fault")
