"""How the pages look and how they can be used: themes, languages, keyboard, accessibility."""
import pytest
from axe_playwright_python.sync_playwright import Axe

from pages import DESKTOP, PHONE, add, rows, write

PAGES = ["/", "/settings", "/people"]


def visit_everything(page, server):
    """Goes to every kind of page in turn and yields its name."""
    yield "empty list"
    page.locator("#sentence").fill("　")
    page.locator("#review").click()
    page.locator("#sentence-error").wait_for()
    yield "blank sentence"
    page.goto(server.base + "/")
    write(page, "明天下午兩點帶妹妹去打疫苗")
    yield "card"
    page.locator("textarea[name=content]").fill(" ")
    page.locator("#save").click()
    page.locator("[aria-invalid=true]").wait_for()
    yield "card with an error"
    page.locator("textarea[name=content]").fill("打疫苗")
    page.locator("#save").click()
    page.locator("#notice").wait_for()
    yield "list with a notice"
    page.locator("#entries a").first.click()
    page.locator("#edit").wait_for()
    yield "entry"
    page.locator("#edit").click()
    page.locator("textarea[name=content]").wait_for()
    yield "edit form"
    page.go_back()
    page.locator("#delete").click()
    page.locator("#undo").wait_for()
    yield "list with undo"
    page.goto(server.base + "/")
    write(page, "很長的一句\n" * 200)
    yield "card of a long sentence"
    page.goto(server.base + "/people")
    yield "people"
    page.goto(server.base + "/settings")
    yield "settings"
    page.goto(server.base + "/nowhere")
    yield "not found"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_any_page(open_page, server, viewport, scheme):
    page = open_page(viewport, scheme=scheme, expect_errors=True)
    for name in visit_everything(page, server):
        result = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        assert result.violations_count == 0, f"{name}: {result.generate_report()}"
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, f"{name} scrolls sideways"


def background(page):
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor")


def test_the_theme_follows_the_system_live_and_a_chosen_one_stays(open_page, server):
    page = open_page(scheme="light")
    light = background(page)
    page.emulate_media(color_scheme="dark")
    dark = background(page)
    assert light != dark
    page.emulate_media(color_scheme="light")
    assert background(page) == light

    page.goto(server.base + "/settings")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator("input[name=theme][value=dark]").check(force=True)
    assert background(page) == dark
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert background(page) == dark
    server.kill9()
    server.restart()
    page.goto(server.base + "/")
    assert background(page) == dark


def test_a_chosen_theme_is_in_the_first_bytes_so_that_nothing_flashes(open_page, server):
    page = open_page(script=False)
    page.goto(server.base + "/settings")
    page.locator("input[name=theme][value=dark]").check(force=True)
    page.locator("#settings button[type=submit]").click()
    html = page.request.get(server.base + "/").text()
    assert 'data-theme="dark"' in html[:300]


@pytest.mark.parametrize("locale, words", [("zh-TW", "還沒有日記"), ("en-US", "Nothing"), ("zh-CN", "还没有日记")])
def test_the_language_follows_the_browser(open_page, locale, words):
    page = open_page(locale=locale)
    assert words in page.locator("body").inner_text()


def test_everything_is_reachable_by_keyboard(open_page):
    page = open_page(DESKTOP)
    add(page, "只用鍵盤")
    page.goto(page.url)

    def tab_until(selector, limit=40):
        for _ in range(limit):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
        raise AssertionError(f"{selector} was never focused")

    tab_until("#settings-link")
    tab_until("#entries a")
    tab_until("#sentence")
    page.keyboard.type("買尿布")
    page.keyboard.press("Enter")
    page.locator("#card").wait_for()
    for selector in ["input[name=kind]", "textarea[name=content]", "input[name=mood]", "#save", "#cancel"]:
        tab_until(selector)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.locator("#notice").wait_for()
    assert rows(page)[0] == "買尿布"
    tab_until("#entries a")
    page.keyboard.press("Enter")
    page.locator("#edit").wait_for()
    for selector in ["#edit", "#done", "#delete"]:
        tab_until(selector)


def test_touch_targets_are_large_enough(open_page):
    page = open_page(PHONE)
    write(page, "手指很粗")
    for selector in ["#save", "#cancel"]:
        assert page.locator(selector).bounding_box()["height"] >= 44
    palette = page.locator(".palette")
    assert palette.evaluate("e => e.scrollWidth >= e.clientWidth")
    assert page.locator(".face").first.bounding_box()["height"] >= 44
