"""The OpenAPI document tells the truth: schemathesis calls every operation with what the document allows and with what
it does not."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

from tests.server.room import ME, OPEN, PATIENCE, Server, bot, eventually, running

SHORT = settings(
    max_examples=20,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
OPERATIONS = [
    ("GET", "/api/addresses"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/catalogue"),
    ("GET", "/api/games/{game}/rules/{language}"),
    ("POST", "/api/games/{game}/options/{option}"),
    ("POST", "/api/games/{game}/refusals"),
    ("GET", "/api/puzzles"),
    ("POST", "/api/puzzles/{name}"),
    ("GET", "/api/notices"),
    ("PUT", "/api/notices"),
    ("POST", "/api/notices/push"),
    ("POST", "/api/notices/push/end"),
    ("PUT", "/api/notices/webhook"),
    ("POST", "/api/notices/test"),
    ("POST", "/api/notices/end/{token}"),
    ("GET", "/api/absences"),
    ("PUT", "/api/absences"),
    ("GET", "/api/health"),
    ("GET", "/api/health/live"),
    ("GET", "/api/health/ready"),
    ("GET", "/api/lessons"),
    ("POST", "/api/lessons/{name}"),
    ("GET", "/api/admin"),
    ("PUT", "/api/admin/signups"),
    ("GET", "/api/admin/reports"),
    ("POST", "/api/admin/reports/{report_id}/done"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/people"),
    ("POST", "/api/admin/people/{person_id}/ban"),
    ("GET", "/api/admin/audit"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("GET", "/api/account/signups"),
    ("GET", "/api/account/export"),
    ("POST", "/api/account"),
    ("POST", "/api/account/forgotten"),
    ("POST", "/api/account/reset"),
    ("PUT", "/api/account/mail"),
    ("POST", "/api/account/prove"),
    ("POST", "/api/account/delete"),
    ("POST", "/api/guest"),
    ("POST", "/api/login"),
    ("POST", "/api/account/password"),
    ("POST", "/api/logout/everywhere"),
    ("POST", "/api/logout"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/absence"),
    ("POST", "/api/tables/{table_id}/bot"),
    ("POST", "/api/tables/{table_id}/join"),
    ("POST", "/api/tables/{table_id}/leave"),
    ("POST", "/api/tables/{table_id}/close"),
    ("POST", "/api/tables/{table_id}/report"),
    ("POST", "/api/tables/{table_id}/mute"),
    ("POST", "/api/tables/{table_id}/remove"),
    ("POST", "/api/tables/{table_id}/replace"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/moment/{n}"),
    ("GET", "/api/tables/{table_id}/analysis"),
    ("POST", "/api/tables/{table_id}/analysis"),
]


class Tried:
    """A server, its document, and tables in every status."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        ada = server.guest("Ada")
        self.token = ada.http.cookies["crenel"]
        finished = ada.open(bot(), bot())
        eventually(lambda: ada.table(finished)["status"] == "over")
        listed = ada.open(ME, OPEN, OPEN, listed=True)
        self.tables = [each["id"] for each in (finished, listed, ada.open(ME, ME), ada.open(ME, OPEN))]


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tried]:
    with running(tmp_path_factory.mktemp("store")) as server:
        yield Tried(server)


def test_every_operation_is_tried(tried: Tried) -> None:
    paths = tried.schema.raw_schema["paths"]
    documented = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert documented == set(OPERATIONS)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "forbidden"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_failure_and_no_lie(tried: Tried, method: str, path: str, mode: GenerationMode) -> None:
    """Signed in and as a stranger, at tables that are there and at some that are not."""
    operation = tried.schema[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
        mode = GenerationMode.POSITIVE  # nothing can be wrong: try again what is right
    tables = st.sampled_from(tried.tables) | st.none()

    @settings(SHORT)
    @given(operation.as_strategy(mode), tables, st.booleans())
    def attempt(case: schemathesis.Case, table: str | None, signed_in: bool) -> None:
        if table is not None and "table_id" in path:
            case.path_parameters = {**(case.path_parameters or {}), "table_id": table}
        cookies = {"crenel": tried.token} if signed_in else {}
        response = case.call(base_url=tried.server.url, cookies=cookies, timeout=PATIENCE)
        told = CHECKS if mode is GenerationMode.POSITIVE else [*CHECKS, checks.negative_data_rejection]
        case.validate_response(response, checks=told if table is None or "table_id" not in path else CHECKS)

    attempt()
