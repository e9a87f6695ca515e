import { inflateRawSync } from 'node:zlib';

/** Files of a zip, found through its directory. */
export const bytesOf = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (let at = zip.readUInt32LE(end + 16); at < end; ) {
    const [method, packed, length, offset] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.subarray(at + 46, at + 46 + length).toString('utf8');
    const start = offset + 30 + length;
    const bytes = zip.subarray(start, start + packed);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + length;
  }
  return files;
};

/** The same as text. */
export const filesOf = (zip: Buffer): Map<string, string> =>
  new Map([...bytesOf(zip)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
