"""Scores the program itself, beside the floor of three rules and the committed scores.

usage: evaluate.py YIJU MEASURE [--check | --update]

YIJU is the built program, MEASURE the tool for what is measured in process. The sentences are those of sentences-dev.jsonl; the public
sets are scored where they are (YIJU_EVAL, or ../shared/eval). --check compares the counts with scores.json and does nothing else;
--update writes them there.
"""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from score import Tally, ask, read

here = Path(__file__).resolve().parent
root = here.parent
scores_file = here / "scores.json"
dev_file = here / "sentences-dev.jsonl"
misses_file = root / ".build" / "eval" / "misses.txt"
LIMIT = 1_000_000

# Values on the clean lines of the public sets: the best engine that does not come from the makers of the set, from the README beside them.
PEERS = {
    "time-recognizers-zh": (51.0, "JioNLP 1.5.31"),
    "time-recognizers-zh-hant": (34.5, "Duckling ZH_TW"),
    "time-chrono-zh": (41.3, "ChineseTimeNLP 3.0.1"),
    "time-chrono-en": (52.9, "dateparser 1.5.0"),
    "time-duckling-zh": (43.7, "Recognizers Python 1.0.2a2"),
    "time-jionlp-zh": (32.3, "ChineseTimeNLP 3.0.1"),
    "time-jionlp-zh-hant": (29.1, "Duckling ZH_TW"),
    "time-spans-xsid-zh": None,
    "quantities-zh": None,
}


def three_rules(question):
    """The floor: a question mark or 嗎 at the end asks, 買 or 記得 at the beginning is to be done, all else is a record; and nothing more
    is read in a sentence."""
    text = question["text"].strip()
    kind = "request" if text.endswith(("嗎", "嗎？", "?", "？")) else "todo" if text.startswith(("買", "記得")) else "record"
    return {"kind": kind, "confidence": None, "time": [], "quantities": [], "subject": None, "topic": None, "mood": None}


def percent(share):
    right, of = share
    return f"{100 * right / of:5.1f} %" if of else "    – "


def cell(share):
    return "–" if share is None else f"{percent(share)} ({share[0]}/{share[1]})"


def table(tally, floor, committed):
    print(f"{'measure':42s} {'three rules':>12s}   {'committed':20s} now")
    for measure in sorted(tally.share):
        lower = percent(floor.share[measure]) if measure in floor.share else "–"
        print(f"{measure:42s} {lower:>12s}   {cell(committed.get(measure)):20s} {cell(tally.share[measure])}")


def worse(tally, committed):
    """The measures that are lower than committed, exactly: right/of is compared crosswise. A measure that is gone is lower."""
    lower = []
    for measure, (right, of) in committed.items():
        now_right, now_of = tally.share.get(measure, (0, 1))
        if now_right * of < right * now_of:
            lower.append(f"{measure}: {cell((now_right, now_of)).strip()}, committed {cell((right, of)).strip()}")
    return lower


def public_folder():
    named = os.environ.get("YIJU_EVAL")
    folder = Path(named) if named else root.parent / "shared" / "eval"
    return folder if (folder / "score_public.py").exists() else None


def public_sets(folder, command):
    print(f"\n{'public set':28s} {'right':22s} best engine of others")
    if folder is None:
        print("missing: set YIJU_EVAL to the folder that holds them (score_public.py and time-*.jsonl): " + ", ".join(PEERS))
        return ""
    found = [name for name in PEERS if (folder / f"{name}.jsonl").exists()]
    run = subprocess.run(
        [sys.executable, str(folder / "score_public.py"), "--misses", "100000", *(str(folder / f"{name}.jsonl") for name in found), "--", *command],
        stdout=subprocess.PIPE, check=True)
    output = run.stdout.decode()
    for name in PEERS:
        row = re.search(rf"^{re.escape(name)}\.jsonl\s+(.*)$", output, re.M)
        if row is None:
            print(f"{name:28s} missing")
            continue
        value, span, number = (re.search(pattern, row[1]) for pattern in (
            r"value on clean lines (\d+)/(\d+)", r"span (\d+)/(\d+)", r"number right (\d+)/(\d+)"))
        if number or (value and int(value[2])):
            what, hit = ("value", value) if not number else ("number", number)
        else:
            what, hit = "span", span
        peer = f"{PEERS[name][0]:.1f} %  {PEERS[name][1]}" if PEERS[name] else "–"
        print(f"{name:28s} {cell((int(hit[1]), int(hit[2]))):22s} {peer}{'' if what == 'value' else f'  ({what}s)'}")
    return output


