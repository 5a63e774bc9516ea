"""Keys and codes: what nobody can guess, and what can be said aloud.

A key opens the seats of one device; only its fingerprint is stored. A code is short enough to be
read to somebody over the phone: it finds a room and opens nothing by itself.
"""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679"
"""31 signs that are not mistaken for one another: no I and 1, no O and 0, no B and 8."""
CODE_LENGTH = 8


def new_key() -> str:
    """A key of 128 random bits."""
    return secrets.token_urlsafe(16)


def holder_of(key: str) -> str:
    """The fingerprint of a key; nothing of the key can be read from it."""
    return hashlib.sha256(f"rackrun key\n{key}".encode()).hexdigest()


def new_link() -> str:
    """A secret that is good for one move to another device."""
    return secrets.token_urlsafe(16)


def mark_of(link: str) -> str:
    """The fingerprint of such a secret."""
    return hashlib.sha256(f"rackrun link\n{link}".encode()).hexdigest()


def new_id() -> str:
    """The name of a room that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A code, every one as likely as any other."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it: small letters, blanks and hyphens do not matter."""
    return "".join(text.upper().replace("-", " ").split())
