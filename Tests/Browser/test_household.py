"""What the household teaches, and sentences that say two things."""
import base64
import json
import uuid
from urllib.parse import parse_qs

import pytest
from axe_playwright_python.sync_playwright import Axe

from pages import DESKTOP, PHONE, rows, save, write

BOTH = pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])


def choose(page, kind):
    page.locator("label", has=page.locator(f"input[name=kind][value={kind}]")).click()


@BOTH
def test_a_confirmed_kind_is_proposed_next_time_is_shown_forgotten_and_brought_back(open_page, server, script):
    page = open_page(script=script)
    write(page, "毛巾掛陽台")
    choose(page, "mood")
    save(page)

    write(page, "毛巾掛陽台")
    assert page.locator("input[name=kind][value=mood]").is_checked()
    assert "家裡以前這樣分過" in page.locator("#basis").inner_text()

    page.goto(server.base + "/settings")
    row = page.locator("#learned li", has_text="「毛巾掛陽台」")
    row.locator("button").click()
    page.locator("#notice").wait_for()
    assert page.locator("#learned li").count() == 0
    write_from_home(page, server, "毛巾掛陽台")
    assert not page.locator("input[name=kind][value=mood]").is_checked()

    page.goto(server.base + "/settings?reset=1")
    page.locator("#undo").click()
    page.locator("#learned li").first.wait_for()
    write_from_home(page, server, "毛巾掛陽台")
    assert page.locator("input[name=kind][value=mood]").is_checked()


def write_from_home(page, server, sentence):
    page.goto(server.base + "/")
    write(page, sentence)


def divide(page, server):
    """Gives the next card a proposal of two entries, as the interpreter makes it for a sentence that says two things."""

    def suggestion(kind):
        return {"kind": kind, "confidence": 0.7, "basis": "model:words"}

    def part(content, kind):
        return {"content": content, "reading": {"suggestion": suggestion(kind), "times": [], "quantities": [], "parts": []}}

    reading = {
        "suggestion": suggestion("record"), "times": [], "topic": "diaper", "mood": "😌",
        "quantities": [{"text": "兩片", "amount": 2, "unit": "piece"}],
        "parts": [part("換了尿布", "record"), part("奶粉快沒了", "todo")],
    }
    code = base64.b64encode(json.dumps(reading).encode()).decode()

    def answer(route):
        sentence = parse_qs(route.request.post_data)["sentence"][0]
        # Content that is blank brings the card back with what it was sent.
        card = page.request.post(
            f"{server.base}/entries", headers={"Origin": server.base}, fail_on_status_code=False,
            form={
                "id": str(uuid.uuid4()), "secondID": str(uuid.uuid4()), "rawText": base64.b64encode(sentence.encode()).decode(),
                "draftedAt": "2026-11-30T07:00:00.000Z", "timeZone": "Asia/Taipei", "reading": code, "content": " ", "kind": "record",
                "mood": "😌",
            },
        )
        route.fulfill(status=200, content_type="text/html; charset=utf-8", body=card.text())

    page.route("**/card", answer)


@BOTH
def test_two_things_are_saved_as_two_entries_once_however_often_one_taps(open_page, server, script):
    page = open_page(script=script)
    divide(page, server)
    write(page, "換了尿布，奶粉快沒了")
    page.locator("textarea[name=content]").fill("換了尿布，奶粉快沒了")
    page.locator("#part-kind-1").select_option("mood")

    page.locator("#save-two").dblclick()
    page.locator("#notice").wait_for()

    assert sorted(rows(page)) == sorted(["換了尿布", "奶粉快沒了"])
    page.locator("#entries a", has_text="換了尿布").click()
    assert "心情" in page.locator("h1").inner_text()
    assert page.locator("#raw-text").inner_text() == "換了尿布，奶粉快沒了"


@BOTH
def test_whoever_declines_keeps_one_entry(open_page, server, script):
    page = open_page(script=script)
    divide(page, server)
    write(page, "換了尿布，奶粉快沒了")
    page.locator("textarea[name=content]").fill("換了尿布，奶粉快沒了")

    save(page)

    assert rows(page) == ["換了尿布，奶粉快沒了"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_these_pages(open_page, server, viewport, scheme):
    page = open_page(viewport, scheme=scheme, expect_errors=True)
    write(page, "毛巾掛陽台")
    choose(page, "mood")
    save(page)
    write(page, "毛巾掛陽台")
    check(page)
    page.goto(server.base + "/settings")
    check(page)
    divide(page, server)
    write_from_home(page, server, "換了尿布，奶粉快沒了")
    check(page)


def check(page):
    result = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
    assert result.violations_count == 0, result.generate_report()
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
