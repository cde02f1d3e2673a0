"""A service that carries messages to browsers, and a browser that reads them: for tests, on this machine."""

from __future__ import annotations

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from igroteka.server.encoding import bytes_of, text_of

CURVE = ec.SECP256R1()


class Carried(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Takes what is handed over. `status` is what it answers."""

    def __init__(self) -> None:
        self.carried: list[Carried] = []
        self.status = 201
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.carried.append(Carried(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """Reads what was meant for it, as RFC 8291 says, written down apart from what the server does."""

    def __init__(self, service: Service, name: str) -> None:
        self.service = service
        self.path = f"/to/{name}"
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def address(self) -> str:
        return self.service.origin + self.path

    def subscription(self, language: str = "en") -> dict[str, str]:
        auth, key = text_of(self._auth), text_of(self.public)
        return {"address": self.address, "key": key, "auth": auth, "language": language}

    @property
    def messages(self) -> list[Any]:
        return [json.loads(self.read(one.body)) for one in self.service.carried if one.path == self.path]

    def read(self, body: bytes) -> bytes:
        salt, length, rest = body[:16], body[20], body[21:]
        theirs, sealed = rest[:length], rest[length:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _derived(self._auth, shared, b"WebPush: info\x00" + self.public + theirs, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded[-1:] == b"\x02", "one record, and it is the last"
        return padded[:-1]


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def claims(authorization: str, public: str) -> dict[str, Any]:
    """What a sender says of itself; it must be signed with this key."""
    kind, _, fields = authorization.partition(" ")
    said = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (kind, said["k"]) == ("vapid", public)
    head, body, mark = said["t"].split(".")
    signature = bytes_of(mark)
    pair = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(public))
    key.verify(encode_dss_signature(*pair), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    return dict(json.loads(bytes_of(body)))
