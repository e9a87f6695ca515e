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

/** Pieces of a process's memory that overlap, so that no text lies between two. */
const chunksOf = (pid: number, overlap: number): { at: number; length: number }[] =>
  regionsOf(pid).flatMap(({ from, to }) => {
    const step = chunkBytes - overlap;
    return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => {
      const at = from + index * step;
      return { at, length: Math.min(chunkBytes, to - at) };
    });
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
    for (const { at, length } of chunksOf(pid, overlap)) {
      const piece = buffer.subarray(0, readAt(memory, buffer, at, length));
      for (const { text, forms } of wanted)
        found[text] = (found[text] ?? 0) + forms.filter((form) => piece.includes(form)).length;
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
