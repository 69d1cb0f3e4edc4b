"""Where notices may go: whoever subscribes must not make us call addresses of our own network."""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from kosmodrom.server.ops.errors import Refusal

RESOLVING = 5.0  # seconds
_NAT64 = IPv6Network("64:ff9b::/96")


class NotPublic(OSError):
    """A name that leads to somebody's own network."""


def need_endpoint(endpoint: str, anywhere: bool) -> tuple[str, int]:
    """Host and port of an endpoint, if it looks like one of a push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refusal("no-push", detail="not an address") from error
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or not host:
        raise Refusal("no-push", detail="not an address")
    if anywhere:
        return host, port or (443 if parts.scheme == "https" else 80)
    if parts.scheme != "https" or port not in (None, 443):
        raise Refusal("no-push", detail="only https, at its usual port")
    if parts.username is not None or parts.password is not None:
        raise Refusal("no-push", detail="no names or passwords")
    return host, 443


async def need_public(endpoint: str, anywhere: bool) -> None:
    """Refusal for what is no public address today; it is looked at again before every notice."""
    host, port = need_endpoint(endpoint, anywhere)
    try:
        await public_addresses(host, port, anywhere)
    except NotPublic as error:
        raise Refusal("no-push", detail="not a public address") from error
    except OSError as error:
        raise Refusal("no-push", detail="no such host") from error


async def public_addresses(host: str, port: int, anywhere: bool) -> list[str]:
    """What a name leads to; NotPublic if any of it is not for everybody."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(RESOLVING):
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not (anywhere or all(map(is_public, addresses))):
        raise NotPublic(host)
    return addresses


def is_public(text: str) -> bool:
    """Whether this address means the same machine to everybody; also one that hides in another."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in (address, *_inside(address)))


def _inside(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses to which an IPv6 address may lead."""
    if isinstance(address, IPv4Address):
        return []
    hidden = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64 or int(address) >> 32 == 0:
        hidden.append(IPv4Address(int(address) & 0xFFFF_FFFF))
    return [one for one in hidden if one is not None]


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to the address that was looked at, so that a name cannot change in between."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's own word
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await public_addresses(host, port, self.anywhere)
        return await self._network.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)
