"""What the first release promises: one sentence in, safely kept."""
import pytest

from pages import DESKTOP, PHONE, add, rows, save, write


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_sentence_is_reviewed_corrected_saved_and_survives_kill_9(open_page, server, viewport, script):
    page = open_page(viewport, script)
    page.get_by_text("還沒有日記").wait_for()

    write(page, "尿布快沒了")
    assert page.locator("#raw-text").inner_text() == "尿布快沒了"
    todo = page.locator("label", has=page.locator("input[name=kind][value=todo]"))
    assert "推測" in todo.inner_text()
    page.locator("label", has=page.locator("input[name=kind][value=record]")).click()
    assert page.locator("input[name=kind][value=record]").is_checked()
    save(page)
    assert rows(page) == ["尿布快沒了"]

    server.kill9()
    server.restart()
    page.goto(server.base + "/")
    assert rows(page) == ["尿布快沒了"]
    page.locator("#entries a").first.click()
    assert "紀錄" in page.locator("h1").inner_text()
    assert "待辦" in page.locator("#suggested-kind").inner_text()


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_cancel_keeps_nothing_and_brings_the_sentence_back(open_page, script):
    page = open_page(script=script)
    write(page, "其實不用記\n第二行")

    page.locator("#cancel").click()

    page.locator("#sentence").wait_for()
    assert page.locator("#sentence").input_value() == "其實不用記\n第二行"
    assert rows(page) == []
    assert "其實" not in page.url


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_blank_input_cannot_be_submitted_and_blank_content_is_an_error_at_the_field(open_page, script):
    page = open_page(script=script, expect_errors=True)
    page.locator("#review").click()
    assert page.locator("#card").count() == 0
    page.locator("#sentence").fill("　 ")
    page.locator("#review").click()
    page.locator("#sentence-error").wait_for()
    assert page.locator("#card").count() == 0

    write(page, "有內容的一句")
    page.locator("textarea[name=content]").fill("  ")
    page.locator("#save").click()
    page.locator("[aria-invalid=true]").wait_for()
    assert page.locator("#raw-text").inner_text() == "有內容的一句"

    page.locator("textarea[name=content]").fill("補上的內容")
    save(page)
    assert rows(page) == ["補上的內容"]


def test_a_double_tap_saves_once_and_locks_the_button(open_page):
    page = open_page()
    write(page, "點了兩下")

    page.locator("#save").dblclick()
    page.locator("#notice").wait_for()

    assert rows(page) == ["點了兩下"]


def test_the_same_card_submitted_twice_from_two_tabs_is_one_entry(open_page, server):
    page = open_page(script=False)
    write(page, "兩個分頁")
    fields = page.locator("#card input[type=hidden]")
    body = {fields.nth(i).get_attribute("name"): fields.nth(i).get_attribute("value") for i in range(fields.count())}
    body |= {"kind": "record", "content": "兩個分頁", "time": "", "person": "", "mood": ""}
    for _ in range(2):
        answer = page.request.post(f"{server.base}/entries", form=body, headers={"Origin": server.base}, max_redirects=0)
        assert answer.status == 303
    save(page)
    assert rows(page) == ["兩個分頁"]


def test_back_from_the_list_and_another_choice_changes_the_entry(open_page):
    page = open_page()
    add(page, "倒回去改")
    page.go_back()
    page.locator("#card").wait_for()
    page.locator("label", has=page.locator("input[name=kind][value=mood]")).click()

    save(page)

    assert rows(page) == ["倒回去改"]
    page.locator("#entries a").first.click()
    assert "心情" in page.locator("h1").inner_text()


def test_enter_during_composition_never_submits_and_enter_after_it_does(open_page):
    page = open_page()
    client = page.context.new_cdp_session(page)
    page.locator("#sentence").focus()
    client.send("Input.imeSetComposition", {"text": "ㄋㄧㄠˋ", "selectionStart": 4, "selectionEnd": 4})
    key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 229}
    client.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
    client.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    assert page.locator("#card").count() == 0
    client.send("Input.insertText", {"text": "尿布快沒了"})
    page.wait_for_timeout(50)
    assert page.locator("#sentence").input_value() == "尿布快沒了"
    assert page.locator("#card").count() == 0

    page.keyboard.press("Enter")

    page.locator("#card").wait_for()
    assert page.locator("#raw-text").inner_text() == "尿布快沒了"


def test_the_order_of_safari_never_submits(open_page):
    """Safari ends the composition before the key that ended it is reported."""
    page = open_page()
    page.locator("#sentence").fill("妹妹")
    page.evaluate("""() => {
      const area = document.querySelector('#sentence')
      area.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}))
      area.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: '妹妹'}))
      area.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))
    }""")
    page.wait_for_timeout(200)
    assert page.locator("#card").count() == 0


def test_shift_enter_is_a_new_line(open_page):
    page = open_page()
    page.locator("#sentence").focus()
    page.keyboard.type("一")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("二")
    assert page.locator("#sentence").input_value() == "一\n二"


def test_a_time_stays_as_it_was_said_until_the_conversion_is_taken(open_page):
    page = open_page()
    add(page, "明天下午兩點帶妹妹去打疫苗")
    page.locator("#entries a").first.click()
    assert "明天下午兩點" in page.locator("#time-text").inner_text()
    assert page.locator("#occurrence").count() == 0
    page.go_back()

    write(page, "後天早上去公園")
    page.locator("label", has=page.locator("input[name=time][value='0']")).click()
    save(page)
    page.locator("#entries a").first.click()
    assert "後天早上" in page.locator("#time-text").inner_text()
    assert page.locator("#occurrence").is_visible()


