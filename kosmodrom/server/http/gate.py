"""Which requests come in: by the name they call us, the page they come from, the machine."""

import re
from collections.abc import Mapping
from hmac import compare_digest
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.settings import Settings

_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:@/\\\[\]]+))(?::\d+)?")
_LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody can register these
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
_PORTS = {"http": 80, "https": 443}


def check(
    settings: Settings, headers: Mapping[str, str], scope: Mapping[str, Any]
) -> Refusal | None:
    """Why this request is refused, if it is."""
    return check_host(settings, headers) or check_origin(settings, headers, scope)


def check_host(settings: Settings, headers: Mapping[str, str]) -> Refusal | None:
    """Another site could give its name our address: its pages would count as our own.

    So names that somebody can register must be known here. Programs may leave the name out.
    """
    host = headers.get("host", "")
    name = _name(host)
    if not host or (name and (_is_local_name(name) or name in _known_names(settings))):
        return None
    return Refusal("foreign-host", host=host[:100])


def check_origin(
    settings: Settings, headers: Mapping[str, str], scope: Mapping[str, Any]
) -> Refusal | None:
    """Pages of other sites may neither open a socket here nor change anything."""
    origin = headers.get("origin")
    if origin is None or scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return None
    if origin in settings.origins or _origin(origin) == _origin(settings.public_url) != "":
        return None
    host = headers.get("host", "")
    is_public = _name(host) == _name(urlsplit(settings.public_url).netloc)
    if host and not is_public and _origin(origin) and urlsplit(origin).netloc == host:
        return None
    return Refusal("foreign-origin", origin=origin[:100])


def may_read_metrics(
    settings: Settings, headers: Mapping[str, str], scope: Mapping[str, Any]
) -> bool:
    """Whoever has the token may, and who asks from this machine without a proxy between."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if settings.metrics_token and scheme.lower() == "bearer":
        return compare_digest(token.strip().encode(), settings.metrics_token.encode())
    if any(name in headers for name in _FORWARDED) or scope.get("client") is None:
        return False
    return _is_loopback(scope["client"][0]) and is_own_name(headers)


def is_own_name(headers: Mapping[str, str]) -> bool:
    """Whether a request calls us by a name that means the asker's own computer."""
    called = _name(headers.get("host", ""))
    return called == "localhost" or _is_loopback(called)


def _name(host: str) -> str:
    """The name or address in a Host header, without the port; empty if that is not one."""
    found = _HOST.fullmatch(host.lower())
    return (found[1] or found[2]).rstrip(".") if found else ""


def _origin(url: str) -> str:
    """Scheme, name and port of an address, always written in the same way."""
    try:
        parts = urlsplit(url.lower())
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:  # not an address
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname else ""


def _known_names(settings: Settings) -> set[str]:
    urls = (settings.public_url, *settings.origins)
    return {*settings.names, *(_name(urlsplit(url).netloc) for url in urls)}


def _is_local_name(name: str) -> bool:
    """An address, a plain name such as `laptop`, or one that only a home network knows."""
    return "." not in name or name.endswith(_LOCAL) or _address(name) is not None


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def _is_loopback(name: str) -> bool:
    address = _address(name)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address is not None and address.is_loopback
