"""Adds up the test reports of one run. usage: summary.py FOLDER [FAILED PART...]"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

folder, failed_parts = Path(sys.argv[1]), sys.argv[2:]
passed = failed = skipped = 0
print()
for report in sorted(folder.glob("*.xml")):
    cases = list(ElementTree.parse(report).iter("testcase"))
    bad = [c for c in cases if c.find("failure") is not None or c.find("error") is not None]
    out = [c for c in cases if c.find("skipped") is not None]
    failed, skipped, passed = failed + len(bad), skipped + len(out), passed + len(cases) - len(bad) - len(out)
    print(f"{report.stem}: {len(cases)} tests, {len(bad)} failed, {len(out)} skipped")
    for case in bad:
        print(f"  failed: {case.get('classname')} {case.get('name')}")
# XCTest writes no report when tests run one after the other; its own last line counts.
log = folder / "swift.log"
executed = re.findall(r"Executed (\d+) tests?, with (\d+) failures?", log.read_text(errors="replace")) if log.exists() else []
if executed and not (folder / "swift.xml").exists():
    count, bad = map(int, executed[-1])
    failed, passed = failed + bad, passed + count - bad
    print(f"swift-xctest: {count} tests, {bad} failed")
# A part that ends badly without a failed case (a crash, the format) counts as one failure, never as none.
for part in failed_parts:
    print(f"part failed: {part}")
failed = max(failed, len(failed_parts))
if passed == 0:
    failed = max(failed, 1)
print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
sys.exit(1 if failed else 0)
