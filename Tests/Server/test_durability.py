"""What the server acknowledged is there, whatever happens to it: killed in a storm of writes, a full disk, a second program."""
import re
import resource
import threading
import uuid

import requests


def put(server, sentence, identifier=None):
    return requests.put(
        f"{server.base}/api/v1/entries/{identifier or uuid.uuid4()}", json={"rawText": sentence},
        headers={"Authorization": f"Bearer {server.key}"}, timeout=20,
    )


def in_threads(count, work):
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_what_was_acknowledged_before_kill_9_is_there_afterwards(server):
    acknowledged, enough = [], threading.Event()

    def storm(writer):
        for number in range(10_000):
            try:
                sentence = f"第 {writer} 個人的第 {number} 句"
                if put(server, sentence).status_code == 201:
                    acknowledged.append(sentence)
            except requests.RequestException:
                return
            if len(acknowledged) > 300:
                enough.set()

    threads = [threading.Thread(target=storm, args=(writer,)) for writer in range(4)]
    for thread in threads:
        thread.start()
    assert enough.wait(60)
    server.kill9()
    for thread in threads:
        thread.join()

    assert set(acknowledged) <= set(server.raw_texts())
    server.restart()
    assert put(server, "之後照常").status_code == 201


def test_the_server_and_ten_command_lines_write_at_the_same_time(server):
    codes = []

    def write(number):
        if number % 2:
            codes.append(put(server, f"網頁 {number}").status_code == 201)
        else:
            codes.append(server.run(f"終端機 {number}").returncode == 0)

    in_threads(20, write)

    assert all(codes)
    assert set(server.raw_texts()) == {f"{'網頁' if number % 2 else '終端機'} {number}" for number in range(20)}


def test_twenty_retries_of_one_save_are_one_entry(server):
    identifier, codes = str(uuid.uuid4()), []

    in_threads(20, lambda _: codes.append(put(server, "重送了二十次", identifier).status_code))

    assert sorted(set(codes)) == [200, 201] and codes.count(201) == 1
    assert server.raw_texts() == ["重送了二十次"]


def test_a_full_disk_keeps_what_was_typed_on_the_card_and_saving_works_once_there_is_room(server):
    assert put(server, "滿之前").status_code == 201
    session = requests.Session()
    session.get(f"{server.base}/?key={server.key}", timeout=20)
    origin = {"Origin": server.base}
    sentence = "磁碟滿的時候寫的" * 700
    card = session.post(f"{server.base}/card", data={"sentence": sentence}, headers=origin, timeout=20)
    assert card.status_code == 200
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', card.text))
    fields |= {"kind": "todo", "content": "改過的內容" + sentence, "time": "", "person": "", "mood": "😰"}

    # A limit on the size of files is as real to SQLite as a full disk, and can be lifted again.
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    refused = session.post(f"{server.base}/entries", data=fields, headers=origin, timeout=20, allow_redirects=False)

    assert refused.status_code == 507
    assert "磁碟已滿" in refused.text and "改過的內容" in refused.text and sentence in refused.text
    assert re.search(r'value="todo"[^>]* checked', refused.text) and re.search(r'value="😰"[^>]* checked', refused.text)
    assert put(server, "也存不進去" * 700).status_code == 507
    assert server.raw_texts() == ["滿之前"]

    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    saved = session.post(f"{server.base}/entries", data=fields, headers=origin, timeout=20, allow_redirects=False)
    assert saved.status_code == 303
    assert server.raw_texts() == [sentence, "滿之前"]


def test_nothing_that_was_written_reaches_the_servers_output(server):
    assert put(server, "不該出現在記錄裡的話").status_code == 201
    requests.get(f"{server.base}/nowhere?q=也不該出現", timeout=20)
    server.stop()
    said = (server.folder / "stderr.txt").read_text()
    assert "不該" not in said and "%E4" not in said
