"""Hours of the day in which a person wants no notices."""

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from crenel.server.store.notices import Quiet

DAY_MINUTES = 1440


@lru_cache(256)
def zone_named(name: str) -> tzinfo:
    """Return a time zone; ValueError if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (OSError, KeyError, ValueError):  # ZoneInfoNotFoundError is a KeyError; folders and odd names raise others
        raise ValueError(name) from None


def quiet_until(quiet: Quiet | None, at: int) -> int:
    """Return the moment at which quiet hours end, in milliseconds since 1970; the same moment outside of them."""
    if quiet is None or quiet.start == quiet.end:
        return at
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_named(quiet.zone))
    minute = local.hour * 60 + local.minute
    length = (quiet.end - quiet.start) % DAY_MINUTES
    since = (minute - quiet.start) % DAY_MINUTES
    if since >= length:
        return at
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=length - since)
    return int(end.timestamp() * 1000)
