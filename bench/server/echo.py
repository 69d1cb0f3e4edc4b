"""The peer: bare Starlette; what one socket of a room says, all of them hear. PORT"""

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: dict[str, list[WebSocket]] = defaultdict(list)


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    room = rooms[socket.path_params["room"]]
    room.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for one in room:
                await one.send_text(text)
    except WebSocketDisconnect:
        room.remove(socket)


if __name__ == "__main__":
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/{room}", echo)]),
        port=int(sys.argv[1]),
        log_level="error",
        ws_ping_interval=None,
        ws_per_message_deflate=False,
    )
