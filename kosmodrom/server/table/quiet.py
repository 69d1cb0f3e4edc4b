"""Quiet hours: when they are, wherever somebody lives."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from kosmodrom.core.actions import Millis
from kosmodrom.server.bodies import QuietHours
from kosmodrom.server.ops.errors import Refusal


def need_zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError) as error:
        raise Refusal("no-zone", zone=name[:64]) from error


def _zone(name: str) -> tzinfo:
    """A zone that this machine knew once; better quiet at another hour than never told."""
    try:
        return need_zone(name)
    except Refusal:
        return UTC


def quiet_until(quiet: QuietHours | None, now: Millis) -> Millis | None:
    """The end of the quiet hours, if it is quiet now."""
    if quiet is None or quiet.begins == quiet.ends:
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(_zone(quiet.zone))
    minute = here.hour * 60 + here.minute
    is_over_midnight = quiet.begins > quiet.ends
    has_begun, is_before_end = minute >= quiet.begins, minute < quiet.ends
    if not (has_begun or is_before_end if is_over_midnight else has_begun and is_before_end):
        return None
    day = here.date() + timedelta(days=1 if is_over_midnight and has_begun else 0)
    hour, minute = divmod(quiet.ends, 60)
    end = datetime(day.year, day.month, day.day, hour, minute, tzinfo=here.tzinfo)
    return max(now + 1, round(end.timestamp() * 1000))
