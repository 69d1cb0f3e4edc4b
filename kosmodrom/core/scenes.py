"""The scenes of a game being played: what is asked now, what was answered, what it looks like."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic

import msgspec

from kosmodrom.core.actions import WATCHER, Action, Millis, Seat, TimeUp, Told
from kosmodrom.core.ask import Answer, Ask, Choices
from kosmodrom.core.game import E, Game, Own, Playing, Public, R, S, whole_view
from kosmodrom.core.record import Entry
from kosmodrom.core.undo import Learned


class Scenes(Generic[S, R, Public, Own, E]):
    """A state of a game and the question at which its scene has stopped; it keeps no log."""

    game: Game[S, R, Public, Own, E]
    whole_rules: R  # of which rounds and cards put some in force
    rules: R  # those in force
    state: S
    ask: Ask[Action] | None  # None once the game is over
    _scene: Playing
    _start: S  # as the running scene found it
    _since: list[Entry]  # what the running scene was answered
    _answers: dict[Seat, Action]  # to a secret question, so far

    # What is asked

    @property
    def is_over(self) -> bool:
        return self.ask is None

    @property
    def deadline(self) -> Millis | None:
        return self.ask.deadline if self.ask else None

    def choices(self, seat: Seat) -> Choices[Action]:
        """The legal actions of one seat now: what it is asked, and what it may do aside."""
        ask = self.ask
        if ask is None:
            return ()
        asked = () if seat in self._answers else ask.offered(seat)
        aside = ask.offered(seat, aside=True) if ask.aside else ()
        return (*asked, *aside) if aside else asked

    def asked(self, seat: Seat) -> Choices[Action]:
        """What one seat is asked to choose from now, without what it may do aside."""
        return () if self.ask is None or seat in self._answers else self.ask.offered(seat)

    def all_choices(self) -> tuple[tuple[Seat, ...], dict[Seat, tuple[Action, ...]]]:
        """Who is to move, and the legal actions of every seat that has any."""
        ask, waiting = self.ask, []
        found: dict[Seat, tuple[Action, ...]] = {}
        if ask is None:
            return (), found
        for seat in ask.choices:
            if seat >= 0 and seat not in self._answers:
                found[seat] = asked = tuple(ask.offered(seat))
                if asked:
                    waiting.append(seat)
        for seat in ask.aside or ():
            found[seat] = (*found.get(seat, ()), *ask.offered(seat, aside=True))
        return tuple(waiting), found

    def to_move(self, viewer: Seat | None = None) -> tuple[Seat, ...]:
        """The seats that have something to choose now; to a viewer, as far as that is shown."""
        ask = self.ask
        if ask is None:
            return ()
        answered = self._answers
        waiting = tuple(
            [
                seat
                for seat in ask.choices
                if seat >= 0 and seat not in answered and len(ask.offered(seat))
            ]
        )
        return waiting if viewer is None else self.shown_to_move(waiting, viewer)

    def shown_to_move(self, waiting: tuple[Seat, ...], viewer: Seat) -> tuple[Seat, ...]:
        """Which seats a viewer sees as asked while these are."""
        shown = self.ask.shown if self.ask else None
        if shown is None:
            return waiting
        if viewer in waiting or viewer not in shown:
            return shown
        return tuple([seat for seat in shown if seat != viewer])

    # Playing

    def _resume_from(self, start: S, answers: Iterable[Entry]) -> None:
        """Play the running scene again from its start up to where it was."""
        self.state = start
        self._enter()
        for entry in answers:
            self._answer(entry)
        self._drain()

    def _answer(self, entry: Entry) -> None:
        """Hand an answer to the scene; to a secret question, once all have answered."""
        self.state.now = entry.at
        self._since.append(entry)
        ask, action = self.ask, entry.action
        assert ask is not None
        answer: Answer = action
        if ask.secret and not self._is_aside(ask, action):
            if not isinstance(action, TimeUp):
                self._answers[action.seat] = action
                if self.to_move():
                    return
            answer = dict(sorted(self._answers.items()))
            self._answers = {}
        if not self._send(answer):
            self._enter()

    def _is_aside(self, ask: Ask[Action], action: Action) -> bool:
        """Whether a scene hears this at once, though it still waits for secret answers."""
        return action in ask.offered(action.seat, aside=True)

    def _enter(self) -> None:
        """Play scene after scene until one asks something or the game ends."""
        while True:
            state = self.state
            self._start = state.copy()
            self._since = []
            self._answers = {}
            if not state.scene:
                self.ask = None
                return
            if (now := self.game.rules_now) is not None:
                self.rules = now(self.whole_rules, state)
            self._scene = self.rules.scenes[state.scene](state, self.rules)
            if self._send(None):
                return

    def _send(self, answer: Answer) -> bool:
        """Resume the scene; False if it ended and another one is to begin."""
        try:
            self.ask = self._scene.send(answer)
            return True
        except StopIteration as stop:
            self.state.scene = stop.value or ""
            return False

    def _drain(self) -> tuple[Sequence[Told[E]], Learned]:
        """What the scenes told and revealed since the last time; they start a new list."""
        state = self.state
        if (now := self.game.rules_now) is not None:
            self.rules = now(self.whole_rules, state)  # what was drawn may have changed them
        told, revealed = state.told, state.revealed
        state.told = []
        if not revealed:
            return told, ()
        state.revealed = []
        return told, revealed

    # Looking at it

    def public(self) -> Public:
        """What everybody may see."""
        return self.game.public(self.state, self.rules)

    def own(self, viewer: Seat) -> Own | None:
        """What a seat or, at the end, whoever looks at everything sees besides; else None."""
        return self.own_parts((viewer,))[0]

    def own_parts(self, viewers: Iterable[Seat]) -> list[Own | None]:
        """The same for each of these viewers."""
        own, state, rules = self.game.own, self.state, self.rules
        return [None if viewer == WATCHER else own(state, rules, viewer) for viewer in viewers]

    def view(self, viewer: Seat) -> Any:
        """Both together as one object."""
        return whole_view(self.game, self.public(), self.own(viewer))

    def previews(
        self, seat: Seat, choices: tuple[Action, ...] | None = None
    ) -> Sequence[msgspec.Struct | None]:
        """What each choice of a seat would mean, in their order; nothing where no rule says."""
        offered = tuple(self.choices(seat)) if choices is None else choices
        if self.game.preview is None or not offered:
            return ()
        found = self.game.preview(self.state, self.rules, seat, offered)
        return found if any(found) else ()
