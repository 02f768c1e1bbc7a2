"""Frames of a WebSocket (RFC 6455, 5.2), as far as a table's messages need them: short, whole, and text."""

from typing import Final

from websockets.utils import apply_mask

LARGEST: Final = 65536  # bytes of a message; more ends the connection before it is read
PART: Final = -1  # the rest of the frame is still to come
TOO_LARGE: Final = -2
FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126  # lengths that say: the length follows in two, or in eight bytes
EIGHT_BYTES: Final = 127


def framed(message: bytes) -> bytes:
    """A whole text message of a server: not masked, not compressed."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((FINAL_TEXT, size)) + message
    if size < 65536:
        return bytes((FINAL_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


def frame_end(data: bytes, start: int) -> int:
    """Where the frame that begins at `start` ends; PART or TOO_LARGE where it does not."""
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
        if size > LARGEST:
            return TOO_LARGE
    if data[start + 1] & MASKED:
        head += 4
    return start + head + size if known >= head + size else PART


def plain_text(data: bytes, start: int, end: int) -> bytes | None:
    """What a whole frame of a client says, if it is a message of its own in plain ASCII; None: more care is needed."""
    if data[start] != FINAL_TEXT or not data[start + 1] & MASKED:
        return None
    size = data[start + 1] & 0x7F
    if size == EIGHT_BYTES:
        return None
    mask = start + (4 if size == TWO_BYTES else 2)
    message = apply_mask(data[mask + 4 : end], data[mask : mask + 4])
    return message if message.isascii() else None
