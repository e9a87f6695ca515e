/** Which letters a WOFF2 file can draw; for tests. Source: WOFF2 (W3C), §4 and §5; OpenType, `cmap`. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const headerBytes = 48;
/** numbers of known tags; every other has a length of its own only */
const cmapTag = 0;
const glyfTag = 10;
const locaTag = 11;
const ownTag = 63;

interface Table {
  tag: number;
  bytes: number;
}

/** @throws Error for a file that is no WOFF2 or has no cmap of the formats 4 and 12 */
export function readLetters(path: URL): Set<string> {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${path} is no WOFF2 file`);
  const { tables, end } = readDirectory(file, file.readUInt16BE(12));
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  let at = 0;
  for (const { tag, bytes } of tables) {
    if (tag === cmapTag) return lettersOf(data.subarray(at, at + bytes));
    at += bytes;
  }
  throw new Error(`${path} has no cmap`);
}

function readDirectory(file: Buffer, count: number): { tables: Table[]; end: number } {
  const tables: Table[] = [];
  let at = headerBytes;
  const length = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === ownTag) at += 4;
    const plain = length();
    const isTransformed = tag === glyfTag || tag === locaTag ? version !== 3 : version !== 0;
    tables.push({ tag, bytes: isTransformed ? length() : plain });
  }
  return { tables, end: at };
}

function lettersOf(cmap: Buffer): Set<string> {
  const letters = new Set<string>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(start);
    const ranges = format === 4 ? ranges4(cmap, start) : format === 12 ? ranges12(cmap, start) : [];
    for (const [from, to] of ranges)
      for (let point = from; point <= to; point += 1) letters.add(String.fromCodePoint(point));
  }
  if (letters.size === 0) throw new Error('no cmap that can be read');
  return letters;
}

function ranges4(cmap: Buffer, start: number): [number, number][] {
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + segments * 2 + 2;
  return Array.from({ length: segments }, (_, index): [number, number] => [
    cmap.readUInt16BE(starts + index * 2),
    cmap.readUInt16BE(ends + index * 2),
  ]).filter(([from]) => from !== 0xffff);
}

function ranges12(cmap: Buffer, start: number): [number, number][] {
  return Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, index): [number, number] => {
    const at = start + 16 + index * 12;
    return [cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4)];
  });
}
