import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of these rows, eight bits a sample. @param kind 0 for greys, 2 for red, green and blue */
function png(width: number, height: number, kind: 0 | 2, rowOf: (row: number) => Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kind], 8);
  const rows = Array.from({ length: height }, (_, row) => Buffer.concat([Buffer.from([0]), rowOf(row)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of one colour, written by its specification and by nothing of the gateway's. @param colour red, green and blue, 0 to 255 */
export function madePng(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const row = Uint8Array.from(Array.from({ length: width }, () => colour).flat());
  return png(width, height, 2, () => row);
}

/** A PNG of greys, row by row. */
export const madeGreyPng = (image: {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}): Buffer =>
  png(image.width, image.height, 0, (row) =>
    Uint8Array.from(image.data.subarray(row * image.width, (row + 1) * image.width)),
  );
