import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const unpacked = promisify(brotliDecompress);

/** larger than any file of a build; a packed one that grows past it is none of ours */
const largestFile = 32 * 1024 * 1024;
/** three releases of every family, packed files beside their own, and some to spare */
const mostKept = 20_000;

interface Known {
  /** time of writing, time of any change, size and number of the file */
  state: string;
  sum: string | null;
}

const kept = new Map<string, Known>();

/** Kinds of sums that builds were listed with; kept ones of before have the longer. */
type SumKind = 'sha256' | 'sha384';
const kindOf = (sum: string): SumKind => (sum.startsWith('sha384-') ? 'sha384' : 'sha256');
const sumOf = (content: Buffer, kind: SumKind): string =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`;

const contentOf = async (file: string): Promise<Buffer> => {
  const content = await readFile(file);
  return file.endsWith('.br') ? unpacked(content, { maxOutputLength: largestFile }) : content;
};

/**
 * What a file is now. Asked in place: the system answers from memory in microseconds, while a thread that asks for us costs ten times that, for
 * each of four looks at every file that a page loads.
 */
export const lookAt = (file: string): Stats | null => {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
};

/**
 * The sum of what a browser reads from a file, as in a release's list; a `.br` counts unpacked. It is computed again when time,
 * size or number of the file differ.
 * @param promised the sum it is compared with, which tells the kind
 * @returns `missing` without a file, `changed` for one that cannot be read or unpacked
 */
export const fileSum = async (file: string, promised: string): Promise<string | 'missing' | 'changed'> => {
  const kind = kindOf(promised);
  const found = lookAt(file);
  if (!found?.isFile()) return 'missing';
  const state = `${kind} ${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino}`;
  const known = kept.get(file);
  if (known?.state === state) return known.sum ?? 'changed';
  const sum = await contentOf(file).then(
    (content) => sumOf(content, kind),
    () => null,
  );
  if (kept.size >= mostKept) kept.clear();
  kept.set(file, { state, sum });
  return sum ?? 'changed';
};
