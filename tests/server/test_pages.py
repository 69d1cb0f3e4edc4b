"""The client's files, the API page, headers, health and metrics."""

from collections.abc import Callable
from pathlib import Path

from kosmodrom.server.settings import Settings
from tests.server.client import Server, serving

ONE_STORE = True
PUBLIC = Path(__file__).parents[2] / "web" / "public"


def built(folder: Path) -> Path:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Kosmodrom</title>")
    (web / "assets" / "app-1a2b.js").write_text("console.log(1)" * 50)
    (folder / "private.txt").write_text("private")
    return web


async def test_every_page_is_the_client_and_hashed_files_are_kept_for_ever(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    async with serving(change(web=built(tmp_path))) as server, server.http() as http:
        for path in (
            "/",
            "/crew",
            "/crew/logbook",
            "/tables",
            "/settings",
            "/h/x",
            "/rules/crew",
        ):
            page = await http.get(path)
            assert page.status_code == 200 and "Kosmodrom" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        known = {"if-none-match": script.headers["etag"]}
        assert (await http.get("/assets/app-1a2b.js", headers=known)).status_code == 304
        for path in ("/assets/none.js", "/..%2fprivate.txt", "/%2e%2e/private.txt", "//etc/passwd"):
            answer = await http.get(path)
            assert "private" not in answer.text and "root:" not in answer.text


async def test_a_server_without_its_pages_says_so(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    async with serving(change(web=tmp_path / "none")) as server, server.http() as http:
        assert "make setup" in (await http.get("/")).text


async def test_every_answer_is_guarded(server: Server) -> None:
    async with server.http() as http:
        for path in ("/", "/api/games", "/api/nothing", "/healthz"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert (await http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_health_and_metrics(server: Server) -> None:
    async with server.http() as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"
        assert "kosmodrom_sockets" in (await http.get("/metrics")).text


async def test_the_api_page_needs_no_other_origin(server: Server) -> None:
    async with server.http() as http:
        page = (await http.get("/api/docs")).text
        assert "/api/tables/{table}" in page and "RoomInfo" in page
        assert "http://" not in page and "https://" not in page and "<script" not in page


async def test_the_client_can_be_installed_in_any_language_and_its_worker_is_always_fresh(
    change: Callable[..., Settings], tmp_path: Path
) -> None:
    web = built(tmp_path)
    (web / "manifest.webmanifest").write_bytes((PUBLIC / "manifest.webmanifest").read_bytes())
    (web / "sw.js").write_text("self")
    async with serving(change(web=web)) as server, server.http() as http:
        answer = await http.get("/manifest.webmanifest", headers={"accept-language": "pl"})
        shown = answer.json()
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert (shown["lang"], shown["shortcuts"][0]["name"]) == ("pl", "Stoły")
        assert {"name", "short_name", "start_url", "scope", "id"} <= shown.keys()
        assert shown["display"] == "standalone"
        assert {icon.get("purpose", "any") for icon in shown["icons"]} == {"any", "maskable"}
        assert all((PUBLIC / icon["src"].strip("/")).is_file() for icon in shown["icons"])
        worker = await http.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "default-src 'self'" in worker.headers["content-security-policy"]
