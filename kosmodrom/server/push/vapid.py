"""The server's own keys: by them push services know who sends, and devices who may."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from kosmodrom.server.ops.errors import Refusal

GOOD_FOR = 12 * 3600  # seconds; services take a day at most
NOBODY = "mailto:nobody@kosmodrom.invalid"  # services want to know whom to write to


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decode(text: str) -> bytes:
    """ValueError where this is not base64, with whatever alphabet."""
    plain = text.replace("+", "-").replace("/", "_").rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))


def need_device_keys(p256dh: str, auth: str) -> None:
    """The keys of a device: a point on the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        has_keys = len(decode(auth)) == 16
    except ValueError:
        has_keys = False
    if not has_keys:
        raise Refusal("no-push", detail="not the keys of a device")


def new_private_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


class Keys:
    """One pair of keys for all servers of one store."""

    def __init__(self, private: str, public_url: str = "") -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self._contact = _contact(public_url)
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encode(point)

    def authorization(self, endpoint: str) -> str:
        """The header that lets us send to an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        return str(self._vapid.sign(claims)["Authorization"])


def _contact(public_url: str) -> str:
    """Where to find who runs this server, if it has a name of its own."""
    parts = urlsplit(public_url)
    is_named = parts.scheme == "https" and "." in (parts.hostname or "")
    return f"https://{parts.hostname}" if is_named else NOBODY


def new_secrets() -> tuple[ec.EllipticCurvePrivateKey, bytes]:
    """A key and a salt for one message."""
    return ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
