"""Decisions of the whole crew: somebody proposes, everybody agrees, or it stays as it is.

Whoever proposes is for it; a new proposal asks everybody else again, and one «no» drops it. The
decision is over when all are for the same plan or all have said no. Where there must be a plan, and
they have gone round too often, one player's word ends it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec

from kosmodrom.core.actions import Action, Seat, Told
from kosmodrom.core.ask import Ask
from kosmodrom.games.crew.actions import NO, No, Plan, Topic
from kosmodrom.games.crew.events import Against, Agreed, AnyEvent, Proposed, Settled
from kosmodrom.games.crew.state import Ballot, Crew

MOST_PROPOSALS = 6  # to one question

P = TypeVar("P", bound=Action)


@lru_cache(maxsize=4096)
def said_by(seat: Seat, plan: P) -> P:
    """The same plan, proposed by another seat."""
    return msgspec.structs.replace(plan, seat=seat)


async def agree(
    state: Crew,
    topic: Topic,
    rule: str,
    plans: Sequence[P],
    must: Seat | None = None,
) -> P | None:
    """Ask all until they agree; `must` is the seat that decides if they never do."""
    plans = tuple(plans)
    if state.ballot is None:
        state.ballot = Ballot(topic, tuple("" for _ in range(state.seats)))
    while True:
        action = await Ask(ballot_choices(state.ballot, plans, must))
        ballot, said = cast(state.ballot, action, rule, must)
        state.told.append(said)
        if ballot is None or "" not in ballot.votes:
            break
        state.ballot = ballot
    state.ballot = None
    plan: P | None = ballot.proposal if ballot else None  # type: ignore[assignment]
    state.tell(Settled(topic=topic, plan=plan, rule=rule))  # type: ignore[arg-type]
    return plan


@lru_cache(maxsize=4096)
def ballot_choices(
    ballot: Ballot, plans: tuple[P, ...], must: Seat | None
) -> Mapping[Seat, tuple[Action, ...]]:
    """Everybody who has not voted may propose, agree or, unless there must be a plan, refuse."""
    if must is not None and _is_exhausted(ballot):
        return {must: tuple(said_by(must, plan) for plan in plans)}
    proposal: Sequence[Action] = (ballot.proposal,) if ballot.proposal else ()
    open_plans = proposal if _is_exhausted(ballot) else plans
    return {
        seat: (
            *(said_by(seat, plan) for plan in open_plans),
            *((NO[seat],) if must is None else ()),
        )
        for seat, vote in enumerate(ballot.votes)
        if not vote
    }


@lru_cache(maxsize=8192)
def cast(
    ballot: Ballot, action: Action, rule: str, must: Seat | None
) -> tuple[Ballot | None, Told[AnyEvent]]:
    """The ballot after one vote, None if it has failed, and what is said about it."""
    seat, topic = action.seat, ballot.topic
    if isinstance(action, No):
        failed = ballot.proposal is not None and _is_exhausted(ballot)
        after = None if failed else _refused(ballot, seat)
        return after, Told(Against(topic=topic, seat=seat, rule=rule))
    plan: Plan = said_by(0, action)
    ends = must == seat and _is_exhausted(ballot)
    if plan == ballot.proposal and not ends:
        votes = (*ballot.votes[:seat], "yes", *ballot.votes[seat + 1 :])
        after = msgspec.structs.replace(ballot, votes=votes)
        return after, Told(Agreed(topic=topic, seat=seat, rule=rule))
    fresh = tuple("yes" if ends or other == seat else "" for other in range(len(ballot.votes)))
    after = Ballot(topic, fresh, plan, ballot.motions + 1)  # type: ignore[arg-type]
    return after, Told(Proposed(topic=topic, seat=seat, plan=plan, rule=rule))


def _refused(ballot: Ballot, seat: Seat) -> Ballot | None:
    """Without a proposal to drop, a «no» is kept; when all have said it, the decision is over."""
    votes = tuple(
        "no" if other == seat or vote == "no" else "" for other, vote in enumerate(ballot.votes)
    )
    if all(votes):
        return None
    return Ballot(ballot.topic, votes, None, ballot.motions)  # type: ignore[arg-type]


def _is_exhausted(ballot: Ballot) -> bool:
    """Too many proposals have been made: no new one may be added."""
    return ballot.motions >= MOST_PROPOSALS
