import { inflateRawSync } from 'node:zlib';

/** Files of a zip, found through its directory. */
export const filesOf = (zip: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (let at = zip.readUInt32LE(end + 16); at < end; ) {
    const [packed, length, offset] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.subarray(at + 46, at + 46 + length).toString('utf8');
    const start = offset + 30 + length;
    files.set(name, inflateRawSync(zip.subarray(start, start + packed)).toString('utf8'));
    at += 46 + length;
  }
  return files;
};
