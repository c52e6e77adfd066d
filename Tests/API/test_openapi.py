"""Holds the running server to its OpenAPI document: every answer as described, no 5xx, nothing wrong let in.

Texts whose rule no pattern can say (a time value, one emoji) have formats of their own; the generators for them are here.
"""
import json
import string
import uuid
from collections import defaultdict

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from schemathesis.checks import load_all_checks

load_all_checks()
CHECKS = [
    check
    for check in schemathesis.checks.CHECKS.get_all()
    # Deleting marks and can be undone: what was deleted is still there for its identifier, by design.
    if check.__name__ not in ("use_after_free", "ensure_resource_availability")
]

digits = lambda low, high, width=2: st.integers(low, high).map(lambda number: str(number).zfill(width))
dates = st.dates().map(lambda day: day.isoformat().zfill(10))
clocks = st.builds("{}:{}".format, digits(0, 23), digits(0, 59))
visible = st.sampled_from("換尿布aZ0é😊ㄅ１\"\\/{}<&%")
texts = st.builds("{}{}{}".format, st.text(st.characters(exclude_categories=["Cs"]), max_size=20), visible, st.text(max_size=5))
uuids = st.uuids().map(str)


def journal_line(draw):
    return json.dumps(
        {
            "type": "entry", "id": draw(uuids), "rawText": draw(texts), "createdAt": "2026-11-30T07:00:00.000Z",
            "timeZone": "Asia/Taipei", "localDate": draw(dates),
        },
        ensure_ascii=False,
    )


FORMATS = {
    "sentence": texts,
    # No U+0000, which no address holds.
    "words": st.builds("{}{}".format, visible, st.text(string.ascii_letters + "尿布快沒了 ", max_size=6)),
    "name": st.builds("{}{}".format, visible, uuids),
    "tag": st.builds("{}{}".format, visible, st.text(string.ascii_letters + "標籤 ", max_size=9)),
    "emoji": st.sampled_from(["😊", "😴", "🥰", "👨‍👩‍👧", "❤️", "🇹🇼"]),
    "local-date": dates,
    "local-time": st.builds("{}T{}".format, dates, clocks),
    "timestamp": st.builds("{}T{}:{}{}Z".format, dates, clocks, digits(0, 59), st.sampled_from(["", ".000", ".123"])),
    "time-zone": st.sampled_from(["Asia/Taipei", "America/New_York", "Pacific/Chatham", "UTC"]),
    "occurrence": st.one_of(
        st.sampled_from(["R/PT3H", "PT30M", "2026-12-01TAF", "2026-12-05/2026-12-07", "2026-12"]),
        dates, st.builds("{}T{}".format, dates, clocks),
    ),
    "cursor": st.builds("{}_{}".format, st.integers(-(10**12), 10**13), uuids),
    "journal": st.composite(lambda draw: "\n".join(journal_line(draw) for _ in range(draw(st.integers(1, 3)))))(),
}
for name, strategy in FORMATS.items():
    schemathesis.openapi.format(name, strategy)


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", errors="surrogatepass")


# Of random identifiers none is ever there: half of the well-formed ones become this one.
KNOWN = "01990000-0000-7000-8000-000000000001"
SEEN = defaultdict(set)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters:
        try:
            if uuid.UUID(path_parameters["id"]).int % 2:
                return path_parameters | {"id": KNOWN}
        except (KeyError, TypeError, ValueError, AttributeError):
            pass  # Malformed on purpose.
    return path_parameters


@pytest.fixture
def api_schema(server):
    headers = {"Authorization": f"Bearer {server.key}"}
    for path, body in [("people", {"name": "妹妹"}), ("entries", {"rawText": "尿布快沒了"})]:
        answer = requests.put(f"{server.base}/api/v1/{path}/{KNOWN}", json=body, headers=headers, timeout=20)
        assert answer.status_code == 201
    loaded = schemathesis.openapi.from_url(f"{server.base}/api/v1/openapi.json", headers=headers)
    loaded.config.update(headers=headers)
    return loaded


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(
    max_examples=40, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(case):
    response = case.call_and_validate(checks=CHECKS)
    SEEN[case.operation.label].add(response.status_code)


def test_every_operation_was_done_at_least_once():
    """Or all of the above would be content with a server that refuses everything."""
    if not SEEN:
        pytest.skip("the other test did not run")
    assert len(SEEN) == 19
    assert {label: sorted(seen) for label, seen in SEEN.items() if not seen & {200, 201, 204}} == {}
