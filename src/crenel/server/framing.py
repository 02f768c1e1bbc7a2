"""WebSocket frames (RFC 6455, 5.2) of short, unfragmented text messages."""

from typing import Final

from websockets.utils import apply_mask  # not documented: one reason for the upper version bound of websockets

from crenel.server.settings import LARGEST_MESSAGE

PART: Final = -1  # the rest of the frame has not arrived
TOO_LARGE: Final = -2
FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126  # the length follows in two bytes, or (127) in eight
EIGHT_BYTES: Final = 127


def framed(message: bytes) -> bytes:
    """Return a text message as a server's frame: not masked, not compressed."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((FINAL_TEXT, size)) + message
    if size < 65536:
        return bytes((FINAL_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


def frame_end(data: bytes, start: int) -> int:
    """Return where the frame that starts at `start` ends, or PART or TOO_LARGE."""
    known = len(data) - start
    if known < 2:
        return PART
    size = data[start + 1] & 0x7F
    head = 2
    if size >= TWO_BYTES:
        head = 4 if size == TWO_BYTES else 10
        if known < head:
            return PART
        size = int.from_bytes(data[start + 2 : start + head], "big")
        if size > LARGEST_MESSAGE:
            return TOO_LARGE
    if data[start + 1] & MASKED:
        head += 4
    return start + head + size if known >= head + size else PART


def plain_text(data: bytes, start: int, end: int) -> bytes | None:
    """Return the text of a client's frame if it is a whole message in ASCII; None leaves the frame to the library."""
    if data[start] != FINAL_TEXT or not data[start + 1] & MASKED:
        return None
    size = data[start + 1] & 0x7F
    if size == EIGHT_BYTES:
        return None
    mask = start + (4 if size == TWO_BYTES else 2)
    message = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
    return message if message.isascii() else None