def test_every_guess_is_marked_as_one(open_page, server):
    page = open_page()
    page.goto(server.base + "/people")
    page.locator("#name").fill("妹妹")
    page.locator("#add").click()
    page.locator(".person, [id^=person-]").first.wait_for()
    page.goto(server.base + "/")

    write(page, "明天下午兩點帶妹妹去打疫苗")

    assert "推測" in page.locator("label", has=page.locator("input[name=kind]:checked")).inner_text()
    assert page.locator("#person option:checked").inner_text() == "妹妹（推測）"
    conversion = page.locator("label", has=page.locator("#time-0")).inner_text()
    assert "推測" in conversion and "14:00" in conversion
    assert page.locator("#time-as-said").is_checked()


def test_a_mood_is_chosen_from_eight_named_faces(open_page):
    page = open_page()
    write(page, "終於睡過夜")
    faces = page.locator("input[name=mood]:not([value=''])")
    assert [faces.nth(i).get_attribute("value") for i in range(faces.count())] == list("😊😴😢😡🎉😰🥰😌")
    page.get_by_role("radio", name="慶祝").check(force=True)
    save(page)
    assert "🎉" in page.locator("#entries a").first.inner_text()


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_edit_done_delete_and_undo(open_page, script):
    page = open_page(script=script)
    add(page, "買牛奶")
    page.locator("#entries a").first.click()
    page.locator("#edit").click()
    page.locator("textarea[name=content]").fill("買兩瓶牛奶")
    page.locator("#save").click()
    page.locator("#content").get_by_text("買兩瓶牛奶").wait_for()
    assert "買牛奶" in page.locator("#raw-text").inner_text()
    page.locator("#done").click()
    page.locator("#done-at").wait_for()
    page.locator("#reopen").click()
    page.locator("#done").wait_for()

    page.locator("#delete").click()
    page.locator("#notice").wait_for()
    assert rows(page) == []
    page.locator("#undo").click()
    page.locator("#entries a").wait_for()
    assert rows(page) == ["買兩瓶牛奶"]


def test_two_tabs_that_edit_one_field_do_not_overwrite_each_other_unseen(open_page):
    page = open_page(expect_errors=True)
    add(page, "原來的")
    page.locator("#entries a").first.click()
    page.locator("#edit").click()
    other = page.context.new_page()
    other.goto(page.url)
    page.locator("#content").fill("甲的內容")
    page.locator("#save").click()
    page.locator("#notice").wait_for()

    other.locator("#content").fill("乙的內容")
    other.locator("#save").click()
    other.locator("#clash").wait_for()
    assert "甲的內容" in other.locator("#clash").inner_text()
    assert other.locator("#content").input_value() == "乙的內容"
    other.locator("#save").click()
    other.locator("#notice").wait_for()
    assert other.locator("#content").inner_text() == "乙的內容"


def test_a_card_that_comes_back_after_its_entry_was_deleted_says_so_and_keeps_the_words(open_page):
    page = open_page(expect_errors=True)
    add(page, "存了又刪")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#entries a").first.click()
    other.locator("#delete").click()
    other.locator("#undo").wait_for()

    page.go_back()
    page.locator("#content").fill("刪除後又存")
    page.locator("#save").click()
    page.locator("#failure").wait_for()
    assert page.locator("#content").input_value() == "刪除後又存"


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_what_was_changed_on_a_form_is_there_after_leaving_and_coming_back(open_page, script):
    page = open_page(script=script)
    add(page, "改到一半")
    page.locator("#entries a").first.click()
    page.locator("#edit").click()
    page.locator("#content").fill("改到一半離開")
    page.locator(".back").click()
    page.locator("#entries").wait_for()
    page.go_back()
    page.locator("#content").wait_for()
    assert page.locator("#content").input_value() == "改到一半離開"


def test_what_was_changed_on_a_card_outlives_a_reload(open_page):
    page = open_page()
    write(page, "重新整理之前")
    page.locator("#content").fill("重新整理之前改的")
    page.locator("label", has=page.locator("#kind-mood")).click()
    page.get_by_role("radio", name="平靜").check(force=True)

    page.reload()

    assert page.locator("#content").input_value() == "重新整理之前改的"
    assert page.locator("#kind-mood").is_checked()
    save(page)
    write(page, "重新整理之前")
    assert page.locator("#content").input_value() == "重新整理之前"


def test_what_is_being_written_outlives_a_reload(open_page):
    page = open_page()
    page.locator("#sentence").fill("寫到一半")
    page.reload()
    assert page.locator("#sentence").input_value() == "寫到一半"


def test_a_lost_connection_keeps_the_card_and_saving_works_when_it_is_back(open_page, server):
    page = open_page(expect_errors=True)
    write(page, "斷線時寫的")
    page.locator("textarea[name=content]").fill("斷線時寫的，還改過")
    server.kill9()

    page.locator("#save").click()
    page.locator("#failure").wait_for()
    assert page.locator("textarea[name=content]").input_value() == "斷線時寫的，還改過"
    server.restart()
    save(page)

    assert rows(page) == ["斷線時寫的，還改過"]


def test_hostile_text_is_shown_and_never_run(open_page):
    page = open_page()
    hostile = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;"
    add(page, hostile)
    assert rows(page) == [hostile]
    page.locator("#entries a").first.click()
    assert page.locator("#content").inner_text() == hostile


def test_without_the_key_nothing_is_shown_and_what_was_typed_comes_back(open_page, server):
    page = open_page(expect_errors=True)
    write(page, "鑰匙不見了還是在")
    page.context.clear_cookies()
    with page.expect_navigation():
        page.evaluate("document.querySelector('#card').submit()")
    assert "鑰匙不見了還是在" in page.content()
    assert page.request.get(server.base + "/").status in (401, 403)
