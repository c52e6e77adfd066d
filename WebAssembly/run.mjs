// Runs the interpreter in WebAssembly over many sentences: node run.mjs INTERPRETER.wasm < REQUESTS > ANSWERS
// A request is one line of JSON ({"text", "now", "people"}), an answer the line of JSON that the interpreter gives.
import { readFileSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, allocate, free, interpret } = instance.exports;
const encoder = new TextEncoder();

/** The answer in UTF-8, or null for a request that the interpreter refuses. */
function ask(now, text, people) {
  const fields = [now, text, ...people].map((field) => encoder.encode(field));
  const length = fields.reduce((sum, field) => sum + 4 + field.length, 0);
  const request = allocate(length);
  // Memory may move whenever the module allocates; views are made anew each time.
  const view = new DataView(memory.buffer, request, length);
  let position = 0;
  for (const field of fields) {
    view.setUint32(position, field.length, true);
    new Uint8Array(memory.buffer, request + position + 4, field.length).set(field);
    position += 4 + field.length;
  }
  const answer = interpret(request, length);
  free(request);
  if (answer === 0) return null;
  const size = new DataView(memory.buffer).getUint32(answer, true);
  const bytes = new Uint8Array(memory.buffer, answer + 4, size).slice();
  free(answer);
  return bytes;
}

function write(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line === "") continue;
  const { text, now, people } = JSON.parse(line);
  write(ask(now, text, people) ?? encoder.encode("refused"));
  write(encoder.encode("\n"));
}
if (process.argv[3] === "--memory") process.stderr.write(`${memory.buffer.byteLength}\n`);
