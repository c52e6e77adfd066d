"""Every sentence of the evaluation goes in through the web form and through one pipe, and comes out byte for byte."""
import html
import json
import re
from pathlib import Path

from pages import add

SENTENCES = Path(__file__).parents[2] / "Evaluation" / "sentences-dev.jsonl"


def sentences():
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    texts = [json.loads(line)["text"] for line in lines]
    assert len(texts) == 500
    return texts


def test_through_one_pipe(server):
    text = "".join(sentence + "\n" for sentence in sentences()).encode()
    assert server.run("-", input=text).returncode == 0
    assert "".join(sentence + "\n" for sentence in reversed(server.raw_texts())).encode() == text


def test_through_the_web_form(open_page, server):
    """Without script, as forms: the browser's own form encoding for each of them, then a few by hand through the pages."""
    page = open_page(script=False)
    for sentence in sentences():
        card = page.request.post(f"{server.base}/card", form={"sentence": sentence}, headers={"Origin": server.base})
        assert card.status == 200
        body = dict(
            (name, html.unescape(value))
            for name, value in re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', card.text())
        )
        body |= {"kind": "record", "content": sentence, "time": "", "person": "", "mood": ""}
        saved = page.request.post(f"{server.base}/entries", form=body, headers={"Origin": server.base}, max_redirects=0)
        assert saved.status == 303, saved.text()
    assert list(reversed(server.raw_texts())) == sentences()
    for sentence in sentences()[:20]:
        add(page, sentence)
    assert list(reversed(server.raw_texts())) == sentences() + sentences()[:20]
