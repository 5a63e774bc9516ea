"""A bot takes a seat at a live table: python guest.py ADDRESS CODE"""

import asyncio
import sys

from miser import Miser

from rackrun.bots import Bot, BotChance, Budget
from rackrun.client import SeatLost, Server, ServerRefused
from rackrun.following import Following, said


async def sit(address: str, code: str, bot: Bot) -> None:
    """Play in a free seat of the room with this code, for as long as there is a room."""
    server = Server(address)
    ticket = await server.join(f"{bot.name} (bot)", code=code)
    game = Following(ticket.seats[0])
    async with server.stay(ticket) as table:
        async for message in table:
            game.hear(message)
            if not game.is_asked or game.version != table.version:
                continue
            chance = BotChance.of(f"{ticket.key} {game.version}")
            kind, fields = said(bot.choose(game.view, chance, Budget()))
            try:
                await table.ask(kind, **fields)
            except ServerRefused as refused:
                if refused.code not in ("stale", "paused"):
                    raise


if __name__ == "__main__":
    try:
        asyncio.run(sit(sys.argv[1], sys.argv[2], Miser()))
    except (ServerRefused, SeatLost) as end:
        sys.exit(str(end))
