"""The real program, for tests in Python. YIJU_BINARY names it."""
import json
import os
import queue
import signal
import subprocess
import threading
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest


def binary() -> str:
    path = os.environ.get("YIJU_BINARY")
    if not path:
        pytest.fail("YIJU_BINARY has to name the yiju program")
    return path


def environment(folder: Path) -> dict[str, str]:
    """Surroundings in which the program touches nothing outside `folder`."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
    return kept | {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "TZ": "Asia/Taipei",
    }


@dataclass
class Server:
    """`yiju serve` on a journal of its own."""

    folder: Path
    journal: Path
    base: str = ""
    key: str = ""
    port: int = 0
    process: subprocess.Popen | None = field(default=None, repr=False)

    def start(self) -> None:
        errors = (self.folder / "stderr.txt").open("ab")
        self.process = subprocess.Popen(
            [binary(), "serve", "--port", str(self.port), "--journal", str(self.journal)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8",
            cwd=self.folder, env=environment(self.folder),
        )
        errors.close()
        lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, args=(self.process, lines), daemon=True).start()
        while True:
            try:
                line = lines.get(timeout=20)
            except queue.Empty:
                line = None
            if line is None:
                self.kill9()
                pytest.fail("the server printed no address: " + (self.folder / "stderr.txt").read_text()[-2000:])
            for word in line.split():
                if word.startswith("http://"):
                    address = urlsplit(word)
                    self.base = f"{address.scheme}://{address.netloc}"
                    self.port = address.port
                    self.key = parse_qs(address.query)["key"][0]
                    return

    def run(self, *arguments: str, input: bytes | None = None) -> subprocess.CompletedProcess:
        """Runs the command line on the server's journal."""
        return subprocess.run(
            [binary(), "--journal", str(self.journal), *arguments], input=input, stdout=subprocess.PIPE, env=environment(self.folder),
        )

    def raw_texts(self) -> list[str]:
        """Every sentence in the journal, newest first, as the command line prints them."""
        answer = self.run("list", "--all", "--json")
        assert answer.returncode == 0
        return [entry["rawText"] for entry in json.loads(answer.stdout)]

    @staticmethod
    def _read(process: subprocess.Popen, lines: queue.Queue) -> None:
        # To the end, so that the program never waits for a full pipe.
        for line in process.stdout:
            lines.put(line)
        lines.put(None)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill9(self) -> None:
        """As a power cut would: no chance to put anything in order."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Starts again on the same journal, at the same address and with the same key, as a person would."""
        self.stop()
        self.start()

    def _end(self, what: signal.Signals) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(what)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None
