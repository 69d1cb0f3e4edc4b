"""Processes that think: each has one thought at a time, and whoever asks takes turns."""

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

import structlog

from kosmodrom.server.ops import metrics
from kosmodrom.server.settings import Settings
from kosmodrom.server.table.stories import Heard, Piece, Sent, SoFar

log = structlog.get_logger("workers")

TRIES = 3  # how often a thought is asked again whose worker died
DEATHS = 3  # in a row, without an answer between them: something is wrong here
STARTING = 60.0  # seconds that a worker may take until it is ready
SPARE_THREADS = 4  # one that waits for an ended worker is free again a moment later
NICE = 5  # how far workers stand back behind the server
_PIPE_BROKEN = (EOFError, OSError)

Work = Callable[..., bytes | None]
Reply = tuple[bool, Any]  # whether it went well; what came of it, or what went wrong


class Failed(Exception):
    """The work itself raised something; this is its traceback."""


class Overdue(Exception):
    """It took too long and was ended."""


class Died(Exception):
    """The worker died of it, however often it was asked again."""


class Crowded(Exception):
    """Too many thoughts wait already."""


class Job:
    """One thought that somebody waits for."""

    def __init__(
        self, owner: str, work: Work, given: tuple[object, ...], told: SoFar | None = None
    ) -> None:
        self.owner, self.work, self.given, self.told = owner, work, given, told
        self.tries = 0
        self.answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()


class Turns:
    """What waits, a queue for each owner; owners take turns."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def count(self, owner: str) -> int:
        return len(self._queues.get(owner, ()))

    def add(self, job: Job, first: bool = False) -> None:
        queue = self._queues.setdefault(job.owner, deque())
        queue.appendleft(job) if first else queue.append(job)
        if first:
            self._queues.move_to_end(job.owner, last=False)

    def take(self, may: Callable[[str], bool]) -> Job | None:
        """The next thought of the owner whose turn it is, among those who may have one now."""
        owner = next((one for one in self._queues if may(one)), None)
        if owner is None:
            return None
        queue = self._queues.pop(owner)
        job = queue.popleft()
        if queue:
            self._queues[owner] = queue  # behind all the others
        return job


class Worker(Protocol):
    """Something that answers one question after the other, and can be ended."""

    def exchange(self, job: Job) -> Reply: ...
    def end(self) -> None: ...


class InThread:
    """Thinks in a thread of the server: for tests, and it cannot be ended halfway."""

    def __init__(self) -> None:
        self.sent, self.heard = Sent(), Heard()

    def exchange(self, job: Job) -> Reply:
        piece = self.sent.rest(job.told) if job.told else None
        return attempt(job.work, job.given, piece, self.heard)

    def end(self) -> None:
        pass


class InProcess:
    """A process of its own and the pipe to it."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.sent = Sent()
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(STARTING):
            self.end()
            raise EOFError("a worker does not start")
        self.pipe.recv()

    def exchange(self, job: Job) -> Reply:
        piece = self.sent.rest(job.told) if job.told else None
        self.pipe.send((job.work, job.given, piece))
        reply: Reply = self.pipe.recv()
        return reply

    def end(self) -> None:
        self.process.kill()


def serve(pipe: Connection) -> None:
    """Answer one question after the other, until the server is gone."""
    begin_worker()
    heard = Heard()
    pipe.send("ready")
    with suppress(*_PIPE_BROKEN):
        while True:
            work, given, piece = pipe.recv()
            pipe.send(attempt(work, given, piece, heard))


def attempt(work: Work, given: tuple[object, ...], piece: Piece | None, heard: Heard) -> Reply:
    """Do the work; what was told comes last of what is given for it."""
    try:
        return True, work(*given) if piece is None else work(*given, heard.add(piece))
    except Exception:
        return False, traceback.format_exc()


