"""Holds exported lines to the published schema, and the export to a round trip through the running server."""
import json
import urllib.request
import uuid
from pathlib import Path

from jsonschema import Draft202012Validator

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "format.schema.json").read_text("utf-8"))


def ask(server, method, path, body=None, content_type="application/json"):
    data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {server.key}"} | ({"Content-Type": content_type} if data is not None else {})
    request = urllib.request.Request(f"{server.base}/api/v1{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read()


def fill(server):
    person = uuid.uuid4()
    ask(server, "PUT", f"/people/{person}", {"name": "妹妹"})
    for number, text in enumerate(["尿布快沒了", "cafe\u0301 明天下午", "👨‍👩‍👧 ㄅㄆㄇ", 'a\u0000"\\/\n']):
        entry = uuid.uuid4()
        ask(server, "PUT", f"/entries/{entry}", {"rawText": text, "personID": str(person), "mood": "🥰", "tags": ["標籤"]})
        if number == 2:
            ask(server, "DELETE", f"/entries/{entry}")
    # A kind against the suggestion, so that something is learned.
    ask(server, "PATCH", f"/entries/{entry}", {"kind": "mood"})


def test_every_exported_line_is_as_the_schema_says(server):
    fill(server)

    lines = [json.loads(line) for line in ask(server, "GET", "/export").decode().splitlines()]

    validator = Draft202012Validator(SCHEMA)
    assert [error.message for line in lines for error in validator.iter_errors(line)] == []
    types = [line["type"] for line in lines]
    assert types[:6] == ["journal", "person"] + ["entry"] * 4
    assert types[6:] and set(types[6:]) == {"learned"}


def test_what_was_answered_is_there_after_a_kill_and_a_second_import_changes_nothing(server):
    fill(server)
    export = ask(server, "GET", "/export")

    server.kill9()
    server.start()

    assert ask(server, "GET", "/export") == export
    report = json.loads(ask(server, "POST", "/import", export, "application/x-ndjson"))
    assert (report["added"], report["updated"], report["unchanged"], report["learned"]) == (0, 0, 5, 0)
    assert ask(server, "GET", "/export") == export
