"""Structured logs: JSON lines on standard error, or on a terminal only what is wrong.

No line holds what is hidden in a game, what people wrote, or a link that opens something.
"""

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, TextIO

import structlog
from sqlalchemy.exc import SQLAlchemyError

_HARMLESS = (SQLAlchemyError, OSError)  # their messages tell of the store and the machine alone


def configure_logs(is_quiet: bool, out: TextIO = sys.stderr) -> None:
    level = logging.WARNING if is_quiet else logging.INFO
    renderer = structlog.dev.ConsoleRenderer() if is_quiet else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(format_error),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _PatientLogger(out),
    )
    libraries = logging.StreamHandler(out)
    libraries.setFormatter(_Plain(logging.BASIC_FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[libraries], force=True)


class _PatientLogger(structlog.PrintLogger):
    """Leaves out what cannot be written: a full disk under the log stops nothing else."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    debug = info = warning = error = critical = msg


class _Plain(logging.Formatter):
    """The same for the libraries' own logs."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return format_error(ei)


def format_error(exc_info: Any) -> str:
    """Where it went wrong, and the kinds of errors; messages and variables may hold hands."""
    return "".join(_lines(exc_info[1]))


def _lines(error: BaseException | None) -> Iterator[str]:
    if error is None:
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    yield from _lines(before)
    yield from traceback.format_tb(error.__traceback__)
    message = str(error).partition("\n")[0] if isinstance(error, _HARMLESS) else ""
    yield f"{type(error).__module__}.{type(error).__qualname__} {message}".rstrip() + "\n"
