const encoder = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers: `[value, bytes]`. */
function packed(...numbers: [value: number, bytes: 2 | 4][]): number[] {
  return numbers.flatMap(([value, length]) => Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff));
}

/** The day every part says it was written: 1 January 1980, so that the same template has the same bytes. */
const noTime = 0x21 * 0x10000;

export interface ZipPart {
  name: string;
  /** as it stands in the file */
  data: Uint8Array;
  /** 0 stored, 8 deflated */
  method: 0 | 8;
  /** bytes once inflated, as the directory is to say it */
  size: number;
  /** of the inflated bytes; readers of ours do not look at it */
  crc: number;
}

export function zipOf(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const local: number[] = [];
  const directory: number[] = [];
  for (const { name, data, method, size, crc } of parts) {
    const path = encoder.encode(name);
    const facts = [
      ...packed([20, 2], [0x0800, 2], [method, 2], [noTime, 4], [crc, 4]),
      ...packed([data.length, 4], [size, 4], [path.length, 2], [0, 2]),
    ];
    directory.push(...packed([0x02014b50, 4], [20, 2]), ...facts);
    directory.push(...packed([0, 2], [0, 2], [0, 2], [0, 4], [local.length, 4]), ...path);
    local.push(...packed([0x04034b50, 4]), ...facts, ...path, ...data);
  }
  const end = [
    ...packed([0x06054b50, 4], [0, 2], [0, 2], [parts.length, 2], [parts.length, 2]),
    ...packed([directory.length, 4], [local.length, 4], [0, 2]),
  ];
  return Uint8Array.from([...local, ...directory, ...end]);
}

/** A ZIP of texts, nothing compressed; small templates need no more. */
export const zipStore = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipOf(
    Object.entries(parts).map(([name, text]) => {
      const data = encoder.encode(text);
      return { name, data, method: 0, size: data.length, crc: crc32(data) };
    }),
  );
