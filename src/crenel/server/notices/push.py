"""Web push: notices for a browser, encrypted so that its push service reads nothing, signed with the server's key."""

import base64
import hashlib
import json
from importlib.util import find_spec
from typing import Any, Final

from crenel.kernel.errors import CrenelError
from crenel.server.clock import now
from crenel.server.notices.outbound import Outbound, Target
from crenel.server.store.notices import Device

LIFE: Final = 12 * 3600  # seconds for which a push service keeps what it cannot deliver
TOKEN_LIFE: Final = 6 * 3600  # seconds for which a signature counts; a day at most is allowed
LARGEST: Final = 3000  # bytes of a notice: push services take 4096, encrypted
GONE: Final = (404, 410)
POINT: Final = 65  # bytes of a public key, uncompressed
AUTH: Final = 16  # bytes of what a browser adds to it


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Return a new private key, for the setting CRENEL_PUSH_KEY."""
    _require()
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(secret.to_bytes(32, "big"))


def is_device(key: str, auth: str) -> bool:
    """Whether a browser's keys are what can be encrypted for: a point of the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        return len(decoded(key)) == POINT and len(decoded(auth)) == AUTH
    except ValueError:
        return False


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Push:
    """Sends notices to devices."""

    def __init__(self, key: str, contact: str, outbound: Outbound) -> None:
        _require()
        # Late: the package is in an extra, and few servers push.
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
        from py_vapid import Vapid02  # noqa: PLC0415

        try:
            self.vapid: Any = Vapid02.from_raw(key.encode())
            point = self.vapid.public_key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        except Exception as error:  # whatever a library says of what is no key
            raise CrenelError("bad-push-key", setting="CRENEL_PUSH_KEY") from error
        if not contact.startswith(("mailto:", "https://")):
            raise CrenelError("bad-push-contact", setting="CRENEL_PUSH_CONTACT")
        self.public_key = encoded(point)
        self.contact = contact
        self.outbound = outbound

    async def send(self, device: Device, message: dict[str, str], topic: str) -> int:
        """Push a message and return the status that the push service answers; Unreachable if it does not."""
        target = self.outbound.target(device.endpoint)
        headers = {
            **self._signature(target),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE),
            "topic": topic,  # a message that is sent again takes the place of the first
            "urgency": "normal",
        }
        return await self.outbound.post(device.endpoint, headers, self._encrypted(device, message))

    def _signature(self, target: Target) -> dict[str, str]:
        origin = f"{'https' if target.tls else 'http'}://{target.authority}"
        signed = self.vapid.sign({"aud": origin, "exp": now() // 1000 + TOKEN_LIFE, "sub": self.contact})
        return {"authorization": str(signed["Authorization"])}

    def _encrypted(self, device: Device, message: dict[str, str]) -> bytes:
        from pywebpush import WebPusher  # noqa: PLC0415

        info = {"endpoint": device.endpoint, "keys": {"p256dh": device.key, "auth": device.auth}}
        body = json.dumps(message, ensure_ascii=False).encode()
        return bytes(WebPusher(info).encode(body)["body"])


def _require() -> None:
    if find_spec("pywebpush") is None:
        raise CrenelError("push-missing")
