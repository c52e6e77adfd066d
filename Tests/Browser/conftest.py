"""A real browser on the real server. The `server` fixture is in Tests/conftest.py."""
import shutil

import pytest
from pages import PHONE
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def chromium():
    path = shutil.which("chromium")
    assert path, "chromium is missing: run make test, which installs it"
    with sync_playwright() as playwright:
        # Without a sandbox, since tests may run as root; every page here is our own.
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium, server):
    """Opens a page on the app, signed in by the printed address, as a newcomer would. Fails the test on any script error."""
    contexts, errors = [], []

    def open_page(viewport=PHONE, script=True, scheme="light", locale="zh-TW", sign_in=True, expect_errors=False):
        context = chromium.new_context(
            viewport=viewport, java_script_enabled=script, color_scheme=scheme, locale=locale, timezone_id="Asia/Taipei"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        if not expect_errors:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        if sign_in:
            page.goto(f"{server.base}/?key={server.key}")
            page.wait_for_url(f"{server.base}/")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
