"""HTTP client for requests that are passed on to another server: one request for each connection."""

import asyncio

import httptools

CONNECT = 2.0  # seconds to reach a server
ANSWER = 60.0  # seconds in which it has to answer
CHUNK = 2**16

Header = tuple[bytes, bytes]


class Answer:
    """Response as the parser of httptools reports it."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: list[Header] = []
        self.parts: list[bytes] = []
        self.complete = False
        self.parser = httptools.HttpResponseParser(self)

    @property
    def body(self) -> bytes:
        return b"".join(self.parts)

    def header(self, wanted: bytes) -> str | None:
        return next((value.decode("latin-1") for name, value in self.headers if name == wanted), None)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.parts.append(body)

    def on_message_complete(self) -> None:
        self.status = self.parser.get_status_code()
        self.complete = True


class Unreachable(Exception):
    """Server that could not be connected to, so it has got nothing. `dead`: nobody listens there."""

    def __init__(self, dead: bool) -> None:
        super().__init__()
        self.dead = dead


async def ask(host: str, port: int, method: str, target: bytes, headers: list[Header], body: bytes) -> Answer:
    """Send a request and return its answer. Unreachable if it was not sent; OSError if it may have been."""
    try:
        reading, writing = await asyncio.wait_for(asyncio.open_connection(host, port), CONNECT)
    except (OSError, TimeoutError) as error:
        raise Unreachable(isinstance(error, ConnectionRefusedError)) from error
    try:
        lines = [method.encode() + b" " + target + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in headers]
        lines += [b"connection: close", b"content-length: %d" % len(body), b"", body]
        writing.write(b"\r\n".join(lines))
        answer = Answer()
        async with asyncio.timeout(ANSWER):
            while not answer.complete and (part := await reading.read(CHUNK)):
                answer.parser.feed_data(part)
        if not answer.complete:
            raise ConnectionResetError
        return answer
    except (TimeoutError, httptools.HttpParserError) as error:
        raise ConnectionResetError from error
    finally:
        writing.close()
