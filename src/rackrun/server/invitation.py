"""Invitations as pictures: a link in a QR code, for a page and for a terminal."""

from io import BytesIO, StringIO

import segno


def drawn(link: str) -> bytes:
    """The link as a picture."""
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, light="#fff")
    return picture.getvalue()


def typed(link: str) -> str:
    """The link as signs for a terminal."""
    signs = StringIO()
    segno.make(link, micro=False).terminal(signs, compact=True)
    return signs.getvalue()
