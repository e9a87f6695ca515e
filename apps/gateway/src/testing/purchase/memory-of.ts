import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

const chunkBytes = 4 * 1024 * 1024;

interface Region {
  from: number;
  to: number;
}

/** Memory of its own that a process may read and write: code and files of the machine hold nothing of a buyer. */
const regionsOf = (pid: number): Region[] =>
  readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from && to ? [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }] : [];
    });

/**
 * How often each text stands in the memory of a process of this machine, as bytes and as a text of two bytes a sign. Linux lets a
 * parent look into its child.
 */
export function foundInMemory(pid: number, texts: readonly string[]): Record<string, number> {
  const wanted = texts.map((text) => ({
    text,
    forms: [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')],
  }));
  const overlap = Math.max(...wanted.flatMap(({ forms }) => forms.map((form) => form.length)));
  const found = Object.fromEntries(texts.map((text) => [text, 0]));
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const buffer = Buffer.alloc(chunkBytes);
  try {
    for (const { from, to } of regionsOf(pid))
      for (let at = from; at < to; at += chunkBytes - overlap) {
        const length = readAt(memory, buffer, at, Math.min(chunkBytes, to - at));
        const piece = buffer.subarray(0, length);
        for (const { text, forms } of wanted)
          for (const form of forms) if (piece.includes(form)) found[text] = (found[text] ?? 0) + 1;
      }
  } finally {
    closeSync(memory);
    buffer.fill(0);
  }
  return found;
}

/** Bytes that could be read; none of a page that is not there. */
function readAt(file: number, buffer: Buffer, at: number, length: number): number {
  try {
    return readSync(file, buffer, 0, length, at);
  } catch {
    return 0;
  }
}