def begin_worker() -> None:
    """A worker yields to the server, and ends when the server is gone, however it went."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Workers:
    """As many workers as the settings say, started when they are first needed.

    A dead one is replaced and its thought asked again. Nobody has them all: of two or more, one is
    always left for the others, so that a long thought holds up only whoever asked for it.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.count = max(1, settings.workers)
        self._at_work: set[Worker] = set()
        self._turns = Turns()
        self._busy: Counter[str] = Counter()  # workers by owner
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(self.count + SPARE_THREADS, "worker")
        self._idle: list[Worker] = []
        self._deaths = 0
        self.is_closed = False

    async def ask(
        self, owner: str, work: Work, *given: object, told: SoFar | None = None
    ) -> bytes | None:
        """What comes of this work; owners who ask for much wait for their turn."""
        if len(self._turns) >= self.settings.most_waiting:
            raise Crowded
        if self._turns.count(owner) >= self.settings.most_waiting_each:
            raise Crowded
        job = Job(owner, work, given, told)
        self._turns.add(job)
        self._give_out_work()
        return await job.answer

    def is_well(self) -> bool:
        """Whether thoughts are answered: the workers do not die one after the other."""
        return not self.is_closed and self._deaths < DEATHS

    async def check(self) -> None:
        if not self.is_well():
            raise RuntimeError("die one after the other")

    def close(self) -> None:
        self.is_closed = True
        for task in self._tasks:
            task.cancel()
        for worker in [*self._at_work, *self._idle]:
            worker.end()
        while job := self._turns.take(lambda _: True):
            job.answer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # Serving in turn

    def _give_out_work(self) -> None:
        """Give free workers something to do."""
        while not self.is_closed and len(self._tasks) < self.count:
            job = self._turns.take(self._may_have_worker)
            if job is None:
                return
            if not job.answer.done():  # else nobody waits for it any more
                self._busy[job.owner] += 1
                task = asyncio.create_task(self._serve(job))
                self._tasks.add(task)
                task.add_done_callback(partial(self._finished, job))

    def _may_have_worker(self, owner: str) -> bool:
        return self._busy[owner] < max(1, self.count - 1)

    def _finished(self, job: Job, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._busy -= Counter((job.owner,))
        if task.cancelled():
            job.answer.cancel()
        elif (error := task.exception()) is not None:
            metrics.FAULTS.inc()
            log.error("a worker's task failed", exc_info=error)
            _settle(job, error)
        self._give_out_work()

    async def _serve(self, job: Job) -> None:
        """Have one thought answered by a worker."""
        try:
            is_well, found = await self._exchange(job)
        except _PIPE_BROKEN:
            self._ask_again(job)
            return
        except Overdue as error:
            _settle(job, error)
            return
        self._deaths = 0
        _settle(job, found if is_well else Failed(found))

    async def _exchange(self, job: Job) -> Reply:
        loop = asyncio.get_running_loop()
        worker = await self._worker()
        self._at_work.add(worker)
        reply = loop.run_in_executor(self._threads, worker.exchange, job)
        try:
            async with asyncio.timeout(self.settings.thought_limit):
                answered = await asyncio.shield(reply)
        except TimeoutError:
            self._replace(worker)
            metrics.THOUGHTS_OVERDUE.inc()
            log.warning("a thought took too long and was ended", work=job.work.__name__)
            reply.add_done_callback(_ignore)
            raise Overdue from None
        except BaseException:
            self._replace(worker)
            raise
        finally:
            self._at_work.discard(worker)
        self._idle.append(worker)
        return answered

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if not isinstance(worker, InProcess) or worker.process.is_alive():
                return worker
            self._replace(worker)
        if not self.settings.workers:
            return InThread()
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._start)

    def _start(self) -> Worker:
        worker = InProcess()
        if self.is_closed:  # meanwhile
            worker.end()
        return worker

    def _replace(self, worker: Worker) -> None:
        """End a worker; the next thought gets a new one."""
        worker.end()
        metrics.WORKERS_REPLACED.inc()

    def _ask_again(self, job: Job) -> None:
        """A worker died: its thought is asked again before all others, or given up."""
        self._deaths += 1
        job.tries += 1
        log.warning("a worker died", work=job.work.__name__, tries=job.tries)
        if job.tries < TRIES:
            self._turns.add(job, first=True)
        else:
            _settle(job, Died())


def _settle(job: Job, found: bytes | BaseException | None) -> None:
    if job.answer.done():
        return
    if isinstance(found, BaseException):
        job.answer.set_exception(found)
    else:
        job.answer.set_result(found)


def _ignore(reply: asyncio.Future[Reply]) -> None:
    """Take note of an error that nobody waits for, so that asyncio does not report it."""
    if not reply.cancelled():
        reply.exception()