def speed(measure, folder):
    """The mean time of one sentence, over all sentences at hand."""
    files = [dev_file] + (sorted(f for f in folder.glob("*.jsonl") if f.name != dev_file.name) if folder else [])
    lines = []
    for sentence in (sentence for file in files for sentence in read(file)):
        reference = (sentence.get("reference") or "2026-11-30T12:00:00")[:19]
        lines.append(json.dumps({"text": sentence["text"], "reference": reference, "people": sentence.get("people") or []}, ensure_ascii=False))
    run = subprocess.run([measure, "speed", "5"], input="\n".join(lines).encode(), stdout=subprocess.PIPE, check=True)
    timed = json.loads(run.stdout)
    print(f"\nspeed: {timed['microseconds']:.1f} µs a sentence, mean over {timed['sentences']:,.0f}, in process, one core")


def unfolded(source):
    """The texts of a generated source file, as they lie in the binary."""
    for text in re.findall(r'#"""\n(.*?)\n[ ]*"""#', source, re.S):
        lines = text.split("\n")
        # The indentation of the closing quotes goes; a backslash joins the next line.
        closing = re.search(re.escape(lines[-1]) + r'\n([ ]*)"""#', source)[1]
        lines = [line.removeprefix(closing) for line in lines]
        yield "".join(line.removesuffix("\\#") + ("" if line.endswith("\\#") else "\n") for line in lines).rstrip("\n")


def size(yiju):
    binary = Path(yiju).read_bytes()
    sizes = {}
    for name in ("TrainedModels", "LexiconText"):
        texts = [text.encode() for text in unfolded((root / "Sources/SentenceKit/Generated" / f"{name}.swift").read_text(encoding="utf-8"))]
        absent = sum(text not in binary for text in texts)
        if absent or not texts:
            sys.exit(f"{yiju} does not hold {absent} texts of {name}.swift: was it built of these sources?")
        sizes[name] = sum(map(len, texts))
    total = sum(sizes.values())
    print(f"size in the binary: models {sizes['TrainedModels']:,} + words {sizes['LexiconText']:,} = {total:,} bytes (limit {LIMIT:,})")
    if total > LIMIT:
        sys.exit("the models and words are too large")


def replay(measure):
    run = subprocess.run([measure, "replay", str(here / "household.tsv")], stdout=subprocess.PIPE, check=True)
    blocks = json.loads(run.stdout)

    def row(title, name, of):
        print(f"  {title:34s} " + " ".join(f"{100 * n / max(m, 1):6.1f}" for n, m in zip(blocks[name], blocks[of])) + f"   ({sum(blocks[name])} of {sum(blocks[of])})")

    print("\nlearning: corrections of 100 sentences in each fifth of a household's weeks (household.tsv)")
    row("all", "corrected", "sentences")
    row("all, without learning", "corrected untaught", "sentences")
    row("outside its habits", "outside habits corrected", "outside habits")
    row("outside its habits, without learning", "outside habits corrected untaught", "outside habits")


def main(yiju, measure, mode):
    command = [yiju, "interpret", "--jsonl"]
    gold = read(dev_file)
    tally = Tally(gold, ask(command, gold))
    committed = json.loads(scores_file.read_text(encoding="utf-8")) if scores_file.exists() else {}
    lower = worse(tally, committed)
    if mode == "--check":
        if not committed:
            sys.exit("no committed scores: run Scripts/eval --update")
        sys.exit("\n".join(["lower than the committed scores (Evaluation/scores.json):", *lower]) if lower else 0)
    if mode == "--update":
        rows = ",\n".join(f"  {json.dumps(measure)}: [{right}, {of}]" for measure, (right, of) in sorted(tally.share.items()))
        scores_file.write_text("{\n" + rows + "\n}\n", encoding="utf-8")

    print(f"sentences-dev: {len(gold)} sentences, {command[0]} interpret --jsonl\n")
    table(tally, Tally(gold, [three_rules(g) for g in gold]), committed)
    folder = public_folder()
    public = public_sets(folder, command)
    speed(measure, folder)
    size(yiju)
    replay(measure)
    misses_file.parent.mkdir(parents=True, exist_ok=True)
    own = [f"{measure_name}\n" + "\n".join(found) + "\n" for measure_name, found in sorted(tally.misses.items()) if not measure_name.startswith("kind [")]
    misses_file.write_text("\n".join(own) + "\n" + public, encoding="utf-8")
    print(f"\nmisses: {os.path.relpath(misses_file)}")
    if lower:
        print("\nlower than committed:\n" + "\n".join(lower))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[3:] not in ([], ["--check"], ["--update"]):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) == 4 else "")
