"""Logs: one line for each event, with the request that it belongs to; in words, or as JSON for programs."""

import logging
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor


def configure_logs(stream: TextIO, as_json: bool, process: int | None = None) -> None:
    """Let logs go to a stream, with the number of the process where there are several."""

    def numbered(_: object, __: str, event: EventDict) -> EventDict:
        return {**event, "number": process}

    quiet = structlog.make_filtering_bound_logger(logging.INFO)
    processors: list[Processor] = [
        *([numbered] if process is not None else []),
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("iso"),
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else structlog.dev.ConsoleRenderer(),
    ]
    structlog.configure(processors=processors, wrapper_class=quiet, logger_factory=structlog.PrintLoggerFactory(stream))
