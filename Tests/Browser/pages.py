"""What the browser tests do over and over."""

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


def write(page, sentence):
    """Types a sentence and asks for its card."""
    page.locator("#sentence").fill(sentence)
    page.locator("#review").click()
    page.locator("#card").wait_for()


def save(page):
    """Saves the card and waits for the list."""
    page.locator("#save").click()
    page.locator("#notice").wait_for()


def add(page, sentence):
    """A sentence, all the way into the list."""
    write(page, sentence)
    save(page)


def rows(page):
    """The texts of the list, newest first."""
    return page.locator("#entries .text").all_inner_texts()
