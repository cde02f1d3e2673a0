"""A message for one browser alone (RFC 8291, aes128gcm), and who it comes from (RFC 8292, VAPID).

The service that carries it, of the browser's maker, can read neither.
"""

from __future__ import annotations

import os

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from igroteka.server.encoding import text_of

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's group
RECORD = 4096  # bytes of a whole message, at most
VALID = 12 * 3600  # seconds that a signature holds


class BadKey(ValueError):
    """This is no public key of a browser."""


def read_key(point: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise BadKey("the browser's key is not a point of the curve P-256") from None


def encrypted(message: bytes, key: bytes, auth: bytes) -> bytes:
    """What only the browser with this key and secret can read."""
    theirs, ours, salt = read_key(key), ec.generate_private_key(CURVE), os.urandom(16)
    own = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(auth, shared, b"WebPush: info\0" + key + own, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4) + bytes([len(own)]) + own + sealed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """Who we are to the services that carry messages: a key that follows from a secret of this installation."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(1 + int.from_bytes(secret) % (ORDER - 1), CURVE)
        self._contact = contact
        self.public = text_of(_point(self._key.public_key()))

    def authorization(self, origin: str, now: int) -> str:
        """The header that a service at `origin` wants to see; `now` in seconds."""
        claims = {"aud": origin, "exp": now + VALID, "sub": self._contact}
        head, body = (text_of(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(f"{head}.{body}".encode(), ec.ECDSA(SHA256())))
        return f"vapid t={head}.{body}.{text_of(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
