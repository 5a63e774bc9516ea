"""The ready files for those who run a server: they can be read, and say what the command knows."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from rackrun.cli import serve

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]


def words(name: str) -> dict[str, str]:
    """The command of a file, as options with their values."""
    if name == "compose.yaml":
        said = SERVICES["rackrun"]["command"]
    elif name == "Dockerfile":
        said = re.findall(r'"([^"]*)"', next(_lines(DEPLOY / name, "CMD [")))
    elif name.endswith(".service"):
        said = shlex.split(unit(DEPLOY / name)["Service"]["ExecStart"])[1:]
    else:
        comment = next(line for line in (DEPLOY / name).read_text("utf-8").splitlines()
                       if "rackrun serve" in line)  # fmt: skip
        said = shlex.split(comment.partition("rackrun ")[2])
    assert said[0] == "serve"
    return dict(zip(said[1::2], said[2::2], strict=True))


def _lines(file: Path, start: str) -> Any:
    return (line for line in file.read_text("utf-8").splitlines() if line.startswith(start))


def unit(file: Path) -> ConfigParser:
    """A unit of systemd."""
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(file.read_text("utf-8"))
    return parser


COMMANDS = ["compose.yaml", "Dockerfile", "nginx.conf", "Caddyfile", *(each.name for each in UNITS)]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_in_a_file_is_one_of_the_command(name: str) -> None:
    known = {"--" + each.replace("_", "-") for each in serve.__annotations__}
    assert set(words(name)) <= known


@pytest.mark.parametrize("name", [each for each in COMMANDS if each != "Dockerfile"])
def test_behind_a_proxy_its_name_and_its_address_are_told(name: str) -> None:
    said = words(name)
    assert said["--origin"].startswith("https://")
    caddy = SERVICES["caddy"]["networks"]["front"]["ipv4_address"]
    assert said["--proxy"] == (caddy if name == "compose.yaml" else "127.0.0.1")


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_a_service_has_no_rights_and_is_not_started_in_vain(file: Path) -> None:
    service = unit(file)["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["RestartPreventExitStatus"] == "2"  # as it ends when it cannot begin
    assert "EnvironmentFile" not in service or "password" not in service["ExecStart"]


def test_workers_are_renewed_by_a_reload() -> None:
    assert unit(DEPLOY / "rackrun-workers@.service")["Service"]["ExecReload"].endswith(
        "-HUP $MAINPID"
    )


def test_in_containers_nobody_outside_reaches_the_database_or_hears_the_bus() -> None:
    assert COMPOSE["networks"]["back"]["internal"] is True
    for name in ("postgres", "valkey"):
        assert SERVICES[name]["networks"] == ["back"]
    assert [name for name, each in SERVICES.items() if "ports" in each] == ["caddy"]
    assert set(SERVICES["rackrun"]["environment"]) == {"RACKRUN_DATABASE", "RACKRUN_BUS"}
    assert SERVICES["rackrun"]["depends_on"].keys() == {"postgres", "valkey"}
    volumes = [volume for each in SERVICES.values() for volume in each.get("volumes", ())]
    assert {volume.partition(":")[0] for volume in volumes} == {"./Caddyfile", *COMPOSE["volumes"]}


def blocks(text: str) -> dict[str, list[str]]:
    """The lines of each block of nginx or Caddy, by the words before it; braces have to match."""
    found: dict[str, list[str]] = {"": []}
    path: list[str] = []
    for line in text.splitlines():
        said = re.sub(r"(^|\s)#.*", "", line).strip()
        if said.endswith("{"):
            path.append(said.rstrip("{ "))
            found.setdefault(" / ".join(path), [])
        elif said == "}":
            path.pop()
        elif said:
            found[" / ".join(path)].append(" ".join(said.rstrip(";").split()))
    assert not path, "expected as many ends as beginnings"
    return found


NGINX = (DEPLOY / "nginx.conf").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")


def test_a_proxy_serves_rooms_over_tls_alone() -> None:
    plain, rooms = NGINX.split("\nserver {")[1:]
    assert re.findall(r"listen (.*);", plain) == ["80", "[::]:80"]
    assert "return 301 https://" in plain
    assert "proxy_pass" not in plain
    assert re.findall(r"listen (.*);", rooms) == ["443 ssl", "[::]:443 ssl"]
    for text in (rooms, CADDY):
        assert re.search(r'Strict-Transport-Security "max-age=31536000"', text)
    (site,) = [each for each in blocks(CADDY) if each and " / " not in each]
    assert site == "{$RACKRUN_SITE:rummy.example}"  # a name without a scheme is served over TLS


def test_a_proxy_tells_who_comes_and_keeps_nothing_of_it() -> None:
    inside = blocks(NGINX)["server / location /"]
    assert {line.removeprefix("proxy_set_header ") for line in inside if "_header" in line} == {
        "Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme",
        "Upgrade $http_upgrade", "Connection $rackrun_connection",
    }  # fmt: skip
    assert {"access_log off", "gzip off"} <= set(blocks(NGINX)["server"])
    assert "return 404" in blocks(NGINX)["server / location = /metrics"]
    assert "respond /metrics 404" in blocks(CADDY)["{$RACKRUN_SITE:rummy.example}"]
    assert not re.search(r"^\s*(log|encode)\b", CADDY, re.MULTILINE)
