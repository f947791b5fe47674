// Runs the module's `picture_hash` with a bump allocator as its only host and prints the result.
import { readFileSync } from "node:fs";

let memory;
let top = 0;
const bytes = () => new Uint8Array(memory.buffer);
const host = {
  free() {},
  posix_memalign(block, alignment, size) {
    top = Math.ceil(top / alignment) * alignment;
    const start = top;
    top += size >>> 0;
    const missing = top - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536) + 256);
    new DataView(memory.buffer).setUint32(block, start, true);
    return 0;
  },
  memcpy: (to, from, count) => (bytes().copyWithin(to, from, from + count), to),
  memmove: (to, from, count) => (bytes().copyWithin(to, from, from + count), to),
  memset: (to, value, count) => (bytes().fill(value, to, to + count), to),
  memcmp(a, b, count) {
    const all = bytes();
    for (let i = 0; i < count; i++) if (all[a + i] !== all[b + i]) return all[a + i] - all[b + i];
    return 0;
  },
  arc4random_buf: (to, count) => { bytes().fill(7, to, to + count); },
  __stack_chk_fail() { throw new Error("stack overwritten"); },
};
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env: host });
memory = instance.exports.memory;
top = memory.buffer.byteLength;
console.log(instance.exports.picture_hash() >>> 0);
