import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of the archive; its text may come piece by piece. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

const version = 20;
/** sizes follow the data (bit 3), the name is UTF-8 (bit 11) */
const flags = 0x0808;
const deflated = 8;
/** the first day a zip can say: files of a list need no time of their own */
const day = 0x0021;

const numbers = (...parts: [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
};

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

const common = (crc: number, packed: number, size: number, name: Buffer): [2 | 4, number][] => [
  [2, version],
  [2, flags],
  [2, deflated],
  [2, 0],
  [2, day],
  [4, crc],
  [4, packed],
  [4, size],
  [2, name.length],
  [2, 0],
];

async function* packedText(text: ZipEntry['text'], sums: { crc: number; packed: number; size: number }) {
  const deflate = createDeflateRaw();
  const feed = async (): Promise<void> => {
    for await (const piece of text) {
      const bytes = Buffer.from(piece, 'utf8');
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  const fed = feed().catch((error: unknown) =>
    deflate.destroy(error instanceof Error ? error : new Error('a file could not be packed')),
  );
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    sums.packed += bytes.length;
    yield bytes;
  }
  await fed;
}

const directoryOf = (written: readonly Written[], offset: number): Buffer => {
  const rows = written.map(({ name, offset: at, crc, packed, size }) =>
    Buffer.concat([
      numbers([4, 0x02014b50], [2, version], ...common(crc, packed, size, name)),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    ]),
  );
  const length = rows.reduce((sum, row) => sum + row.length, 0);
  const count = written.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...rows, end]);
};

/** An archive as it is made: nothing but the piece at hand is kept. Below 4 GB. */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: words, text } of entries) {
    const name = Buffer.from(words, 'utf8');
    const head = Buffer.concat([numbers([4, 0x04034b50], ...common(0, 0, 0, name)), name]);
    yield head;
    const sums = { crc: 0, packed: 0, size: 0 };
    yield* packedText(text, sums);
    yield numbers([4, 0x08074b50], [4, sums.crc], [4, sums.packed], [4, sums.size]);
    written.push({ name, offset, ...sums });
    offset += head.length + sums.packed + 16;
  }
  yield directoryOf(written, offset);
}
