"""Structured logs: JSON lines on standard error, or on a terminal only what is wrong."""

import logging
import sys

import structlog


def configure_logs(is_quiet: bool) -> None:
    level = logging.WARNING if is_quiet else logging.INFO
    renderer = structlog.dev.ConsoleRenderer() if is_quiet else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,  # without local variables: those hold hands
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
