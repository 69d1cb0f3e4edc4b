"""A scene stops at an Ask; the answer resumes it."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from types import coroutine
from typing import Generic, Protocol, TypeAlias, TypeVar

from kosmodrom.core.actions import Action, Millis, Seat

A = TypeVar("A", bound=Action)
B = TypeVar("B", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Choices(Protocol[A_co]):
    """The legal actions of one seat: a tuple, or anything that looks like one."""

    def __contains__(self, action: object, /) -> bool: ...
    def __iter__(self) -> Iterator[A_co]: ...
    def __len__(self) -> int: ...


# A function lists the actions when somebody first needs them.
Offer: TypeAlias = Choices[A] | Callable[[], Iterable[A]]
Offers: TypeAlias = Mapping[Seat, Offer[A]]


class Ask(Generic[A_co]):
    """Which seats may answer, and with what; the answer is of the kinds that are offered.

    Without `secret` the first answer resumes the scene and is what `await` returns. With it,
    everybody answers once, unseen by the others, and `await` returns a dict of answers by seat;
    what somebody does aside meanwhile resumes the scene, which then asks the same again.
    Once `deadline` has passed the server posts TimeUp: the first form returns that TimeUp (so it
    belongs to the kinds, as in `Ask[Pass | TimeUp]`), the second the answers that have come in.

    `aside` is what seats may do besides, though nobody waits for it (giving up). `shown` names the
    seats that others see as asked, where it is nobody's business who has already declined; the last
    of them is the one whose move goes on. An answer to such a question that tells nobody anything,
    and after which the same seats are shown, is not noticed by the others at all.
    """

    __slots__ = ("_listed", "aside", "choices", "deadline", "secret", "shown")

    def __init__(
        self,
        choices: Offers[A_co],
        deadline: Millis | None = None,
        secret: bool = False,
        aside: Offers[A_co] | None = None,
        shown: tuple[Seat, ...] | None = None,
    ) -> None:
        self.choices = choices
        self.deadline = deadline
        self.secret = secret
        self.aside = aside
        self.shown = shown
        self._listed: dict[tuple[bool, Seat], Choices[A_co]] = {}

    def offered(self, seat: Seat, aside: bool = False) -> Choices[A_co]:
        """What a seat is asked to choose from, or may do aside; listed once at most."""
        offers = self.aside if aside else self.choices
        found = offers.get(seat, ()) if offers else ()
        if not callable(found):
            return found
        key = aside, seat
        if key not in self._listed:
            self._listed[key] = tuple(found())
        return self._listed[key]

    def __await__(self) -> Generator["Ask[A_co]", A_co, A_co]:
        return (yield self)


# What a table hands to a scene: an answer, those to a secret question by seat, or the start.
Answer: TypeAlias = Action | dict[Seat, Action] | None


async def everyone(
    choices: Offers[A],
    deadline: Millis | None = None,
    aside: Callable[[], Offers[B]] = dict,
    heed: Callable[[B], None] = lambda action: None,
    shown: tuple[Seat, ...] | None = None,
) -> dict[Seat, A]:
    """Everybody chooses in secret; nothing shows until all have. What is done aside is heeded.

    With `shown` not even who has chosen already shows.
    """
    if not choices:
        return {}
    while True:
        answer = await _in_secret(choices, deadline, aside(), shown)
        if isinstance(answer, dict):
            return answer
        heed(answer)


@coroutine
def _in_secret(
    choices: Offers[A],
    deadline: Millis | None,
    aside: Offers[B],
    shown: tuple[Seat, ...] | None,
) -> Generator[Ask[Action], dict[Seat, A] | B, dict[Seat, A] | B]:
    """All answers, or what somebody does aside before they are complete."""
    question: Ask[Action] = Ask(choices, deadline, secret=True, aside=aside, shown=shown)
    return (yield question)
