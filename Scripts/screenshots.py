"""Takes pictures of the app. usage: screenshots.py YIJU [FOLDER FOR ALL OF THEM]"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
SENTENCES = [
    "弟弟昨晚醒了三次，今天大家都很累", "買奶粉兩罐", "早上七點喝了120ml", "妹妹38.2度，先觀察", "晚上誰去接弟弟？", "剛換尿布",
    "記得帶健保卡", "終於睡過夜了", "妹妹下午三點喝了150ml", "尿布快沒了",
]
yiju, everything = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
images = Path(everything or Path(__file__).parent.parent / "docs" / "images")
images.mkdir(parents=True, exist_ok=True)

with tempfile.TemporaryDirectory() as folder:
    surroundings = os.environ | {
        "HOME": folder, "XDG_CONFIG_HOME": folder, "YIJU_JOURNAL": f"{folder}/journal.sqlite", "TZ": "Asia/Taipei", "LANG": "zh_TW.UTF-8",
    }
    server = subprocess.Popen([yiju, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=surroundings)
    address = server.stdout.readline().strip()
    base = address.split("/?")[0]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])

        def visit(viewport, scheme):
            context = browser.new_context(
                viewport=viewport, color_scheme=scheme, locale="zh-TW", timezone_id="Asia/Taipei", device_scale_factor=2
            )
            page = context.new_page()
            page.goto(address)
            page.wait_for_url(base + "/")
            return page

        page = visit(PHONE, "light")
        page.screenshot(path=images / "empty-phone-light.png") if everything else None
        for command in ["add 妹妹", "add 弟弟"]:
            subprocess.run([yiju, "people", *command.split()], env=surroundings, stdout=subprocess.DEVNULL, check=True)
        for sentence in SENTENCES:
            extra = ["--mood", "😌", "--kind", "mood"] if "睡過夜" in sentence else ["--mood", "😴", "--kind", "mood"] if "很累" in sentence else []
            subprocess.run([yiju, sentence, *extra], env=surroundings, stdout=subprocess.DEVNULL, check=True)
        subprocess.run([yiju, "done", "4"], env=surroundings, stdout=subprocess.DEVNULL, check=True)

        for viewport, size in [(PHONE, "phone"), (DESKTOP, "desktop")]:
            for scheme in ["light", "dark"]:
                page = visit(viewport, scheme)

                def picture(name):
                    if everything or f"{name}-{size}-{scheme}" in ("home-phone-light", "card-phone-light", "entry-phone-dark"):
                        page.screenshot(path=images / f"{name}-{size}-{scheme}.png")

                picture("home")
                page.locator("#sentence").fill("明天下午兩點帶妹妹去打疫苗")
                page.locator("#review").click()
                page.locator("#card").wait_for()
                page.locator("label", has=page.locator("#kind-todo")).click()
                page.evaluate("document.activeElement.blur()")
                picture("card")
                page.locator("#content").fill(" ")
                page.locator("#save").click()
                page.locator("[aria-invalid=true]").wait_for()
                picture("card-blank")
                page.goto(base + "/")
                page.locator("#entries a", has_text="終於睡過夜").click()
                page.locator("#edit").wait_for()
                picture("entry")
                page.locator("#edit").click()
                page.locator("#card").wait_for()
                picture("edit")
                page.goto(base + "/people")
                picture("people")
                page.goto(base + "/settings")
                picture("settings")
                page.goto(base + "/entries/nowhere")
                picture("not-found")
                page.goto(base + "/")
                page.locator("#entries a", has_text="剛換尿布").click()
                page.locator("#delete").click()
                page.locator("#undo").wait_for()
                picture("deleted")
                page.locator("#undo").click()
                page.locator("#notice").wait_for()
        browser.close()
    server.terminate()
