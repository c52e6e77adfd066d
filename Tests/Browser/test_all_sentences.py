"""Every sentence of the evaluation goes in through the web form and through one pipe, and comes out byte for byte."""
import html
import json
import os
import re
import subprocess
from pathlib import Path

from conftest import add

SENTENCES = Path(__file__).parents[2] / "Evaluation" / "sentences-dev.jsonl"


def sentences():
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    texts = [json.loads(line)["text"] for line in lines]
    assert len(texts) == 500
    return texts


def listed(server):
    answer = subprocess.run(
        [os.environ["YIJU_BINARY"], "list", "--all", "--json", "--journal", server.journal], stdout=subprocess.PIPE, check=True
    )
    return [entry["rawText"] for entry in json.loads(answer.stdout)]


def test_through_one_pipe(server):
    text = "".join(sentence + "\n" for sentence in sentences()).encode()
    subprocess.run(
        [os.environ["YIJU_BINARY"], "-", "--journal", server.journal], input=text, stdout=subprocess.DEVNULL, check=True
    )
    assert "".join(sentence + "\n" for sentence in reversed(listed(server))).encode() == text


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
    assert list(reversed(listed(server))) == sentences()
    for sentence in sentences()[:20]:
        add(page, sentence)
    assert list(reversed(listed(server))) == sentences() + sentences()[:20]
