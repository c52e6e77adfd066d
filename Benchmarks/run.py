"""Measures yiju beside its peers in one run and prints the figures as a Markdown table.

usage: run.py YIJU SAVE_BENCHMARK BARE JRNL

Every pair is measured in turn (A, B, A, B, …), so that both meet the same moods of the machine; figures are medians.
"""
import json
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ENTRIES = 100_000
ROUNDS = 15
yiju, save_benchmark, bare, jrnl = (str(Path(argument).absolute()) for argument in sys.argv[1:5])
rows = []


def say(text):
    print(f"==> {text}", file=sys.stderr, flush=True)


def row(what, ours, peer, theirs, unit, target=""):
    ratio = ours / theirs
    rows.append((what, f"{ours:,.1f} {unit}", peer, f"{theirs:,.1f} {unit}", f"{ratio:.3f}" if ratio < 0.1 else f"{ratio:.2f}", target))
    say(f"{what}: {ours:,.1f} {unit}; {peer}: {theirs:,.1f} {unit}; ratio {ratio:.2f}")


def milliseconds(command, **options):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, **options)
    return (time.perf_counter() - start) * 1000


def in_turn(commands, rounds=ROUNDS):
    """The median time of each command; the first round warms up and does not count."""
    times = [[] for _ in commands]
    for number in range(rounds + 1):
        for command, list_of_times in zip(commands, times):
            took = milliseconds(command(number))
            if number:
                list_of_times.append(took)
    return [statistics.median(list_of_times) for list_of_times in times]


def sentence(number):
    return f"妹妹第{number}次喝了{number % 200 + 20}ml，睡了{number % 3 + 1}小時"


with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    os.environ |= {
        "YIJU_JOURNAL": str(folder / "journal.sqlite"), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data"),
        "HOME": str(folder), "LANG": "zh_TW.UTF-8",
    }

    say(f"Preparing {ENTRIES:,} entries for each")
    text = "".join(sentence(number) + "\n" for number in range(ENTRIES))
    start = time.perf_counter()
    subprocess.run([yiju, "-"], input=text.encode(), stdout=subprocess.DEVNULL, check=True)
    say(f"yiju - took {time.perf_counter() - start:.1f} s for {ENTRIES:,} lines")
    peer = sqlite3.connect(folder / "peer.sqlite")
    peer.executescript("PRAGMA journal_mode = WAL; CREATE TABLE entry (id INTEGER PRIMARY KEY, created_at INTEGER NOT NULL, text TEXT NOT NULL) STRICT;")
    peer.executemany("INSERT INTO entry (created_at, text) VALUES (?, ?)", ((number, sentence(number)) for number in range(ENTRIES)))
    peer.execute("CREATE INDEX newest ON entry (created_at DESC)")
    peer.commit()
    peer.close()
    with open(folder / "jrnl.txt", "w", encoding="utf-8") as file:
        for number in range(ENTRIES):
            moment = time.strftime("%Y-%m-%d %H:%M", time.gmtime(1_700_000_000 + number * 60))
            file.write(f"[{moment}] {sentence(number)}\n\n")
    (folder / "jrnl.yaml").write_text(
        f"journals:\n  default:\n    journal: {folder / 'jrnl.txt'}\ncolors:\n  body: none\n  date: none\n  tags: none\n  title: none\n"
        "default_hour: 9\ndefault_minute: 0\neditor: ''\nencrypt: false\nhighlight: true\nindent_character: '|'\nlinewrap: 79\n"
        "tagsymbols: '#@'\ntemplate: false\ntimeformat: '%F %H:%M'\nversion: v4.6\ndisplay_format: short\n"
    )
    jrnl_command = [jrnl, "--config-file", str(folder / "jrnl.yaml")]

    say("Adding one entry, whole process")
    sql = "PRAGMA synchronous = FULL; INSERT INTO entry (created_at, text) VALUES ({0}, '加一句')"
    ours, shell = in_turn([
        lambda number: [yiju, "加一句"],
        lambda number: ["sqlite3", str(folder / "peer.sqlite"), sql.format(ENTRIES + number)],
    ])
    row(f"add to {ENTRIES:,} entries, whole process", ours, "sqlite3 shell", shell, "ms", "≤ 15 ms")
    slow = in_turn([lambda number: jrnl_command + ["加一句"]], rounds=3)[0]
    row(f"add to {ENTRIES:,} entries, whole process", ours, "jrnl", slow, "ms", "≤ 15 ms")

    say("Listing the newest 50, whole process")
    ours, shell = in_turn([
        lambda number: [yiju, "list", "--limit", "50"],
        lambda number: ["sqlite3", str(folder / "peer.sqlite"), "SELECT * FROM entry ORDER BY created_at DESC LIMIT 50"],
    ])
    row("newest 50, whole process", ours, "sqlite3 shell", shell, "ms")
    slow = in_turn([lambda number: jrnl_command + ["-n", "50"]], rounds=3)[0]
    row("newest 50, whole process", ours, "jrnl", slow, "ms")

    say("One durable save beside one raw commit, in process")
    (folder / "save").mkdir()
    saved = subprocess.run([save_benchmark, str(folder / "save"), "3000"], stdout=subprocess.PIPE, check=True, text=True)
    ours, same, plain = map(float, saved.stdout.split())
    row("durable save", ours, "raw SQLite commit of the same row", same, "µs", "≤ 1.5 ×")
    row("durable save", ours, "raw SQLite commit of two columns, no index", plain, "µs")

    say("Pages and API, beside a bare libmicrohttpd answer")
    server = subprocess.Popen([yiju, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    address, key = re.fullmatch(r"(http://[^/]+)/\?key=(\w+)\n", server.stdout.readline()).groups()
    port = address.rsplit(":", 1)[1]

    def size(path, header):
        request = urllib.request.Request(address + path, headers=dict([header.split(": ", 1)]))
        with urllib.request.urlopen(request) as answer:
            body = answer.read()
        return len(body), body

    def per_second(url, header=None, seconds=4):
        command = ["wrk", "-t1", "-c16", f"-d{seconds}s", url] + (["-H", header] if header else [])
        printed = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        assert "Non-2xx" not in printed, printed
        return float(re.search(r"Requests/sec:\s+([\d.]+)", printed).group(1))

    for what, path, header, target in [
        ("first page of 50 entries", "/", f"Cookie: yiju-{port}={key}", "≥ 4,000 /s"),
        ("API, 50 entries", "/api/v1/entries?limit=50", f"Authorization: Bearer {key}", ""),
        ("API, one entry", None, f"Authorization: Bearer {key}", ""),
    ]:
        if path is None:
            entry = json.loads(size("/api/v1/entries?limit=1", header)[1])["entries"][0]
            path = f"/api/v1/entries/{entry['id']}"
        bytes_of_body, _ = size(path, header)
        ceiling = subprocess.Popen([bare, "18999", str(bytes_of_body)], stdout=subprocess.PIPE)
        ceiling.stdout.readline()
        ours, theirs = [], []
        for _ in range(3):
            ours.append(per_second(address + path, header))
            theirs.append(per_second("http://127.0.0.1:18999/"))
        ceiling.terminate()
        row(f"{what} ({bytes_of_body / 1024:.0f} KB)", statistics.median(ours), "bare libmicrohttpd", statistics.median(theirs), "/s", target)
    server.terminate()

print("| what | yiju | peer | peer's figure | ratio | to reach |")
print("| --- | ---: | --- | ---: | ---: | --- |")
for cells in rows:
    print("| " + " | ".join(cells) + " |")
