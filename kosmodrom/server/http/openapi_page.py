"""The page at /api/docs: the API as its classes describe it, without a foreign script."""

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_HEAD = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Kosmodrom API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:#8881}
h2{margin:2rem 0 0}b{display:inline-block;min-width:3.5rem}
@media(prefers-color-scheme:dark){body{background:#14161c;color:#e8e6e0}a{color:#9cf}}
</style><h1>Kosmodrom API</h1><p>Made from the same classes as the server;
<a href="/api/docs/openapi.json">as OpenAPI</a>. Playing itself goes over the socket at
<code>/api/socket</code>, which docs/wire.md describes.</p>"""


class ApiPage(OpenAPIRenderPlugin):
    """Every operation with its answer, then every class."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        plain = msgspec.json.decode(self.render_json(request, openapi_schema))
        parts = [_HEAD]
        for path, operations in sorted(plain["paths"].items()):
            parts += [_operation(path, method, one) for method, one in operations.items()]
        schemas = plain.get("components", {}).get("schemas", {})
        parts += [_schema(name, one) for name, one in sorted(schemas.items())]
        return "".join(parts).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    answers = ", ".join(sorted(operation.get("responses", {})))
    said = escape(operation.get("description", operation.get("summary", "")))
    return f"<h2><b>{method.upper()}</b> <code>{escape(path)}</code></h2><p>{said} ({answers})</p>"


def _schema(name: str, schema: dict[str, Any]) -> str:
    shown = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    return f'<h2 id="{escape(name)}">{escape(name)}</h2><pre>{escape(shown)}</pre>'
